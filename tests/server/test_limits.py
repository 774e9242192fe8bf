"""What is long is done beside the loop, once, and not too often for one address."""

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from naqala import Game, Options
from naqala.record import replay, to_record
from naqala.server.house import House
from naqala.server.protocol import films
from naqala.server.protocol.films import FilmName
from naqala.server.settings import Settings
from naqala.server.tables.table import Table
from tests.players import choose
from tests.server.clients import PATIENCE, Browser, Json, Running, running, settings_for, wait_until, wanted
from tests.server.test_several import at_once

LONG = 5.0
"""Seconds something takes that must not stop the others."""


def finished_record() -> Json:
    game, random = Game.new(Options(2), 1), Random(1)
    while not game.is_over:
        game.play(choose(game, random))
    return to_record(game).to_json()


def over(browser: Browser) -> str:
    """A table whose game is over."""
    opened = browser.http.post("/api/records", json={"chairs": wanted("hh"), "record": finished_record()})
    assert opened.status_code == 201, opened.text
    return str(opened.json()["id"])


# Rates


@pytest.mark.parametrize(
    ("rate", "method", "path", "body"),
    [
        ("list_rate", "GET", "/tables", None),
        ("list_rate", "GET", "/openapi.json", None),
        ("seat_rate", "POST", "/tables/{table}/watch", {}),
        ("seat_rate", "POST", "/tables/{table}/sit", {"secret": "x" * 20}),
        ("seat_rate", "POST", "/tables/{table}/seats/1/invitation", {}),
        ("film_rate", "GET", "/tables/{table}/record", None),
    ],
)
def test_what_one_address_may_ask_for(tmp_path: Path, rate: str, method: str, path: str, body: object) -> None:
    settings = settings_for(tmp_path, **{rate: "3/minute"})
    with running(settings) as server, Browser(server.address) as browser:
        table = over(browser)

        def ask(**headers: str) -> httpx.Response:
            return browser.http.request(method, f"/api{path.format(table=table)}", json=body, headers=headers)

        assert all(ask().status_code in (200, 204, 403) for _ in range(3))
        refused = ask()
        assert (refused.status_code, refused.json()["error"]) == (429, "TooMuchError")
        assert ask(**{"X-Forwarded-For": "10.0.0.7"}).status_code in (200, 204, 403)


def test_who_only_watches_leaves_so_many_rows(tmp_path: Path) -> None:
    """A program without cookies is a new visitor each time."""
    with running(settings_for(tmp_path, seat_rate="5/minute")) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        for _ in range(20):
            httpx.post(f"http://{server.address}/api/tables/{table}/watch", timeout=PATIENCE)
        with server.house.store.engine.connect() as connection:
            assert connection.exec_driver_sql("select count(*) from sittings where seat = 0").scalar() == 5


def test_a_film_that_is_kept_does_not_count(tmp_path: Path) -> None:
    """Five people behind one address look at the same replay, through all eyes."""
    with running(settings_for(tmp_path, film_rate="4/minute")) as server, Browser(server.address) as browser:
        one, two = over(browser), over(browser)
        for _ in range(5):
            for view in ("", "?seat=1", "?seat=2", "?everything=true"):
                assert browser.http.get(f"/api/tables/{one}/film{view}").status_code == 200
        assert browser.http.get(f"/api/tables/{two}/film").status_code == 429


def test_a_film_that_is_kept_counts_where_it_is_to_be_unpacked(tmp_path: Path) -> None:
    """That takes time, and the answer is fifty times as large; browsers take it packed."""
    plain = {"Accept-Encoding": "identity"}
    with running(settings_for(tmp_path, film_rate="4/minute")) as server, Browser(server.address) as browser:
        table = over(browser)
        codes = [browser.http.get(f"/api/tables/{table}/film", headers=plain).status_code for _ in range(5)]
        assert codes == [200] * 4 + [429]
        assert browser.http.get(f"/api/tables/{table}/film").status_code == 200


def test_usual_limits_let_five_people_play_and_look_back() -> None:
    """At one address: all come to a table, look at their lists, and then at a replay each through all eyes."""
    from naqala.server.network.rate_limits import Limits

    class Visitor:
        client = None

    usual: Any = Settings()
    limits = Limits(film=usual.film_rate, seat=usual.seat_rate, list=usual.list_rate)

    for what, often in (("seat", 50), ("list", 100), ("film", 30)):
        for _ in range(often):
            limits.count(what, Visitor())  # type: ignore[arg-type]


# Films


