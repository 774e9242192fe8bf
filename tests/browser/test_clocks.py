"""Clocks, pauses, leaving and the lobby, as people see them: on a desk, and on a phone held either way."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import expect_no_violations
from tests.browser.cable import cable
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.servers import Server
from tests.browser.texts import texts
from tests.server.clients import Browser

SIZES = {"desk": (1280, 720), "portrait": (390, 844), "landscape": (844, 390)}
CLOCK = {"kind": "clock", "base": 600, "increment": 10, "end": "ask"}


def _viewport(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}}


def _button(person: Person, key: str) -> Locator:
    return person.page.get_by_role("button", name=person.said(key), exact=True)


def _as_said(person: Person, key: str, **arguments: str) -> re.Pattern[str]:
    return re.compile(re.escape(person.said(key, **arguments)))


def _settings(person: Person) -> None:
    _button(person, "ui.settings").click()
    person.page.get_by_role("heading", name=person.said("table.title")).wait_for()


def test_clocks_run_and_two_people_pause(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hl", pace=CLOCK)
    amira.sits_at(opened["id"])
    expect(amira.page.get_by_text(amira.said("time.waiting"))).to_be_visible()
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    running = amira.page.locator(".clock.running:visible").first
    for width, height in SIZES.values():
        amira.page.set_viewport_size({"width": width, "height": height})
        expect(running).to_have_attribute("role", "timer")
        _expect_to_tick_in_place(running)
        expect_no_violations(amira.page)
    _settings(amira)
    expect_no_violations(amira.page)
    _button(amira, "time.pause").click()
    _button(basim, "ui.agree").click()
    for person in (amira, basim):
        expect(person.page.get_by_text(person.said("time.paused"))).to_be_visible()
        expect(person.page.locator(".clock.running")).to_have_count(0)
    expect_no_violations(basim.page)
    _button(basim, "time.resume").click()
    _button(amira, "ui.agree").click()
    expect(amira.page.locator(".clock.running:visible").first).to_be_visible()


def _expect_to_tick_in_place(clock: Locator) -> None:
    """Nothing moves when a clock ticks. While the page follows a change of its size, or parts of it still load, it may."""
    for _ in range(5):
        before, said = clock.bounding_box(), clock.inner_text()
        expect(clock).not_to_have_text(said)
        if clock.bounding_box() == before:
            return
    raise AssertionError("the clock moves with every tick")


class Hourglass:
    """A server whose clocks tests turn on, and which has a lobby."""

    def __init__(self, folder: Path) -> None:
        self._file, self._ahead = folder / "ahead", 0.0
        self._file.write_text("0")
        self.server = Server(folder, AHEAD=str(self._file), NAQALA_LOBBY="true")

    def turn(self, seconds: float) -> None:
        """So much time passes at all tables."""
        self._ahead += seconds
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(self._ahead))
        fresh.replace(self._file)


@pytest.fixture(scope="module")
def hourglass(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hourglass]:
    glass = Hourglass(tmp_path_factory.mktemp("hourglass"))
    yield glass
    glass.server.stop()


def _timed(new_person: NewPerson, address: str, size: str, language: str, end: str) -> tuple[Person, Person, str]:
    """The person whose clock runs, the other one, and the name of the first; both at a table with a minute for all."""
    amira, basim = (new_person(base_url=address, locale=language, **_viewport(size)) for _ in range(2))
    amira.texts = basim.texts = texts(language)
    opened = amira.open("hl", pace={"kind": "clock", "base": 60, "end": end, "level": "uniform"})
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    for person in (amira, basim):
        person.listens()
        expect(person.page.locator(".clock.running:visible").first).to_be_visible()
    (listed,) = amira.context.request.get("/api/tables").json()
    asked = listed["asked"]
    return (amira, basim, listed["names"][0]) if asked == 1 else (basim, amira, listed["names"][1])


def _jog(person: Person, table: str) -> None:
    """Something happens, so that all hear what time it is."""
    seats = person.context.request.get("/api/tables").json()[0]["seats"]
    cookie = next(one["value"] for one in person.context.cookies() if one["name"] == "naqala")
    with Browser(person.page.url.split("/")[2]) as again:
        again.http.cookies.set("naqala", cookie)
        connection = again.connect(table, seats[0])
        assert connection.ask("rename", seat=seats[0], name="Zoe")["type"] == "done"


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("portrait", "de"), ("landscape", "fr")])
def test_time_is_up_and_the_others_decide(new_person: NewPerson, hourglass: Hourglass, size: str, language: str) -> None:
    late, other, name = _timed(new_person, hourglass.server.address, size, language, "ask")
    hourglass.turn(35)
    _jog(other, late.page.url.split("/")[-1])
    expect(late.page.get_by_role("status").filter(has_text=late.said("time.soon", n=30))).to_have_count(1)
    hourglass.turn(60)
    expect(late.page.get_by_text(late.said("time.up.you"))).to_be_visible()
    expect(other.page.get_by_text(other.said("time.up.other", name=name))).to_be_visible()
    expect(_button(late, "time.decide.turn")).to_have_count(0)
    expect(_button(other, "time.decide.time")).to_be_in_viewport(ratio=0.99)
    expect_no_violations(other.page)
    _button(other, "time.decide.turn").click()
    expect(_button(other, "time.decide.turn")).to_have_count(0)
    other.has_heard(_as_said(other, "told.stand in", name=name))


def test_time_is_up_and_a_bot_plays_the_turn(new_person: NewPerson, hourglass: Hourglass) -> None:
    late, other, name = _timed(new_person, hourglass.server.address, "desk", "en", "turn")
    log = other.player("a").log
    before = log.inner_text()
    hourglass.turn(70)
    late.has_heard(_as_said(late, "told.stand in.own"))
    other.has_heard(_as_said(other, "told.stand in", name=name))
    expect(log).not_to_have_text(before)
    expect(_button(other, "time.decide.turn")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "portrait"])
def test_the_clock_of_a_lost_connection_stands(new_person: NewPerson, hourglass: Hourglass, size: str) -> None:
    with cable(hourglass.server.address) as one, cable(hourglass.server.address) as another:
        networks = (one, another)
        amira, basim = (new_person(base_url=network.address, **_viewport(size)) for network in networks)
        opened = amira.open("hl", pace=CLOCK)
        amira.sits_at(opened["id"])
        basim.sits_at(opened["id"], opened["invitations"]["2"])
        expect(basim.page.locator(".clock.running:visible").first).to_be_visible()
        asked = amira.context.request.get("/api/tables").json()[0]["asked"]
        network, lost, other = (one, amira, basim) if asked == 1 else (another, basim, amira)
        with lost.forgiven():
            network.cut()
            name = "Amira" if lost is amira else "Basim"
            expect(other.page.get_by_text(other.said("time.excused", name=name))).to_be_visible()
            expect(other.page.locator(".clock.running")).to_have_count(0)
            expect_no_violations(other.page)
            network.mend()
            expect(other.page.locator(".clock.running:visible").first).to_be_visible()
        for person in (amira, basim):
            person.page.goto("about:blank")  # before the network is gone


def test_a_person_resigns_after_a_second_thought_and_the_host_closes_the_table(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = amira.open("hlb")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    _settings(basim)
    basim.page.get_by_role("button", name=basim.said("table.resign")).click()
    _button(basim, "ui.cancel").click()
    basim.page.get_by_role("button", name=basim.said("table.resign")).click()
    expect_no_violations(basim.page)
    _button(basim, "table.resign").click()
    expect(amira.page.get_by_role("status").get_by_text(amira.said("told.resigned", name="Basim"))).to_be_visible()
    expect(basim.page.get_by_role("status").get_by_text(basim.said("told.resigned.own"))).to_be_visible()
    expect(amira.page.get_by_text(amira.said("table.left.resigned"), exact=True)).to_be_visible()
    expect(basim.page.get_by_text(basim.said("score.left.resigned"), exact=True)).to_be_visible()
    expect(_button(basim, "ui.takeover.back")).to_have_count(0)
    _settings(amira)
    amira.page.get_by_role("button", name=amira.said("table.close")).click()
    _button(amira, "table.close").click()
    for person in (amira, basim):
        expect(person.page.get_by_text(person.said("table.closed"))).to_be_visible()


def test_a_seat_link_as_a_picture_and_copied_without_a_clipboard(new_person: NewPerson) -> None:
    amira = new_person()
    amira.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    amira.page.add_init_script(
        "window.copied = []; document.addEventListener('copy', () => window.copied.push(document.activeElement.value))"
    )
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    _button(amira, "ui.invite").click()
    dialog = amira.page.get_by_role("dialog")
    dialog.get_by_role("button", name=amira.said("ui.copyLink")).last.click()
    expect(dialog.get_by_text(amira.said("ui.linkCopied"))).to_be_visible()
    assert opened["id"] in amira.page.evaluate("window.copied[0]")
    label = amira.said("qr.label", label=amira.said("ui.invite.spectator"))
    dialog.get_by_role("button", name=label).click()
    expect(dialog.get_by_role("img", name=label)).to_be_visible()
    expect_no_violations(amira.page)
    dialog.get_by_role("button", name=amira.said("table.remove")).click()
    dialog.get_by_role("button", name=amira.said("table.remove"), exact=True).click()
    expect(dialog.get_by_role("button", name=amira.said("table.remove"))).to_have_count(0)


def _expect_to_fit(person: Person) -> None:
    for width, height in SIZES.values():
        person.page.set_viewport_size({"width": width, "height": height})
        expect_no_sideways_scrolling(person.page)
        expect_no_violations(person.page)


def test_visitors_meet_in_the_lobby(new_person: NewPerson, hourglass: Hourglass) -> None:
    amira, basim = (new_person(base_url=hourglass.server.address, **_viewport("desk")) for _ in range(2))
    table = amira.open("hll", lobby="en", pace=CLOCK)["id"]
    basim.page.goto("/lobby")
    basim.page.get_by_role("button", name=basim.said("lobby.join")).click()
    expect(basim.page.get_by_text(basim.said("time.waiting.full"))).to_be_visible()
    assert basim.player().look() is None, "no answer would be accepted"
    _expect_to_fit(basim)
    _button(basim, "lobby.leave").click()
    basim.page.get_by_role("button", name=basim.said("lobby.join")).click()
    basim.page.goto("/lobby")
    leave = basim.page.get_by_role("button", name=basim.said("lobby.leave"))
    leave.wait_for()
    _expect_to_fit(basim)
    leave.click()
    expect(basim.page.get_by_role("button", name=basim.said("lobby.join"))).to_be_visible()
    amira.sits_at(table)
    _button(amira, "ui.invite").click()
    amira.page.get_by_role("button", name=amira.said("table.remove")).last.click()
    _button(amira, "table.remove").click()
    amira.page.keyboard.press("Escape")
    basim.page.goto("/")
    basim.page.get_by_role("link", name=basim.said("lobby.title")).click()
    expect(basim.page.get_by_text(basim.said("time.then.ask", pace="10 min + 10 s"))).to_be_visible()
    basim.page.get_by_role("button", name=basim.said("lobby.join")).click()
    basim.page.get_by_role("grid", name=basim.said("board.label")).wait_for()
    expect(amira.page.locator(".clock.running:visible").first).to_be_visible()
    basim.page.goto("/lobby")
    expect(basim.page.get_by_text(basim.said("lobby.none"))).to_be_visible()


def test_time_is_chosen_for_a_new_game(person: Person) -> None:
    person.page.goto("/new")
    person.page.get_by_role("radio", name=person.said("setup.who.link")).nth(1).check(force=True)
    person.page.get_by_role("radio", name=person.said("time.clock")).check(force=True)
    person.page.get_by_role("radio", name=person.said("time.end.seat")).check(force=True)
    expect_no_violations(person.page)
    with person.page.expect_request("**/api/tables") as asked:
        person.page.get_by_role("button", name=person.said("setup.start")).click()
    wanted: Any = asked.value.post_data_json
    assert wanted["pace"] == {"kind": "clock", "base": 1200, "increment": 20, "end": "seat"}
