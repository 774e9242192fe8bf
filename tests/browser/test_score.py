"""The score of a cardboard game, as people enter it: by finger, by mouse, by keys; the real server counts."""

import base64
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from naqala.tally import Entered, count
from tests.browser.axe import expect_no_violations
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, expect_no_sideways_scrolling
from tests.browser.test_lessons import LANDSCAPE, PORTRAIT
from tests.browser.texts import texts

ANN: dict[str, Any] = {"gold": 41, "viziers": 4, "tiles": {"oasis": 2, "sacred 12": 1}, "palms": 3, "djinns": ["haurvatat"]}
BO: dict[str, Any] = {"gold": 52, "elders": 3, "tiles": {"village": 3}, "palaces": 2, "cards": {"silk": 1, "fish": 1}}

TAKES_PICTURES = """{
  Navigator.prototype.canShare = ({ files }) => files.every(({ type }) => type === 'image/png');
  Navigator.prototype.share = async ({ files }) => {
    window.shared = { files: files.map(({ name, type }) => `${name}: ${type}`), isEmpty: files.some(({ size }) => !size) };
  };
}"""
"""A device with an app that takes pictures."""


class Scorer:
    """A person who enters what players own."""

    def __init__(self, person: Person, touches: bool = False) -> None:
        self.person, self.page, self.touches = person, person.page, touches

    def said(self, key: str, **arguments: str | int) -> str:
        return self.person.said(key, **arguments)

    def press(self, name: str, times: int = 1) -> None:
        button = self.page.get_by_role("button", name=name).first
        for _ in range(times):
            if self.touches:
                button.tap()
            else:
                button.click()

    def begins(self, seats: int, names: list[str], *expansions: str) -> None:
        self.page.goto("/score")
        self.page.get_by_role("radio", name=self.said("count.seats", n=seats)).check(force=True)
        for expansion in expansions:
            self.page.get_by_role("checkbox", name=self.said(f"expansion.{expansion}")).check()
        for number, name in enumerate(names, 1):
            self.page.get_by_role("textbox", name=self.said("tally.player", n=number)).fill(name)
        self.press(self.said("tally.begin"))

    def types(self, key: str, number: int) -> None:
        self.page.get_by_role("spinbutton", name=self.said(key), exact=True).fill(str(number))

    def enters(self, name: str, owned: dict[str, Any]) -> None:
        expect(self.page.get_by_role("heading", name=self.said("tally.turn", name=name))).to_be_visible()
        for what in ("gold", "viziers", "elders", "palms", "palaces"):
            if what in owned:
                self.types(f"score.{what}", owned[what])
        for tile, n in owned.get("tiles", {}).items():
            kind, _, value = tile.partition(" ") if tile.startswith("sacred") else (tile, "", "")
            self.press(f"{self.said(f'tile.{kind}')} {value}".strip(), n)
        for djinn in owned.get("djinns", []):
            self.press(self.said(f"djinn.{djinn}"))
        for card, n in owned.get("cards", {}).items():
            self.press(self.said(f"card.{card}", n=1), n)

    def passes_to(self, name: str) -> None:
        self.press(self.said("tally.next", name=name))

    def finishes(self) -> None:
        self.press(self.said("tally.finish"))
        expect(self.page.get_by_role("heading", name=self.said("tally.how"))).to_be_visible()


BASE_LINES = ("gold", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "merchandise", "total")


def expect_sheet(
    page: Page,
    scorer: Scorer,
    *players: dict[str, Any],
    expansions: tuple[str, ...] = (),
    lines: tuple[str, ...] = BASE_LINES,
) -> None:
    """The page shows what the engine counts, line by line."""
    sheets = count(Entered.from_json({"expansions": list(expansions), "players": list(players)})).sheets
    for line in lines:
        row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=scorer.said(f"score.{line}"), exact=True))
        expect(row.get_by_role("cell")).to_have_text([str(sheet[line]) for sheet in sheets])


