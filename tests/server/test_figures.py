"""Figures of people: what counts, that they agree with a count by hand, and who is rated above whom."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, insert

from naqala.bots import BOTS
from naqala.bots.arena.field import rate_field
from naqala.options import Options
from naqala.server.network.browsers import COOKIE
from naqala.server.people import figures
from naqala.server.people.endings import GameEnding, SeatEnding, save_ending
from naqala.server.people.figures import LEAST_GAMES, PeopleFigures
from naqala.server.storage.admin import forget_browsers
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.opening import insert_table
from naqala.server.storage.schema import SITTINGS
from naqala.server.storage.store import Store
from naqala.server.tables.setup import Chair, new_setup
from tests.server.clients import Browser, Json, NewBrowser, play_on, running, settings_for, wait_until, wanted
from tests.server.clients import Connection as Line
from tests.server.tables import finished

SHEET = '{"gold":%d,"tiles":%d,"total":%d}'
LUCK: dict[str, Any] = {"seed": None}
"""A table whose luck is not chosen."""


@pytest.fixture(autouse=True)
def awake(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ratings of real servers never rest, however long they took."""
    if "new_browser" in request.fixturenames:
        monkeypatch.setattr(figures, "SHARE", 0.0)


def figures_of(browser: Browser) -> Json:
    answer = browser.http.get("/api/me/figures")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def play_to_the_end(lines: dict[int, Line]) -> Json:
    """Plays a game at random and returns how it ended."""
    play_on(lines, 10_000, Random(3))
    end: Json = next(iter(lines.values())).look["end"]
    return {**end, "sheets": next(iter(lines.values())).look["sheets"]}


# Played games


def test_figures_equal_a_count_by_hand(new_browser: NewBrowser) -> None:
    host, guest = new_browser(), new_browser()
    assert figures_of(host)["all"] == {"games": 0, "won": 0.0, "points": None}
    assert COOKIE not in host.http.cookies
    opened = host.open("hlb", expansions=["thieves"], **LUCK)
    guest.sit(opened["id"], opened["invitations"]["2"])
    three = play_to_the_end({1: host.connect(opened["id"], 1), 2: guest.connect(opened["id"], 2)})
    alone = host.open("hb", **LUCK)["id"]
    two = play_to_the_end({1: host.connect(alone, 1)})

    seen = figures_of(host)
    totals = [end["totals"] for end in (three, two)]
    won = [float(1 in end["winners"]) for end in (three, two)]
    assert seen["all"] == {"games": 2, "won": sum(won), "points": round((totals[0][0] + totals[1][0]) / 2, 1)}
    assert seen["by_seats"] == [
        {"seats": seats, "results": {"games": 1, "won": one, "points": float(total[0])}}
        for seats, one, total in ((2, won[1], totals[1]), (3, won[0], totals[0]))
    ]
    assert [(one["expansions"], one["results"]["won"]) for one in seen["by_expansions"]] == [([], won[1]), (["thieves"], won[0])]
    lines = {one["line"]: one["points"] for one in seen["lines"]}
    assert lines["tiles"] == round((three["sheets"][0]["tiles"] + two["sheets"][0]["tiles"]) / 2, 1)
    assert "total" not in lines
    assert "artisans" not in lines
    bot, person = seen["opponents"]
    ahead = [float(total[0] > total[-1]) + (total[0] == total[-1]) / 2 for total in totals]
    assert (bot["level"], bot["name"], bot["results"]["games"], bot["results"]["won"]) == ("uniform", None, 2, sum(ahead))
    assert (person["level"], person["name"], person["results"]["games"]) == (None, "link 2", 1)
    latest = seen["latest"]
    assert [one["table"] for one in latest] == [alone, opened["id"]]
    assert [one["place"] for one in latest] == [1 + sum(other > total[0] for other in total) for total in (totals[1], totals[0])]
    assert seen["rating"]["games"] == 2
    assert seen["rating"]["rating"] is None, f"not before {LEAST_GAMES} games"
    assert figures_of(guest)["all"]["points"] == totals[0][1]


def test_figures_follow_the_person_to_another_browser(new_browser: NewBrowser) -> None:
    old, new = new_browser(), new_browser()
    table = old.open("hb", **LUCK)["id"]
    play_to_the_end({1: old.connect(table, 1)})
    before = figures_of(old)
    assert before["all"]["games"] == 1
    assert figures_of(new)["all"]["games"] == 0
    new.http.post("/api/me/move", json={"code": old.http.post("/api/me/code", json={}).json()["code"]})
    assert figures_of(new) == before
    assert figures_of(old)["all"]["games"] == 0


