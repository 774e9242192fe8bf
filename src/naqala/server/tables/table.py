"""A table: a game, who sits at it, and what happens there.

A command is judged at the table as it is (commands.py) and becomes events. Only ``apply`` changes the table, whether the event
was made here, at another server or long ago. So events can be stored before they are applied and broadcast.
"""

from collections.abc import Callable, Collection, Iterable
from hashlib import blake2b
from itertools import zip_longest
from typing import Any, Self

import msgspec

from naqala.errors import WrongSeatError, shown
from naqala.game import Game
from naqala.server.errors import NotFullError, TimeUpError
from naqala.server.protocol.wire import FOR_GOOD, Announcement, LeftWhy, Stands
from naqala.server.tables.clocks import Clocks
from naqala.server.tables.events import (
    Begun,
    CameBack,
    ClockEvent,
    Closed,
    Dropped,
    Paused,
    Played,
    Proposed,
    Renamed,
    Resumed,
    Seated,
    StandIn,
    TableEvent,
    TakenBack,
    TimeUp,
    Voted,
    to_text,
)
from naqala.server.tables.marks import is_mark
from naqala.server.tables.proposals import Proposal, announcement_of
from naqala.server.tables.rematch import Agreed, Declined, Offered, Opened, Rematch, RematchEvent
from naqala.server.tables.remembered import Aftermath, BotTurn, GivenAnswer, JudgedAnswer, Standing, Undone
from naqala.server.tables.setup import Chair, Setup
from naqala.view import sheets_seen


