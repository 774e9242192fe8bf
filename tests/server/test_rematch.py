"""The same people again: offered, changed, agreed to, refused, and played at a table that needs no link."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from naqala import Options
from naqala.server.people.endings import ending_of
from naqala.server.tables import presence
from naqala.server.tables.events import Renamed, Seated
from naqala.server.tables.rematch import Offered, Wish, invited, next_order, next_setup
from naqala.server.tables.table import Table
from tests.server.clients import Browser, Connection, Json, NewBrowser, Running, hear_of, play_on, running, settings_for, wanted
from tests.server.tables import finished, new_table, play_one

PLAIN: Json = {"expansions": [], "promos": [], "five_track": False, "hints": True, "places": "rotate"}


def _at_the_end(new_browser: NewBrowser, kinds: str, before: int = 0) -> tuple[str, dict[int, Connection]]:
    """A table that ends after so many actions more, with a browser on each seat that is not a bot's."""
    record, length = finished(len(kinds))
    host = new_browser()
    answer = host.http.post("/api/records", json={"record": record, "chairs": wanted(kinds), "after": length - before})
    opened = answer.json()
    table = opened["id"]
    connections = {seat: host.connect(table, seat) for seat, kind in enumerate(kinds, 1) if kind == "h"}
    for seat, secret in opened["invitations"].items():
        guest = new_browser()
        assert guest.sit(table, secret).status_code == 200
        connections[int(seat)] = guest.connect(table, int(seat))
    return table, connections


def _offer(connection: Connection, **changes: object) -> Json:
    return connection.ask("rematch", seat=connection.seat, wish={**PLAIN, **changes}, language="en")


def _part(scene: Json, name: str) -> object:
    """A part of the rematch, if there is one."""
    return (scene["rematch"] or {}).get(name)


def _opened(connection: Connection) -> str:
    scene = connection.until_scene(lambda scene: _part(scene, "opened") is not None)
    return str(scene["rematch"]["opened"])


def _browser(server: Running, connection: Connection) -> Browser:
    """The browser of a connection."""
    request = connection.socket.request
    assert request is not None
    browser = Browser(server.address)
    browser.http.cookies.set("naqala", request.headers["Cookie"].partition("=")[2])
    return browser


def _again(server: Running, connection: Connection, table: str) -> Connection:
    """The browser of a connection at another table, at whichever seat it holds there."""
    other = _browser(server, connection).connect(table, watch=False)
    other.until("hello")
    other.watch(other.hello["yours"][0] if other.hello["yours"] else None)
    return other


def test_two_people_play_finish_and_play_again_without_a_link(new_browser: NewBrowser, server: Running) -> None:
    table, connections = _at_the_end(new_browser, "hl", before=12)
    host, guest = connections[1], connections[2]
    assert _offer(host)["error"] == "NotOverError"
    random = Random(3)
    play_on(connections, 1000, random)
    assert host.scene["rematch"] is None
    assert _offer(host)["type"] == "done"
    guest.until_scene(lambda scene: scene["rematch"] is not None)
    assert guest.scene["rematch"] == {"seat": 1, "wish": PLAIN, "waiting": [2], "declined": None, "opened": None}
    assert _offer(host)["error"] == "NoProposalError", "it has agreed already"
    assert _offer(guest)["type"] == "done"
    new = _opened(host)
    assert _opened(guest) == new != table
    again = {seat: _again(server, connections[old], new) for seat, old in ((1, 2), (2, 1))}
    assert [again[1].hello["yours"], again[2].hello["yours"]] == [[1], [2]], "places have moved on by one"
    assert (again[1].hello["host"], again[2].hello["host"]) == (False, True)
    assert [chair["name"] for chair in again[1].scene["chairs"]] == ["link 2", "here 1"]
    assert all(chair["taken"] for chair in again[2].scene["chairs"])
    play_on(again, 8, random)
    assert len(again[1].known) >= 8
    assert _offer(host)["error"] == "NoProposalError", "a table has one rematch"


def test_other_options_must_be_agreed_to_again(new_browser: NewBrowser, server: Running) -> None:
    _, connections = _at_the_end(new_browser, "hll")
    one, two, three = connections.values()
    _offer(one)
    assert _offer(two)["type"] == "done"
    three.until_scene(lambda scene: _part(scene, "waiting") == [3])
    assert _offer(three, expansions=["artisans"], places="stay", hints=False)["type"] == "done"
    one.until_scene(lambda scene: _part(scene, "seat") == 3)
    assert one.scene["rematch"]["waiting"] == [1, 2]
    wish = one.scene["rematch"]["wish"]
    for each in (one, two):
        assert _offer(each, **wish)["type"] == "done"
    again = _again(server, three, _opened(one))
    assert again.hello["yours"] == [3]
    assert again.hello["options"]["expansions"] == ["artisans"]
    assert not again.hello["hints"]
    assert again.hello["seed"] is None


