### What the coach of the first games says: a note when a kind of question comes up for the first time, what a bid would buy,
### and a sentence after a turn. `start` and `tile` are tiles, `what` the meeples that are collected, `n` points.

coach-title = Coach
coach-off = Turn off
coach-gotIt = Got it
coach-show = Show
coach-bid-first = Playing first is worth about { count-points } more to you than playing last: { $start } to { $tile } with { $what } would still be there.
coach-bid-price = A bid of { $gold } is a fair price for that.
coach-bid-free = But it isn’t worth paying for: bid 0.
coach-bid-even = The places are worth about the same to you this round: a low bid will do.
coach-turn-best = Well played: I see no better turn.
coach-turn-good = A good turn, only about { count-points } short of the best I see.
coach-turn-missed = A chance missed, worth about { count-points } more: { $start } to { $tile } with { $what }.
coach-ask-bid = You pay gold to play earlier in this round. Look for a good move on the board first: the more of them there are, the less you need to pay.
coach-ask-move = Start from where you want to end: the last meeple must join one of its colour, and you take all of that colour there. Emptying a tile makes it yours.
coach-ask-drop = Drop one meeple on each tile you enter. Click a tile, or drag a meeple from your hand onto it. You can undo every step.
coach-ask-build = Each Fakir you add counts as one more, then it is gone. Keep some: they also help to pay djinns.
coach-ask-kill = Best is a meeple that stands alone: the emptied tile becomes yours. Or take a Vizier or Elder from a rival.
coach-ask-tile-small_market = Goods pay by how many different ones you hold: look for one you lack.
coach-ask-tile-large_market = Two cards for 6 gold: worth it if both are goods you lack, or Fakirs you can use.
coach-ask-tile-sacred = A djinn gives points and a power for 2 Elders, or 1 Elder and 1 Fakir. Early in the game a power pays off longest.
coach-ask-last = Unsold goods count the same at the end, and a larger suit is worth more: sell only if you need gold to bid.
coach-ask-piece = Put the tent where many red tiles lie around it: you have only one.
coach-ask-keep_item = Magic items do something in a later turn; precious ones are plain points.
coach-ask-thief = A thief robs everybody once and then leaves the game: wait until there is something to take.
coach-ask-outbid = For the sum of the dice you play before Yazid. Pay if he would clear the tile you want.
