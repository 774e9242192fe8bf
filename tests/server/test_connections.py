"""Connections that are refused or closed: no such table, other rules, another origin, too many, a browser that is too slow."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import CloseCode, Frame, Opcode

from naqala.position import RULES
from naqala.server import socket as socket_of_tables
from naqala.server.errors import TooMuchError
from naqala.server.network import gate
from naqala.server.network.addresses import ConcurrencyLimit, network_of
from naqala.server.network.guarded_socket import LONG, GuardedSocket, LongOnly
from naqala.server.protocol.messages import Refused
from naqala.server.storage.schema import GAMES
from naqala.server.tables.setup import Setup
from tests.server.clients import PATIENCE, Browser, Connection, NewBrowser, Running, running, settings_for, wait_until


def test_only_long_messages_are_compressed() -> None:
    sent, received = LongOnly(PerMessageDeflate(False, False, 12, 12)), PerMessageDeflate(False, False, 12, 12)
    for length, is_compressed in ((LONG - 1, False), (LONG, True), (10, False), (3 * LONG, True)):
        frame = Frame(Opcode.TEXT, b"x" * length)
        coded = sent.encode(frame)
        assert coded.rsv1 == is_compressed == (len(coded.data) < length)
        assert received.decode(coded).data == frame.data


def test_only_silent_browsers_are_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second before the interval ends, because that long their last answer took."""
    now, later, pings = 0.0, list[float](), list[float]()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: pings.append(now))
    socket: Any = object.__new__(GuardedSocket)
    socket.loop = SimpleNamespace(time=lambda: now, call_later=lambda seconds, _: later.append(seconds))
    socket.transport = SimpleNamespace(is_closing=lambda: True)
    socket.ping_interval, socket.last_ping_rtt = 20.0, 0.5
    now = 12.0
    socket.data_received(b"something")
    now = 20.0
    socket.send_keepalive_ping()
    assert (later, pings) == ([11.5], [])
    now = 31.5
    socket.send_keepalive_ping()
    assert (later, pings) == ([11.5], [31.5])


def test_what_is_no_text_ends_the_connection(someone: Browser) -> None:
    connection = someone.connect(someone.open("hh")["id"], 1)
    with connection.socket.send_context():
        connection.socket.protocol.send_text(b"\xff")
    assert connection.closed_with() == CloseCode.INVALID_DATA


@pytest.mark.parametrize("table", ["nothing", "none", "a%00b", "x" * 40, "ab", "%F0%9F%90%AA%F0%9F%90%AA"])
def test_a_table_that_does_not_exist(someone: Browser, table: str) -> None:
    assert someone.connect(table, watch=False).closed_with() == 4404


