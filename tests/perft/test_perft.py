"""Positions with the number of action sequences by depth; a wrong count prints the counts under each first action."""

import json
from pathlib import Path

import pytest

from naqala import Game
from tests import reference
from tests.perft.counts import divide_counts, lines, slow_lines
from tests.perft.regenerate import check_ranges, rare, wanted

FOLDER = Path(__file__).parent
TABLE = [line.split() for line in (FOLDER / "counts.txt").read_text(encoding="utf-8").splitlines()]


def load(name: str) -> Game:
    return Game.from_position(json.loads((FOLDER / "positions" / f"{name}.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_counts(row: list[str]) -> None:
    game = load(row[0])
    for depth, expected in enumerate(map(int, row[1:]), 1):
        found = lines(game, depth)
        assert found == expected, f"depth {depth}: {json.dumps(divide_counts(game, depth), indent=1)}"


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_counts_agree_with_playing_and_undoing(row: list[str]) -> None:
    depth = 2 if int(row[2]) < 500 else 1
    assert slow_lines(load(row[0]), depth) == int(row[depth])


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_counts_agree_with_the_reference(row: list[str]) -> None:
    """The second implementation counts the same lines, two actions deep where that is quick."""
    position = reference.normal(load(row[0]).position().to_json())
    answers = reference.legal(position)
    assert len(answers) == int(row[1])
    if int(row[2]) < 300:
        assert sum(len(reference.legal(reference.apply(position, answer))) for answer in answers) == int(row[2])


def test_a_question_that_no_game_asks_is_not_lost_silently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.perft.regenerate.SEEDS", 1)
    with pytest.raises(AssertionError, match="none of 1 random games asks 'outbid'"):
        rare("outbid")


def test_changed_actions_need_a_new_rules_number() -> None:
    """New verbs do not, as long as the numbers of the others stay."""
    before = "rules 1\nplay 5 7 aa\nroll 12 1 bb\n"
    check_ranges(before, before + "rest 13 1 cc\n")
    check_ranges(before, "rules 2\nplay 5 8 dd\nroll 13 1 bb\n")
    with pytest.raises(SystemExit, match=r"The actions of play, roll have changed, and this is still rules 1\.\n.*`since` = "):
        check_ranges(before, "rules 1\nplay 5 8 dd\nroll 13 1 bb\n")


def test_every_position_has_counts_and_asks_what_it_is_for() -> None:
    assert [row[0] for row in TABLE] == list(wanted())
    assert {row[0] for row in TABLE} == {path.stem for path in (FOLDER / "positions").iterdir()}
    assert {name: load(name).decision.ask for name in wanted()} == {name: ask for name, (ask, _) in wanted().items()}
