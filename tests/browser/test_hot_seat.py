"""Two people at one browser: what is secret is hidden while the device changes hands."""

from playwright.sync_api import expect

from tests.browser.people import Person, expect_gold


def test_hand_over_hides_what_is_secret(person: Person) -> None:
    person.sits_at(person.open("hh")["id"])
    player = person.player("hot")
    seen: set[str] = set()
    while len(seen) < 2:
        assert player.wait() == "hand over"
        name = "Amira" if "Amira" in player.hand_over.get_by_role("heading").inner_text() else "Basim"
        expect_gold(person, Amira=False, Basim=False)
        expect(person.page.get_by_role("region", name=person.said("ui.mine"))).to_have_count(0)
        expect(player.tiles).to_have_count(0)
        player.hand_over.get_by_role("button", name=person.said("ui.handover.ready", name=name)).click()
        expect(player.hand_over).to_have_count(0)
        expect_gold(person, Amira=name == "Amira", Basim=name == "Basim")
        seen.add(name)
        while player.wait() != "hand over":
            player.step()


def test_hand_over_cannot_be_closed_by_a_key(person: Person) -> None:
    person.sits_at(person.open("hh")["id"])
    player = person.player("hot")
    assert player.wait() == "hand over"
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("Escape")
    expect(player.hand_over).to_be_visible()
    expect_gold(person, Amira=False, Basim=False)
