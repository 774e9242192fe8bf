"""A table is its setup and its events; who may undo what; who sits where."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from naqala import Options
from naqala.engine import play as engine
from naqala.errors import (
    BotError,
    GameOverError,
    IllegalActionError,
    NaqalaError,
    OptionsError,
    UnknownActionError,
    WrongSeatError,
)
from naqala.server.errors import NameTakenError, NoProposalError, NoRedoError, NoUndoError
from naqala.server.people.endings import ending_of
from naqala.server.tables.events import Played, Proposed, Seated, TableEvent, TakenBack, Voted, from_text, to_text
from naqala.server.tables.remembered import BotTurn
from naqala.server.tables.setup import Chair, Setup, going_on, new_setup
from naqala.server.tables.table import Table
from naqala.server.tables.undoing import may_redo, others_undone, undo, undo_right
from tests.players import choose, mixed_games
from tests.server.tables import (
    EVERYTHING,
    LiveTable,
    chairs,
    new_table,
    play_one,
    play_until_revealed,
    played,
    state_of,
)

GAMES = [options for options in mixed_games(5) if options.seats > 1]


def read_again(table: Table, events: list[TableEvent]) -> Table:
    return Table.from_events(table.setup, [from_text(to_text(event)) for event in events])


def something(table: LiveTable, random: Random) -> list[TableEvent]:
    """A command that a person could give now: mostly an answer, now and then something else. What is refused makes no events."""
    seats = range(1, len(table.chairs) + 1)
    seat = random.choice(sorted(table.people) or seats)
    other: list[Callable[[], list[TableEvent]]] = [
        lambda: table.undo(seat),
        lambda: table.undo(seat, random.sample(seats, 1)),
        lambda: table.redo(seat, random.sample(seats, 1)),
        *[lambda: table.substitute_bot(seat, random.choice(seats), "uniform", free=random.random() < 0.5)] * 2,
        lambda: table.vote(seat, False),
        lambda: table.agree_for(random.sample(seats, 1)),
        *[lambda: table.return_person(random.choice(seats))] * 2,
        lambda: table.rename(seat, random.choice("ABC")),
    ]
    if table.proposal and random.random() < 0.7:
        return table.vote(random.choice(sorted(table.proposal.waiting)), random.random() < 0.8)
    if not table.game.is_over and random.random() < 0.6:
        return play_one(table, random)
    before = state_of(table)
    try:
        return random.choice(other)()
    except NaqalaError:
        assert state_of(table) == before
        return []


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_table_read_again_is_the_table(options: Options) -> None:
    """After any events; at some moments, so that open proposals are among them."""
    random = Random(f"{options}")
    table, events = new_table(options, "hlhlb"[: options.seats]), list[TableEvent]()
    for number in range(240):
        events += something(table, random)
        if number % 20 == 19:
            assert state_of(read_again(table, events)) == state_of(table)
    kinds = {type(event) for event in events}
    assert kinds >= ({Played, TakenBack, Seated} if options.seats == 2 else {Played, TakenBack, Seated, Proposed, Voted})
    assert table.version == len(events)


def test_a_whole_game_with_everything_is_read_again() -> None:
    random = Random(1)
    table, events = new_table(), list[TableEvent]()
    while not table.game.is_over:
        events += something(table, random)
    assert state_of(read_again(table, events)) == state_of(table)
    with pytest.raises(GameOverError):
        table.play(1, "pass")


def count_steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list with how often the engine has played an action."""
    steps, real = [0], engine.apply_one

    def apply_one(*arguments: Any) -> None:
        steps[0] += 1
        real(*arguments)

    monkeypatch.setattr(engine, "apply_one", apply_one)
    return steps


@pytest.mark.parametrize("is_previewed", [False, True])
def test_an_answer_is_executed_once(monkeypatch: pytest.MonkeyPatch, is_previewed: bool) -> None:
    """Judged, perhaps shown, stored and applied: each of its actions is played by the engine one time, chance included."""
    table, random = Table(new_table().setup), Random(4)
    steps = count_steps(monkeypatch)
    while not table.game.is_over:
        seat, action, length = table.game.decision.seat, choose(table.game, random), table.game.length
        assert seat
        steps[0] = 0
        if is_previewed:
            assert table.game_after(seat, action).length == length + 1
        (event,) = table.play(seat, action)
        table.apply(event)
        assert table.game.length == length + len(played(event).actions)
        assert steps[0] == len(played(event).actions)


