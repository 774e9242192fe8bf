"""Lessons over REST: the list, playing a task answer by answer, and what is refused."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from naqala.lessons import all_lessons
from naqala.server.rest import tables_api
from tests.server.clients import Browser, Running, running, settings_for


def play(browser: Browser, lesson: str, **given: Any) -> httpx.Response:
    return browser.http.post(f"/api/lessons/{lesson}/play", json=given)


def test_the_list_has_every_lesson_in_order(someone: Browser) -> None:
    listed = someone.http.get("/api/lessons").json()
    assert [one["id"] for one in listed] == [lesson.id for lesson in all_lessons()]
    assert [one["kind"] for one in listed][-4:] == ["artisans", "thieves", "whims", "solo"]
    assert [one["id"] for one in listed if one["bare"]] == ["sowing", "last"]
    first = listed[0]["tasks"][0]
    assert first["name"] == "walk"
    assert first["notes"] == ["drop"]
    assert first["way"][0] == {"tile": "c2"}
    assert first["way"][-1] == {"tile": "e3", "colour": "white"}


def test_the_list_is_made_once(someone: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as ten other requests, and anyone may ask for it."""
    listed = someone.http.get("/api/lessons").json()

    def fail() -> None:
        raise AssertionError

    monkeypatch.setattr(tables_api, "listed", fail)
    assert someone.http.get("/api/lessons").json() == listed


def test_a_task_is_played_answer_by_answer(someone: Browser) -> None:
    answers: list[str] = []
    shown = 0
    for answer in ["pick c2", "drop green c3", "drop blue d3", "drop white e3"]:
        played = play(someone, "sowing", task="walk", answers=answers, after=shown).json()
        look = played["moments"][-1]["look"]
        assert played["verdict"]["state"] == "open"
        assert look["undo"] == ("free" if answers else "no")
        assert answer in [one["text"] for one in look["legal"]]
        assert [one["number"] for moment in played["moments"] for one in moment["happened"]] == list(range(shown, len(answers)))
        shown += sum(len(moment["happened"]) for moment in played["moments"])
        answers.append(answer)
    played = play(someone, "sowing", task="walk", answers=answers, after=shown).json()
    assert played["verdict"] == {"state": "won", "par": True, "miss": ""}
    assert played["moments"][-1]["look"]["legal"] == []


def test_what_others_do_comes_moment_by_moment(someone: Browser) -> None:
    played = play(someone, "bid", task="first", answers=["bid 0"], after=0).json()
    assert [moment["happened"][0]["action"] for moment in played["moments"]] == [
        *("bid 0", "pick d3", "drop green d4", "drop blue d5"),
    ]
    assert played["verdict"] == {"state": "missed", "par": False, "miss": "late"}


def test_one_answer_less_takes_the_last_back(someone: Browser) -> None:
    played = play(someone, "sowing", task="walk", answers=["pick c2"], after=3).json()
    assert played["first"] == 1
    assert [moment["happened"] for moment in played["moments"]] == [[]]
    assert played["moments"][0]["look"]["question"]["ask"] == "drop"


def test_only_what_the_task_allows_is_offered(someone: Browser) -> None:
    played = play(someone, "last", task="choose").json()
    assert [one["text"] for one in played["moments"][-1]["look"]["legal"]] == ["pick d2"]
    why = {one["why"]: one["tiles"] for one in played["moments"][-1]["look"]["refused"]}
    assert why["task"] == ["f3"]
    assert "a1" in why["empty"]
    refused = play(someone, "last", task="choose", answers=["pick f3"])
    assert (refused.status_code, refused.json()["error"]) == (400, "IllegalActionError")


@pytest.mark.parametrize(
    ("lesson", "given", "status", "error"),
    [
        ("flying", {"task": "walk"}, 404, "NoLessonError"),
        ("sowing", {"task": "fly"}, 404, "NoLessonError"),
        ("sowing", {"task": "walk", "answers": ["fly"]}, 400, "UnknownActionError"),
        ("sowing", {"task": "walk", "answers": ["pick c2"] * 2}, 400, "IllegalActionError"),
        ("sowing", {"task": "walk", "answers": ["pick c2"] * 61}, 422, "MessageError"),
        ("sowing", {"task": "walk", "after": -1}, 422, "MessageError"),
        ("sowing", {}, 422, "MessageError"),
        ("sowing", {"task": "walk", "seat": 2}, 422, "MessageError"),
    ],
)
def test_what_is_refused(someone: Browser, lesson: str, given: dict[str, Any], status: int, error: str) -> None:
    refused = play(someone, lesson, **given)
    assert (refused.status_code, refused.json()["error"]) == (status, error)


def test_nothing_is_kept(server: Running, someone: Browser) -> None:
    before = len(server.house.rooms.loaded)
    play(someone, "sowing", task="walk", answers=["pick c2"])
    assert len(server.house.rooms.loaded) == before
    assert someone.http.get("/api/tables").json() == []


def test_answers_are_counted(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, lesson_rate="3/minute")) as server, Browser(server.address) as browser:
        assert [play(browser, "sowing", task="walk").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert browser.http.get("/api/lessons").status_code == 429
