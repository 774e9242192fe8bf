"""The narrator: turns events into the lines of the log, and questions, answers and endings into sentences. Browser, terminal and
screen readers all use them.
"""

from naqala.narrator.answers import WORDED_BY_POSITION, answer_words, words_on
from naqala.narrator.chapters import Narrator, narrate
from naqala.narrator.endings import Danger, ResultKind, dangers, reasons_said, result_kind
from naqala.narrator.lines import Argument, Chapter, Counted, Line, Named, Paid, Picture, Player, Said, TileFace
from naqala.narrator.questions import ask

__all__ = [
    "WORDED_BY_POSITION",
    "Argument",
    "Chapter",
    "Counted",
    "Danger",
    "Line",
    "Named",
    "Narrator",
    "Paid",
    "Picture",
    "Player",
    "ResultKind",
    "Said",
    "TileFace",
    "answer_words",
    "ask",
    "dangers",
    "narrate",
    "reasons_said",
    "result_kind",
    "words_on",
]
