tribe-yellow =
    { $n ->
        [one] Wesir
       *[other] Wesire
    }
tribe-yellow-about = Du behältst sie vor dir. Am Ende bringt jeder 1 Punkt, und für jeden Gegner mit weniger Wesiren als du bekommst du { $majority } Punkte dazu.
tribe-yellow-does = behalten; je 1 Punkt, dazu { $majority } für jeden Gegner mit weniger Wesiren
tribe-white =
    { $n ->
        [one] Ältester
       *[other] Älteste
    }
tribe-white-about = Du behältst sie vor dir. Mit ihnen bezahlst du Dschinn und deren Kräfte; wer am Ende übrig ist, bringt { $elder } Punkte.
tribe-white-does = behalten; bezahlen Dschinn oder zählen je { $elder } Punkte
tribe-green =
    { $n ->
        [one] Kaufmann
       *[other] Kaufleute
    }
tribe-green-about = Du nimmst vorne aus der Reihe so viele Rohstoffkarten, wie du Kaufleute eingesammelt hast.
tribe-green-does = je eine Karte der Reihe
tribe-blue = Baumeister
tribe-blue-about = Du verdienst Gold: Baumeister mal blaue Plättchen im 3×3-Block um das Zielplättchen, es selbst eingeschlossen. Jeder Fakir, den du dazugibst, zählt wie ein Baumeister.
tribe-blue-does = je 1 Gold für jedes blaue Plättchen ringsum
tribe-red = Meuchelmörder
tribe-red-about = Du tötest einen Meeple: auf einem Plättchen, das höchstens so viele Schritte entfernt ist, wie du Meuchelmörder hast, oder einen, der vor jemand anderem steht. Jeder Fakir verlängert die Reichweite um 1. Leerst du so ein Plättchen ohne Besitzer, gehört es dir.
tribe-red-does = ein Opfer; je ein Schritt mehr Reichweite
tribe-purple =
    { $n ->
        [one] Kunstschmied
       *[other] Kunstschmiede
    }
tribe-purple-about = Du behältst sie vor dir, ziehst so viele Gegenstände, wie du Kunstschmiede eingesammelt hast, und behältst einen davon. Am Ende bringt jeder Kunstschmied { $mostArtisans } Punkte, wenn niemand mehr hat als du, sonst { $artisan }.
tribe-purple-does = behalten; ein Gegenstand und je { $artisan } oder { $mostArtisans } Punkte
tribe-yellow-count = { $n } { tribe-yellow }
tribe-white-count = { $n } { tribe-white }
tribe-green-count = { $n } { tribe-green }
tribe-blue-count = { $n } { tribe-blue }
tribe-red-count = { $n } { tribe-red }
tribe-purple-count = { $n } { tribe-purple }

tile-village = Dorf
tile-village-about = Hier entsteht ein Palast, egal wem das Plättchen gehört. Das passiert auf jeden Fall, solange noch Paläste da sind.
tile-sacred = Heiliger Ort
tile-sacred-about = Du darfst einen der offenen Dschinn kaufen: für 2 Älteste oder für 1 Ältesten und 1 Fakir.
more-tile-sacred-thieves = Diebe: Stattdessen darfst du den offenen Dieb nehmen, zum selben Preis.
tile-oasis = Oase
tile-oasis-about = Hier wächst eine Palme, egal wem das Plättchen gehört. Das passiert auf jeden Fall, solange noch Palmen da sind.
tile-small_market = Kleiner Markt
tile-small_market-about = Du darfst für { $small } Gold eine der ersten { $smallReach } Karten der Reihe kaufen.
tile-large_market = Großer Markt
tile-large_market-about = Du darfst für { $large } Gold zwei der ersten { $largeReach } Karten der Reihe kaufen.
tile-specialized_market = Spezialisierter Markt
tile-specialized_market-about = Du darfst für { $special } Gold eine beliebige Karte der Reihe kaufen.
tile-workshop = Werkstatt
tile-workshop-about = Du darfst 1 Kunstschmied oder 2 Fakire abgeben und bekommst den obersten Gegenstand vom Stapel. Über die Berge am Rand kommt kein Meeple.
tile-mountains = Berge an den Rändern { $edges }
tile-chasm = Abgrund
tile-chasm-about = Hier steht nie etwas, und Meeples müssen außen herum. Der Abgrund ist nichts wert.
tile-city = Wundersame Stadt
tile-city-about = Du darfst die Laune nehmen, die hier liegt. Am Ende bringen 1 bis { $allCities } Städte zusammen { $cities } Punkte.
tile-lake = Großer See
tile-lake-about = Hier steht nie etwas, und Meeples müssen außen herum. Palmen und Paläste auf den 8 Plättchen ringsum zählen am Ende doppelt.
tile-place = { $tile } ({ $kind }, { $value })
tile-place-plain = { $tile } ({ $kind })
tile-value-blue = Blau, { count-points }
tile-value-red = Rot, { count-points }
tile-blue = Blaues Plättchen: Baumeister in der Nachbarschaft verdienen daran Gold.
tile-red = Rotes Plättchen: Es zählt für Zelte in der Nachbarschaft.

