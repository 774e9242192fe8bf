"""The end of a game is not the end of the evening: the same people again, without a link."""

import re

from playwright.sync_api import Locator, expect

from naqala import Options
from tests.browser.conftest import NewPerson
from tests.browser.games import Json, finished
from tests.browser.people import Person
from tests.browser.player import play_until_all_acted, step_of_any, step_until


def open_near_the_end(host: Person, kinds: str, before: int = 8) -> Json:
    """A table at which so many actions are left of a game."""
    record = finished(Options(len(kinds)))
    return host.open_played(record, kinds, after=len(record["actions"]) - before)


def _close_sheet(person: Person) -> None:
    over = person.player().over
    over.wait_for()
    over.get_by_role("button", name=person.said("ui.close"), exact=True).click()
    expect(over).to_have_count(0)


def _button(person: Person, key: str) -> Locator:
    return person.player().question.get_by_role("button", name=person.said(key), exact=True)


def test_two_browsers_play_finish_and_play_again_without_a_link(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = open_near_the_end(amira, "hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    players = [amira.player("a"), basim.player("b")]
    while not players[0].over.is_visible():
        step_of_any(players)
    _close_sheet(amira)
    _button(amira, "rematch.start").click()
    expect(amira.player().question).to_contain_text(amira.said("ui.waitingFor", names="Basim"))
    sheet = basim.player().over
    expect(sheet).to_contain_text(basim.said("rematch.offered", name="Amira"))
    sheet.get_by_role("button", name=basim.said("rematch.agree"), exact=True).click()
    for person in (amira, basim):
        person.page.wait_for_url(re.compile(rf"/table/(?!{opened['id']})[\w-]+$"))
        person.page.get_by_role("grid", name=person.said("board.label")).wait_for()
    assert amira.page.url == basim.page.url
    players = [amira.player("a"), basim.player("b")]
    play_until_all_acted(players)


def test_a_friend_who_resigned_reads_so_and_plays_again(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = open_near_the_end(amira, "hl")
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    basim.page.get_by_role("button", name=basim.said("ui.settings"), exact=True).click()
    basim.page.get_by_role("button", name=basim.said("table.resign")).click()
    basim.page.get_by_role("button", name=basim.said("table.resign"), exact=True).click()
    player = amira.player("a")
    step_until(player, player.over.is_visible)
    expect(basim.player().over).to_contain_text(basim.said("score.left.resigned"))
    player.over.get_by_role("button", name=amira.said("rematch.start"), exact=True).click()
    basim.player().over.get_by_role("button", name=basim.said("rematch.agree"), exact=True).click()
    for person in (amira, basim):
        person.page.wait_for_url(re.compile(rf"/table/(?!{opened['id']})[\w-]+$"))
        person.page.get_by_role("grid", name=person.said("board.label")).wait_for()
    play_until_all_acted([amira.player("a"), basim.player("b")])
    basim.page.goto("/")
    expect(basim.page.get_by_text(basim.said("score.left.resigned"))).to_be_visible()


def test_options_change_before_all_agree(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = open_near_the_end(amira, "hl", before=0)
    amira.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    for person in (amira, basim):
        _close_sheet(person)
    _button(amira, "rematch.start").click()
    expect(_button(basim, "rematch.agree")).to_be_visible()
    _button(basim, "rematch.change").click()
    dialog = basim.page.get_by_role("dialog", name=basim.said("rematch.change"))
    dialog.get_by_label(basim.said("expansion.artisans")).check()
    dialog.get_by_label(basim.said("rematch.places.stay")).check()
    dialog.get_by_role("button", name=basim.said("rematch.offer")).click()
    question = amira.player().question
    expect(question).to_contain_text(amira.said("rematch.offered", name="Basim"))
    expect(question).to_contain_text(amira.said("expansion.artisans"))
    _button(amira, "rematch.decline").click()
    expect(basim.player().question).to_contain_text(basim.said("rematch.declined", name="Amira"))
    expect(_button(basim, "rematch.start")).to_be_visible()


def test_rematch_among_bots_starts_at_once_and_spectators_get_a_link(new_person: NewPerson) -> None:
    amira, visitor = new_person(), new_person()
    opened = open_near_the_end(amira, "hbb", before=0)
    amira.sits_at(opened["id"])
    visitor.sits_at(opened["id"])
    amira.player().over.get_by_role("button", name=amira.said("rematch.start"), exact=True).click()
    amira.page.wait_for_url(re.compile(rf"/table/(?!{opened['id']})"))
    watch = visitor.player().over.get_by_role("link", name=visitor.said("rematch.watch"))
    watch.click()
    visitor.page.wait_for_url(amira.page.url)
