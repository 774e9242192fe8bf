"""Who a person is without signing up: name and looks that stay, and a code that moves everything to another browser."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from naqala.server.errors import RecoveryError
from naqala.server.people.profiles import LETTERS, dressed, new_code, read_code
from tests.server.clients import Browser, NewBrowser, at_links, play_on, running, settings_for, wait_until, wanted
from tests.server.tables import finished


def _code(browser: Browser) -> str:
    answer = browser.http.post("/api/me/code", json={})
    assert answer.status_code == 201
    return str(answer.json()["code"])


def _move(browser: Browser, code: str) -> dict[str, object]:
    answer: dict[str, object] = browser.http.post("/api/me/move", json={"code": code}).json()
    return answer


def test_name_and_looks_stay_with_the_browser(new_browser: NewBrowser) -> None:
    one, other = new_browser(), new_browser()
    assert one.http.get("/api/me").json() == {"name": "", "colour": None, "camel": None, "has_code": False}
    assert "set-cookie" not in one.http.get("/api/me").headers, "who only looks gets no cookie"
    mine = {"name": "Zoë", "colour": 4, "camel": 2}
    assert one.http.post("/api/me", json={**mine, "name": " Zoë "}).json() == {**mine, "has_code": False}
    assert one.http.get("/api/me").json() == {**mine, "has_code": False}
    assert other.http.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize(
    "wrong",
    [{"name": "x" * 25}, {"name": "\u202egnp"}, {"colour": 5}, {"camel": -1}, {"colour": "red"}, {"seat": 1}],
)
def test_wrong_choices_change_nothing(new_browser: NewBrowser, wrong: dict[str, object]) -> None:
    one = new_browser()
    one.http.post("/api/me", json={"name": "Ann", "colour": 1})
    assert one.http.post("/api/me", json={"name": "Bea", **wrong}).json()["error"] in ("OptionsError", "MessageError")
    assert one.http.get("/api/me").json()["name"] == "Ann"


def test_cookie_is_renewed_while_it_is_used(new_browser: NewBrowser) -> None:
    one = new_browser()
    one.http.post("/api/me", json={"name": "Ann"})
    for address in ("/api/me", "/api/tables"):
        cookie = one.http.get(address).headers["set-cookie"]
        assert f"naqala={one.http.cookies['naqala']}" in cookie
        assert "Max-Age=34560000" in cookie
        assert "HttpOnly" in cookie


def test_code_moves_everything_and_the_first_browser_is_refused(new_browser: NewBrowser) -> None:
    old, new = new_browser(), new_browser()
    old.http.post("/api/me", json={"name": "Ann", "colour": 3, "camel": 1})
    opened = old.open("hl")
    guest = new_browser()
    guest.sit(opened["id"], opened["invitations"]["2"])
    watched = guest.open("hb")
    old.http.post(f"/api/tables/{watched['id']}/watch", json={})
    before = old.http.get("/api/tables").json()
    connection, other = old.connect(opened["id"], 1), guest.connect(opened["id"], 2)
    assert connection.hello["host"]
    assert _move(new, _code(old)) == {"tables": 2}

    connection.until("hello", yours=[], host=False)
    assert connection.ask("rename", seat=1, name="Eve")["error"] == "NotYourSeatError"
    assert old.http.post(f"/api/tables/{opened['id']}/seats/2/invitation", json={}).json()["error"] == "NotHostError"
    assert old.http.get("/api/tables").json() == []
    assert old.http.get("/api/me").json()["name"] == ""

    moved = new.connect(opened["id"], 1)
    assert (moved.hello["yours"], moved.hello["host"]) == ([1], True)
    assert moved.ask("rename", seat=1, name="Anna")["type"] == "done"
    other.until_scene(lambda scene: scene["chairs"][0]["name"] == "Anna")
    listed = new.http.get("/api/tables").json()
    assert {table["id"]: table["seats"] for table in listed} == {table["id"]: table["seats"] for table in before}
    assert new.http.get("/api/me").json() == {"name": "Ann", "colour": 3, "camel": 1, "has_code": False}
    assert new.http.post(f"/api/tables/{opened['id']}/seats/2/invitation", json={}).status_code == 200


def test_code_is_good_once_and_a_newer_one_voids_it(new_browser: NewBrowser) -> None:
    old, new, third = new_browser(), new_browser(), new_browser()
    old.open("hb")
    first = _code(old)
    second = _code(old)
    assert old.http.get("/api/me").json()["has_code"]
    assert _move(new, first)["error"] == "RecoveryError"
    assert _move(old, second)["error"] == "RecoveryError", "it is here already"
    assert _move(new, second.lower().replace("-", " ")) == {"tables": 1}
    assert _move(third, second)["error"] == "RecoveryError"
    for wrong in ("", "x", "0" * 20, "é" * 20, "0" * 65):
        assert _move(third, wrong)["error"] in ("RecoveryError", "MessageError")


def test_both_browsers_at_one_table_become_one(new_browser: NewBrowser) -> None:
    table, _ = at_links(new_browser, "hl")
    old = new_browser()  # a third one, which has watched
    old.http.post(f"/api/tables/{table}/watch", json={})
    new = new_browser()
    new.http.post(f"/api/tables/{table}/watch", json={})
    assert _move(new, _code(old)) == {"tables": 1}
    assert [one["seats"] for one in new.http.get("/api/tables").json()] == [[]]


def test_games_that_were_put_away_move_along_and_come_back_with_a_visit(new_browser: NewBrowser) -> None:
    old, new = new_browser(), new_browser()
    table = old.open("hb")["id"]
    assert new.http.post(f"/api/tables/{table}/dismiss").json()["error"] == "NoTableError"
    for _ in range(2):
        assert old.http.post(f"/api/tables/{table}/dismiss").status_code == 204
    assert old.http.get("/api/tables").json() == []
    assert _move(new, _code(old)) == {"tables": 1}
    assert new.http.get("/api/tables").json() == []
    new.http.post(f"/api/tables/{table}/watch", json={})
    assert [one["id"] for one in new.http.get("/api/tables").json()] == [table]


def test_codes_are_read_however_they_are_typed() -> None:
    code = new_code()
    assert len(code.replace("-", "")) == 20
    assert set(code) <= {*LETTERS, "-"}
    assert read_code(code.lower()) == code
    assert read_code("ooooo-iiiii-lllll-00000") == "00000-11111-11111-00000"
    with pytest.raises(RecoveryError):
        read_code("ABCDE")


def test_codes_are_not_stored(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as one:
        code, cookie = _code(one), one.http.cookies["naqala"]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert code.encode() not in stored
    assert cookie.encode() not in stored


def test_list_has_results_of_finished_games_also_of_older_versions(tmp_path: Path) -> None:
    record, length = finished(2)
    with running(settings_for(tmp_path)) as server, Browser(server.address) as one:
        running_id = one.open("hb")["id"]
        over = one.http.post("/api/records", json={"record": record, "chairs": wanted("hh"), "after": length}).json()["id"]
        ending = one.http.post("/api/records", json={"record": record, "chairs": wanted("hh"), "after": length - 3}).json()["id"]
        connections = {seat: one.connect(ending, seat) for seat in (1, 2)}
        play_on(connections, 100, Random(1))
        end = connections[1].look["end"]
        found = {table["id"]: table["result"] for table in one.http.get("/api/tables").json()}
        assert found[running_id] is None
        assert found[ending] == {"totals": end["totals"], "winners": end["winners"], "left": {}}
        assert len(found[over]["totals"]) == 2
        cookie = one.http.cookies["naqala"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as base:
        base.execute("update games set result = null")
    with running(settings_for(tmp_path)) as server, Browser(server.address) as one:
        one.http.cookies.set("naqala", cookie)

        def results() -> dict[str, object]:
            return {table["id"]: table["result"] for table in one.http.get("/api/tables").json()}

        wait_until(lambda: results() == found)


def test_people_have_their_colours_and_camels_at_tables(new_browser: NewBrowser) -> None:
    host, guest = new_browser(), new_browser()
    host.http.post("/api/me", json={"name": "Ann", "colour": 4, "camel": 1})
    guest.http.post("/api/me", json={"name": "Bea", "colour": 4, "camel": 0})
    opened = host.open("hlb")
    guest.sit(opened["id"], opened["invitations"]["2"])
    chairs = host.connect(opened["id"], 1).scene["chairs"]
    assert [(chair.get("colour"), chair.get("camel")) for chair in chairs] == [(4, 1), (None, 0), (None, None)]


def test_looks_are_all_different() -> None:
    assert dressed({}, range(1, 6)) == [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]
    assert dressed({2: (0, None), 3: (0, 0)}, range(1, 4)) == [(1, 1), (0, 2), (2, 0)]
    assert dressed({5: (0, 0)}, range(1, 6)) == [(1, 1), (2, 2), (3, 3), (4, 4), (0, 0)]


def test_people_who_change_seats_keep_their_looks() -> None:
    assert dressed({}, [3, 1, 2]) == [(2, 2), (0, 0), (1, 1)]
    assert dressed({}, [2, 1]) == [(4, 4), (0, 0)]
    tastes = {1: (0, None), 2: (0, 0), 3: (None, None)}
    then = dressed(tastes, [1, 2, 3])
    assert dressed({1: tastes[3], 2: tastes[1], 3: tastes[2]}, [3, 1, 2]) == [then[2], then[0], then[1]]


def test_two_players_are_blue_and_pink(new_browser: NewBrowser) -> None:
    assert dressed({}, [1, 2]) == [(0, 0), (4, 4)]
    assert dressed({1: (4, None)}, [1, 2]) == [(4, 0), (0, 4)]
    host = new_browser()
    host.http.post("/api/me", json={"name": "Ann", "colour": 4, "camel": 1})
    chairs = host.connect(host.open("hb")["id"], 1).scene["chairs"]
    assert [(chair.get("colour"), chair.get("camel")) for chair in chairs] == [(4, 1), (0, None)]
