"""axe finds nothing to complain about on the screens for playing with friends."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.test_accessibility import _expect_no_violations
from tests.browser.test_rematch import open_near_the_end


def test_my_name_and_devices(person: Person) -> None:
    person.page.goto("/me")
    person.page.get_by_role("button", name=person.said("me.code.make")).click()
    person.page.get_by_role("img", name=person.said("me.code.qr")).wait_for()
    _expect_no_violations(person.page)


def test_chat_and_settings(new_person: NewPerson) -> None:
    amira = new_person(viewport={"width": 390, "height": 844})
    amira.sits_at(amira.open("hl")["id"])
    amira.page.get_by_role("button", name=amira.said("talk.title")).click()
    panel = amira.page.get_by_role("complementary", name=amira.said("talk.title"))
    panel.get_by_role("button", name=amira.said("talk.react", reaction="👍")).click()
    expect(panel.get_by_role("log")).to_contain_text("Amira")
    _expect_no_violations(amira.page)
    panel.get_by_role("button", name=amira.said("ui.close"), exact=True).click()
    amira.page.get_by_role("button", name=amira.said("ui.settings")).click()
    amira.page.get_by_label(amira.said("sound.volume")).wait_for()
    _expect_no_violations(amira.page)


def test_rematch_and_its_options(person: Person) -> None:
    person.sits_at(open_near_the_end(person, "hl", before=0)["id"])
    over = person.player().over
    over.get_by_role("button", name=person.said("rematch.start")).wait_for()
    _expect_no_violations(person.page)
    over.get_by_role("button", name=person.said("rematch.change")).click()
    person.page.get_by_role("dialog", name=person.said("rematch.change")).wait_for()
    _expect_no_violations(person.page)
