"""Tidying, copies and checks, by the commands, also while a server runs."""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from naqala.cli.main import main
from naqala.errors import OptionsError
from naqala.server import transfer
from naqala.server.browsers import COOKIE, hashed
from naqala.server.database import make_engine, sqlite_url
from naqala.server.messages import Say
from naqala.server.migrate import prepared
from naqala.server.owner import owned
from naqala.server.schema import EVENTS, GAMES, SITTINGS
from tests.server.clients import Browser, Json, Running, play_on, running, settings_for, wait_until
from tests.server.conftest import new_database
from tests.server.processes import served

Keep = Any


@pytest.fixture
def keep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Keep:
    """Runs a command on the folder of the server, and returns what it says."""

    def run(*words: str, code: int = 0) -> Json:
        capsys.readouterr()
        assert main([*words, "--data", str(tmp_path), "--json"]) == code
        said = capsys.readouterr()
        return dict(json.loads(said.out)) if said.out else {"error": said.err}

    return run


def played(server: Running, browser: Browser, answers: int = 8) -> str:
    table = str(browser.open("hh")["id"])
    connections = {seat: browser.connect(table, seat) for seat in (1, 2)}
    play_on(connections, answers, Random(1))
    for connection in connections.values():
        connection.close()
    wait_until(lambda: server.house.rooms.loaded[table].is_idle)
    return table


