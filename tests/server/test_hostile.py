"""The server refuses all hostile input by name, and the table goes on."""

import copy
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from naqala import Game, Options
from naqala.record import to_record
from naqala.server.network.rate_limits import RateLimit
from naqala.server.protocol.messages import LARGEST, Command
from naqala.server.socket import MOST_WARNINGS
from tests.players import choose
from tests.server.clients import PATIENCE, Browser, Connection, Json, Running, running, settings_for, wanted

# The pings of connections draw random numbers in threads of their own, at any moment: no strategy of ours does.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

KINDS = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(Command)}
"""Of all commands there are, the fields."""
NAMES = (*KINDS, "hello", "scene", "", "__class__")
FIELDS = sorted({field for fields in KINDS.values() for field in fields} | {"type", "x"})
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, 1, 2, 5, 6, -1, 2**31, 2**63, 2**64, 10**400, 1e308, 0.5]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=30),
    st.sampled_from(["bid 0", "pass", "uniform", "expert", "a", "A" * 65, "🐪", "\0", "\u202e", "'; drop table games; --"]),
)
NESTED = st.recursive(VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3))
FITTING: dict[str, Any] = {
    "seat": 3,
    "version": 0,
    "chair": 1,
    "level": "uniform",
    "wish": {"expansions": ["whims"], "places": "stay"},
    "what": "turn",
    "about": "bid",
    "text": "<b>\u202e",
    "agrees": True,
    "silent": True,
    "name": "Ann",
    "action": "bid 0",
}
"""A value for each field that a command must have, so that much of what is sent is nearly right."""


def _nearly_right(kind: str, number: int, wrong: dict[str, Any]) -> Json:
    fields = {field: FITTING[field] for field in KINDS.get(kind, ()) if field in FITTING}
    return {"type": kind, "id": f"x{number}", **fields, **wrong}


COMMANDS = st.builds(
    lambda kind, number, fields: {"type": kind, "id": f"x{number}", **fields},
    st.sampled_from(NAMES),
    st.integers(0, 10**9),
    st.dictionaries(st.sampled_from(FIELDS), NESTED, max_size=6),
) | st.sampled_from([name for name in KINDS if name != "resign"]).flatmap(
    lambda kind: st.builds(
        _nearly_right, st.just(kind), st.integers(0, 10**9), st.dictionaries(st.sampled_from(KINDS[kind]), NESTED, max_size=2)
    )
)
"""Nonsense, and commands with something else in one or two fields. A seat that has resigned is a bad place to shoot from."""
QUIET = settings(
    max_examples=60,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Target:
    """A table that is attacked from a connection that holds a seat, and watched by its host, who has the others."""

    def __init__(self, browser: Browser, host: Browser) -> None:
        self.browser = browser
        opened = host.open("hhl")
        self.table = opened["id"]
        browser.sit(self.table, opened["invitations"]["3"])
        self.watcher = host.connect(self.table, 1)
        self.connection = self.fresh()
        self.shots = 0

    def fresh(self) -> Connection:
        connection = self.browser.connect(self.table, 3)
        connection.know()
        return connection

    def shoot(self, message: str | bytes) -> None:
        """Sends something and then something sensible, which must be answered; nonsense is refused by name before that."""
        self.shots += 1
        if self.shots % (MOST_WARNINGS - 2) == 0:
            self.connection.close()
            self.connection = self.fresh()
        self.connection.socket.send(message)
        name = self.connection.say("watch", id=f"probe{self.shots}", seat=3)
        answers: list[Json] = []
        while not answers or answers[-1]["id"] != name:
            answers.append(self.connection.until_answer())
        assert answers[-1]["type"] == "done"
        assert all(answer["type"] == "done" or answer["error"].endswith("Error") for answer in answers)
        assert all(answer.get("error") != "ServerError" for answer in answers)
        self.connection.until("scene")

    def check_alive(self) -> None:
        """The table can still be played at."""
        self.watcher.watch(None)
        asked = self.watcher.asked
        player = self.fresh() if asked == 3 else self.watcher
        player.watch(asked)
        player.until_scene(lambda _: bool(player.legal))
        assert player.play()["type"] == "done"


@pytest.fixture(scope="module")
def target(server: Running) -> Iterator[Target]:
    with Browser(server.address) as browser, Browser(server.address) as host:
        target = Target(browser, host)
        yield target
        target.check_alive()
        assert browser.http.get("/health/ready").status_code == 200


@QUIET
@given(command=COMMANDS)
def test_commands_of_wrong_kinds(target: Target, command: Json) -> None:
    try:
        text = json.dumps(command)
        text.encode()
    except ValueError:
        return
    target.shoot(text)


@QUIET
@given(text=st.text(max_size=200))
def test_texts_that_are_no_json(target: Target, text: str) -> None:
    target.shoot(text)


@QUIET
@given(value=NESTED)
def test_json_that_is_no_command(target: Target, value: object) -> None:
    target.shoot(json.dumps(value))


@settings(QUIET, max_examples=30)
@given(message=st.binary(max_size=200))
def test_bytes(target: Target, message: bytes) -> None:
    target.shoot(message)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 16_000,
        '{"type":' * 2_000,
        '{"type": "watch", "id": "a", "after": ' + "9" * 5_000 + "}",
        '{"type": "watch", "id": "a", "after": 1e400}',
        '{"type": "watch", "id": "a", "after": -1}',
        '{"type": "watch", "id": "a", "seat": 1.0}',
        '{"type": "watch", "id": "a", "id": "b"}',
        '{"type": "watch", "id": ""}',
        '{"type": "watch", "id": "\\ud800"}',
        '{"type": "watch", "id": "a\\u0000"}',
        '{"type": "play", "id": "a", "seat": 3, "version": 0, "action": ""}',
        '{"type": "play", "id": "a", "seat": 3, "version": 0, "action": "' + "x" * 201 + '"}',
        '{"type": "play", "id": "a", "seat": 3, "version": 0, "action": "bid \\u0660"}',
        '{"type": "play", "id": "a", "seat": 3, "version": 99999999999999999999, "action": "bid 0"}',
        '{"type": "rename", "id": "a", "seat": 3, "name": "\\u0000"}',
        '{"type": "hint", "id": "a", "seat": 3, "version": 0, "number": 21}',
        '{"type": "watch", "id": "a", "extra": 1}',
        '{"type": "watch", "id": "a"} {"type": "watch", "id": "b"}',
        "x" * (LARGEST + 1),
        "é" * LARGEST,
        "",
        "null",
    ],
    ids=range(22),
)
def test_attempts_of_a_hostile_guest(target: Target, text: str) -> None:
    target.shoot(text)


