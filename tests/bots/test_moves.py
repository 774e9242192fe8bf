"""Which moves thinking bots look at."""

from naqala import Action
from naqala.bots import make_bot
from naqala.bots.mind import think
from naqala.bots.mind.scratch import Workspace
from naqala.bots.mind.weights import weights_named
from naqala.deal import luck_from
from tests.scene import scene


def test_with_the_carpet_no_start_tile_is_left_out() -> None:
    threes = ("YWB", "WGR", "YGB", "WBR", "YGR")
    meeples = {f"{column}{row}": threes[row - 1] for column in "abcde" for row in range(1, 6)}
    game = scene(seats=2, expansions=["artisans"], meeples=meeples, players={1: {"items": {"carpet": 1}}})
    workspace = Workspace(weights_named("planner"), luck_from(1))
    workspace.states[think.ROOT] = game.states[0]
    think.best_offer(workspace.states, workspace.scratches, 0)
    moves = workspace.row("moves", 1)
    looked_at = {int(move[0]) for move in moves if move[0]}
    assert looked_at == {number for number in game.legal_numbers() if Action.numbered(number).verb == "pick"}


def test_a_player_without_a_move_keeps_what_would_be_wasted() -> None:
    """Two Elders are worth more than a power that is no use any more."""
    game = scene(
        seats=2,
        meeples={"a1": "R", "f5": "W"},
        players={1: {"elders": 2, "djinns": ["sibittis", "shamhat"]}},
        bid_track=[2, 2, 1, 1],
        turn_track={},
    )
    assert {action.text for action in game.legal_actions()} >= {"pass"}
    seat = game.decision.seat
    assert seat is not None
    assert make_bot("greedy", 1).choose(game.view(seat)).text == "pass"
