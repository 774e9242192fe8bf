"""What a bid buys: the move it gets in rounds played on from it, and who makes that move with another bid.

The worth of a bid is a mean over rollouts, which do not tell what happened in them. These rounds are a few more, with notes.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from naqala.action import Action
from naqala.bots.expert import landing_of
from naqala.bots.following import Walker, cell
from naqala.bots.guess import world_states
from naqala.bots.mind.scratch import Workspace
from naqala.bots.mind.weights import Weight, weights_named
from naqala.bots.quick import QuickAnswers
from naqala.bots.reasons import what_happens
from naqala.catalog.names import TILE_WORDS
from naqala.catalog.verbs import PASS
from naqala.deal import luck_from
from naqala.engine.mirror import States, copy_states
from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.log import Log
from naqala.narrator import Argument, Player, Said
from naqala.view import View

ROUNDS = 8
"""Rounds played on from each of two bids."""
WORLDS = 4
OFTEN = 3
"""Rounds from which on a move is got, or made by another seat, often."""
_Place = tuple[int, int]
"""The tile and the colour on which a move ends."""


@dataclass(frozen=True)
class _Turn:
    """A turn in such a round, and the position in which it began."""

    seat: int
    landing: _Place
    actions: Sequence[int]
    before: States


def what_it_buys(view: View, log: Log, better: str, other: str) -> tuple[Said, ...]:
    """Return the move that the better of two bids gets often where the other does not, and who then makes it. Nothing where the
    rounds do not tell.
    """
    assert view.seat is not None
    seat, (with_better, with_other) = view.seat - 1, _both(view, log, better, other)
    gained = _landings(with_better, seat)
    gained.subtract(_landings(with_other, seat))
    landing, often = gained.most_common(1)[0] if gained else (None, 0)
    if landing is None or often < OFTEN:
        return ()
    move = _told(with_better, seat, landing)
    rivals = Counter(turn.seat for turns in with_other for turn in turns if turn.landing == landing and turn.seat != seat)
    rival, often = rivals.most_common(1)[0] if rivals else (seat, 0)
    if often < OFTEN:
        return (Said("reason.bid.buys", move),)
    return (Said("reason.bid.first", {"name": Player(rival + 1), **move}),)


def _both(view: View, log: Log, *bids: str) -> tuple[list[list[_Turn]], ...]:
    """Return the turns of rounds played on from each bid, in the same worlds and with the same luck."""
    worlds = [world_states(view, log, Random(f"purchase {number}")) for number in range(WORLDS)]
    rounds = _Rounds()
    return tuple(
        [[*rounds.play_on(worlds[number % WORLDS], Action.parse(bid).number, number)] for number in range(ROUNDS)] for bid in bids
    )


def _landings(rounds: list[list[_Turn]], seat: int) -> Counter[_Place]:
    """Return in how many rounds a seat ends a move where."""
    return Counter(landing for turns in rounds for landing in {turn.landing for turn in turns if turn.seat == seat})


def _told(rounds: list[list[_Turn]], seat: int, landing: _Place) -> dict[str, Argument]:
    """Return where such a move usually begins, where it ends, and what is collected there."""
    made = [turn for turns in rounds for turn in turns if (turn.seat, turn.landing) == (seat, landing)]
    start = Counter(map(_start, made)).most_common(1)[0][0]
    turn = next(turn for turn in made if _start(turn) == start)
    walker = Walker(turn.before)
    for action in turn.actions:
        if not walker.can(action):
            break
        walker.play(action)
    what = next(said.args["what"] for said in what_happens(walker, is_move=True) if said.key == "log.collects")
    return {"start": TILE_WORDS[start], "tile": TILE_WORDS[landing[0]], "what": what}


def _start(turn: _Turn) -> int:
    """Return the tile whose meeples are picked up."""
    return next(action.values["tile"] for action in map(Action.numbered, turn.actions) if action.verb == "pick")


class _Rounds:
    """Plays rounds to their end, as rollouts do: other players judge places differently now and then."""

    def __init__(self) -> None:
        weights = weights_named("planner")
        self._quick = QuickAnswers(Workspace(weights, luck_from("purchase")))
        self._blur = float(weights[Weight.BLUR])

    def play_on(self, world: States, bid: int, number: int) -> Iterator[_Turn]:
        """Yield the turns of the round after a bid; rounds with the same number have the same luck."""
        luck, random = luck_from(f"purchase {number}"), Random(f"purchase {number}")
        walker = Walker(world)
        walker.play(bid)
        this_round = cell(walker.states, "round_number")
        while cell(walker.states, "round_number") == this_round:
            ask, seat = walker.asked()
            if ask == Ask.OVER:
                return
            if ask >= FIRST_CHANCE:
                walker.draw(luck)
                continue
            actions = self._answer(walker, ask, random)
            landing = landing_of(actions)
            if landing is not None:
                yield _Turn(seat, landing, actions, copy_states(walker.states))
            for action in actions:
                if not walker.can(action):
                    break
                walker.play(action)

    def _answer(self, walker: Walker, ask: int, random: Random) -> Sequence[int]:
        if ask == Ask.OUTBID:
            return [PASS]
        if ask != Ask.BID:
            return self._quick.answer(walker, ask)
        worths = [worth + random.uniform(-self._blur, self._blur) for worth in self._quick.options(walker)]
        return [walker.legal[worths.index(max(worths))]]