def test_what_is_far_too_large_closes_the_line(target: Target) -> None:
    connection = target.fresh()
    connection.socket.send("x" * 100_000)
    assert connection.closed_with() == 1009
    target.check_alive()


def test_too_much_nonsense_closes_the_line(target: Target) -> None:
    connection = target.fresh()
    for _ in range(MOST_WARNINGS + 1):
        connection.socket.send("nonsense")
    assert connection.closed_with() == 4429
    target.check_alive()


def test_too_many_commands_are_refused_by_their_id(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, rate="10/minute")) as server, Browser(server.address) as browser:
        connection = browser.connect(browser.open("hh")["id"], 1)
        for number in range(9):
            assert connection.ask("watch", id=f"n{number}")["type"] == "done"
        refused = connection.ask("watch", id="more")
        assert (refused["id"], refused["error"]) == ("more", "TooMuchError")
        for _ in range(MOST_WARNINGS):
            connection.say("watch")
        assert connection.closed_with() == 4429
        assert browser.connect(browser.open("hh")["id"], 1).asked


def test_a_pace_is_kept_by_all_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused does not count, and what was long ago is forgotten."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    limit = RateLimit("2/second;4/minute")
    heard = []
    for moment in (0, 0.1, 0.2, 0.9, 1.05, 1.2, 1.3, 30, 59.9, 60.1, 60.2, 61.1):
        now[0] = 100 + moment
        heard.append(limit.exceeded() is None)
    assert heard == [True, True, False, False, True, True, False, False, False, True, True, True]


# REST


def opened_record() -> Json:
    """A record that can be gone on with, and is soon replayed."""
    game, random = Game.new(Options(2, ("artisans", "thieves", "whims")), 1), Random(1)
    while game.length < 12:
        game.play(choose(game, random))
    return to_record(game).to_json()


