"""The lines of the narrator in the language in use."""

from collections import Counter
from collections.abc import Callable, Sequence

from naqala.narrator import Argument, Counted, Line, Named, Paid, Player, Said
from naqala.texts import listed, say, words

_NAMED: dict[str, Callable[[str], str]] = {
    "djinn": words.djinn,
    "item": words.item,
    "thief": words.thief,
    "tribe": words.tribe,
    "whim": words.whim,
}
_COUNTED: dict[str, Callable[[dict[str, int]], str]] = {
    "card": words.cards,
    "djinn": lambda counts: listed(map(words.djinn, counts)),
    "item": words.items,
    "tile": listed,
    "tribe": words.tribes,
}


def _argument(value: Argument, names: Sequence[str]) -> str | int:
    if isinstance(value, Player):
        return names[value.seat - 1]
    if isinstance(value, Named):
        return _NAMED[value.sort](value.word)
    if isinstance(value, Counted):
        return _COUNTED[value.sort](value.counts)
    if isinstance(value, Paid):
        return words.payment(value.words.split())
    return value


def said_text(said: Said, names: Sequence[str]) -> str:
    """Return a sentence; ``names`` are those of the seats, and of Yazid in the solo game."""
    return say(said.key, **{name: _argument(value, names) for name, value in said.args.items()})


def line_text(line: Line, names: Sequence[str]) -> str:
    """Return a line with all it says, and with what its pictures show beyond that: the way of a move, what Yazid took."""
    text = " ".join(said_text(said, names) for said in (line.said, *line.also))
    path = [
        f"{words.tribe(picture.word)} {picture.tile}" for picture in line.pictures if picture.tile and picture.sort == "tribe"
    ]
    shown = path or ([_taken(line)] if line.said.key == "log.yazid.clears.plain" else [])
    return f"{text} ({', '.join(shown)})" if shown else text


def _taken(line: Line) -> str:
    taken: Counter[str] = Counter()
    for picture in line.pictures:
        if picture.sort == "tribe":
            taken[picture.word] += picture.number
    return words.tribes(taken)