def test_time_and_bots_can_change(new_browser: NewBrowser, server: Running) -> None:
    _, connections = _at_the_end(new_browser, "hlb")
    host, guest = connections[1], connections[2]
    pace = {"kind": "clock", "base": 600, "increment": 5, "end": "ask", "level": "beginner"}
    assert _offer(host, pace=pace, level="planner", places="stay")["type"] == "done"
    guest.until_scene(lambda scene: _part(scene, "seat") == 1)
    wish = guest.scene["rematch"]["wish"]
    assert (wish["pace"], wish["level"]) == (pace, "planner")
    assert _offer(guest, **wish)["type"] == "done"
    again = _again(server, host, _opened(guest))
    assert again.scene["time"]["pace"] == pace
    assert [(chair["kind"], chair["level"]) for chair in again.scene["chairs"]][2] == ("bot", "planner")


def test_without_a_word_time_and_bots_stay() -> None:
    """Offers of former versions do not name them."""
    table = new_table(Options(2), "hb")
    table.rematch.apply(Offered(1, [1], Wish()))
    assert next_setup(table, [1, 2], {1}).chairs[1].level == table.chairs[1].level
    assert next_setup(table, [1, 2], {1}).pace == table.setup.pace


def test_one_no_closes_the_offer_and_another_can_be_made(new_browser: NewBrowser) -> None:
    _, connections = _at_the_end(new_browser, "hl")
    host, guest = connections[1], connections[2]
    assert guest.ask("decline", seat=2)["error"] == "NoProposalError"
    _offer(host)
    assert guest.ask("decline", seat=2)["type"] == "done"
    host.until_scene(lambda scene: _part(scene, "declined") == 2)
    assert host.scene["rematch"]["wish"] is None
    assert _offer(guest)["type"] == "done"
    host.until_scene(lambda scene: _part(scene, "seat") == 2)
    assert host.scene["rematch"]["declined"] is None
    assert guest.ask("decline", seat=2)["type"] == "done", "who offered it withdraws it"


@pytest.mark.parametrize(
    "wish",
    [
        {**PLAIN, "expansions": ["pirates"]},
        {**PLAIN, "places": "mine"},
        {**PLAIN, "five_track": True},
        {**PLAIN, "seats": 5},
        {**PLAIN, "level": "wizard"},
        {**PLAIN, "pace": {"kind": "clock", "base": 1}},
        {**PLAIN, "expansions": ["artisans", "artisans"]},
    ],
)
def test_games_that_do_not_exist_are_refused(new_browser: NewBrowser, wish: Json) -> None:
    _, connections = _at_the_end(new_browser, "hl")
    connections[1].say("rematch", seat=1, wish=wish)
    answer = connections[1].until("refused")
    assert answer["error"] in ("MessageError", "OptionsError")
    assert connections[1].ask("rematch", seat=2, wish=PLAIN)["error"] == "NotYourSeatError"
    connections[2].watch(2)
    assert connections[2].scene["rematch"] is None


def _resigned(new_browser: NewBrowser, kinds: str = "hl") -> tuple[str, dict[int, Connection]]:
    """A finished table at which the person of seat 2 has resigned."""
    table, connections = _at_the_end(new_browser, kinds, before=12)
    assert connections[2].ask("resign", seat=2, level="uniform")["type"] == "done"
    play_on({seat: one for seat, one in connections.items() if seat != 2}, 1000, Random(3))
    return table, connections


def test_a_person_who_resigned_is_asked_and_sits_at_the_new_table(new_browser: NewBrowser, server: Running) -> None:
    _, connections = _resigned(new_browser, "hlb")
    host, guest = connections[1], connections[2]
    assert _offer(host)["type"] == "done"
    guest.until_scene(lambda scene: _part(scene, "waiting") == [2])
    assert guest.ask("decline", seat=2)["type"] == "done"
    host.until_scene(lambda scene: _part(scene, "declined") == 2)
    assert _offer(guest, places="stay")["type"] == "done", "who has resigned can offer one too"
    host.until_scene(lambda scene: _part(scene, "waiting") == [1])
    assert _offer(host, places="stay")["type"] == "done"
    new = _opened(guest)
    assert guest.scene["rematch"]["order"] == [1, 2, 3]
    again = _again(server, guest, new)
    assert again.hello["yours"] == [2]
    assert [(chair["kind"], chair["name"]) for chair in again.scene["chairs"]] == [
        ("here", "here 1"),
        ("link", "link 2"),
        ("bot", "bot 3"),
    ]


