"""Copies, moves and checks of databases, by the commands, also while a server runs."""

import json
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from naqala.cli.main import main
from naqala.errors import OptionsError
from naqala.server.network.browsers import COOKIE
from naqala.server.storage import transfer
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import prepared, upgrade
from naqala.server.storage.owner import owned
from tests.server.clients import Browser, played, running, settings_for, wait_until
from tests.server.conftest import Keep, new_database
from tests.server.processes import Process, served


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


def test_a_backup_ends_while_others_write(tmp_path: Path, keep: Keep) -> None:
    """Each write would start a copy again that is made in steps."""
    with running(settings_for(tmp_path)):
        pass
    is_done = Event()

    def write() -> int:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None, timeout=60)) as connection:
            connection.execute("pragma synchronous = off")
            for number in range(200_000):
                connection.execute("update ballast set text = ? where rowid = 1", [str(number)])
                if is_done.is_set():
                    return number
        return -1

    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("create table ballast (text)")
        connection.execute("insert into ballast values (''), (zeroblob(100000000))")
    with ThreadPoolExecutor() as pool:
        writer = pool.submit(write)
        assert keep("backup", str(tmp_path / "copy.sqlite"))
        is_done.set()
        assert writer.result() >= 0


def test_a_folder_beside_another_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A restore meant for the folder would replace what the other database has."""
    monkeypatch.setenv("NAQALA_DATABASE", sqlite_url(tmp_path / "other.sqlite"))
    (tmp_path / "copy.sqlite").touch()
    for words in (["restore", str(tmp_path / "copy.sqlite")], ["tables", "list"], ["check"]):
        assert main([*words, "--data", str(tmp_path / "new")]) == 2
        assert "NAQALA_DATABASE" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["copy.sqlite"]


def test_nothing_moves_where_other_tables_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    addresses = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with running(settings_for(tmp_path / name)) as own, Browser(own.address) as browser:
            played(own, browser, 1)
        addresses.append(sqlite_url(tmp_path / name / "tables.sqlite"))
    before = (tmp_path / "two" / "tables.sqlite").read_bytes()
    assert main(["move", "--from", addresses[0], "--to", addresses[1]]) == 2
    assert "expected an empty database, got one with 1 tables of its own" in capsys.readouterr().err
    assert (tmp_path / "two" / "tables.sqlite").read_bytes() == before


def test_nothing_moves_over_tables_that_went_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To run a move again continues one that was interrupted; what people played since then is newer."""
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
    with running(settings_for(old)) as own, Browser(own.address) as browser:
        table = played(own, browser, 1)
        cookie = browser.http.cookies[COOKIE]
    words = ["move", "--from", sqlite_url(old / "tables.sqlite"), "--to", sqlite_url(new / "tables.sqlite")]
    assert main(words) == 0
    assert main(words) == 0
    with running(settings_for(new)) as own, Browser(own.address) as browser:
        browser.http.cookies.set(COOKIE, cookie)
        connection = browser.connect(table, 1)
        connection.watch(connection.asked)
        assert connection.play()["type"] == "done"
    capsys.readouterr()
    assert main(words) == 2
    assert f"1 that went on in the target, such as {table}" in capsys.readouterr().err
    with closing(sqlite3.connect(new / "tables.sqlite")) as database:
        assert database.execute("select count(*) from events").fetchone() == (2,)


def test_what_is_still_in_the_log_of_a_database_is_not_lost(tmp_path: Path) -> None:
    """Closing does not write it back where another connection is open, or the disk is full."""
    path = tmp_path / "new.sqlite"
    with ExitStack() as held:
        with transfer.completed(path) as unfinished:
            other = held.enter_context(closing(sqlite3.connect(unfinished)))
            other.execute("pragma journal_mode = wal")
            other.execute("create table words (word)")
            other.execute("insert into words values ('kept')")
            other.commit()
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("select word from words").fetchone() == ("kept",)


def test_a_database_with_a_log_that_cannot_be_written_back_is_not_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, timeout=0))
    path = tmp_path / "new.sqlite"
    with ExitStack() as held, pytest.raises(sqlite3.DatabaseError), transfer.completed(path) as unfinished:
        other = held.enter_context(closing(sqlite3.connect(unfinished)))
        other.execute("pragma journal_mode = wal")
        other.execute("create table words (word)")
        reader = held.enter_context(closing(sqlite3.connect(unfinished)))
        reader.execute("begin")
        reader.execute("select * from words").fetchall()
        other.execute("insert into words values ('lost')")
        other.commit()
    assert not path.exists()


