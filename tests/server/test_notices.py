"""Who is awaited is told, by a service on this machine: once a turn, not at night, not twice by two servers, never a secret."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from naqala.server.notices import sender
from naqala.server.notices.couriers import Delivery
from naqala.server.storage.database import make_engine, sqlite_url
from naqala.server.storage.migrate import upgrade
from naqala.server.storage.schema import CHANNELS, KEYS, NOTICES
from naqala.server.storage.transfer import copy_all
from tests.server.clients import Browser, Connection, Running, play_on, running, settings_for, wait_until, wanted
from tests.server.conftest import new_database
from tests.server.services import Device, Service, service
from tests.server.tables import finished

DAY, HOUR = 86_400.0, 3600.0


class Clock:
    """The time as notices know it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture(scope="module")
def push_service() -> Iterator[Service]:
    with service() as found:
        yield found


@pytest.fixture(autouse=True)
def fresh(push_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    push_service.taken.clear()
    push_service.answers, push_service.location = [201], ""
    monkeypatch.setattr(sender, "PAUSE", 3600.0)  # tests look when they want to


@contextmanager
def town(folder: Path, inside: Service, **fields: Any) -> Iterator[Running]:
    """A server that may send to a service of this machine."""
    allowed = {"notices": ("push", "mail", "discord", "ntfy", "telegram", "webhook"), "notice_inside": (inside.place,)}
    with running(settings_for(folder, **{**allowed, **fields})) as server:
        yield server


def clocked(server: Running) -> Clock:
    server.house.notices._clock = Clock()
    return server.house.notices._clock


def look(server: Running) -> None:
    """What a server does every few seconds, until all is sent."""

    async def work() -> None:
        await server.house.notices.check()
        await server.house.notices.settled()

    server.run(work())


def wants_push(browser: Browser, device: Device, **fields: Any) -> str:
    answer = browser.http.post("/api/me/notices/channels", json={"kind": "push", "push": device.push, **fields})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Pair:
    """Two people at a table. The first one's page stays open, the second one's only while they answer."""

    def __init__(self, server: Running, guest: Browser | None = None) -> None:
        self._server = server
        self.host, self.guest = Browser(server.address), guest or Browser(server.address)
        opened = self.host.open("hl")
        self.table, self.secret = opened["id"], opened["invitations"]["2"]
        self.guest.sit(self.table, self.secret)
        self._page = self.host.connect(self.table, 1)
        self._random = Random(1)

    def until_asked(self, seat: int = 2, first: bool = True) -> None:
        """Both play until this seat is asked; unless ``first``, one answer comes before."""
        while self._page.asked != seat or not first:
            first = True
            if self._page.asked == 1:
                self._answer(self._page)
            else:
                page = self.guest.connect(self.table, 2)
                self._answer(page)
                page.close()
                wait_until(lambda: not self._server.house.notices._is_here(self.table, 2))

    def _answer(self, page: Connection) -> None:
        answer = page.play(self._random.choice(page.legal))
        assert answer["type"] == "done", answer
        self._page.catch_up(answer["version"])

    def undo_and_answer_again(self) -> None:
        """The first person takes back the answer after which the second is asked, and gives another one."""
        answer = self._page.ask("undo", seat=1, version=self._page.version)
        assert answer["type"] == "done", answer
        self._page.catch_up(answer["version"])
        assert self._page.asked == 1
        self.until_asked()

    def close(self) -> None:
        self.host.close()
        self.guest.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, push_service: Service) -> Iterator[Running]:
    with town(tmp_path_factory.mktemp("data"), push_service) as server:
        yield server


@pytest.fixture
def pair(server: Running) -> Iterator[Pair]:
    pair = Pair(server)
    yield pair
    pair.close()