def test_a_person_who_resigned_and_does_not_come_back_blocks_no_rematch(
    new_browser: NewBrowser, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, connections = _resigned(new_browser)
    host, guest = connections[1], connections[2]
    _offer(host)
    host.until_scene(lambda scene: _part(scene, "waiting") == [2])
    asked = {"seat": 1, "chair": 2, "level": "greedy"}
    assert host.ask("substitute", version=host.version, **asked)["error"] == "NoProposalError", "the person is here"
    guest.close()
    hear_of(host, 2, present=False)
    monkeypatch.setattr(presence, "AWAY", 0.0)
    assert host.ask("substitute", version=host.version, **asked)["type"] == "done"
    again = _again(server, host, _opened(host))
    assert host.scene["rematch"]["without"] == [2]
    assert [(chair["kind"], chair["name"]) for chair in again.scene["chairs"]] == [("bot", "Market Trader"), ("here", "here 1")]
    back = _browser(server, guest).connect(str(host.hello["table"]), 2)
    assert _offer(back)["error"] == "NotYourSeatError"


def test_where_a_person_who_resigned_has_deleted_everything_the_bot_comes_along(new_browser: NewBrowser, server: Running) -> None:
    table, connections = _resigned(new_browser)
    with _browser(server, connections[2]) as guest:
        assert guest.http.post("/api/me/delete", json={"confirm": "delete"}).status_code == 200
    page = _browser(server, connections[1]).connect(table, 1)
    assert _offer(page)["type"] == "done"
    again = _again(server, page, _opened(page))
    assert [chair["kind"] for chair in again.scene["chairs"]] == ["bot", "here"]


def test_people_whose_time_was_up_or_who_were_away_are_asked_again() -> None:
    table, random = new_table(Options(4), "hhhb"), Random(1)
    table.apply(Seated(1, "greedy", why="time"))
    table.apply(Seated(2, "greedy"))
    assert (table.replaced, table.gone) == ({1: "time", 2: "away"}, {1})
    while not table.game.is_over:
        play_one(table, random)
    table.apply(Offered(3, [3], Wish(places="stay")))
    assert invited(table, {1, 2, 3}) == {1, 2, 3}
    assert invited(table, {1, 3}) == {1, 3}, "no browser holds the other seat"
    chairs = next_setup(table, [1, 2, 3, 4], {1, 2, 3}).chairs
    assert [(chair.kind, chair.level) for chair in chairs] == [("here", None)] * 3 + [("bot", "uniform")]
    table.substitute_bot(3, 1, "uniform", {1, 2})
    assert invited(table, {1, 2, 3}) == {2, 3}
    assert table.replaced[1] == "time", "that has not changed how the game ended"
    table.return_person(2)
    table.substitute_bot(3, 2, "uniform", {1, 2})
    assert [one.left for one in ending_of(table, table.game).seats] == [True, False, False, False]


def test_the_list_says_who_resigned(new_browser: NewBrowser, server: Running) -> None:
    table, connections = _resigned(new_browser)
    guest = connections[2]
    chairs = guest.until_scene(lambda scene: scene["look"]["end"] is not None)["chairs"]
    assert [chair.get("left") for chair in chairs] == [None, "resigned"]
    with _browser(server, guest) as browser:
        listed = browser.http.get("/api/tables").json()[0]
    assert (listed["id"], listed["over"], listed["result"]["left"]) == (table, True, {"2": "resigned"})


def test_a_host_who_wanted_silence_has_it_in_the_rematch(new_browser: NewBrowser, server: Running) -> None:
    _, connections = _at_the_end(new_browser, "hb")
    host = connections[1]
    assert host.ask("hush", silent=True)["type"] == "done"
    assert _offer(host)["type"] == "done"
    again = _again(server, host, _opened(host))
    assert again.ask("say", seat=2, text="hello")["error"] == "SilentError"


def test_alone_among_bots_it_starts_at_once(new_browser: NewBrowser, server: Running) -> None:
    _, connections = _at_the_end(new_browser, "hbb")
    answer = connections[1].ask("rematch", seat=1, wish=PLAIN, language="de")
    assert answer["type"] == "done"
    again = _again(server, connections[1], _opened(connections[1]))
    assert [(chair["kind"], chair["name"], chair["level"]) for chair in again.scene["chairs"]] == [
        ("bot", "bot 3", "uniform"),
        ("here", "here 1", None),
        ("bot", "bot 2", "uniform"),
    ]


def test_bots_are_named_in_the_language_of_the_page() -> None:
    table = new_table(Options(4), "hbbb")
    random = Random(1)
    for _ in range(3):
        play_one(table, random)
    names = ["Ann", "Water Carrier", "Water Carrier 2", "Ifrit"]
    for seat, name in enumerate(names, 1):
        chair = table.chairs[seat - 1]
        level = "beginner" if chair.is_bot else None
        table.chairs[seat - 1] = type(chair)(chair.kind, name, level)
    table.rematch.apply(Offered(1, [1], Wish(places="stay"), "de"))
    chairs = next_setup(table, [1, 2, 3, 4], {1}).chairs
    assert [chair.name for chair in chairs] == ["Ann", "Wasserträger", "Wasserträger 2", "Ifrit"]


def test_places_are_kept_moved_on_or_drawn() -> None:
    assert next_order("stay", 4) == [1, 2, 3, 4]
    assert next_order("rotate", 4) == [4, 1, 2, 3]
    drawn = {tuple(next_order("draw", 3)) for _ in range(200)}
    assert len(drawn) == 6


def test_people_keep_colour_and_letter_from_game_to_game(new_browser: NewBrowser, server: Running) -> None:
    _, connections = _at_the_end(new_browser, "hbb")
    _offer(connections[1])
    again = _again(server, connections[1], _opened(connections[1]))
    chairs = again.scene["chairs"]
    assert again.hello["yours"] == [2]
    assert [chair["home"] for chair in chairs] == [3, 1, 2]
    assert [chair["colour"] for chair in chairs] == [chair["camel"] for chair in chairs] == [2, 0, 1]
    with _browser(server, again).http as http:
        listed = next(one for one in http.get("/api/tables").json() if not one["over"])
    assert [(look["colour"], look["home"]) for look in listed["looks"]] == [(2, 3), (0, 1), (1, 2)]


def test_homes_last_for_many_games_and_names() -> None:
    table: Table = new_table(Options(3), "hll")
    for order, homes in (([3, 1, 2], [3, 1, 2]), ([3, 1, 2], [2, 3, 1]), ([2, 1, 3], [3, 2, 1])):
        table.rematch.apply(Offered(1, [1, 2, 3], Wish()))
        table = Table(next_setup(table, order, {1, 2, 3}))
        table.apply(Renamed(2, "Ann"))
        table.apply(Seated(3, "uniform"))
        assert table.setup.homes == [chair.home for chair in table.chairs] == homes


def test_undoing_the_end_takes_the_offer_back(new_browser: NewBrowser) -> None:
    _, connections = _at_the_end(new_browser, "hl", before=6)
    random = Random(3)
    play_on(connections, 1000, random)
    last = connections[connections[1].known[-1]["seat"] or 1]
    other = connections[3 - int(last.seat or 0)]
    _offer(other)
    last.until_scene(lambda scene: scene["rematch"] is not None)
    if last.look["undo"] == "no":
        last, other = other, last
    answer = last.ask("undo", seat=last.seat, version=last.version)
    assert answer["type"] == "done"
    other.catch_up(answer["version"])
    assert other.ask("vote", seat=other.seat, version=other.version, agrees=True)["type"] == "done"
    other.until_scene(lambda scene: scene["look"]["end"] is None)
    assert other.scene["rematch"] is None


def test_a_server_that_stopped_before_it_opened_the_table_opens_it_later(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host:
        record, length = finished(2)
        opened = host.http.post("/api/records", json={"record": record, "chairs": wanted("hb"), "after": length}).json()
        host.connect(opened["id"], 1)
        cookie = host.http.cookies["naqala"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as base:  # the offer is stored, and nothing more
        event = '{"type":"rematch offered","seat":1,"agreed":[1],"wish":{}}'
        base.execute("insert into events (game, number, at, event) values (?, 1, 0, ?)", (opened["id"], event))
    with running(settings_for(tmp_path)) as server, Browser(server.address) as host:
        host.http.cookies.set("naqala", cookie)
        new = _opened(host.connect(opened["id"], 1))
        assert host.connect(new, 2).hello["yours"] == [2]


def test_rematches_count_as_tables_that_are_opened(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, open_rate="2/minute")) as server, Browser(server.address) as host:
        record, length = finished(2)
        opened = host.http.post("/api/records", json={"record": record, "chairs": wanted("hl"), "after": length}).json()
        connection = host.connect(opened["id"], 1)
        assert _offer(connection)["type"] == "done"
        assert _offer(connection, places="draw")["error"] == "TooMuchError"
        assert connection.until_scene(lambda scene: scene["rematch"] is not None)["rematch"]["wish"]["places"] == "rotate"