def test_a_lock_that_cannot_be_written_is_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that root has made beside the database of another user."""
    path = tmp_path / "tables.sqlite"
    lock = tmp_path / "tables.sqlite.lock"
    with owned(sqlite_url(path)):
        pass
    lock.touch()
    monkeypatch.setattr(os, "access", lambda file, _: Path(file) != lock)
    with pytest.raises(OptionsError, match="as the user who runs the server"), owned(sqlite_url(path)):
        pass


def test_no_server_starts_with_a_file_it_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    with prepared(sqlite_url(path)):
        pass
    monkeypatch.setattr(os, "access", lambda file, _: Path(file) != path)
    with pytest.raises(OptionsError, match="expected a file that can be written"), prepared(sqlite_url(path)):
        pass


def test_a_backup_never_takes_the_place_of_a_database(tmp_path: Path, keep: Keep) -> None:
    """Neither by its name, nor by a link, nor of another server; the server that runs goes on with its file."""
    path, other = tmp_path / "tables.sqlite", tmp_path / "other"
    other.mkdir()
    targets = [path, other / ".." / path.name, tmp_path / "tables.sqlite-wal", tmp_path / "tables.sqlite.lock"]
    with served(tmp_path) as server, Browser(server.address) as browser, served(other):
        for name, link in (("soft.sqlite", os.symlink), ("hard.sqlite", os.link)):
            if sys.platform != "win32":  # where people may make no links
                targets.append(tmp_path / name)
                link(path, targets[-1])
        before = {file: file.stat().st_ino for file in tmp_path.iterdir()}
        for target in (*targets, other / "tables.sqlite"):
            assert "OptionsError: backup: expected a file of its own" in keep("backup", str(target), code=2)["error"]
        assert {file: file.stat().st_ino for file in tmp_path.iterdir()} == before
        later = browser.open("hh")["id"]
        assert browser.http.get("/health/ready").status_code == 200
    assert keep("tables", "list")["tables"][0]["id"] == later


@pytest.mark.skipif(sys.platform == "win32", reason="there a file that is open cannot be replaced")
def test_a_database_that_was_replaced_is_not_ready(tmp_path: Path, keep: Keep) -> None:
    program = "import sys; from naqala.server import health; from naqala.cli.main import main; health.FRESH_SECONDS = 0.0; "
    with served(tmp_path, program=program + "sys.exit(main(sys.argv[1:]))") as server, Browser(server.address) as browser:
        assert browser.http.get("/health/ready").status_code == 200
        keep("backup", str(tmp_path / "copy.sqlite"))
        (tmp_path / "copy.sqlite").replace(tmp_path / "tables.sqlite")
        answer = browser.http.get("/health/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "replaced database")
        (tmp_path / "tables.sqlite").unlink()
        assert browser.http.get("/health/ready").status_code == 503


def test_an_empty_file_is_not_taken_for_a_new_database(tmp_path: Path, keep: Keep) -> None:
    """Nor an empty backup for one without tables. After the backup is restored, or the file deleted, the server starts."""
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with served(tmp_path) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        keep("backup", str(copy))
    path.write_bytes(b"")
    with pytest.raises(AssertionError, match=r"OptionsError.* has 0 bytes; restore a backup, or delete the file"):
        Process(tmp_path)
    for words in (["tables", "list"], ["backup", str(tmp_path / "more.sqlite")]):
        assert "has 0 bytes" in keep(*words, code=2)["error"]
    assert path.read_bytes() == b""
    (tmp_path / "empty").write_bytes(b"")
    assert "without tables" in keep("restore", str(tmp_path / "empty"), code=2)["error"]
    assert keep("restore", str(copy)) == {"tables": 1}
    with served(tmp_path) as server, Browser(server.address) as browser:
        assert browser.connect(table, None).version == 0
    for file in tmp_path.glob("tables.sqlite*"):
        file.unlink()
    with served(tmp_path):
        pass
    assert keep("tables", "list") == {"tables": []}


def make_older(path: Path, version: str) -> None:
    """A database as a server of an earlier version has made it."""
    engine = make_engine(sqlite_url(path))
    upgrade(engine, version)
    with engine.begin() as connection:
        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
    engine.dispose()


def test_a_backup_of_an_older_version_is_restored_and_stays_as_it_is(tmp_path: Path, keep: Keep) -> None:
    """To go back to that version, it is needed again."""
    copy = tmp_path / "backup" / "copy.sqlite"
    copy.parent.mkdir()
    make_older(copy, "0012")
    before = copy.read_bytes()
    assert keep("restore", str(copy)) == {"tables": 0}
    assert {file.name: file.read_bytes() for file in copy.parent.iterdir()} == {copy.name: before}
    assert keep("check")["wrong"] == []
    engine = make_engine(sqlite_url(copy))
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    engine.dispose()
    assert "or earlier, got 9999" in keep("restore", str(copy), code=2)["error"]


def test_to_go_back_the_newer_database_is_moved_away(tmp_path: Path, keep: Keep) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with running(settings_for(tmp_path)):
        keep("backup", str(copy))
    engine = make_engine(sqlite_url(path))
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    engine.dispose()
    for words in (["restore", str(copy)], ["tables", "list"]):
        assert "got 9999, of a later naqala" in keep(*words, code=2)["error"]
    path.rename(tmp_path / "away.sqlite")
    assert keep("restore", str(copy)) == {"tables": 0}


@pytest.mark.parametrize(
    "words", [["tables", "list"], ["backup", "COPY"], ["block"], ["move", "--from", "HERE", "--to", "THERE"]]
)
def test_commands_do_not_migrate_a_database(tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A server of its version may be running."""
    path = tmp_path / "tables.sqlite"
    make_older(path, "0012")
    before = path.read_bytes()
    places = {"COPY": str(tmp_path / "copy"), "HERE": sqlite_url(path), "THERE": sqlite_url(tmp_path / "there")}
    capsys.readouterr()
    assert main([*(places.get(word, word) for word in words), "--data", str(tmp_path)]) == 2
    assert "got 0012; the server upgrades it when it starts" in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {path.name: before}


