### Whims: a card is a list of needs, each in its own words, as a card speaks to its player, joined by `formatList` into `needs`.

feature-viziers = { tribe-yellow-count }
feature-elders = { tribe-white-count }
feature-artisans = { tribe-purple-count }
feature-djinns = { count-djinns }
feature-palms = { count-palms } on your tiles
feature-palaces = { count-palaces } on your tiles
feature-villages =
    { $n } { $n ->
        [one] Village
       *[other] Villages
    } you own
feature-sacred_places =
    { $n } Sacred { $n ->
        [one] Place
       *[other] Places
    } you own
feature-oases =
    { $n } { $n ->
        [one] Oasis
       *[other] Oases
    } you own
feature-markets =
    { $n } { $n ->
        [one] market
       *[other] markets
    } you own, of any kind
feature-cities =
    { $n } Fabulous { $n ->
        [one] City
       *[other] Cities
    } you own
feature-red_tiles =
    { $n } red { $n ->
        [one] tile
       *[other] tiles
    } you own (not counting cities)
feature-blue_tiles =
    { $n } blue { $n ->
        [one] tile
       *[other] tiles
    } you own (not counting cities)
feature-goods =
    { $n } { $n ->
        [one] good
       *[other] different goods
    } in hand
feature-fakirs = { card-fakir-count } in hand
feature-precious_items =
    { $n } precious { $n ->
        [one] item
       *[other] items
    }
feature-tent_reds =
    tent with { $n } red { $n ->
        [one] tile
       *[other] tiles
    } in its 3×3 block

whim-one = Whim
whim-title = Whim of the Sultan
whim-needs = The Sultan wants: { $needs }.
whim-reward = Reward: { $gold } gold
whim-offer = It pays { $gold } gold as soon as you have: { $needs }.
whim-short = { $needs } → { $gold } gold
whim-progress = { $have } of { $need }
whim-fulfilled = Fulfilled
whim-onCity = Waiting on { $tile }
whim-about = As soon as you have what it asks for, you show it and get its gold, once. Until then it stays hidden in your hand. At the end, an unfulfilled whim is worth nothing.
