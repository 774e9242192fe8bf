"""Values that are not confirmed live in one table: a person can correct them without touching rules code."""

import copy
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import naqala
from naqala.catalog.cards import DJINN_CARDS
from naqala.catalog.names import DJINN_WORDS
from naqala.catalog.provisional import PROVISIONAL, check, provisional_values
from naqala.doubts import unsure_cards, unsure_lines
from naqala.errors import ProvisionalError
from naqala.options import Options
from naqala.position.schema import Seat

SOURCES = Path(naqala.__file__).parent
SCRIPT = """
from tests.scene import scene, seat_of
game = scene(expansions=["whims"], players={1: {"viziers": 2, "whims": ["w01"]}}, meeples={"a1": "R", "b1": "R"})
print(seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"])
game = scene(expansions=["thieves"], players={1: {"djinns": ["morgiane"], "thieves": ["ziad"]}}, meeples={"a1": "R", "b1": "R"})
print(game.score_sheet()[0]["djinns"])
game = scene(expansions=["artisans"], players={1: {"items": {"precious9": 1}}}, meeples={"a1": "R", "b1": "R"})
print(game.position().to_json()["items"]["deck"]["precious9"])
"""


def run_with(folder: Path) -> list[str]:
    root = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{root}", "NAQALA_MODE": "plain"}
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_a_corrected_row_changes_the_game(tmp_path: Path) -> None:
    """WHIM-14, ART-20, THF-6."""
    package = tmp_path / "naqala"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert run_with(tmp_path) == ["50 []", "12", "1"]
    table = package / "catalog" / "provisional.toml"
    text = table.read_text(encoding="utf-8")
    for old, new in (
        (r'id = "w01", needs = \{ viziers = 3 \}, gold = 5', 'id = "w01", needs = { viziers = 2 }, gold = 35'),
        (r"card_vp = 6", "card_vp = 4"),
        (r"morgiane = 6", "morgiane = 7"),
        (r"precious9 = \{ vp = 9, copies = 2 \}", "precious9 = { vp = 9, copies = 5 }"),
    ):
        assert re.search(old, text)
        text = re.sub(old, new, text, count=1)
    table.write_text(text, encoding="utf-8")
    assert run_with(tmp_path) == ["85 ['w01']", "11", "4"]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("artisans.workshop.colour", "green", "expected blue or red, got 'green'"),
        ("artisans.workshop_mountains", ["NW", "SX", "SE"], "letters of N S E W"),
        ("artisans.workshop_mountains", ["NW", "WN", "SE"], "in this order"),
        ("artisans.precious_items", {"precious5": {}}, "precious_items"),
        ("artisans.specialized_market.count", 3, "whole number from 2 to 2, got 3"),
        ("thieves", {"card_vp": 6}, "thieves.djinn_vp.morgiane: expected this value, got None"),
        ("thieves.card_vq", 6, "card_vq: expected a known name"),
        ("thieves.card_vp", "six", "expected a whole number from 0 to 99, got 'six'"),
        ("solo.yazid_pays_fakir_first", "no", "true or false"),
        ("solo.double_tile_on_black", 5, "from 6 to 6"),
        ("whims.five_player_track", [0, 0, 0, 1, 10], "prices of"),
        ("whims.five_player_track", [0, 0, 0, 0, 1], "at most 3 spots"),
        ("whims.cards", [], "expected 5 for the cities"),
        ("whims.cards", [{"id": "w02"}], "ids w01, w02 and so on, in order"),
        ("solo.double_tile_method", "dice", "expected reroll"),
        ("readable", [], "readable: expected a list with the rules number"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(path: str, value: Any, message: str) -> None:
    table = copy.deepcopy(PROVISIONAL)
    *way, last = path.split(".")
    part = table
    for step in way:
        part = part[step]
    part[last] = value
    with pytest.raises(ProvisionalError, match=message):
        check(table)


def test_a_whim_with_an_unknown_need_is_refused() -> None:
    table = copy.deepcopy(PROVISIONAL)
    table["whims"]["cards"][3]["needs"] = {"camels": 3}
    with pytest.raises(ProvisionalError, match="w04: expected needs of"):
        check(table)


def test_every_grade_belongs_to_a_value() -> None:
    """WHIM-14, ART-20: what is provisional can be listed, so that the table can say so."""
    values = provisional_values()
    assert values["thieves.card_vp"] == ("L", 6)
    assert values["artisans.djinn_vp.ptah"] == ("U", 6)
    assert {grade for grade, _ in values.values()} == {"L", "U"}


def test_a_line_of_the_score_sheet_is_unsure_if_a_card_that_counts_there_is() -> None:
    """Hidden items do not count, nor does a revised card without the Artisans; the box makes a card sure."""

    def lines(options: Options, *seats: Seat) -> dict[str, str]:
        return unsure_lines(seats, unsure_cards(options.printed))

    base, every = Options(2), Options(2, ("artisans", "thieves", "whims"))
    assert lines(every, Seat(djinns=["marid"], items=3)) == {}
    assert lines(base, Seat(djinns=["marid"], thieves=["ziad"])) == {"djinns": "likely"}
    assert lines(every, Seat(djinns=["ptah", "boaz"], items={"precious7": 1})) == {"djinns": "ours", "items": "likely"}
    assert lines(every, Seat(djinns=["boaz"])) == {"djinns": "likely"}
    assert lines(base, Seat(djinns=["boaz"])) == {}
    path = next(card.points_at for card in DJINN_CARDS if DJINN_WORDS[card.djinn] == "ptah")
    assert lines(every.with_values({path: 7}), Seat(djinns=["ptah"])) == {}
