"""The engine against the second implementation, which was written from the rules alone (tests/reference)."""

import pytest

from naqala import Game, Options
from tests import reference
from tests.boxes import random_box
from tests.players import mixed_games, positions
from tests.reference.answers import chance_weights, legal_answers, open_question

GAMES = [(options, 101) for options in mixed_games(101)]
BOXED = [(options.with_values(random_box(f"{options}")), 102) for options in mixed_games(102)]
"""Games with other values on cards, tiles and tracks (docs/values.md)."""


def sheets(game: Game) -> list[dict[str, int]]:
    return [dict(sheet) for sheet in game.score_sheet()]


@pytest.mark.parametrize(("options", "seed"), GAMES + BOXED, ids=lambda value: str(value) if isinstance(value, int) else "")
def test_engine_and_reference_agree(options: Options, seed: int) -> None:
    """Same question, same legal answers, same weights, same next position, same score, in every position of a game."""
    expected = None
    for number, (game, action) in enumerate(positions(options, seed)):
        here = reference.normal(game.position().to_json())
        if expected is not None:
            assert here == expected, f"after action {number - 1}"
        decision = game.decision
        now = reference.at_open_question(here)
        assert open_question(now) == (decision.ask, decision.seat or None)
        assert sorted(legal_answers(now)) == sorted(legal.text for legal in game.legal_actions())
        if decision.is_chance:
            assert chance_weights(now) == {legal.text: weight for legal, weight in game.weights().items()}
        if number % 10 == 0 or not action:
            assert reference.score(here) == sheets(game)
            assert reference.violations(here) == []
        expected = reference.after(now, action) if action else None
