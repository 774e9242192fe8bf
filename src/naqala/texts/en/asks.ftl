### The questions of docs/decisions.md, by the name of the question: for the seat that is asked, for the others (`.others`,
### with `name`), and a line of help (`.help`). Some questions have texts of their own by tile, djinn or building.

ask-bid = Bid for your place in the turn order.
ask-bid-others = { $name } is bidding.
ask-bid-help = Higher bids play first; among equal bids the latest goes first. Every coin is a point at the end.

ask-move = Choose a tile and pick up all its meeples.
ask-move-others = { $name } is choosing a tile to pick up.
ask-move-help = You drop them one by one on adjacent tiles, never straight back. The last one has to join its own colour.
ask-move-blocked = No normal move is left on the board.

ask-drop =
    Drop { $n ->
        [one] the last meeple on a tile that already has its colour
       *[other] a meeple on an adjacent tile ({ $n } in hand)
    }.
ask-drop-others = { $name } is dropping meeples.
ask-drop-help = You can only choose drops that still let you finish the move.

ask-piece = { $tile } is yours: place a camel or your tent?
ask-piece-others = { $name } is choosing between camel and tent.
ask-piece-help = The tent brings 1 extra point for each red tile in the 3×3 block around it. You have only one.

ask-tribe = Up next: { $what }. Use anything first?
ask-tribe-others = { $name } may use something before the tribe acts.

ask-build = Your Builders work on { $tile }. Add Fakirs?
ask-build-others = { $name } may add Fakirs to the Builders.
ask-build-help = Gold = (Builders + Fakirs) × blue tiles in the 3×3 block.

ask-kill = Choose a victim for your Assassins.
ask-kill-two = Choose two victims for your Assassins.
ask-kill-others = { $name } is choosing a victim.
ask-kill-help =
    Up to { $n ->
        [one] 1 step
       *[other] { $n } steps
    } away, farther with Fakirs; or a meeple in front of an opponent.

ask-thief = Send { $thief } to rob the others?
ask-thief-others = { $name } may send a thief.
ask-thief-help = A thief works once, then leaves the game.

ask-tile-others = { $name } may use the tile.
ask-tile-village = A palace is about to be built on { $tile }. Use anything first?
ask-tile-oasis = A palm tree is about to be planted on { $tile }. Use anything first?
ask-tile-small_market = Small Market: buy one of the first { $reach } cards for { $gold } gold?
ask-tile-large_market = Large Market: buy two of the first { $reach } cards for { $gold } gold?
ask-tile-specialized_market = Specialized Market: buy any card from the row for { $gold } gold?
ask-tile-sacred = Sacred Place: buy a djinn?
ask-tile-sacred-thief = Sacred Place: buy a djinn or the thief?
ask-tile-workshop = Workshop: pay for an item?
ask-tile-city = Fabulous City: take the whim?

ask-last = Sell goods, use what you have, or end your turn.
ask-last-sell = Sell goods, or end your turn.
ask-last-use = Use what you have, or end your turn.
ask-last-only = Nothing left to do but end your turn.
ask-last-others = { $name } is finishing the turn.
ask-last-help = Goods are worth as much at the end of the game: sell only if you need the gold.

ask-outbid = Pay { $gold } gold and play before Yazid?
ask-outbid-others = { $name } may outbid Yazid.
ask-outbid-help = Otherwise he clears his tile first.

ask-target-others = { $name } is choosing a tile for { $djinn }.
ask-target-anunnak = Anun-Nak: which completely empty tile do the meeples go to?
ask-target-bouraq = Bouraq: which Village gets the palace?
ask-target-enki = Enki: which Oasis gets the palm tree?
ask-target-leta = Leta: which completely empty tile becomes yours?
ask-target-utug = Utug: which tile with meeples becomes yours?

ask-redirect-palm = Lamia: put the palm tree for { $tile } on a neighbouring tile instead?
ask-redirect-palace = Hagis: put the palace for { $tile } on a neighbouring tile instead?
ask-redirect-others = { $name } may choose another tile for the palm tree or palace.

ask-keep_item = Keep one of these items.
ask-keep_item-others = { $name } is choosing an item.
ask-keep_item-help = Yours stays hidden; the others are discarded face up.
ask-keep_djinn = Keep one of these djinns.
ask-keep_djinn-others = { $name } is choosing a djinn.

ask-give_cards =
    Houssain robs you: which { $n ->
        [one] card
       *[other] { $n } cards
    } do you give?
ask-give_cards-others = { $name } is giving cards to Houssain.
ask-give_djinn = Ouafat robs you: which djinn do you give?
ask-give_djinn-others = { $name } is giving a djinn to Ouafat.
ask-give_tile = Kohdjah robs you: which tile do you give up?
ask-give_tile-others = { $name } is giving up a tile to Kohdjah.
ask-give_tile-help = The camel or tent comes back to you and can be placed again.
ask-give_building = Shaum robs you: which palm tree or palace do you give?
ask-give_building-others = { $name } is giving a palm tree or palace to Shaum.
ask-give_item = Madjaar robs you: which item do you give?
ask-give_item-others = { $name } is giving an item to Madjaar.

ask-take_cards =
    Which { $n ->
        [one] card
       *[other] { $n } of the cards
    } do you take?
ask-take_cards-others = { $name } is choosing from the loot.
ask-take_djinn = Which djinn do you take?
ask-take_djinn-others = { $name } is choosing from the loot.
ask-claim = Claim one of the tiles that were given up?
ask-claim-others = { $name } may claim a tile that was given up.
ask-take_building = Put one of these palm trees or palaces on one of your tiles.
ask-take_building-others = { $name } is placing a palm tree or palace from the loot.
ask-take_item = Which item do you take?
ask-take_item-others = { $name } is choosing from the loot.

ask-scimitar = Burning Scimitar: remove two meeples from one tile.
ask-scimitar-others = { $name } is swinging the Burning Scimitar.
ask-lamp = Fabulous Lamp: take a djinn.
ask-lamp-others = { $name } is rubbing the Fabulous Lamp.
ask-lamp-help = Take a face-up djinn, or the top one of the pile, unseen.
ask-flute = Enchanting Flute: which tile do the meeples come to?
ask-flute-others = { $name } is playing the Enchanting Flute.
ask-bring = Bring a meeple to { $tile } (up to { $n } more).
ask-bring-others = { $name } is luring meeples with the Flute.
ask-ring = Rebirth Ring: which item comes back?
ask-ring-others = { $name } is choosing an item from the discard pile.
ask-talisman_from = Tempest Talisman: which of your pieces moves?
ask-talisman_from-others = { $name } is moving a piece with the Talisman.
ask-talisman_to = Tempest Talisman: where does your piece from { $tile } go?
ask-talisman_to-others = { $name } is moving a piece with the Talisman.
ask-horn = Horn of Plenty: which card comes next in the row?
ask-horn-others = { $name } is rearranging the row.

ask-draw_card = A card is drawn.
ask-draw_meeple = A meeple is drawn from the bag.
ask-draw_djinn = A djinn is drawn.
ask-draw_item = An item is drawn.
ask-draw_thief = A thief is turned up.
ask-draw_whim = A whim is turned up.
ask-roll = The dice are rolled.
