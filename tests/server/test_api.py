"""Opening tables, seats, lists, records, replays; who is not welcome; what is never a fault of the server."""

import gzip
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from naqala import Game, Options
from naqala.record import replay, to_record
from naqala.server import health
from naqala.server.app import STATIC
from naqala.server.errors import StoreError
from naqala.server.network.guard import HEADERS
from naqala.server.network.intake import LARGEST_BODY
from naqala.server.protocol.films import Film
from naqala.server.protocol.looks import Sight, happened_since
from tests.players import choose
from tests.server.clients import Browser, Json, NewBrowser, Running, asked_connection, play_on, running, settings_for, wanted
from tests.server.shapes import misfit, to_plain


def finished_record(options: Options) -> Json:
    game, random = Game.new(options, 1), Random(1)
    while not game.is_over:
        game.play(choose(game, random))
    return to_record(game).to_json()


def error_of(answer: httpx.Response) -> tuple[int, str]:
    found = answer.json()
    assert set(found) == {"error", "text"}
    return answer.status_code, found["error"]


def test_opening_gives_seats_and_links(someone: Browser) -> None:
    opened = someone.open("hlb", expansions=["whims"])
    assert set(opened) == {"id", "invitations"}
    assert list(opened["invitations"]) == ["2"]
    (listed,) = someone.http.get("/api/tables").json()
    assert listed["id"] == opened["id"]
    assert (listed["seats"], listed["over"]) == ([1], False)
    assert listed["names"] == ["here 1", "link 2", "bot 3"]
    assert listed["options"]["expansions"] == ["whims"]
    assert listed["since"] == listed["opened"]
    assert listed["looks"] == [{"colour": look, "camel": look, "home": look + 1} for look in range(3)]
    assert listed["asked"] in (1, 2, 3)


def test_the_list_says_whose_turn_it_is(someone: Browser) -> None:
    """After every answer, also after an undo."""
    table = someone.open("hh")["id"]
    connections, random = {seat: someone.connect(table, seat) for seat in (1, 2)}, Random(1)
    asked = [asked_connection(connections).seat]
    for _ in range(12):
        play_on(connections, 1, random)
        asked.append(asked_connection(connections).seat)
        assert someone.http.get("/api/tables").json()[0]["asked"] == asked[-1]
    connection = connections[asked[-2] or 0]
    assert connection.ask("undo", seat=connection.seat, version=connection.version)["type"] == "done"
    assert someone.http.get("/api/tables").json()[0]["asked"] == connection.seat


def test_the_cookie_is_kept_from_scripts(someone: Browser) -> None:
    answer = someone.http.post("/api/tables", json={"chairs": wanted("h")})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie
    renewed = someone.http.post("/api/tables", json={"chairs": wanted("h")}).headers["set-cookie"].lower()
    assert renewed.split(";")[0] == cookie.split(";")[0]