def test_what_was_drawn_is_not_shown_again_as_a_preview() -> None:
    """An answer that could not be stored is judged anew: chance has not answered in the game that was judged."""
    table, random = new_table(), Random(4)
    play_until_revealed(table, random)
    seat, action = table.answers[-1].seat, table.game.actions[table.answers[-1].length].text
    again = Table.from_events(table.setup, table.told[:-1])
    (event,) = again.play(seat, action)
    assert len(played(event).actions) > 1
    assert again.game_after(seat, action).decision.is_chance
    assert again.play(seat, action) == [event] == [table.told[-1]]


def test_another_servers_answer_takes_the_place_of_the_one_that_was_judged() -> None:
    table, other, random = Table(new_table().setup), new_table(), Random(4)
    seat, legal = table.game.decision.seat, table.game.legal_actions()
    assert seat
    table.play(seat, legal[0].text)
    table.apply(other.play(seat, legal[1].text)[0])
    assert state_of(table) == state_of(other)
    play_one(other, random)
    table.apply(other.told[-1])
    assert state_of(table) == state_of(other)


def test_a_table_goes_on_from_a_record_with_new_luck() -> None:
    random = Random(2)
    table = new_table()
    for _ in range(60):
        play_one(table, random)
    setup = going_on(table.game, chairs("hhh"))
    new = LiveTable(setup)
    assert new.game.position() == table.game.position()
    assert new.game.luck != table.game.luck
    assert (new.answers, new.marks, new.version) == ([], [len(new.game.actions)], 0)
    assert undo_right(new, 1) == "no"
    events = [event for _ in range(30) for event in play_one(new, random)]
    assert state_of(read_again(new, events)) == state_of(new)


def test_the_seed_decides_and_without_one_the_luck_is_unknown() -> None:
    one, two = new_setup(EVERYTHING, chairs("hhh"), "a"), new_setup(EVERYTHING, chairs("hhh"), "a")
    assert (one.start, one.luck) == (two.start, two.luck)
    assert one.secret != two.secret
    free = {tuple(new_setup(EVERYTHING, chairs("hhh")).luck) for _ in range(5)}
    assert len(free) == 5


# Taking back


def until(table: LiveTable, random: Random, wanted: Callable[[Table], bool]) -> None:
    for _ in range(2000):
        if wanted(table):
            return
        play_one(table, random)
    raise AssertionError("never happened")


def one_turn_further(table: LiveTable, random: Random) -> int:
    """Plays until a seat has answered twice in a row and nothing came to light; returns the seat."""

    def quiet(table: Table) -> bool:
        last = table.answers[-2:]
        return len(last) == 2 and last[0].seat == last[1].seat and not last[0].revealed and not last[1].revealed

    until(table, random, quiet)
    return table.answers[-1].seat


def test_an_answer_that_revealed_nothing_is_undone_freely() -> None:
    random = Random(1)
    table = new_table(EVERYTHING, "lll")
    assert [undo_right(table, seat) for seat in (None, 1, 2, 3)] == ["no"] * 4
    seat = one_turn_further(table, random)
    before_last = table.answers[-1].length
    assert undo_right(table, seat) == "free"
    assert all(undo_right(table, other) != "free" for other in (None, *range(1, 4)) if other != seat)
    luck = table.game.luck
    assert table.undo(seat) == [TakenBack(seat, before_last)]
    assert len(table.game.actions) == before_last
    assert table.game.luck == luck
    assert undo_right(table, seat) == "free"
    assert table.cuts == [(table.version, before_last)]
    table.undo(seat)
    assert len(table.game.actions) == table.cuts[-1][1] < before_last
    assert all(answer.length < len(table.game.actions) for answer in table.answers)


