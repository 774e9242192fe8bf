ask-bid = Biete um deinen Platz in der Zugreihenfolge.
ask-bid-others = { $name } bietet.
ask-bid-help = Höhere Gebote ziehen zuerst; bei gleichem Gebot zieht zuerst, wer später geboten hat. Jede Münze ist am Ende ein Punkt.

ask-move = Wähle ein Plättchen und nimm alle Meeples davon auf.
ask-move-others = { $name } wählt ein Plättchen zum Aufnehmen.
ask-move-help = Du setzt sie einzeln auf angrenzende Plättchen, nie direkt zurück. Der letzte muss auf seine eigene Farbe treffen.
ask-move-blocked = Auf dem Spielfeld ist kein gewöhnlicher Zug mehr möglich.

ask-drop =
    Setz { $n ->
        [one] den letzten Meeple dorthin, wo seine Farbe schon steht
       *[other] einen Meeple auf ein angrenzendes Plättchen ({ $n } in der Hand)
    }.
ask-drop-others = { $name } verteilt Meeples.
ask-drop-help = Du kannst nur wählen, womit sich der Zug noch beenden lässt.

ask-piece = { $tile } gehört dir: Kamel oder Zelt?
ask-piece-others = { $name } wählt zwischen Kamel und Zelt.
ask-piece-help = Das Zelt bringt 1 Extrapunkt für jedes rote Plättchen im 3×3-Block ringsum. Du hast nur eines.

ask-tribe = Als Nächstes handeln: { $what }. Vorher etwas einsetzen?
ask-tribe-others = { $name } darf vor der Sippenaktion etwas einsetzen.

ask-build = Deine Baumeister arbeiten auf { $tile }. Fakire dazugeben?
ask-build-others = { $name } darf den Baumeistern Fakire dazugeben.
ask-build-help = Gold = (Baumeister + Fakire) × blaue Plättchen im 3×3-Block.

ask-kill = Wen töten deine Meuchelmörder?
ask-kill-two = Welche zwei töten deine Meuchelmörder?
ask-kill-others = { $name } wählt ein Opfer.
ask-kill-help =
    Höchstens { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    } entfernt, mit Fakiren weiter; oder ein Meeple, der vor jemand anderem steht.

ask-thief = { $thief } losschicken, um die anderen zu bestehlen?
ask-thief-others = { $name } darf einen Dieb einsetzen.
ask-thief-help = Das geht nur einmal, danach ist der Dieb aus dem Spiel.

ask-tile-others = { $name } darf das Plättchen nutzen.
ask-tile-village = Auf { $tile } entsteht ein Palast. Vorher etwas einsetzen?
ask-tile-oasis = Auf { $tile } wird eine Palme gepflanzt. Vorher etwas einsetzen?
ask-tile-small_market = Kleiner Markt: eine der ersten { $reach } Karten für { $gold } Gold kaufen?
ask-tile-large_market = Großer Markt: zwei der ersten { $reach } Karten für { $gold } Gold kaufen?
ask-tile-specialized_market = Spezialisierter Markt: eine beliebige Karte der Reihe für { $gold } Gold kaufen?
ask-tile-sacred = Heiliger Ort: einen Dschinn kaufen?
ask-tile-sacred-thief = Heiliger Ort: einen Dschinn oder den Dieb kaufen?
ask-tile-workshop = Werkstatt: für einen Gegenstand bezahlen?
ask-tile-city = Wundersame Stadt: die Laune nehmen?

ask-last = Verkaufe Waren, setze etwas ein oder beende deinen Zug.
ask-last-sell = Verkaufe Waren oder beende deinen Zug.
ask-last-use = Setze etwas ein oder beende deinen Zug.
ask-last-only = Es bleibt nur noch, deinen Zug zu beenden.
ask-last-others = { $name } schließt den Zug ab.
ask-last-help = Am Spielende sind Waren genauso viel wert: Verkaufe nur, wenn du das Gold brauchst.

ask-outbid = { $gold } Gold zahlen und vor Yazid ziehen?
ask-outbid-others = { $name } darf Yazid überbieten.
ask-outbid-help = Sonst räumt er sein Plättchen zuerst.

ask-target-others = { $name } wählt ein Plättchen für { $djinn }.
ask-target-anunnak = Anun-Nak: Auf welches völlig leere Plättchen kommen die Meeples?
ask-target-bouraq = Bouraq: In welchem Dorf entsteht der Palast?
ask-target-enki = Enki: In welcher Oase wächst die Palme?
ask-target-leta = Leta: Welches völlig leere Plättchen wird deins?
ask-target-utug = Utug: Welches Plättchen mit Meeples wird deins?

