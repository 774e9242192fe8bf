"""People who go for good, tables that close, seats that are given away, and the lobby."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from naqala.server import lobby
from naqala.server.app import STATIC
from tests.server.clients import Browser, Running, at_links, play_on, running, settings_for
from tests.server.clients import NewBrowser as New


def test_a_person_resigns_and_a_bot_plays_to_the_end(new_browser: New) -> None:
    table, connections = at_links(new_browser, "hl")
    host, guest = connections[1], connections[2]
    play_on(connections, 4, Random(1))
    assert guest.look["undo"] != "no"
    assert guest.ask("resign", seat=1, level="uniform")["error"] == "NotYourSeatError"
    assert guest.ask("resign", seat=2, level="genius")["error"] == "BotError"
    assert guest.ask("resign", seat=2, level="uniform")["type"] == "done"
    host.until_scene(lambda scene: scene["chairs"][1]["kind"] == "bot")
    assert host.scene["chairs"][1]["gone"]
    assert guest.until_scene(lambda scene: scene["chairs"][1]["kind"] == "bot")["look"]["undo"] == "no"
    assert guest.ask("return", seat=2)["error"] == "GoneError"
    assert guest.ask("resign", seat=2, level="uniform")["error"] == "NotYourSeatError"
    play_on({1: host}, 400, Random(1))
    assert host.look["end"]
    assert host.ask("resign", seat=1, level="uniform")["error"] == "GameOverError"
    record = new_browser().http.get(f"/api/tables/{table}/record").json()
    assert record["actions"]


def test_the_list_says_who_cannot_return(new_browser: New) -> None:
    host = new_browser()
    line = host.connect(host.open("hl")["id"], 1)
    assert host.http.get("/api/tables").json()[0]["gone"] == []
    assert line.ask("resign", seat=1, level="uniform")["type"] == "done"
    assert host.http.get("/api/tables").json()[0]["gone"] == [1]


def test_the_host_closes_a_table_and_others_need_consent(new_browser: New) -> None:
    _, connections = at_links(new_browser, "hll")
    host, second, third = connections.values()
    assert second.ask("close", seat=2)["type"] == "done"
    third.until_scene(lambda scene: (scene["proposal"] or {}).get("what") == "close")
    assert not third.scene["closed"]
    third.ask("vote", seat=3, version=third.version, agrees=False)
    host.until_scene(lambda scene: (scene["notice"] or {}).get("about") == "close")
    assert host.ask("close")["type"] == "done"
    for connection in (host, second, third):
        connection.until_scene(lambda scene: scene["closed"])
        assert connection.scene["notice"]["what"] == "closed"
    asked = connections[host.asked or 0]
    assert asked.play()["error"] == "ClosedTableError"
    assert host.ask("close")["error"] == "ClosedTableError"


def test_all_close_a_table_and_it_stays_closed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server, Browser(server.address) as host, Browser(server.address) as guest:
        opened = host.open("hl")
        guest.sit(opened["id"], opened["invitations"]["2"])
        one, two = host.connect(opened["id"], 1), guest.connect(opened["id"], 2)
        assert Browser(server.address).connect(opened["id"], None).ask("close")["error"] == "NotHostError"
        two.ask("close", seat=2)
        one.until_scene(lambda scene: scene["proposal"] is not None)
        one.ask("vote", seat=1, version=one.version, agrees=True)
        two.until_scene(lambda scene: scene["closed"])
        assert host.http.get("/api/tables").json()[0]["closed"]
        cookie = host.http.cookies["naqala"]
    with running(settings) as server, Browser(server.address) as host:
        host.http.cookies.set("naqala", cookie)
        assert host.connect(opened["id"], 1).scene["closed"]


def test_the_host_removes_a_person_who_never_came(new_browser: New) -> None:
    host, guest, late = new_browser(), new_browser(), new_browser()
    opened = host.open("hll")
    guest.sit(opened["id"], opened["invitations"]["2"])
    one, two = host.connect(opened["id"], 1), guest.connect(opened["id"], 2)
    assert two.ask("remove", chair=3, level="uniform")["error"] == "NotHostError"
    assert one.ask("remove", chair=2, level="uniform")["error"] == "SeatTakenError"
    assert one.ask("remove", chair=1, level="uniform")["error"] == "SeatTakenError"
    assert one.ask("remove", chair=5, level="uniform")["error"] == "WrongSeatError"
    assert one.ask("remove", chair=3, level="uniform")["type"] == "done"
    two.until_scene(lambda scene: scene["chairs"][2]["kind"] == "bot")
    assert two.scene["notice"]["what"] == "removed"
    assert late.sit(opened["id"], opened["invitations"]["3"]).json()["error"] == "InvitationError"
    assert one.ask("remove", chair=3, level="uniform")["error"] == "NotYourSeatError"
    link = host.http.post(f"/api/tables/{opened['id']}/seats/3/invitation").json()["secret"]
    assert late.sit(opened["id"], link).json() == {"seat": 3}
    three = late.connect(opened["id"], 3)
    assert three.ask("return", seat=3)["type"] == "done"


def test_a_table_opened_with_a_wrong_time_is_refused(new_browser: New) -> None:
    pace = {"kind": "clock", "base": 5}
    chairs = [{"kind": "here", "name": "a"}, {"kind": "link", "name": "b"}]
    answer = new_browser().http.post("/api/tables", json={"chairs": chairs, "pace": pace})
    assert (answer.status_code, answer.json()["error"]) == (400, "OptionsError")
    answer = new_browser().http.post("/api/tables", json={"chairs": chairs, "lobby": "en"})
    assert (answer.status_code, answer.json()["error"]) == (404, "LobbyError")
    assert new_browser().http.get("/api/lobby").json()["error"] == "LobbyError"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a lobby."""
    with running(settings_for(tmp_path_factory.mktemp("hall"), lobby=True)) as server:
        yield server