def test_after_a_draw_the_others_must_agree_and_the_luck_is_the_same() -> None:
    random = Random(2)
    table = new_table(EVERYTHING, "lll")
    until(table, random, lambda table: any(one.revealed and not one.is_forced for one in table.answers[-1:]))
    last, action = table.answers[-1], table.game.actions[table.answers[-1].length]
    drawn, luck = table.game.actions[last.length :], table.game.luck
    assert last.revealed
    assert undo_right(table, last.seat) == "ask"
    others = sorted({1, 2, 3} - {last.seat})
    assert table.undo(last.seat) == [Proposed(last.seat, others, length=last.length)]
    assert len(table.game.actions) == last.length + len(drawn)
    assert table.vote(others[0], True) == [Voted(others[0], True)]
    assert table.vote(others[1], True) == [Voted(others[1], True), TakenBack(last.seat, last.length)]
    assert len(table.game.actions) == last.length
    assert table.proposal is None
    table.play(last.seat, action.text)
    assert table.game.actions[last.length :] == drawn
    assert table.game.luck == luck


def test_after_another_seat_answered_the_others_must_agree() -> None:
    random = Random(3)
    table = new_table(EVERYTHING, "lll")
    until(table, random, lambda table: len({answer.seat for answer in table.answers}) == 2)
    first = table.answers[0].seat
    assert undo_right(table, first) == "ask"
    lengths = [answer.length for answer in table.answers if answer.seat == first]
    proposal = table.undo(first)[0]
    assert isinstance(proposal, Proposed)
    assert proposal.length == lengths[-1]


def test_alone_among_bots_everything_is_free() -> None:
    random = Random(4)
    table = new_table(EVERYTHING, "bhb")
    until(table, random, lambda table: table.answers[-1:] != [] and table.answers[-1].revealed and undo_right(table, 2) != "no")
    play_until_revealed(table, random)
    assert undo_right(table, 2) == "free"
    length = next(answer.length for answer in reversed(table.answers) if answer.seat == 2 and not answer.is_forced)
    assert table.undo(2) == [TakenBack(2, length)]


def test_an_undo_counts_the_bids_and_turns_of_others_that_go_with_it() -> None:
    table, random = new_table(Options(3), "hbb"), Random(5)
    until(table, random, lambda table: table.game.decision.ask == "move" and table.game.decision.seat == 1)
    play_one(table, random)
    assert others_undone(table, 1) == 0, "only a step of one's own turn"
    until(table, random, lambda table: table.game.decision.seat != 1)
    start = len(table.marks)
    until(table, random, lambda table: table.game.decision.seat == 1)
    assert others_undone(table, 1) == len(table.marks) - start > 0


def test_people_at_one_browser_agree_with_each_other() -> None:
    random = Random(2)
    table = new_table(EVERYTHING, "hhl")
    until(table, random, lambda table: any(one.revealed and not one.is_forced for one in table.answers[-1:]))
    last = table.answers[-1]
    others = {1, 2, 3} - {last.seat}
    assert undo(table, last.seat, others) == [TakenBack(last.seat, last.length)]
    spared = min(others)
    asked = table.undo(last.seat, {spared})[0]
    assert isinstance(asked, Proposed)
    assert asked.waiting == sorted(others - {spared})


def test_the_end_brings_everything_to_light() -> None:
    """Who ends the game sees all hands, and may not play on differently without the others' consent."""
    random = Random(6)
    table = new_table(EVERYTHING, "lll")
    while not table.game.is_over:
        play_one(table, random)
    last = table.answers[-1]
    assert undo_right(table, last.seat) == "ask"
    assert isinstance(table.undo(last.seat)[0], Proposed)


def test_one_no_closes_a_proposal() -> None:
    random = Random(7)
    table = new_table(EVERYTHING, "lll")
    play_until_revealed(table, random)
    seat = table.answers[-1].seat
    others = sorted({1, 2, 3} - {seat})
    length = len(table.game.actions)
    table.undo(seat)
    table.vote(others[0], True)
    assert table.vote(others[1], False) == [Voted(others[1], False)]
    assert table.proposal is None
    assert len(table.game.actions) == length
    with pytest.raises(NoProposalError):
        table.vote(others[0], True)


