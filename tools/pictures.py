"""Pictures of every screen and of every kind of decision, with a page that shows them side by side.

python -m tools.pictures                      everything, into build/pictures
python -m tools.pictures --only replay bid    only what has one of these words in its name

Decisions come from the golden playthroughs: of every question the one with the most answers, because that is where a screen gets
crowded. A question that none of them asks is an error.
"""

import argparse
import html
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from naqala import Options
from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.position import ASK_WORDS
from naqala.record import VERSION as RECORD_VERSION
from naqala.record import to_record
from naqala.texts import LANGUAGES
from tests.bots.last_turns import played_badly
from tests.browser.chromium import launch_options
from tests.browser.conftest import NO_COACH
from tests.browser.games import before_a_whim
from tests.browser.people import Person
from tests.browser.player import PATIENCE
from tests.browser.servers import Server
from tests.programs import chromium

ROOT = Path(__file__).resolve().parent.parent
PLAYTHROUGHS = ROOT / "tests" / "playthroughs" / "games"
KINDS = tuple(ASK_WORDS[ask] for ask in range(Ask.OVER + 1, FIRST_CHANCE))
"""The questions people are asked."""
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "sideways": {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True},
}
ALSO_TRANSLATED = (
    "home",
    "new game",
    "about",
    "rules",
    "learn",
    "lesson",
    "coach",
    "score aid",
    "score sheet",
    "decision bid",
    "decision drop",
    "decision tile",
    "decision last",
)
_LINE = re.compile(r" *(\d+) round \d+ seat (\d) ([\w ]+): .* -> \w+ +\[(\d+): ")


@dataclass(frozen=True)
class Place:
    """A position in a recorded game: after this number of actions the seat is asked."""

    path: Path
    after: int
    seat: int
    answers: int


