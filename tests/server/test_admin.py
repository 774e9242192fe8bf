"""Tidying tables, people and addresses, by the commands, also while a server runs."""

import time
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, func, insert, select, update

from naqala.cli.main import main
from naqala.server.network.browsers import COOKIE, hashed
from naqala.server.protocol.messages import Say
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.schema import EVENTS, GAMES, SITTINGS
from tests.server.clients import Browser, played, running, settings_for, wait_until
from tests.server.conftest import Keep


def test_tables_are_listed_closed_and_deleted_while_people_play(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        one, two = played(server, browser), played(server, browser, 3)
        listed = keep("tables", "list")["tables"]
        assert [(row["id"], row["state"], row["events"]) for row in listed] == [(two, "running", 3), (one, "running", 8)]
        assert keep("tables", "show", one)["wrong"] is None

        connection = browser.connect(one, 1)
        connection.watch(connection.asked)
        assert keep("tables", "close", one) == {"closed": [one]}
        server.run(server.house.moderation.check())
        assert connection.closed_with() == 4408
        connection = browser.connect(one, 1)
        assert connection.scene["closed"], "people see it at once, not when they try to play"
        connection.watch(connection.asked)
        assert connection.play()["error"] == "ClosedTableError"
        assert connection.watch(connection.seat)["type"] == "done"
        assert keep("tables", "show", one)["state"] == "closed"

        assert keep("tables", "delete", one) == {"deleted": [one]}
        server.run(server.house.moderation.check())
        assert connection.closed_with() == 4408
        assert browser.connect(one, watch=False).closed_with() == 4404
        assert browser.http.get(f"/api/tables/{one}/record").status_code == 404
        assert [row["id"] for row in keep("tables", "list")["tables"]] == [two]
        assert browser.connect(two, 1).version == 3
        assert "NoTableError" in keep("tables", "delete", two, "nothing", code=2)["error"]
        assert [row["id"] for row in keep("tables", "list")["tables"]] == [two]


def test_names_are_listed_as_they_are_now(tmp_path: Path, keep: Keep) -> None:
    """Also where an event is broken: then the name from before it is listed."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        tables = [browser.open("hh")["id"] for _ in range(2)]
        for table, names in zip(tables, (("Zoe", "Zed"), ("Ann", "Ada")), strict=True):
            connection = browser.connect(table, 1)
            for name in names:
                assert connection.ask("rename", seat=2, name=name)["type"] == "done"
    engine = make_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with engine.begin() as database:
        broken = database.exec_driver_sql(
            f"update events set event = substr(event, 1, 20) where number = 2 and game = '{tables[1]}' returning event"
        )
        assert broken.scalar_one().startswith('{"type":"named",')
    engine.dispose()
    listed = {row["id"]: row["names"] for row in keep("tables", "list")["tables"]}
    assert listed == {tables[0]: ["here 1", "Zed"], tables[1]: ["here 1", "Ann"]}
    assert keep("tables", "show", tables[0])["names"] == ["here 1", "Zed"]


def test_a_closed_table_stays_closed(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hb")["id"]
        keep("tables", "close", table)
        connection = browser.connect(table, 1)
        assert connection.ask("rename", seat=1, name="Zed")["error"] == "ClosedTableError"
        time.sleep(0.1)
        assert server.house.rooms.loaded[table].table.version == 0


def make_old(folder: Path, table: str, days: float) -> None:
    engine = make_engine(sqlite_url(folder / "tables.sqlite"))
    with engine.begin() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == table).values(changed=time.time() - 86_400 * days))
    engine.dispose()


def test_what_is_old_expires_by_command_and_by_setting(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        old, older, young = (browser.open("hh")["id"] for _ in range(3))
    make_old(tmp_path, old, 20)
    make_old(tmp_path, older, 100)
    assert keep("tables", "expire", "--older-than", "12w", "--dry-run") == {"would_be_deleted": [older]}
    assert len(keep("tables", "list")["tables"]) == 3
    assert keep("tables", "expire", "--older-than", "12w") == {"deleted": [older]}
    with running(settings_for(tmp_path, keep_days=10)):
        wait_until(lambda: [row["id"] for row in keep("tables", "list")["tables"]] == [young])
    with pytest.raises(SystemExit):
        keep("tables", "expire", "--older-than", "soon")
    with pytest.raises(SystemExit):
        keep("tables", "expire", "--older-than", f"{400 * '9'}d")


def test_what_is_old_expires_some_tables_at_a_time(tmp_path: Path, keep: Keep) -> None:
    """A running server waits for one transaction, not for all old tables."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        young = browser.open("hh")["id"]
    engine = make_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with engine.begin() as connection:
        row = dict(connection.execute(select(GAMES)).one()._mapping)
        connection.execute(insert(GAMES), [{**row, "id": f"old-{number}", "changed": number} for number in range(120)])
    engine.dispose()
    left = [121]

    def count(connection: Connection) -> None:
        left.append(int(connection.execute(select(func.count()).select_from(GAMES)).scalar_one()))

    event.listen(Engine, "commit", count)
    try:
        assert len(keep("tables", "expire", "--older-than", "1y")["deleted"]) == 120
    finally:
        event.remove(Engine, "commit", count)
    assert max(before - after for before, after in pairwise(left)) == 50
    assert [one["id"] for one in keep("tables", "list")["tables"]] == [young]


def test_people_read_times_and_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
    make_old(tmp_path, table, 100)
    old = datetime.fromtimestamp(time.time() - 86_400 * 100, UTC).strftime("%Y-%m-%d ")

    def said(*words: str) -> str:
        assert main([*words, "--data", str(tmp_path)]) == 0
        return capsys.readouterr().out

    capsys.readouterr()
    listed, shown = said("tables", "list"), said("tables", "show", table)
    assert old in listed
    assert old in shown
    assert "here 1, here 2" in listed
    assert "seat 1: here 1\nseat 2: here 2\n" in shown
    assert "wrong: nothing" in said("tables", "show", table)
    assert said("tables", "expire", "--older-than", "1y") == "deleted: no table\n"


def test_a_person_is_forgotten_at_all_tables(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host, Browser(server.address) as guest:
        tables = []
        for name in ("Secret Sam", "Sam Secret"):
            opened = host.open("hl")
            tables.append(opened["id"])
            guest.sit(opened["id"], opened["invitations"]["2"])
            assert guest.connect(opened["id"], 2).ask("rename", seat=2, name=name)["type"] == "done"
        secret = hashed(str(guest.http.cookies.get(COOKIE)))
    assert keep("tables", "forget", tables[0], "2") == {"forgotten": sorted(tables)}
    engine = make_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with engine.connect() as connection:
        # As tuples: the rows of SQLAlchemy cut long values when they are printed.
        stored = repr([tuple(row) for rows in (GAMES, EVENTS, SITTINGS) for row in connection.execute(select(rows))])
    engine.dispose()
    assert "Sam" not in stored
    assert secret not in stored
    assert "here 1" in stored
    assert keep("check")["wrong"] == []


def test_a_running_server_forgets_at_once(tmp_path: Path, keep: Keep) -> None:
    """The browser that is connected loses its seat and its name; others stay where they are."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host, Browser(server.address) as guest:
        opened = host.open("hl")
        table = opened["id"]
        guest.sit(table, opened["invitations"]["2"])
        ours, theirs = host.connect(table, 1), guest.connect(table, 2)
        assert theirs.ask("rename", seat=2, name="Secret Sam")["type"] == "done"
        server.run(server.house.moderation.check())
        assert table in server.house.rooms.loaded
        assert keep("tables", "forget", table, "2") == {"forgotten": [table]}
        server.run(server.house.moderation.check())
        assert [one.closed_with() for one in (ours, theirs)] == [4408, 4408]
        again = guest.connect(table)
        assert again.hello["yours"] == []
        assert [chair["name"] for chair in again.scene["chairs"]] == ["here 1", "Player 2"]
        assert host.connect(table, 1).hello["yours"] == [1]


def test_who_comes_or_speaks_while_the_server_looks_is_not_disturbed(tmp_path: Path) -> None:
    """What the database said before is no sign that a person was forgotten."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host, Browser(server.address) as guest:
        opened = host.open("hl")
        table, house = opened["id"], server.house
        connection = host.connect(table, 1)
        real = house.store.read

        async def read(work: Any) -> Any:
            found = await real(work)
            house.store.read = real  # type: ignore[method-assign]
            await house.seats.sit(table, str(guest.http.cookies.get(COOKIE)), opened["invitations"]["2"])
            room = await house.rooms.get(table)
            await room.talk.say(next(iter(room.presence.guests)), Say("say", "hello", 1))
            return found

        guest.open("hh")  # gives it a cookie
        house.store.read = read  # type: ignore[assignment, method-assign]
        room = house.rooms.loaded[table]
        server.run(house.moderation.check())
        assert house.rooms.loaded[table] is room
        assert room.holders.seats_of(hashed(str(guest.http.cookies.get(COOKIE)))) == {2}
        assert connection.ask("rename", seat=1, name="Zoe")["type"] == "done"


@pytest.mark.parametrize("seat", ["0", "3", "9", "-1"])
def test_only_a_seat_of_the_table_can_be_forgotten(tmp_path: Path, keep: Keep, seat: str) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser, Browser(server.address) as visitor:
        table = browser.open("hh")["id"]
        assert visitor.http.post(f"/api/tables/{table}/watch").status_code == 204
    assert "expected one of the table, 1 to 2" in keep("tables", "forget", table, seat, code=2)["error"]
    assert len(keep("tables", "show", table)["spectators"]) == 1


def test_a_bot_is_no_person_to_forget(tmp_path: Path, keep: Keep, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hb")["id"]
    before = keep("tables", "show", table)
    assert "which is a bot's" in keep("tables", "forget", table, "2", code=2)["error"]
    assert keep("tables", "show", table) == before
    capsys.readouterr()
    assert main(["tables", "show", table, "--data", str(tmp_path)]) == 0
    assert "(bot)" in capsys.readouterr().out


def test_one_spectator_is_forgotten(tmp_path: Path, keep: Keep) -> None:
    """With what they said, also where the server runs; the other one stays."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host:
        table = host.open("hh")["id"]
        with Browser(server.address) as one, Browser(server.address) as two:
            for browser, name in ((one, "Sam"), (two, "Zoe")):
                assert browser.http.post("/api/me", json={"name": name}).status_code == 200
                assert browser.http.post(f"/api/tables/{table}/watch").status_code == 204
                assert browser.connect(table).ask("say", text=f"{name} was here")["type"] == "done"
            tags = {name: tag for tag, name in keep("tables", "show", table)["spectators"].items()}
            assert tags.keys() == {"Sam", "Zoe"}
            for wrong in ("", "x", "0123456789"):
                assert "expected the tag" in keep("tables", "forget", table, "--spectator", wrong, code=2)["error"]
            assert keep("tables", "forget", table, "--spectator", tags["Sam"]) == {"forgotten": [table]}
            server.run(server.house.moderation.check())
            connection = two.connect(table)
            assert "Zoe was here" in str(connection.messages)
            assert "Sam" not in str(connection.messages)
            assert list(keep("tables", "show", table)["spectators"].values()) == ["Zoe"]


def test_an_address_is_blocked_and_welcome_again(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        far: Any = {"X-Forwarded-For": "2001:db8::7"}
        connection = browser.connect(table, watch=False, **far)
        assert keep("block", "2001:db8::9", "--why", "spam") == {"blocked": {"2001:db8::/64": "spam"}}
        server.run(server.house.moderation.check())
        assert connection.closed_with() == 4408
        assert browser.connect(table, watch=False, **far).closed_with() == 4429
        assert browser.http.get("/api/tables", headers=far).status_code == 403
        assert browser.http.get("/api/tables").status_code == 200
        assert keep("unblock", "2001:db8::1")["unblocked"]
        server.run(server.house.moderation.check())
        assert browser.http.get("/api/tables", headers=far).status_code == 200
        for wrong in ("nonsense", "10.0.0.0/8", "2001:db8::/32", "10.0.0.1/x"):  # a larger network would not be blocked
            assert "expected" in keep("block", wrong, code=2)["error"]
            assert "unblock: expected" in keep("unblock", wrong, code=2)["error"]
        assert "expected" in keep("unblock", "10.0.0.1", code=2)["error"]
        for address in ("10.0.0.1/32", "2001:db8::7/64"):
            assert len(keep("block", address)["blocked"]) == 1
            assert keep("unblock", address) == {"unblocked": address}
            assert keep("block") == {"blocked": {}}


def test_no_database_is_said(tmp_path: Path, keep: Keep) -> None:
    assert "got none" in keep("tables", "list", code=2)["error"]
    assert list(tmp_path.iterdir()) == []
