item-scimitar = Flammender Krummsäbel
item-scimitar-about = Nimm 2 beliebige Meeples von einem Plättchen weg. Ist es dann leer und gehört niemandem, wird es deins.
item-lamp = Wunderlampe
item-lamp-about = Nimm dir kostenlos einen der offenen Dschinn oder den obersten vom Stapel.
item-flute = Zauberflöte
item-flute-about = Wähle ein Plättchen und hole bis zu { $flute } Meeples von den angrenzenden Plättchen dorthin. Berge halten sie auf, und niemand gewinnt dadurch ein Plättchen.
item-carpet = Fliegender Teppich
item-carpet-about = Der letzte Meeple deines Zuges darf auf jedes Plättchen fliegen, auf dem seine Farbe schon steht, auch über Berge; nur nicht dorthin, wo du den vorletzten abgesetzt hast.
item-ring = Ring der Wiedergeburt
item-ring-about = Hol dir verdeckt einen beliebigen Gegenstand vom Ablagestapel. Einen magischen kannst du erst ab deinem nächsten Zug einsetzen.
item-talisman = Talisman des Sturms
item-talisman-about = Versetze eines deiner Kamele oder dein Zelt auf ein Plättchen, das niemandem gehört.
item-horn = Füllhorn
item-horn-about = Fülle die Reihe der Rohstoffkarten auf { $row } Karten auf und lege sie in die Reihenfolge, die dir gefällt.
item-precious5 = Wertvoller Gegenstand ({ $points })
item-precious5-about = Am Ende { count-points } wert.
item-precious7 = Wertvoller Gegenstand ({ $points })
item-precious7-about = Am Ende { count-points } wert.
item-precious9 = Wertvoller Gegenstand ({ $points })
item-precious9-about = Am Ende { count-points } wert.

item-one = Gegenstand
item-unseen =
    { $n } { $n ->
        [one] verdeckter Gegenstand
       *[other] verdeckte Gegenstände
    }
item-magic = Magischer Gegenstand
item-magic-about = In jedem deiner Züge darfst du einen magischen Gegenstand einsetzen, auch einen, den du gerade erst bekommen hast. Danach wird er abgelegt. Am Ende 0 Punkte wert.
item-precious = Wertvoller Gegenstand
item-precious-about = Er hat keine Kraft, bringt aber am Ende Punkte.
