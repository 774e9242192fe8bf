### A new game: seats, bots, expansions, variants, and why a combination does not exist (src/naqala/options.py).

setup-quick-about = You against two beginner bots, base game.
setup-seats = Seats
setup-seat = Seat { $n }
setup-seats-solo = Alone against Sultan Yazid
setup-seats-solo-about = No bidding: dice choose the tile the Sultan clears, and you may pay to play before him. You start with { $gold } gold; no expansions.
setup-seatsOrder = Seats go clockwise. The first bidding order is random.
setup-who = Who plays here?
setup-who-here = A person at this device
setup-who-here-short = here
setup-who-here-about = Several people can share one screen; secrets stay hidden while you pass it on.
setup-who-link = A person elsewhere, by link
setup-who-link-short = by link
setup-who-link-about = You get a link for this seat. It works for the first browser that opens it; you can create a new one at any time.
setup-who-bot = A bot
setup-who-bot-short = bot
setup-name = Name

bot-level = Level
bot-uniform = Stray Camel
bot-uniform-about = Wanders about and does anything the rules allow.
bot-beginner = Water Carrier
bot-beginner-about = Sees some good moves and misses others: right for a first game.
bot-greedy = Market Trader
bot-greedy-about = Takes the best deal every turn and looks no further.
bot-planner = Grand Vizier
bot-planner-about = Thinks ahead to the end of the game, and of what each move leaves the others.
bot-expert = Old Djinn
bot-expert-about = Plays the game out in its head before every move. The toughest.
bot-uniform-level = Random
bot-beginner-level = Beginner
bot-greedy-level = Easy
bot-planner-level = Hard
bot-expert-level = Expert

setup-expansions = Expansions
expansion-base = Base game
expansion-artisans = The Artisans of Naqala
expansion-artisans-about = A sixth tribe makes magic and precious items; tents, mountains, workshops and a chasm.
expansion-thieves = The Thieves of Naqala
expansion-thieves-about = Thieves can be bought like djinns and rob all other players, once.
expansion-whims = Whims of the Sultan
expansion-whims-about = Five Fabulous Cities, the Sultan’s wishes for gold, and a Great Lake.
setup-promos = Promo djinns
setup-variants = Variants
variant-fiveTrack = Turn order track for five
variant-fiveTrack-about = Prices { $doubled } have room for two: the second bidder pushes the first back. Always used with five players, optional with four.

setup-more = More options
setup-seed = Seed
setup-seed-about = The same seed deals the same game. Leave it empty for a new one.
setup-seed-random = A new game every time
setup-hints = Allow hints
setup-hints-about = Everyone at the table may ask for hints.
setup-start = Start
setup-onlyBots = Only bots play here: you are watching.
setup-toTable = Go to the table

impossible-seats = A game has 1 to 5 seats.
impossible-soloExpansions = The game against Yazid is played without expansions.
impossible-fiveSeats = Five players need more tiles: add the Artisans or the Whims.
impossible-fiveTrackSeats = The track for five needs four or five players.
impossible-fiveTrackAlways = Five players always use the track for five.
