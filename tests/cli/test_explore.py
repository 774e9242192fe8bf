"""``naqala explore``: advice on a position, for people and for programs."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from naqala import Game
from naqala.bots import Budget
from naqala.cli import explore as command
from naqala.cli.main import main
from naqala.terminal.hints import uncompiled
from tests.cli.test_cli import Output, complaint, json_of, text_of
from tests.scene import position, scene

SMALL: Any = {"seats": 2, "meeples": {"a1": "G", "b1": "G", "d1": "BR", "d3": "R"}, "row": ["wheat", "fakir"]}


@pytest.fixture
def output(capsys: Output) -> Output:
    return capsys


@pytest.fixture(autouse=True)
def mode(monkeypatch: pytest.MonkeyPatch) -> None:
    """No notice on standard error, in whichever mode the tests run."""
    monkeypatch.setattr("naqala.cli.main.prefer", lambda _: "compiled")


@pytest.fixture
def turn(tmp_path: Path) -> str:
    """A position that asks for a move."""
    return written(tmp_path, scene(**SMALL))


def written(folder: Path, game: Game, text: bool = False) -> str:
    path = folder / "position"
    path.write_text(game.text() if text else json.dumps(game.position().to_json()))
    return str(path)


def test_a_move(output: Output, turn: str) -> None:
    text = text_of(output, "explore", turn, "--seconds", "0.05", "--number", "2")
    assert "Seat 1: Choose a tile and pick up all its meeples." in text
    assert re.search(r"^1\. +best +\+\d+  [a-f]\d \w+ [a-f]\d", text, re.MULTILINE)
    assert re.search(r"^2\. +-\d", text, re.MULTILINE)
    assert not re.search(r"^3\. ", text, re.MULTILINE)
    assert "d1 blue d2 red d3" in text
    assert re.search("You collect 2 Merchants on [ab]1", text)
    assert "Where moves can end" in text
    assert "b1 G" in text
    assert "d3 R" in text


def test_gains_by_category(output: Output, turn: str) -> None:
    text = " ".join(text_of(output, "explore", turn, "--seconds", "0.05").split())
    assert re.search(r"You collect 2 Merchants on b1\..* Tiles \+\d+", text)
    assert "to come: Fakirs +" in text


def test_the_turns_behind_landings(output: Output, turn: str) -> None:
    """All of them, or those that end on one tile; without being asked none."""
    ends = re.compile(r"^([a-f]\d) [A-Z] +(?:best|-\d\S+) +\S+ +[a-f]\d \w+ [a-f]\d", re.MULTILINE)
    words = ("explore", turn, "--seconds", "0.05", "--number", "1")
    assert not ends.findall(text_of(output, *words))
    landings = json_of(output, *words)["landings"]
    assert len(landings) > 1
    assert sorted(ends.findall(text_of(output, *words, "--landings"))) == sorted(landing["tile"] for landing in landings)
    assert ends.findall(text_of(output, *words, "--outcomes")), "the old name of --landings"
    told = text_of(output, *words, "--tile", "d3")
    assert ends.findall(told) == ["d3"]
    assert "You collect 2 Assassins on d3" in told
    assert "No move ends there." in text_of(output, *words, "--tile", "f5")
    assert "invalid tile" in complaint(output, *words, "--tile", "z9")


def test_text_files_are_read_too(output: Output, tmp_path: Path) -> None:
    path = written(tmp_path, scene(**SMALL), text=True)
    assert "Choose a tile" in text_of(output, "explore", path, "--seconds", "0.05", "--seat", "1")


def test_a_bid(output: Output, tmp_path: Path) -> None:
    game = scene(seats=2, meeples={"a1": "R", "b1": "R"}, step="bid", seat=None, bid_track=[2, 1, 2, 1], turn_track={})
    text = text_of(output, "explore", written(tmp_path, game), "--seconds", "0.05")
    assert "place is worth" in text
    assert "place 1, at worst 4" in text
    assert "8 place 1, at worst 3" in " ".join(text.split())


def test_an_answer(output: Output, tmp_path: Path) -> None:
    game = scene(seats=2, meeples={"a1": "R", "b1": "R", "c1": "G", "d1": "WW"}, players={2: {"elders": 1}})
    for action in ("pick a1", "drop red b1", "camel"):
        if action in {legal.text for legal in game.legal_actions()}:
            game.play(action)
    assert game.decision.ask == "kill"
    text = " ".join(text_of(output, "explore", written(tmp_path, game), "--seconds", "0.05").split())
    assert "Choose a victim for your Assassins." in text
    assert "1 Elder" in text
    assert "Seat 2 loses 2 points." in text
    assert "1 Merchant on c1" in text


def test_for_programs(output: Output, turn: str) -> None:
    answer = json_of(output, "explore", turn, "--seconds", "0.05", "--number", "1")
    assert answer["seat"] == 1
    assert answer["ask"] == "move"
    assert len(answer["best"]) == 1
    assert answer["best"][0]["behind"] == 0.0
    assert {landing["tile"] for landing in answer["landings"]} >= {"b1"}
    assert answer["final"] is True


def test_a_terminal_shows_better_answers_as_they_come(output: Output, turn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = io.StringIO()
    monkeypatch.setattr(command, "Console", lambda **more: Console(file=printed, force_terminal=True, width=100, **more))
    monkeypatch.setattr(command, "Budget", lambda **_: Budget(nodes=30))
    assert text_of(output, "explore", turn) == ""
    assert printed.getvalue().count("Where moves can end") > 1
    assert "simulated games" in printed.getvalue()


def test_uncompiled_rules_are_said_once_and_not_in_the_answer(output: Output, turn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("naqala.cli.main.prefer", lambda _: "plain")
    assert main(["explore", turn, "--seconds", "0.05", "--json"]) == 0
    printed = output.readouterr()
    assert printed.err == f"{uncompiled()}\n"
    assert json.loads(printed.out)["seat"] == 1


def test_errors(output: Output, turn: str, tmp_path: Path) -> None:
    assert "BudgetError" in complaint(output, "explore", turn, "--seconds", "0")
    assert "BudgetError" in complaint(output, "explore", turn, "--seconds", "nan")
    assert "FormatError" in complaint(output, "explore", str(tmp_path / "nothing"))
    assert "WrongSeatError" in complaint(output, "explore", turn, "--seat", "2")
    assert "number (1 or more)" in complaint(output, "explore", turn, "--number", "0")


def test_no_seat_is_asked(output: Output, tmp_path: Path) -> None:
    game = scene(seats=2, expansions=["artisans"], meeples={"c1": "P", "c2": "P"}, seat=1)
    game.play("pick c1")
    while not game.decision.is_chance:
        game.play(game.legal_actions()[0])  # the drop; the camel
    assert "it asks chance" in complaint(output, "explore", written(tmp_path, game))
    over = position(seats=2, step="over", seat=None)
    path = tmp_path / "over.json"
    path.write_text(json.dumps(over))
    assert "GameOverError" in complaint(output, "explore", str(path))