def test_who_made_a_proposal_withdraws_it() -> None:
    random = Random(7)
    table = new_table(EVERYTHING, "lll")
    play_until_revealed(table, random)
    seat = table.answers[-1].seat
    other = min({1, 2, 3} - {seat})
    for is_undo in (True, False):
        assert table.undo(seat) if is_undo else table.substitute_bot(seat, other, "uniform")
        before = state_of(table)
        with pytest.raises(NoProposalError):
            table.vote(seat, True)
        assert state_of(table) == before
        assert table.vote(seat, False) == [Voted(seat, False)]
        assert (table.proposal, table.people, table.cuts) == (None, {1, 2, 3}, [])
        with pytest.raises(NoProposalError):
            table.vote(seat, False)


def test_a_person_who_plays_on_closes_a_proposal_and_a_bot_does_not() -> None:
    random = Random(8)
    table = new_table(Options(4), "llbl")
    bots_turn, persons_turn = 0, 0
    while not table.game.is_over:
        asked = table.game.decision.seat
        proposer = next((seat for seat in (1, 2, 4) if undo_right(table, seat) == "ask"), None)
        if proposer and not table.proposal:
            table.undo(proposer)
        proposal = table.proposal
        play_one(table, random)
        if proposal and asked == 3:
            assert table.proposal is proposal
            bots_turn += 1
        elif proposal:
            assert table.proposal is None
            persons_turn += 1
    assert min(bots_turn, persons_turn) > 3


def test_a_later_proposal_takes_the_place_of_an_earlier_one() -> None:
    random = Random(9)
    table = new_table(EVERYTHING, "lll")
    until(table, random, lambda table: [undo_right(table, seat) for seat in (1, 2, 3)].count("ask") == 2)
    one, two = (seat for seat in (1, 2, 3) if undo_right(table, seat) == "ask")
    table.undo(one)
    first = table.proposal
    table.undo(two)
    assert first and table.proposal
    assert (first.asked.seat, table.proposal.asked.seat) == (one, two)
    assert table.proposal.version == first.version + 1 == table.version
    with pytest.raises(NoProposalError):
        table.vote(two, True)


def story(table: Table) -> tuple[list[str], object, object]:
    """What a redo must bring back."""
    return [action.text for action in table.game.actions], table.game.luck, table.game.position()


def test_a_redo_brings_back_what_was_undone_among_bots_step_by_step() -> None:
    random = Random("redo")
    table, events = new_table(Options(3), "hbb"), list[TableEvent]()
    until(table, random, lambda table: len(table.marks) > 8 and table.game.decision.seat == 1)
    stories = []
    for _ in range(4):
        stories.append(story(table))
        events += table.undo(1)
        assert may_redo(table, 1)
        assert not may_redo(table, 2)
    for before in reversed(stories):
        assert len(table.redo(1)) >= 1
        assert story(table) == before
    assert not may_redo(table, 1)
    with pytest.raises(NoRedoError):
        table.redo(1)


def test_what_can_be_redone_stays_while_the_same_is_answered_and_goes_with_another_answer() -> None:
    random = Random("same")
    table = new_table(Options(2), "hb")
    until(table, random, lambda table: len(table.answers) > 6 and table.game.decision.seat == 1)
    before = story(table)
    table.undo(1)
    table.undo(1)
    (_, same), *_ = table.undone[-1].answers
    table.play(1, same)
    while table.undone and table.game.decision.seat != 1:
        table.play(*table.undone[-1].answers[0])
    table.redo(1)
    assert story(table) == before
    table.undo(1)
    (_, same), *_ = table.undone[-1].answers
    table.play(1, next(action.text for action in table.game.legal_actions() if action.text != same))
    assert not table.undone
    assert not may_redo(table, 1)


def test_a_redo_survives_a_restart() -> None:
    random = Random("restart")
    table, events = new_table(Options(2), "hb"), list[TableEvent]()
    while not (len(table.answers) > 6 and table.game.decision.seat == 1):
        events += play_one(table, random)
    before = story(table)
    events += table.undo(1)
    again = LiveTable.from_events(table.setup, [from_text(to_text(event)) for event in events])
    again.redo(1)
    assert story(again) == before