def test_a_film_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = films.film

    def film(*arguments: Any) -> films.Film:
        made.append(threading.current_thread().name)
        time.sleep(0.1)
        return real(*arguments)

    monkeypatch.setattr(films, "film", film)
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        address = f"http://{server.address}/api/tables/{over(browser)}/film"
        answers = at_once(*[lambda: httpx.get(address, timeout=PATIENCE)] * 4)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert len(made) == 1
        assert made[0].startswith("background")


def test_so_many_films_are_kept_and_none_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "MOST_FILMS", 2)
    monkeypatch.setattr(films, "film", lambda table, *_: table)
    monkeypatch.setattr(films, "_packed", bytes)
    made: list[int] = []

    async def aside(work: Any) -> bytes:
        made.append(1)
        return bytes(work())

    def table_of(film: object) -> Any:
        return SimpleNamespace(game=SimpleNamespace(copy=lambda: film), chairs=())

    async def look() -> None:
        kept = films.FilmCache(aside)
        names = [FilmName("abcd", version, None, False) for version in range(3)]
        table = table_of(b"film")
        for number in (0, 1, 0, 2, 0):
            assert await kept.packed(names[number], table) == b"film"
        assert len(made) == 3
        assert [kept.has(name) for name in names] == [True, False, True]
        with pytest.raises(TypeError):
            await kept.packed(names[1], table_of("no film"))
        assert not kept.has(names[1])
        assert await kept.packed(names[1], table) == b"film"

    asyncio.run(look())


# Beside the loop


def longest_wait(server: Running, work: Any) -> float:
    """How long a request waits for an answer while other work runs."""
    thread = threading.Thread(target=work)
    waits: list[float] = []
    with httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE) as client:
        client.get("/health/live")
        thread.start()
        while thread.is_alive():
            begun = time.monotonic()
            client.get("/health/live")
            waits.append(time.monotonic() - begun)
            time.sleep(0.02)
    thread.join()
    return max(waits)


def test_a_record_is_replayed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(record: Json) -> Game:
        time.sleep(LONG)
        return replay(record)

    monkeypatch.setattr("naqala.server.rest.tables_api.replay", slow)
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        assert longest_wait(server, lambda: over(browser)) < LONG


def test_a_table_is_read_beside_the_loop_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who come at once are in the same room; who comes to another table does not wait for the first."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        slow, quick = browser.open("hh")["id"], browser.open("hh")["id"]
        connection = browser.connect(slow, 1)
        assert connection.play(seat=connection.asked)["type"] == "done"
        connection.close()
        wait_until(lambda: server.house.rooms.loaded[slow].is_idle)
        server.run(server.house.rooms.drop_if_idle(slow))
        real, read = Table.from_events, []

        def from_events(*stored: Any) -> Table:
            read.append(threading.current_thread().name)
            time.sleep(LONG)
            return real(*stored)

        monkeypatch.setattr(Table, "from_events", from_events)

        async def come() -> int:
            rooms = await asyncio.gather(*(server.house.rooms.get(slow) for _ in range(5)))
            return len({id(room) for room in rooms})

        found: list[int] = []
        assert longest_wait(server, lambda: found.append(server.run(come()))) < LONG
        assert found == [1]
        assert len(read) == 1
        assert read[0].startswith("loading")
        assert server.house.rooms.loaded[slow].table.version == 1
        assert not server.house.rooms.locks
        assert quick not in server.house.rooms.loaded


def test_a_door_is_held_for_its_table_alone(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        closed, open_ = browser.open("hh")["id"], browser.open("hh")["id"]

        async def come(house: House) -> None:
            async with house.rooms.lock(closed):
                await asyncio.wait_for(house.rooms.get(open_), 20)
                waits = asyncio.create_task(house.rooms.get(closed))
                await asyncio.sleep(0.05)
                assert not waits.done()
            assert await waits is house.rooms.loaded[closed]

        server.run(come(server.house))


def test_a_note_that_comes_while_a_table_is_read_is_heeded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One about the table, and one that says that any may have been missed."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        real, heard = Table.from_events, list[int | None]()

        def from_events(*stored: Any) -> Table:
            server.run(note())
            return real(*stored)

        async def note() -> None:
            server.house.peers.handle_note(table, 7)
            server.house.peers.handle_note(None, 0)

        monkeypatch.setattr(Table, "from_events", from_events)
        monkeypatch.setattr("naqala.server.rooms.journal.Journal.handle_note", lambda _, version: heard.append(version))
        server.run(server.house.rooms.get(table))
        wait_until(lambda: heard == [7, None])
