"""The page shows what bots do: turn by turn, slowly enough for the eye, and at once for a person who skips."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from naqala import Game, Options
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, asks, game_until, record_of
from tests.browser.people import Person
from tests.browser.player import Player

_NOTE_BOARDS = """grid => {
  const look = () => [...grid.querySelectorAll('[data-tile]')].map(tile => tile.getAttribute('aria-label')).join();
  window.boards = [look()];
  const note = () => { const now = look(); if (window.boards.at(-1) !== now) window.boards.push(now); };
  new MutationObserver(note).observe(grid, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
}"""


@pytest.fixture(scope="module")
def record() -> Json:
    """The first of four is about to end a turn, and all others move after that."""

    def is_before_others(game: Game) -> bool:
        if game.decision.seat != 1 or not asks("last", answer="sell")(game):  # a pass alone would be given by itself
            return False
        if game.position().round > 5:  # the score sheet would take the focus
            return False
        twin, movers = game.copy(), set()
        twin.play("pass")
        while twin.decision.ask != "bid" and not twin.is_over:
            if twin.decision.ask == "move":
                movers.add(twin.decision.seat)
            twin.play(twin.legal_actions()[0])
        return len(movers) == 3

    return record_of(game_until(Options(4), is_before_others))


def _ends_a_turn(
    new_person: NewPerson, record: Json, hear: Callable[[str | bytes], None] | None = None, **options: str
) -> tuple[Person, Player, Locator]:
    """A person who has just ended a turn, and the button that shows at once what the bots do then."""
    person = new_person(**{"reduced_motion": "no-preference", **options})
    person.page.clock.install()
    if hear:
        person.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    person.sits_at(person.open_record(record, "hbbb"))
    player = person.player()
    player.wait()
    person.page.get_by_role("grid").evaluate(_NOTE_BOARDS)
    player.question.locator('[data-answer="pass"]').first.dispatch_event("click")
    # Not over the board, where it would cover tiles.
    return person, player, player.question.get_by_role("button", name=person.said("ui.skip"), exact=True)


def test_turns_of_bots_are_shown_step_by_step(new_person: NewPerson, record: Json) -> None:
    person, player, skip = _ends_a_turn(new_person, record)
    expect(skip).to_be_visible()
    expect(player.tiles).to_have_count(0)  # what is past cannot be answered
    player.wait()
    expect(skip).to_have_count(0)
    assert person.page.evaluate("window.boards.length") >= 5


@pytest.mark.parametrize("way", ["button", "key", "board"])
def test_a_person_can_skip_the_pauses(new_person: NewPerson, record: Json, way: str) -> None:
    asked: list[str] = []

    def hear(frame: str | bytes) -> None:
        asked.extend(re.findall(r'"/look/question":{"ask":"[a-z ]+","seat":(\w+)', str(frame)))

    person, player, skip = _ends_a_turn(new_person, record, hear)
    expect(skip).to_be_visible()
    person.stops_time()  # nothing is shown by itself from then on
    while asked[-1] != "1":
        person.page.wait_for_timeout(50)  # what arrives after the skip would bring the button back
    if way == "button":
        expect(skip).to_be_visible()  # one that has just come is hidden for a moment and takes no focus
        skip.focus()
        expect(skip).to_be_focused()
        person.page.keyboard.press("Enter")
    elif way == "key":
        person.page.keyboard.press("Escape")
    else:
        person.page.get_by_role("gridcell").first.click(force=True)  # no tile can be chosen now
    expect(skip).to_have_count(0)
    if way == "button":
        expect(player.question.locator(":focus")).to_have_count(1)
    person.page.clock.resume()
    player.wait()


def test_without_animations_there_are_no_pauses(new_person: NewPerson, record: Json) -> None:
    _, player, skip = _ends_a_turn(new_person, record, reduced_motion="reduce")
    expect(skip).to_have_count(0)
    player.wait()
    expect(skip).to_have_count(0)


def test_a_spectator_of_bots_sees_the_whole_game(new_person: NewPerson) -> None:
    person = new_person(reduced_motion="no-preference")
    person.page.clock.install()
    heard: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    person.sits_at(person.open("bb")["id"])
    lines = person.page.get_by_role("log").get_by_role("listitem")
    before = lines.count()  # bots do not wait for people
    person.page.get_by_role("grid").evaluate(_NOTE_BOARDS)
    while not any('"ask":"over"' in frame for frame in heard):
        person.page.wait_for_timeout(50)  # a clock that runs ahead of the server takes its silence for a dead connection
    over = person.player().over
    while not over.is_visible():
        person.page.clock.run_for(3000)
        person.page.evaluate("fetch('/health/live')")  # gives the server time to answer, too
    assert person.page.evaluate("window.boards.length") > (lines.count() - before) / 2