def test_the_end_can_be_undone_and_comes_again(new_browser: NewBrowser) -> None:
    one = new_browser()
    line = one.connect(one.open("hb", **LUCK)["id"], 1)
    play_to_the_end({1: line})
    assert figures_of(one)["rating"]["games"] == 1
    assert line.ask("undo", seat=1, version=line.version)["type"] == "done"
    assert figures_of(one)["all"]["games"] == 0
    line.until_scene(lambda scene: scene["look"]["question"]["seat"] is not None)
    play_to_the_end({1: line})
    seen = figures_of(one)
    assert (seen["all"]["games"], seen["rating"]["games"]) == (1, 0), "who knew what was to come is not rated"


def test_records_and_hot_seats_count_for_no_person(new_browser: NewBrowser) -> None:
    host = new_browser()
    record, length = finished(2)
    body = {"record": record, "chairs": wanted("hb"), "after": length - 3}
    table = host.http.post("/api/records", json=body).json()["id"]
    play_to_the_end({1: host.connect(table, 1)})
    shared = host.open("hh", **LUCK)["id"]
    play_to_the_end({seat: host.connect(shared, seat) for seat in (1, 2)})
    seen = figures_of(host)
    assert seen["all"]["games"] == seen["rating"]["games"] == 0


def test_who_leaves_has_lost(new_browser: NewBrowser) -> None:
    host, guest = new_browser(), new_browser()
    opened = host.open("hl", **LUCK)
    guest.sit(opened["id"], opened["invitations"]["2"])
    line, other = host.connect(opened["id"], 1), guest.connect(opened["id"], 2)
    assert other.ask("resign", seat=2, level="uniform")["type"] == "done"
    line.until_scene(lambda scene: scene["chairs"][1]["kind"] == "bot")
    play_to_the_end({1: line})
    lost, won = figures_of(guest), figures_of(host)
    assert (lost["all"], lost["latest"][0]["place"]) == ({"games": 1, "won": 0.0, "points": None}, 2)
    assert won["opponents"][0]["results"]["won"] == 1.0
    assert won["rating"]["games"] == lost["rating"]["games"] == 1


def test_of_two_who_leave_neither_is_ahead(new_browser: NewBrowser) -> None:
    people = [new_browser() for _ in range(3)]
    opened = people[0].open("hll", **LUCK)
    lines = {1: people[0].connect(opened["id"], 1)}
    for seat in (2, 3):
        people[seat - 1].sit(opened["id"], opened["invitations"][str(seat)])
        lines[seat] = people[seat - 1].connect(opened["id"], seat)
        assert lines[seat].ask("resign", seat=seat, level="uniform")["type"] == "done"
    lines[1].until_scene(lambda scene: [chair["kind"] for chair in scene["chairs"]] == ["here", "bot", "bot"])
    play_to_the_end({1: lines[1]})
    for person in people[1:]:
        seen = figures_of(person)
        assert [one["results"]["won"] for one in seen["opponents"]] == [0.0, 0.0]
        assert seen["latest"][0]["place"] == 2


