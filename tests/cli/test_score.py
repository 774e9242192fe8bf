"""The score of a cardboard game: from a file of entries, and from what people answer."""

import io
import json
import sys
from pathlib import Path

import pytest

from naqala import Options
from naqala.cli.main import main
from naqala.tally import in_play
from naqala.texts import LANGUAGES, say, speaking
from tests.cli.test_cli import Output, complaint, json_of, text_of
from tests.tally.entering import entered
from tests.tally.many import finished

BASE = ["30", "4", "2", "1 1 6", "2", "1", "1", "1 5 5", "4"]
"""Gold, Viziers, Elders, tiles, palm trees, palaces, djinns (Al-Amin), goods, Fakirs."""
NOTHING = ["20", "", "", "", "", ""]
"""Gold, Viziers, Elders, tiles, djinns, goods: without tiles there are no buildings."""


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_file_of_entries(tmp_path: Path, capsys: Output) -> None:
    game, path = finished(Options(3, ("artisans", "thieves", "whims")), 2), tmp_path / "score.json"
    entries = entered(game)
    for player, name in zip(entries["players"], ("Ann", "Bo", ""), strict=True):
        player["name"] = name
    path.write_text(json.dumps(entries), encoding="utf-8")
    outcome = game.outcome()
    assert outcome
    found = json_of(capsys, "score", str(path))
    assert found == {"seats": list(game.score_sheet()), "outcome": {"winners": list(outcome.winners), "reasons": []}}
    table = text_of(capsys, "score", str(path))
    assert "Ann" in table and "Player 3" in table
    path.write_text(json.dumps({**entries, "players": [{"djinns": ["marid"]}] * 3}), encoding="utf-8")
    assert "TallyError: players.djinns.marid: expected at most 1 in all, got 3" in complaint(capsys, "score", str(path))


def test_what_is_asked_is_what_is_in_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    answer(monkeypatch, "Ann, Bo", "", "", *BASE, *NOTHING)
    said = " ".join(text_of(capsys, "score", "--ask").split())
    for line, points in (("Gold", "30 20"), ("Viziers", "14 0"), ("Tiles", "18 0"), ("Palm trees", "6 0"), ("Palaces", "5 0")):
        assert f"{line} {points}" in said
    # Al-Amin's 4 Fakirs are two goods: the suits are Ivory, Silk and both of them, and Silk.
    assert f"Goods {13 + 1} 0" in said
    assert "Ann wins with 96 points." in said
    assert "Artisans" not in said.split("Ann: what")[1]


def test_each_line_says_what_it_was_counted_from(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    answer(monkeypatch, "Ann, Bo", "", "", *BASE, *NOTHING)
    said = text_of(capsys, "score", "--ask")
    how = " ".join(said.split(say("tally.how"))[1].split())
    assert "Gold Ann: 30 gold (30 points) Bo: 20 gold (20 points)" in how
    assert "Palm trees Ann: 2 palm trees (6 points) Bo: 0 palm trees (0 points)" in how
    assert "Djinns Ann: Al-Amin (5 points) Bo: nothing (0 points)" in how
    assert "4 × Fakir" in how or "4 Fakirs" in how
    assert "≈" not in said


def test_values_from_the_box_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[thieves]\ncard_vp = 3", encoding="utf-8")
    answers = ["Ann, Bo", "2", "", "20", "", "", "", "", "1", "", *NOTHING[:-1], "", ""]
    for values, points in (([], "≈ 6"), (["--values", str(box)], "3")):
        answer(monkeypatch, *answers)
        assert f"{say('score.djinns')} {points} 0" in " ".join(text_of(capsys, "score", "--ask", *values).split())
    said = complaint(capsys, "score", "game.json", "--values", str(box))
    assert "expected --values with --ask" in said


def test_mistakes_are_asked_again_of_the_same_player(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Seventeen Viziers are too many; 13 beside Ann's 4 are too, so Bo is asked again."""
    answer(monkeypatch, "Ann,Bo", "9", "", "", *BASE, "5", "x", "17", "13", "", "", "", "", *NOTHING)
    said = " ".join(text_of(capsys, "score", "--ask").split())
    assert said.count("Ann: what do you own?") == 1
    assert said.count("Bo: what do you own?") == 2
    assert "Please type a number from 0 to 16." in said
    assert "That is not possible. Viziers: there are only 16 in the game, but all players together have 17." in said
    assert "Ann wins with 96 points." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Five cannot play the base game, and two players cannot have the same djinn."""
    both = [*NOTHING[:-2], "2", ""]
    answer(monkeypatch, "A,B,C,D,E", "", "", "Ann,Bo", "", "", *both, *both, *NOTHING)
    said = " ".join(text_of(capsys, "score", "--ask", "--language", language).split())
    with speaking(language):
        djinn = say("djinn." + in_play(Options(2)).djinns[1])
        for fault in (say("impossible.fiveSeats"), say("tally.fault.together", what=djinn, most=1, n=2)):
            assert " ".join(say("tally.ask.again", fault=fault).split()) in said
    assert "expected" not in said


def test_against_yazid(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    answer(monkeypatch, "Ann", "", "", *BASE, "4", "")
    found = text_of(capsys, "score", "--ask")
    assert say("score.solo.lost") in found and say("over.viziers") in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_asked_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    whole = ["7", "1", "1", "2", "1 11", "3", "2", "1", "1", "0", "2", "1", "1", "3"]
    answer(monkeypatch, "Ann, Bo", "1 2 3", "2", *whole, "", "", "", "", "", "", "", "", "")
    said = " ".join(text_of(capsys, "score", "--ask", "--language", language).split())
    with speaking(language):
        for key in ("tally.part.tiles", "tally.ask.tent", "tally.lake.palms", "tally.part.thieves", "tally.part.items"):
            assert " ".join(say(key).split()) in said
        assert f"{say('score.tent')} 3 0" in said and f"{say('score.items')} 9 0" in said


def test_the_answers_as_json_leave_the_questions_out(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    answer(monkeypatch, "Ann, Bo", "", "", *NOTHING, *NOTHING)
    assert main(["score", "--ask", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["outcome"]["winners"] == [1, 2]
    assert "Ann: what do you own?" in printed.err


def test_input_that_ends_too_early_and_no_input_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    answer(monkeypatch, "Ann, Bo", "")
    assert main(["score", "--ask"]) == 2
    assert "expected an answer to every question, got the end of the input" in capsys.readouterr().err
    assert "expected FILE or --ask, got neither" in complaint(capsys, "score")
    assert "expected FILE or --ask, got both" in complaint(capsys, "score", "x.json", "--ask")
