"""Help on request: hints, explanations, settings."""

import re

import pytest
from playwright.sync_api import expect

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, game_until, record_of
from tests.browser.people import Person


def test_hint_shows_moves_with_reasons_and_plays_one(person: Person) -> None:
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
    player = person.player()
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text("You collect")
    steps = person.page.get_by_role("gridcell", name=re.compile(re.escape(person.said("board.step", n=1))))
    expect(steps).to_have_count(1)
    # What was drawn goes with the hint.
    hint.get_by_role("button", name=person.said("ui.close")).click()
    expect(steps).to_have_count(0)
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    expect(hint.get_by_role("button", name=person.texts.pattern("hint.play", "hint.play.turn", "hint.play.part"))).to_be_enabled()
    sentences = [said.split(" ", 2)[2] for said in re.findall(r"[A-Z][^.]*\.", best.locator("p").last.inner_text())]
    hint.get_by_role("button", name=person.texts.pattern("hint.play", "hint.play.turn", "hint.play.part")).click()
    # The whole way, without asking again, and all that the hint said.
    for said in sentences:
        expect(player.log).to_contain_text(said)
    expect(player.colours).to_have_count(0)


@pytest.mark.parametrize("where", ["tile", "card"])
def test_explanation_stands_beside_the_thing(person: Person, where: str) -> None:
    person.sits_at(person.open("hb")["id"])
    page = person.page
    person.player().wait()
    cards = page.get_by_role("list", name=person.said("row.label")).get_by_role("button")
    thing = page.locator('[data-tile="c3"]') if where == "tile" else cards.first
    thing.hover()
    told = page.get_by_role("tooltip")
    expect(told).to_be_visible()
    at, sheet = thing.bounding_box(), told.bounding_box()
    assert at is not None
    assert sheet is not None
    gap = max(sheet["x"] - at["x"] - at["width"], at["x"] - sheet["x"] - sheet["width"])
    assert 0 <= gap <= at["width"] + 20


