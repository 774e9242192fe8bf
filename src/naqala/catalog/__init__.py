"""The game's things as data: what there is, how many, what it is worth."""
