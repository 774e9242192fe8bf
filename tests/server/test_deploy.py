"""The Dockerfile and the files in deploy fit together and do what they say, with real Postgres, two servers and nginx."""

import os
import re
import shutil
import socket
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
import yaml

from naqala.server.app import STATIC
from naqala.server.settings import Settings
from naqala.server.storage.database import make_engine
from naqala.server.storage.migrate import newest_version
from tests import programs
from tests.server.clients import PATIENCE, Browser, Connection, play_on, wait_until
from tests.server.conftest import new_database
from tests.server.processes import ROOT, served, started

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
NGINX = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
SERVERS = {name: service for name, service in COMPOSE["services"].items() if service["image"] == "naqala"}
TABLES = 4


def variables_of(stage: str) -> dict[str, str]:
    """The environment of a stage of the Dockerfile."""
    words = " ".join(re.findall(r"^ENV (.*)$", stage, re.MULTILINE)).split()
    return dict(word.split("=", 1) for word in words)


def is_setting(name: str) -> bool:
    return name.removeprefix("NAQALA_").lower() in Settings.model_fields


# The image


def test_the_image_runs_what_it_compiled() -> None:
    """The name of a cache's folder depends on the processor, so both stages must mean the same one."""
    build, image = (variables_of(stage) for stage in re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[1:])
    assert build == {name: image[name] for name in build}
    assert build["NUMBA_CPU_NAME"] == "generic"
    assert f"COPY --from=build --chown=naqala {build['NAQALA_CACHE']} {build['NAQALA_CACHE']}" in DOCKERFILE
    assert all(is_setting(name) for name in image if name.startswith("NAQALA_") and name != "NAQALA_CACHE")


def test_the_image_is_not_root_and_says_how_it_is() -> None:
    image = DOCKERFILE.rpartition("\nFROM ")[2]
    port = variables_of(image)["NAQALA_PORT"]
    assert image.index("\nUSER naqala\n") < image.index("\nCMD ")
    assert re.search(rf"^HEALTHCHECK .*http://127\.0\.0\.1:{port}/health/ready", image, re.MULTILINE)


def test_what_the_build_needs_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for needed in ("src", "web", "tools", "deploy", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        assert (ROOT / needed).exists()
        assert needed not in ignored


# Several servers


def test_servers_of_the_proxy_are_those_that_are_started() -> None:
    port = variables_of(DOCKERFILE.rpartition("\nFROM ")[2])["NAQALA_PORT"]
    assert len(SERVERS) > 1
    assert set(re.findall(r"^\s+server (\S+) ", NGINX, re.MULTILINE)) == {f"{name}:{port}" for name in SERVERS}
    assert set(COMPOSE["services"]["proxy"]["depends_on"]) == set(SERVERS)


def test_servers_have_real_settings_and_trust_the_proxy_alone() -> None:
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    for service in SERVERS.values():
        settings = service["environment"]
        assert settings["FORWARDED_ALLOW_IPS"] == subnet
        assert all(is_setting(name) for name in settings if name != "FORWARDED_ALLOW_IPS")
        assert "ports" not in service


@contextmanager
def proxied(folder: Path, *addresses: str) -> Iterator[str]:
    """nginx by our settings, but with other addresses, and with a log of the server that each request was sent to."""
    program = programs.nginx()
    if program is None or sys.platform == "win32":
        pytest.skip("nginx is not installed")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    text = NGINX.replace("listen 8080;", f"listen {address};")
    for name, other in zip(SERVERS, addresses, strict=True):
        text = text.replace(f"{name}:8000", other)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in kinds)
    log = f"log_format sent '$table $upstream_addr'; access_log {folder}/sent sent;"
    (folder / "nginx.conf").write_text(text.replace("access_log off;", own + log), encoding="utf-8")
    extra = f"daemon off; pid {folder}/pid; {'user root;' if os.geteuid() == 0 else ''}"
    process = subprocess.Popen([program, "-e", f"{folder}/errors", "-c", f"{folder}/nginx.conf", "-g", extra])
    try:
        wait_until(lambda: process.poll() is not None or answers(address))
        assert process.poll() is None, (folder / "errors").read_text(encoding="utf-8")
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(address: str) -> bool:
    with suppress(OSError):
        host, port = address.split(":")
        socket.create_connection((host, int(port)), 1).close()
        return True
    return False


