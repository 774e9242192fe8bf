"""Several servers on one database: people at the same table see each other through any of the servers."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from naqala.server.house import House
from naqala.server.network.browsers import COOKIE
from naqala.server.storage import bus
from naqala.server.storage.database import make_engine
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.store import Kept
from naqala.server.tables import presence
from naqala.server.tables.events import Played
from naqala.server.tables.table import Table
from tests.server.clients import Browser, Connection, Json, Running, hear_of, play_on, running, settings_for, wait_until
from tests.server.conftest import new_database
from tests.server.processes import served
from tests.server.test_database import linux, stopped


class Town:
    """Servers with one database, and people who come to any of them."""

    def __init__(self, servers: list[Running], open_: ExitStack) -> None:
        self.servers = servers
        self._open = open_

    def browser(self, server: int, same: Browser | None = None) -> Browser:
        """A browser at a server; the same person's as another one's."""
        browser = self._open.enter_context(Browser(self.servers[server].address))
        if same is not None:
            browser.http.cookies.set(COOKIE, same.http.cookies[COOKIE])
        return browser

    def pair(self, kinds: str = "hl", **fields: Any) -> tuple[str, dict[int, Connection]]:
        """A table whose first person is at the first server and whose second is at the second."""
        host, guest = self.browser(0), self.browser(1)
        opened = host.open(kinds, **fields)
        assert guest.sit(opened["id"], opened["invitations"]["2"]).json() == {"seat": 2}
        return opened["id"], {1: host.connect(opened["id"], 1), 2: guest.connect(opened["id"], 2)}

    def twins(self) -> tuple[str, Connection, Connection]:
        """A table with one person who plays for both seats, with a connection to each server."""
        host = self.browser(0)
        table = host.open("hh")["id"]
        one, two = host.connect(table, 1), self.browser(1, host).connect(table, 1)
        assert one.asked
        for connection in (one, two):
            look_as(connection, connection.asked)
        return table, one, two

    def house(self, server: int) -> House:
        return self.servers[server].house

    def stored(self, table: str) -> Kept:
        return self.house(0).store.load(table)


@pytest.fixture
def address(postgres: str) -> str:
    return new_database(postgres)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Town]:
    with ExitStack() as stack:
        settings = settings_for(tmp_path_factory.mktemp("data"), database=new_database(postgres))
        servers = [stack.enter_context(running(settings)) for _ in range(2)]
        yield Town(servers, stack)


@pytest.fixture
def deaf(town: Town, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Makes a server hear no more notes."""

    def stop(server: int) -> None:
        for room in town.house(server).rooms.loaded.values():
            monkeypatch.setattr(room.journal, "handle_note", lambda _: None)

    return stop


def look_as(connection: Connection, seat: int | None) -> None:
    """Turns to a seat and forgets what another one saw, but for scenes that are still on their way."""
    connection.until("done", id=connection.say("watch", seat=seat))
    connection.know()
    connection.seat = seat
    connection.until("scene")