def test_push_is_encrypted_for_the_device_and_sent_once_a_turn(server: Running, push_service: Service, pair: Pair) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    pair.until_asked()
    look(server)
    assert device.read == [], "a turn waits a moment: the person may be about to come"
    clock.ahead += sender.AWAY_SECONDS
    look(server)
    look(server)
    (told,) = device.read
    stop = told.pop("stop")
    assert told == {
        "title": "It’s your turn",
        "body": "At the table: here 1",
        "path": f"/table/{pair.table}",
        "tag": f"naqala {pair.table}",
        "stop_text": "Stop messages",
    }
    (taken,) = push_service.taken
    assert taken.headers["content-encoding"] == "aes128gcm"
    assert taken.headers["authorization"].startswith("vapid t=")
    assert b"turn" not in taken.body
    assert pair.table not in json.dumps(taken.headers), "the service learns not even which table it is"
    assert pair.secret not in json.dumps(told)
    pair.until_asked(first=False)
    clock.ahead += HOUR
    look(server)
    assert len(device.read) == 2, "the next turn is news"
    secret = stop.removeprefix("/notices#stop=")
    assert pair.host.http.post("/api/notices/stop", json={"secret": secret}).status_code == 200
    assert pair.guest.http.get("/api/me/notices").json()["channels"] == []


def test_undo_is_no_news(server: Running, push_service: Service, pair: Pair) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    pair.until_asked()
    clock.ahead += sender.AWAY_SECONDS
    look(server)
    pair.undo_and_answer_again()
    clock.ahead += HOUR
    look(server)
    assert len(device.read) == 1


def test_who_answers_in_time_is_not_told(server: Running, push_service: Service, pair: Pair) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    pair.until_asked()
    look(server)
    pair.until_asked(1)
    clock.ahead += HOUR
    look(server)
    assert device.read == []


def test_open_page_tells_itself_unless_it_is_forgotten(server: Running, push_service: Service, pair: Pair) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    pair.until_asked()
    pair.guest.connect(pair.table, 2)
    clock.ahead += sender.HERE_SECONDS - 60
    look(server)
    assert device.read == []
    clock.ahead += 60
    look(server)
    assert len(device.read) == 1


def test_alone_with_bots_is_never_told(server: Running, push_service: Service) -> None:
    device, clock = Device(push_service), clocked(server)
    with Browser(server.address) as alone:
        wants_push(alone, device)
        table = alone.open("hb")["id"]
        alone.open("hhh")
        connection = alone.connect(table, 1)
        connection.until_scene(lambda scene: scene["look"]["question"]["seat"] == 1)
        connection.close()
        clock.ahead += DAY
        look(server)
    assert device.read == []


@pytest.mark.parametrize(
    ("zone", "hour", "is_quiet"), [("Europe/Berlin", 23, True), ("Europe/Berlin", 9, False), ("Asia/Tokyo", 3, True)]
)
def test_quiet_hours_are_those_of_the_persons_zone(
    server: Running, push_service: Service, pair: Pair, zone: str, hour: int, is_quiet: bool
) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    wanted = {"zone": zone, "quiet_from": "22:00", "quiet_until": "08:00"}
    assert pair.guest.http.post("/api/me/notices", json=wanted).json()["choices"] == wanted
    pair.until_asked()
    there = datetime.now(ZoneInfo(zone)) + timedelta(days=1)
    clock.ahead = there.replace(hour=hour, minute=0, second=0).timestamp() - time.time()
    look(server)
    assert len(device.read) == (0 if is_quiet else 1)
    if is_quiet:
        clock.ahead = (there.replace(hour=8, minute=0, second=1) + timedelta(days=hour > 12)).timestamp() - time.time()
        look(server)
        assert len(device.read) == 1, "what came at night is told in the morning"


def test_digest_tells_of_several_tables_at_once(server: Running, push_service: Service, pair: Pair) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device, gap=240, language="de")
    others = [Pair(server, pair.guest) for _ in range(2)]
    pair.until_asked()
    clock.ahead += sender.AWAY_SECONDS
    look(server)
    assert [told["title"] for told in device.read] == ["Du bist am Zug"]
    for other in others:
        other.until_asked()
    clock.ahead += 3 * HOUR
    look(server)
    assert len(device.read) == 1, "at most one in four hours"
    clock.ahead += HOUR
    look(server)
    assert [told["title"] for told in device.read[1:]] == ["Du bist an 2 Tischen am Zug"]
    assert device.read[1]["path"] == "/"
    clock.ahead += DAY
    look(server)
    assert len(device.read) == 2
    for other in others:
        other.host.close()