def places() -> dict[str, Place]:
    """Return, by question, the position with the most answers."""
    found: dict[str, Place] = {}
    for path in sorted(PLAYTHROUGHS.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if read := _LINE.match(line):
                place = Place(path, int(read[1]), int(read[2]), int(read[4]))
                if place.answers > found.get(read[3], Place(path, 0, 0, 0)).answers:
                    found[read[3]] = place
    return found


def record_of(path: Path) -> dict[str, Any]:
    """Return a golden playthrough as a record."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = json.loads(lines[0].removeprefix("start "))
    actions = [line.split(": ", 1)[1].split(" -> ")[0] for line in lines if " -> " in line]
    head = {"format": "naqala-record", "version": RECORD_VERSION, "rules": start["rules"], "options": start["options"]}
    return {**head, "start": start, "actions": actions}


@dataclass
class Studio:
    """The server, the browser, and the tables that all pictures share."""

    browser: Browser
    server: Server
    out: Path
    wanted: Callable[[str], bool]
    sizes: list[str]
    languages: list[str]
    tables: dict[str, str] = field(default_factory=dict)
    """By what it shows, a table of the owner."""
    taken: list[tuple[str, str, str]] = field(default_factory=list)
    """Name, language, size."""

    def person(self, language: str = "en", size: str = "desktop", owner: Person | None = None) -> Person:
        """Return a browser; with the cookie of the owner it has the owner's seats."""
        state = owner.context.storage_state() if owner else None
        context = self.browser.new_context(
            base_url=self.server.address, locale=language, reduced_motion="reduce", storage_state=state, **SIZES[size]
        )
        context.set_default_timeout(PATIENCE)
        # No picture shows the note of a browser's first table.
        context.add_init_script("localStorage.setItem('naqala.first', '-')")
        context.add_init_script(NO_COACH)
        return Person(context, language)

    def shoot(self, person: Person, name: str, language: str, size: str, whole: bool = False) -> None:
        """Take the picture of the page, once fonts and pictures have loaded."""
        person.page.evaluate(
            "document.fonts.ready.then(() => Promise.all([...document.images].map(one => one.decode().catch(() => 0))))"
        )
        person.page.mouse.move(0, 0)
        person.page.screenshot(path=self.out / _file(name, language, size), full_page=whole)
        self.taken.append((name, language, size))
        print(f"[pictures] {name} ({language}, {size})", flush=True)


def _file(name: str, language: str, size: str) -> str:
    return f"{name.replace(' ', '-')}.{language}.{size}.png"


# The tables


def open_tables(studio: Studio, owner: Person) -> None:
    """Open a table for every kind of decision, and those of the other screens."""
    found = places()
    missing = [kind for kind in KINDS if kind not in found]
    if missing:
        raise SystemExit(f"pictures: expected all questions in the golden playthroughs; {', '.join(missing)} are missing")
    for kind in KINDS:
        if studio.wanted(f"decision {kind}"):
            place = found[kind]
            record = record_of(place.path)
            kinds = "".join("h" if seat == place.seat else "b" for seat in range(1, record["options"]["seats"] + 1))
            studio.tables[f"decision {kind}"] = owner.open_record(record, kinds, after=place.after)
            print(f"[pictures] table for {kind}: {place.path.stem}, {place.answers} answers", flush=True)
    whole = record_of(next(path for path in sorted(PLAYTHROUGHS.glob("09*.txt"))))
    studio.tables["over"] = owner.open_record(whole, "hbbbb")
    studio.tables["middle"] = owner.open_record(record_of(found["move"].path), "hbbbb"[: _seats(found["move"].path)], after=60)
    studio.tables["hand over"] = owner.open("hh")["id"]
    studio.tables["solo"] = owner.open("h")["id"]
    studio.tables["preview"] = owner.open("hb")["id"]
    studio.tables["coach"] = owner.open("hbb")["id"]
    studio.tables["badly"] = owner.open_record(to_record(played_badly("a kill that takes a tile")).to_json(), "hb")
    studio.tables["invitations"] = owner.open("hll", expansions=["whims"])["id"]


def _seats(path: Path) -> int:
    seats: int = record_of(path)["options"]["seats"]
    return seats


# The screens. Each leads a person to where the picture is taken.

Scene = Callable[[Studio, Person], None]


def _at(address: str, button: str) -> Scene:
    def go(_: Studio, person: Person) -> None:
        person.page.goto(address)
        person.page.get_by_role("button", name=person.said(button)).first.wait_for()

    return go


def _at_table(table: str) -> Scene:
    def go(studio: Studio, person: Person) -> None:
        person.sits_at(studio.tables[table])
        person.player().wait()

    return go


def _home_with_games(_: Studio, person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("region", name=person.said("ui.myGames")).get_by_role("listitem").first.wait_for()


def _new_solo(studio: Studio, person: Person) -> None:
    _at("/new", "setup.start")(studio, person)
    person.page.get_by_role("radio", name=person.said("setup.seats.solo")).check(force=True)


def _new_everything(studio: Studio, person: Person) -> None:
    _at("/new", "setup.start")(studio, person)
    for box in person.page.get_by_role("checkbox").all()[:6]:
        box.check(force=True)
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


def _door(table: str, button: str) -> Scene:
    def go(studio: Studio, person: Person) -> None:
        person.sits_at(studio.tables[table])
        person.page.get_by_role("button", name=person.said(button), exact=True).click()
        person.page.get_by_role("dialog").first.wait_for()

    return go


def _keyboard(studio: Studio, person: Person) -> None:
    _at("/", "ui.settings")(studio, person)
    person.page.get_by_role("button", name=person.said("ui.settings")).click()
    person.page.get_by_text(person.said("ui.keyboard"), exact=True).first.click()


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


def _learn(_: Studio, person: Person) -> None:
    person.page.goto("/learn")
    person.page.get_by_role("link", name=person.said("lesson.sowing")).first.wait_for()


def _lesson(_: Studio, person: Person) -> None:
    person.page.goto("/learn/sowing")
    person.page.get_by_role("grid", name=person.said("board.label")).wait_for()


def _coach(studio: Studio, person: Person) -> None:
    """Show a first bid with the coach, who stays from here on: this scene is the last of a browser."""
    person.page.add_init_script("localStorage.setItem('naqala.coach', JSON.stringify({ isOn: true }))")
    person.sits_at(studio.tables["coach"])
    person.page.get_by_role("note", name=person.said("coach.title")).wait_for()


def _score_aid(_: Studio, person: Person) -> None:
    """Show what the first player enters."""
    person.page.goto("/score")
    person.page.get_by_role("button", name=person.said("tally.begin")).click()
    person.page.get_by_role("spinbutton", name=person.said("score.gold"), exact=True).fill("42")


def _score_aid_result(studio: Studio, person: Person) -> None:
    _score_aid(studio, person)
    for number in (2, 3):
        player = person.said("tally.player", n=number)
        person.page.get_by_role("button", name=person.said("tally.next", name=player)).click()
    person.page.get_by_role("button", name=person.said("tally.finish")).click()
    person.page.get_by_role("img", name=person.said("tally.picture")).wait_for()


def _review(studio: Studio, person: Person) -> None:
    person.page.goto(f"/review/{studio.tables['badly']}")
    person.page.get_by_role("heading", name=person.said("review.decisions")).wait_for()
    person.page.get_by_role("progressbar").wait_for(state="detached")


def _values(_: Studio, person: Person) -> None:
    """Show a new game with a value from the box."""
    person.page.goto("/new")
    person.page.get_by_label(person.said("values.choose"), exact=True).locator("visible=true").last.set_input_files(
        {"name": "box.toml", "mimeType": "text/plain", "buffer": b"[thieves]\ncard_vp = 3"}
    )
    person.page.get_by_text(person.said("doubt.points", thing=person.said("thief.one"), n=3)).first.wait_for()


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
    hint.get_by_role("button", name=person.said("hint.show")).first.click()


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
    if person.page.viewport_size and person.page.viewport_size["width"] < 900:
        person.page.get_by_text(person.said("ui.djinns"), exact=True).first.click()
    person.page.get_by_role("list", name=person.said("djinns.row")).get_by_role("button").first.click()
    person.page.get_by_role("dialog").wait_for()


def _spectator(studio: Studio, person: Person) -> None:
    """Show a table to a browser without a seat."""
    person.context.clear_cookies()
    person.sits_at(studio.tables["middle"])
    person.page.get_by_text(person.said("ui.spectating")).wait_for()


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


SCENES: dict[str, Scene] = {
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
    "table": _at_table("middle"),
    "table solo": _at_table("solo"),
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
    "review": _review,
    "replay log": _replay("log", 0.3),
    "replay players": _replay("players", 0.6),
    "replay market": _replay("market", 0.6),
    "replay score": _replay("score", 1),
    "replay continue": _continue,
    **{f"decision {kind}": _at_table(f"decision {kind}") for kind in KINDS},
    "spectator": _spectator,
    "coach": _coach,
}
NEEDS = {"table hint": "decision move", "table which": "decision drop"}
PAGES = ("home", "new game", "about", "rules", "upload", "replay", "lost", "learn", "score aid", "review", "values")
"""What is longer than a phone is photographed as a whole."""


def take_all(studio: Studio, owner: Person) -> list[str]:
    """Take every scene in every size and language; return which failed, and what browsers complained about."""
    failed: list[str] = []
    for language in studio.languages:
        for size in studio.sizes:
            names = [name for name in SCENES if studio.wanted(name) and (language == "en" or name in ALSO_TRANSLATED)]
            person = studio.person(language, size, owner)
            failed += [reason for name in names if (reason := take(studio, person, name, language, size))]
            failed += [f"{language}, {size}: {complaint}" for complaint in dict.fromkeys(person.complaints)]
            person.context.close()
    return failed


def take(studio: Studio, person: Person, name: str, language: str, size: str) -> str | None:
    """Take one scene; return why it failed, if it did."""
    try:
        SCENES[name](studio, person)
        studio.shoot(person, name, language, size, whole=size == "phone" and name.startswith(PAGES))
    except (PlaywrightError, AssertionError) as error:
        reason = f"{name} ({language}, {size}): {str(error).splitlines()[0]}"
        print(f"[pictures] FAILED {reason}", flush=True)
        return reason
    return None


def take_lost_connection(studio: Studio, owner: Person) -> None:
    """Stop the server and answer all the same; this scene must be the last."""
    for size in studio.sizes:
        person = studio.person(size=size, owner=owner)
        _at_table("middle")(studio, person)
        studio.server.stop()
        person.page.get_by_text(person.said("ui.connection.reconnecting")).wait_for()
        studio.shoot(person, "connection lost", "en", size)
        person.player().step()
        person.page.get_by_text(person.said("ui.connection.offline")).wait_for()
        studio.shoot(person, "connection lost answer waits", "en", size)
        person.context.close()
        studio.server.start()


def contact_sheet(studio: Studio) -> str:
    """Return all pictures on one page, by name; the browser scales them."""

    def rows() -> Iterator[str]:
        for name in dict.fromkeys(name for name, _, _ in studio.taken):
            shots = [(language, size) for other, language, size in studio.taken if other == name]
            pictures = "".join(
                f'<figure><a href="{_file(name, *shot)}"><img loading="lazy" src="{_file(name, *shot)}" alt=""></a>'
                f"<figcaption>{html.escape(', '.join(shot))}</figcaption></figure>"
                for shot in shots
            )
            yield f"<section><h2>{html.escape(name)}</h2><div>{pictures}</div></section>"

    style = "body{font:16px sans-serif;background:#222;color:#eee}div{display:flex;gap:1rem;overflow-x:auto}"
    style += "figure{margin:0}img{height:420px}"
    return f"<!doctype html><meta charset=utf-8><title>naqala: pictures</title><style>{style}</style>\n" + "\n".join(rows())


def main() -> int:
    """Take the pictures and report what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="only pictures with one of these words in their name"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--sizes", nargs="+", choices=tuple(SIZES), default=list(SIZES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    arguments = parser.parse_args()
    program = chromium()
    if program is None:
        print("pictures: there is no Chromium here; install one or name it by NAQALA_CHROMIUM", file=sys.stderr)
        return 1
    arguments.out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    asked = set(arguments.only)

    def wanted(name: str) -> bool:
        names = {name, *(scene for scene, table in NEEDS.items() if table == name)}
        return not asked or any(word in one for one in names for word in asked)

    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            studio = Studio(
                playwright.chromium.launch(**launch_options(program)),
                server,
                arguments.out,
                wanted,
                arguments.sizes,
                arguments.languages,
            )
            owner = studio.person()
            open_tables(studio, owner)
            failed = take_all(studio, owner)
            if wanted("connection lost"):
                take_lost_connection(studio, owner)
        finally:
            server.stop()
    (arguments.out / "index.html").write_text(contact_sheet(studio), encoding="utf-8")
    print(f"[pictures] {len(studio.taken)} pictures in {time.monotonic() - begun:.0f} s: {arguments.out / 'index.html'}")
    for failure in failed:
        print(f"[pictures] missing: {failure}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
