### Values that no published source confirms (src/naqala/doubts.py): a mark beside each, and the list on the About page.

doubt-title = Unconfirmed values
doubt-about = Everything here follows the published rules as far as we know them. We have no published source for these values, so we had to choose. Most of them belong to the whims: the publisher’s sheet for these { $n } cards is not available to us.
doubt-own = Do you own the box? You can play with the printed values: under “{ ui-newGame }”, open “{ values-title }”, download an empty values file, fill it in and choose it.
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
doubt-edges = { $edges }
doubt-track = { $thing }: the prices of the track for five, { $value }
doubt-reroll = { $thing }: on a black 6 both tiles are rolled again
doubt-fakirFirst = { $thing }: he pays with a Fakir first, if he has one
doubt-eldersFirst = { $thing }: he pays with two Elders first, if he has them
doubt-mark-box = from the box
doubt-box-about = As printed in the box: this value comes from the values file of this game.
values-inPlay = This game is played with values from the box:
values-line = { $now } (our value: { $ours })
values-title = Values from the box
values-about = Do you own the box? Choose a file with the printed values to play with them.
values-choose = Choose a values file
values-without = Remove this file
values-server = Use the values of this server
values-same = All values in this file are the same as ours.
values-file = Different from our values:
values-template = Download an empty values file
values-misfit = { $path }: a whole number from { $least } to { $most } is possible, the file has { $got }.
