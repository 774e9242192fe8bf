"""One game of a contest, played and measured."""

import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter
from typing import Annotated, Any

from msgspec import Meta, Struct

from naqala.action import Action
from naqala.bots import BOTS, Bot, kind_of
from naqala.bots.arena.contest import Contest, Kinds
from naqala.bots.bot import occasion
from naqala.bots.stdio import StdioBot, is_foreign
from naqala.errors import BotError, ForfeitError, shown
from naqala.game import Game

OCCASIONS = ("turns", "bids", "replies")
"""What a bot thinks about: a turn of its own, a bid, or what it is asked in one turn of another seat."""

GameWatch = Callable[[Game], None]
"""Called with the game before every question to a bot, and when it is over."""
OPENING = 20
"""Questions that take a game through its first bids and into its first turns."""


Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Thinking(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a bot thought about one kind of occasion, in seconds of the processor."""

    count: Count = 0
    total: Seconds = 0.0
    longest: Seconds = 0.0


class Failure(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that raised an error or answered with no legal action; of a program, what it did wrong."""

    seat: int
    bot: str
    error: str
    traceback: str


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as ``games.jsonl`` keeps it: everything by seat. A game that failed or was forfeited has no scores."""

    game: int
    start: int
    rotation: int
    bots: list[str]
    seconds: Seconds
    scores: list[int] = []
    sheets: list[dict[str, int]] = []
    winners: list[int] = []
    """Seats from 1; ties share (SCORE-7)."""
    rounds: Count = 0
    ended: list[str] = []
    turns: Count = 0
    """Turns in which their player was asked something."""
    bids: Count = 0
    actions: Count = 0
    thinking: list[dict[str, Thinking]] = []
    failure: Failure | None = None
    """The fault of a level of naqala: the game counts nowhere."""
    forfeit: Failure | None = None
    """The fault of a class or program from elsewhere: the game counts as its loss, and all seats of other bots have won."""

    @property
    def ranks(self) -> list[int]:
        """Return a number for each seat that is higher for the better one: the score, where the game was not forfeited."""
        return self.scores or [int(seat in self.winners) for seat in range(1, len(self.bots) + 1)]


class _FaultyBotError(Exception):
    """The bot on this seat is to blame for the error this one comes from."""

    def __init__(self, seat: int, error: BaseException) -> None:
        super().__init__(seat)
        self.seat = seat
        self.error = error


@contextmanager
def _blaming(seat: int) -> Iterator[None]:
    """Blame every error inside on the bot on that seat, so that it ends no other game."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise _FaultyBotError(seat, error) from error


class _Match:
    """A game, its bots and how long each thought about what."""

    def __init__(self, contest: Contest, number: int, kinds: Kinds) -> None:
        self.budget = replace(contest.budget, of_processor=True)
        self.game = Game.new(contest.options, contest.deal_seed(number))
        self.thoughts: list[dict[tuple[str, int, int], float]] = [defaultdict(float) for _ in contest.seating(number)]
        self.bots: list[Bot] = []
        for seat, name in enumerate(contest.seating(number), 1):
            with _blaming(seat):
                self.bots.append(kind_of(name, kinds).make(contest.bot_seed(number, seat)))

    def ask(self) -> None:
        """Put the open question to its bot and play the answer; only the thinking is timed: by the processor's clock, a
        program's by the clock on the wall.
        """
        seat = self.game.decision.seat or 0
        view, log = self.game.view(seat), self.game.log(seat)
        with _blaming(seat):
            bot = self.bots[seat - 1]
            clock = bot.clock if isinstance(bot, StdioBot) else self.budget.now
            begun = clock()
            action = bot.choose(view, self.budget, log)
            self.thoughts[seat - 1][occasion(view)] += clock() - begun
            if not isinstance(action, Action):
                raise BotError(f"answer: expected an Action, got {shown(action, repr)}")
            self.game.play(action, seat)

    def thinking(self, seat: int) -> dict[str, Thinking]:
        """Return how long the bot on a seat thought, by kind of occasion."""
        times: dict[str, list[float]] = {kind: [] for kind in OCCASIONS}
        for (kind, _, _), seconds in self.thoughts[seat - 1].items():
            times[kind].append(seconds)
        return {
            kind: Thinking(len(spent), round(sum(spent, 0.0), 6), round(max(spent, default=0.0), 6))
            for kind, spent in times.items()
        }

    def measured(self) -> dict[str, Any]:
        """Return what there is to say about a finished game."""
        outcome = self.game.outcome()
        assert outcome is not None
        thinking = [self.thinking(seat) for seat in range(1, len(self.bots) + 1)]
        return {
            "scores": list(outcome.totals),
            "sheets": list(self.game.score_sheet()),
            "winners": list(outcome.winners),
            "rounds": self.game.position().round,
            "ended": list(outcome.reasons),
            "turns": sum(kinds["turns"].count for kinds in thinking),
            "bids": sum(kinds["bids"].count for kinds in thinking),
            "actions": len(self.game.actions),
            "thinking": thinking,
        }


def _blamed(fault: _FaultyBotError, seating: tuple[str, ...]) -> dict[str, Any]:
    """Return what there is to say about a game that a bot broke off: one from elsewhere has lost it."""
    bot, error = seating[fault.seat - 1], f"{type(fault.error).__name__}: {fault.error}"
    is_of_program = isinstance(fault.error, ForfeitError)  # where our own code was then tells nothing
    trace = "" if is_of_program else "".join(traceback.format_exception(fault.error, limit=-4))
    failure = Failure(fault.seat, bot, error, trace)
    if is_foreign(bot):
        others = [seat for seat, name in enumerate(seating, 1) if name != bot]
        winners = others or [seat for seat in range(1, len(seating) + 1) if seat != fault.seat]
        return {"forfeit": failure, "winners": winners}
    return {"failure": failure}


@contextmanager
def _seated(contest: Contest, number: int, kinds: Kinds | None) -> Iterator[_Match]:
    """Seat the bots; afterwards tell programs how the game ended and stop them."""
    match = _Match(contest, number, BOTS if kinds is None else kinds)
    try:
        yield match
    finally:
        outcome = match.game.outcome()
        for bot in match.bots:
            if isinstance(bot, StdioBot):
                bot.finish(None if outcome is None else {"scores": outcome.totals, "winners": outcome.winners})


def play_opening(contest: Contest, kinds: Kinds | None = None) -> None:
    """Play a little of some game, so that everything is loaded and compiled; no result."""
    with _seated(contest, 0, kinds) as match:
        for _ in range(OPENING):
            if not match.game.is_over:
                match.ask()


def play_game(contest: Contest, number: int, kinds: Kinds | None = None, watch: GameWatch | None = None) -> Result:
    """Play one game of a contest to its end, or until a bot fails. ``kinds`` are the bots there are, without it ``BOTS``."""
    begun = perf_counter()
    seating = contest.seating(number)
    measured: dict[str, Any] = {}
    try:
        with _seated(contest, number, kinds) as match:
            while not match.game.is_over:
                if watch:
                    watch(match.game)
                match.ask()
            if watch:
                watch(match.game)
            measured = match.measured()
    except _FaultyBotError as fault:
        measured = _blamed(fault, seating)
    return Result(number, *contest.place(number), list(seating), round(perf_counter() - begun, 3), **measured)
