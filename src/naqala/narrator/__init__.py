"""The narrator: turns events into the lines of the log. Browser, terminal and screen readers all tell a game with these."""

from naqala.narrator.chapters import Start, Told, chapter_starts, narrate, numbered, tell_chapter
from naqala.narrator.lines import Argument, Chapter, Line, Payment, Picture, Said, Seat, Thing, Things

__all__ = [
    "Argument",
    "Chapter",
    "Line",
    "Payment",
    "Picture",
    "Said",
    "Seat",
    "Start",
    "Thing",
    "Things",
    "Told",
    "chapter_starts",
    "narrate",
    "numbered",
    "tell_chapter",
]
