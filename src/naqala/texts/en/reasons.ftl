### Reasons of the explorer (docs/explorer.md), by their key, said to the player who thinks about it. `name` is the seat's name,
### `names` a list of them, `what` a list of counted things; a number that needs a plural comes as `n`.

reason-plays = place { $place } in the turn order for { $price }
reason-plays-range = place { $place } in the turn order for { $price }, at worst { $last_place }
reason-ends_game = makes this the last round
reason-collects = collects on { $tile }: { $what }
reason-takes_tile = claims { $tile } ({ $value })
reason-takes_tile-standing = claims { $tile } ({ $value }) with { $what }
reason-takes_city = claims the city { $tile }, your number { $number }
reason-takes_city-standing = claims the city { $tile }, your number { $number }, with { $what }
reason-loses_tile = gives up { $tile } ({ $value })
reason-takes_from_rival = { $name } loses { $tile } ({ $value })
reason-tent = tent on { $tile }
reason-vizier_lead = more Viziers than { $names }
reason-palm =
    { $n ->
        [one] a palm tree
       *[other] { $n } palm trees
    } on your { $tile }
reason-palace =
    { $n ->
        [one] a palace
       *[other] { $n } palaces
    } on your { $tile }
reason-helps_rival-palm =
    { $n ->
        [one] a palm tree
       *[other] { $n } palm trees
    } for { $name } on { $tile }
reason-helps_rival-palace =
    { $n ->
        [one] a palace
       *[other] { $n } palaces
    } for { $name } on { $tile }
reason-gets_djinn = gets { $djinn } ({ $points })
reason-gets_thief = gets the thief { $thief }
reason-robs = sends { $thief }
reason-fulfils_whim = fulfils a whim for { $gold } gold: { $whim }
reason-takes_whim = takes a whim worth { $gold } gold: { $whim }
reason-gets_item = gets: { $item }
reason-cards = cards: { $what }
reason-suit_grows = your suit grows to { count-goods } ({ $points } gold)
reason-kills_on = kills on { $tile }: { $what }
reason-kills_of = kills in front of { $name }: { $what }
reason-uses_djinn = uses { $djinn }
reason-plays_item = plays: { $item }
reason-sells = sells { count-goods } for { $gold } gold
reason-gives = gives up: { $what }
reason-spends = spends: { $what }
reason-earns = earns { $gold } gold
reason-pays = pays { $gold } gold
reason-yazid_takes = Yazid takes on { $tile }: { $what }
reason-yazid_buys = Yazid gets { $djinn }
reason-pays_yazid = pays Yazid { $gold } gold for his Builders
reason-rival_gains = { $name } gains { count-points }
reason-rival_loses = { $name } loses { count-points }
reason-draws = luck decides: { $what }
reason-leaves = leaves { $name } about { count-points }
reason-keeps = you move again, for about { count-points }

hint-title = Hint
hint-best = Best
hint-behind = { $points } behind
hint-gain = Score sheet: { $points }
hint-estimate = Estimates, from what you can see
hint-thinking = Thinking…
hint-play = Play this
hint-goOn = Continue with this advice
hint-show = Show on the board
hint-none = There is nothing to advise right now.