def test_nobody_redoes_what_others_agreed_to_undo_nor_answers_of_people_elsewhere() -> None:
    random = Random("agreed")
    table = new_table(Options(2), "hl")
    until(table, random, lambda table: undo_right(table, 1) == "ask" and len({one.seat for one in table.answers[-2:]}) == 2)
    table.undo(1)
    table.vote(2, True)
    assert not may_redo(table, 1)
    until(table, random, lambda table: undo_right(table, 1) == "ask" and table.answers[-1].seat == 2)
    before = story(table)
    table.undo(1, {2})
    with pytest.raises(NoRedoError):
        table.redo(1)
    table.redo(1, {2})
    assert story(table) == before


def test_what_a_browser_knows_is_cut_at_an_undo() -> None:
    random = Random(10)
    table = new_table(EVERYTHING, "hhh")
    for _ in range(300):
        known, at = [action.text for action in table.game.actions], table.version
        for _ in range(random.randint(0, 4)):
            something(table, random)
        now = [action.text for action in table.game.actions]
        common = table.known(len(known), at)
        assert known[:common] == now[:common]
        assert common <= len(now)
        if not any(cut > at for cut, _ in table.cuts):
            assert common == len(known)
    assert len(table.cuts) > 10
    assert table.known(0, 0) == 0
    assert table.known(10**9, 10**9) == len(table.game.actions)


def test_marks_are_where_turns_and_bids_begin() -> None:
    random = Random(11)
    table = new_table(Options(3), "hhh")
    while not table.game.is_over:
        play_one(table, random)
    steps = [answer.cause for answer, *_ in table.game.events_by_action()]
    for mark in table.marks[:-1]:
        assert steps[mark] in ("bid", "move", "outbid")
    assert table.marks[-1] == len(table.game.actions)
    assert {number for number, ask in enumerate(steps) if ask == "bid"} <= set(table.marks)
    assert table.marks == sorted(set(table.marks))


@pytest.mark.parametrize("is_hasty", [False, True])
def test_games_are_rated_only_if_all_bots_played_at_their_level(is_hasty: bool) -> None:
    """While the server compiles, weaker bots answer for planner and expert; the table remembers it when it is loaded."""
    random, table = Random(3), Table(new_setup(Options(2), chairs("hb")))
    while not table.game.is_over:
        seat = table.game.decision.seat
        assert seat
        (event,) = table.play(seat, choose(table.game, random), is_hasty and seat == 2)
        table.apply(from_text(to_text(event)))
    assert ending_of(table, table.game).is_fair is not is_hasty


# Who sits where


def test_a_bot_sits_down_when_all_others_agree_and_gets_up_again() -> None:
    table = new_table(EVERYTHING, "hll")
    table.rename(3, "Zed")
    assert table.substitute_bot(1, 3, "greedy") == [Proposed(1, [2], chair=3, level="greedy")]
    assert table.people == {1, 2, 3}
    assert table.vote(2, True) == [Voted(2, True), Seated(3, "greedy")]
    assert table.chairs[2] == Chair("bot", "Zed", "greedy")
    assert table.people == {1, 2}
    with pytest.raises(NoProposalError):
        table.substitute_bot(1, 3, "greedy")
    assert table.return_person(3) == [Seated(3, None)]
    assert table.chairs[2] == Chair("link", "Zed")
    with pytest.raises(NoProposalError):
        table.return_person(3)


def test_a_person_who_returns_keeps_the_bot_away() -> None:
    table = new_table(EVERYTHING, "hll")
    table.substitute_bot(1, 3, "uniform")
    with pytest.raises(NoProposalError):
        table.vote(3, True)
    assert table.vote(3, False) == [Voted(3, False)]
    assert (table.proposal, table.people) == (None, {1, 2, 3})


