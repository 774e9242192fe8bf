"""Time at a table: whose clock runs, what happens when it is up, pauses, lost connections, and what is not charged. No test
waits: all of them set the time.
"""

from random import Random

import pytest

from naqala import Options
from naqala.errors import NaqalaError, OptionsError
from naqala.server.errors import GoneError, NoClockError, TimeUpError
from naqala.server.tables import timing
from naqala.server.tables.clocks import ALL_DROPS, LONGEST_PAUSE, ONE_DROP, RESERVE, Clocks
from naqala.server.tables.events import (
    Begun,
    CameBack,
    Dropped,
    Paused,
    Played,
    Proposed,
    Resumed,
    Seated,
    StandIn,
    TableEvent,
    TakenBack,
    TimeUp,
    Voted,
    from_text,
    to_text,
)
from naqala.server.tables.pace import DAY, Pace
from naqala.server.tables.presence import Presence
from naqala.server.tables.proposals import vote
from naqala.server.tables.seating import return_person
from naqala.server.tables.setup import new_setup
from naqala.server.tables.table import Table
from naqala.server.tables.undoing import undo_right
from tests.players import choose
from tests.server.tables import chairs

CLOCK = Pace("clock", 600, 10)


class Timed:
    """A table with a clock that the test moves; every event is stored with its time, as the room does."""

    def __init__(self, pace: Pace = CLOCK, kinds: str = "lll", options: Options | None = None) -> None:
        self.setup = new_setup(options or Options(len(kinds)), chairs(kinds), "seed", pace=pace)
        self.table = Table(self.setup)
        self.now = 1000.0
        self.told: list[tuple[TableEvent, float]] = []

    def do(self, *events: TableEvent) -> None:
        for event in events:
            self.table.apply(event, self.now)
            self.told.append((event, self.now))
        self.expect_same_when_loaded()

    def expect_same_when_loaded(self) -> None:
        """The same clocks come from what is stored."""
        events = [from_text(to_text(event)) for event, _ in self.told]
        loaded = Table.from_events(self.setup, events, [at for _, at in self.told])
        assert loaded.clocks is not None
        assert loaded.clocks == self.clocks
        assert loaded.clocks.left == self.clocks.left
        assert (loaded.stand_in, loaded.gone) == (self.table.stand_in, self.table.gone)

    @property
    def clocks(self) -> Clocks:
        assert self.table.clocks is not None
        return self.table.clocks

    @property
    def asked(self) -> int:
        assert self.table.game.decision.seat
        return self.table.game.decision.seat

    def last(self) -> TableEvent:
        return self.told[-1][0]

    def left(self, seat: int) -> float:
        return self.clocks.left_at(self.now)[seat - 1]

    def answer(self, random: Random, seconds: float = 0.0) -> int:
        """The seat that is asked answers after some time; returns the seat."""
        return self.play(choose(self.table.game, random), seconds)

    def play(self, action: str, seconds: float = 0.0) -> int:
        self.now += seconds
        seat = self.asked
        for event in self.table.play(seat, action):
            self.table.apply(event, self.now)
            self.told.append((event, self.now))
        return seat

    def due(self, *here: int) -> list[TableEvent]:
        """What is due while the people of these seats are connected."""
        present = Presence(elsewhere=set(here))
        present.devices.update(range(1, self.clocks.seats + 1))
        return timing.due_events(self.table, present, self.now)


def begun(pace: Pace = CLOCK, kinds: str = "lll") -> Timed:
    timed = Timed(pace, kinds)
    timed.do(Begun())
    return timed


def test_the_clock_of_the_seat_that_is_asked_runs_and_no_other() -> None:
    timed, random = begun(), Random(1)
    while not timed.table.game.is_over:
        seat, before = timed.asked, timed.clocks.left_at(timed.now)
        marks = len(timed.table.marks)
        timed.answer(random, 2.0)
        gained = [after - was for after, was in zip(timed.clocks.left_at(timed.now), before, strict=True)]
        assert gained[seat - 1] in (-2.0, 8.0)
        others = [gain for place, gain in enumerate(gained, 1) if place != seat]
        assert set(others) <= {0.0, 10.0}
        assert gained.count(8.0) + gained.count(10.0) == (len(timed.table.marks) > marks), "one increment for a turn or bid"
    timed.now += 1e6
    assert timed.clocks.expires_at() is None, "no clock runs after the end"


def test_a_question_to_another_player_in_a_turn_counts_for_that_player() -> None:
    """A question to another seat within a turn (such as a thief's victim) is charged to the one who is asked."""
    for seed in range(40):
        timed, random = Timed(kinds="lll", options=Options(3, ("thieves", "whims", "artisans"))), Random(seed)
        timed.do(Begun())
        turn = 0
        while not timed.table.game.is_over:
            turn = timed.asked if timed.table.game.length == timed.table.marks[-1] else turn
            if timed.asked != turn:
                seat, left = timed.asked, timed.left(timed.asked)
                timed.now += 7.0
                assert timed.left(seat) == left - 7.0
                assert timed.clocks.running == seat != turn
                return
            timed.answer(random)
    pytest.fail("no game asks another seat in a turn")