def test_a_page_of_another_origin_is_not_welcome(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    assert someone.connect(table, watch=False, Origin="https://evil.example").closed_with() == 4403
    assert someone.connect(table, watch=False, Origin="null").closed_with() == 4403
    own = someone.connect(table, 1, Origin=f"http://{someone.address}")
    assert own.hello["yours"] == [1, 2]


def test_a_guest_who_does_not_read_is_disconnected_without_harm_to_others(server: Running, new_browser: NewBrowser) -> None:
    browser = new_browser()
    table = browser.open("hh")["id"]
    connection, deaf = browser.connect(table, 1), browser.connect(table, 2)
    room = server.house.rooms.loaded[table]

    async def flood() -> None:
        for _ in range(3000):
            for guest in room.presence.guests:
                guest.tell(Refused(None, "X" * 1000, "", 0))

    connection.close()
    server.run(flood())
    assert deaf.closed_with() in (4408, 1006)
    wait_until(lambda: not room.presence.guests)
    assert browser.connect(table, 1).asked


def test_a_line_that_takes_nothing_is_given_up(server: Running, new_browser: NewBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while; where too much waits, at once (test_abuse.py)."""
    monkeypatch.setattr(socket_of_tables, "SEND_TIMEOUT", 2.0)
    monkeypatch.setattr(socket_of_tables, "CLOSING_TIMEOUT", 0.2)
    monkeypatch.setattr(socket_of_tables, "BACKLOG", 10**9)
    browser = new_browser()
    table = browser.open("hh")["id"]
    with browser.deaf(table, 1):
        rooms = server.house.rooms.loaded
        wait_until(lambda: table in rooms and any(guest.is_shown for guest in rooms[table].presence.guests))
        room = rooms[table]

        async def flood() -> None:
            for number in range(100):
                for guest in room.presence.guests:
                    guest.tell(Refused(None, "X" * 60_000, f"{number}", 0))
                await asyncio.sleep(0)

        server.run(flood())
        wait_until(lambda: not room.presence.guests)
    assert room.presence.here == set()


# Other rules


def under_other_rules(server: Running, table: str) -> str:
    """Makes a stored table one of later rules, and has it forgotten; returns what is stored."""
    with server.house.store.engine.begin() as connection:
        text = connection.execute(select(GAMES.c.setup).where(GAMES.c.id == table)).scalar_one()
        other = msgspec.json.encode({**msgspec.json.decode(text), "rules": RULES + 1}).decode()
        connection.execute(update(GAMES).where(GAMES.c.id == table).values(setup=other))
    wait_until(lambda: server.house.rooms.loaded[table].is_idle)
    server.run(server.house.rooms.drop_if_idle(table))
    return other


def test_a_table_of_other_rules_is_refused_and_left_as_it_is(server: Running, someone: Browser) -> None:
    """And the others go on."""
    table, other = someone.open("hh")["id"], someone.open("hh")["id"]
    connection = someone.connect(table, 1)
    assert connection.play(seat=connection.asked)["type"] == "done"
    connection.close()
    stored = under_other_rules(server, table)
    refused = someone.connect(table, watch=False)
    assert refused.closed_with() == 4409
    assert refused.socket.protocol.close_reason == "opened under other rules"
    for method, path in (("POST", "watch"), ("POST", "seats/1/invitation"), ("GET", "record"), ("GET", "film")):
        answer = someone.http.request(method, f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "OtherRulesError"), path
        assert f"rules {RULES + 1}" in answer.json()["text"]
    assert table in [listed["id"] for listed in someone.http.get("/api/tables").json()]
    assert someone.connect(other, 1).asked
    kept = server.house.store.load(table)
    assert (kept.setup, len(kept.events)) == (msgspec.json.decode(stored, type=Setup), 1)


# Too many


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1:2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("2001:DB8:0:0:0::1", "2001:db8::2", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "other", False),
    ],
)
def test_addresses_that_count_as_one(one: str, two: str, same: bool) -> None:
    assert (network_of(one) == network_of(two)) == same


def test_a_crowd_counts_those_who_are_there() -> None:
    limit = ConcurrencyLimit(2, "things")
    with limit.one_more("a"), limit.one_more("a"), limit.one_more("b"):
        with pytest.raises(TooMuchError), limit.one_more("a"):
            pass
        with limit.one_more("b"):
            pass
    with limit.one_more("a"), limit.one_more("a"), limit.one_more("a", "b"), limit.one_more("b", "a"):
        assert limit._open == {"a": 2, "b": 2}
    assert not limit._open


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    """One more is told why; elsewhere there is room, and after a guest leaves."""
    with running(settings_for(tmp_path, connections=3)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]
        connections = [browser.connect(table, 1) for _ in range(3)]
        more = browser.connect(table, watch=False)
        assert more.closed_with() == 4429
        assert more.socket.protocol.close_reason == "too many connections from this address"
        lodgers: list[Any] = [{"X-Forwarded-For": f"2001:db8::{number}"} for number in range(4)]
        assert all(browser.connect(table, 1, **lodger).asked for lodger in lodgers[:3])
        assert browser.connect(table, watch=False, **lodgers[3]).closed_with() == 4429
        connections[0].close()
        limit = server.config.app.state.connections  # type: ignore[union-attr]
        wait_until(lambda: limit._open["127.0.0.1"] == 2)
        assert browser.connect(table, 1).asked


def test_one_address_connects_so_often(tmp_path: Path) -> None:
    """One after the other, refused ones too; who comes again too soon is asked to wait, and no table is loaded."""
    with running(settings_for(tmp_path, connect_rate="4/minute")) as server, Browser(server.address) as browser:
        tables = [browser.open("hh")["id"] for _ in range(3)]
        assert browser.connect(tables[0], watch=False, Origin="https://evil.example").closed_with() == 4403
        assert browser.connect("nothing", watch=False).closed_with() == 4404
        for table in tables[:2]:
            browser.connect(table, 1).close()
        late = browser.connect(tables[2], watch=False)
        assert (late.closed_with(), late.socket.protocol.close_reason) == (1013, "too many connections in a short time")
        assert browser.connect(tables[2], watch=False, Origin="https://evil.example").closed_with() == 1013
        assert tables[2] not in server.house.rooms.loaded
        elsewhere: Any = {"X-Forwarded-For": "2001:db8::1"}
        assert browser.connect(tables[2], 1, **elsewhere).asked


# The gate


def test_newcomers_wait_until_those_before_them_see_their_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one place: the next is let in when the first has its scene, and one that is refused hears so at once."""
    monkeypatch.setattr(gate, "PATIENCE", PATIENCE)
    with running(settings_for(tmp_path, connections=2)) as server, Browser(server.address) as browser:
        app: Any = server.config.app
        app.state.gate = gate.Gate(1)
        table = browser.open("hh")["id"]
        first = browser.connect(table, watch=False)
        first.until("hello")
        second: list[Connection] = []
        waiting = threading.Thread(target=lambda: second.append(browser.connect(table, 2)))
        waiting.start()
        wait_until(lambda: app.state.connections._open["127.0.0.1"] == 2)
        assert browser.connect(table, watch=False).closed_with() == 4429
        assert (second, len(server.house.rooms.loaded[table].presence.guests)) == ([], 1)
        first.watch(1)
        waiting.join(PATIENCE)
        assert second[0].asked


def test_a_newcomer_that_asks_for_nothing_does_not_hold_the_others_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does one that leaves, or one whose table there is not."""
    monkeypatch.setattr(gate, "PATIENCE", 0.01)
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        app: Any = server.config.app
        app.state.gate = gate.Gate(1)
        table = browser.open("hh")["id"]
        browser.connect(table, watch=False).until("hello")
        browser.connect(table, watch=False).close()
        assert browser.connect("nothing", watch=False).closed_with() == 4404
        assert browser.connect(table, 1).asked
        wait_until(lambda: not app.state.gate._places.locked())