def test_a_proposal_does_not_wait_for_a_person_who_has_been_away_for_long() -> None:
    table = new_table(Options(4), "hlll")
    assert table.agree_for({1, 2, 3, 4}) == []
    table.substitute_bot(1, 4, "uniform")
    assert table.agree_for({1, 2}) == [Voted(2, True)]
    assert table.proposal
    assert table.proposal.waiting == {3}
    assert table.agree_for({2, 3}) == [Voted(3, True), Seated(4, "uniform")]
    assert table.agree_for({2, 3}) == []


def test_a_substitute_can_be_proposed_while_an_undo_is_open() -> None:
    random = Random(7)
    table = new_table(EVERYTHING, "lll")
    play_until_revealed(table, random)
    seat = table.answers[-1].seat
    other, third = sorted({1, 2, 3} - {seat})
    table.undo(seat)
    assert table.substitute_bot(seat, other, "uniform") == [Proposed(seat, [third], chair=other, level="uniform")]
    assert table.proposal
    assert table.proposal.asked.length is None
    table.undo(seat)
    assert table.substitute_bot(seat, other, "uniform", {third}) == [Seated(other, "uniform")]
    assert table.proposal is None


def test_a_bot_does_not_agree_for_a_person_who_has_left() -> None:
    """What needed the consent of a person cannot be undone while a bot has their place: neither what was before nor what
    comes to light since. What is free stays free.
    """
    random = Random(2)
    table = new_table(Options(2), "hl")
    play_until_revealed(table, random)
    seat = table.answers[-1].seat
    other = 3 - seat
    assert undo_right(table, seat) == "ask"
    table.substitute_bot(seat, other, "uniform")
    for _ in range(2):
        assert undo_right(table, seat) == "no"
        with pytest.raises(NoUndoError):
            table.undo(seat)
        with pytest.raises(NoUndoError):
            table.undo(seat, {1, 2})
        until(table, random, lambda table: table.answers[-1].seat == seat and not table.answers[-1].revealed)
        assert undo_right(table, seat) == "free"
        table.undo(seat)
        until(table, random, lambda table: table.answers[-1].seat == seat and table.answers[-1].revealed)
    table.return_person(other)
    assert undo_right(table, seat) == "ask"


def test_a_bot_on_a_seat_without_a_person_so_far_is_like_any_other() -> None:
    random = Random(2)
    table = new_table(Options(2), "hl")
    play_until_revealed(table, random)
    seat = table.answers[-1].seat
    assert table.substitute_bot(seat, 3 - seat, "uniform", free=True) == [Seated(3 - seat, "uniform", True)]
    assert undo_right(table, seat) == "free"


def test_two_people_need_not_vote_on_a_substitute() -> None:
    table = new_table(Options(2), "hl")
    assert table.substitute_bot(1, 2, "uniform") == [Seated(2, "uniform")]
    assert (table.bot_turn is not None) == (table.game.decision.seat == 2)


def test_a_substitute_is_asked_in_place_of_the_person() -> None:
    table = new_table(Options(2), "hl")
    seat = table.game.decision.seat
    assert seat
    assert table.bot_turn is None
    table.substitute_bot(3 - seat, seat, "uniform")
    assert table.bot_turn == BotTurn(seat, "uniform", table.moment)
    table.return_person(seat)
    assert table.bot_turn is None


