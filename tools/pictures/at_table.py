"""Scenes at the table. Each leads a person to where the picture is taken."""

from naqala import Options
from tests.browser.games import before_a_whim
from tests.browser.people import Person
from tools.pictures.studio import Scene, Studio
from tools.pictures.tables import KINDS


def at_table(table: str) -> Scene:
    """Return the scene of an open question at a table."""

    def go(studio: Studio, person: Person) -> None:
        person.sits_at(studio.tables[table])
        person.player().wait()

    return go


def _door(table: str, button: str) -> Scene:
    def go(studio: Studio, person: Person) -> None:
        person.sits_at(studio.tables[table])
        person.page.get_by_role("button", name=person.said(button), exact=True).click()
        person.page.get_by_role("dialog").first.wait_for()

    return go


def _score_sheet(studio: Studio, person: Person) -> None:
    person.page.goto(f"/table/{studio.tables['over']}")
    person.player().over.wait_for()


def _hand_over(studio: Studio, person: Person) -> None:
    person.sits_at(studio.tables["hand over"])
    person.player().hand_over.wait_for()


def _preview(studio: Studio, person: Person) -> None:
    person.sits_at(studio.tables["preview"])
    player = person.player("preview")
    while player.wait() != "confirm":
        player.do("answer")


def _coach(studio: Studio, person: Person) -> None:
    """Show a first bid with the coach, who stays from here on."""
    person.page.add_init_script("localStorage.setItem('naqala.coach', JSON.stringify({ isOn: true }))")
    person.sits_at(studio.tables["coach"])
    person.page.get_by_role("note", name=person.said("coach.title")).wait_for()


def _after_game(studio: Studio, person: Person) -> None:
    _score_sheet(studio, person)
    person.page.keyboard.press("Escape")
    person.player().over.wait_for(state="detached")


def _hint(studio: Studio, person: Person) -> None:
    person.sits_at(studio.tables["decision move"])
    player = person.player()
    player.wait()
    player.question.get_by_role("button", name=person.said("ui.hint"), exact=True).click()
    hint = person.page.get_by_role("region", name=person.said("hint.title"))
    hint.get_by_role("button", name=person.said("hint.more")).click()


def _which(studio: Studio, person: Person) -> None:
    """Choose a tile that several answers name."""
    person.sits_at(studio.tables["decision drop"])
    player = person.player()
    player.wait()
    player.tiles.first.click()


def _whim(_: Studio, person: Person) -> None:
    """Show a whim that has just been fulfilled."""
    record, after, answer = before_a_whim(Options(2, ("whims",)))
    person.sits_at(person.open_record(record, "hb", after=after))
    person.player().give(answer)
    person.page.get_by_role("status").get_by_text(person.texts.pattern("log.whim.celebrated")).wait_for()


def _explanation(studio: Studio, person: Person) -> None:
    person.sits_at(studio.tables["middle"])
    person.player().wait()
    person.page.get_by_role("list", name=person.said("djinns.row")).get_by_role("button").first.click()
    person.page.get_by_role("dialog").wait_for()


def _spectator(studio: Studio, person: Person) -> None:
    """Show a table to a browser without a seat."""
    person.context.clear_cookies()
    person.sits_at(studio.tables["middle"])
    person.page.get_by_text(person.said("ui.spectating")).wait_for()


def _proposal(studio: Studio, person: Person) -> None:
    """Ask Basim whether Amira may undo something."""
    amira = studio.person()
    opened = amira.open("hl")
    amira.sits_at(opened["id"])
    person.sits_at(opened["id"], opened["invitations"]["2"])
    mine, other = amira.player("proposal"), person.player("proposal")
    ask = mine.question.get_by_role("button", name=amira.said("ui.undo.ask"))
    for _ in range(200):
        for player in (mine, other):
            if not ask.is_visible() and (todo := player.look()):
                player.do(todo)
        if ask.is_visible():
            break
        amira.page.wait_for_timeout(20)
    ask.click()
    other.question.get_by_role("alertdialog").wait_for()


TABLES: dict[str, Scene] = {
    "table": at_table("middle"),
    "table solo": at_table("solo"),
    "table settings": _door("middle", "ui.settings"),
    "table invitations": _door("invitations", "ui.invite"),
    "table score so far": _door("middle", "ui.score"),
    "table preview": _preview,
    "table which": _which,
    "table hint": _hint,
    "table explanation": _explanation,
    "table whim": _whim,
    "hand over": _hand_over,
    "proposal": _proposal,
    "score sheet": _score_sheet,
    "after the game": _after_game,
    **{f"decision {kind}": at_table(f"decision {kind}") for kind in KINDS},
    "coach": _coach,
    "spectator": _spectator,
}
NEEDS = {"table hint": "decision move", "table which": "decision drop"}
