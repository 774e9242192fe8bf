"""Advice over the WebSocket."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from tests.server.clients import (
    Browser,
    Json,
    NewBrowser,
    Running,
    asked_connection,
    at_links,
)


@pytest.fixture
def quick_advice(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice that takes little time; the explorer has its own tests."""

    async def advise(_asker: object, _: str, seconds: float, number: int, *__: object) -> AsyncIterator[Json]:
        for place in (1, 2):
            await asyncio.sleep(0.1)
            yield {"place": place, "seconds": seconds, "number": number, "final": place == 2}

    monkeypatch.setattr(server.house.players, "advise", advise)


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
    asked = asked_connection(connections)
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
