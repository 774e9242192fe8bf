item-scimitar = Flammender Krummsäbel
item-lamp = Wunderlampe
item-flute = Zauberflöte
item-carpet = Fliegender Teppich
item-ring = Ring der Wiedergeburt
item-talisman = Talisman des Sturms
item-horn = Füllhorn
item-precious5 = Wertvoller Gegenstand ({ $points })
item-precious7 = Wertvoller Gegenstand ({ $points })
item-precious9 = Wertvoller Gegenstand ({ $points })

item-one = Gegenstand
item-unseen =
    { $n } { $n ->
        [one] verdeckter Gegenstand
       *[other] verdeckte Gegenstände
    }
item-magic = Magischer Gegenstand
item-precious = Wertvoller Gegenstand
