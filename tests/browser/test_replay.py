"""Finished games: replayed, continued, downloaded and uploaded."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from naqala.record import replay
from naqala.terminal.saves import Saved, write
from naqala.terminal.seating import seated
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, finished
from tests.browser.people import Person


@pytest.fixture(scope="module")
def record() -> Json:
    """A whole game of two."""
    return finished()


def _at_replay(person: Person, record: Json) -> str:
    table = person.open_record(record, "hb")
    person.page.goto(f"/replay/{table}")
    person.page.get_by_role("slider", name=person.said("ui.replay.position")).wait_for()
    return table


def _expect_step(person: Person, step: int, record: Json) -> None:
    said = person.said("ui.replay.step", step=step, steps=len(record["actions"]))
    expect(person.page.get_by_text(said, exact=True)).to_be_visible()


def test_scrub_and_step(person: Person, record: Json) -> None:
    _at_replay(person, record)
    page, last = person.page, len(record["actions"])
    _expect_step(person, 0, record)
    start = page.get_by_role("grid").inner_html()
    page.get_by_role("button", name=person.said("ui.replay.next"), exact=True).click()
    _expect_step(person, 1, record)
    slider = page.get_by_role("slider", name=person.said("ui.replay.position"))
    slider.fill(str(last // 2))
    _expect_step(person, last // 2, record)
    assert page.get_by_role("grid").inner_html() != start
    page.get_by_role("button", name=person.said("ui.replay.last")).click()
    _expect_step(person, last, record)
    expect(page.get_by_role("button", name=person.said("ui.replay.continue"))).to_be_disabled()
    page.get_by_role("button", name=person.said("ui.replay.first")).click()
    _expect_step(person, 0, record)


def test_all_of_it_fits_into_a_low_window(new_person: NewPerson, record: Json) -> None:
    person = new_person(viewport={"width": 1280, "height": 720})
    person.page.goto(f"/replay/{person.open_record(record, 'hb')}")
    person.page.get_by_role("grid", name=person.said("board.label")).wait_for()
    assert person.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, "the page scrolls"


def test_keys_lead_through_the_game_wherever_one_is(person: Person, record: Json) -> None:
    _at_replay(person, record)
    page = person.page
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        _expect_step(person, step, record)
    for key, step in (("End", len(record["actions"])), ("Home", 0)):
        page.keyboard.press(key)
        _expect_step(person, step, record)
    page.get_by_role("button", name=person.said("ui.replay.next"), exact=True).click()
    page.keyboard.press("ArrowRight")
    _expect_step(person, 2, record)
    page.get_by_role("tabpanel").focus()
    for key, step in (("ArrowRight", 3), ("End", len(record["actions"])), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        _expect_step(person, step, record)
    page.get_by_role("log").get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    _expect_step(person, 2, record)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=person.said("ui.replay.pause"), exact=True)).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=person.said("ui.replay.play"), exact=True)).to_be_visible()


def test_the_chart_leads_to_its_rounds(person: Person, record: Json) -> None:
    _at_replay(person, record)
    page = person.page
    page.get_by_role("tab", name=person.said("ui.score"), exact=True).click()
    chart = page.locator("figure > svg")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] * 0.9, "y": box["height"] / 2})
    slider = page.get_by_role("slider", name=person.said("ui.replay.position"))
    assert int(slider.input_value()) > len(record["actions"]) / 2


def test_after_the_game_one_can_play_again(person: Person, record: Json) -> None:
    table = person.open_record(record, "hb")
    person.page.goto(f"/table/{table}")
    over = person.page.get_by_role("dialog", name=person.said("ui.gameOver"))
    over.get_by_role("button", name=person.said("ui.close"), exact=True).click()
    question = person.page.get_by_role("region", name=person.said("ui.yourAnswer"), exact=True)
    for door in ("ui.replay", "ui.home", "ui.newGame"):
        expect(question.get_by_role("link", name=person.said(door), exact=True)).to_be_visible()
    question.get_by_role("button", name=person.said("rematch.start"), exact=True).click()
    expect(person.page).not_to_have_url(re.compile(table))
    person.page.wait_for_url("**/table/*")
    assert person.player().wait() == "answer"


def test_any_turn_is_gone_to_by_the_log(person: Person, record: Json) -> None:
    _at_replay(person, record)
    page, last = person.page, len(record["actions"])
    turns = page.get_by_role("log").get_by_role("heading").get_by_role("button")
    now = page.get_by_role("log").locator("[aria-current=step]")
    assert turns.count() > 20  # also those that are still to come
    slider = page.get_by_role("slider", name=person.said("ui.replay.position"))
    name = person.said("ui.replay.jump.turn", what=person.said("log.turn", name="Basim"), n=3)
    page.get_by_role("button", name=name, exact=True).first.click()
    there = int(slider.input_value())
    assert 0 < there < last
    expect(now).to_have_accessible_name(name)
    expect(now).to_be_focused()
    expect(now).to_be_in_viewport()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert int(slider.input_value()) < there
    expect(now).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    _expect_step(person, 0, record)


def test_through_other_eyes(person: Person, record: Json) -> None:
    _at_replay(person, record)
    page = person.page
    page.get_by_role("tab", name=person.said("ui.players")).click()
    hidden = page.get_by_role("tabpanel").get_by_role("button", name=person.said("player.gold.hidden"))
    eyes = page.get_by_label(person.said("ui.replay.view"))
    for view, count in (("all", 0), ("open", 2), ("1", 1)):
        eyes.select_option(view)
        expect(hidden).to_have_count(count)


def test_continue_from_here(person: Person, record: Json) -> None:
    table = _at_replay(person, record)
    page = person.page
    page.get_by_role("slider", name=person.said("ui.replay.position")).fill(str(len(record["actions"]) // 3))
    page.get_by_role("button", name=person.said("ui.replay.continue")).click()
    dialog = page.get_by_role("dialog", name=person.said("ui.replay.continue"))
    for level in dialog.get_by_label(person.said("bot.level")).all():
        level.select_option("uniform")
    dialog.get_by_role("button", name=person.said("setup.start")).click()
    page.wait_for_url(re.compile(r"/table/(?!" + table + ")"))
    person.player("on").play(6)


def test_download_and_upload(new_person: NewPerson, record: Json, tmp_path: Path) -> None:
    person, other = new_person(), new_person()
    person.open_record(record, "hb")
    person.page.goto("/")
    games = person.page.get_by_role("region", name=person.said("ui.myGames"))
    with person.page.expect_download() as downloading:
        games.get_by_role("link", name=re.compile(f"^{re.escape(person.said('ui.download'))}")).click()
    path = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(path)
    assert json.loads(path.read_text())["actions"] == record["actions"]

    other.page.goto("/")
    upload = other.page.get_by_role("region", name=other.said("ui.upload"))
    upload.locator("summary").click()
    upload.get_by_label(other.said("ui.upload.choose")).set_input_files(path)
    other.page.wait_for_url("**/replay/*")
    other.page.get_by_role("slider", name=other.said("ui.replay.position")).wait_for()


def test_a_game_saved_in_the_terminal_is_uploaded(person: Person, record: Json, tmp_path: Path) -> None:
    path, game = tmp_path / "game.json", replay(record)
    saved = Saved(game, seated(["greedy", "human"], ["Dinar", "Rita"]), "seed", 2.0)
    write(saved, path, game.actions[:20])
    person.page.goto("/")
    upload = person.page.get_by_role("region", name=person.said("ui.upload"))
    upload.locator("summary").click()
    with person.forgiven():  # the server says that the game is not over
        upload.get_by_label(person.said("ui.upload.choose")).set_input_files(path)
        for seat, name in enumerate(("Dinar", "Rita"), 1):
            field = upload.get_by_role("group", name=person.said("setup.seat", n=seat)).get_by_role("textbox")
            expect(field).to_have_value(name)
    upload.get_by_role("button", name=person.said("ui.upload.open")).click()
    person.page.wait_for_url("**/table/*")

    write(saved, path, game.actions)
    person.page.goto("/")
    upload.locator("summary").click()
    upload.get_by_label(person.said("ui.upload.choose")).set_input_files(path)
    person.page.wait_for_url("**/replay/*")
    _expect_step(person, 0, record)


def test_file_that_is_no_game_is_refused(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "shopping.json"
    path.write_text('{"milk": 2}')
    person.page.goto("/")
    upload = person.page.get_by_role("region", name=person.said("ui.upload"))
    upload.locator("summary").click()
    upload.get_by_label(person.said("ui.upload.choose")).set_input_files(path)
    expect(upload.get_by_role("alert")).not_to_be_empty()


@pytest.mark.parametrize("screen", ["replay", "review"])
def test_people_look_as_they_did_at_the_table(person: Person, record: Json, screen: str) -> None:
    assert person.context.request.post("/api/me", data={"name": "Zoë", "colour": 4, "camel": 0}).ok
    table = person.open_record(record, "hb", after=len(record["actions"]) - 10)
    person.sits_at(table)
    own = person.page.get_by_role("list", name=person.said("ui.players"), exact=True).get_by_role("listitem").first
    look = own.evaluate("one => one.style.getPropertyValue('--seat')")
    assert look
    person.player().play_to_the_end()
    person.page.goto(f"/{screen}/{table}")
    line = person.page.locator(f'path[style*="{look}"]').first
    if screen == "replay":
        person.page.get_by_role("tab", name=person.said("ui.score"), exact=True).click()
    expect(line).to_be_attached()