ODD = st.sampled_from(
    ["\ud800", "pick \udfff", "\udc80" * 90, "\0", "🐪" * 30, "", [], {}, [[]], {"\ud800": "\ud800"}, float("nan")]
)
SPOILT = st.one_of(ODD, NESTED)
BODIES: Json = {
    "/api/tables": {
        "expansions": ["whims"],
        "promos": [],
        "five_track": None,
        "chairs": wanted("hl"),
        "seed": "x",
        "hints": True,
        "pace": {"kind": "clock", "base": 600, "increment": 10, "end": "turn", "level": "greedy"},
        "lobby": None,
        "values": "[whims]\n",
    },
    "/api/values": {"text": "[whims]\n"},
    "/api/lobby/{table}": {},
    "/api/lobby/{table}/leave": {},
    "/api/me/notices": {"zone": "Europe/Paris", "quiet_from": "22:00", "quiet_until": "07:00"},
    "/api/me/notices/channels": {
        "kind": "push",
        "push": {"endpoint": "https://push.example/x", "keys": {"p256dh": "x", "auth": "x"}, "device": "phone"},
        "address": "",
        "language": "fr",
        "gap": 60,
    },
    "/api/me/notices/channels/{channel}": {"gap": 60},
    "/api/me/notices/channels/{channel}/remove": {},
    "/api/me/notices/channels/{channel}/test": {},
    "/api/notices/confirm": {"secret": "x" * 20},
    "/api/notices/stop": {"secret": "x" * 20},
    "/api/notices/stop/{secret}": {},
    "/api/records": {"chairs": wanted("hh"), "after": 3, "hints": True, "record": opened_record()},
    "/api/tables/{table}/sit": {"secret": "x" * 20},
    "/api/tables/{table}/watch": {},
    "/api/tables/{table}/dismiss": {},
    "/api/tables/{table}/review": {},
    "/api/tables/{table}/seats/{seat}/invitation": {},
    "/api/lessons/{lesson}/play": {"task": "walk", "answers": ["pick c2"], "after": 0},
    "/api/score": {"expansions": ["whims"], "promos": [], "players": [{"gold": 3, "tiles": {"city": 1}}, {"djinns": ["marid"]}]},
    "/api/me": {"name": "Ann", "colour": 2, "camel": 1},
    "/api/me/code": {},
    "/api/me/delete": {"confirm": "delete"},
    "/api/me/move": {"code": "x" * 20},
    "/api/tables/{table}/continue": {"chairs": wanted("hh"), "after": 3, "hints": True},
}
"""What is sent to each address."""


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in a body."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def spoil(body: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The body with something else in one place."""
    if not path:
        return value
    spoilt = copy.deepcopy(body)
    where = spoilt
    for key in path[:-1]:
        where = where[key]
    where[path[-1]] = value
    return spoilt


def send(target: Target, address: str, body: Any) -> httpx.Response:
    path = address.format(table=target.table, seat=1, lesson="sowing", channel="x" * 20, secret="x" * 20)
    content = json.dumps(body).encode()
    return target.browser.http.post(path, content=content, headers={"Content-Type": "application/json"})


def check(answer: httpx.Response) -> None:
    """Done, or refused by name."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"error", "text"}


def test_every_address_is_shot_at(target: Target) -> None:
    paths = target.browser.http.get("/api/openapi.json").json()["paths"]
    assert {path for path, methods in paths.items() if "post" in methods} == set(BODIES)


@QUIET
@given(shot=st.sampled_from([(address, place) for address, body in BODIES.items() for place in places(body)]), value=SPOILT)
def test_bodies_with_something_else_in_them(target: Target, shot: tuple[str, tuple[Any, ...]], value: Any) -> None:
    address, place = shot
    check(send(target, address, spoil(BODIES[address], place, value)))


@QUIET
@given(
    changes=st.lists(
        st.tuples(st.sampled_from(sorted(places(BODIES["/api/records"]["record"]), key=str)), SPOILT), min_size=1, max_size=3
    )
)
def test_records_with_something_else_in_them(target: Target, changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    body = BODIES["/api/records"]
    for place, value in changes:
        if ("record", *place) in places(body):
            body = spoil(body, ("record", *place), value)
    check(send(target, "/api/records", body))


@pytest.mark.parametrize("place", [("format",), ("actions", 0), ("start", "turn"), ("options", "expansions", 0)])
def test_half_a_letter_in_a_record(target: Target, place: tuple[Any, ...]) -> None:
    """The error shows what came, and half a letter cannot be sent back as it is."""
    body = BODIES["/api/records"]
    answer = send(target, "/api/records", spoil(body, ("record", *place), "\ud800"))
    assert answer.status_code == 400
    check(answer)


@pytest.mark.parametrize("host", ["[", "[::1", "]", "x y", "\u00ff", ""])
def test_hosts_that_are_none(target: Target, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/server"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        content = json.dumps({"chairs": wanted("h")}) if method == "POST" else None
        answer = httpx.request(
            method,
            f"http://{target.browser.address}{path}",
            content=content,
            headers=[(b"Host", host.encode("latin-1"))],
            timeout=PATIENCE,
        )
        assert answer.status_code < 500
