### The rules by chapter (src/naqala/rulebook.py). The first line of a topic is its gist; every line is a paragraph.
### `topic-NAME-PART` adds a paragraph in games that have this part. Numbers come from the catalogue.

rules-search = Search the rules
rules-found =
    { $n } { $n ->
        [one] result
       *[other] results
    }
rules-none = Nothing found for “{ $words }”.
rules-nearest = No place has all of these words. These are the nearest:
# What a search overlooks: words that say little, and the endings of words, longest first.
rules-smallWords = a an and are as at be by came can come could did do does every for from get go going had has have how i if in is it its may me must my of on one or should so that the their then there they this to want was we what when where which who why will with you your
rules-endings = ing ed s
# Words that find others too, in lines split by ";": the first of each finds all of its line.
rules-alike = finish end; over end; twice both; draw tied; tie tied; diagonal sideways; money gold; coins coin gold; cost pay price; costs pay price; buy pay buy sell; another other; anyone owner; full room; win goal; way sideways
rules-contents = Contents
rules-inPlay = Only what is in play at this table.
rules-with = Base game, and:
rules-all = All rules
rules-page = Open as a page
rules-link = Link to this: { $what }

section-start = Getting started
section-bid = Bidding
section-move = A turn
section-tribes = The tribes
section-tiles = The tiles
section-goods = Goods and money
section-djinns = Djinns
section-end = The end
section-artisans = { expansion-artisans }
section-thieves = { expansion-thieves }
section-whims = { expansion-whims }
section-promos = { setup-promos }
section-solo = Solo

topic-goal = The goal
topic-goal-about =
    Score more points than the others: gold, Viziers and Elders, djinns, tiles with your camels, palm trees, palaces and goods.
    Every coin is a point, so whatever you buy has to pay off.
topic-goal-artisans = Artisans: the Artisans, tents and precious items bring points too.
topic-goal-whims = Whims: Fabulous Cities bring points too, and the Sultan’s whims bring gold.
topic-setup = Set-up
topic-setup-about =
    { $tiles } tiles are laid out at random, with { $tileMeeples } meeples on each, drawn blindly from the { $meeples } in the bag.
    { $row } resource cards and { $djinnRow } djinns lie face up.
topic-setup-bids = The first bidding order is random. With three or more players everyone starts with { $gold } gold, { $camels } camels and a turn marker.
topic-setup-two = With two players each starts with { $gold } gold, { $camelsTwo } camels and { $markersTwo } turn markers.
topic-setup-artisans = Artisans: { $artisansMeeples } Artisans go into the bag too. { $artisansTiles } more tiles are shuffled into the middle of the board, and everyone gets a tent as well as their camels.
topic-setup-whims = Whims: { $whimsTiles } more tiles, and { $whimsMeeples } more meeples of each of the five tribes. A whim lies face up on every city.
topic-round = A round
topic-round-about =
    First everyone bids for a place in the turn order and pays at once. Then everyone takes a turn, highest bid first.
    When you take your turn, your marker moves to the bid order track: the first to play now is the first to bid in the next round.
    After the last turn the gaps in the rows are closed, and cards and djinns are refilled. Nothing is refilled earlier.
topic-two = Two players
topic-two-about =
    Each player has { $markersTwo } markers: { $markersTwo } bids and { $markersTwo } turns a round.
    Both of your markers may stand side by side, even on 0. “Once per turn” counts for each marker.

topic-bid = The bid
topic-bid-about =
    In the order of the bid track, each marker takes a place on the turn order track, and its owner pays the price. You cannot pass.
    A place with a price holds one marker, the 0 holds up to { $lane }. A new bid of 0 pushes the earlier ones back, so the last of them plays first.
    If the 0 is full, you must take a place with a price. If you cannot pay for any, you take the 1 and pay what you have.
topic-bid-five = On the track for five, { $doubled } have room for two markers each: the second pushes the first back and plays before it.

topic-turn = How a turn works
topic-turn-about =
    Move meeples, claim the tile if you emptied it, let the collected tribe act, use the tile, sell goods if you like.
    The order is fixed. What you gain can be used at once: an Elder from this turn can pay for a djinn in this turn.
    If you cannot move, you may still use powers and sell.
topic-turn-thieves = Thieves: right after the tribe has acted, you may use a thief of its colour.
topic-move = The move
topic-move-about =
    Pick up all meeples from one tile and drop one on each tile you enter: only sideways, up or down, never straight back.
    You may start on any tile, no matter who owns it. You choose the path and which meeple goes where.
    You may cross empty tiles and visit a tile again, even the one you started on.
