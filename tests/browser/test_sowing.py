"""Sowing: by mouse, by drag, and on after the page was loaded again."""

import re

import pytest
from playwright.sync_api import Locator, expect

from naqala import Game, Options
from naqala.offers import offers
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person
from tests.browser.player import Player


def _at_first_move(person: Person) -> Player:
    """At a table where this person is about to move."""
    game = game_until(Options(2), asks("move"))
    person.sits_at(person.open_record(record_of(game), "hb"))
    player = person.player("sow")
    assert player.wait() == "answer"
    return player


def _pick(player: Player, least: int = 3) -> None:
    """Picks up so many meeples or more."""
    counts = [
        sum(map(int, re.findall(r"(\d+) (?:Vizier|Elder|Merchant|Builder|Assassin)", name))) for name in _names(player.tiles)
    ]
    tile = next(number for number, count in enumerate(counts) if count >= least)
    player.tiles.nth(tile).click()
    expect(player.colours.first).to_be_visible()


def _names(found: Locator) -> list[str]:
    return [name or "" for name in found.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")]


def _drop(player: Player) -> None:
    """Drops one meeple: takes a colour, then a tile for it."""
    before = _names(player.colours)
    player.colours.first.click()
    player.tiles.first.click()
    expect(player.colours).not_to_have_count(0)
    player.page.wait_for_function(
        "before => { const now = [...document.querySelectorAll('[role=radio]')].map(one => one.getAttribute('aria-label'));"
        " return now.length && now.join() !== before.join() }",
        arg=before,
    )


def test_sow_goes_on_after_the_page_was_loaded_again(person: Person) -> None:
    player = _at_first_move(person)
    _pick(player, least=3)
    _drop(player)
    step = re.compile(re.escape(person.said("board.step", n=1)))
    expect(person.page.get_by_role("gridcell", name=step)).to_have_count(1)
    before = (player.heading(), _names(player.colours), _names(player.page.get_by_role("gridcell")))
    person.page.reload()
    player.wait()
    assert before == (player.heading(), _names(player.colours), _names(player.page.get_by_role("gridcell")))
    while player.colours.first.is_visible():
        player.step()
        player.wait()


def test_meeples_are_dragged_from_the_hand(person: Person) -> None:
    player = _at_first_move(person)
    _pick(player)
    figure, tile = player.colours.first, player.tiles.first
    name = (tile.get_attribute("aria-label") or "").split(",")[0]
    figure.drag_to(tile)
    placed = person.page.get_by_role("gridcell", name=re.compile(rf"^{name},.*{re.escape(person.said('board.step', n=1))}"))
    expect(placed).to_have_count(1)


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("source", ["[data-held]", "[role=radio]"])
def test_a_meeple_dragged_to_a_wrong_tile_says_why_and_escape_puts_it_back(person: Person, source: str) -> None:
    player, mouse = _at_first_move(person), person.page.mouse
    _pick(player)
    figure = person.page.locator(source).first
    figure.drag_to(person.page.locator('[role=gridcell]:not([aria-disabled="false"])').first)
    expect(player.question.get_by_role("alert")).to_be_visible()
    before = _names(player.colours)
    mouse.move(*_middle(figure))
    mouse.down()
    mouse.move(*_middle(player.tiles.first), steps=5)
    ghost = person.page.locator("body > img")
    expect(ghost).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    mouse.up()
    assert _names(player.colours) == before
    expect(player.sending).to_have_count(0)


def test_answer_is_undone(person: Person) -> None:
    player = _at_first_move(person)
    before = (player.heading(), _names(player.tiles))
    _pick(player)
    player.question.get_by_role("button", name=person.said("ui.undo"), exact=True).click()
    expect(player.colours).to_have_count(0)
    player.wait()
    assert before == (player.heading(), _names(player.tiles))


def test_meeples_are_pressed_and_dragged_where_they_float(person: Person) -> None:
    player = _at_first_move(person)
    _pick(player)
    held = person.page.locator("[data-held]")
    held.first.click()
    expect(player.page.get_by_role("radio", checked=True)).to_have_count(1)
    tile = player.tiles.first
    name = (tile.get_attribute("aria-label") or "").split(",")[0]
    held.first.drag_to(tile)
    placed = person.page.get_by_role("gridcell", name=re.compile(rf"^{name},.*{re.escape(person.said('board.step', n=1))}"))
    expect(placed).to_have_count(1)


def test_which_meeple_is_asked_at_the_tile(person: Person) -> None:
    player = _at_first_move(person)
    _pick(player)
    tile = player.tiles.first
    tile.click()
    question = person.said("board.hand.drop", tile=tile.get_attribute("data-tile") or "")
    which = person.page.get_by_role("group", name=question)
    expect(which.get_by_role("button").first).to_be_visible()
    at, panel = tile.bounding_box(), which.bounding_box()
    assert at is not None
    assert panel is not None
    assert max(at["x"] - panel["x"] - panel["width"], panel["x"] - at["x"] - at["width"]) < 20
    assert max(at["y"] - panel["y"] - panel["height"], panel["y"] - at["y"] - at["height"]) < 20
    expect(player.question.get_by_role("heading", name=question)).to_be_visible()
    which.get_by_role("button").first.click()
    expect(which).to_have_count(0)
    expect(person.page.get_by_role("gridcell", name=re.compile(re.escape(person.said("board.step", n=1))))).to_have_count(1)


def _claims(game: Game) -> set[str]:
    """The tiles that answers to the open question would give to the seat that is asked."""
    return {action.parts["tile"] for action in game.legal_actions() if (offer := offers(game).get(action.text)) and offer.claims}


@pytest.mark.parametrize(("ask", "action"), [("drop", "drop"), ("kill", "kill_on")])
def test_tiles_that_a_drop_or_a_kill_would_claim_are_marked(person: Person, ask: str, action: str) -> None:
    def is_wanted(game: Game) -> bool:
        """Some tiles that can be chosen are claimed, and some are not."""
        if not asks(ask)(game):
            return False
        tiles = {one.parts["tile"] for one in game.legal_actions() if one.verb == action}
        return bool(_claims(game)) and _claims(game) < tiles

    game = game_until(Options(2), is_wanted)
    person.sits_at(person.open_record(record_of(game), "hb"))
    assert person.player().wait() == "answer"
    tiles = person.page.get_by_role("gridcell")
    named = tiles.filter(has=person.page.locator("img.claimed"))
    expect(named).to_have_count(len(_claims(game)))
    for tile in _claims(game):
        marked = person.page.locator(f"[data-tile={tile}]")
        expect(marked).to_have_accessible_name(re.compile(re.escape(person.said("board.claims"))))
        expect(marked.locator("img.claimed")).to_be_in_viewport()


def test_a_tile_that_is_no_answer_says_why(person: Person) -> None:
    player = _at_first_move(person)
    said = player.question.get_by_role("alert")
    assert "no meeples" in _names(person.page.locator('[data-tile][aria-disabled="true"]'))[0]
    for key in ("board.refused.empty", "board.refused.here"):
        closed = person.page.locator('[data-tile][aria-disabled="true"]').first
        closed.click(force=True)  # Playwright waits for what is disabled, people do not
        expect(said).to_have_text(person.said(key, tile=str(closed.get_attribute("data-tile"))))
        expect(said).to_be_in_viewport(ratio=0.99)
        if key == "board.refused.empty":
            _pick(player, least=3)
            expect(said).to_have_count(0)
