### Tribes, tiles, pieces, cards and payments. Names are written as a list after a colon shows them.

tribe-yellow =
    { $n ->
        [one] Vizier
       *[other] Viziers
    }
tribe-yellow-about = You keep them in front of you. At the end each is worth 1 point, and every opponent with fewer Viziers brings you { $majority } more.
tribe-yellow-does = kept; 1 point each, and { $majority } for every opponent with fewer
tribe-white =
    { $n ->
        [one] Elder
       *[other] Elders
    }
tribe-white-about = You keep them in front of you. They pay for djinns and their powers; those left at the end are worth { $elder } points each.
tribe-white-does = kept; they pay for djinns, or are worth { $elder } points each
tribe-green =
    { $n ->
        [one] Merchant
       *[other] Merchants
    }
tribe-green-about = You take as many cards from the front of the resource row as you collected Merchants.
tribe-green-does = one card from the row for each
tribe-blue =
    { $n ->
        [one] Builder
       *[other] Builders
    }
tribe-blue-about = You earn gold: Builders times blue tiles in the 3×3 block around the final tile, itself included. Each Fakir you add counts as a Builder.
tribe-blue-does = each earns 1 gold for every blue tile around it
tribe-red =
    { $n ->
        [one] Assassin
       *[other] Assassins
    }
tribe-red-about = You kill one meeple: on a tile at most as many steps away as you collected Assassins, or one in front of an opponent. Each Fakir adds a step. If this empties a tile without an owner, it is yours.
tribe-red-does = one kill; each adds a step of reach
tribe-purple =
    { $n ->
        [one] Artisan
       *[other] Artisans
    }
tribe-purple-about = You keep them, draw as many items as you collected Artisans, and keep one of the items. At the end each Artisan is worth { $mostArtisans } points if no one has more of them, otherwise { $artisan }.
tribe-purple-does = kept; an item, and { $artisan } or { $mostArtisans } points each
tribe-yellow-count = { $n } { tribe-yellow }
tribe-white-count = { $n } { tribe-white }
tribe-green-count = { $n } { tribe-green }
tribe-blue-count = { $n } { tribe-blue }
tribe-red-count = { $n } { tribe-red }
tribe-purple-count = { $n } { tribe-purple }

tile-village = Village
tile-village-about = A palace is built here, no matter who owns the tile. This always happens, as long as there are palaces left.
tile-sacred = Sacred Place
tile-sacred-about = You may buy one of the face-up djinns for 2 Elders, or for 1 Elder and 1 Fakir.
more-tile-sacred-thieves = Thieves: you may take the face-up thief instead, at the same price.
tile-oasis = Oasis
tile-oasis-about = A palm tree is planted here, no matter who owns the tile. This always happens, as long as there are palm trees left.
tile-small_market = Small Market
tile-small_market-about = You may pay { $small } gold for one of the first { $smallReach } cards of the row.
tile-large_market = Large Market
tile-large_market-about = You may pay { $large } gold for two of the first { $largeReach } cards of the row.
tile-specialized_market = Specialized Market
tile-specialized_market-about = You may pay { $special } gold for any card of the row.
tile-workshop = Workshop
tile-workshop-about = You may pay 1 Artisan or 2 Fakirs for the top item of the pile. No meeple crosses the mountains on its edges.
tile-mountains = Mountains on the edges { $edges }
tile-chasm = Chasm
tile-chasm-about = Nothing ever stands here, and meeples have to go around. It is worth nothing.
tile-city = Fabulous City
tile-city-about = You may take the whim that lies here. At the end 1 to { $allCities } cities bring their owner { $cities } points in total.
tile-lake = Great Lake
tile-lake-about = Nothing ever stands here, and meeples have to go around. Palm trees and palaces on the 8 tiles around count double at the end.
tile-place = { $tile } ({ $kind }, { $value })
tile-place-plain = { $tile } ({ $kind })
tile-value-blue = Blue, { count-points }
tile-value-red = Red, { count-points }
tile-blue = Blue tile: Builders nearby earn gold for it.
tile-red = Red tile: it counts for tents nearby.

piece-camel =
    { $n ->
        [one] Camel
       *[other] Camels
    }
piece-camel-about = It shows that the tile is yours. Once a player has placed their last camel, the game ends after this round.
more-piece-camel-artisans = Artisans: the tent must be placed too.
piece-tent =
    { $n ->
        [one] Tent
       *[other] Tents
    }
piece-tent-about = You may place it instead of a camel, and you have only one. At the end it brings 1 extra point for each red tile in the 3×3 block around it, including its own tile.
piece-palm =
    Palm { $n ->
        [one] tree
       *[other] trees
    }
piece-palm-about = { $palm } points at the end for the owner of its tile.
more-piece-palm-whims = Whims: on the 8 tiles around the Great Lake it counts double.
piece-palace =
    { $n ->
        [one] Palace
       *[other] Palaces
    }
piece-palace-about = { $palace } points at the end for the owner of its tile.
more-piece-palace-whims = Whims: on the 8 tiles around the Great Lake it counts double.
piece-mountain =
    { $n ->
        [one] Mountain
       *[other] Mountains
    }
piece-mountain-about = No meeple crosses it, neither in a move nor with the Flute; only the Flying Carpet goes over it. It does not affect Assassins, Builders or tents.
piece-marker =
    Turn { $n ->
        [one] marker
       *[other] markers
    }
piece-marker-about = On the turn order track it stands for one turn. With two players, each has two.
piece-bag = Bag
piece-bag-about = Meeples that were spent, used or killed. Only Anun-Nak brings them back to the board.

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
card-fakir-about = Helps Elders pay for djinns and powers, joins your Builders, extends the reach of your Assassins. Cannot be sold.
card-fakir-count = { $n } { card-fakir }
card-goods =
    { $n ->
        [one] Good
       *[other] Goods
    }
card-goods-about = A suit of 1 to { $kinds } different goods is worth { $suits } gold: at the end of your turn, or at the end of the game.
card-goods-copies = { $n } of these in the game
card-unseen = { count-cards }

payment-elder = 1 Elder
payment-fakir = 1 Fakir
payment-artisan = 1 Artisan
payment-elder_elder = 2 Elders
payment-elder_fakir = 1 Elder and 1 Fakir
payment-fakir_fakir = 2 Fakirs

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
