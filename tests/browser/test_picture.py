"""The score sheet of a finished game as a picture, from the table and from the replay."""

from playwright.sync_api import expect

from tests.browser.games import finished
from tests.browser.people import Person


def test_picture_of_a_finished_game(person: Person) -> None:
    page = person.page
    table = person.open_record(finished(), "hb")
    save = page.get_by_role("button", name=person.said("tally.save"))
    for address in (f"/table/{table}", f"/replay/{table}"):
        page.goto(address)
        if address.startswith("/replay"):
            page.get_by_role("tab", name=person.said("ui.score")).click()
            slider = page.get_by_role("slider", name=person.said("ui.replay.position"))
            expect(save).to_have_count(0)  # the game has only begun
            slider.fill(str(slider.get_attribute("max")))
        with page.expect_download() as saved:
            save.click()
        assert saved.value.suggested_filename.endswith(".png")
        picture = saved.value.path().read_bytes()
        width, height = (int.from_bytes(picture[start : start + 4], "big") for start in (16, 20))
        assert picture[1:4] == b"PNG"
        assert width == 1080
        assert height > 800
