### Tribes, tiles, pieces, cards and payments. Names are written as a list after a colon shows them.

tribe-yellow =
    { $n ->
        [one] Vizier
       *[other] Viziers
    }
tribe-white =
    { $n ->
        [one] Elder
       *[other] Elders
    }
tribe-green =
    { $n ->
        [one] Merchant
       *[other] Merchants
    }
tribe-blue =
    { $n ->
        [one] Builder
       *[other] Builders
    }
tribe-red =
    { $n ->
        [one] Assassin
       *[other] Assassins
    }
tribe-purple =
    { $n ->
        [one] Artisan
       *[other] Artisans
    }
tribe-yellow-count = { $n } { tribe-yellow }
tribe-white-count = { $n } { tribe-white }
tribe-green-count = { $n } { tribe-green }
tribe-blue-count = { $n } { tribe-blue }
tribe-red-count = { $n } { tribe-red }
tribe-purple-count = { $n } { tribe-purple }

tile-village = Village
tile-sacred = Sacred Place
tile-oasis = Oasis
tile-small_market = Small Market
tile-large_market = Large Market
tile-specialized_market = Specialized Market
tile-workshop = Workshop
tile-chasm = Chasm
tile-city = Fabulous City
tile-lake = Great Lake
tile-place = { $tile } ({ $kind }, { $value })
tile-place-plain = { $tile } ({ $kind })
tile-value-blue = Blue, { count-points }
tile-value-red = Red, { count-points }
tile-blue = Blue tile: Builders around it earn gold.
tile-red = Red tile: it counts for tents around it.

piece-camel =
    { $n ->
        [one] Camel
       *[other] Camels
    }
piece-tent =
    { $n ->
        [one] Tent
       *[other] Tents
    }
piece-palm =
    Palm { $n ->
        [one] tree
       *[other] trees
    }
piece-palace =
    { $n ->
        [one] Palace
       *[other] Palaces
    }
piece-mountain =
    { $n ->
        [one] Mountain
       *[other] Mountains
    }
piece-marker =
    Turn { $n ->
        [one] marker
       *[other] markers
    }
piece-bag = Bag

card-ivory = Ivory
card-jewels = Jewels
card-gold = Gold card
card-papyrus = Papyrus
card-silk = Silk
card-spice = Spice
card-fish = Fish
card-wheat = Wheat
card-pottery = Pottery
card-fakir =
    { $n ->
        [one] Fakir
       *[other] Fakirs
    }
card-fakir-count = { $n } { card-fakir }
card-goods =
    { $n ->
        [one] Good
       *[other] Goods
    }
card-goods-copies = { $n } of these in the game
card-unseen = { count-cards }

payment-elder = 1 Elder
payment-fakir = 1 Fakir
payment-artisan = 1 Artisan
payment-elder-elder = 2 Elders
payment-elder-fakir = 1 Elder and 1 Fakir
payment-fakir-fakir = 2 Fakirs

count-times = { $n } × { $thing }
count-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
count-gold = { $gold } gold
count-cards =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
count-meeples =
    { $n } { $n ->
        [one] meeple
       *[other] meeples
    }
count-palms =
    { $n } palm { $n ->
        [one] tree
       *[other] trees
    }
count-palaces =
    { $n } { $n ->
        [one] palace
       *[other] palaces
    }
count-djinns =
    { $n } { $n ->
        [one] djinn
       *[other] djinns
    }
count-items =
    { $n } { $n ->
        [one] item
       *[other] items
    }
count-thieves =
    { $n } { $n ->
        [one] thief
       *[other] thieves
    }
count-whims =
    { $n } { $n ->
        [one] whim
       *[other] whims
    }
count-goods =
    { $n } { $n ->
        [one] good
       *[other] goods
    }
count-tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
count-seats =
    { $n } { $n ->
        [one] seat
       *[other] seats
    }