def test_people_meet_in_the_lobby_and_a_full_table_begins(hall: Running) -> None:
    with Browser(hall.address) as host, Browser(hall.address) as guest, Browser(hall.address) as third:
        assert host.http.get("/api/server").json()["lobby"]
        opened = host.open("hl", lobby="de", pace={"kind": "clock", "base": 600, "increment": 10, "end": "seat"})
        one = host.connect(opened["id"], 1)
        assert one.scene["time"]["state"] == "waiting"
        refused = one.ask("play", seat=one.asked, version=one.version, action="bid 0")
        assert refused["error"] in ("NotFullError", "NotYourSeatError")
        (found,) = guest.http.get("/api/lobby").json()
        assert (found["language"], found["pace"]["end"], found["names"]) == ("de", "seat", ["here 1", None])
        assert "secret" not in str(found)
        assert guest.http.post(f"/api/lobby/{opened['id']}").json() == {"seat": 2}
        assert guest.http.post(f"/api/lobby/{opened['id']}").json() == {"seat": 2}, "who sits there keeps the seat"
        assert third.http.post(f"/api/lobby/{opened['id']}").json()["error"] == "LobbyError"
        assert third.http.get("/api/lobby").json() == []
        two = guest.connect(opened["id"], 2)
        one.until_scene(lambda scene: scene["time"]["state"] == "running")
        two.until_scene(lambda scene: scene["time"]["state"] == "running")
        assert guest.http.post(f"/api/lobby/{opened['id']}/leave").json()["error"] == "LobbyError", "the game has begun"
        play_on({1: one, 2: two}, 3, Random(1))


def _listed(browser: Browser, table: str) -> list[str | None] | None:
    """The names of a table in the lobby; None where the list does not have it."""
    return next((one["names"] for one in browser.http.get("/api/lobby").json() if one["id"] == table), None)


def test_a_visitor_gives_the_seat_back_before_the_game_begins(hall: Running) -> None:
    with Browser(hall.address) as host, Browser(hall.address) as guest, Browser(hall.address) as third:
        table = host.open("hl", lobby="en", pace={"kind": "clock", "base": 600})["id"]
        assert guest.http.post(f"/api/lobby/{table}/leave").json()["error"] == "LobbyError", "no seat to give back"
        assert guest.http.post(f"/api/lobby/{table}").json() == {"seat": 2}
        two = guest.connect(table, 2)
        two.ask("rename", seat=2, name="Zoe")
        assert _listed(third, table) is None, "it is full"
        assert guest.http.post(f"/api/lobby/{table}/leave").status_code == 204
        assert two.until("hello")["yours"] == []
        two.until_scene(lambda scene: scene["chairs"][1]["name"] == "link 2")
        assert _listed(third, table) == ["here 1", None]
        assert host.http.post(f"/api/lobby/{table}/leave").json()["error"] == "LobbyError", "the host has no link"
        assert third.http.post(f"/api/lobby/{table}").json() == {"seat": 2}


