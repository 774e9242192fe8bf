tribe-yellow =
    { $n ->
        [one] Wesir
       *[other] Wesire
    }
tribe-white =
    { $n ->
        [one] Ältester
       *[other] Älteste
    }
tribe-green =
    { $n ->
        [one] Kaufmann
       *[other] Kaufleute
    }
tribe-blue = Baumeister
tribe-red = Meuchelmörder
tribe-purple =
    { $n ->
        [one] Kunstschmied
       *[other] Kunstschmiede
    }
tribe-yellow-count = { $n } { tribe-yellow }
tribe-white-count = { $n } { tribe-white }
tribe-green-count = { $n } { tribe-green }
tribe-blue-count = { $n } { tribe-blue }
tribe-red-count = { $n } { tribe-red }
tribe-purple-count = { $n } { tribe-purple }

tile-village = Dorf
tile-sacred = Heiliger Ort
tile-oasis = Oase
tile-small_market = Kleiner Markt
tile-large_market = Großer Markt
tile-specialized_market = Spezialisierter Markt
tile-workshop = Werkstatt
tile-chasm = Abgrund
tile-city = Wundersame Stadt
tile-lake = Großer See
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
piece-tent =
    { $n ->
        [one] Zelt
       *[other] Zelte
    }
piece-palm =
    { $n ->
        [one] Palme
       *[other] Palmen
    }
piece-palace =
    { $n ->
        [one] Palast
       *[other] Paläste
    }
piece-mountain =
    { $n ->
        [one] Berg
       *[other] Berge
    }
piece-marker = Zuganzeiger
piece-bag = Beutel

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
card-fakir-count = { $n } { card-fakir }
card-goods =
    { $n ->
        [one] Gut
       *[other] Güter
    }
card-goods-copies = Im Spiel: { $n }-mal
card-unseen = { count-cards }

payment-elder = 1 Ältester
payment-fakir = 1 Fakir
payment-artisan = 1 Kunstschmied
payment-elder-elder = 2 Älteste
payment-elder-fakir = 1 Ältester und 1 Fakir
payment-fakir-fakir = 2 Fakire

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
        [one] Gut
       *[other] Güter
    }
count-tiles = { $n } Plättchen
count-seats =
    { $n } { $n ->
        [one] Platz
       *[other] Plätze
    }
