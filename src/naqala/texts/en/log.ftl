### What happened, one line an event. First what a player did, by verb; then what followed from it. `name` is who did it, `what`
### a list of counted things, `tile` a tile, `payment` one of `payment.*`.

log-bid = { $name } bids { $price }.
log-bid-fakirs = { $name } bids { $price }, paying { $gold } gold and { card-fakir-count }.
log-bid-broke = { $name } bids { $price }, paying what is left: { $gold } gold.
log-move = { $name } moves from { $from } to { $to }.
log-carpet = { $name } flies on the Carpet: { $tribe } → { $tile }.
log-collects = { $name } collects { $what } on { $tile }.
log-camel = { $name } places a camel on { $tile }.
log-tent = { $name } pitches the tent on { $tile }.
log-use = { $name } uses { $djinn } ({ $payment }).
log-use-thief = { $name } sends { $thief } to rob the others.
log-play = { $name } plays an item: { $item }.
log-fakirs = { $name } adds { card-fakir-count } to the Builders.
log-kill-tile = { $name } kills on { $tile }: { $what }.
log-kill-seat = { $name } kills in front of { $victim }: { $what }.
log-buy-cards = { $name } buys for { $gold } gold: { $what }.
log-buy-djinn = { $name } buys { $djinn } ({ $payment }).
log-buy-thief = { $name } buys the thief { $thief } ({ $payment }).
log-craft = { $name } gets an item at the Workshop ({ $payment }).
log-take-whim = { $name } takes a whim: { $whim }.
log-take-djinn = { $name } takes { $djinn }.
log-take-deck = { $name } takes the top djinn of the pile.
log-take-item = { $name } takes an item: { $item }.
log-take-cards = { $name } takes: { $what }.
log-keep-item = { $name } keeps an item: { $item }.
log-keep-item-unseen = { $name } keeps an item.
log-keep-djinn = { $name } keeps { $djinn }.
log-give-cards = { $name } gives up: { $what }.
log-give-djinn = { $name } gives up { $djinn }.
log-give-tile = { $name } gives up { $tile }.
log-give-palm = { $name } gives up a palm tree on { $tile }.
log-give-palace = { $name } gives up a palace on { $tile }.
log-give-item = { $name } gives up an item: { $item }.
log-put-palm = { $name } puts a palm tree on { $tile }.
log-put-palace = { $name } puts a palace on { $tile }.
log-claim = { $name } claims { $tile }.
log-redirect = { $name } chooses { $tile } instead ({ $payment }).
log-remove = { $name } removes from { $tile }: { $what }.
log-bring = { $name } brings to { $tile }: { $what }.
log-at = { $name } chooses { $tile }.
log-from = { $name } takes the piece from { $tile }.
log-next = { $name } rearranges the row: { $what }.
log-sell = { $name } sells for { $gold } gold: { $what }.
log-outbid = { $name } outbids Yazid for { $gold } gold.
log-pass-move = { $name } makes no move.
log-pass-kill = { $name } kills no one.
log-pass-thief = { $name } keeps the thief for later.
log-pass-tile = { $name } leaves the tile unused.
log-pass-claim = { $name } claims nothing.
log-pass-outbid = { $name } lets Yazid play first.

log-draw-card-row = New in the row: { $what }.
log-draw-card-seat = { $name } draws: { $what }.
log-draw-card-unseen = { $name } draws { count-cards }.
log-draw-meeple = From the bag to { $tile }: { $what }.
log-draw-djinn-row = New on offer: { $what }.
log-draw-djinn-seat = { $name } draws { $djinn }.
log-draw-djinn-aside = { $name } looks at: { $what }.
log-draw-djinn-unseen = { $name } looks at { count-djinns }.
log-draw-item-seat = { $name } draws: { $what }.
log-draw-item-unseen = { $name } draws { count-items }.
log-draw-item-aside = { $name } looks at: { $what }.
log-draw-item-aside-unseen = { $name } looks at { count-items }.
log-draw-thief = A new thief appears: { $thief }.
log-draw-whim = A new whim on { $tile }: { $whim }.
log-roll = The dice show white { $white }, black { $black }.
log-roll-targets = Yazid wants: { $what }.

log-gold-gains = { $name } gets { $gold } gold from { $thing }.
log-gold-yazid = { $name } pays Yazid { $gold } gold.
log-merchants = { $name }’s Merchants take: { $what }.
log-merchants-own = The Merchants take: { $what }.
log-builders = { $name }’s Builders earn { $gold } gold.
log-builders-own = The Builders earn { $gold } gold.
log-gains-djinn = { $name } gets from { $djinn }: { $what }.
log-cards-loses = { $name } discards: { $what }.
log-djinns-gains = { $name } gets { $djinn }.
log-front-gains = { $name } gets: { $what }.
log-front-loses = { $name } gives up: { $what }.
log-palm = A palm tree is planted on { $tile }.
log-palace = A palace is built on { $tile }.
log-whim-fulfilled = { $name } fulfils a whim: { $whim }.
log-whim-celebrated = The Sultan is delighted! { $name } gets { $gold } gold.
log-discarded = Discarded: { $what }.
log-shuffled-cards = The discarded cards are shuffled into a new pile.
log-shuffled-items = The discarded items are shuffled into a new pile.
log-shuffled-djinns = The discarded djinns are shuffled into a new pile.
log-yazid-clears = Yazid clears { $tile }: { $what }.

log-round = Round { $n }
log-refill = The rows are filled up
log-turn = { $name }’s turn
over-last_camel = A player ran out of camels.
over-no_move = No move was left.
over-assassins =
    Yazid has gathered { $n } { $n ->
        [one] Assassin
       *[other] Assassins
    }.
over-djinns = Yazid has gathered { count-djinns }.
over-gold = You could not pay Yazid.
over-viziers = You do not have more Viziers than Yazid.
log-last-piece = { $name } has run out of camels: this round is the last.
log-no-move = No move is left on the board: this round is the last.