def test_what_cannot_be_copied_is_named_and_leaves_nothing(
    tmp_path: Path, keep: Keep, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings_for(tmp_path)):
        pass
    here, new = sqlite_url(tmp_path / "tables.sqlite"), sqlite_url(tmp_path / "new.sqlite")
    for place in (tmp_path / "no" / "copy", tmp_path):
        assert "OptionsError: backup: expected a file" in keep("backup", str(place), code=2)["error"]
    nowhere = "postgresql+psycopg://nobody@127.0.0.1:1/nothing"
    for source, target in (
        ("foo", "bar"),
        (here, "bar"),
        ("mysql://x/y", new),
        (sqlite_url(tmp_path / "no.sqlite"), new),
        (here, sqlite_url(tmp_path / "no" / "new.sqlite")),
        (here, here),
        (here, nowhere),
        (nowhere, new),
    ):
        capsys.readouterr()
        assert main(["move", "--from", source, "--to", target]) == 2, (source, target)
        assert "OptionsError: " in capsys.readouterr().err
    with owned(new):
        assert main(["move", "--from", here, "--to", new]) == 2
    assert {file.name for file in tmp_path.iterdir()} == {"tables.sqlite", "new.sqlite.lock"}


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


HARM = pytest.mark.parametrize(
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


@HARM
def test_a_damaged_file_is_named_and_stays_as_it_is(
    tmp_path: Path, keep: Keep, sound: bytes, harm: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(harm(sound))
    wrong = keep("check", code=1)["wrong"]
    assert wrong[0]["table"] is None
    assert wrong[0]["wrong"]
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {path.name: harm(sound)}


@HARM
def test_nothing_is_restored_into_a_damaged_file(
    tmp_path: Path, keep: Keep, sound: bytes, harm: Callable[[bytes], bytes]
) -> None:
    """It says what to do, leaves all as it is, and works when that is done."""
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy"
    path.write_bytes(harm(sound))
    copy.write_bytes(sound)
    said = keep("restore", str(copy), code=2)["error"]
    assert "got a damaged one" in said
    assert said.endswith(f"stop the server if it runs, then move away {path}\n")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {path.name: harm(sound), copy.name: sound}
    path.rename(tmp_path / "away")
    assert keep("restore", str(copy)) == {"tables": 1}
    assert keep("check") == {"tables": 1, "wrong": [], "other_rules": []}


@HARM
def test_a_damaged_backup_leaves_nothing_where_it_should_go(
    tmp_path: Path, sound: bytes, harm: Callable[[bytes], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    copy, place = tmp_path / "copy", tmp_path / "new"
    copy.write_bytes(harm(sound))
    for file in (copy, tmp_path):
        assert main(["restore", str(file), "--data", str(place)]) == 2
        assert "OptionsError: restore: expected a" in capsys.readouterr().err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()} == {copy.name: harm(sound)}
    assert not place.exists()


@pytest.mark.parametrize("fault", [KeyboardInterrupt(), OperationalError("insert", {}, Exception("database or disk is full"))])
def test_a_restore_that_fails_half_way_leaves_all_as_it_was(
    tmp_path: Path, fault: BaseException, monkeypatch: pytest.MonkeyPatch, keep: Keep
) -> None:
    """Nothing where nothing was, an empty file, or the tables that a database had; the next try succeeds."""
    new, empty, copy = tmp_path / "new" / "below", tmp_path / "empty", tmp_path / "copy"
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        tables = [browser.open("hh")["id"] for _ in range(2)]
        keep("backup", str(copy))
        browser.open("hh")
    keep("tables", "delete", *tables)
    empty.mkdir()
    (empty / "tables.sqlite").touch()
    with owned(sqlite_url(tmp_path / "tables.sqlite")):
        pass  # its lock stays
    stored, before = keep("tables", "list"), contents(tmp_path)
    real, seen = transfer._copy_game, []

    def stumble(*arguments: Any) -> None:
        seen.append(arguments[-1])
        if len(seen) == 2:
            raise fault
        real(*arguments)

    monkeypatch.setattr(transfer, "_copy_game", stumble)
    for folder in (new, empty, tmp_path):
        seen.clear()
        assert main(["restore", str(copy), "--data", str(folder)]) in (2, 130)
        assert len(seen) == 2
        assert contents(tmp_path) == before
        assert keep("tables", "list") == stored
        assert main(["restore", str(copy), "--data", str(folder)]) == 0
        with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
            assert {row[0] for row in connection.execute("select id from games")} == set(tables)
        before = contents(tmp_path)


def contents(folder: Path) -> dict[Path, bool]:
    """Which files and folders it has, and whether they are empty."""
    return {path: path.is_file() and path.stat().st_size == 0 for path in folder.rglob("*")}


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
