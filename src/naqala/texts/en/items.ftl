### Items of the Artisans. What a precious item is worth comes as `points`.

item-scimitar = Burning Scimitar
item-lamp = Fabulous Lamp
item-flute = Enchanting Flute
item-carpet = Flying Carpet
item-ring = Rebirth Ring
item-talisman = Tempest Talisman
item-horn = Horn of Plenty
item-precious5 = Precious item ({ $points })
item-precious7 = Precious item ({ $points })
item-precious9 = Precious item ({ $points })

item-one = Item
item-unseen =
    { $n } hidden { $n ->
        [one] item
       *[other] items
    }
item-magic = Magic item
item-precious = Precious item
