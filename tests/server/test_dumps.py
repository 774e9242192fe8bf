"""The commands of other programs with which docs/server.md backs up games, as they stand there."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import yaml

from naqala.server.app import database_url
from naqala.server.settings import Settings
from tests.server.clients import Browser, play_on, wait_until
from tests.server.conftest import new_database
from tests.server.processes import ROOT, served

DOCS = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("pg_dump") is None or shutil.which("bash") is None, reason="pg_dump or bash is not installed")
def test_a_dump_is_made_while_people_play_and_goes_on_elsewhere(tmp_path: Path, postgres: str) -> None:
    source, target = new_database(postgres), new_database(postgres)
    commands = re.search(r"^pg_dump .*\npg_restore .*\n", DOCS, re.MULTILINE)
    assert commands
    variables = {name: url.replace("+psycopg", "") for name, url in (("FROM", source), ("TO", target))}
    with served(tmp_path, NAQALA_DATABASE=source) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        seats = {seat: browser.connect(table, seat) for seat in (1, 2)}
        play_on(seats, 5, Random(1))
        known = seats[1].actions()
        subprocess.run(["bash", "-ec", commands[0]], cwd=tmp_path, env={**os.environ, **variables}, check=True)
        play_on(seats, 2, Random(2))
        cookies = browser.http.cookies
    with served(tmp_path, NAQALA_DATABASE=target) as server, Browser(server.address) as browser:
        browser.http.cookies.update(cookies)
        seats = {seat: browser.connect(table, seat) for seat in (1, 2)}
        assert seats[1].actions() == known
        play_on(seats, 3, Random(3))


def _events(file: Path) -> int | None:
    """How many events of games a file has, if it is there."""
    if not file.exists():
        return None
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM events").fetchone()[0])


LITESTREAM = shutil.which("litestream", path=Path(sys.executable).parent)


@pytest.mark.skipif(LITESTREAM is None, reason="litestream is not installed")
def test_litestream_brings_games_back_when_the_machine_is_lost(tmp_path: Path) -> None:
    assert LITESTREAM is not None
    games = tmp_path / "games"
    games.mkdir()
    config = yaml.safe_load((ROOT / "deploy" / "litestream.yml").read_text(encoding="utf-8"))
    config["dbs"][0].update(path=str(games / "tables.sqlite"), replica={"type": "file", "path": str(tmp_path / "elsewhere")})
    (tmp_path / "litestream.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
    restore = re.search(r"`litestream (restore -config litestream.yml)\s+/srv/naqala/games/tables.sqlite`", DOCS)
    assert restore

    def copied() -> Path:
        copy = tmp_path / "copy.sqlite"
        copy.unlink(missing_ok=True)
        command = [LITESTREAM, "restore", "-if-replica-exists", "-o", str(copy), "-config", "litestream.yml"]
        subprocess.run([*command, str(games / "tables.sqlite")], cwd=tmp_path, check=True)
        return copy

    with served(games) as server, Browser(server.address) as browser:
        copying = subprocess.Popen([LITESTREAM, "replicate", "-config", "litestream.yml"], cwd=tmp_path)
        try:
            table = browser.open("hh")["id"]
            seats = {seat: browser.connect(table, seat) for seat in (1, 2)}
            play_on(seats, 5, Random(1))
            known, cookies = seats[1].actions(), browser.http.cookies
            wait_until(lambda: _events(games / "tables.sqlite") == _events(copied()))
        finally:
            copying.kill()
            copying.wait()
        server.kill()
    shutil.rmtree(games)
    games.mkdir()
    subprocess.run([LITESTREAM, *restore[1].split(), str(games / "tables.sqlite")], cwd=tmp_path, check=True)
    subprocess.run([sys.executable, "-m", "naqala.cli", "check", "--data", str(games)], check=True)
    with served(games) as server, Browser(server.address) as browser:
        browser.http.cookies.update(cookies)
        seats = {seat: browser.connect(table, seat) for seat in (1, 2)}
        assert seats[1].actions() == known
        play_on(seats, 3, Random(3))


def test_litestream_copies_the_file_that_the_service_uses(tmp_path: Path) -> None:
    copied = yaml.safe_load((ROOT / "deploy" / "litestream.yml").read_text(encoding="utf-8"))["dbs"][0]["path"]
    folder = re.search(r"NAQALA_DATA=(\S+)", (ROOT / "deploy" / "naqala.service").read_text(encoding="utf-8"))
    assert folder
    assert database_url(Settings(data=tmp_path)) == f"sqlite:///{tmp_path / Path(copied).name}"
    assert str(Path(copied).parent) == folder[1]
    assert copied in DOCS
