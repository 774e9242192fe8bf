"""Legal answers as browsers get them: typed."""

from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from naqala import Action, Game, Options
from naqala.options import EXPANSIONS
from naqala.server.protocol.answers import answers, unworded_answer
from naqala.waypoints import Waypoint, last_move
from tests.players import choose
from tests.scene import after, scene
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
        ("kill yellow red c4", {"verb": "kill_on", "colours": ["yellow", "red"], "tile": "c4", "removes": True}),
        ("kill white white of 2", {"verb": "kill_of", "colours": ["white", "white"], "seat": 2}),
        ("use leta paying elder fakir", {"verb": "use", "djinn": "leta", "source": "own"}),
        ("use ziad", {"verb": "send", "thief": "ziad", "source": "own"}),
        ("play horn", {"verb": "play", "item": "horn", "source": "own"}),
        ("give silk fakir", {"verb": "give_cards", "cards": ["silk", "fakir"], "source": "own"}),
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


def test_answers_say_where_things_lie() -> None:
    """The Ring takes from the open discard, a thief from what lies aside, the seat gives and plays what it holds."""
    ring = scene(
        expansions=["artisans"],
        tiles={"f1": "workshop se"},
        meeples={"a1": "Y", "b1": "Y"},
        players={1: {"items": {"ring": 1, "lamp": 1}}},
        items={"discard": {"precious5": 1, "horn": 1}},
    )
    assert lying(ring, "play") == {("ring", "own"), ("lamp", "own")}
    assert lying(after(ring, "play ring"), "take_item") == {("horn", "open"), ("precious5", "open")}
    thief = scene(
        expansions=["artisans", "thieves"],
        tiles={"f1": "workshop se", "b1": "small market"},
        step="thief",
        turn={"start": "a1", "at": "b1", "tribe": "purple", "count": 2},
        players={1: {"thieves": ["madjaar"]}, 2: {"items": {"horn": 1, "lamp": 1}}, 3: {"items": {"ring": 1}}},
    )
    assert lying(after(thief, "use madjaar"), "give_item") == {("horn", "own"), ("lamp", "own")}
    assert lying(after(thief, "give horn", "give ring"), "take_item") == {("horn", "aside"), ("ring", "aside")}


def lying(game: Game, verb: str) -> set[tuple[str, str | None]]:
    """The items that answers of a verb name, and where they lie."""
    found = answers(game, game.view(game.decision.seat or 0))
    return {(answer.item, answer.source) for answer in found if answer.verb == verb}


def test_the_horn_names_the_places_of_cards_that_can_come_next() -> None:
    game = scene(
        expansions=["artisans"],
        tiles={"f1": "workshop se"},
        meeples={"a1": "Y", "b1": "Y"},
        players={1: {"items": {"horn": 1}}},
        row=["silk", "fish", "silk", "gold", "spice", "ivory", "jewels", "wheat", "fakir"],
    )
    after(game, "play horn", "next silk")
    places = {answer.cards[0]: answer.spots for answer in answers(game, game.view(1)) if answer.verb == "next"}
    assert (places["silk"], places["fish"]) == ([3], [2])


def test_taking_a_whim_names_it() -> None:
    game = scene(
        expansions=["whims"],
        tiles={"b1": "blue city"},
        whims_on={"b1": "w05"},
        step="tile",
        turn={"start": "a1", "at": "b1", "tribe": "yellow", "count": 2},
    )
    assert [answer.whim for answer in answers(game, game.view(1)) if answer.verb == "take_whim"] == ["w05"]


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