@pytest.mark.parametrize(
    ("size", "language"), [({}, "en"), (PORTRAIT, "de"), (LANDSCAPE, "fr")], ids=["desktop", "portrait", "landscape"]
)
def test_from_the_first_page_to_a_picture(new_person: NewPerson, size: dict[str, Any], language: str) -> None:
    person = new_person(**size, locale=f"{language}-{language.upper()}", scripts=[TAKES_PICTURES])
    person.texts = texts(language)
    page, scorer = person.page, Scorer(person, touches=bool(size))
    page.goto("/")
    page.get_by_role("link", name=person.said("tally.home")).click()
    scorer.begins(2, ["Ann", "Bo"])
    scorer.enters("Ann", ANN)
    expect_no_sideways_scrolling(page)
    expect_no_violations(page)
    scorer.passes_to("Bo")
    scorer.enters("Bo", BO)
    taken = page.get_by_role("button", name=person.said("tally.taken", what=person.said("djinn.haurvatat"), name="Ann"))
    expect(taken).to_have_attribute("aria-disabled", "true")
    page.reload()  # entries are kept, and so is the player whose turn it is
    expect(page.get_by_role("spinbutton", name=person.said("score.gold"), exact=True)).to_have_value("52")
    scorer.finishes()
    expect_sheet(page, scorer, ANN, BO)
    expect_no_sideways_scrolling(page)
    picture = page.get_by_role("img", name=person.said("tally.picture"))
    expect(picture).to_be_visible()
    assert base64.b64decode((picture.get_attribute("src") or "").partition(",")[2]).startswith(b"\x89PNG")
    with page.expect_download() as download:
        page.get_by_role("link", name=person.said("tally.save")).click()
    assert download.value.suggested_filename.endswith(".png")
    scorer.press(person.said("tally.share"))
    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared") == {"files": [f"{download.value.suggested_filename}: image/png"], "isEmpty": False}
    page.locator("main summary").first.click()
    expect(page.get_by_text(person.said("score.gold.about"))).to_be_visible()
    rules = page.locator("details[open]").get_by_role("link", name=person.said("ui.rules.more"))
    expect(rules).to_have_attribute("href", "/rules?with=base,bids,two#score-gold")
    expect_no_violations(page)


FIVE = ["Annegret", "Bo", "Charlotte", "Dag", "Eva-Maria"]


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_five_with_all_expansions_read_their_names_and_points_on_a_phone(new_person: NewPerson, size: dict[str, Any]) -> None:
    person = new_person(**size)
    page, scorer = person.page, Scorer(person, touches=True)
    page.goto("/score")
    for expansion in ("artisans", "thieves", "whims"):
        page.get_by_role("checkbox", name=person.said(f"expansion.{expansion}")).check()
    page.get_by_role("radio", name=person.said("count.seats", n=5)).check(force=True)
    for number, name in enumerate(FIVE, 1):
        page.get_by_role("textbox", name=person.said("tally.player", n=number)).fill(name)
    scorer.press(person.said("tally.begin"))
    for name, following in zip(FIVE, [*FIVE[1:], ""], strict=True):
        expect(page.get_by_role("heading", name=person.said("tally.turn", name=name))).to_be_visible()
        scorer.types("score.gold", len(name))
        if following:
            scorer.passes_to(following)
    scorer.finishes()
    players = page.get_by_role("navigation", name=person.said("tally.players")).get_by_role("button").locator("span")
    assert players.evaluate_all("names => names.map((name) => name.scrollWidth - name.clientWidth)") == [0] * 5
    total = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=person.said("score.total"), exact=True))
    boxes = [cell.bounding_box() for cell in total.get_by_role("cell").all()]
    assert len(boxes) == 5
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= size["viewport"]["width"] for box in boxes)
    assert total.evaluate(
        "row => row.closest('table').parentElement.scrollWidth <= row.closest('table').parentElement.clientWidth"
    )
    expect_no_sideways_scrolling(page)


def test_what_cannot_be_is_said_where_it_is(new_person: NewPerson) -> None:
    """All tiles are red, so one red tile at least lies in the tent's block: the real server refuses none."""
    person = new_person()
    page, scorer = person.page, Scorer(person)
    scorer.begins(2, ["Ann", "Bo"], "artisans", "whims")
    page.get_by_role("checkbox", name=person.said("tally.tent")).check()
    scorer.enters("Ann", {"gold": 3, "tiles": {"oasis": 1}})
    scorer.passes_to("Bo")
    scorer.enters("Bo", {"gold": 4})
    fault = person.said("tally.fault.between", least=1, most=9, n=0)
    check = person.said("tally.check", name="Ann", what=fault)
    with person.forgiven():
        scorer.press(person.said("tally.finish"))
        expect(page.get_by_role("alert")).to_have_text(check)
    scorer.press("Ann")
    scorer.types("tally.tent.reds", 5)
    scorer.press("Bo")
    scorer.finishes()
    expect_sheet(page, scorer, {"gold": 3, "tiles": {"oasis": 1}, "tent_reds": 5}, {"gold": 4}, expansions=("artisans", "whims"))


