### The score sheet line by line, the estimate during the game, and what the explorer expects still to come (`gain.*`).

score-gold = Gold
score-viziers = Viziers
score-elders = Elders
score-artisans = Artisans
score-djinns = Djinns
score-tiles = Tiles
score-cities = Cities
score-tent = Tent
score-palms = Palm trees
score-palaces = Palaces
score-merchandise = Goods
score-items = Items
score-total = Total
score-gold-about = 1 point for each coin. How many a player has is hidden from the others until the end.
score-viziers-about = 1 point for each Vizier ({ $jafaar } with Jafaar), and { $majority } for each opponent with fewer of them.
score-elders-about = { $elder } points for each Elder left ({ $shamhat } with Shamhat).
score-artisans-about = { $mostArtisans } points for each Artisan if no one has more, otherwise { $artisan }; with Ptah { $ptah } more each.
score-djinns-about = The points on the cards, and what some of them add.
more-score-djinns-thieves = Thieves: { $thief } points for each thief you have not used.
score-tiles-about = The tiles you own: each counts its value.
score-cities-about = { $cities } points in total for 1 to { $allCities } Fabulous Cities.
score-tent-about = 1 point for each red tile in the 3×3 block around your tent.
score-palms-about = { $palm } points for each palm tree on your tiles ({ $haurvatat } with Haurvatat).
more-score-palms-whims = Whims: those on the 8 tiles around the Great Lake count double.
score-palaces-about = { $palace } points for each palace on your tiles.
more-score-palaces-whims = { more-score-palms-whims }
score-merchandise-about = Suits of different goods in hand, at their selling price; with Al-Amin { $alamin } Fakirs count as a good.
score-items-about = The values of your precious items; with Geb { $geb } more each.
score-total-about = The player with the most points wins. Tied players share the win.

score-sheet = Score sheet
score-estimate = Score so far
score-estimate-about = As if the game ended now. The others’ gold and hands are hidden and not counted.
score-history = Score history
score-history-open = Only points that everyone can see: without gold and hands.
score-estimate-open = As if the game ended now.
score-history-round = Round
score-hidden = hidden
score-atLeast = { $n } + ?
score-winner =
    { $names } { $n ->
        [one] wins
       *[other] share the win
    }!
score-won = has won
score-winner-points = with { count-points }
score-you-win = You win!
score-left-resigned = You resigned
score-left-time = Your time was up
score-left-away = A bot finished the game for you
score-left-removed = { score-left-away }
score-solo-won = You have beaten Sultan Yazid!
score-solo-lost = Sultan Yazid has beaten you.
score-solo-none = A lost game has no score.
