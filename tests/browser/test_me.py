"""Who a person is without signing up, on one device and then on another."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.player import step_of_any
from tests.browser.test_rematch import open_near_the_end


def test_everything_moves_to_another_browser_and_the_first_is_refused(new_person: NewPerson) -> None:
    phone, laptop, basim = new_person(), new_person(), new_person()
    phone.page.goto("/me")
    phone.page.get_by_label(phone.said("ui.rename.name")).fill("Zoë")
    phone.page.get_by_role("button", name=phone.said("ui.rename.save")).click()
    expect(phone.page.get_by_text(phone.said("me.saved"))).to_be_visible()
    phone.page.get_by_role("radio", name=phone.said("me.colour.4")).check()
    opened = phone.open("hl")
    phone.sits_at(opened["id"])
    basim.sits_at(opened["id"], opened["invitations"]["2"])

    maker = phone.context.new_page()
    maker.goto("/me")
    maker.get_by_role("button", name=phone.said("me.code.make")).click()
    expect(maker.get_by_role("img", name=phone.said("qr.label", label=phone.said("me.code.link")))).to_be_visible()
    link = maker.get_by_role("textbox", name=phone.said("me.code.link")).input_value()
    assert maker.locator("code").inner_text() in link

    laptop.page.goto(link)
    move = laptop.page.get_by_role("button", name=laptop.said("me.here.do"))
    for width, height in ((844, 390), (390, 844)):
        laptop.page.set_viewport_size({"width": width, "height": height})
        expect(move).to_be_in_viewport(ratio=0.99)
    move.click()
    expect(laptop.page.get_by_text(laptop.said("me.here.done", n=1))).to_be_visible()
    expect(laptop.page.get_by_label(laptop.said("ui.rename.name"))).to_have_value("Zoë")
    expect(laptop.page.get_by_role("radio", name=laptop.said("me.colour.4"))).to_be_checked()
    assert "#" not in laptop.page.url
    expect(phone.player().question).to_contain_text(phone.said("ui.spectating"))
    expect(phone.page.get_by_role("alert")).to_have_text(phone.said("ui.unseated.moved", name="Amira"))

    laptop.page.goto("/")
    laptop.page.get_by_role("link", name=re.compile(f"^{re.escape(laptop.said('ui.myGames.resume'))}")).first.click()
    players = [laptop.player("a"), basim.player("b")]
    assert any(step_of_any(players) is players[0] for _ in range(20))
    laptop.page.get_by_role("button", name=laptop.said("ui.invite")).click()
    expect(laptop.page.get_by_role("button", name=laptop.said("ui.link.new")).first).to_be_visible()


def test_wrong_code_is_refused_by_name(new_person: NewPerson) -> None:
    person = new_person()
    person.page.goto("/me")
    expect(person.page.get_by_role("button", name=person.said("me.here.do"))).to_be_visible()
    person.page.goto("/me#code=00000-00000-00000-00000")
    expect(person.page.get_by_label(person.said("me.code.typed"), exact=True)).to_have_value("00000-00000-00000-00000")
    with person.forgiven():
        person.page.get_by_role("button", name=person.said("me.here.do")).click()
        expect(person.page.get_by_role("alert")).to_have_text(person.said("error.RecoveryError"))


def test_guest_brings_name_and_colour_along(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    assert basim.context.request.post("/api/me", data={"name": "Zoë", "colour": 2, "camel": 0}).ok
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    players = amira.page.get_by_role("list", name=amira.said("ui.players"))
    badge = players.locator("img.badge[alt=B]")
    usual = badge.get_attribute("src") or ""
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    expect(players).to_contain_text("Zoë")
    expect(badge).not_to_have_attribute("src", usual)
    assert "077f66" in (badge.get_attribute("src") or "")


def test_game_list_is_live_and_has_results(new_person: NewPerson) -> None:
    amira, basim = new_person(), new_person()
    opened = open_near_the_end(amira, "hl", before=4)
    basim.sits_at(opened["id"], opened["invitations"]["2"])
    home = basim.context.new_page()
    home.goto("/")
    games = home.get_by_role("region", name=basim.said("ui.myGames"))
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games).not_to_contain_text(re.compile(r"\d\d"))
    amira.sits_at(opened["id"])
    players = [amira.player("a"), basim.player("b")]
    while not players[0].over.is_visible():
        step_of_any(players)
    won = re.compile("|".join(basim.said(f"ui.myGames.{how}") for how in ("won", "shared", "lost")))
    expect(games).to_contain_text(won, timeout=20_000)
    expect(games.locator(".points")).to_have_count(2)