def test_a_power_before_the_move_begins_no_second_turn() -> None:
    """The move is asked for again after it, but the turn is the same (TURN-6)."""
    for seed in range(40):
        timed, random = Timed(kinds="lll"), Random(seed)
        timed.do(Begun())
        while not timed.table.game.is_over:
            game, seat, left, marks = timed.table.game, timed.asked, timed.left(timed.asked), timed.table.marks[:]
            powers = [action.text for action in game.legal_actions() if action.text.startswith("use ")]
            if game.decision.ask != "move" or not powers:
                timed.answer(random)
                continue
            timed.play(powers[0], 1.0)
            while timed.table.game.decision.ask != "move":
                timed.answer(random, 1.0)
            assert (timed.asked, timed.table.marks) == (seat, marks)
            assert timed.left(seat) < left, "no increment yet"
            return
    pytest.fail("no game has a power before a move")


def test_no_clock_runs_before_all_have_come() -> None:
    timed = Timed()
    timed.now += 500
    assert timed.due(1, 2) == []
    assert timed.left(timed.asked) == 600
    assert timed.due(1, 2, 3) == [Begun()]


def test_days_are_for_each_turn_and_bid() -> None:
    timed, random = begun(Pace("days", 3 * DAY)), Random(1)
    first = timed.answer(random, 2.5 * DAY)
    assert timed.left(first) == 3 * DAY
    second = timed.asked
    timed.now += 2.9 * DAY
    assert timed.due(1) == []
    timed.now += 0.1 * DAY + 1
    assert timed.due() == [TimeUp(second), StandIn(second)]


def test_a_bot_plays_the_turn_and_the_person_gets_a_reserve_for_the_next() -> None:
    timed, random = begun(Pace("clock", 60, 0, "turn", "greedy")), Random(1)
    late = timed.asked
    timed.now += 60.0
    events = timed.due(1, 2, 3)
    assert events == [TimeUp(late), StandIn(late)]
    timed.do(*events)
    table = timed.table
    assert table.announcement is not None
    assert (table.announcement.what, table.announcement.seat) == ("stand in", late)
    turn = table.bot_turn
    assert turn is not None
    assert (turn.seat, turn.level) == (late, "greedy")
    assert timed.due(1, 2, 3) == []
    with pytest.raises(TimeUpError):
        table.expect_playable(late)
    assert not table.chair(late).is_bot
    timed.answer(random)
    assert table.stand_in is None
    assert undo_right(table, late) == "ask", "what the bot played is not undone freely"
    assert timed.left(late) == RESERVE
    while timed.asked != late:
        timed.answer(random)
    timed.now += RESERVE - 1
    assert timed.due(1, 2, 3) == []
    timed.now += 1
    assert timed.due(1, 2, 3) == [TimeUp(late), StandIn(late)]


def test_a_bot_takes_the_seat_for_good() -> None:
    timed = begun(Pace("clock", 60, 0, "seat", "planner"))
    late = timed.asked
    timed.now += 61.0
    timed.do(*timed.due(1, 2, 3))
    assert (timed.table.chair(late).level, timed.table.gone, timed.table.unasked) == ("planner", {late}, {late})
    with pytest.raises(GoneError):
        return_person(timed.table, late)
    assert timed.clocks.running is None


def test_the_others_decide_and_the_person_may_play_until_they_have() -> None:
    timed, random = begun(Pace("clock", 60, 0, "ask")), Random(3)
    late = timed.asked
    others = sorted({1, 2, 3} - {late})
    with pytest.raises(NaqalaError):
        timing.decide(timed.table, others[0], late, "turn", ())
    timed.now += 60.0
    timed.do(*timed.due(1, 2, 3))
    assert timed.last() == TimeUp(late)
    assert timed.due(1, 2, 3) == [], "it is up once"
    timed.table.expect_playable(late)
    with pytest.raises(NaqalaError):
        timing.decide(timed.table, late, late, "turn", ())
    (proposed,) = timing.decide(timed.table, others[0], late, "turn", ())
    assert proposed == Proposed(others[0], [others[1]], chair=late, level="greedy", what="turn")
    timed.do(proposed)
    with pytest.raises(NaqalaError):
        vote(timed.table, late, False)
    timed.do(*vote(timed.table, others[1], True))
    assert timed.last() == StandIn(late)
    timed.answer(random)
    while timed.asked != late:
        timed.answer(random)
    timed.now += RESERVE
    timed.do(*timed.due(1, 2, 3))
    timed.do(*timing.decide(timed.table, others[0], late, "time", others))
    assert timed.last() == Seated(late, "greedy", why="time")


