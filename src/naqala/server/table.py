"""A table: a game, who sits at it, and what the seats may do. Changed by events alone, so that it can be read again from them.

Commands check, do and return the events they made; the room writes those down before it tells anybody.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace

from naqala.bots import BOTS
from naqala.engine.mirror import read
from naqala.errors import BotError, WrongSeatError, shown
from naqala.narrator import Contents
from naqala.server.errors import NameTakenError, NoProposalError, NoUndoError
from naqala.server.events import Event, Named, Played, Proposed, Seated, TakenBack, Voted
from naqala.server.setup import Chair, Setup, check_chairs, seen_name
from naqala.server.sheets import known_sheets
from naqala.server.wire import Score, Undo

MARKED = ("bid", "move", "outbid", "over")
"""The questions with which a turn or a bid begins, or with which all is over."""


@dataclass(frozen=True)
class Answer:
    """One answer of a seat: how many actions there were before it, and whether it brought something to light: by chance, or
    because the game is over and everything lies open.
    """

    seat: int
    length: int
    revealed: bool


@dataclass(frozen=True)
class Standing:
    """The points of all seats when a round began, after so many actions: all of them, and those that everybody can see."""

    length: int
    round: int
    whole: tuple[int, ...]
    public: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Score:
        """As far as a seat may know."""
        totals = [self.whole[place] if place + 1 == seat else total for place, total in enumerate(self.public)]
        return Score(self.length, self.round, totals)


@dataclass
class Proposal:
    """What a seat has asked the others for, at which version, and who must still agree."""

    asked: Proposed
    version: int
    waiting: set[int] = field(default_factory=set)

    def concerns(self, seat: int) -> bool:
        """Whether the seat has made the proposal, or a bot is to sit there."""
        return seat in (self.asked.seat, self.asked.chair)


@dataclass(frozen=True)
class BotTurn:
    """A bot of a level on a seat is asked at a moment of the game."""

    seat: int
    level: str
    moment: tuple[int, int]


class Table:
    """The state of a table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game()
        self.chairs: list[Chair] = list(setup.chairs)
        self.version = 0
        """The number of events so far."""
        self.answers: list[Answer] = []
        self.proposal: Proposal | None = None
        self.marks: list[int] = [self.game.length]
        """How many actions there were at the start of each turn or bid: where a replay can jump to."""
        self.contents = Contents(read(self.game.states, 0).round_number)
        """Where the chapters of the log begin."""
        self._note_chapters(0)
        self.standings: list[Standing] = []
        """How the points went, round by round."""
        self._note_standing()
        self.cuts: list[tuple[int, int]] = []
        """The versions at which actions were taken back, and how many were left."""
        self.left: set[int] = set()
        """The seats of people who have left and whose place a bot has taken."""

    @classmethod
    def from_events(cls, setup: Setup, events: Iterable[Event]) -> "Table":
        """The table at which these things happened."""
        table = cls(setup)
        with setup.replaying():
            for event in events:
                table.apply(event)
        return table

    def copy(self) -> "Table":
        """An independent table at the same point."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.chairs, twin.answers, twin.marks, twin.cuts = self.chairs[:], self.answers[:], self.marks[:], self.cuts[:]
        twin.left, twin.standings, twin.contents = set(self.left), self.standings[:], self.contents.copy()
        twin.proposal = self.proposal and replace(self.proposal, waiting=set(self.proposal.waiting))
        return twin

    def known(self, after: int, version: int) -> int:
        """Of the first ``after`` actions at a version, how many are still the same."""
        return min([after, self.game.length, *(length for cut, length in self.cuts if cut > version)])

    # Who sits where

    def chair(self, seat: int) -> Chair:
        """Who sits on a seat."""
        if not 1 <= seat <= len(self.chairs):
            raise WrongSeatError(f"expected a seat from 1 to {len(self.chairs)}, got {shown(seat)}")
        return self.chairs[seat - 1]

    @property
    def people(self) -> set[int]:
        """The seats of people."""
        return {seat for seat, chair in enumerate(self.chairs, 1) if not chair.is_bot}

    @property
    def moment(self) -> tuple[int, int]:
        """Two equal moments of a table have the same position, whatever else has changed."""
        return self.game.length, len(self.cuts)

    @property
    def bot_turn(self) -> BotTurn | None:
        """The bot that is asked, if one is."""
        seat = self.game.decision.seat
        level = self.chairs[seat - 1].level if seat else None
        return BotTurn(seat, level, self.moment) if seat and level else None

    # Commands

    def play(self, seat: int, action: str) -> list[Event]:
        """A seat answers the open question."""
        self.chair(seat)
        before = self.game.length
        self.game.play(action, seat)
        assert self.game.luck is not None
        texts = [action.text for action in self.game.actions[before:]]
        self._note(seat, before)
        self.version += 1
        return [Played(seat, texts, list(self.game.luck))]

    def undo_for(self, seat: int | None) -> Undo:
        """Whether a seat may take its last answer back: by itself if nothing came to light since and nobody else has answered,
        or if it plays among bots; otherwise the others must agree. A bot does not agree in the place of somebody who has left:
        otherwise one could send people away to see what is drawn and take it back.
        """
        if not any(answer.seat == seat for answer in self.answers):
            return "no"
        last = self.answers[-1]
        if last.seat == seat and not last.revealed:
            return "free"
        if self.left:
            return "no"
        return "free" if self.people == {seat} else "ask"

    def take_back(self, seat: int, others: Collection[int] = ()) -> list[Event]:
        """Takes back the seat's last answer; if that needs the consent of more than ``others``, they are asked."""
        self.chair(seat)
        length = next((answer.length for answer in reversed(self.answers) if answer.seat == seat), None)
        if length is None:
            raise NoUndoError("expected an answer of this seat to take back, got none")
        undo = self.undo_for(seat)
        if undo == "no":
            raise NoUndoError("expected people who can agree, but a bot sits in the place of somebody who has left")
        waiting = set() if undo == "free" else self.people - {seat, *others}
        return self._ask(Proposed(seat, sorted(waiting), length=length))

    def let_bot_sit(self, seat: int, chair: int, level: str, others: Collection[int] = (), free: bool = False) -> list[Event]:
        """A bot is to take over a seat that is free or was left; everybody else but ``others`` must agree."""
        self.chair(seat)
        if self.chair(chair).is_bot:
            raise NoProposalError(f"expected the seat of a person, got {chair}, where a bot sits")
        if level not in BOTS:
            raise BotError(f"level: expected one of {', '.join(BOTS)}; got {shown(level)}")
        waiting = sorted(self.people - {seat, chair, *others})
        return self._ask(Proposed(seat, waiting, chair=chair, level=level, free=free))

    def vote(self, seat: int, agrees: bool) -> list[Event]:
        """A seat answers the open proposal. With a no also who made it withdraws it, and who is back keeps the bot away."""
        if self.proposal is None or not (seat in self.proposal.waiting or (self.proposal.concerns(seat) and not agrees)):
            raise NoProposalError("expected a seat that a proposal waits for, or the one that made it to withdraw it")
        events: list[Event] = [Voted(seat, agrees)]
        if agrees and self.proposal.waiting == {seat}:
            events.append(self._fulfilment(self.proposal.asked))
        return self._carried_out(events)

    def go_on_without(self, seats: Collection[int]) -> list[Event]:
        """Who has been away for long is no longer waited for, as if they agreed."""
        waiting = sorted(self.proposal.waiting.intersection(seats)) if self.proposal else []
        return [event for seat in waiting for event in self.vote(seat, True)]

    def sit_again(self, seat: int) -> list[Event]:
        """The person of a seat is back and the bot gets up."""
        if not self.chair(seat).is_bot or self.setup.chairs[seat - 1].is_bot:
            raise NoProposalError("expected a person's seat on which a bot sits")
        return self._carried_out([Seated(seat, None)])

    def name(self, seat: int, name: str) -> list[Event]:
        """A person tells a name, which nobody else may have."""
        chair = self.chair(seat)
        check_chairs([Chair(chair.kind, name, chair.level)], 1)
        if seen_name(name) in (seen_name(other.name) for place, other in enumerate(self.chairs, 1) if place != seat):
            raise NameTakenError(f"name: expected one that nobody else at the table has, got {shown(name)}")
        return self._carried_out([Named(seat, name.strip())])

    def _ask(self, proposed: Proposed) -> list[Event]:
        return self._carried_out([proposed if proposed.waiting else self._fulfilment(proposed)])

    def _fulfilment(self, proposed: Proposed) -> Event:
        if proposed.length is not None:
            return TakenBack(proposed.seat, proposed.length)
        assert proposed.chair is not None
        return Seated(proposed.chair, proposed.level, proposed.free)

    # Events

    def apply(self, event: Event) -> None:
        """Does what a stored event says."""
        if isinstance(event, Played):
            before = self.game.length
            self.game.play_again(event.actions, event.luck)
            self._note(event.seat, before)
        else:
            self._change(event)
        self.version += 1

    def _carried_out(self, events: list[Event]) -> list[Event]:
        for event in events:
            self._change(event)
            self.version += 1
        return events

    def _note(self, seat: int, before: int) -> None:
        """A seat has answered. A person who plays on does not agree to what is proposed; a bot has no opinion."""
        self.answers.append(Answer(seat, before, self.game.length > before + 1 or self.game.is_over))
        self._note_chapters(before)
        if not self.chairs[seat - 1].is_bot:
            self.proposal = None
        if self.game.decision.ask in MARKED:
            self.marks.append(self.game.length)
            self._note_standing()

    def _note_chapters(self, first: int) -> None:
        for number, events in enumerate(self.game.events_by_action(first), first):
            self.contents.add(number, events)

    def _note_standing(self) -> None:
        number = read(self.game.states, 0).round_number
        if not self.standings or self.standings[-1].round < number:
            sheets = self.game.score_sheet()
            public = tuple(sheet["total"] or 0 for sheet in known_sheets(sheets, None))
            self.standings.append(Standing(self.game.length, number, tuple(sheet["total"] for sheet in sheets), public))

    def _change(self, event: Event) -> None:
        """Every event but an answer."""
        if isinstance(event, TakenBack):
            self._go_back(event.length)
        elif isinstance(event, Proposed):
            self.proposal = Proposal(event, self.version + 1, set(event.waiting))
            return
        elif isinstance(event, Voted):
            if self.proposal and event.agrees:
                self.proposal.waiting.discard(event.seat)
                return
        elif isinstance(event, Seated):
            kind = "bot" if event.level else self.setup.chairs[event.seat - 1].kind
            self.chairs[event.seat - 1] = Chair(kind, self.chairs[event.seat - 1].name, event.level)
            self.left.discard(event.seat)
            if event.level and not event.free:
                self.left.add(event.seat)
        elif isinstance(event, Named):
            chair = self.chairs[event.seat - 1]
            self.chairs[event.seat - 1] = Chair(chair.kind, event.name, chair.level)
            return
        self.proposal = None

    def _go_back(self, length: int) -> None:
        while self.game.length > length:
            self.game.undo()
        self.answers = [answer for answer in self.answers if answer.length < length]
        self.marks = [mark for mark in self.marks if mark <= length]
        self.standings = [one for one in self.standings if one.length <= length]
        self.contents.cut(length)
        self.cuts.append((self.version + 1, length))
