"""Screens away from the table. Each scene leads a person to where the picture is taken."""

import json

from naqala.options import EXPANSIONS, PROMOS
from tests.browser.people import Person
from tools.pictures.studio import Scene, Studio
from tools.pictures.tables import PLAYTHROUGHS, record_of


def _at(address: str, button: str) -> Scene:
    def go(_: Studio, person: Person) -> None:
        person.page.goto(address)
        person.page.get_by_role("button", name=person.said(button)).first.wait_for()

    return go


def _home_with_games(_: Studio, person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("region", name=person.said("ui.myGames")).get_by_role("listitem").first.wait_for()


def _new_solo(studio: Studio, person: Person) -> None:
    _at("/new", "setup.start")(studio, person)
    person.page.get_by_role("radio", name=person.said("setup.seats.solo")).check(force=True)


def _new_everything(studio: Studio, person: Person) -> None:
    _at("/new", "setup.start")(studio, person)
    person.page.get_by_text(person.said("setup.promos"), exact=True).click()
    for choice in (*(f"expansion.{one}" for one in EXPANSIONS), *(f"djinn.{one}" for one in PROMOS)):
        person.page.get_by_role("checkbox", name=person.said(choice), exact=True).check()
    person.page.get_by_role("radio", name=person.said("count.seats", n=5)).check(force=True)


def _new_impossible(studio: Studio, person: Person) -> None:
    """Show an impossible choice: five seats need the Artisans or the Whims, and two people different names."""
    _new_everything(studio, person)
    for expansion in ("expansion.artisans", "expansion.whims"):
        person.page.get_by_role("checkbox", name=person.said(expansion)).click(force=True)
    for name in person.page.get_by_role("textbox", name=person.said("setup.name")).all()[:2]:
        name.fill("Amira")


def _new_links(studio: Studio, person: Person) -> None:
    _at("/new", "setup.start")(studio, person)
    for link in person.page.get_by_role("radio", name=person.said("setup.who.link")).all()[1:3]:
        link.check(force=True)
    person.page.get_by_role("button", name=person.said("setup.start")).click()
    person.page.get_by_role("button", name=person.said("setup.toTable")).wait_for()


def _keyboard(studio: Studio, person: Person) -> None:
    _at("/", "ui.settings")(studio, person)
    person.page.get_by_role("button", name=person.said("ui.settings")).click()
    person.page.get_by_text(person.said("ui.keyboard"), exact=True).first.click()


def _learn(_: Studio, person: Person) -> None:
    person.page.goto("/learn")
    person.page.get_by_role("link", name=person.said("lesson.sowing")).first.wait_for()


def _lesson(_: Studio, person: Person) -> None:
    person.page.goto("/learn/sowing")
    person.page.get_by_role("grid", name=person.said("board.label")).wait_for()


def _score_aid(_: Studio, person: Person) -> None:
    """Show what the first player enters; what another scene entered is kept otherwise."""
    person.page.goto("/score")
    person.page.evaluate("localStorage.removeItem('naqala.score')")
    person.page.reload()
    person.page.get_by_role("button", name=person.said("tally.begin")).click()
    person.page.get_by_role("spinbutton", name=person.said("score.gold"), exact=True).fill("42")


def _score_aid_result(studio: Studio, person: Person) -> None:
    _score_aid(studio, person)
    for number in (2, 3):
        player = person.said("tally.player", n=number)
        person.page.get_by_role("button", name=person.said("tally.next", name=player)).click()
    person.page.get_by_role("button", name=person.said("tally.finish")).click()
    person.page.get_by_role("img", name=person.said("tally.picture")).wait_for()


def _values(_: Studio, person: Person) -> None:
    """Show a new game with a value from the box."""
    person.page.goto("/new")
    person.page.get_by_label(person.said("values.choose"), exact=True).locator("visible=true").last.set_input_files(
        {"name": "box.toml", "mimeType": "text/plain", "buffer": b"[thieves]\ncard_vp = 3"}
    )
    person.page.get_by_text(person.said("doubt.points", thing=person.said("thief.one"), n=3)).first.wait_for()


def _review(studio: Studio, person: Person) -> None:
    person.page.goto(f"/review/{studio.tables['badly']}")
    person.page.get_by_role("heading", name=person.said("review.decisions")).wait_for()
    person.page.get_by_role("progressbar").wait_for(state="detached")


def _replay(tab: str, part: float) -> Scene:
    def go(studio: Studio, person: Person) -> None:
        person.page.goto(f"/replay/{studio.tables['over']}")
        slider = person.page.get_by_role("slider", name=person.said("ui.replay.position"))
        slider.fill(str(int(int(slider.get_attribute("max") or 0) * part)))
        person.page.get_by_role("tab", name=person.said(f"ui.{tab}")).click()

    return go


def _continue(studio: Studio, person: Person) -> None:
    _replay("log", 0.5)(studio, person)
    person.page.get_by_role("button", name=person.said("ui.replay.continue")).click()
    person.page.get_by_role("dialog", name=person.said("ui.replay.continue")).wait_for()


def _upload(studio: Studio, person: Person) -> None:
    _at("/", "ui.playNow")(studio, person)
    game = json.dumps(record_of(sorted(PLAYTHROUGHS.glob("*.txt"))[0])).encode()
    upload = person.page.get_by_role("region", name=person.said("ui.upload"))
    upload.get_by_label(person.said("ui.upload.choose")).set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": game}
    )
    upload.get_by_role("button", name=person.said("ui.upload.open")).scroll_into_view_if_needed()


def _no_table(_: Studio, person: Person) -> None:
    with person.forgiven():
        person.page.goto("/table/nosuchtable")
        person.page.get_by_role("heading", name=person.said("ui.lost.table")).wait_for()


def _lost(_: Studio, person: Person) -> None:
    person.page.goto("/nowhere")
    person.page.get_by_role("heading", name=person.said("ui.lost")).wait_for()


PAGES: dict[str, Scene] = {
    "home": _at("/", "ui.playNow"),
    "home with games": _home_with_games,
    "upload": _upload,
    "new game": _at("/new", "setup.start"),
    "new game solo": _new_solo,
    "new game everything": _new_everything,
    "new game impossible": _new_impossible,
    "new game links": _new_links,
    "about": _at("/about", "ui.settings"),
    "rules": _at("/rules", "ui.settings"),
    "learn": _learn,
    "lesson": _lesson,
    "score aid": _score_aid,
    "score aid result": _score_aid_result,
    "values": _values,
    "settings keyboard": _keyboard,
    "lost": _lost,
    "no such table": _no_table,
    "review": _review,
    "replay log": _replay("log", 0.3),
    "replay players": _replay("players", 0.6),
    "replay market": _replay("market", 0.6),
    "replay score": _replay("score", 1),
    "replay continue": _continue,
}
