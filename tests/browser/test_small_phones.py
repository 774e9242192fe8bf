"""A phone whose browser leaves little of the screen: whatever is asked, its answers are in sight, with the coach on as well."""

from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from naqala import Game, Options
from naqala.options import EXPANSIONS
from naqala.texts.facts import FACTS
from tests.browser.conftest import NewPerson
from tests.browser.games import game_until, record_of
from tests.players import choose

SIZES = ((390, 664), (360, 640), (390, 700), (390, 844))
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
ALL = Options(3, EXPANSIONS)
LEAST_KINDS = 12
"""So many kinds of questions at least."""

_ANSWERS = """async () => {
  const section = document.querySelector('section.question')
  const named = section.querySelectorAll('[data-answer], [role=radio], [aria-pressed]')
  const answers = [...named].filter(one => one.checkVisibility())
  const canPress = one => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const x = (left + right) / 2
    return top >= 0 && bottom <= innerHeight && [top + 3, bottom - 3].every(y => one.contains(document.elementFromPoint(x, y)))
  }
  const scrolls = [section, ...section.querySelectorAll('*')].filter(one =>
    one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY))
  for (const one of scrolls) one.scrollTop = 0
  const isSeen = [section.querySelector('h2'), ...answers].slice(0, 3).map(canPress)
  const last = answers.at(-1)
  const frame = scrolls[0]
  if (last && frame) frame.scrollTop = last.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom + 30
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return { isSeen, scrolls: scrolls.map(one => one.className), reachesLast: !last || canPress(last) }
}"""
"""Whether the question and its first answers are seen whole, what scrolls, and whether a scroll brings the last answer."""


@cache
def _questions() -> dict[str, Game]:
    """Of each kind of question to the first seat, the one with the most answers of some random games."""
    found: dict[str, Game] = {}
    for seed in range(1, 7):
        game, random = Game.new(ALL, seed), Random(seed)
        while not game.is_over:
            asked, most = game.decision, found.get(game.decision.ask)
            if asked.seat == 1 and len(game.legal_actions()) > (len(most.legal_actions()) if most else 1):
                found[asked.ask] = game.copy()
            game.play(choose(game, random, 0.7))
    return found


def _expect_answers_in_sight(page: Page, where: str) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)  # for what looks again when the window has another size
        found = page.evaluate(_ANSWERS)
        assert all(found["isSeen"]), f"{where} at {width}x{height}: {found}"
        assert len(found["scrolls"]) <= 1, f"{where} at {width}x{height}: {found}"
        assert found["reachesLast"], f"{where} at {width}x{height}: {found}"


def _may_buy_djinns(game: Game) -> bool:
    bought = {one.text.split()[1] for one in game.legal_actions() if one.text.startswith("buy") and "paying" in one.text}
    return game.decision.seat == 1 and len(bought) > 1


def test_who_buys_a_djinn_reads_what_it_does(new_person: NewPerson) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664})
    game = game_until(ALL, _may_buy_djinns)
    person.sits_at(person.open_record(record_of(game), "hbb"))
    player = person.player()
    player.wait()
    djinn = next(one for one in game.position().djinns.row if any(f"buy {one} " in two.text for two in game.legal_actions()))
    about = person.said(f"djinn.{djinn}.about", **FACTS)
    for width, height in ((390, 664), (390, 844), (844, 390), (740, 360)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(player.question.get_by_text(about)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("coached", [True, False])
def test_the_answers_to_every_kind_of_question_are_in_sight(new_person: NewPerson, coached: bool) -> None:
    person = new_person(**PHONE, viewport={"width": 390, "height": 664}, coached=coached)
    questions = _questions()
    assert len(questions) >= LEAST_KINDS
    for ask, game in sorted(questions.items()):
        person.sits_at(person.open_record(record_of(game), "hbb"))
        person.player().wait()
        person.page.wait_for_load_state("networkidle")
        _expect_answers_in_sight(person.page, ask)
