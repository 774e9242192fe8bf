### The score aid: the score of a game that was played with the real box, in the browser and in the terminal (docs/score.md).

tally-title = Score aid
tally-home = Score a real game
tally-about = Played with the real box? Enter what each player owns at the end, and get the exact score. Your entries stay on this device.
tally-players = Players
tally-who = Who played?
tally-player = Player { $n }
tally-begin = Start
tally-turn = { $name }: what do you own?
tally-next = Pass to { $name }
tally-finish = Show the score
tally-part-front = In front of you
tally-part-tiles = Your tiles
tally-part-buildings = On your tiles
tally-part-tent = Your tent
tally-part-djinns = Your djinns
tally-part-thieves = Thieves you have not used
tally-part-goods = Goods in your hand
tally-part-items = Precious items
tally-part-yazid = Sultan Yazid
tally-tiles-about = Press a tile once for each of your camels on it.
tally-tiles-about-tent = Press a tile once for each of your camels on it, and once for your tent.
tally-pieces = { $n } of { $most } placed
tally-lake-palms = How many of these palm trees are around the Great Lake?
tally-lake-palaces = How many of these palaces are around the Great Lake?
tally-lake-about = The 8 tiles around the Great Lake count twice.
tally-palms-lake = { count-palms } ({ $near } at the Great Lake)
tally-palaces-lake = { count-palaces } ({ $near } at the Great Lake)
tally-things = { $what }
tally-tent = My tent is on the board
tally-tent-reds = Red tiles around it
tally-tent-about = Count the tiles with a red value in the 3×3 block, including the tent’s own tile.
tally-reds =
    { $n } red { $n ->
        [one] tile
       *[other] tiles
    }
tally-fakirs = Fakirs in your hand
tally-fakirs-about = With Al-Amin, { $alamin } Fakirs count as a good.
tally-items-about = Magic items bring no points.
tally-yazid-viziers = Yazid’s Viziers
tally-yazid-won = Did Yazid win before the end?
tally-yazid-no = No
tally-yazid-assassins = Yes: he has { $n } Assassins
tally-yazid-djinns = Yes: he has { $n } djinns
tally-yazid-gold = Yes: I could not pay him
tally-less = One fewer: { $what }
tally-of = { $what }: { $n } of { $most }
tally-taken = { $what } (with { $name })
tally-how = How the points add up
tally-picture = The score sheet as a picture
tally-save = Save picture
tally-change = Change entries
tally-new = New score
tally-new-sure = Delete all entries?
tally-check = { $name }, please check: { $what }
tally-ask-players = Players, separated by commas
tally-ask-expansions = Expansions
tally-ask-promos = Promo djinns
tally-ask-several = Type numbers separated by spaces, each as often as you have it; press Enter for none.
tally-ask-tent = Red tiles around your tent, including its own; press Enter if it is not on the board
tally-ask-number = Please type a number from { $least } to { $most }.
tally-ask-unknown = Please type only numbers from this list, each at most as often as shown.
tally-ask-again = That is not possible: { $fault }