def test_what_fails_is_tried_again_later_and_what_is_gone_is_forgotten(
    server: Running, push_service: Service, pair: Pair
) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    pair.until_asked()
    push_service.answers = [500, 429, 201]
    clock.ahead += sender.AWAY_SECONDS
    for pause, tried in ((0.0, 1), (sender.RETRIES[0] - 1, 1), (1.0, 2), (sender.RETRIES[1], 3), (DAY, 3)):
        clock.ahead += pause
        look(server)
        assert len(push_service.taken) == tried
    pair.until_asked(first=False)
    push_service.answers = [410]
    clock.ahead += HOUR
    look(server)
    assert pair.guest.http.get("/api/me/notices").json()["channels"] == []


class NotedPost:
    """Notes what is sent by it."""

    def __init__(self, *outcomes: Delivery) -> None:
        self.number, self._outcomes = 0, list(outcomes)

    async def deliver(self, _: Any) -> Delivery:
        self.number += 1
        return self._outcomes.pop(0)

    async def close(self) -> None:
        pass


def test_channels_that_work_do_not_wait_for_others(server: Running, push_service: Service, pair: Pair) -> None:
    """A channel that has not worked yet, or no longer works, is tried by a courier that the others do not need."""
    clock, notices = clocked(server), server.house.notices
    usual, trial = NotedPost("failed", "done"), NotedPost("done", "done")
    before = notices._couriers, notices._trial_couriers
    notices._couriers, notices._trial_couriers = usual, trial  # type: ignore[assignment]
    wants_push(pair.guest, Device(push_service))
    for is_next_turn, sent in ((True, (0, 1)), (True, (1, 1)), (False, (1, 2)), (True, (2, 2))):
        if is_next_turn:
            pair.until_asked(first=False)
        clock.ahead += HOUR
        look(server)
        assert (usual.number, trial.number) == sent
    notices._couriers, notices._trial_couriers = before


def test_redirect_is_not_followed(server: Running, push_service: Service, pair: Pair) -> None:
    with service() as other:
        device, clock = Device(push_service), clocked(server)
        push_service.answers, push_service.location = [307], other.address
        wants_push(pair.guest, device)
        pair.until_asked()
        clock.ahead += sender.AWAY_SECONDS
        look(server)
        assert (len(push_service.taken), other.taken) == (1, [])


def test_restart_sends_what_was_not_sent_and_the_key_stays(tmp_path: Path, push_service: Service) -> None:
    device = Device(push_service)
    with town(tmp_path, push_service) as server:
        pair = Pair(server)
        wants_push(pair.guest, device)
        pair.until_asked()
        look(server)
        key = pair.guest.http.get("/api/me/notices").json()["key"]
        cookie = pair.guest.http.cookies["naqala"]
        pair.close()
    assert device.read == []
    with town(tmp_path, push_service) as server:
        clock = clocked(server)
        clock.ahead += sender.AWAY_SECONDS
        look(server)
        look(server)
        assert len(device.read) == 1
        with Browser(server.address) as again:
            again.http.cookies.set("naqala", cookie)
            assert again.http.get("/api/me/notices").json()["key"] == key
    with town(tmp_path, push_service) as server:
        clocked(server).ahead += DAY
        look(server)
        assert len(device.read) == 1, "a restart is no news"


def test_two_servers_send_once(postgres: str, tmp_path: Path, push_service: Service) -> None:
    database = new_database(postgres)
    with (
        town(tmp_path / "a", push_service, database=database) as one,
        town(tmp_path / "b", push_service, database=database) as other,
    ):
        device = Device(push_service)
        clocks = [clocked(one), clocked(other)]
        pair = Pair(one)
        wants_push(pair.guest, device)
        for number in range(1, 4):
            pair.until_asked(first=number == 1)
            for clock in clocks:
                clock.ahead += HOUR
            both = [Thread(target=look, args=(server,)) for server in (one, other, one, other)]
            for thread in both:
                thread.start()
            for thread in both:
                thread.join()
            look(one)
            assert len(device.read) == number
        with Browser(one.address) as here, Browser(other.address) as there:
            assert len({browser.http.get("/api/me/notices").json()["key"] for browser in (here, there)}) == 1
        pair.close()


def test_copy_of_a_database_has_keys_and_channels(tmp_path: Path, push_service: Service) -> None:
    with town(tmp_path, push_service) as server:
        pair = Pair(server)
        wants_push(pair.guest, Device(push_service))
        pair.until_asked()
        look(server)
        target = make_engine(sqlite_url(tmp_path / "copy.sqlite"))
        upgrade(target)
        copy_all(server.house.store.engine, target.begin)
        for rows in (KEYS, CHANNELS, NOTICES):
            with server.house.store.engine.connect() as old, target.connect() as new:
                assert old.execute(select(rows)).all() == new.execute(select(rows)).all() != []
        target.dispose()
        pair.close()


