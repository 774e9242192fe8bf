"""Legal answers as browsers get them: typed."""

from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from naqala import Action, Game, Options
from naqala.options import EXPANSIONS
from naqala.server.answers import answers, unworded_answer
from naqala.waypoints import Waypoint, last_move
from tests.players import choose
from tools.texts import needs

NEEDS = needs("en")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("pass", {"verb": "pass"}),
        ("bid 0", {"verb": "bid"}),
        ("bid 18 paying 2 fakirs", {"verb": "bid", "price": 18, "fakirs": 2}),
        ("carpet purple f7", {"verb": "carpet", "colours": ["purple"], "tile": "f7"}),
        ("fakirs 2", {"verb": "fakirs", "fakirs": 2}),
        ("kill yellow red c4", {"verb": "kill_on", "colours": ["yellow", "red"], "tile": "c4"}),
        ("kill white white of 2", {"verb": "kill_of", "colours": ["white", "white"], "seat": 2}),
        ("use leta paying elder fakir", {"verb": "use", "djinn": "leta"}),
        ("use ziad", {"verb": "send", "thief": "ziad"}),
        ("play horn", {"verb": "play", "item": "horn"}),
        ("give silk fakir", {"verb": "give_cards", "cards": ["silk", "fakir"]}),
        ("give palace b2", {"verb": "give_building", "building": "palace", "tile": "b2"}),
        ("buy 1 6", {"verb": "buy_two", "places": [1, 6]}),
        ("next fakir", {"verb": "next", "cards": ["fakir"]}),
        ("sell ivory silk fish", {"verb": "sell", "cards": ["ivory", "silk", "fish"]}),
    ],
)
def test_an_answer_says_what_it_names(text: str, named: dict[str, Any]) -> None:
    assert to_builtins(unworded_answer(Action.parse(text))) == {"text": text, "said": {"key": ""}, **named}


def test_a_kill_that_claims_the_tile_says_so() -> None:
    """The seat that is asked gets a tile by killing all that stand there, unless it has an owner."""
    game, random, seen = Game.new(Options(2), 5), Random(5), set[bool]()
    while not game.is_over:
        if game.decision.ask == "kill":
            board = game.position().board
            for answer in answers(game, game.view(game.decision.seat or 0)):
                there = board[answer.tile] if answer.tile else None
                claims = there is not None and len(there.meeples) == 1 and not there.owner
                assert answer.claims == claims, answer
                seen.add(claims)
        game.play(choose(game, random))
    assert seen == {True, False}


def test_answers_and_the_last_move_follow_a_game() -> None:
    game, random = Game.new(Options(3, expansions=EXPANSIONS), 3), Random(3)
    move: list[Waypoint] = []
    while not game.is_over:
        found = answers(game, game.view(game.decision.seat)) if game.decision.seat else ()
        assert not found or [answer.text for answer in found] == [action.text for action in game.legal_actions()]
        for answer in found:
            assert set(answer.said.args) == NEEDS[answer.said.key].variables, answer
        assert len({str(replace(answer, text="")) for answer in found}) == len(found), "two answers say the same"
        action = Action.parse(choose(game, random))
        game.play(action)
        if action.verb == "pick":
            move = [Waypoint(action.parts["tile"])]
        elif action.is_drop:
            move.append(Waypoint(action.parts["tile"], action.parts["colour"], action.verb == "carpet"))
        assert last_move(game.actions_backwards()) == tuple(move)
    assert any(step.colour for step in move)
