"""Values from the box: the host chooses a file, all at the table see what differs, and the cards say it."""

import re

from playwright.sync_api import expect

from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson

FILE = b"""
[whims]
cards = [{ id = "w05", needs = { djinns = 1, palms = 2 }, gold = 35 }]
[thieves]
card_vp = 3
"""


def test_a_host_chooses_a_file_and_a_guest_sees_what_differs(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    page = host.page
    page.goto("/new")
    for expansion in ("thieves", "whims"):
        page.get_by_role("checkbox", name=host.said(f"expansion.{expansion}"), exact=True).check()
    page.get_by_text(host.said("values.title"), exact=True).locator("visible=true").last.click()
    field = page.get_by_label(host.said("values.choose"), exact=True).locator("visible=true").last
    with host.forgiven():  # the browser says on its console that the server refused the file
        field.set_input_files({"name": "box.toml", "mimeType": "text/plain", "buffer": b"[thieves]\ncard_vp = 99"})
        refused = page.get_by_role("alert")
        expect(refused).to_contain_text(host.said("values.misfit", path="thieves.card_vp", least=0, most=20, got="99"))
    field.set_input_files({"name": "box.toml", "mimeType": "text/plain", "buffer": FILE})
    line = host.said("values.line", now=host.said("doubt.points", thing=host.said("thief.one"), n=3), ours="6")
    expect(page.get_by_text(line)).to_be_visible()
    expect(refused).to_have_count(0)
    expect_no_violations(page)
    page.get_by_role("button", name=host.said("setup.start")).click()
    page.wait_for_url(re.compile("/table/"))
    guest.page.goto(page.url)
    guest.page.get_by_role("button", name=guest.said("values.title"), exact=True).click()
    panel = guest.page.get_by_role("dialog", name=guest.said("ui.help"))
    expect(panel.get_by_text(line)).to_be_visible()
    expect(panel.locator("#whim-w05")).to_contain_text("35")
    expect(panel.locator("#whim-w05")).to_contain_text(guest.said("doubt.mark.box"))
    expect(panel.locator("#whim-w06")).to_contain_text(guest.said("doubt.mark.ours"))
    expect_no_violations(guest.page)