def test_notices_move_with_the_person(server: Running, push_service: Service, pair: Pair) -> None:
    device, clock = Device(push_service), clocked(server)
    wants_push(pair.guest, device)
    code = pair.guest.http.post("/api/me/code", json={}).json()["code"]
    with Browser(server.address) as new:
        assert new.http.post("/api/me/move", json={"code": code}).status_code == 200
        assert [one["label"] for one in new.http.get("/api/me/notices").json()["channels"]] == ["phone"]
        pair.guest.http.cookies.update(new.http.cookies)
        pair.until_asked()
        clock.ahead += sender.AWAY_SECONDS
        look(server)
    assert len(device.read) == 1


def test_table_that_waits_for_people_tells_no_one_until_it_begins(tmp_path: Path, push_service: Service) -> None:
    with town(tmp_path, push_service, lobby=True) as server:
        clock, device = clocked(server), Device(push_service)
        with Browser(server.address) as host, Browser(server.address) as guest, Browser(server.address) as last:
            table = host.open("hll", lobby="en")["id"]
            for one in (host, guest, last):
                wants_push(one, device)
            guest.http.post(f"/api/lobby/{table}")
            assert host.http.get("/api/tables").json()[0]["stands"] == "people"
            clock.ahead += DAY
            look(server)
            assert device.read == []
            last.http.post(f"/api/lobby/{table}")
            wait_until(lambda: host.http.get("/api/tables").json()[0]["stands"] is None)
            clock.ahead += DAY
            look(server)
            assert [told["path"] for told in device.read] == [f"/table/{table}"]


def test_pause_tells_no_one_until_it_is_over(tmp_path: Path, push_service: Service) -> None:
    with town(tmp_path, push_service) as server, Browser(server.address) as host, Browser(server.address) as guest:
        clock, device = clocked(server), Device(push_service)
        opened = host.open("hl", pace={"kind": "days", "base": 86_400})
        guest.sit(opened["id"], opened["invitations"]["2"])
        for one in (host, guest):
            wants_push(one, device)

        def agree(kind: str) -> None:
            pages = [host.connect(opened["id"], 1), guest.connect(opened["id"], 2)]
            pages[0].until_scene(lambda scene: scene["time"]["state"] != "waiting")
            assert pages[0].ask(kind, seat=1, version=pages[0].version)["type"] == "done"
            pages[1].until_scene(lambda scene: scene["proposal"] is not None)
            assert pages[1].ask("vote", seat=2, version=pages[1].version, agrees=True)["type"] == "done"
            for page in pages:
                page.close()
            wait_until(lambda: not any(server.house.notices._is_here(opened["id"], seat) for seat in (1, 2)))

        agree("pause")
        assert guest.http.get("/api/tables").json()[0]["stands"] == "pause"
        clock.ahead += HOUR
        look(server)
        assert device.read == []
        agree("resume")
        clock.ahead += HOUR
        look(server)
        assert len(device.read) == 1


# What else people are asked


def at_the_end(host: Browser, *guests: Browser, before: int = 0) -> str:
    """A table with a guest on each seat but the first, which ends after so many actions more."""
    record, length = finished(1 + len(guests))
    sent = {"record": record, "chairs": wanted("h" + "l" * len(guests)), "after": length - before}
    opened = host.http.post("/api/records", json=sent).json()
    for guest, secret in zip(guests, opened["invitations"].values(), strict=True):
        guest.sit(opened["id"], secret)
    return str(opened["id"])


def say_at(server: Running, browser: Browser, table: str, seat: int, kind: str, **wish: Any) -> None:
    """A person comes, says something about a rematch, and closes the page."""
    page = browser.connect(table, seat)
    fields = {"wish": {"expansions": [], "places": "stay", **wish}, "language": "en"} if kind == "rematch" else {}
    answer = page.ask(kind, seat=seat, **fields)
    assert answer["type"] == "done", answer
    page.close()
    wait_until(lambda: not server.house.notices._is_here(table, seat))