def test_values_of_the_box_count_and_are_kept(new_person: NewPerson) -> None:
    person = new_person()
    page, scorer = person.page, Scorer(person)
    page.goto("/score")
    file: FilePayload = {"name": "box.toml", "mimeType": "text/plain", "buffer": b"[thieves]\ncard_vp = 3"}
    page.get_by_text(person.said("values.title"), exact=True).locator("visible=true").last.click()
    page.get_by_label(person.said("values.choose"), exact=True).locator("visible=true").last.set_input_files(file)
    line = person.said("values.line", now=person.said("doubt.points", thing=person.said("thief.one"), n=3), ours="6")
    expect(page.get_by_text(line)).to_be_visible()
    scorer.begins(2, ["Ann", "Bo"], "thieves")  # loads the page again: the file is kept
    scorer.enters("Ann", {"gold": 1})
    scorer.press(person.said("thief.ziad"))
    scorer.passes_to("Bo")
    scorer.enters("Bo", {"gold": 2})
    scorer.finishes()
    total = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=person.said("score.total"), exact=True))
    expect(total.get_by_role("cell")).to_have_text(["4", "2"])


RICH: dict[str, Any] = {
    **{"gold": 12, "viziers": 2, "artisans": 3, "palms": 3, "lake_palms": 2, "palaces": 2, "lake_palaces": 1},
    **{"tiles": {"oasis": 2, "village": 1}, "thieves": ["ziad"], "items": {"precious9": 1, "precious5": 1}},
}


def test_items_thieves_and_the_lake_count(new_person: NewPerson) -> None:
    person = new_person()
    page, scorer = person.page, Scorer(person)
    scorer.begins(2, ["Ann", "Bo"], "artisans", "thieves", "whims")
    scorer.enters("Ann", RICH)
    scorer.types("score.artisans", RICH["artisans"])
    scorer.types("tally.lake.palms", RICH["lake_palms"])
    scorer.types("tally.lake.palaces", RICH["lake_palaces"])
    scorer.press(person.said("thief.ziad"))
    for item in RICH["items"]:
        scorer.press(person.said(f"item.{item}", points=int(item.removeprefix("precious"))))
    scorer.passes_to("Bo")
    scorer.enters("Bo", {"gold": 4})
    scorer.finishes()
    lines = ("gold", "artisans", "djinns", "palms", "palaces", "items", "total")
    expect_sheet(page, scorer, RICH, {"gold": 4}, expansions=("artisans", "thieves", "whims"), lines=lines)


def test_alone_against_yazid_more_viziers_win(new_person: NewPerson) -> None:
    person = new_person()
    page, scorer = person.page, Scorer(person)
    page.goto("/score")
    page.get_by_role("radio", name=person.said("setup.seats.solo")).check(force=True)
    scorer.press(person.said("tally.begin"))
    name = person.said("tally.player", n=1)
    scorer.enters(name, {"gold": 30, "viziers": 4})
    scorer.types("tally.yazid.viziers", 5)
    scorer.finishes()
    expect(page.get_by_text(person.said("score.solo.lost"))).to_be_visible()
    scorer.press(person.said("tally.change"))
    scorer.types("tally.yazid.viziers", 3)
    scorer.finishes()
    expect(page.get_by_text(person.said("score.solo.won"))).to_be_visible()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=person.said("score.total"), exact=True))
    entered = {"players": [{"gold": 30, "viziers": 4}], "yazid": {"viziers": 3}}
    expect(row.get_by_role("cell")).to_have_text([str(count(Entered.from_json(entered)).sheets[0]["total"])])


def test_by_keys_alone(new_person: NewPerson) -> None:
    person = new_person()
    page = person.page
    page.goto("/score")

    def tab_to(name: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            label = page.evaluate("(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()")
            aria = page.evaluate("document.activeElement.getAttribute('aria-label')")
            if name in (label, aria):
                return
        raise AssertionError(f"expected a stop called {name}, got none")

    tab_to(person.said("tally.begin"))
    page.keyboard.press("Enter")
    for player in (1, 2, 3):
        name = person.said("tally.player", n=player)
        expect(page.get_by_role("heading", name=person.said("tally.turn", name=name))).to_be_focused()
        tab_to(person.said("score.gold"))
        page.keyboard.type(str(10 * player))
        tab_to(person.said("tally.of", what=f"{person.said('tile.oasis')} 8", n=0, most=7 - player))
        page.keyboard.press("Enter")
        last = person.said("tally.next", name=person.said("tally.player", n=player + 1))
        tab_to(last if player < 3 else person.said("tally.finish"))
        page.keyboard.press("Enter")
    totals = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=person.said("score.total"), exact=True))
    expect(totals.get_by_role("cell")).to_have_text(["18", "28", "38"])
