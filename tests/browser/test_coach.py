"""The coach of the first games: at hand for newcomers, gone with one press."""

from playwright.sync_api import Locator, expect

from naqala import Options
from tests.browser.conftest import NewPerson
from tests.browser.games import asks, finished, game_until, record_of
from tests.browser.people import Person


def _coach(person: Person) -> Locator:
    return person.page.get_by_role("note", name=person.said("coach.title"), exact=True)


def test_a_kind_of_question_is_explained_the_first_time(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open("hbb")["id"])
    player = person.player()
    player.wait()
    note = _coach(person)
    expect(note).to_contain_text(person.said("coach.ask.bid"))
    expect(note).to_be_in_viewport(ratio=0.99)
    player.give("bid 0")
    record = record_of(game_until(Options(2), asks("move")))
    for count in (1, 0):
        person.sits_at(person.open_record(record, "hb"))
        player.wait()
        expect(note.get_by_text(person.said("coach.ask.move"))).to_have_count(count)
        if count:
            note.get_by_role("button", name=person.said("coach.gotIt")).click()
            expect(note).to_have_count(0)
    player.tiles.first.click()
    expect(note).to_contain_text(person.said("coach.ask.drop"))


def test_the_coach_goes_with_one_press_and_can_come_back(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open("hb")["id"])
    person.player().wait()
    note = _coach(person)
    note.get_by_role("button", name=person.said("coach.off")).click()
    expect(note).to_have_count(0)
    person.page.reload()
    person.player().wait()
    expect(note).to_have_count(0)
    person.page.get_by_role("button", name=person.said("ui.settings"), exact=True).click()
    person.page.get_by_role("checkbox", name=person.said("ui.settings.coach")).check()
    person.page.keyboard.press("Escape")
    expect(note).to_be_visible()


def test_who_has_finished_a_game_needs_no_coach(new_person: NewPerson) -> None:
    person = new_person(coached=True)
    person.sits_at(person.open_record(finished(), "hb"))
    expect(person.page.get_by_role("dialog", name=person.said("ui.gameOver"))).to_be_visible()
    person.sits_at(person.open("hb")["id"])
    person.player().wait()
    expect(_coach(person)).to_have_count(0)