def test_offer_of_a_rematch_is_told_once_until_its_seat_says_something(server: Running, push_service: Service) -> None:
    clock, devices = clocked(server), [Device(push_service, str(seat)) for seat in (1, 2, 3)]
    people = [Browser(server.address) for _ in devices]
    host, guest, tired = people
    table = at_the_end(*people)
    for person, device in zip(people, devices, strict=True):
        wants_push(person, device)
    assert tired.http.post(f"/api/tables/{table}/dismiss").status_code == 204

    def told() -> list[int]:
        clock.ahead += HOUR
        look(server)
        return [sum(one["title"] == "A rematch is offered" for one in device.read) for device in devices]

    assert told() == [0, 0, 0]
    say_at(server, host, table, 1, "rematch")
    assert told() == [0, 1, 0], "not the one who offers, and not the one who has put the table away"
    assert devices[1].read[0]["path"] == f"/table/{table}"
    assert guest.http.get("/api/tables").json()[0]["stands"] == "rematch"
    say_at(server, host, table, 1, "decline")
    assert guest.http.get("/api/tables").json()[0]["stands"] is None
    say_at(server, host, table, 1, "rematch")
    say_at(server, host, table, 1, "rematch", hints=False)
    assert told() == [0, 1, 0], "another offer is no news"
    say_at(server, guest, table, 2, "rematch", hints=False)
    assert told() == [0, 1, 0], "it has agreed"
    say_at(server, tired, table, 3, "rematch", places="draw")
    assert told() == [1, 2, 0]
    for seat, person in enumerate((host, guest), 1):
        say_at(server, person, table, seat, "rematch", places="draw")
    wait_until(lambda: len(host.http.get("/api/tables").json()) == 2)
    assert told() == [1, 2, 0], "from now on the new table asks"
    for person in people:
        person.close()


def test_a_person_who_resigned_hears_of_a_rematch(server: Running, push_service: Service) -> None:
    clock = clocked(server)
    with Browser(server.address) as host, Browser(server.address) as guest:
        table, device = at_the_end(host, guest, before=12), Device(push_service, "resigned")
        page = guest.connect(table, 2)
        assert page.ask("resign", seat=2, level="uniform")["type"] == "done"
        page.close()
        play_on({1: host.connect(table, 1)}, 1000, Random(1))
        wants_push(guest, device)
        assert host.connect(table, 1).ask("rematch", seat=1, wish={}, language="en")["type"] == "done"
        clock.ahead += HOUR
        look(server)
        assert [one["title"] for one in device.read] == ["A rematch is offered"]


def test_full_table_tells_those_whose_pages_are_closed(tmp_path: Path, push_service: Service) -> None:
    with (
        town(tmp_path, push_service, lobby=True) as server,
        Browser(server.address) as host,
        Browser(server.address) as guest,
        Browser(server.address) as last,
    ):
        clock = clocked(server)
        devices = {one: Device(push_service, str(seat)) for seat, one in enumerate((host, guest, last), 1)}
        for one, device in devices.items():
            wants_push(one, device)
        over = at_the_end(host, guest)
        table = host.open("hll", lobby="en", pace={"kind": "clock", "base": 600, "increment": 10})["id"]
        guest.http.post(f"/api/lobby/{table}")
        clock.ahead += HOUR
        look(server)
        assert not push_service.taken, "a seat is free"
        say_at(server, host, over, 1, "rematch")
        page = last.connect(table, last.http.post(f"/api/lobby/{table}").json()["seat"])
        for _ in range(2):
            clock.ahead += HOUR
            look(server)
        assert [told["title"] for told in devices[host].read] == ["Your table is full and waiting for you"]
        (digest,) = devices[guest].read
        assert digest["title"] == "2 tables are waiting for you"
        assert set(digest["body"].splitlines()) == {
            "A rematch is offered. At the table: here 1",
            "Your table is full and waiting for you. At the table: here 1 and link 3",
        }
        assert devices[last].read == [], "it is the others that the table waits for"
        pages = [host.connect(table, 1), guest.connect(table, 2), page]
        page.until_scene(lambda scene: scene["time"]["state"] == "running")
        for open_page in pages:
            open_page.close()
        wait_until(lambda: not any(server.house.notices._is_here(table, seat) for seat in (1, 2, 3)))
        clock.ahead += HOUR
        look(server)
        asked = (host, guest, last)[(page.asked or 0) - 1]
        assert [told["title"] for told in devices[asked].read][-1] == "It’s your turn"