topic-move-artisans = Artisans: no meeple crosses mountains or the Chasm.
topic-move-whims = Whims: no meeple crosses the Great Lake.
topic-last = The last colour
topic-last-about =
    The last meeple must join a meeple of its own colour. Then you take all meeples of that colour from that tile.
    A meeple you dropped there earlier in the same move counts too. The move can never end on a tile without meeples.
    So you collect at least two, and their tribe acts.
topic-last-artisans = Artisans: with the Flying Carpet the last meeple may go to almost any tile with its colour.
topic-control = Claiming tiles
topic-control-about =
    If the final tile has no meeple left and no owner, you must place a camel on it, and it is yours.
    A tile you empty by a kill becomes yours too, but you do not get its action. Emptying the tile you start from gives you nothing.
    A camel stays where it is. Without camels you cannot claim tiles; everything else works as usual.
topic-control-artisans = Artisans: you may place your tent instead of a camel. The Scimitar can win a tile, and the Talisman moves one of your own pieces.
topic-control-thieves = Thieves: Kohdjah makes players take back a camel. Such a tile can be claimed again.

topic-tribe = The tribes act
topic-tribe-about =
    Viziers and Elders are kept, Merchants bring cards, Builders gold, Assassins kill. Fakirs help Builders and Assassins.
    The tribe always acts, whether or not the tile became yours. Merchants, Builders and Assassins then go into the bag.
    Assassins kill exactly one meeple, no matter how many they are. They must kill if they can. They may kill on the final tile too, but never one of the meeples in front of you.
topic-fakirs = Fakirs
topic-fakirs-about =
    Fakirs are helper cards: there are { $fakirs } among the resource cards.
    In many payments a Fakir can replace an Elder. But a djinn costs at least one real Elder.
    Each one you discard counts as one more Builder, or gives Assassins one more step. Fakirs left over at the end are worth nothing.

topic-tile = The tile acts
topic-tile-about =
    The final tile does what its picture shows, no matter who owns it. Oasis and Village always do; all others only if you want to and can pay.
    Only the tile where the move ended acts, once, after the tribe.
    There are { $palms } palm trees and { $palaces } palaces. Each stays on its tile and counts for the tile’s owner.
topic-tile-thieves = Thieves: Shaum makes each of the others give up a palm tree or a palace, and one of them goes to a tile of yours.

topic-row = The row
topic-row-about =
    { $row } resource cards lie in a row: { $kinds } kinds of goods, and Fakirs. Merchants start at the front.
    Merchants take the first cards; you cannot choose. A Small Market sells 1 of the first { $smallReach } for { $small } gold, a Large Market { $largeCards } of the first { $largeReach } for { $large }.
    The row is refilled only at the end of the round. If only one card is left for a Large Market, it still costs { $large }.
topic-row-artisans = Artisans: a Specialized Market sells any card of the row for { $special } gold.
topic-sale = Selling goods
topic-sale-about =
    At the end of your turn you may sell suits of different goods. The larger the suit, the more each card brings.
    1 to { $kinds } different goods bring { $suits } gold. Each kind counts once in a suit; Fakirs never do.
    You may sell several suits, and you don’t have to sell everything. Unsold goods bring the same at the end of the game.

topic-djinns = Getting a djinn
topic-djinns-about =
    { djinn-rules }
    A djinn costs 2 Elders, or 1 Elder and 1 Fakir. { $djinnRow } lie face up; new ones come at the end of the round.
    You may own any number of djinns. You can use a djinn on the turn you buy it, if its moment has not passed.
topic-powers = Powers
topic-powers-about =
    Each djinn has its points and its power.
    Powers with a cost: on your own turn, once for each djinn. Before the move, before and after the tribe acts, and after the tile; not in the middle of a move.
    Elders paid go into the bag, Fakirs onto the discard pile. A power that would change nothing cannot be used.

topic-end = The end of the game
topic-end-about =
    When a player has placed their last camel, or when no move is left, the current round is played to its end, and then you count points.
    Everyone who has not played in this round still takes a turn.
    Once a player cannot move, no one moves meeples for the rest of the round; powers and sales are still possible.
topic-end-artisans = Artisans: the last camel alone is not enough; the tent must be placed too.
topic-score = Scoring
topic-score-about =
    The player with the most points wins. Tied players share the win.
    Only tiles with your camel count for you, with all palm trees and palaces on them.
    Viziers are compared player by player: { $majority } points for each opponent who has fewer than you.
topic-secret = What is hidden
topic-secret-about =
    Gold and everything in hand are hidden from the others. Everything else is open, including how many cards each player holds.
    Discard piles are open too. What everyone has seen stays in the log.
topic-secret-artisans = Artisans: items are hidden, their number is not.
topic-secret-whims = Whims: those in hand are hidden, their number is not.
topic-empty = When something runs out
topic-empty-about =
    If a pile is empty, its discard pile is shuffled. If that is empty too, nothing is drawn.
    Without palm trees or palaces in the supply, none is placed. Gold never runs out.
    Meeples that were spent, used or killed are in the bag.