def test_the_host_of_a_waiting_table_decides_with_whom_it_begins(hall: Running) -> None:
    with Browser(hall.address) as host, Browser(hall.address) as guest, Browser(hall.address) as third:
        table = host.open("hll", lobby="en")["id"]
        guest.http.post(f"/api/lobby/{table}")
        one, two = host.connect(table, 1), guest.connect(table, 2)
        assert one.ask("remove", chair=2, level="uniform")["type"] == "done"
        assert two.until("hello")["yours"] == []
        assert two.ask("return", seat=2)["error"] == "NotYourSeatError"
        assert _listed(third, table) == ["here 1", "link 2", None], "a bot has the seat, so it is not free"
        assert third.http.post(f"/api/lobby/{table}").json() == {"seat": 3}
        one.until_scene(lambda scene: scene["time"] is None)
        assert guest.http.get("/api/tables").json() == []


def test_a_table_that_has_waited_for_too_long_takes_no_visitors(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with Browser(hall.address) as host, Browser(hall.address) as guest:
        quick = host.open("hl", lobby="en")["id"]
        slow = host.open("hl", lobby="en", pace={"kind": "days", "base": 86_400})["id"]
        now = time.time() + lobby.LONGEST_WAIT
        monkeypatch.setattr(time, "time", lambda: now)
        assert (_listed(guest, quick), _listed(guest, slow)) == (None, ["here 1", None])
        assert guest.http.post(f"/api/lobby/{quick}").json()["error"] == "LobbyError"
        assert guest.http.post(f"/api/lobby/{slow}").json() == {"seat": 2}


def test_a_table_of_the_lobby_needs_a_free_seat(hall: Running) -> None:
    with Browser(hall.address) as host:
        chairs = [{"kind": "here", "name": "a"}, {"kind": "bot", "name": "b", "level": "uniform"}]
        answer = host.http.post("/api/tables", json={"chairs": chairs, "lobby": "en"})
        assert answer.json()["error"] == "OptionsError"


def test_a_table_of_the_lobby_speaks_a_language_with_texts(hall: Running) -> None:
    with Browser(hall.address) as host:
        before = host.http.get("/api/lobby").json()
        chairs = [{"kind": "here", "name": "a"}, {"kind": "link", "name": "b"}]
        answer = host.http.post("/api/tables", json={"chairs": chairs, "lobby": "xx"})
        assert answer.status_code == 400
        assert answer.json() == {"error": "OptionsError", "text": "language: expected one of de, en, fr; got 'xx'"}
        assert host.http.get("/api/lobby").json() == before


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_links_have_a_preview_without_secrets_and_without_scripts(hall: Running) -> None:
    with Browser(hall.address) as host:
        opened = host.open("hll", expansions=["artisans"])
        page = host.http.get(f"/table/{opened['id']}", headers={"Accept-Language": "fr-FR,fr;q=0.9"})
        tags = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', page.text))
        assert "3 joueurs" in tags["og:description"]
        many = host.http.get(f"/table/{opened['id']}", headers={"Accept-Language": "xx," * 20_000 + "fr"})
        assert "3 joueurs" not in many.text, "they are not all read"
        assert "here 1" not in page.text and not any(secret in page.text for secret in opened["invitations"].values())
        assert tags["og:url"] == f"http://{hall.address}/table/{opened['id']}"
        picture = host.http.get(tags["og:image"].removeprefix(f"http://{hall.address}"))
        assert picture.headers["content-type"] == "image/jpeg"
        assert host.http.get("/table/doesnotexist").status_code == 200
        evil = host.http.get('/table/"><script>x').text
        assert "<script>x" not in evil
