"""Advice over the WebSocket."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from naqala.bots.advice import Advice, Landing, Possibility
from naqala.bots.coach import Occasion, Remark
from naqala.log import Log
from naqala.narrator import Said
from naqala.view import View
from naqala.waypoints import Waypoint
from tests.server.clients import (
    Browser,
    Connection,
    Json,
    NewBrowser,
    Running,
    asked_connection,
    at_links,
)


class Thought(NamedTuple):
    """What the explorer was asked for."""

    seconds: float
    view: View
    planned: tuple[str, ...] = ()


END = Landing("a1", "red", Possibility((), None, 0.0, 0.0, 0.0, {}, {}, None, None, ()))


@pytest.fixture
def quick_advice(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Advice that takes little time, and what it was asked for; the explorer has its own tests. ``games`` says which thought it
    is, and each answer is a plan that goes on with others.
    """
    asked: list[Thought] = []

    async def advise(
        _asker: object, _: str, seconds: float, view: View, _log: Log, planned: tuple[str, ...] = ()
    ) -> AsyncIterator[Advice]:
        asked.append(Thought(seconds, view, planned))
        thought = len(asked)
        plans = tuple(replace(END.best, actions=(action.text, "pass", "later")) for action in view.legal)
        for games in (1, 2):
            await asyncio.sleep(0.1)
            yield Advice(view.seat or 0, view.decision.ask, plans, (END,), games=100 * thought + games, final=games == 2)

    monkeypatch.setattr(server.house.workers, "advise", advise)
    return asked


def test_the_explorer_advises_over_the_wire(someone: Browser) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    connection.watch(connection.asked)
    before = len(connection.messages)
    assert connection.ask("hint", seat=connection.seat, version=connection.version, number=1)["type"] == "done"
    *advice, done = connection.messages[before:]
    assert done["type"] == "done"
    advice = [one for one in advice if one["type"] != "present"]
    assert [one["type"] for one in advice] == ["advice"] * len(advice)
    assert [one["advice"]["final"] for one in advice] == [False] * (len(advice) - 1) + [True]


def test_hints_are_for_the_seat_that_is_asked_one_at_a_time(
    server: Running, new_browser: NewBrowser, quick_advice: list[Thought]
) -> None:
    _, connections = at_links(new_browser, "hl")
    while (asked := asked_connection(connections)).look["question"]["ask"] == "bid":
        asked.play()
    other = connections[3 - (asked.seat or 0)]
    assert other.ask("hint", seat=other.seat, version=other.version)["error"] == "WrongSeatError"
    first = asked.say("hint", seat=asked.seat, version=asked.version)
    second = asked.say("hint", seat=asked.seat, version=asked.version, number=3)
    answers = {message["id"]: message for message in (asked.until_answer(), asked.until_answer())}
    assert answers[first]["error"] == "TooMuchError"
    assert answers[second]["type"] == "done"
    advice = [message for message in asked.messages if message["type"] == "advice"]
    assert [one["advice"]["games"] for one in advice] == [101, 102], "the same thought went on"
    assert [one.seconds for one in quick_advice] == [server.house.settings.hint_seconds]
    assert all((one["id"], one["version"], len(one["advice"]["best"])) == (second, asked.version, 3) for one in advice)
    assert not [message for message in other.messages if message["type"] == "advice"]


@pytest.mark.usefixtures("quick_advice")
def test_a_hint_for_a_position_that_is_gone_is_refused(new_browser: NewBrowser) -> None:
    _, connections = at_links(new_browser, "hl")
    asked = asked_connection(connections)
    name = asked.say("hint", seat=asked.seat, version=asked.version)
    assert asked.play()["type"] == "done"
    answer = asked.until_answer()
    assert (answer["id"], answer["error"]) == (name, "StaleError")