def test_behind_a_proxy_with_tls_the_cookie_is_secure(someone: Browser) -> None:
    answer = someone.http.post("/api/tables", json={"chairs": wanted("h")}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_ones_tables_are_ones_own(new_browser: NewBrowser) -> None:
    one, two, other = new_browser(), new_browser(), new_browser()
    first, second = one.open("hl"), one.open("hh")
    two.sit(first["id"], first["invitations"]["2"])
    for table in (first, second):
        assert two.http.post(f"/api/tables/{table['id']}/watch").status_code == 204
    assert [listed["id"] for listed in one.http.get("/api/tables").json()] == [second["id"], first["id"]]
    assert {listed["id"]: listed["seats"] for listed in two.http.get("/api/tables").json()} == {
        first["id"]: [2],
        second["id"]: [],
    }
    assert other.http.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"chairs": []}, "MessageError"),
        ({"chairs": wanted("hhhhhh")}, "MessageError"),
        ({"chairs": wanted("hhhhh")}, "OptionsError"),
        ({"chairs": wanted("h"), "expansions": ["whims"]}, "OptionsError"),
        ({"chairs": wanted("hh"), "expansions": ["whims", "whims"]}, "OptionsError"),
        ({"chairs": wanted("hh"), "expansions": ["camels"]}, "MessageError"),
        ({"chairs": wanted("hh"), "five_track": True}, "OptionsError"),
        ({"chairs": wanted("hh"), "seed": ""}, "MessageError"),
        ({"chairs": wanted("hh"), "seed": "x" * 101}, "MessageError"),
        ({"chairs": wanted("hh"), "cheat": True}, "MessageError"),
        ({"chairs": [{"kind": "here", "name": " "}]}, "OptionsError"),
        ({"chairs": [{"kind": "here", "name": "x" * 25}]}, "MessageError"),
        ({"chairs": [{"kind": "here", "name": "\0"}]}, "OptionsError"),
        ({"chairs": [{"kind": "here", "name": "A", "level": "expert"}]}, "OptionsError"),
        ({"chairs": [{"kind": "bot", "name": "A"}]}, "OptionsError"),
        ({"chairs": [{"kind": "bot", "name": "A", "level": "genius"}]}, "MessageError"),
        ({"chairs": [{"kind": "ghost", "name": "A"}]}, "MessageError"),
        ([], "MessageError"),
        (None, "MessageError"),
    ],
)
def test_tables_that_cannot_be(someone: Browser, wish: object, error: str) -> None:
    status, name = error_of(someone.http.post("/api/tables", json=wish))
    assert (status, name) == (422 if error == "MessageError" else 400, error)
    assert someone.http.get("/api/tables").json() == []


def test_a_table_that_does_not_exist(someone: Browser) -> None:
    for method, path in (
        ("POST", "sit"),
        ("POST", "watch"),
        ("POST", "seats/1/invitation"),
        ("GET", "record"),
        ("GET", "film"),
        ("POST", "continue"),
    ):
        body = {"secret": "x" * 20} if path == "sit" else {"chairs": wanted("h")} if path == "continue" else None
        answer = someone.http.request(method, f"/api/tables/nothing/{path}", json=body)
        assert error_of(answer) == (404, "NoTableError")
    assert someone.http.get("/api/tables/x/record").status_code == 422
    assert someone.http.get("/api/tables/%00%00%00%00/record").status_code == 422


def test_links_are_made_by_the_host_or_the_holder_for_people(new_browser: NewBrowser) -> None:
    host, stranger = new_browser(), new_browser()
    table = host.open("hlb")["id"]
    assert error_of(stranger.http.post(f"/api/tables/{table}/seats/2/invitation")) == (403, "NotHostError")
    assert error_of(host.http.post(f"/api/tables/{table}/seats/3/invitation")) == (403, "NotYourSeatError")
    assert error_of(host.http.post(f"/api/tables/{table}/seats/4/invitation")) == (400, "WrongSeatError")
    assert error_of(host.http.post(f"/api/tables/{table}/seats/6/invitation")) == (422, "MessageError")
    secret = host.http.post(f"/api/tables/{table}/seats/1/invitation").json()["secret"]
    assert stranger.sit(table, secret).json() == {"seat": 1}


# Records and replays


