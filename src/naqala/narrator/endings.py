"""How a game ends, in words, and how near Yazid is to winning."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from naqala.catalog.cards import SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS
from naqala.events import Event
from naqala.narrator.lines import Player, Said
from naqala.position import Position

_GATHERED = {"assassins": SOLO_LOSE_ASSASSINS, "djinns": SOLO_LOSE_DJINNS}
"""What Yazid wins with (SOLO-2)."""
ResultKind = Literal["won", "shared", "beaten", "lost"]
"""A win, a shared one; in the solo game Yazid is beaten, or has won."""
_FEW = 2
"""So many are missing when a danger is near."""


class Danger(msgspec.Struct, frozen=True, gc=False):
    """A way to lose to Yazid."""

    said: Said
    things: Literal["assassins", "djinns", "viziers"]
    pips: list[bool]
    """What he needs, one by one, and whether he has it."""
    is_near: bool


def result_kind(winners: Sequence[int], is_solo: bool) -> ResultKind:
    """Return how the game ended for its winners."""
    if is_solo:
        return "beaten" if winners else "lost"
    return "shared" if len(winners) > 1 else "won"


def reasons_said(reasons: Iterable[str], tents: bool, events: Iterable[Event] = ()) -> list[Said]:
    """Return why the game ended; ``reasons`` are those of the outcome. The events of the game say who placed the last camel
    first; where players have ``tents``, the tent too.
    """
    return [_reason_said(reason, tents, events) for reason in reasons]


def _reason_said(reason: str, tents: bool, events: Iterable[Event]) -> Said:
    if reason in _GATHERED:
        return Said(f"over.{reason}", {"n": _GATHERED[reason]})
    if reason != "last camel":
        return Said(f"over.{reason}")
    reason = "last tent" if tents else reason
    seat = next((event.seat for event in events if event.kind == "last piece"), None)
    return Said(f"over.{reason}.first", {"name": Player(seat)}) if seat else Said(f"over.{reason}")


def dangers(position: Position) -> Iterator[Danger]:
    """Yield what Yazid has gathered of what he needs, and the Viziers, of which he must have fewer (SOLO-2, SOLO-11)."""
    if (rival := position.yazid) is None:
        return
    yield _gathered("assassins", rival.assassins)
    yield _gathered("djinns", len(rival.djinns))
    yours = position.seats[0].viziers
    said = Said("yazid.danger.viziers", {"yours": yours, "his": rival.viziers})
    yield Danger(said, "viziers", [True], yours <= rival.viziers)


def _gathered(things: Literal["assassins", "djinns"], have: int) -> Danger:
    most = _GATHERED[things]
    said = Said(f"yazid.danger.{things}", {"have": have, "most": most})
    return Danger(said, things, [number < have for number in range(most)], most - have <= _FEW)