def at_once(*what: Callable[[], Any]) -> list[Any]:
    """Does several things at the same time, each in a thread."""
    results: list[Any] = [None] * len(what)

    def run(place: int) -> None:
        results[place] = what[place]()

    threads = [Thread(target=run, args=(place,)) for place in range(len(what))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_a_whole_game_of_people_at_two_servers(town: Town) -> None:
    table, connections = town.pair(expansions=["artisans", "thieves", "whims"])
    spectator = town.browser(1).connect(table, None)
    play_on(connections, 40, Random(1))
    taker = next(
        connection for connection in connections.values() if connection.look["undo"] == "free" or connection.look["undo"] == "ask"
    )
    answer = taker.ask("undo", seat=taker.seat, version=taker.version)
    assert answer["type"] == "done"
    for connection in connections.values():
        connection.catch_up(answer["version"])
    play_on(connections, 10_000, Random(2))
    spectator.until_scene(lambda scene: scene["look"]["end"] is not None)
    assert connections[1].look["end"] == connections[2].look["end"] == spectator.look["end"]
    assert len(connections[1].known) == len(connections[2].known)
    late = town.browser(1).connect(table, None)
    assert (late.known, late.chapters) == (spectator.known, spectator.chapters)
    kept = town.stored(table)
    assert Table.from_events(kept.setup, kept.events).game.is_over
    for server in (0, 1):
        assert town.browser(server).http.get(f"/api/tables/{table}/record").status_code == 200


def test_of_two_answers_to_one_question_one_is_played(town: Town) -> None:
    table, one, two = town.twins()
    random = Random(1)
    for number in range(30):
        version = one.version
        actions = [random.choice(one.legal) for _ in range(2)]
        answers = at_once(
            lambda: one.play(actions[0], id=f"one{number}"),  # noqa: B023
            lambda: two.play(actions[1], id=f"two{number}"),  # noqa: B023
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert next(answer["error"] for answer in answers if answer["type"] == "refused") == "StaleError"
        for connection in (one, two):
            connection.catch_up(version + 1)
            look_as(connection, connection.asked)
        assert one.look == two.look
    assert len(town.stored(table).events) == 30


def test_what_does_not_depend_on_the_position_is_done_although_the_other_was_quicker(town: Town) -> None:
    table, connections = town.pair()
    for number in range(15):
        answers = at_once(
            lambda: connections[1].ask("rename", seat=1, name=f"One {number}"),  # noqa: B023
            lambda: connections[2].ask("rename", seat=2, name=f"Two {number}"),  # noqa: B023
        )
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert answers[0]["version"] != answers[1]["version"]
    for connection in connections.values():
        connection.catch_up(30)
        assert [chair["name"] for chair in connection.scene["chairs"]] == ["One 14", "Two 14"]
    assert len(town.stored(table).events) == 30


def test_a_command_sent_again_to_the_other_server_is_played_once(town: Town) -> None:
    table, one, two = town.twins()
    action = one.legal[0]
    first = one.play(action, id="again")
    assert two.ask("play", id="again", seat=one.seat, version=0, action=action) == first
    assert two.ask("play", id="again", seat=one.seat, version=1, action=action) == first
    assert len(town.stored(table).events) == 1


def test_a_command_sent_to_both_servers_at_once_is_played_once(town: Town) -> None:
    table, one, two = town.twins()
    for number in range(15):
        fields: Json = {"id": f"both{number}", "seat": one.asked, "version": one.version, "action": one.legal[0]}
        answers = at_once(lambda: one.ask("play", **fields), lambda: two.ask("play", **fields))  # noqa: B023
        assert answers[0] == answers[1] == {"type": "done", "id": f"both{number}", "version": number + 1}
        for connection in (one, two):
            connection.catch_up(number + 1)
            look_as(connection, connection.asked)
    assert len(town.stored(table).events) == 15


def test_a_guest_from_another_server_keeps_what_it_knows(town: Town, deaf: Callable[[int], None]) -> None:
    """The note of the last move has not come yet, and the browser is already here: it knows more than the server."""
    table, one, two = town.twins()
    deaf(1)
    version = one.play()["version"]
    one.catch_up(version)
    assert town.house(1).rooms.loaded[table].table.version == 0
    two.known, two.version = list(one.known), one.version
    assert two.watch(one.seat)["version"] == version
    assert two.known == one.known
    look_as(one, one.asked)
    version = one.play()["version"]
    one.catch_up(version)
    look_as(one, one.asked)
    assert town.house(1).rooms.loaded[table].table.version < version
    answer = two.ask("play", seat=one.seat, version=version, action=one.legal[0])
    assert (answer["type"], answer["version"]) == ("done", version + 1)


def test_a_server_that_hears_nothing_is_told_that_it_is_behind(town: Town, deaf: Callable[[int], None]) -> None:
    table, one, two = town.twins()
    deaf(1)
    one.catch_up(one.play()["version"])
    answer = two.play()
    assert (answer["error"], answer["version"]) == ("StaleError", 1)
    two.catch_up(1)
    assert two.actions() == one.actions()
    assert len(town.stored(table).events) == 1


def test_a_lost_line_for_notes_is_opened_again(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written meanwhile is read."""
    monkeypatch.setattr(bus, "PAUSE", 0.5)
    table, one, two = town.twins()
    listening = f"datname = current_database() and query = 'listen {bus.CHANNEL}'"
    with town.house(0).store.engine.begin() as connection:
        ended = connection.exec_driver_sql(f"select pg_terminate_backend(pid) from pg_stat_activity where {listening}")
        assert len(ended.all()) == 2
    version = one.play()["version"]
    two.catch_up(version)
    one.catch_up(version)
    assert two.actions() == one.actions()
    version = one.ask("rename", seat=one.seat, name="Zed")["version"]
    two.catch_up(version)
    assert table in town.house(1).rooms.loaded


def test_servers_may_start_at_the_same_time(tmp_path: Path, address: str) -> None:
    engines = [make_engine(address) for _ in range(4)]
    at_once(*(lambda engine=engine: upgrade(engine) for engine in engines))
    for engine in engines:
        engine.dispose()
    with running(settings_for(tmp_path, database=address)) as server, Browser(server.address) as browser:
        assert browser.connect(browser.open("hh")["id"], 1).asked


# Seats and presence


def test_a_seat_given_or_revoked_at_one_server_is_so_at_the_other(town: Town) -> None:
    host, guest = town.browser(0), town.browser(1)
    opened = host.open("hl")
    table = opened["id"]
    assert guest.http.post(f"/api/tables/{table}/watch").status_code == 204
    connection = guest.connect(table, None)
    assert town.browser(0, guest).sit(table, opened["invitations"]["2"]).json() == {"seat": 2}
    connection.until("hello", yours=[2])
    connection.watch(2)
    assert "gold" in connection.look["position"]["seats"][1]
    assert host.http.post(f"/api/tables/{table}/seats/2/invitation").status_code == 200
    connection.until("hello", yours=[])
    connection.until("scene")
    assert connection.look["seat"] is None
    assert "gold" not in connection.look["position"]["seats"][1]
    assert connection.ask("play", seat=2, version=connection.version, action="bid 0")["error"] == "NotYourSeatError"


def test_of_two_who_come_by_one_link_one_sits_down(town: Town) -> None:
    host = town.browser(0)
    for _ in range(10):
        opened = host.open("hl")
        guests = [town.browser(0), town.browser(1)]
        sit = [lambda guest=guest: guest.sit(opened["id"], opened["invitations"]["2"]).json() for guest in guests]  # noqa: B023
        answers = at_once(*sit)
        assert sorted(str(answer.get("error")) for answer in answers) == ["None", "SpentLinkError"]


def test_a_person_at_the_other_server_is_present_here(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """And cannot be replaced by a bot until it has left."""
    monkeypatch.setattr(presence, "AWAY", 0.0)
    table, connections = town.pair()
    here, other = connections[1], connections[2]
    room = town.house(0).rooms.loaded[table]
    wait_until(lambda: room.presence.elsewhere == {2})
    here.watch(1)
    assert [chair["present"] for chair in here.scene["chairs"]] == [True, True]
    refused = here.ask("substitute", seat=1, version=here.version, chair=2, level="uniform")
    assert refused["error"] == "NoProposalError"
    other.close()
    hear_of(here, 2, False)
    assert here.ask("substitute", seat=1, version=here.version, chair=2, level="uniform")["type"] == "done"


def test_both_servers_go_on_without_a_person_who_has_left(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proposal waits for a person at the other server, who leaves; one of both servers writes that, and once."""
    monkeypatch.setattr(presence, "AWAY", 0.3)
    table, connections = town.pair("hll")
    room = town.house(0).rooms.loaded[table]
    wait_until(lambda: room.presence.elsewhere == {2})
    answer = connections[1].ask("substitute", seat=1, version=connections[1].version, chair=3, level="uniform")
    connections[1].catch_up(answer["version"])
    assert connections[1].scene["proposal"]["waiting"] == [2]
    watching = town.browser(1).connect(table, None)
    connections[2].close()
    for connection in (connections[1], watching):
        connection.until_scene(lambda scene: scene["chairs"][2]["kind"] == "bot")
        assert connection.scene["proposal"] is None
    seated = [type(event).__name__ for event in town.stored(table).events if not isinstance(event, Played)]
    assert seated == ["Proposed", "Voted", "Seated"]


def test_who_was_at_a_server_that_is_dead_is_not_here(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    table, connections = town.pair()
    room = town.house(0).rooms.loaded[table]
    wait_until(lambda: room.presence.elsewhere == {2})
    town.servers[0].run(town.house(0).peers.stay_present())
    assert room.presence.elsewhere == {2}
    connections[1].watch(1)
    assert connections[1].scene["chairs"][1]["present"]
    monkeypatch.setattr("naqala.server.storage.store.FRESH", -1000.0)
    town.servers[0].run(town.house(0).peers.stay_present())
    assert room.presence.elsewhere == set()
    hear_of(connections[1], 2, False)


# Bots


def test_a_bot_thinks_at_one_server(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [0, 0]
    for place in (0, 1):
        workers = town.house(place).workers

        async def answer(*arguments: Any, place: int = place, real: Any = workers.answer) -> Any:
            asked[place] += 1
            return await real(*arguments)

        monkeypatch.setattr(workers, "answer", answer)
    table, connections = town.pair("hlb")
    play_on(connections, 30, Random(3))
    connections[1].until_scene(lambda scene: scene["look"]["question"]["seat"] in (1, 2))
    answers = [one for one in town.stored(table).events if isinstance(one, Played) and one.seat == 3]
    assert len(answers) > 3
    assert len(answers) <= sum(asked) <= len(answers) + 2, "when the second server reads the table, both may think"


def test_two_bots_at_both_servers_play_nothing_twice(town: Town) -> None:
    """Both servers may think about the first turn; one of both answers is written."""
    host = town.browser(0)
    table = host.open("bbh")["id"]
    connections = [host.connect(table, 3), town.browser(1).connect(table, None)]
    play_on({3: connections[0]}, 10_000, Random(1))
    connections[1].until_scene(lambda scene: scene["look"]["end"] is not None)
    assert len(connections[1].known) == len(connections[0].known)


OVERLOADED = """
import sys
from naqala.cli.main import main
from naqala.server.rooms import bot_driver
from naqala.server.storage.bus import Postgres
from naqala.server.thinking.workers import Workers

bot_driver.GRACE, claim, answer = 0.02, Postgres.claim, Workers.answer

def say(word):
    print(word, file=sys.stderr, flush=True)

async def claim_aloud(self, game):
    may = await claim(self, game)
    if not may:
        say("refused")
    return may

async def answer_aloud(self, *arguments):
    say("begun")
    try:
        return await answer(self, *arguments)
    finally:
        say("ended")

Postgres.claim, Workers.answer = claim_aloud, answer_aloud
sys.exit(main(sys.argv[1:]))
"""
"""A server that soon takes over from one whose bot is late. It says when a bot of its own thinks, and when it may not."""


@linux
def test_of_two_servers_one_thinks_and_if_one_is_killed_the_other_goes_on(tmp_path: Path, address: str) -> None:
    """Under load a bot needs longer than its time and the grace together. The other server asks again and again whether it may
    take over, and does not think as long as the first one is at it. Then one is killed in the middle of a bot's thinking and of a
    person's turn; the person comes to the other server and sends again.
    """
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with (
        served(tmp_path / "one", program=OVERLOADED, NAQALA_DATABASE=address) as one,
        served(tmp_path / "two", program=OVERLOADED, NAQALA_DATABASE=address) as two,
        Browser(one.address) as host,
        Browser(two.address) as guest,
        ExitStack() as lines_open,
    ):

        def count(word: str) -> int:
            return len(one.said(word) + two.said(word))

        opened = host.open("hlb")
        table = opened["id"]
        guest.sit(table, opened["invitations"]["2"])
        connections = {1: host.connect(table, 1), 2: guest.connect(table, 2)}
        random = Random(3)
        while not (one.said("ended") and two.said("ended")):  # both have a worker
            play_on(connections, 1, random)
        connections[1].until_scene(lambda scene: scene["look"]["question"]["seat"] != 3)
        wait_until(lambda: count("begun") == count("ended"))
        with stopped([*one.workers(), *two.workers()]):
            begun, refused = count("begun"), count("refused")
            while connections[1].asked != 3:
                play_on(connections, 1, random)
            wait_until(lambda: count("refused") >= refused + 5)
            assert count("begun") == begun + 1
        while connections[1].asked != 1:
            play_on(connections, 1, random)
        command: Json = {"seat": 1, "version": connections[1].version, "action": connections[1].legal[0], "id": "last"}
        connections[1].say("play", **command)
        one.kill()
        back = lines_open.enter_context(Browser(two.address))
        back.http.cookies.set(COOKIE, host.http.cookies[COOKIE])
        connection = back.connect(table, watch=False)
        connection.know(connections[1])
        connection.watch(1)
        answer = connection.ask("play", **command)
        assert answer["type"] == "done"
        connections[1] = connection
        for each in connections.values():
            each.catch_up(answer["version"])
        play_on(connections, 20, random)
        connections[2].catch_up(connection.version)
        connection.catch_up(connections[2].version)
        assert connection.public_actions() == connections[2].public_actions()


def test_one_server_alone_hears_nothing(tmp_path: Path) -> None:
    """SQLite stays as simple as it was: no connection for notes, and it stores no presence."""
    with running(settings_for(tmp_path)) as server, Browser(server.address) as browser:
        connection = browser.connect(browser.open("hh")["id"], 1)
        assert connection.play(seat=connection.asked)["type"] == "done"
        assert isinstance(server.house.store.bus, bus.Alone)
        server.run(server.house.store.bus.listen(server.house.peers.handle_note))  # it has nothing to wait for
