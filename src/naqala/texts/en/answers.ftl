### Buttons: one text for every form of answer in docs/decisions.md. `what` is a list of counted things, `payment` one of
### `payment.*`; `pass` says what it means for each question. Of a bid, `place` is the place in the turn order, `last` the last one it
### may become and `later` the difference.

answer-bid = Bid { $price } ({ answer-bid-where })
answer-bid-fakirs = Bid { $price } for { $gold } gold and { card-fakir-count } ({ answer-bid-where })
answer-bid-broke = Bid { $price } and pay all you have: { $gold } gold ({ answer-bid-where })
answer-bid-where =
    { $later ->
        [0] place { $place }
       *[other] place { $place }, at worst { $last }
    }
answer-pick = Pick up { $tile }: { $what }
answer-drop = { $tribe } to { $tile }
answer-drop-last = { $tribe } to { $tile }, collect { $what }
answer-drop-claim = { $tribe } to { $tile }, collect { $what }, claim the tile
answer-carpet = Carpet: { $tribe } to { $tile }, collect { $what }
answer-carpet-claim = Carpet: { $tribe } to { $tile }, collect { $what }, claim the tile
answer-camel = A camel
answer-tent = The tent (+{ count-points })
answer-use = Use { $djinn } ({ $payment })
answer-use-thief = Send { $thief }
answer-play = Play: { $item }
answer-fakirs = Add { card-fakir-count }: { $gold } gold
answer-fakirs-none = No Fakirs: { $gold } gold
answer-kill-tile = Kill { $what } on { $tile }
answer-kill-tile-claim = Kill { $what } on { $tile }, claim the tile
answer-kill-tile-fakirs = { answer-kill-tile } ({ answer-kill-fakirs })
answer-kill-tile-claim-fakirs = { answer-kill-tile-claim } ({ answer-kill-fakirs })
answer-kill-seat = Kill { $what } in front of { $name }
answer-kill-fakirs = costs { card-fakir-count }
answer-buy-cards = Buy { $what } ({ $gold } gold)
answer-buy-djinn = Buy { $djinn } ({ $payment })
answer-buy-thief = Buy the thief { $thief } ({ $payment })
answer-craft = Take an item ({ $payment })
answer-take-whim = Take the whim
answer-take-djinn = Take { $djinn }
answer-take-deck = Take the top djinn of the pile
answer-take-item = Take: { $item }
answer-take-cards = Take: { $what }
answer-keep-item = Keep: { $item }
answer-keep-djinn = Keep { $djinn }
answer-give-cards = Give: { $what }
answer-give-djinn = Give { $djinn }
answer-give-tile = Give up { $tile }
answer-give-palm = Give the palm tree on { $tile }
answer-give-palace = Give the palace on { $tile }
answer-give-item = Give: { $item }
answer-put-palm = Palm tree to { $tile }
answer-put-palace = Palace to { $tile }
answer-claim = Claim { $tile }
answer-redirect = To { $tile } ({ $payment })
answer-remove = { $what } on { $tile }
answer-bring = { $tribe } from { $tile }
answer-at = { $tile }
answer-from = From { $tile }
answer-next = { $card } next
answer-sell = Sell { $what } ({ $gold } gold)
answer-outbid = Outbid Yazid ({ $gold } gold)

answer-pass-move = Make no move
answer-pass-tribe = Continue: { $what }
answer-pass-kill = Kill no one
answer-pass-thief = Keep the thief
answer-pass-tile = Leave the tile unused
answer-pass-tile-village = Continue: build the palace
answer-pass-tile-oasis = Continue: plant the palm tree
answer-pass-redirect = Leave it on { $tile }
answer-pass-bring = Done
answer-pass-claim = Claim none
answer-pass-last = End the turn
answer-pass-outbid = Let Yazid play first

answer-group-powers = Use
answer-group-sell = Sell goods
answer-group-sell-choose = Choose goods to sell
answer-group-sell-some = { $n } goods
answer-group-places = To choose between equal cards, press them in the market row.
answer-group-board = On the board
answer-group-list = Choose from a list
answer-group-seats = In front of players
answer-group-fakirs = Cheaper with Fakirs
answer-group-all = All answers
