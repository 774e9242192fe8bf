"""Reviews: made in the background, kept with the game, gone on with after a restart, refused for running games."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from naqala import Game, Options
from naqala.record import to_record
from naqala.review import Depth, Draw, Finding, ReviewTask, tasks_of
from naqala.server.thinking import reviews, worker
from naqala.server.thinking.think_queue import Asker, Urgency
from tests.bots.last_turns import missed, played_badly
from tests.browser.games import game_until, is_over
from tests.server.clients import Browser, Json, Running, running, settings_for, wait_until, wanted

PART = Draw(0, 1, 1, ("draw card",), (0.0,), (0.0,))
NAME = "a kill that takes a tile"


def open_finished(browser: Browser, game: Game | None = None, kinds: str = "hb") -> str:
    """A table at which a game is over, uploaded as a record; a short one if none is given."""
    record = to_record(game or played_badly(NAME)).to_json()
    answer = browser.http.post("/api/records", json={"record": record, "chairs": wanted(kinds)})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def progress(browser: Browser, table: str, after: int = 0) -> Json:
    answer = browser.http.get(f"/api/tables/{table}/review", params={"after": after})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def start(browser: Browser, table: str) -> int:
    return browser.http.post(f"/api/tables/{table}/review").status_code


def finish(browser: Browser, table: str) -> Json:
    wait_until(lambda: progress(browser, table)["state"] == "done")
    return progress(browser, table)


def test_a_review_is_made_kept_and_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, review_depth="hasty")
    with running(settings) as server, Browser(server.address) as browser:
        table = open_finished(browser)
        before = progress(browser, table)
        assert (before["state"], before["parts"], before["total"]) == ("none", [], 0)
        assert start(browser, table) == 202
        made = finish(browser, table)
        assert made["done"] == made["total"] == len(made["parts"]) == len(tasks_of(played_badly(NAME)))
        (judged,) = [part for part in made["parts"] if part["type"] == "judgement"]
        assert judged["lost"] == pytest.approx(missed(NAME))
        assert judged["best"]["reasons"]
        assert progress(browser, table, after=1)["parts"] == made["parts"][1:]
        assert start(browser, table) == 202  # nothing is left to be made
        assert finish(browser, table)["parts"] == made["parts"]
    with running(settings) as server, Browser(server.address) as stranger:
        assert progress(stranger, table) == made


def test_an_interrupted_review_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for(tmp_path, review_depth="hasty")
    weighed: list[ReviewTask] = []

    def count(server: Running, most: int) -> None:
        real = server.house.workers.weigh

        async def weigh(place: int, asker: Asker, name: str, task: ReviewTask, depth: Depth) -> Finding:
            assert asker.urgency == max(Urgency)  # everything else goes first
            if len(weighed) >= most:
                raise RuntimeError("the worker is gone")
            weighed.append(task)
            return await real(place, asker, name, task, depth)

        monkeypatch.setattr(server.house.workers, "weigh", weigh)

    with running(settings) as server, Browser(server.address) as browser:
        table = open_finished(browser)
        count(server, most=1)
        start(browser, table)
        wait_until(lambda: progress(browser, table)["done"] == 1 and not server.house.reviews.is_running(table))
        assert progress(browser, table)["state"] == "none"
    with running(settings) as server, Browser(server.address) as browser:
        count(server, most=99)
        assert start(browser, table) == 202
        made = finish(browser, table)
        assert len(weighed) == made["total"]  # no part was made twice
        numbers = [task.number for task in weighed]
        assert numbers == sorted(numbers, reverse=True)  # what takes the least time comes first


def test_a_whole_game_of_three_is_reviewed_part_by_part_while_bots_play(tmp_path: Path) -> None:
    settings, game = settings_for(tmp_path, review_depth="hasty"), game_until(Options(3), is_over)
    tasks = tasks_of(game)
    with running(settings) as server, Browser(server.address) as browser:
        table = open_finished(browser, game, "hbb")
        assert start(browser, table) == 202
        wait_until(lambda: progress(browser, table)["done"] >= 3)
        first = progress(browser, table)
        assert (first["state"], first["total"]) == ("running", len(tasks))
        ends = [part["number"] for part in first["parts"]]
        assert ends == sorted(ends, reverse=True)
        outcome = game.outcome()
        assert outcome
        assert first["parts"][0]["points"] == list(outcome.totals)  # the end of the curve is the real result
        assert [player["seat"] for player in first["summary"]["players"]] == [1, 2, 3]
        # A bot waits for one slice of the review at most; in the time of its answers not much else is done.
        connection = browser.connect(browser.open("hb", level="beginner")["id"], seat=1)
        before, answers = progress(browser, table)["done"], 0
        while answers < 5:
            connection.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
            connection.play()
            answers = sum(one["seat"] == 2 for one in connection.known)
        made = progress(browser, table)
        assert made["state"] == "running"
        assert made["done"] - before < len(connection.known)
    with running(settings) as server, Browser(server.address) as browser:
        kept = progress(browser, table)
        assert kept["state"] == "none"
        assert kept["parts"][: made["done"]] == made["parts"]
        assert start(browser, table) == 202
        wait_until(lambda: progress(browser, table)["done"] > kept["done"])
        assert progress(browser, table)["parts"][: kept["done"]] == kept["parts"]


def test_a_running_game_is_not_reviewed_and_rates_are_limited(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, review_depth="hasty", review_rate="2/minute")
    with running(settings) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        for method in ("GET", "POST"):
            answer = browser.http.request(method, f"/api/tables/{table}/review")
            assert (answer.status_code, answer.json()["error"]) == (409, "NotOverError")
        finished = open_finished(browser)
        assert start(browser, finished) == 202
        assert start(browser, finished) == 429


def test_without_compiled_rules_reviews_are_hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAQALA_MODE", "plain")
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = open_finished(browser)
        assert start(browser, table) == 202
        assert finish(browser, table)["depth"] == "hasty"


def test_a_game_that_has_changed_is_reviewed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(tmp_path, review_depth="hasty")) as server, Browser(server.address) as browser:
        table = open_finished(browser)
        start(browser, table)
        finish(browser, table)
        monkeypatch.setattr(reviews, "EDITION", 99)  # as if it were another game
        assert progress(browser, table)["state"] == "none"
        start(browser, table)
        assert finish(browser, table)["done"] > 0


def test_a_worker_gives_others_their_turn_after_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0

    def weigh_slowly(*_: Any) -> Any:
        nonlocal now
        for _piece in range(5):
            now += 3
            yield None
        yield PART

    monkeypatch.setattr(worker, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(worker, "SLICE", 5)
    monkeypatch.setattr("naqala.review.weigh", weigh_slowly)
    calls: list[int] = []
    part = None
    while part is None:
        begun = now
        part = worker.weigh("one", None, None)  # type: ignore[arg-type]
        calls.append(now - begun)
    assert part == PART
    assert calls == [6, 6, 3]
