"""Why something is good or bad, in sentences, most telling first: what the narrator tells of it, then what it means for others.

The messages ``log.*`` say what happens, just as in the log; only what no event says has a message ``reason.*``.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from naqala.bots.advice import Bid
from naqala.bots.following import Walker, cell
from naqala.catalog.names import COLOUR_WORDS, Tribe
from naqala.catalog.points import MAJORITY_POINTS
from naqala.engine.mirror import States
from naqala.engine.state import YAZID
from naqala.events import KINDS
from naqala.narrator import Argument, Line, Player, Said, narrate


def what_happens(walker: Walker, is_move: bool) -> Iterator[Said]:
    """Yield what the narrator tells, but for what is proposed itself, a move or else one answer: that is shown anyway. What is
    discarded, and the turn Yazid takes after one's own, are no reasons for it; the one he takes because he was not outbid is.
    """
    actions = walker.events()
    first = actions[0][0] if actions else None
    for chapter in narrate(actions, tents=bool(cell(walker.states, "with_artisans"))):
        if first and (first.cause == "outbid" or chapter.seat in (None, first.seat)):
            yield from (line.said for line in chapter.lines if is_reason(line) and not _is_proposed(line, is_move))


def is_reason(line: Line) -> bool:
    """Return whether a line of the log can be a reason."""
    return line.tone != "quiet" and line.said.key != "log.discarded"


def _is_proposed(line: Line, is_move: bool) -> bool:
    return line.said.key == "log.move" if is_move else line.is_deed and line.last == 0


def overtaken(before: States, walker: Walker, seat: int) -> Iterator[Player]:
    """Yield the rivals who have fewer Viziers after what happened, and did not before; in the solo game Yazid is one."""
    gains = _viziers_gained(walker)
    for rival in range(max(YAZID + 1, cell(before, "seats"))):
        lead = cell(before, "front", seat, Tribe.VIZIER) - cell(before, "front", rival, Tribe.VIZIER)
        if lead <= 0 < lead + gains[seat + 1] - gains[rival + 1]:
            yield Player(rival + 1)


def majority(rivals: Sequence[Player]) -> Iterator[Said]:
    """Yield what more Viziers than these rivals bring, in one sentence."""
    points = MAJORITY_POINTS * len(rivals)
    if len(rivals) == 1:
        yield Said("reason.viziers", {"name": rivals[0], "n": points})
    elif rivals:
        yield Said("reason.viziers.many", {"rivals": len(rivals), "n": points})


def _viziers_gained(walker: Walker) -> Counter[int]:
    """Return how many more Viziers stand in front of each seat, from 1 on."""
    gains: Counter[int] = Counter()
    for event in chain.from_iterable(walker.events()):
        if event.thing == COLOUR_WORDS[Tribe.VIZIER] and event.seat:
            row = KINDS[event.kind]
            gains[event.seat] += event.amount * ((row.target == "front") - (row.source == "front"))
    return gains


def rival_points(seat: int, ways: Sequence[float]) -> Iterator[Said]:
    """Yield what the score sheet of a rival gains or loses, if it is the same whichever way things go."""
    points, *others = {round(change) for change in ways}
    if points and not others:
        yield Said("reason.gains" if points > 0 else "reason.loses", {"name": Player(seat + 1), "n": abs(points)})


def place_bought(bid: Bid, bids: Sequence[Bid], is_best: bool) -> Said:
    """Return the reason for or against a bid: what its place is worth, and what is gained if no Fakirs are paid; of a free one
    that brings nothing, why no other is better. The bid itself says what it costs.
    """
    worth: dict[str, Argument] = {"n": bid.brings}
    gain = bid.brings - bid.pays
    if bid.fakirs:
        return Said("reason.bid", worth | {"gold": bid.pays})
    if not bid.pays and not bid.brings and not any(other.brings for other in bids):
        return Said("reason.bid.same")
    if not bid.pays:
        return Said("reason.bid.enough" if is_best and not bid.brings else "reason.bid.free", worth)
    if not gain:
        return Said("reason.bid.even")
    return Said("reason.bid.gain", worth | {"gain": gain}) if gain > 0 else Said("reason.bid.dear", worth)


def luck(what: str, number: int) -> Said:
    """Return the reason that chance has a say: this many cards, items and so on are drawn."""
    return Said("reason.draws", {"what": what, "n": number})


def left_over(points: float, to: int, seat: int) -> Said:
    """Return the reason that the board then offers the next player, or the seat itself, this much."""
    number = round(points)
    return Said("reason.keeps", {"n": number}) if to == seat else Said("reason.leaves", {"name": Player(to), "n": number})
