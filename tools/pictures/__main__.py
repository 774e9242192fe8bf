"""Takes the pictures.

python -m tools.pictures                      everything, into build/pictures
python -m tools.pictures --only replay bid    only what has one of these words in its name
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

from naqala.texts import LANGUAGES
from tests.browser.chromium import launch_options
from tests.browser.people import Person
from tests.browser.servers import Server
from tests.programs import chromium
from tools.pictures.at_table import NEEDS, TABLES, at_table
from tools.pictures.friends import take_friends
from tools.pictures.pages import PAGES
from tools.pictures.studio import SIZES, Scene, Studio, contact_sheet
from tools.pictures.tables import open_tables

ROOT = Path(__file__).resolve().parent.parent.parent
SCENES: dict[str, Scene] = {**PAGES, **TABLES}
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
    "review",
    "decision bid",
    "decision drop",
    "decision tile",
    "decision last",
)
LONG = ("home", "new game", "about", "rules", "upload", "replay", "lost", "learn", "score aid", "review", "values")
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
        studio.shoot(person, name, language, size, whole=size == "phone" and name.startswith(LONG))
    except (PlaywrightError, AssertionError) as error:
        reason = f"{name} ({language}, {size}): {str(error).splitlines()[0]}"
        print(f"[pictures] FAILED {reason}", flush=True)
        return reason
    return None


def take_lost_connection(studio: Studio, owner: Person) -> None:
    """Stop the server and answer all the same; this scene must be the last."""
    for size in studio.sizes:
        person = studio.person(size=size, owner=owner)
        at_table("middle")(studio, person)
        studio.server.stop()
        person.page.get_by_text(person.said("ui.connection.reconnecting")).wait_for()
        studio.shoot(person, "connection lost", "en", size)
        person.player().step()
        person.page.get_by_text(person.said("ui.connection.offline")).wait_for()
        studio.shoot(person, "connection lost answer waits", "en", size)
        person.context.close()
        studio.server.start()


def main() -> int:
    """Take the pictures and report what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="only pictures with one of these words in their name"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--sizes", nargs="+", choices=tuple(SIZES), default=list(SIZES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
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
        server = Server(Path(data), NAQALA_LOBBY="true")
        try:
            studio = Studio(
                playwright.chromium.launch(**launch_options(program)),
                server,
                arguments.out,
                wanted,
                arguments.sizes,
                arguments.languages,
                arguments.theme,
            )
            owner = studio.person()
            open_tables(studio, owner)
            failed = take_all(studio, owner)
            if not asked or any("friends" in word for word in asked):
                failed += take_friends(studio)
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
