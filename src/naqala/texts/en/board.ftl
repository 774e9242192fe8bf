### The board for screen readers and tooltips: parts of a tile's name, joined by commas; moves; the bid tracks.

board-label = The board
board-row = Row { $row }
board-owner = owned by { $name }
board-owner-you = yours
board-owner-tent = tent of { $name }
board-empty = no meeples
board-whim = whim: { $whim }
board-mountain-north = mountain above
board-mountain-east = mountain on the right
board-mountain-south = mountain below
board-mountain-west = mountain on the left
board-start = start of the move
board-step = drop { $n }
board-canChoose = can be chosen
board-claims = the tile would become yours
board-target = Yazid’s target
board-hand-choose = Which meeple do you drop?
board-hand-drop = Which meeple do you drop on { $tile }?
board-carpet = Use the Flying Carpet to { $tile }? Press it once more.
board-carpet-also = With the Flying Carpet, the tiles that show it too. It is then used up.
board-carpeted = only with the Flying Carpet
board-victim =
    { $n ->
        [one] Choose a victim on { $tile }.
       *[other] Choose two victims on { $tile }.
    }
board-kill =
    { $tribe ->
        [yellow] Kill a Vizier on { $tile }
        [white] Kill an Elder on { $tile }
        [green] Kill a Merchant on { $tile }
        [blue] Kill a Builder on { $tile }
        [red] Kill an Assassin on { $tile }
       *[other] Kill an Artisan on { $tile }
    }
board-kill-again = { board-kill }? Press the tile once more.
board-refused = { $tile } is not a choice here.
board-refused-none = No tile is asked for now: answer here.
board-refused-empty = There are no meeples on { $tile }.
board-refused-start = You can’t start on { $tile }: from there your last meeple could not join its own colour.
board-refused-here = Your meeples are on { $tile } now: drop the next one on a tile beside it.
board-refused-far = { $tile } is too far away: go step by step, left, right, up or down.
board-refused-blocked = There is no way to { $tile } from here: the border between the two tiles is closed.
board-refused-back = You have just come from { $tile }: you may not step straight back.
board-refused-colour = You can’t end on { $tile }: your last meeple must join its own colour, and none of it stands there.
board-refused-stuck = If you drop on { $tile }, you can’t end your move: your last meeple could not join its own colour.
board-refused-meeple = If you drop this meeple on { $tile }, you can’t end your move: your last meeple could not join its own colour. Another one can go there.
board-refused-hand = If you drop this meeple now, you can’t end your move: your last meeple could not join its own colour.
board-refused-distant = { $tile } is too far away for your Assassins.
board-refused-forbidden = { $tile } stays empty: nothing may stand there.
board-refused-occupied = { $tile } is not completely empty.
board-refused-village = { $tile } is not a Village.
board-refused-oasis = { $tile } is not an Oasis.
board-refused-built = { $tile } is taken: only meeples may stand there.
board-refused-apart = { $tile } is not next to it.
board-refused-few = There are not two meeples on { $tile }.
board-refused-alone = No meeple next to { $tile } can come there.
board-refused-foreign = { $tile } is not yours.
board-refused-plain = There is no palm tree or palace on { $tile }.
board-refused-owned = { $tile } already belongs to a player.
board-refused-kept = { $tile } was not given up.
board-refused-task = The rules would allow { $tile }, but this task is about { $wanted }.

track-bid = Bid order
track-turn = Turn order
track-spot = Place for { $gold } gold
track-spot-about =
    { $gold ->
        [0] You pay nothing, and play after everyone who bids more.
       *[other] You pay { $gold } gold, and play before everyone who bids less.
    }
track-spot-free = Place for { $gold } gold, open
track-spot-taken = Place for { $gold } gold: { $names }
track-next = Next: { $name }
track-now = Now: { $name }
track-now-then = Now: { $name }, then { $next }
track-you = you
track-lane = A new bid here pushes the earlier ones back.
track-five = Prices of the track for five players
track-offer =
    { $later ->
        [0] Bid { $price } (place { $place })
       *[other] Bid { $price } (place { $place }–{ $last })
    }
track-place =
    { $later ->
        [0] Place { $place }
       *[other] Place { $place }–{ $last }
    }

row-label = Resource row
row-reach = { $n } of the first { $reach }
row-position = Card { $n } of the row: { $card }
row-choose = Choose from these cards.
row-more =
    { $n ->
        [one] You can choose one more card.
       *[other] You can choose { $n } more cards.
    }
row-needed =
    { $n ->
        [one] Choose one more card.
       *[other] Choose { $n } more cards.
    }
row-deck = { count-cards } in the pile
row-discard = { count-cards } discarded

# Beside the cards there is little room: | is where a word may be broken.
row-small_market = Small Market
row-large_market = Large Market
row-specialized_market = Special|ized Market
djinns-row = Djinns on offer
djinns-deck = { count-djinns } in the pile
items-deck = { count-items } in the pile
items-discard = Discarded items
whims-deck = { count-whims } in the pile

player-gold-hidden = gold hidden
player-cards =
    { $n } resource { $n ->
        [one] card
       *[other] cards
    }
player-left = Camels left
player-tent-left = Tent not yet placed
player-tent-placed = Tent placed
player-front = In front of { $name }
player-secrets = Only you see this
player-secrets-djinns = Others see only your djinns
player-secrets-thieves = Others see your djinns and thieves
player-aside = To choose from
player-nothing = nothing
player-suit = Largest suit: { count-goods }, worth { $gold } gold
yazid-name = Yazid
yazid-title = Sultan Yazid
yazid-area = Yazid’s area
yazid-dice = Dice
yazid-targets = He will clear: { $what }
yazid-targets-done = He has cleared: { $what }
yazid-danger-assassins = { $have } of { $most } Assassins
yazid-danger-djinns = { $have } of { $most } djinns
yazid-danger-viziers = Viziers: you { $yours }, Yazid { $his }