def test_an_undo_gives_no_time_back_and_no_second_increment() -> None:
    timed, random = begun(), Random(1)
    first = timed.asked
    for _ in range(5):
        timed.answer(random, 30.0)
        timed.do(TakenBack(first, timed.table.answers[-1].length))
        assert timed.asked == first
    assert timed.left(first) == 600 + 10 - 5 * 30


def test_a_lost_connection_stops_the_clock_for_a_while_but_not_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = begun()
    seat = timed.asked
    others = {1, 2, 3} - {seat}
    monkeypatch.setattr(Presence, "away_for", lambda _self, _seat: 1.0)
    assert timed.due(*others) == [], "a page that loads again is no lost connection"
    monkeypatch.setattr(Presence, "away_for", lambda _self, _seat: 3.0)
    assert timed.due(*others) == [Dropped(seat)]
    timed.do(Dropped(seat))
    version = timed.table.steady
    timed.now += 20
    assert timed.left(seat) == 600
    assert timed.due(1, 2, 3) == [CameBack(seat)]
    timed.do(CameBack(seat))
    assert timed.table.steady == version < timed.table.version, "commands of before are still good"
    timed.now += 5
    assert timed.left(seat) == 595
    timed.do(Dropped(seat))
    timed.now += 1000
    assert timed.left(seat) == 600 - 5 - (1000 - ONE_DROP) > -1 or timed.left(seat) == 0
    assert timed.due(*others)[0] == TimeUp(seat)


def test_a_player_cannot_stop_the_clock_by_coming_and_going(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "away_for", lambda _self, _seat: 3.0)
    timed = begun()
    seat = timed.asked
    begin, events = timed.now, 0
    while not isinstance((timed.due() or [Begun()])[0], TimeUp):
        for event in timed.due():
            timed.do(event)
            events += 1
        timed.now += 1.0
        for event in timed.due(seat):
            if isinstance(event, CameBack):
                timed.do(event)
                events += 1
    assert timed.now - begin <= 600 + ALL_DROPS + 1
    assert events < 60


def test_all_people_must_agree_to_a_pause_and_it_ends_when_one_plays() -> None:
    timed, random = begun(), Random(1)
    with pytest.raises(NoClockError):
        timing.resume(timed.table, 1, [1])
    (proposed,) = timing.pause(timed.table, 1, [1])
    assert proposed == Proposed(1, [2, 3], what="pause")
    timed.do(proposed)
    timed.do(*vote(timed.table, 2, True))
    assert timed.clocks.paused_until is None
    timed.do(*vote(timed.table, 3, True))
    assert timed.last() == Paused(1)
    seat, left = timed.asked, timed.left(timed.asked)
    timed.now += 300
    assert (timed.left(seat), timed.table.stands) == (left, True)
    assert timed.due(1, 2, 3) == []
    with pytest.raises(NoClockError):
        timing.pause(timed.table, 1, [1])
    timed.answer(random)
    assert not timed.table.stands
    assert timed.left(seat) >= left


def test_a_pause_ends_by_consent_or_after_its_longest_time() -> None:
    timed = begun()
    seat = timed.asked
    timed.do(Paused(1))
    timed.now += 100
    timed.do(*timing.resume(timed.table, 1, [1]), Voted(2, True))
    timed.do(*vote(timed.table, 3, True))
    assert timed.last() == Resumed(1)
    timed.do(Paused(1))
    timed.now += LONGEST_PAUSE["clock"] - 1
    assert timed.due(1, 2, 3) == []
    timed.now += 4
    assert timed.left(seat) == 600 - 3
    assert timed.due(1, 2, 3) == [Resumed()]
    timed.do(Resumed())
    assert timed.left(seat) == 600 - 3


@pytest.mark.parametrize(
    "pace",
    [
        Pace("clock", 10),
        Pace("clock", 2 * DAY),
        Pace("clock", 600, -1),
        Pace("clock", 600, 9999),
        Pace("days", 60),
        Pace("days", DAY, 5),
    ],
)
def test_times_that_make_no_sense_are_refused(pace: Pace) -> None:
    with pytest.raises(OptionsError, match="expected"):
        new_setup(Options(2), chairs("hl"), pace=pace)


def test_what_is_stored_of_before_has_no_time_and_is_read() -> None:
    assert from_text('{"type":"seated","seat":1,"level":"greedy"}') == Seated(1, "greedy")
    assert from_text('{"type":"proposed","seat":1,"waiting":[2],"length":4}') == Proposed(1, [2], length=4)
    assert Proposed(1, [2], length=4).kind == "undo"
    assert Proposed(1, [2], chair=2, level="greedy").kind == "bot"
    assert isinstance(from_text('{"type":"played","seat":1,"actions":["bid 0"],"luck":[1]}'), Played)