def test_tables_are_listed_closed_and_deleted_while_people_play(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        one, two = played(server, browser), played(server, browser, 3)
        listed = keep("tables", "list")["tables"]
        assert [(row["id"], row["state"], row["events"]) for row in listed] == [(two, "running", 3), (one, "running", 8)]
        assert keep("tables", "show", one)["wrong"] is None

        connection = browser.connect(one, 1)
        connection.watch(connection.asked)
        assert keep("tables", "close", one) == {"closed": [one]}
        server.run(server.house.moderation.look())
        assert connection.closed_with() == 4408
        connection = browser.connect(one, 1)
        assert connection.scene["closed"], "people see it at once, not when they try to play"
        connection.watch(connection.asked)
        assert connection.play()["error"] == "ClosedTableError"
        assert connection.watch(connection.seat)["type"] == "done"
        assert keep("tables", "show", one)["state"] == "closed"

        assert keep("tables", "delete", one) == {"deleted": [one]}
        server.run(server.house.moderation.look())
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


def test_people_read_times_and_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
    make_old(tmp_path, table, 100)
    old = datetime.fromtimestamp(time.time() - 86_400 * 100, UTC).strftime("%Y-%m-%d ")

    def said(*words: str) -> str:
        assert main([*words, "--data", str(tmp_path)]) == 0
        return capsys.readouterr().out

    capsys.readouterr()
    for text in (said("tables", "list"), said("tables", "show", table)):
        assert old in text
        assert "here 1, here 2" in text
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
        stored = repr([connection.execute(select(rows)).all() for rows in (GAMES, EVENTS, SITTINGS)])
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
        server.run(server.house.moderation.look())
        assert table in server.house.rooms.loaded
        assert keep("tables", "forget", table, "2") == {"forgotten": [table]}
        server.run(server.house.moderation.look())
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
        house.store.read = read  # type: ignore[method-assign]
        room = house.rooms.loaded[table]
        server.run(house.moderation.look())
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


def test_one_spectator_is_forgotten(tmp_path: Path, keep: Keep) -> None:
    """With what they said, also where the server runs; the other one stays."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host:
        table = host.open("hh")["id"]
        with Browser(server.address) as one, Browser(server.address) as two:
            for browser, name in ((one, "Sam"), (two, "Zoe")):
                assert browser.http.post("/api/me", json={"name": name}).status_code == 200
                assert browser.http.post(f"/api/tables/{table}/watch").status_code == 204
                assert browser.connect(table).ask("say", text=f"{name} was here")["type"] == "done"
            marks = {name: mark for mark, name in keep("tables", "show", table)["spectators"].items()}
            assert marks.keys() == {"Sam", "Zoe"}
            for wrong in ("", "x", "0123456789"):
                assert "expected the mark" in keep("tables", "forget", table, "--spectator", wrong, code=2)["error"]
            assert keep("tables", "forget", table, "--spectator", marks["Sam"]) == {"forgotten": [table]}
            server.run(server.house.moderation.look())
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
        server.run(server.house.moderation.look())
        assert connection.closed_with() == 4408
        assert browser.connect(table, watch=False, **far).closed_with() == 4429
        assert browser.http.get("/api/tables", headers=far).status_code == 403
        assert browser.http.get("/api/tables").status_code == 200
        assert keep("unblock", "2001:db8::1")["unblocked"]
        server.run(server.house.moderation.look())
        assert browser.http.get("/api/tables", headers=far).status_code == 200
        for wrong in ("nonsense", "10.0.0.0/8", "2001:db8::/32", "10.0.0.1/x"):  # a larger network would not be blocked
            assert "expected" in keep("block", wrong, code=2)["error"]
        assert "expected" in keep("unblock", "10.0.0.1", code=2)["error"]


def test_a_backup_is_made_while_people_play_and_restored(tmp_path: Path, keep: Keep) -> None:
    copy = str(tmp_path / "copy.sqlite")
    lock = tmp_path / "tables.sqlite.lock"
    with running(settings_for(tmp_path)) as own, Browser(own.address) as browser:
        table = played(own, browser)
        connection = browser.connect(table, 1)
        keep("backup", copy)
        connection.watch(connection.asked)
        assert connection.play()["type"] == "done"
        later = browser.open("hh")["id"]
    assert not lock.exists()
    assert keep("tables", "show", table)["events"] == 9
    assert keep("restore", copy) == {"tables": 1}
    assert keep("tables", "show", table)["events"] == 8
    assert "NoTableError" in keep("tables", "show", later, code=2)["error"]
    with running(settings_for(tmp_path)) as own, Browser(own.address) as browser:
        assert browser.connect(table, None).version == 8
    (tmp_path / "broken.sqlite").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    assert "expected" in keep("restore", str(tmp_path / "broken.sqlite"), code=2)["error"]
    assert keep("tables", "show", table)["events"] == 8


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)):
        keep("backup", str(tmp_path / "copy.sqlite"))
        with owned(sqlite_url(tmp_path / "tables.sqlite")):
            assert "no other server" in keep("restore", str(tmp_path / "copy.sqlite"), code=2)["error"]


def test_nothing_is_restored_under_servers_on_postgres(
    tmp_path: Path, postgres: str, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor moved there; and no server starts meanwhile. When all have stopped, it works."""
    address, copy = new_database(postgres), str(tmp_path / "copy.sqlite")
    monkeypatch.setenv("NAQALA_DATABASE", address)
    with running(settings_for(tmp_path, database=address)), running(settings_for(tmp_path, database=address)) as server:
        with Browser(server.address) as browser:
            table = browser.open("hh")["id"]
        keep("backup", copy)
        wait_until(lambda: "no server uses" in keep("restore", copy, code=2)["error"])
        assert main(["move", "--from", sqlite_url(Path(copy)), "--to", address]) == 2
    with owned(address), pytest.raises(OptionsError, match="right now"), prepared(address):
        pass
    with prepared(address):
        wait_until(lambda: "tables" in keep("restore", copy))
    assert keep("tables", "show", table)["events"] == 0


def test_every_game_is_checked(tmp_path: Path, keep: Keep) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        tables = [played(server, browser, 4) for _ in range(4)]
    assert keep("check") == {"tables": 4, "wrong": [], "other_rules": []}
    engine = make_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with engine.begin() as connection:
        for statement in (
            f"update events set event = 'x' where number = 2 and game = '{tables[0]}'",
            f"delete from events where number = 3 and game = '{tables[1]}'",
            f"update games set over = true where id = '{tables[2]}'",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    found = {one["table"]: one["wrong"] for one in keep("check", code=1)["wrong"]}
    assert found.keys() == set(tables[:3])
    assert "event 2" in found[tables[0]]
    assert "event 3" in found[tables[1]]
    assert "lists say" in found[tables[2]]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a server with a game of some length."""
    folder = tmp_path_factory.mktemp("sound")
    with running(settings_for(folder)) as server, Browser(server.address) as browser:
        played(server, browser, 25)
    assert [path.name for path in folder.iterdir()] == ["tables.sqlite"]
    return (folder / "tables.sqlite").read_bytes()


def flipped(file: bytes, first: int, step: int) -> bytes:
    """The file with every bit of some bytes wrong."""
    return bytes(byte ^ 0xFF if place >= first and (place - first) % step == 0 else byte for place, byte in enumerate(file))


PAGE = 4096


@pytest.mark.parametrize(
    "harm",
    [
        lambda file: file[:PAGE],
        lambda file: file[: len(file) // 2],
        lambda file: file[: -PAGE // 2],
        lambda file: file[:PAGE] + bytes(PAGE) + file[2 * PAGE :],
        lambda file: file[:100] + b"garbage" * 500 + file[3600:],
        lambda file: flipped(file, 0, 4000),
        lambda file: flipped(file, 3 * PAGE, 97),
        lambda file: flipped(file, len(file) // 2, 501),
        lambda file: b"no database at all" + bytes(len(file)),
    ],
    ids=["one page", "half", "half a page less", "zeroed page", "schema", "head", "flipped", "half flipped", "no database"],
)
def test_a_damaged_file_is_named_and_stays_as_it_is(
    tmp_path: Path, keep: Keep, sound: bytes, harm: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(harm(sound))
    wrong = keep("check", code=1)["wrong"]
    assert wrong[0]["table"] is None
    assert wrong[0]["wrong"]
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {path.name: harm(sound)}


def test_to_check_leaves_a_log_alone_and_migrates_nothing(tmp_path: Path, keep: Keep) -> None:
    """The log is what a killed server leaves beside its file."""
    with served(tmp_path) as server, Browser(server.address) as browser:
        browser.open("hh")
    stored = {file.name: file.read_bytes() for file in tmp_path.glob("tables.sqlite*") if not file.name.endswith("-shm")}
    assert len(stored["tables.sqlite-wal"]) > PAGE
    assert keep("check") == {"tables": 1, "wrong": [], "other_rules": []}
    assert {name: (tmp_path / name).read_bytes() for name in stored} == stored
    engine = make_engine(sqlite_url(tmp_path / "tables.sqlite"))
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '0001'")
    engine.dispose()
    assert "expected one of version" in keep("check", code=2)["error"]
    (tmp_path / "tables.sqlite").write_bytes(b"")
    assert "got an empty one" in keep("check", code=2)["error"]
    assert (tmp_path / "tables.sqlite").read_bytes() == b""


def test_no_database_is_said(tmp_path: Path, keep: Keep) -> None:
    assert "got none" in keep("tables", "list", code=2)["error"]
    assert list(tmp_path.iterdir()) == []


def test_games_move_to_postgres_and_go_on_there(
    tmp_path: Path, postgres: str, keep: Keep, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Interrupted in the middle, gone on with, the same in the end; a backup of Postgres is a file like the other."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        tables = [played(server, browser, 4) for _ in range(3)]
        cookie = str(browser.http.cookies.get(COOKIE))
    source, target = sqlite_url(tmp_path / "tables.sqlite"), new_database(postgres)
    real, seen = transfer._copy_game, []

    def stumble(*arguments: Any) -> None:
        seen.append(arguments[-1])
        if len(seen) == 2:
            raise KeyboardInterrupt
        real(*arguments)

    monkeypatch.setattr(transfer, "_copy_game", stumble)
    words = ["move", "--from", source, "--to", target, "--json"]
    assert main(words) == 130
    capsys.readouterr()
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out) == {"copied": 2, "tables": 3}
    assert seen[0] not in seen[1:]
    with running(settings_for(tmp_path, database=target)) as server, Browser(server.address) as browser:
        browser.http.cookies.set(COOKIE, cookie)
        connection = browser.connect(tables[0], 1)
        connection.watch(connection.asked)
        assert connection.play()["version"] == 5
    monkeypatch.setenv("NAQALA_DATABASE", target)
    copy = tmp_path / "copy.sqlite"
    keep("backup", str(copy))
    assert keep("tables", "delete", *tables) == {"deleted": tables}
    assert keep("restore", str(copy)) == {"tables": 3}
    assert keep("tables", "show", tables[0])["events"] == 5