def test_a_hint_that_fails_is_refused(server: Running, someone: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> AsyncIterator[Json]:
        raise BrokenProcessPool("the worker died")
        yield {}

    monkeypatch.setattr(server.house.workers, "advise", advise)
    connection = someone.connect(someone.open("hh")["id"], 1)
    connection.watch(connection.asked)
    assert connection.ask("hint", seat=connection.seat, version=connection.version)["error"] == "ServerError"
    assert connection.play()["type"] == "done"


def test_without_hints_there_are_none(someone: Browser) -> None:
    connection = someone.connect(someone.open("hh", hints=False)["id"], 1)
    connection.watch(connection.asked)
    assert connection.ask("hint", seat=connection.seat, version=connection.version)["error"] == "HintsOffError"


class Spoken(NamedTuple):
    """What the coach was asked about, and the advice it spoke by."""

    occasion: Occasion
    advice: Advice


@pytest.fixture
def quick_coach(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[Spoken]:
    """A coach that has always missed the same move, and what it was asked about."""
    asked: list[Spoken] = []

    async def coach(_asker: object, _: str, __: float, occasion: Occasion, advice: Advice) -> Remark:
        asked.append(Spoken(occasion, advice))
        return Remark("mistake", (Said("coach.turn.best"),), (Waypoint("a1", None),))

    monkeypatch.setattr(server.house.workers, "coach", coach)
    return asked


def test_coach_and_hint_share_one_thought_about_a_bid(
    someone: Browser, quick_coach: list[Spoken], quick_advice: list[Thought]
) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    for seat in (1, 2):
        connection.watch(connection.asked)
        before = len(connection.messages)
        connection.say("coach", seat=connection.seat, about="bid")
        connection.say("hint", seat=connection.seat, version=connection.version)
        assert [connection.until_answer()["type"] for _ in range(2)] == ["done", "done"]
        later = connection.ask("hint", seat=connection.seat, version=connection.version)
        hinted = [message for message in connection.messages[before:] if message["type"] == "advice"]
        assert (later["type"], hinted[-1]["id"]) == ("done", later["id"])
        # Each bid was thought about once, and the coach speaks of the last advice: what the hint ends with.
        assert len(quick_advice) == len(quick_coach) == seat
        ended = [one["advice"]["games"] for one in hinted if one["advice"]["final"]]
        assert ended == [quick_coach[-1].advice.games] * 2 == [100 * seat + 2] * 2
        connection.play()


def hinted(connection: Connection) -> int:
    """What the hint on the open question ends with."""
    assert connection.ask("hint", seat=connection.seat, version=connection.version)["type"] == "done"
    games = [message["advice"]["games"] for message in connection.messages if message["type"] == "advice"]
    return int(games[-1])


def answers(connection: Connection, action: str | None = None) -> None:
    """Answers for the seat that is watched, and sees what comes of it."""
    connection.catch_up(connection.play(action)["version"])


def at_a_move(connection: Connection) -> None:
    """Goes on until a seat is asked for a move, and watches for it."""
    connection.watch(connection.asked)
    while connection.look["question"]["ask"] != "move":
        answers(connection)
        connection.watch(connection.asked)


def to_the_end_of_the_turn(connection: Connection) -> None:
    """Answers until someone else is asked, or the same seat for its next turn."""
    turns = len(connection.scene["marks"])
    while len(connection.scene["marks"]) == turns:
        answers(connection, "pass" if "pass" in connection.legal else None)


@pytest.mark.parametrize("is_hinted", [True, False])
def test_the_coach_speaks_of_a_turn_by_the_hint_on_it(
    someone: Browser, quick_coach: list[Spoken], quick_advice: list[Thought], server: Running, is_hinted: bool
) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    at_a_move(connection)
    seat, board = connection.seat, connection.look["position"]["board"]
    had = points_of(connection)
    told = hinted(connection) if is_hinted else 0
    to_the_end_of_the_turn(connection)
    connection.watch(seat)
    assert connection.ask("coach", seat=seat, about="turn")["type"] == "done"
    assert len(quick_advice) == 1
    assert quick_coach[0].advice.games == (told or 102)
    assert quick_advice[0].view == quick_coach[0].occasion.view
    if not is_hinted:
        assert quick_advice[0].seconds == server.house.settings.hint_seconds / 2
    coached = next(message for message in connection.messages if message["type"] == "coached")
    assert set(coached["remark"]) == {"verdict", "said", "way"}, "what the page shows"
    assert coached["look"]["position"]["board"] == board != connection.look["position"]["board"]
    assert coached["look"]["legal"] == []
    assert quick_coach[0].occasion.earned == points_of(connection) - had


def points_of(connection: Connection) -> int:
    """What a seat reads in total on its own score sheet."""
    assert connection.seat
    return int(connection.look["sheets"][connection.seat - 1]["total"])


def test_a_hint_during_a_turn_goes_on_with_the_plan_of_the_one_before(someone: Browser, quick_advice: list[Thought]) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    at_a_move(connection)
    hinted(connection)
    answers(connection)
    hinted(connection)
    assert [one.planned for one in quick_advice] == [(), ("pass", "later")]
    connection.catch_up(connection.ask("undo", seat=connection.seat, version=connection.version)["version"])
    hinted(connection)
    assert len(quick_advice) == 2, "the position is thought about once"


@pytest.mark.parametrize("is_first", [True, False])
def test_the_hint_on_the_turn_that_a_bid_has_bought_is_the_one_the_coach_has_named(
    someone: Browser, server: Running, quick_advice: list[Thought], monkeypatch: pytest.MonkeyPatch, is_first: bool
) -> None:
    """As long as the board is the one the coach spoke of: no other seat has moved."""
    turn = ("pick c3", "drop red c4")

    async def coach(*_: object) -> Remark:
        return Remark("bid", (Said("coach.turn.best"),), turn=turn)

    monkeypatch.setattr(server.house.workers, "coach", coach)
    connection = someone.connect(someone.open("hh")["id"], 1)
    connection.watch(connection.asked)
    seat = connection.seat
    assert connection.ask("coach", seat=seat, about="bid")["type"] == "done"
    while connection.look["question"]["ask"] == "bid":
        answers(connection, connection.legal[-1 if is_first == (connection.seat == seat) else 0])
        connection.watch(connection.asked)
    while connection.seat != seat or connection.look["question"]["ask"] != "move":
        answers(connection)
        connection.watch(connection.asked)
    hinted(connection)
    assert quick_advice[-1].planned == (turn if is_first else ())


@pytest.mark.usefixtures("quick_advice")
def test_a_thought_about_a_bid_that_failed_is_begun_again(
    server: Running, someone: Browser, quick_coach: list[Spoken], monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    connection.watch(connection.asked)

    async def advise(*_: object) -> AsyncIterator[Json]:
        raise BrokenProcessPool("the worker died")
        yield {}

    with monkeypatch.context() as broken:
        broken.setattr(server.house.workers, "advise", advise)
        assert connection.ask("coach", seat=connection.seat, about="bid")["type"] == "done"
        assert not quick_coach
    assert connection.ask("coach", seat=connection.seat, about="bid")["type"] == "done"
    assert len(quick_coach) == 1


@pytest.mark.usefixtures("quick_advice")
def test_the_coach_speaks_of_the_open_bid_and_of_the_last_turn(someone: Browser, quick_coach: list[Spoken]) -> None:
    connection = someone.connect(someone.open("hb")["id"], 1)
    random = Random(2)
    first = connection.ask("coach", seat=1, about="turn")
    assert first["error"] == "WrongSeatError"  # no turn was played yet
    is_bid = False
    while not (is_bid and [one for one, _ in quick_coach if one.played is not None]):
        if connection.asked != 1:
            connection.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
        ask, length = connection.look["question"]["ask"], len(connection.known)
        if ask == "bid":
            assert connection.ask("coach", seat=1, about="bid")["type"] == "done"
            assert (quick_coach[-1].occasion.after, quick_coach[-1].occasion.played) == (length, None)
            is_bid = True
            connection.say("coach", seat=1, about="turn")  # of an earlier round, if any
            connection.until_answer()
        else:
            assert connection.ask("coach", seat=1, about="bid")["error"] == "WrongSeatError"
        answer = connection.play(random.choice(connection.legal))
        connection.catch_up(answer["version"])
    told = next(message for message in connection.messages if message["type"] == "coached")
    assert told["remark"]["said"] == [{"key": "coach.turn.best"}]
    turn = next(one for one, _ in quick_coach if one.played is not None)
    assert turn.view.decision.ask == "move"
    assert turn.view.seat == turn.log.seat == 1
    own = [one["action"] for one in connection.known[turn.after :] if one["seat"] == 1]
    assert turn.played is not None
    assert tuple(own[: len(turn.played)]) == turn.played
    assert turn.played[0].startswith("pick")


def test_without_hints_there_is_no_coach(someone: Browser) -> None:
    connection = someone.connect(someone.open("hh", hints=False)["id"], 1)
    connection.watch(connection.asked)
    assert connection.ask("coach", seat=connection.seat, about="bid")["error"] == "HintsOffError"
