### What the explorer (docs/explorer.md) adds to the lines of the log, said to the player who thinks about it,
### but in a review to all: reasons of turns address no one. `name` is another
### seat's name, `n` a number of points, or of things that chance draws, `gold` what one bid costs more than another,
### `rivals` how many other seats; `start` and `tile` are tiles, `what` the meeples that are collected there.

reason-bid = Worth about { count-points }, for { $gold } gold and the Fakirs.
reason-bid-free =
    { $n ->
        [0] Costs nothing.
       *[other] Worth about { count-points }, and costs nothing.
    }
reason-bid-same = Every place is worth about the same, and this bid costs nothing.
reason-bid-enough = Costs nothing, and no better place is worth its price.
reason-bid-gain = Worth about { count-points }: you gain about { $gain }.
reason-bid-even = Worth about what it costs.
reason-bid-dear =
    { $n ->
        [0] Brings next to nothing.
       *[other] Worth only about { count-points }.
    }
reason-viziers = More Viziers than { $name }: { count-points }.
reason-viziers-many = More Viziers than { $rivals } other players: { count-points }.
reason-gains = { $name } gains { count-points }.
reason-loses = { $name } loses { count-points }.
reason-draws =
    Luck decides: { $what ->
        [card] { count-cards }
        [meeple] { count-meeples }
        [djinn] { count-djinns }
        [item] { count-items }
        [thief] { count-thieves }
        [whim] { count-whims }
       *[other] { yazid-dice }
    }.
reason-leaves = Leaves { $name } about { count-points }.
reason-leaves-less = Leaves { $name } about { count-points } instead of { $more }.
reason-keeps = Plays again right away, for about { count-points }.
reason-bid-less = Playing earlier was not worth paying { count-gold } more.
reason-bid-more = It was worth paying { count-gold } more to play earlier.
reason-bid-first = It often buys this move, which { $name } otherwise makes first: { $start } to { $tile } ({ $what }).
reason-bid-buys = It often buys this move, which is otherwise gone: { $start } to { $tile } ({ $what }).

hint-title = Hint
hint-best = Best
hint-behind =
    { $n ->
        [0] Nearly as good
       *[other] About { count-points } less
    }
hint-gain = Score sheet: { $points }
hint-estimate = All figures are estimates, from what you can see.
hint-thinking = Thinking…
hint-play = Play this
hint-play-turn = Play the whole turn
hint-play-part = Play this part of the turn
hint-stopped = New information: from here on the choice is yours again.
hint-goOn = Continue with this advice
hint-more = More
hint-legend = ★ is the best turn. The numbers say about how many points less a turn to that tile brings.
hint-order = Best first. What follows later and what you leave to the others count too.
hint-legend-bid = What a place is worth is compared with the worst one you can still get. Every coin is a point too: what you pay is taken off your gain.
hint-none = There is no hint right now.