def servers_by_table(log: Path) -> dict[str, set[str]]:
    """The servers that requests of each table were sent to; for requests of no table under the empty name."""
    found: dict[str, set[str]] = defaultdict(set)
    for line in log.read_text(encoding="utf-8").splitlines():
        table, *servers = line.split()
        found[table if len(table) < 32 else ""] |= {server.strip(",") for server in servers}
    return found


@pytest.mark.parametrize("is_behind", [False, True])
def test_a_proxy_in_front_says_who_visits_if_it_is_trusted(
    tmp_path: Path, is_behind: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the lines that are comments, with another address; without them no visitor can claim to be another one."""
    (tmp_path / "proxy").mkdir()
    text = re.sub(r"# (set_real_ip_from|real_ip_header) ", r"\1 ", NGINX).replace("172.30.17.1;", "127.0.0.1;")
    assert text.count("set_real_ip_from 127.0.0.1;\n    real_ip_header X-Forwarded-For;\n") == 1
    if is_behind:
        monkeypatch.setattr(
            sys.modules[__name__], "NGINX", text.replace("X-Forwarded-Proto $scheme;", "X-Forwarded-Proto https;")
        )
    with (
        served(tmp_path, NAQALA_ACCESS_LOG="true") as server,
        proxied(tmp_path / "proxy", server.address, server.address) as address,
        Browser(address) as browser,
    ):
        answer = browser.http.post("/api/me", json={"name": "Zoe"}, headers={"X-Forwarded-For": "203.0.113.7"})
        assert answer.status_code == 200
        assert ("secure" in answer.headers["set-cookie"].lower()) is is_behind
        log = (tmp_path / "stderr").read_text(encoding="utf-8")
        assert ("address='203.0.113.7'" in log) is is_behind


def test_all_of_a_table_goes_to_one_server_and_to_another_when_that_dies(tmp_path: Path, postgres: str) -> None:
    folders = [tmp_path / name for name in ("one", "two", "proxy")]
    for folder in folders:
        folder.mkdir()
    database = new_database(postgres)
    with (
        served(folders[0], NAQALA_DATABASE=database) as one,
        served(folders[1], NAQALA_DATABASE=database) as two,
        proxied(folders[2], one.address, two.address) as address,
        Browser(address) as host,
        Browser(address) as guest,
    ):
        for _ in range(20):
            assert host.http.get("/health/ready").status_code == 200
        opened = [host.open("hl") for _ in range(TABLES)]
        for table in opened:
            assert guest.sit(table["id"], table["invitations"]["2"]).status_code == 200
            connections = {1: host.connect(table["id"], 1), 2: guest.connect(table["id"], 2)}
            play_on(connections, 3, Random(1))
            for connection in connections.values():
                connection.close()  # nginx logs a connection when it ends
        log = folders[2] / "sent"
        wait_until(lambda: all(log.read_text(encoding="utf-8").count(table["id"]) == 3 for table in opened))
        sent = servers_by_table(log)
        assert sent[""] == {one.address, two.address}
        places = {table["id"]: sent[table["id"]] for table in opened}
        assert all(len(place) == 1 for place in places.values()), places
        (lost,) = places[opened[0]["id"]]
        next(server for server in (one, two) if server.address == lost).kill()
        back = host.connect(opened[0]["id"], 1), guest.connect(opened[0]["id"], 2)
        assert len(back[0].known) >= 3
        play_on(dict(enumerate(back, 1)), 3, Random(2))


# Updating


NEWER = """
import naqala.server.app
from pathlib import Path
naqala.server.app.STATIC = Path({static!r})
from naqala.cli.main import main
import sys
sys.exit(main(sys.argv[1:]))
"""
"""A server of another version: its page asks for scripts of other names."""


def test_during_an_update_no_page_of_either_version_misses_a_script(tmp_path: Path, postgres: str) -> None:
    folders = [tmp_path / name for name in ("one", "two", "proxy", "static")]
    for folder in folders[:3]:
        folder.mkdir()
    newer = folders[3]
    shutil.copytree(STATIC, newer)
    for path in [*newer.rglob("*.js*"), *newer.rglob("*.css*")]:
        path.rename(path.with_name(f"newer-{path.name}"))
    page = re.sub(r"/assets/", "/assets/newer-", (newer / "index.html").read_text(encoding="utf-8"))
    (newer / "index.html").write_text(page, encoding="utf-8")
    database = new_database(postgres)
    with (
        served(folders[0], NAQALA_DATABASE=database) as one,
        served(folders[1], program=NEWER.format(static=str(newer)), NAQALA_DATABASE=database) as two,
        proxied(folders[2], one.address, two.address) as address,
        httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http,
        Browser(address) as people,
    ):
        pages = {http.get("/").text for _ in range(20)}
        scripts = {script for text in pages for script in re.findall(r"/assets/[^\"']+\.js", text)}
        assert len(pages) == 2
        assert {script.startswith("/assets/newer-") for script in scripts} == {True, False}
        assert {http.get(script).status_code for script in scripts for _ in range(10)} == {200}
        assert http.get("/assets/never-there.js").status_code == 404
        table = people.open("hh")["id"]
        play_on({seat: people.connect(table, seat) for seat in (1, 2)}, 3, Random(1))


OLDER = "89be56c"
"""A version before migrations 0010 and 0011. Name a later one when that one can no longer be updated while people play."""


@pytest.fixture
def older(tmp_path: Path) -> str:
    """The folder with the sources of the older version."""
    packed = subprocess.run(["git", "archive", "--format=zip", OLDER, "src"], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        pytest.skip(f"the history does not reach back to {OLDER}")
    with ZipFile(BytesIO(packed.stdout)) as archive:
        archive.extractall(tmp_path / "older")
    return str(tmp_path / "older" / "src")


def test_people_play_on_while_servers_are_updated_one_after_the_other(tmp_path: Path, postgres: str, older: str) -> None:
    """From one real version to another, which migrates the database under the older one."""
    database = new_database(postgres)
    with (
        started(tmp_path, NAQALA_DATABASE=database, PYTHONPATH=older) as old,
        Browser(old.address) as host,
        Browser(old.address) as guest,
    ):
        opened = host.open("hlb")
        table = opened["id"]
        assert guest.sit(table, opened["invitations"]["2"]).status_code == 200
        seats = {1: host.connect(table, 1), 2: guest.connect(table, 2)}
        play_on(seats, 6, Random(1))
        assert version_of(database) == "0009"
        with (
            started(tmp_path, NAQALA_DATABASE=database) as new,
            Browser(new.address) as host_again,
            Browser(new.address) as guest_again,
        ):
            assert version_of(database) == newest_version()
            play_on(seats, 6, Random(2))
            for browser, again in ((host, host_again), (guest, guest_again)):
                again.http.cookies.update(browser.http.cookies)
            seats[1] = come_back(host_again, table, seats[1])
            play_on(seats, 6, Random(3))
            before = seats[2].actions()
            old.terminate()
            assert seats[2].closed_with() in (1001, 1006, 1012)
            seats[2] = come_back(guest_again, table, seats[2])
            assert seats[2].actions()[: len(before)] == before
            play_on(seats, 10_000, Random(4))
            assert seats[1].look["end"]


def come_back(browser: Browser, table: str, before: Connection) -> Connection:
    """A new connection for a seat, which knows what the old one has heard."""
    connection = browser.connect(table, watch=False)
    connection.know(before)
    connection.watch(before.seat)
    return connection


def version_of(database: str) -> str:
    """The last migration that a database has had."""
    engine = make_engine(database)
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql("select version_num from alembic_version").scalar_one())
    engine.dispose()
    return found
