"""The tables at which pictures are taken.

Decisions come from the golden playthroughs: of every question the one with the most answers, because that is where a screen gets
crowded. A question that none of them asks is an error.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from naqala.engine.state import FIRST_CHANCE, Ask
from naqala.position import ASK_WORDS
from naqala.record import VERSION as RECORD_VERSION
from naqala.record import to_record
from tests.bots.last_turns import played_badly
from tests.browser.people import Person
from tools.pictures.studio import Studio

PLAYTHROUGHS = Path(__file__).resolve().parent.parent.parent / "tests" / "playthroughs" / "games"
KINDS = tuple(ASK_WORDS[ask] for ask in range(Ask.OVER + 1, FIRST_CHANCE))
"""The questions people are asked."""
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