topic-sixth = The sixth tribe
topic-sixth-about =
    Artisans are kept and make items: draw as many as you collected Artisans, and keep one.
    The other items drawn go face up onto the discard pile. Artisans in front of players can be killed like Viziers and Elders.
    Each is worth { $mostArtisans } points if no one has more than you, otherwise { $artisan }; in a tie for first place, everyone in it gets { $mostArtisans }.
topic-workshops = Workshops, mountains, Chasm
topic-workshops-about =
    { $artisansTiles } new tiles: Workshops, Specialized Markets and the Chasm.
    A Workshop has mountains on two edges. They stop meeples on their way, and nothing else: range, 3×3 blocks and powers reach across.
    Nothing can stand on the Chasm, and no one can own it.
topic-tent = The tent
topic-tent-about =
    A tent counts as a camel for every rule. Once in the game, when you claim a tile, you may place it instead.
    It brings 1 point for each red tile in the 3×3 block around it, including its own, on top of the tile’s value.
topic-items = Items
topic-items-about =
    { $magic } magic items with a power, and { $precious } precious items with points.
    Items are kept face down. You may play one magic item in each of your turns, whenever powers can be used; it is then discarded face up.
    If the pile is empty, the discard pile is shuffled.
topic-artisansDjinns = Djinns of the Artisans
topic-artisansDjinns-about =
    Two djinns are added, and two get a new card: Boaz protects Artisans too, Kandicha takes Artisans too.
    With the new Kandicha a Merchant brings the first card of the row instead of one from the pile.

topic-thieves = Thieves
topic-thieves-about =
    A thief lies face up beside the djinns. Where you could buy a djinn, you may take the thief instead, at the same price.
    You use it right after a tribe of its colour has acted for you, but not on the turn you buy it; then it leaves the game. When the face-up thief has been bought, a new one is turned up at the end of the round.
    If you keep it until the end, it is worth { $thief } points. Thieves are not djinns: rules about djinns do not apply to them.
topic-victims = The victims
topic-victims-about =
    Every other player is robbed in turn, starting on your left. The victims choose what they give up.
    Players who have less give what they have. Then you choose your share; the rest goes to the bag, the supply or the discard pile.
    You cannot use a thief that would take nothing. Only Morgiane protects against thieves.

topic-cities = Fabulous Cities and the Great Lake
topic-cities-about =
    There are { $allCities } cities: if you own 1 to { $allCities } of them, they bring you { $cities } points in total.
    If you end your move on a city, you may take the whim that lies there, no matter who owns the city. It costs nothing; a new one comes at the end of the round.
    Nothing stands on the Great Lake. Palm trees and palaces on the 8 tiles around it count double.
topic-whims = Whims
topic-whims-about =
    The Sultan wishes for something and pays in gold, once, as soon as you have it.
    If you have it already when you take the card, you are paid at once; otherwise it waits hidden in your hand. It is checked after every action, even on other players’ turns.
    You lose nothing by it: what you show stays yours. An unfulfilled wish costs nothing at the end.
topic-whimsDjinns = Djinns of the Whims
topic-whimsDjinns-about = Two djinns are added. Both bring gold, even when others act.

topic-promos = Promo djinns
topic-promos-about = Single cards that you can add one by one. They cost the same as any other djinn.

topic-solo = Against Sultan Yazid
topic-solo-about =
    You start with { $soloGold } gold. You and Yazid have { $camelsTwo } camels each, and there is no bidding.
    He wins at once if he gathers { $assassins } Assassins or { $djinns } djinns, or if you cannot pay him.
    At the end you must have more Viziers than he has. Then you win, and your points show how well you did.
topic-dice = The dice
topic-dice-about =
    Each round two dice choose the tile that Yazid clears: white the column from the left, black the row from below.
    You may pay the sum of the dice to play before him. Otherwise he plays first.
    If the black die shows { $double }, he clears two tiles; both are rolled again.
topic-yazid = Yazid’s turn
topic-yazid-about =
    He takes all meeples from the tile and, if it has no owner, puts a camel there. He never uses the tile’s action.
    He keeps Viziers, Elders and Assassins. For each Merchant he removes the first card of the row; he keeps it only if it is a Fakir. For Builders you pay him what they would earn there.
    With 1 Elder and 1 Fakir, or 2 Elders, he gets the first djinn. Its power does not work for him.
    Your Assassins can kill his Viziers and Elders, but not his Assassins. Ba’al pays you when Yazid gets a djinn.
topic-yazid-dhenim = Dhenim pays you when Yazid gets Viziers.
