"""The lines of the narrator in the language in use."""

from collections.abc import Callable, Sequence

from naqala.narrator import Argument, Counted, Line, Named, Paid, Player, Said, TileFace
from naqala.texts import has, listed, say, words

_NAMED: dict[str, Callable[[str], str]] = {
    "card": words.card,
    "djinn": words.djinn,
    "item": words.item,
    "thief": words.thief,
    "tribe": words.tribe,
    "whim": words.whim,
}
_COUNTED: dict[str, Callable[[dict[str, int]], str]] = {
    "card": words.cards,
    "djinn": lambda counts: listed(map(words.djinn, counts)),
    "face": words.faces,
    "item": words.items,
    "tile": listed,
    "tribe": words.tribes,
}


def _place(place: TileFace) -> str:
    return words.place(place.tile, place.face)


def _argument(value: Argument, names: Sequence[str], place: Callable[[TileFace], str]) -> str | int:
    if isinstance(value, Player):
        return names[value.seat - 1]
    if isinstance(value, Named):
        return _NAMED[value.sort](value.word)
    if isinstance(value, Counted):
        return _COUNTED[value.sort](value.counts)
    if isinstance(value, TileFace):
        return place(value)
    if isinstance(value, Paid):
        return words.payment(value.words)
    return value


def said_text(said: Said, names: Sequence[str], place: Callable[[TileFace], str] = _place) -> str:
    """Return a sentence; ``names`` are those of the seats, and of Yazid in the solo game; ``place`` names tiles."""
    return say(said.key, **{name: _argument(value, names, place) for name, value in said.args.items()})


def line_text(line: Line, names: Sequence[str]) -> str:
    """Return a line with all it says, and with the way of a move, which otherwise only its pictures show."""
    text = " ".join(said_text(said, names) for said in (line.said, *line.also))
    path = [
        f"{words.tribe(picture.word)} {picture.tile}" for picture in line.pictures if picture.tile and picture.sort == "tribe"
    ]
    return f"{text} ({', '.join(path)})" if path else text


def told_to(seat: int, said: Said, names: Sequence[str]) -> str:
    """Return a sentence for a seat: its own one, if there is one about what it did itself."""
    own = f"{said.key}.own"
    is_own = said.args.get("name") == Player(seat) and has(own)
    return said_text(Said(own, said.args) if is_own else said, names)