piece-camel =
    { $n ->
        [one] Kamel
       *[other] Kamele
    }
piece-camel-about = Es zeigt, dass das Plättchen dir gehört. Hat jemand sein letztes Kamel gesetzt, endet die Partie nach dieser Runde.
more-piece-camel-artisans = Kunstschmiede: Auch das Zelt muss gesetzt sein.
piece-tent =
    { $n ->
        [one] Zelt
       *[other] Zelte
    }
piece-tent-about = Du darfst es statt eines Kamels setzen, und du hast nur eines. Am Ende bringt es 1 Extrapunkt für jedes rote Plättchen im 3×3-Block ringsum, das eigene eingeschlossen.
piece-palm =
    { $n ->
        [one] Palme
       *[other] Palmen
    }
piece-palm-about = Am Ende { $palm } Punkte für den, dem das Plättchen gehört.
more-piece-palm-whims = Launen: Auf den 8 Plättchen um den Großen See zählt sie doppelt.
piece-palace =
    { $n ->
        [one] Palast
       *[other] Paläste
    }
piece-palace-about = Am Ende { $palace } Punkte für den, dem das Plättchen gehört.
more-piece-palace-whims = Launen: Auf den 8 Plättchen um den Großen See zählt er doppelt.
piece-mountain =
    { $n ->
        [one] Berg
       *[other] Berge
    }
piece-mountain-about = Kein Meeple kommt darüber, weder beim Ziehen noch mit der Zauberflöte; nur der Fliegende Teppich fliegt darüber hinweg. Meuchelmörder, Baumeister und Zelte stört er nicht.
piece-marker = Zuganzeiger
piece-marker-about = Auf der Zugleiste steht er für einen Zug. Zu zweit hat jeder zwei davon.
piece-bag = Beutel
piece-bag-about = Meeples, die bezahlt, eingesetzt oder getötet wurden. Nur Anun-Nak holt sie aufs Spielfeld zurück.

card-ivory = Elfenbein
card-jewels = Edelsteine
card-gold = Goldkarte
card-papyrus = Papyrus
card-silk = Seide
card-spice = Gewürze
card-fish = Fisch
card-wheat = Getreide
card-pottery = Töpferwaren
card-fakir =
    { $n ->
        [one] Fakir
       *[other] Fakire
    }
card-fakir-about = Hilft den Ältesten beim Bezahlen von Dschinn und Kräften, unterstützt deine Baumeister und verlängert die Reichweite deiner Meuchelmörder. Unverkäuflich.
card-fakir-count = { $n } { card-fakir }
card-goods =
    { $n ->
        [one] Ware
       *[other] Waren
    }
card-goods-about = Ein Satz aus 1 bis { $kinds } verschiedenen Waren bringt { $suits } Gold: am Ende deines Zuges oder am Ende der Partie.
card-goods-copies = Im Spiel: { $n }-mal
card-unseen = { count-cards }

payment-elder = 1 Ältester
payment-fakir = 1 Fakir
payment-artisan = 1 Kunstschmied
payment-elder_elder = 2 Älteste
payment-elder_fakir = 1 Ältester und 1 Fakir
payment-fakir_fakir = 2 Fakire

count-times = { $n } × { $thing }
count-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
count-gold = { $gold } Gold
count-cards =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
count-meeples =
    { $n } { $n ->
        [one] Meeple
       *[other] Meeples
    }
count-palms =
    { $n } { $n ->
        [one] Palme
       *[other] Palmen
    }
count-palaces =
    { $n } { $n ->
        [one] Palast
       *[other] Paläste
    }
count-djinns = { $n } Dschinn
count-items =
    { $n } { $n ->
        [one] Gegenstand
       *[other] Gegenstände
    }
count-thieves =
    { $n } { $n ->
        [one] Dieb
       *[other] Diebe
    }
count-whims =
    { $n } { $n ->
        [one] Laune
       *[other] Launen
    }
count-goods =
    { $n } { $n ->
        [one] Ware
       *[other] Waren
    }
count-tiles = { $n } Plättchen
count-seats =
    { $n } { $n ->
        [one] Platz
       *[other] Plätze
    }
