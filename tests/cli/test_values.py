"""Values from the box on the command line: checked, printed, and in what is played with them (docs/values.md)."""

import json
from pathlib import Path

import pytest

from naqala.values import parse_values
from tests.cli.test_cli import Output, complaint, json_of, text_of

GIVEN = {"thieves.card_vp": 3}


@pytest.fixture
def box(tmp_path: Path) -> str:
    """A values file with one value of its own."""
    path = tmp_path / "box.toml"
    path.write_text("[thieves]\ncard_vp = 3\n", encoding="utf-8")
    return str(path)


def test_a_file_is_checked_and_what_differs_is_printed(box: str, tmp_path: Path, capsys: Output) -> None:
    assert text_of(capsys, "values", box).split() == ["thieves.card_vp", "=", "3", "#", "ours:", "6"]
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[thieves]\ncard_vp = 99\n", encoding="utf-8")
    said = "ValuesError: {}: thieves.card_vp: expected a whole number from 0 to 20, got 99"
    for words in (("values",), ("position", "--values"), ("play", "--values"), ("serve", "--no-browser", "--values")):
        assert said.format(wrong) in complaint(capsys, *words, str(wrong))


def test_the_template_is_a_file_in_which_nothing_differs(capsys: Output) -> None:
    template = text_of(capsys, "values", "--template")
    assert "card_vp = 6" in template
    assert parse_values(template, "template") == {}


def test_a_position_and_a_game_have_them(box: str, tmp_path: Path, capsys: Output) -> None:
    words = ("--expansions", "thieves", "--seed", "1", "--values", box)
    assert json_of(capsys, "position", *words)["options"]["values"] == GIVEN
    path = tmp_path / "game.json"
    text_of(capsys, "play", "--seats", "uniform,uniform", "--save", str(path), *words)
    assert json.loads(path.read_text(encoding="utf-8"))["record"]["options"]["values"] == GIVEN
