### What the coach of the first games says: a note when a kind of question comes up for the first time, what a bid would buy,
### and what a turn has earned. `start` and `tile` are tiles, `what` the meeples that are collected, `n` points, `price` a bid,
### `gain` the points that are left when it is paid, `less` those that a better turn leaves to the next player, `name`; `palm`,
### `palace`, `large` and `special` are facts of the catalogue.

coach-title = Coach
coach-off = Turn coach off
coach-leaves = Your coach was here for the first game and stops now.
coach-keep = Keep the coach
coach-stays = Your coach stays. Settings can turn it off.
coach-gotIt = Got it
coach-next = Next
coach-show = Show
coach-hide = Hide
coach-back = Back to the game
coach-then = This is the board before that turn.
coach-bid-first = Your best move: { $start } to { $tile } ({ $what }). Others may take it: place { $place } is worth about { count-points } more than place { $last }.
coach-bid-earlier = Place { $place } is the best one still open: it is worth about { count-points } more to you than place { $last }.
coach-bid-place =
    { $later ->
        [0] place { $place }
       *[other] place { $place }–{ $last }
    }
coach-bid-free = I’d bid { $price } ({ coach-bid-place }): it costs nothing and is enough.
coach-bid-price =
    { $gain ->
        [0] I’d bid { $price } ({ coach-bid-place }): it costs { $gold } gold and is worth about as much.
       *[other] I’d bid { $price } ({ coach-bid-place }): { $gold } gold for about { $n } points, a gain of about { $gain }.
    }
coach-bid-more = Bidding { $price } would not pay.
coach-bid-dear = I’d bid { $price }: a better place costs { $gold } gold, and would gain you nothing.
coach-bid-even = It makes little difference when you play in this round: I’d bid { $gold }.
# The review says these too.
review-mark-best = Excellent
review-mark-good = Good
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder

coach-turn-earned =
    { $n ->
        [0] That earned you no points yet.
       *[other] That earned you { count-points }.
    }
coach-turn-paid = That cost you { count-points } for now.
coach-turn-best = { review-mark-best }: I see no clearly better turn.
coach-turn-good = { review-mark-good }: hardly any turn was better.
coach-turn-inaccuracy = Not bad. One turn was a little better.
coach-turn-better = A better turn: { $start } to { $tile } with { $what }, worth about { count-points } more in the end.
coach-turn-there = In that turn:
coach-turn-leaves = Yours leaves { $name } about { count-points }, this one only { $less }.
coach-ask-bid = The highest bid plays first in this round. Gold is points: pay only for a move that others would take from you.
coach-ask-bid-two = The highest bid plays first, and each of you has { $markersTwo } turns a round. Gold is points: pay only for a move you would otherwise lose.
coach-ask-move = You drop the meeples one by one along your way. The last one must join its own colour: you take all of that colour there. If that empties the tile, it is yours.
coach-ask-drop = Choose a tile, or drag a meeple there. The last one counts: Viziers and Elders are points, Merchants bring cards, Builders gold, and Assassins kill. You can undo every step.
coach-ask-drop-artisans = Choose a tile, or drag a meeple there. The last one counts: Viziers and Elders are points, Merchants bring cards, Builders gold, Artisans items, and Assassins kill. You can undo every step.
coach-ask-piece = Put the tent where many red tiles lie around it: you have only one.
coach-ask-tribe = You may use something of yours before your tribe acts. Most of the time you just continue.
coach-ask-build = Each Fakir you add counts as one more Builder and is then discarded. Keep some: they also help pay for djinns.
coach-ask-kill = Look for a meeple that stands alone. Empty its tile, and the tile is yours. Or kill a rival’s Vizier or Elder.
coach-ask-thief = Wait until there is something to take. A thief robs everyone once and then leaves the game.
coach-ask-tile-village = The palace is built automatically. It brings the tile’s owner { $palace } points. Before that you may use something of yours.
coach-ask-tile-oasis = The palm tree is planted automatically. It brings the tile’s owner { $palm } points. Before that you may use something of yours.
coach-ask-tile-small_market = Look for a good you don’t have yet. The more different goods you hold, the more they are worth.
coach-ask-tile-large_market = Buy here if you can use both cards. { $largeCards } cards cost { $large } gold: goods you don’t have yet, or Fakirs, are worth it.
coach-ask-tile-specialized_market = Look for a good that extends a large suit. Any card from the row costs { $special } gold.
coach-ask-tile-sacred = A djinn gives points and a power. You pay with Elders, or an Elder and a Fakir. Early in the game a power pays off longest.
coach-ask-tile-workshop = You pay for an item with an Artisan or with Fakirs. Some are plain points, others do something once: an Artisan is well spent here early in the game.
coach-ask-tile-city = A whim pays gold as soon as you have what it asks for. It costs nothing, so take it, even if you are far from it.
coach-ask-last = Sell only if you need gold to bid. Unsold goods count the same at the end, and a larger suit is worth more.
coach-ask-outbid = For the sum of the dice you play before Yazid. Pay if he would clear the tile you want.
coach-ask-target = Your djinn works on one of the highlighted tiles. Choose the one that brings the most to you, not to its owner.
coach-ask-redirect = You can choose almost any tile around it. Choose one of yours: palm trees and palaces count for the tile’s owner.
coach-ask-keep_item = Precious items are plain points. Magic ones do something in a later turn.
coach-ask-keep_djinn = You keep one; the others are discarded. Early in the game choose by power, later by points.
coach-ask-give_cards = Give cards you hold twice, or Fakirs you can spare. You choose what the thief gets.
coach-ask-give_djinn = You choose which djinn you lose. Give the one with the fewest points, or a power you no longer need.
coach-ask-give_tile = You choose which tile you lose. Give one with few points and no palm trees or palaces. Your piece comes back to you.
coach-ask-give_building = You choose what you lose. A palm tree brings { $palm } points, a palace { $palace }, and more with some djinns.
coach-ask-give_item = You choose what you lose. A magic item you are unlikely to play costs you less than a precious one.
coach-ask-take_cards = You can see the whole loot. Take goods you don’t have yet: a larger suit is worth more.
coach-ask-take_djinn = You can see the whole loot. Take the djinn with the most points, or a power you can still use.
coach-ask-claim = The tile comes with its palm trees and palaces. It costs you a camel: take it if it is worth that.
coach-ask-take_building = It is yours as long as the tile is. It counts on the tile where it stands.
coach-ask-take_item = You can see the whole loot. Precious items are plain points; magic ones do something once.
coach-ask-scimitar = Empty a tile that has no owner, and it becomes yours. Look for one whose last meeples you can kill.
coach-ask-lamp = The top djinn of the pile is a gamble. You can see the face-up ones, and each is free.
coach-ask-flute = Gather meeples of one colour where you can end a move later. But the others can use them too, before you get there.
coach-ask-bring = One at a time, from the tiles beside it. You may stop whenever you like.
coach-ask-ring = Any discarded item comes back, hidden. A precious one is plain points; a magic one has to wait for your next turn.
coach-ask-talisman_from = Your piece leaves this tile, and palm trees and palaces stay there. Give up your least valuable tile.
coach-ask-talisman_to = Look for a valuable tile without an owner. Points, palm trees and palaces count; the meeples on it don’t matter.
coach-ask-horn = Put first what you need and can still get this turn. The markets sell the first cards, and Merchants take from the front.