def test_only_a_finished_game_is_open(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    for path in ("record", "film", "film?seat=1", "film?everything=true"):
        assert error_of(someone.http.get(f"/api/tables/{table}/{path}")) == (409, "NotOverError")
    answer = someone.http.post(f"/api/tables/{table}/continue", json={"chairs": wanted("hh")})
    assert error_of(answer) == (409, "NotOverError")


def test_a_finished_game_is_recorded_and_gone_on_with(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    connections = {1: someone.connect(table, 1), 2: someone.connect(table, 2)}
    play_on(connections, 10_000, Random(3))
    record = someone.http.get(f"/api/tables/{table}/record")
    assert f"naqala-{table}.json" in record.headers["content-disposition"]
    game = replay(record.json())
    assert game.is_over
    assert [(player["name"], player["level"]) for player in record.json()["players"]] == [("here 1", None), ("here 2", None)]
    listed = someone.http.get("/api/tables").json()[0]
    assert (listed["over"], listed["asked"]) == (True, None)
    new = someone.http.post(f"/api/tables/{table}/continue", json={"chairs": wanted("hh"), "after": 7}).json()["id"]
    connection = someone.connect(new, 1)
    assert [one["action"] for one in connection.known[:7]] == [action.text for action in game.actions[:7]]
    assert len(connection.known) == 7 or connection.known[7]["seat"] == 0
    assert connection.look["undo"] == "no"
    connection.watch(connection.asked)
    assert connection.play()["type"] == "done"


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[str, Game]:
    """A table whose game, with all expansions, is over."""
    record = finished_record(Options(3, ("artisans", "thieves", "whims")))
    with Browser(server.address) as browser:
        opened = browser.http.post("/api/records", json={"chairs": wanted("hhh"), "record": record})
    return opened.json()["id"], replay(record)


def moments(game: Game) -> Iterator[Game]:
    """A game at its start and after each of its actions."""
    twin = Game.from_position(game.start())
    yield twin
    for action in game.actions:
        twin.play(action)
        yield twin


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_a_film_is_what_the_seat_saw_at_every_moment(someone: Browser, finished: tuple[str, Game], seat: int | None) -> None:
    table, game = finished
    answer = someone.http.get(f"/api/tables/{table}/film", params={} if seat is None else {"seat": seat})
    film = answer.json()
    assert misfit(film, Film) is None
    assert answer.headers["Content-Encoding"] == "gzip"
    assert film["names"] == ["here 1", "here 2", "here 3"]
    assert (film["marks"][0], film["marks"][-1]) == (0, len(game.actions))
    begun = {number for number, events in enumerate(game.events_by_action(), 1) for event in events if event.kind == "turn"}
    bids = {number for number, one in enumerate(film["looks"]) if one["question"]["ask"] == "bid"}
    assert set(film["marks"]) == begun | bids | {len(game.actions)}
    assert film["happened"] == to_plain(happened_since(game, seat, 0))
    assert len(film["looks"]) == len(game.actions) + 1
    for shown, then in zip(film["looks"], moments(game), strict=True):
        assert shown == to_plain(Sight(then).look(seat, with_answers=False))


def test_a_film_with_everything_open_hides_nothing(someone: Browser, finished: tuple[str, Game]) -> None:
    table, game = finished
    film = someone.http.get(f"/api/tables/{table}/film?everything=true").json()
    assert misfit(film, Film) is None
    assert [one["action"] for one in film["happened"]] == [action.text for action in game.actions]
    assert "?" not in json.dumps(film["happened"])
    assert len(film["looks"]) == len(game.actions) + 1
    for shown, then in zip(film["looks"], moments(game), strict=True):
        position: Json = then.position().to_json()
        assert {**position, **shown["position"]} == position
        assert shown["position"]["seats"] == position["seats"]
        assert all(isinstance(one["cards"], dict) for one in shown["position"]["seats"])
        assert shown["sheets"] == [dict(sheet) for sheet in then.score_sheet()]


def test_a_film_says_how_the_points_went(someone: Browser, finished: tuple[str, Game]) -> None:
    """The same for all viewers: at the start of every round, and at the end."""
    table, game = finished
    scores = someone.http.get(f"/api/tables/{table}/film").json()["scores"]
    assert someone.http.get(f"/api/tables/{table}/film?seat=2").json()["scores"] == scores
    rounds = {len(then.actions): then.position().round for then in moments(game)}
    firsts = {number: min(at for at in rounds if rounds[at] == number) for number in set(rounds.values())}
    assert [(one["number"], one["round"]) for one in scores[:-1]] == [(at, number) for number, at in sorted(firsts.items())]
    outcome = game.outcome()
    assert outcome is not None
    assert (scores[-1]["number"], scores[-1]["totals"]) == (len(game.actions), list(outcome.totals))


def test_a_film_is_asked_for_again_and_sent_only_if_it_is_another(someone: Browser) -> None:
    """The end is undone and the game ends in another way: a film in a browser's cache is that of another game."""
    table = someone.open("hh")["id"]
    connections = {1: someone.connect(table, 1), 2: someone.connect(table, 2)}
    play_on(connections, 10_000, Random(3))
    path = f"/api/tables/{table}/film"
    first = someone.http.get(path)
    assert "no-cache" in first.headers["Cache-Control"]
    assert "max-age" not in first.headers["Cache-Control"]
    again = someone.http.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    last = next(connection for connection in connections.values() if connection.look["undo"] != "no")
    undone = last.ask("undo", seat=last.seat, version=last.version)
    assert undone["type"] == "done"
    kept = {"If-None-Match": first.headers["ETag"]}
    assert error_of(someone.http.get(path, headers=kept)) == (409, "NotOverError")
    for connection in connections.values():
        connection.catch_up(undone["version"])
    play_on(connections, 10_000, Random(4))
    second = someone.http.get(path, headers=kept)
    assert second.status_code == 200
    assert second.headers["ETag"] != first.headers["ETag"]
    assert len(second.json()["looks"]) == len(connections[1].known) + 1


def test_a_film_for_a_browser_that_unpacks_nothing(someone: Browser, finished: tuple[str, Game]) -> None:
    path = f"/api/tables/{finished[0]}/film"
    plain = someone.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == someone.http.get(path).json()


def test_films_of_seats_that_are_not(someone: Browser, finished: tuple[str, Game]) -> None:
    table, _ = finished
    for seat in (0, 4, -1, 10**30):
        assert error_of(someone.http.get(f"/api/tables/{table}/film?seat={seat}")) == (400, "WrongSeatError")
    assert error_of(someone.http.get(f"/api/tables/{table}/film?seat=x")) == (422, "MessageError")
    assert error_of(someone.http.get(f"/api/tables/{table}/film?everything=maybe")) == (422, "MessageError")


def test_a_record_from_elsewhere(someone: Browser) -> None:
    record = finished_record(Options(3, ("artisans",)))
    answer = someone.http.post("/api/records", json={"chairs": wanted("hhb"), "record": record, "after": 20})
    connection = someone.connect(answer.json()["id"], 1)
    assert len(connection.known) >= 20
    over = someone.http.post("/api/records", json={"chairs": wanted("hhh"), "record": record}).json()["id"]
    assert someone.http.get(f"/api/tables/{over}/record").json()["actions"] == record["actions"]
    assert {listed["id"]: listed["over"] for listed in someone.http.get("/api/tables").json()}[over]
    answer = someone.http.post("/api/records", json={"chairs": wanted("hh"), "record": record})
    assert error_of(answer) == (400, "OptionsError")


def test_a_record_can_be_opened_only_if_it_is_finished(someone: Browser) -> None:
    record = finished_record(Options(2))
    body = {"chairs": wanted("hb"), "record": record, "only_finished": True}
    assert someone.http.post("/api/records", json=body).status_code == 201
    assert error_of(someone.http.post("/api/records", json={**body, "after": 20})) == (409, "NotOverError")


def test_a_record_has_to_be_there(someone: Browser) -> None:
    assert error_of(someone.http.post("/api/records", json={"chairs": wanted("hhh")})) == (400, "FormatError")


def test_broken_records_are_refused_by_name(someone: Browser) -> None:
    good, random = finished_record(Options(2)), Random(1)
    spoilt: list[object] = [
        {},
        {**good, "format": "other"},
        {**good, "version": 99},
        {**good, "version": 10**40},
        {**good, "rules": "1"},
        {**good, "actions": {}},
        {**good, "actions": [1, 2]},
        {**good, "actions": good["actions"][1:]},
        {**good, "actions": [*good["actions"], "pass"]},
        {**good, "actions": ["\ud800"]},
        {**good, "start": None},
        {**good, "start": {**good["start"], "seats": [{"gold": -1}, {"gold": 10**20}]}},
        {**good, "start": {**good["start"], "seats": []}},
        {**good, "start": {**good["start"], "board": {}}},
        {**good, "options": {"seats": 9}},
        {**good, "surprise": 1},
    ]
    for name in good["start"]:
        wrong: list[object] = [None, [], "x", -1, {"a": {"b": []}}]
        spoilt += [{**good, "start": {**good["start"], name: value}} for value in wrong]
    for record in random.sample(spoilt[16:], 25) + spoilt[:16]:
        body = json.dumps({"chairs": wanted("hh"), "record": record})
        answer = someone.http.post("/api/records", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), (answer.text, str(record)[:200])
        assert error_of(answer)[1].endswith("Error")


# Who is welcome


def test_a_page_of_another_origin_may_not_ask(someone: Browser) -> None:
    for origin in ("https://evil.example", "null", f"http://{someone.address}.evil.example"):
        answer = someone.http.post("/api/tables", json={"chairs": wanted("h")}, headers={"Origin": origin})
        assert error_of(answer) == (403, "OriginError")
    for origin in (f"http://{someone.address}", f"https://{someone.address}"):
        answer = someone.http.post("/api/tables", json={"chairs": wanted("h")}, headers={"Origin": origin})
        assert answer.status_code == 201


def test_headers_keep_strangers_out(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    paths = ["/", "/health/live", "/api/tables", f"/api/tables/{table}/record", "/api/nothing", "/nothing", f"/table/{table}"]
    for path in paths:
        answer = someone.http.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert "script-src" not in HEADERS["Content-Security-Policy"]
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert someone.http.get("/api/tables").headers["Cache-Control"] == "no-store"
    refused = someone.http.post("/api/tables", headers={"Origin": "null"})
    assert refused.headers["X-Content-Type-Options"] == "nosniff"


def test_health(server: Running, someone: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    assert someone.http.get("/health/live").json() == {"status": "alive"}
    answer = someone.http.get("/health/ready")
    assert (answer.status_code, answer.json()["status"]) == (200, "ready")

    async def probe() -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(server.house.health, "probe", probe)
    monkeypatch.setattr(server.house.health, "_found_at", -health.FRESH_SECONDS)
    answer = someone.http.get("/health/ready")
    assert (answer.status_code, answer.json()["status"]) == (503, "no database")
    monkeypatch.undo()
    server.house.health._found_at = -health.FRESH_SECONDS


def test_openapi_describes_the_interface(someone: Browser) -> None:
    paths = someone.http.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table}/film" in paths
    assert not [path for path in paths if "health" in path]


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_addresses_that_are_no_file_are_screens_of_the_client(someone: Browser) -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    for path in ("/", "/new", "/table/abcdef", "/%00", "/" + "x" * 3000, "/..%2f..%2f..%2fetc/passwd", "/%2fetc/passwd", "//x"):
        answer = someone.http.get(path)
        without_preview = re.sub(r"<meta property=.*(?=</head>)", "", answer.text, flags=re.DOTALL)
        assert (answer.status_code, without_preview) == (200, page), path
    assert error_of(someone.http.get("/api/nothing")) == (404, "ServerError")
    assert someone.http.get("/assets/nothing.js").status_code == 404
    (asset,) = list((STATIC / "assets").glob("index-*.js"))[:1]
    assert someone.http.get(f"/assets/{asset.name}").content == asset.read_bytes()


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_what_a_browser_may_keep(someone: Browser) -> None:
    """Files with their content in the name for good; the page that names them not without asking."""
    asset = next((STATIC / "assets").glob("index-*.js"))
    kept = someone.http.get(f"/assets/{asset.name}")
    assert kept.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    again = someone.http.get(f"/assets/{asset.name}", headers={"If-None-Match": kept.headers["ETag"]})
    assert (again.status_code, again.headers["Cache-Control"]) == (304, kept.headers["Cache-Control"])
    assert "immutable" not in someone.http.get("/assets/nothing.js").headers.get("Cache-Control", "")
    for path in ("/", "/index.html", "/new", "/table/abcdef"):
        assert someone.http.get(path).headers["Cache-Control"] == "no-cache"


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_files_are_sent_as_they_were_compressed_when_built(someone: Browser) -> None:
    asset = max((STATIC / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    sizes = {}
    for accepted, encoding in {"gzip, deflate, br": "br", "gzip": "gzip", "br;q=0, gzip;q=0.5": "gzip", "identity": None}.items():
        with someone.http.stream("GET", f"/assets/{asset.name}", headers={"Accept-Encoding": accepted}) as answer:
            sent = b"".join(answer.iter_raw())
        assert (answer.headers.get("Content-Encoding"), answer.headers["Vary"]) == (encoding, "Accept-Encoding")
        assert answer.headers["Content-Type"].startswith("text/javascript")
        sizes[encoding] = len(sent)
        if encoding != "br":  # Python cannot read that itself
            assert (gzip.decompress(sent) if encoding else sent) == asset.read_bytes()
    assert sizes["br"] < sizes["gzip"] < sizes[None] / 2


def test_head_is_answered_like_get_without_a_body(someone: Browser) -> None:
    paths = ["/health/live", "/health/ready", *(["/", "/new"] if (STATIC / "index.html").exists() else [])]
    for path in paths:
        answer = someone.http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer.headers["Content-Type"] == someone.http.get(path).headers["Content-Type"]


def test_what_is_too_large_is_not_read(someone: Browser) -> None:
    """Neither what says so nor what does not say how large it is."""
    host, port = someone.address.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {someone.address}\r\nContent-Length: {LARGEST_BODY + 1}\r\n\r\n"
        connection.sendall(head.encode())
        assert b"413" in connection.recv(100)
    answer = someone.http.post("/api/tables", content=iter([b"x" * 1000] * 10))
    assert error_of(answer) == (413, "TooMuchError")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[" * 100_000, b'{"chairs": ' + b"9" * 5000 + b"}", b"\xff\xfe", b'"\\ud800"', b"nan", b"1e999"]
)
def test_bodies_that_are_no_json(someone: Browser, body: bytes) -> None:
    for path in ("/api/tables", "/api/records", "/api/tables/nothing/sit"):
        answer = someone.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422)
        assert error_of(answer)[1] in ("MessageError", "ServerError")


def test_secrets_and_seeds_of_any_letters(someone: Browser) -> None:
    table = someone.open("hh")["id"]
    for text in ("\ud800" * 10, "\0" * 10, "🐪" * 10, "' OR 1=1; --"):
        body = json.dumps({"secret": text})
        answer = someone.http.post(f"/api/tables/{table}/sit", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (403, 422)
        body = json.dumps({"chairs": wanted("h"), "seed": text})
        answer = someone.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (201, 422)
    someone.http.cookies.clear()
    for cookie in ("x" * 5000, "%00", "🐪".encode().decode("latin-1")):
        answer = someone.http.get("/api/tables", headers={b"Cookie": b"naqala=" + cookie.encode("latin-1")})
        assert answer.json() == []


def test_tables_are_opened_at_a_pace(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, open_rate="3/minute")) as server, Browser(server.address) as browser:
        for _ in range(3):
            browser.open("h")
        answer = browser.http.post("/api/tables", json={"chairs": wanted("h")})
        assert error_of(answer) == (429, "TooMuchError")
        answer = browser.http.post("/api/records", json={"chairs": wanted("h"), "record": {}})
        assert error_of(answer) == (429, "TooMuchError")
        elsewhere = {"X-Forwarded-For": "10.0.0.7"}
        assert browser.http.post("/api/tables", json={"chairs": wanted("h")}, headers=elsewhere).status_code == 201
        assert len(browser.http.get("/api/tables").json()) == 4


def test_other_origins_by_choice(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, origins=("https://table.example",))
    with running(settings) as server, Browser(server.address) as browser:
        header = {"Origin": "https://table.example"}
        opened = browser.http.post("/api/tables", json={"chairs": wanted("hh")}, headers=header)
        assert opened.status_code == 201
        assert browser.connect(opened.json()["id"], 1, Origin="https://table.example").hello


def test_a_fault_of_ours_has_a_name_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        table = browser.open("hh")["id"]

        async def finished(_: str) -> None:
            raise ZeroDivisionError("bug")

        monkeypatch.setattr(server.house, "finished", finished)
        answer = browser.http.get(f"/api/tables/{table}/record")
        assert error_of(answer) == (500, "ServerError")
        assert "bug" not in answer.text
