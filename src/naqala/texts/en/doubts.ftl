### Values that no published source confirms (src/naqala/catalog/doubts.py): a mark beside each, and the list on the About page.

doubt-title = Values we are not sure of
doubt-about = Everything here follows the published rules as far as we know them. For these values we have no published source, so we had to choose. Most of them belong to the whims: the publisher’s sheet of these { $n } cards is not available to us.
doubt-mark-likely = likely
doubt-likely-about = Likely, but not confirmed by a published source.
doubt-mark-ours = our value
doubt-ours-about = Our choice: no published source gives this value.
doubt-likely-list = Likely: one credible source, or what all similar cards have
doubt-ours-list = Our choice
doubt-points = { $thing }: { count-points }
doubt-card = { $thing }
doubt-copies =
    { $thing }: { $n } { $n ->
        [one] copy
       *[other] copies
    }
doubt-colour =
    { $thing }: { $value ->
        [blue] blue
       *[red] red
    } value
doubt-mountains = { $thing }: mountains on the edges { $value }
doubt-track = { $thing }: the prices of the track for five, { $value }
doubt-reroll = { $thing }: on a black 6 both tiles are rolled anew
doubt-fakirFirst = { $thing }: he pays with a Fakir first, if he has one