def test_games_of_former_versions_are_filled_in(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server, Browser(server.address) as one:
        table = one.open("hb", **LUCK)["id"]
        play_to_the_end({1: one.connect(table, 1)})
        before, cookie = figures_of(one), one.http.cookies[COOKIE]
    with sqlite3.connect(tmp_path / "tables.sqlite") as base:
        base.execute("delete from endings")
        base.execute("delete from scores")
    with running(settings_for(tmp_path)) as server, Browser(server.address) as one:
        one.http.cookies.set(COOKIE, cookie)
        wait_until(lambda: figures_of(one)["all"]["games"] == 1)
        after = figures_of(one)
    assert abs(after["latest"][0].pop("at") - before["latest"][0].pop("at")) < 60
    assert after == before


# Made-up games


@pytest.fixture
def base(database: Engine) -> Engine:
    upgrade(database)
    return database


def add_game(
    connection: Connection,
    number: int,
    scores: dict[str, int],
    expansions: str = "",
    is_fair: bool = True,
    browsers: dict[str, str] | None = None,
) -> None:
    """A finished game of bots and of people (in capitals, or with these browsers) with these points."""
    known = browsers or {}
    chairs = [Chair("bot", name, name) if name in BOTS else Chair("here", name) for name in scores]
    people = [(seat, known.get(name, name)) for seat, name in enumerate(scores, 1) if name not in BOTS]
    setup = _SETUPS.setdefault(len(chairs), new_setup(Options(len(chairs)), chairs))
    insert_table(connection, f"game{number}", "", setup, None, people)
    best = max(scores.values())
    seats = [
        SeatEnding(chair.name, chair.level, False, points == best, points, SHEET % (points // 2, points - points // 2, points))
        for chair, points in zip(chairs, scores.values(), strict=True)
    ]
    save_ending(connection, f"game{number}", GameEnding(seats, expansions, True, is_fair), float(number))


_SETUPS: dict[int, Any] = {}


def test_the_strong_are_rated_above_the_weak(base: Engine) -> None:
    with base.begin() as connection:
        for number in range(30):
            add_game(connection, number, {"STRONG": 90, "WEAK": 60 if number % 5 else 95, "beginner": 70 if number % 3 else 50})
    with base.connect() as connection:
        field = figures.field_of(figures.rated_games(connection))
    strong, weak, unknown = (field.seen_by(name) for name in ("STRONG", "WEAK", "UNKNOWN"))
    assert strong.rating and weak.rating
    assert strong.rating.value > weak.rating.value
    assert strong.rating.low < strong.rating.value < strong.rating.high
    assert (strong.place, weak.place, strong.people, strong.games) == (1, 2, 2, 30)
    assert [level.level for level in strong.levels] == ["beginner"]
    assert unknown.rating is None
    middle = [strong.rating.value, weak.rating.value, strong.levels[0].rating.value if strong.levels[0].rating else 0]
    assert abs(sum(middle) / 3 - figures.MIDDLE) < 2


def test_ratings_are_surer_after_more_games_and_know_odds() -> None:
    few = rate_field([[("one", 2), ("other", 1)]] * 3 + [[("one", 1), ("other", 2)]])
    many = rate_field(([[("one", 2), ("other", 1)]] * 3 + [[("one", 1), ("other", 2)]]) * 50)
    assert many["one"].margin is not None and few["one"].margin is not None
    assert many["one"].margin < few["one"].margin / 5
    assert many["one"].value is not None
    assert 2 * many["one"].value == pytest.approx(191, abs=3), "three to one are 191 points"
    tied = rate_field([[("one", 1), ("other", 1)]] * 9)
    assert tied["one"].value == pytest.approx(0, abs=0.01)


def test_another_server_names_no_person_who_was_forgotten(base: Engine) -> None:
    with base.begin() as connection:
        for number in range(LEAST_GAMES):
            add_game(connection, number, {"ANN": 90, "BEA": 60 + number})
    store = Store(base)
    here, there = PeopleFigures(store, lambda: 0.0), PeopleFigures(store, lambda: 0.0)

    def opponents() -> list[list[str | None]]:
        with base.connect() as connection:
            return [[one.name for one in kept._figures(connection, "ANN").opponents] for kept in (here, there)]

    assert opponents() == [["BEA"], ["BEA"]]
    with base.begin() as connection:
        forget_browsers(connection, ["BEA"])
    here.forget()
    assert opponents() == [["Player 2"], ["Player 2"]]
    with base.connect() as connection:
        assert not there._rated(connection).seen_by("BEA").games
    for kept in (here, there):
        kept.close()
    store.close()


def test_people_who_cannot_be_told_apart_are_not_rated(base: Engine) -> None:
    with base.begin() as connection:
        add_game(connection, 1, {"ANN": 5, "BEA": 4})
        connection.execute(insert(SITTINGS).values(game="game1", seat=2, browser="ANN"))
        seats = [SeatEnding(name, None, False, False, 5, SHEET % (5, 0, 5)) for name in ("ANN", "BEA")]
        save_ending(connection, "game1", GameEnding(seats, "", True, True), 1.0)
        add_game(connection, 2, {"ANN": 5, "BEA": 4}, is_fair=False)
    with base.connect() as connection:
        assert figures.rated_games(connection) == []
        assert len(figures.own_games(connection, "ANN")) == 1


def test_thousands_of_games_are_counted_once(base: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is computed again while nothing has changed; and slow ratings rest before they are computed again."""
    store, now, counted = Store(base), [0.0], []
    real_games, real_field = figures.own_games, figures.field_of

    def counted_games(*given: Any) -> Any:
        counted.append("games")
        return real_games(*given)

    monkeypatch.setattr(figures, "own_games", counted_games)

    def slow_field(games: Any) -> figures.RatedField:
        counted.append("field")
        now[0] += 10.0
        return real_field(games)

    monkeypatch.setattr(figures, "field_of", slow_field)
    kept = PeopleFigures(store, lambda: now[0])

    def look() -> list[str]:
        counted.clear()
        with base.connect() as connection:
            kept._figures(connection, "ANN")
        return list(counted)

    with base.begin() as connection:
        add_game(connection, 1, {"ANN": 5, "BEA": 4})
    assert look() == ["field", "games"]
    assert look() == []
    with base.begin() as connection:
        add_game(connection, 2, {"ANN": 5, "BEA": 4})
    assert look() == ["games"], "ratings rest"
    now[0] += 10.0 * figures.SHARE
    assert look() == ["field"]
    kept.forget()
    assert look() == ["field", "games"]
    kept.close()
    store.close()
