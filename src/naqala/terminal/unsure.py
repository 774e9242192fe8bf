"""The sign of what no published source confirms: behind cards on the table, and behind lines of the score sheet."""

from collections.abc import Iterator

from naqala.doubts import unsure_cards
from naqala.position.schema import Position
from naqala.texts import words

SIGN = " ≈"


def sign(word: str) -> str:
    """Return the sign of a djinn, item, thief or whim whose numbers no published source and no box gives, else nothing."""
    return SIGN if word in unsure_cards(words.values()) else ""


def has_signs(position: Position) -> bool:
    """Return whether a card that can be seen has the sign."""
    return any(map(sign, _cards(position)))


def _cards(position: Position) -> Iterator[str]:
    yield from position.djinns.row
    if position.thieves is not None and position.thieves.face_up:
        yield position.thieves.face_up
    yield from (tile.whim for tile in position.board.values() if tile.whim)
    for seat in position.seats:
        yield from (*seat.djinns, *(seat.thieves or ()))
        yield from seat.items if isinstance(seat.items, dict) else ()
        yield from seat.whims if isinstance(seat.whims, list) else ()
