"""Advice over the WebSocket."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest

from naqala.bots.coach import Occasion, Remark
from naqala.narrator import Said
from naqala.view import View
from tests.server.clients import (
    Browser,
    Json,
    NewBrowser,
    Running,
    asked_connection,
    at_links,
)


@pytest.fixture
def quick_advice(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Advice that takes little time, and what it was asked for; the explorer has its own tests."""
    asked: list[View] = []

    async def advise(_asker: object, _: str, seconds: float, number: int, view: View, *__: object) -> AsyncIterator[Json]:
        asked.append(view)
        thought = len(asked)
        for place in (1, 2):
            await asyncio.sleep(0.1)
            yield {"thought": thought, "place": place, "seconds": seconds, "number": number, "final": place == 2}

    monkeypatch.setattr(server.house.players, "advise", advise)
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


@pytest.mark.usefixtures("quick_advice")
def test_hints_are_for_the_seat_that_is_asked_one_at_a_time(server: Running, new_browser: NewBrowser) -> None:
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
    assert [one["advice"]["place"] for one in advice] == [1, 2]
    assert all(one["advice"]["seconds"] == server.house.settings.hint_seconds for one in advice)
    assert all((one["id"], one["version"], one["advice"]["number"]) == (second, asked.version, 3) for one in advice)
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

    monkeypatch.setattr(server.house.players, "advise", advise)
    connection = someone.connect(someone.open("hh")["id"], 1)
    connection.watch(connection.asked)
    assert connection.ask("hint", seat=connection.seat, version=connection.version)["error"] == "ServerError"
    assert connection.play()["type"] == "done"


def test_without_hints_there_are_none(someone: Browser) -> None:
    connection = someone.connect(someone.open("hh", hints=False)["id"], 1)
    connection.watch(connection.asked)
    assert connection.ask("hint", seat=connection.seat, version=connection.version)["error"] == "HintsOffError"


@pytest.fixture
def quick_coach(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[Occasion]:
    """A coach that always says the same, and what it was asked about."""
    asked: list[Occasion] = []

    async def coach(_asker: object, _: str, __: float, occasion: Occasion) -> Remark:
        asked.append(occasion)
        return Remark("best", (Said("coach.turn.best"),))

    monkeypatch.setattr(server.house.players, "coach", coach)
    return asked


def test_coach_and_hint_share_one_thought_about_a_bid(
    someone: Browser, quick_coach: list[Occasion], quick_advice: list[View]
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
        ended = [one["advice"] for one in hinted if one["advice"]["final"]]
        assert ended == [quick_coach[-1].advice] * 2
        assert {one["advice"]["thought"] for one in hinted} == {seat}
        connection.play()


@pytest.mark.usefixtures("quick_advice")
def test_a_thought_about_a_bid_that_failed_is_begun_again(
    server: Running, someone: Browser, quick_coach: list[Occasion], monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    connection.watch(connection.asked)

    async def advise(*_: object) -> AsyncIterator[Json]:
        raise BrokenProcessPool("the worker died")
        yield {}

    with monkeypatch.context() as broken:
        broken.setattr(server.house.players, "advise", advise)
        assert connection.ask("coach", seat=connection.seat, about="bid")["type"] == "done"
        assert not quick_coach
    assert connection.ask("coach", seat=connection.seat, about="bid")["type"] == "done"
    assert len(quick_coach) == 1


@pytest.mark.usefixtures("quick_advice")
def test_the_coach_speaks_of_the_open_bid_and_of_the_last_turn(someone: Browser, quick_coach: list[Occasion]) -> None:
    connection = someone.connect(someone.open("hb")["id"], 1)
    random = Random(2)
    first = connection.ask("coach", seat=1, about="turn")
    assert first["error"] == "WrongSeatError"  # no turn was played yet
    is_bid = False
    while not (is_bid and [one for one in quick_coach if one.played is not None]):
        if connection.asked != 1:
            connection.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
        ask, length = connection.look["question"]["ask"], len(connection.known)
        if ask == "bid":
            assert connection.ask("coach", seat=1, about="bid")["type"] == "done"
            assert (quick_coach[-1].after, quick_coach[-1].played) == (length, None)
            is_bid = True
            connection.say("coach", seat=1, about="turn")  # of an earlier round, if any
            connection.until_answer()
        else:
            assert connection.ask("coach", seat=1, about="bid")["error"] == "WrongSeatError"
        answer = connection.play(random.choice(connection.legal))
        connection.catch_up(answer["version"])
    told = next(message for message in connection.messages if message["type"] == "coached")
    assert told["remark"] == {"verdict": "best", "said": [{"key": "coach.turn.best"}], "way": []}
    turn = next(one for one in quick_coach if one.played is not None)
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