def test_part_that_is_gone_after_an_update_is_told(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    person.player().wait()
    with person.forgiven():
        person.page.route(re.compile("/assets/Doors"), lambda route: route.fulfill(status=404))
        person.page.get_by_role("button", name=person.said("ui.score"), exact=True).click()
        notice = person.page.get_by_role("alert").filter(has_text=person.said("error.partMissing"))
        expect(notice).to_be_visible()
        person.page.unroute_all()
        notice.get_by_role("button", name=person.said("ui.reload")).click()
        expect(notice).to_have_count(0)
    person.page.get_by_role("button", name=person.said("ui.score"), exact=True).click()
    expect(person.page.get_by_role("dialog", name=person.said("score.estimate"))).to_be_visible()


def test_hints_can_be_forbidden(person: Person) -> None:
    person.sits_at(person.open("hb", hints=False)["id"])
    player = person.player()
    player.wait()
    expect(player.question.get_by_role("button", name=person.said("ui.hint"), exact=True)).to_have_count(0)


def test_card_explains_itself(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    market = person.page.get_by_role("list", name=person.said("row.label"))
    market.get_by_role("button").first.click()
    explanation = person.page.get_by_role("dialog")
    expect(explanation.get_by_role("heading")).not_to_be_empty()
    person.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)


def test_rules_and_keys_are_one_press_away(person: Person) -> None:
    """By the sign in the bar and by its key, wherever the focus is."""
    person.sits_at(person.open("hb")["id"])
    page = person.page
    page.get_by_role("button", name=person.said("ui.help"), exact=True).click()
    dialog = page.get_by_role("dialog", name=person.said("ui.help"))
    for what in ("ui.explain.howTo", "ui.keyboard", "rules.inPlay"):
        expect(dialog.get_by_text(person.said(what))).to_be_visible()
    expect(dialog.get_by_role("article", name=person.said("topic.goal"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    tile = page.get_by_role("grid", name=person.said("board.label")).get_by_role("gridcell").first
    card = page.get_by_role("list", name=person.said("row.label")).get_by_role("button").first
    for thing in (tile, card):
        expect(page.locator("dialog")).to_have_count(0)
        thing.focus()
        page.keyboard.press("?")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    tile.focus()
    page.keyboard.press("i")
    explanation = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=person.said("tribe.red.does"))
    reds = person.texts.pattern("tribe.red.count").pattern.strip("^$")
    expect(explanation).to_have_count(int(re.search(reds, tile.get_attribute("aria-label") or "") is not None))


def test_help_begins_with_the_open_question(person: Person) -> None:
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
    player = person.player()
    player.wait()
    asked = player.question.get_by_role("heading").first.inner_text()
    person.page.keyboard.press("?")
    dialog = person.page.get_by_role("dialog", name=person.said("ui.help"))
    question = dialog.get_by_role("region", name=asked)
    expect(question).to_contain_text(person.said("ask.move.help"))
    question.get_by_role("link", name=person.said("ui.rules.more")).click()
    expect(dialog.get_by_role("article", name=person.said("topic.move"), exact=True)).to_be_focused()


def test_a_press_beside_a_dialog_closes_it_and_one_in_it_does_not(person: Person) -> None:
    page, player = person.page, person.player()
    person.sits_at(person.open("hb")["id"])
    player.wait()
    for address, opened in ((page.url, "ui.help"), ("/", "ui.settings")):
        page.goto(address)
        page.get_by_role("button", name=person.said(opened), exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("heading").first.click()
        expect(dialog).to_be_visible()
        page.mouse.click(3, 3)
        expect(dialog).to_have_count(0)


def test_a_mouse_is_not_told_to_press_long(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    person.player().wait()
    person.page.wait_for_load_state("networkidle")
    expect(person.page.get_by_role("note")).to_have_count(0)


def test_first_table_says_once_how_things_explain_themselves(new_person: NewPerson) -> None:
    person = new_person(has_touch=True, is_mobile=True)
    first, second = (person.open("hb")["id"] for _ in range(2))
    note = person.page.get_by_role("note").filter(has_text=person.said("ui.explain.touch"))
    for table, count in ((first, 1), (second, 0), (first, 1)):
        person.sits_at(table)
        person.player().wait()
        expect(note).to_have_count(count)
    note.get_by_role("button", name=person.said("ui.close"), exact=True).click()
    expect(note).to_have_count(0)
    person.sits_at(first)
    person.player().wait()
    expect(note).to_have_count(0)


def test_hint_comes_into_sight_and_what_was_explained_makes_room(new_person: NewPerson) -> None:
    person = new_person(viewport={"width": 1366, "height": 768})
    person.sits_at(person.open_record(record_of(game_until(Options(2), asks("move"))), "hb"))
    player, page = person.player(), person.page
    player.wait()
    player.tiles.first.hover()
    told = page.get_by_role("tooltip")
    expect(told).to_be_visible()
    page.keyboard.press("h")
    best = page.get_by_role("region", name=person.said("hint.title")).get_by_role("listitem").first
    expect(best).to_be_in_viewport(ratio=0.99)
    frame, sheet = page.locator(".question").first.bounding_box(), told.bounding_box()
    assert frame is not None and sheet is not None
    assert sheet["x"] + sheet["width"] <= frame["x"] + 1


def test_score_so_far_hides_what_is_secret(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    person.page.get_by_role("button", name=person.said("ui.score"), exact=True).click()
    sheet = person.page.get_by_role("dialog", name=person.said("score.estimate"))
    gold = sheet.get_by_role("row", name=re.compile(f"^{re.escape(person.said('score.gold'))}")).get_by_role("cell")
    expect(gold.first).to_have_text(re.compile(r"^\d+$"))
    expect(gold.last).to_contain_text(person.said("score.hidden"))


def test_without_confirmation_of_what_cannot_be_undone(person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("button", name=person.said("ui.settings")).click()
    person.page.get_by_role("checkbox", name=re.compile(re.escape(person.said("ui.settings.confirm")))).uncheck()
    person.page.get_by_role("button", name=person.said("ui.close"), exact=True).click()
    person.sits_at(person.open("hh")["id"])
    player = person.player("sure")
    assert all(player.step() != "confirm" for _ in range(15))


def test_among_bots_no_answer_is_to_be_confirmed(person: Person) -> None:
    person.sits_at(person.open("hb")["id"])
    player = person.player("bots")
    assert all(player.step() != "confirm" for _ in range(15))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_own_hand_is_always_in_sight(new_person: NewPerson, width: int, height: int) -> None:
    """With all expansions and five seats, late in the game."""
    person = new_person(viewport={"width": width, "height": height})

    def is_rich(game: Game) -> bool:
        own = game.position().seats[0]
        return asks("move")(game) and bool(own.cards and own.items and own.djinns)

    person.sits_at(person.open_record(record_of(game_until(Options(5, EXPANSIONS, PROMOS), is_rich)), "hbbbb"))
    person.player().wait()
    hand = person.page.get_by_role("region", name=person.said("ui.mine"), exact=True)
    for kind in ("ui.cards", "ui.items", "ui.djinns"):
        things = hand.get_by_role("list", name=person.said(kind), exact=True).get_by_role("button")
        expect(things.first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_log_is_in_sight_while_one_decides(new_person: NewPerson, width: int, height: int) -> None:
    """Four lines of it, in a low window three, with any players and any number of answers."""
    person = new_person(viewport={"width": width, "height": height})
    options = Options(5, ("whims",), five_track=True)
    for question in ("move", "last"):
        person.sits_at(person.open_record(record_of(game_until(options, asks(question))), "hbbbb"))
        player = person.player()
        player.wait()
        log = player.log.bounding_box()
        asked = player.question.bounding_box()
        players = person.page.get_by_role("list", name=person.said("ui.players"), exact=True)
        assert log is not None and asked is not None
        assert log["height"] >= (80 if height >= 900 else 60)
        assert asked["y"] + asked["height"] < log["y"]
        expect(player.log).to_be_in_viewport(ratio=0.99)
        expect(players.locator("[aria-current]")).to_be_in_viewport(ratio=0.9)


def test_table_that_appears_under_a_resting_mouse_explains_nothing_yet(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("button", name=person.said("ui.playNow")).click()
    tile = page.locator("[data-tile=b4]")
    tile.wait_for()
    page.wait_for_timeout(1000)  # an explanation would have come by then
    expect(page.get_by_role("tooltip")).to_have_count(0)
    tile.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
