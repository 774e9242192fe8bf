"""The narrator puts every question to every viewer, in every language."""

from typing import Any

import pytest

from naqala import Game
from naqala.narrator import Counted, Named, Player, Said, TileFace, ask
from naqala.terminal.lines import said_text
from naqala.texts import LANGUAGES, has, speaking
from tests.bots.situations import every_question
from tests.scene import scene

QUESTIONS = every_question(1)
NAMES = ("Ann", "Bo", "Cleo", "Dov", "Eve")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_can_be_put_to_every_viewer(name: str, language: str) -> None:
    (game,) = QUESTIONS[name]
    asked = game.decision.seat
    others = [None, *(seat for seat in range(1, game.options.seats + 1) if seat != asked)]
    with speaking(language):
        question = ask(game.view(asked))
        assert question.key.startswith(f"ask.{name}")
        assert not question.key.endswith(".others")
        assert said_text(question, NAMES)
        if has(f"ask.{name}.help"):
            assert said_text(Said(f"ask.{name}.help", question.args), NAMES)
        for seat in others:
            assert NAMES[(asked or 1) - 1] in said_text(ask(game.view(seat)), NAMES)


def after(game: Game, *actions: str) -> Said:
    """The question after these actions, as the asked seat reads it."""
    for action in actions:
        game.play(action)
    return ask(game.view(game.decision.seat))


def test_questions_by_what_they_are_about() -> None:
    thieves = scene(
        seats=2,
        expansions=["thieves"],
        tiles={"b1": "sacred 12"},
        meeples={"a1": "G", "b1": "GW"},
        players={1: {"elders": 2}},
        djinn_row=["leta"],
        thieves={"face_up": "houssain"},
    )
    question = after(thieves, "pick a1", "drop green b1")
    assert question.key == "ask.tile.sacred.thief"
    assert question.args["tile"] == TileFace("b1", "sacred 12")
    enki = scene(
        seats=2,
        tiles={"b1": "village", "c3": "oasis"},
        meeples={"a1": "W", "b1": "WG"},
        players={1: {"djinns": ["enki"], "elders": 2}},
    )
    question = after(enki, "pick a1", "drop white b1", "use enki paying elder")
    assert question.key == "ask.target.enki"
    assert question.args["djinn"] == Named("djinn", "enki")


@pytest.mark.parametrize(
    ("has", "key"),
    [
        ({"djinns": ["enki"], "elders": 2, "cards": {"silk": 1}}, "ask.last"),
        ({"djinns": ["enki"], "elders": 2}, "ask.last.use"),
        ({"cards": {"silk": 1}}, "ask.last.sell"),
        ({"cards": {"fakir": 1}}, "ask.last.only"),
    ],
)
def test_the_end_of_a_turn_names_only_what_can_be_done(has: dict[str, Any], key: str) -> None:
    game = scene(seats=2, tiles={"b1": "village", "c3": "oasis"}, meeples={"a1": "W", "b1": "WG"}, players={1: has})
    question = after(game, "pick a1", "drop white b1")
    while game.decision.ask != "last":
        question = after(game, "pass")
    assert question.key == key


def test_two_victims_and_how_far_they_may_be() -> None:
    game = scene(
        seats=2, meeples={"a1": "R", "b1": "RG", "c1": "YY"}, players={1: {"djinns": ["iblis"], "elders": 1}}, owners={"b1": 2}
    )
    assert after(game, "pick a1", "drop red b1").args["what"] == Counted("tribe", {"red": 2})
    question = after(game, "use iblis paying elder")
    assert question.key == "ask.kill.two"
    assert question.args["n"] == 2


def test_a_spectator_reads_who_is_asked() -> None:
    game = scene(seats=2, meeples={"a1": "R", "b1": "RG"})
    for seat in (2, None):
        assert ask(game.view(seat)) == Said("ask.move.others", {"name": Player(1), "n": 0})
