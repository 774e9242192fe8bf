"""Hints at the prompt: the best possibilities, in words."""

from typing import Any

import pytest

from naqala.bots.advice import Possibility, Reason
from naqala.bots.reasons import REASONS
from naqala.catalog.names import COLOUR_WORDS
from naqala.terminal.hints import hints
from naqala.terminal.reasons import SENTENCES, deed, said
from tests.scene import scene
from tests.terminal.session import new, scripted

NAMES = ("Ann", "Bo", "Cleo")
EXAMPLES = {
    **dict.fromkeys(("number", "size", "place", "last_place", "price", "value", "gold", "points"), 2),
    **dict.fromkeys(("palms", "palaces", "elders", "fakirs", "artisans"), 1),
    **{"colour": "red", "tile": "c4", "seat": 2, "seats": [2, 3], "building": "palm", "djinn": "leta", "thief": "ziad"},
    **{"whim": "w01", "item": "lamp", "cards": ["fish", "fish", "fakir"], "colours": ["red", "white"], "what": "item"},
}


def test_every_reason_has_a_sentence() -> None:
    assert set(SENTENCES) == set(REASONS)


@pytest.mark.parametrize("key", REASONS)
def test_sentences(key: str) -> None:
    """Each names what it is about, and nothing is left as a Python value."""
    arguments = {name: EXAMPLES[name] for name in REASONS[key]}
    if key == "gives":
        arguments["what"] = "fish fakir"
    sentence = said(Reason(key, arguments), NAMES)
    assert sentence
    assert not set(sentence) & set("{}[]'_")
    for name, word in (("tile", "c4"), ("seat", "Bo"), ("seats", "Bo and Cleo"), ("djinn", "Leta"), ("gold", "2 gold")):
        assert name not in arguments or word in sentence or key == "takes whim"


def test_deeds_read_as_typed() -> None:
    def deed_of(*actions: str) -> str:
        return deed(Possibility(actions, None, 0, 0, 0, {}, {}, None, None, ()))

    assert deed_of("pick a1", "drop red a2", "drop green a3", "buy 1", "pass") == "pick a1 red a2 green a3, buy 1"
    assert deed_of("drop red a2", "drop green a3", "pass", "pass") == "drop red a2 green a3"
    assert deed_of("play flute", "at b2", "pick a1", "drop red a2") == "play flute, at b2, pick a1 red a2"
    assert deed_of("pass") == "pass"


def test_a_failing_hint_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def explore(*_: Any) -> Any:
        raise ZeroDivisionError("lost count")

    monkeypatch.setattr("naqala.terminal.hints.explore", explore)
    played = new("human,uniform", scripted(["hint", "3", "quit"]), seed="3").run()
    assert "No hint this time: ZeroDivisionError: lost count." in played.text
    assert played.game.actions


def test_hints_have_reasons() -> None:
    meeples = {"a1": "RG", "b1": "R", "c1": "GW", "c2": "G"}
    game = scene(seats=2, meeples=meeples, row=["wheat", "fakir"])
    lines = hints(game.view(1), game.log(1), NAMES)
    assert lines[0].startswith("  best  pick ")
    assert 2 <= sum(line.lstrip().startswith(("best", "-")) for line in lines) <= 3
    assert any("collects" in line for line in lines)
    assert any(colour in lines[0] for colour in COLOUR_WORDS)