class Table:
    """The state of a table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game()
        self.chairs: list[Chair] = list(setup.chairs)
        self.version = 0
        """The number of events so far."""
        self.stamp = ""
        """Names the events so far. Their number does not: after the restore of a backup others may have followed."""
        self.answers: list[GivenAnswer] = []
        self.proposal: Proposal | None = None
        self.rematch = Rematch()
        self.announcement: Announcement | None = None
        """What the last event means to people, if the position does not show it."""
        self.marks: list[int] = [self.game.length]
        """How many actions there were at the start of each turn or bid: where a replay can jump to."""
        self.standings: list[Standing] = []
        """How the points went, round by round."""
        self._note_standing()
        self.undone: list[Undone] = []
        """What can be redone, the latest last."""
        self.cuts: list[tuple[int, int]] = []
        """The versions at which actions were undone, and how many were left."""
        self.replaced: dict[int, LeftWhy] = {}
        """The seats of people for whom a bot plays, or has played to the end, and why."""
        self.unasked: set[int] = set()
        """The seats a bot was given without a word of their people: these would have to agree to an undo, and cannot."""
        self.stand_in: int | None = None
        """The seat whose turn a bot plays, because the time of its person is up."""
        self.has_retried = False
        """Whether a person among bots has undone an answer after something was drawn or a bot has answered."""
        self.had_hasty_bots = False
        """A weaker bot answered for its level, as they do while the server compiles."""
        self.has_begun = False
        """Whether all people have come, at tables that wait for that or have clocks."""
        self.is_closed = False
        self.steady = 0
        """The version since which only clocks have changed."""
        self._judged: JudgedAnswer | None = None
        """The answer judged last, so that a preview or a stored answer is not computed twice."""
        self.clocks = Clocks(setup.pace, len(self.chairs)) if setup.pace else None
        if self.clocks:
            self.clocks.follow(self.waits_for, len(self.marks))

    @classmethod
    def from_events(cls, setup: Setup, events: Iterable[TableEvent], times: Iterable[float | None] = ()) -> Self:
        """Return the table to which these events lead, which happened at these times."""
        table = cls(setup)
        with setup.replaying():
            for event, at in zip_longest(events, times):
                table.apply(event, at or 0.0)
        return table

    def known(self, after: int, version: int) -> int:
        """Of the first ``after`` actions at a version, return how many are still the same."""
        return min([after, self.game.length, *(length for cut, length in self.cuts if cut > version)])

    # Who sits where

    def chair(self, seat: int) -> Chair:
        """Return who sits on a seat."""
        if not 1 <= seat <= len(self.chairs):
            raise WrongSeatError(f"expected a seat from 1 to {len(self.chairs)}, got {shown(seat)}")
        return self.chairs[seat - 1]

    @property
    def people(self) -> set[int]:
        """The seats of people."""
        return {seat for seat, chair in enumerate(self.chairs, 1) if not chair.is_bot}

    @property
    def gone(self) -> set[int]:
        """The seats of people who cannot return: they have resigned, or their time was up."""
        return {seat for seat, why in self.replaced.items() if why in FOR_GOOD}

    @property
    def moment(self) -> tuple[int, int]:
        """The moment of the game; at equal moments a table has the same position."""
        return self.game.length, len(self.cuts)

    @property
    def bot_turn(self) -> BotTurn | None:
        """The bot that is asked, if one is."""
        seat = self.game.decision.seat
        level = self._level_of(seat) if seat else None
        return BotTurn(seat, level, self.moment) if seat and level else None

    def _level_of(self, seat: int) -> str | None:
        """Return the level of the bot that answers for a seat; None if its person does."""
        is_replaced = self.stand_in == seat and self.setup.pace is not None
        return self.setup.pace.level if is_replaced and self.setup.pace else self.chairs[seat - 1].level

    @property
    def waits_for(self) -> int | None:
        """The seat of the person the game waits for; None if it waits for a bot or is over."""
        seat = self.game.decision.seat
        return None if seat is None or self._level_of(seat) or self.is_closed else seat

    @property
    def awaits_bot(self) -> bool:
        """Whether people wait for the answer of a bot."""
        return bool(self.people) and self.bot_turn is not None and not self.stands

    @property
    def is_waiting(self) -> bool:
        """Whether the game starts only when all people have come."""
        return self.setup.waits and not self.has_begun

    @property
    def stands(self) -> bool:
        """Whether bots wait too: the table is closed, waits for people, or all have agreed to a pause."""
        return self.is_closed or self.is_waiting or self._is_paused

    @property
    def _is_paused(self) -> bool:
        return self.clocks is not None and self.clocks.paused_until is not None

    def expect_playable(self, seat: int) -> None:
        """Refuse answers and undos of a seat before all have come, and while a bot plays its turn."""
        if self.is_waiting:
            raise NotFullError("expected a table at which all people have come; this one waits for more")
        if self.stand_in == seat:
            raise TimeUpError("expected an answer in time; a bot plays this turn")

    # Answers

    def game_after(self, seat: int, action: str) -> Game:
        """Return the game after a seat's answer, before chance answers in turn."""
        self.chair(seat)
        judged = self._judged
        if judged is None or judged.event or (judged.moment, judged.seat, judged.action) != (self.moment, seat, action):
            game = self.game.copy()
            game.answer(action, seat)
            self._judged = judged = JudgedAnswer(self.moment, seat, action, game)
        return judged.game

    def play(self, seat: int, action: str, is_hasty: bool = False) -> list[TableEvent]:
        """Return what a seat's answer leads to, the draws of chance included. A weaker bot may have answered for its level."""
        game = self.game_after(seat, action)
        game.let_chance_answer()
        assert self._judged is not None
        assert game.luck is not None
        texts = [action.text for action in game.actions_from(self.game.length)]
        self._judged.event = Played(seat, texts, list(game.luck), is_hasty)
        return [self._judged.event]

    def play_all(self, answers: Iterable[tuple[int, str]]) -> list[Played]:
        """Return what answers of these seats lead to, one after the other. Chance draws as it did after the same answers."""
        game, events = self.game.copy(), list[Played]()
        for seat, action in answers:
            moment = game.length, len(self.cuts)
            game.answer(action, seat)
            game.let_chance_answer()
            assert game.luck is not None
            events.append(Played(seat, [one.text for one in game.actions_from(moment[0])], list(game.luck)))
            self._judged = JudgedAnswer(moment, seat, action, game, events[-1])
        return events

    def is_among_bots(self, seat: int | None) -> bool:
        """Return whether a seat plays among bots, none of which sits in the place of a person who has left: it may undo all."""
        return self.people == {seat} and not self.unasked

    def after(self, events: Collection[TableEvent]) -> Aftermath:
        """Return how the table will stand when these events are applied."""
        game, undone_by = self.game, None
        is_waiting, is_paused = self.is_waiting, self._is_paused
        for event in events:
            if self._judged is not None and event is self._judged.event:
                game = self._judged.game
            if isinstance(event, TakenBack):
                undone_by = event.seat
            is_waiting = is_waiting and not isinstance(event, Begun)
            is_paused = isinstance(event, Paused) or (is_paused and not isinstance(event, Resumed | Played))
        over = game if game.is_over and undone_by is None else None
        stands: Stands | None = "people" if is_waiting else "pause" if is_paused else None
        if over is not None:
            stands = "rematch" if self.rematch.after(events).is_offered else None
        asked = game.decision.seat if undone_by is None else undone_by
        return Aftermath(asked, over, stands, stands is None and self._will_await_bot(asked, events))

    def _will_await_bot(self, asked: int | None, events: Iterable[TableEvent]) -> bool:
        people, is_bot = self.people, asked is not None and self._level_of(asked) is not None
        for event in events:
            if isinstance(event, Seated):
                (people.discard if event.level else people.add)(event.seat)
            if isinstance(event, Seated | StandIn) and event.seat == asked:
                is_bot = isinstance(event, StandIn) or event.level is not None
        return is_bot and bool(people)

    # Events

    def apply(self, event: TableEvent, at: float = 0.0) -> None:
        """Change the table as an event says that happened at this second of the server's running time."""
        before = self.proposal
        if self.clocks:
            self.clocks.settle(at)
        _CHANGES[type(event)](self, event)
        if self.clocks:
            self.clocks.follow(self.waits_for, len(self.marks))
        self.announcement = announcement_of(event, before) if self.proposal is None else None
        self.version += 1
        told = f"{self.stamp} {to_text(event)}".encode()
        self.stamp = blake2b(told, key=self.setup.secret.encode(), digest_size=8).hexdigest()  # events hold secrets
        if not isinstance(event, Begun | Dropped | CameBack):
            self.steady = self.version

    def _play(self, event: Played) -> None:
        """Apply an answer. A person who plays on rejects the open proposal; a bot has no vote."""
        before, judged = self.game.length, self._judged
        is_person = self._level_of(event.seat) is None
        is_forced = is_person and self.game.is_forced
        if judged is not None and judged.event is event and judged.moment == self.moment:
            self.game = judged.game
        else:
            self.game.play_again(event.actions, event.luck)
        self._judged = None
        self._note_redone(event)
        self.had_hasty_bots |= event.is_hasty
        revealed = self.game.length > before + 1 or self.game.is_over or self.stand_in == event.seat
        self.answers.append(GivenAnswer(event.seat, before, revealed, is_forced))
        if is_person:
            self.proposal = None
            if self.clocks:
                self.clocks.paused_until = None
        if is_mark(self.game, self.marks[-1]):
            self.stand_in = None
            self.marks.append(self.game.length)
            self._note_standing()

    def _note_redone(self, event: Played) -> None:
        """Keep what can be redone as long as the seats answer as before, and forget it otherwise."""
        if not self.undone:
            return
        answers = self.undone[-1].answers
        if answers.pop(0) != (event.seat, event.actions[0]):
            self.undone.clear()
        elif not answers:
            self.undone.pop()

    def _note_undone(self, event: TakenBack, undone: Iterable[GivenAnswer]) -> None:
        """Keep what was undone without a vote. After a vote the others expect another answer."""
        asked = self.proposal.asked if self.proposal else None
        if asked and asked.kind == "undo" and (asked.seat, asked.length) == (event.seat, event.length):
            self.undone.clear()
            return
        actions = self.game.actions_from(event.length)
        answers = [(answer.seat, actions[answer.length - event.length].text) for answer in undone]
        self.undone.append(Undone(event.seat, answers))

    def _note_standing(self) -> None:
        number = self.game.state.round_number
        if not self.standings or self.standings[-1].round < number:
            sheets = self.game.score_sheet()
            public = tuple(sheet["total"] or 0 for sheet in sheets_seen(sheets, None))
            self.standings.append(Standing(self.game.length, number, tuple(sheet["total"] for sheet in sheets), public))

    def _undo(self, event: TakenBack) -> None:
        undone = [answer for answer in self.answers if answer.length >= event.length]
        if self.is_among_bots(event.seat) and any(answer.revealed or answer.seat != event.seat for answer in undone):
            self.has_retried = True
        self._note_undone(event, undone)
        self.game.undo_to(event.length)
        self.answers = [answer for answer in self.answers if answer.length < event.length]
        self.marks = [mark for mark in self.marks if mark <= event.length]
        self.standings = [one for one in self.standings if one.length <= event.length]
        self.cuts.append((self.version + 1, event.length))
        self.proposal = self._judged = None
        for seat in self.rematch.without:  # bots that came after the end play on
            self.replaced.setdefault(seat, "away")
        if self.rematch.opened is None:
            self.rematch = Rematch()

    def _propose(self, event: Proposed) -> None:
        self.proposal = Proposal(event, self.version + 1, set(event.waiting))

    def _vote(self, event: Voted) -> None:
        if self.proposal and event.agrees:
            self.proposal.waiting.discard(event.seat)
        else:
            self.proposal = None

    def _seat(self, event: Seated) -> None:
        seat = event.seat
        self.undone.clear()
        kind = "bot" if event.level else self.setup.chairs[seat - 1].kind
        self.chairs[seat - 1] = msgspec.structs.replace(self.chairs[seat - 1], kind=kind, level=event.level)
        if event.level is None:
            self.unasked.discard(seat)
            self.replaced.pop(seat, None)
            self.rematch.without.discard(seat)
        else:
            if not event.free and seat not in self.replaced:
                self.unasked.add(seat)
            if self.game.is_over:
                self.rematch.without.add(seat)
            else:
                self.replaced[seat] = event.why or "away"
        if self.stand_in == seat:
            self.stand_in = None
        self.proposal = None

    def _keep_time(self, event: ClockEvent) -> None:
        """Change what concerns time. Clocks know already what second it is."""
        clocks = self.clocks
        if isinstance(event, Begun):
            self.has_begun = True
            if clocks:
                clocks.has_begun = True
        if clocks is None:
            return
        match event:
            case Dropped(seat=seat):
                clocks.drop(seat, clocks.since)
            case CameBack():
                clocks.excused_until = None
            case TimeUp(seat=seat):
                clocks.run_out(seat)
                self.proposal = None
            case StandIn(seat=seat):
                self.stand_in, self.proposal = seat, None
            case Paused():
                clocks.pause(clocks.since)
                self.proposal = None
            case Resumed():
                clocks.paused_until = self.proposal = None

    def _close(self, _event: Closed) -> None:
        self.is_closed, self.proposal = True, None

    def _rename(self, event: Renamed) -> None:
        self.chairs[event.seat - 1] = msgspec.structs.replace(self.chairs[event.seat - 1], name=event.name)

    def _rematch(self, event: RematchEvent) -> None:
        self.rematch.apply(event)


_CHANGES: dict[type[TableEvent], Callable[[Table, Any], None]] = {
    Played: Table._play,
    TakenBack: Table._undo,
    Proposed: Table._propose,
    Voted: Table._vote,
    Seated: Table._seat,
    Renamed: Table._rename,
    Closed: Table._close,
    **dict.fromkeys((Begun, Dropped, CameBack, TimeUp, StandIn, Paused, Resumed), Table._keep_time),
    **dict.fromkeys((Offered, Agreed, Declined, Opened), Table._rematch),
}
