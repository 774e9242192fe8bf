"""The log: its newest line stays in sight by itself, and stops when a person scrolls up."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from naqala import Options
from naqala.options import EXPANSIONS
from tests.browser.conftest import NewPerson
from tests.browser.games import finished
from tests.browser.people import Person
from tests.browser.player import Player

_LAST_LINE = """log => {
  const lines = log.querySelectorAll('h3, li'); // a turn that has just begun is a heading alone
  const [box, line] = [log, lines[lines.length - 1]].map(one => one?.getBoundingClientRect());
  return { bottom: box.bottom, line: line ? line.bottom : box.bottom, count: lines.length };
}"""
_IS_ON_TOP = """button => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const points = [[left + 8, top + 4], [right - 8, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
  return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""


def _last_line(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.log.evaluate(_LAST_LINE)
    return found


def _expect_newest_line(player: Player, to_newest: Locator) -> None:
    expect(to_newest).to_have_count(0)
    for _ in range(50):
        player.page.wait_for_timeout(60)  # two frames: what a browser scrolls by itself has been scrolled
        seen = _last_line(player)
        if 0 <= seen["bottom"] - seen["line"] < 60:
            return
    pytest.fail(f"the newest line is out of sight: {seen}")


def _at_table(new_person: NewPerson) -> tuple[Person, Player, Locator]:
    person = new_person(viewport={"width": 1366, "height": 768})
    record = finished(Options(4, EXPANSIONS))
    person.sits_at(person.open_record(record, "hbbb", after=len(record["actions"]) // 2))
    player = person.player("log")
    player.wait()
    return person, player, player.log.get_by_role("button", name=person.said("ui.log.newest"))


def test_newest_line_stays_in_sight_without_scrolling(new_person: NewPerson) -> None:
    _, player, to_newest = _at_table(new_person)
    for _ in range(10):
        player.step()
        player.wait()
        _expect_newest_line(player, to_newest)
    assert _last_line(player)["count"] > 20


def test_a_person_who_scrolls_up_reads_there_until_they_want_the_newest_line(new_person: NewPerson) -> None:
    person, player, to_newest = _at_table(new_person)
    person.page.wait_for_load_state("networkidle")  # pictures that come late make lines higher
    player.log.hover()
    person.page.mouse.wheel(0, -150)
    expect(to_newest).to_be_visible()
    assert to_newest.evaluate(_IS_ON_TOP)
    place = player.log.evaluate("log => log.scrollTop")
    player.play(6)
    player.wait()
    assert abs(player.log.evaluate("log => log.scrollTop") - place) < 2
    assert to_newest.evaluate(_IS_ON_TOP)
    to_newest.click()
    _expect_newest_line(player, to_newest)
    player.play(4)
    player.wait()
    _expect_newest_line(player, to_newest)
