"""The narrator: turns events into the lines of the log. Browser, terminal and screen readers all tell a game with these."""

from naqala.narrator.chapters import Contents, narrate, narrate_from
from naqala.narrator.lines import Argument, Chapter, Counted, Line, Named, Paid, Picture, Player, Said

__all__ = [
    "Argument",
    "Chapter",
    "Contents",
    "Counted",
    "Line",
    "Named",
    "Paid",
    "Picture",
    "Player",
    "Said",
    "narrate",
    "narrate_from",
]