def test_a_moment_is_the_same_until_an_answer_or_an_undo() -> None:
    table, random = new_table(Options(2), "hl"), Random(1)
    seen = {table.moment}
    for _ in range(10):
        play_one(table, random)
        assert table.moment not in seen
        seen.add(table.moment)
        table.rename(1, "Zed")
        assert table.moment in seen
    table.substitute_bot(1, 2, "uniform")
    assert table.moment in seen
    table.undo(1)
    assert table.moment not in seen


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (lambda table, seat: table.play(seat, "fly"), UnknownActionError),
        (lambda table, seat: table.play(seat, ""), UnknownActionError),
        (lambda table, seat: table.play(seat, "pass"), IllegalActionError),
        (lambda table, seat: table.play(seat % 3 + 1, "bid 0"), WrongSeatError),
        (lambda table, _: table.play(0, "bid 0"), WrongSeatError),
        (lambda table, _: table.play(4, "bid 0"), WrongSeatError),
        (lambda table, _: table.undo(0), WrongSeatError),
        (lambda table, _: table.undo(4), WrongSeatError),
        (lambda table, seat: table.undo(seat), NoUndoError),
        (lambda table, seat: table.vote(seat, True), NoProposalError),
        (lambda table, seat: table.substitute_bot(seat, 9, "uniform"), WrongSeatError),
        (lambda table, _: table.substitute_bot(9, 1, "uniform"), WrongSeatError),
        (lambda table, seat: table.substitute_bot(seat, 2, "genius"), BotError),
        (lambda table, seat: table.return_person(seat), NoProposalError),
        (lambda table, _: table.return_person(0), WrongSeatError),
        (lambda table, _: table.return_person(6), WrongSeatError),
        (lambda table, seat: table.rename(seat, " "), OptionsError),
        (lambda table, seat: table.rename(seat, "x" * 25), OptionsError),
        (lambda table, seat: table.rename(seat, "a\nb"), OptionsError),
        (lambda table, seat: table.rename(seat, "a\u202eb"), OptionsError),
        (lambda table, seat: table.rename(seat, "\u200d"), OptionsError),
        (lambda table, seat: table.rename(seat, f"Person {seat % 3 + 1}\u200c "), NameTakenError),
        (lambda table, _: table.rename(9, "x"), WrongSeatError),
    ],
)
def test_bad_input_has_a_named_error_and_changes_nothing(command: object, error: type[NaqalaError]) -> None:
    assert callable(command)
    table = new_table(EVERYTHING, "lll")
    before, seat = state_of(table), table.game.decision.seat
    with pytest.raises(error):
        command(table, seat)
    assert state_of(table) == before


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ([Chair("here", "A")], OptionsError),
        ([Chair("here", "A"), Chair("here", "")], OptionsError),
        ([Chair("here", "A"), Chair("here", "\0")], OptionsError),
        ([Chair("here", "A"), Chair("bot", "B")], OptionsError),
        ([Chair("here", "A", "uniform"), Chair("here", "B")], OptionsError),
        ([Chair("here", "A"), Chair("bot", "B", "genius")], BotError),
    ],
)
def test_chairs_that_cannot_be(wanted: list[Chair], error: type[NaqalaError]) -> None:
    with pytest.raises(error):
        new_setup(Options(2), wanted)


def test_a_setup_survives_being_stored() -> None:
    import msgspec

    setup = new_table().setup
    again = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
    assert again == setup
    game = Table(again).game
    game.play(choose(game, Random(1)))


def test_an_undo_goes_back_to_the_last_real_choice() -> None:
    """Undoing an answer that was the only one would ask the same again."""
    random = Random(5)
    table = new_table(EVERYTHING, "hbb")
    until(table, random, lambda table: bool(table.answers) and table.answers[-1].is_forced)
    choices = [answer for answer in table.answers if answer.seat == 1 and not answer.is_forced]
    assert undo_right(table, 1) == "free"
    assert table.undo(1) == [TakenBack(1, choices[-1].length)]
    assert len(table.game.legal_actions()) > 1


def test_forced_answers_after_a_draw_are_not_undone_freely() -> None:
    random = Random(6)
    table = new_table(EVERYTHING, "lll")

    def is_forced_after_a_draw(table: Table) -> bool:
        last = table.answers[-2:]
        return len(last) == 2 and last[1].is_forced and last[0].revealed and not last[1].revealed and last[0].seat == last[1].seat

    until(table, random, is_forced_after_a_draw)
    assert undo_right(table, table.answers[-1].seat) == "ask"


def test_a_stamp_names_what_has_happened() -> None:
    """Not only how much: what a browser holds of a table that was set back and went another way is not of this one."""
    one = new_table()
    seat = one.game.decision.seat
    assert seat
    other, first, second = LiveTable(one.setup), *(action.text for action in one.game.legal_actions()[:2])
    one.play(seat, first)
    other.play(seat, second)
    assert one.version == other.version
    assert one.stamp != other.stamp
    assert Table.from_events(one.setup, one.told).stamp == one.stamp