ask-redirect-palm = Lamia: die Palme von { $tile } lieber auf ein Nachbarplättchen stellen?
ask-redirect-palace = Hagis: den Palast von { $tile } lieber auf ein Nachbarplättchen stellen?
ask-redirect-others = { $name } darf für die Palme oder den Palast ein anderes Plättchen wählen.

ask-keep_item = Behalte einen dieser Gegenstände.
ask-keep_item-others = { $name } wählt einen Gegenstand.
ask-keep_item-help = Deiner bleibt verdeckt, die anderen kommen offen auf den Ablagestapel.
ask-keep_djinn = Behalte einen dieser Dschinn.
ask-keep_djinn-others = { $name } wählt einen Dschinn.

ask-give_cards =
    Houssain bestiehlt dich: Welche { $n ->
        [one] Karte
       *[other] { $n } Karten
    } gibst du ab?
ask-give_cards-others = { $name } gibt Karten an Houssain ab.
ask-give_djinn = Ouafat bestiehlt dich: Welchen Dschinn gibst du ab?
ask-give_djinn-others = { $name } gibt einen Dschinn an Ouafat ab.
ask-give_tile = Kohdjah bestiehlt dich: Welches Plättchen gibst du auf?
ask-give_tile-others = { $name } gibt wegen Kohdjah ein Plättchen auf.
ask-give_tile-help = Kamel oder Zelt kommt zu dir zurück und kann wieder gesetzt werden.
ask-give_building = Shaum bestiehlt dich: Welche Palme oder welchen Palast gibst du ab?
ask-give_building-others = { $name } gibt eine Palme oder einen Palast an Shaum ab.
ask-give_item = Madjaar bestiehlt dich: Welchen Gegenstand gibst du ab?
ask-give_item-others = { $name } gibt einen Gegenstand an Madjaar ab.

ask-take_cards =
    Welche { $n ->
        [one] Karte
       *[other] { $n } der Karten
    } nimmst du?
ask-take_cards-others = { $name } wählt aus der Beute.
ask-take_djinn = Welchen Dschinn nimmst du?
ask-take_djinn-others = { $name } wählt aus der Beute.
ask-claim = Eines der aufgegebenen Plättchen in Besitz nehmen?
ask-claim-others = { $name } darf ein aufgegebenes Plättchen in Besitz nehmen.
ask-take_building = Stelle eine dieser Palmen oder einen dieser Paläste auf ein eigenes Plättchen.
ask-take_building-others = { $name } stellt eine erbeutete Palme oder einen erbeuteten Palast auf.
ask-take_item = Welchen Gegenstand nimmst du?
ask-take_item-others = { $name } wählt aus der Beute.

ask-scimitar = Flammender Krummsäbel: Nimm zwei Meeples von einem Plättchen weg.
ask-scimitar-others = { $name } schwingt den Flammenden Krummsäbel.
ask-lamp = Wunderlampe: Nimm dir einen Dschinn.
ask-lamp-others = { $name } reibt an der Wunderlampe.
ask-lamp-help = Einen offenen oder ungesehen den obersten vom Stapel.
ask-flute = Zauberflöte: Auf welches Plättchen kommen die Meeples?
ask-flute-others = { $name } spielt auf der Zauberflöte.
ask-bring = Hole einen Meeple nach { $tile } (höchstens noch { $n }).
ask-bring-others = { $name } lockt Meeples mit der Zauberflöte.
ask-ring = Ring der Wiedergeburt: Welcher Gegenstand kehrt zurück?
ask-ring-others = { $name } wählt einen Gegenstand vom Ablagestapel.
ask-talisman_from = Talisman des Sturms: Welche deiner Figuren wird versetzt?
ask-talisman_from-others = { $name } versetzt eine Figur mit dem Talisman.
ask-talisman_to = Talisman des Sturms: Wohin kommt deine Figur von { $tile }?
ask-talisman_to-others = { $name } versetzt eine Figur mit dem Talisman.
ask-horn = Füllhorn: Welche Karte kommt als nächste in die Reihe?
ask-horn-others = { $name } ordnet die Reihe.

ask-draw_card = Eine Karte wird gezogen.
ask-draw_meeple = Ein Meeple wird aus dem Beutel gezogen.
ask-draw_djinn = Ein Dschinn wird gezogen.
ask-draw_item = Ein Gegenstand wird gezogen.
ask-draw_thief = Ein Dieb wird aufgedeckt.
ask-draw_whim = Eine Laune wird aufgedeckt.
ask-roll = Die Würfel fallen.
