"""The coach says what a bid would buy and how good a turn was, from what its seat may know."""

from random import Random

import pytest

from naqala import Action, Game, Options
from naqala.bots import Budget
from naqala.bots.coach import MATTERS, Remark, judge_turn, judge_turn_hastily, weigh_bids, weigh_bids_hastily
from naqala.bots.explorer import explore
from naqala.bots.glance import Glance
from naqala.narrator import Counted
from tests.bots.situations import other_world

SOME = Budget(nodes=40)


def opening(seed: int, seats: int = 3) -> Game:
    return Game.new(Options(seats), seed)


def at_move(seed: int) -> tuple[Game, int]:
    """A game at its first move, and whose it is."""
    game = opening(seed)
    while game.decision.ask == "bid":
        game.play(game.legal_actions()[0])
    assert game.decision.seat
    return game, game.decision.seat


def judged(game: Game, seat: int, played: list[str]) -> Remark:
    remark = judge_turn(game.view(seat), game.log(seat), played, SOME)
    assert remark is not None
    return remark


@pytest.mark.parametrize("seed", range(4))
def test_a_bid_is_explained_by_the_move_it_would_buy(seed: int) -> None:
    game = opening(seed)
    seat = game.decision.seat
    assert seat
    remark = weigh_bids(game.view(seat), game.log(seat), SOME)
    first, *price = remark.said
    if first.key == "coach.bid.even":
        assert (remark.way, price) == ((), [])
        return
    assert first.key == "coach.bid.first"
    assert int(str(first.args["n"])) >= round(MATTERS)
    assert isinstance(first.args["what"], Counted)
    assert (first.args["start"], first.args["tile"]) == (remark.way[0].tile, remark.way[-1].tile)
    assert price[0].key in ("coach.bid.price", "coach.bid.free")
    # The move can be made as things are: who plays first finds the board like this.
    while game.decision.ask == "bid":
        legal = game.legal_actions()
        game.play(legal[-1] if game.decision.seat == seat else legal[0])
    for step in remark.way:
        game.play(f"pick {step.tile}" if step.colour is None else f"drop {step.colour} {step.tile}")


def test_somewhere_the_place_matters_and_somewhere_it_does_not() -> None:
    found = set()
    for seed in range(8):
        game = opening(seed)
        assert game.decision.seat
        found.add(weigh_bids(game.view(game.decision.seat), game.log(game.decision.seat), SOME).said[0].key)
    assert found == {"coach.bid.first", "coach.bid.even"}


@pytest.mark.parametrize("seed", range(3))
def test_the_best_turn_is_praised_and_the_worst_is_told_what_was_missed(seed: int) -> None:
    game, seat = at_move(seed)
    *_, advice = explore(game.view(seat), SOME, game.log(seat), 20)
    best, worst = advice.best[0], max(advice.landings, key=lambda landing: landing.best.behind).best
    praise = judged(game, seat, list(best.actions))
    assert (praise.verdict, praise.said[0].key) == ("best", "coach.turn.best")
    missed = judged(game, seat, list(worst.actions))
    assert missed.verdict == "missed"
    *_, compared = explore(game.view(seat), SOME, game.log(seat), include=worst.actions)
    assert compared.included
    assert missed.said[0].args["n"] == round(compared.included.lost)
    assert missed.way == tuple(step for step in compared.best[0].way if step)


def test_a_turn_without_a_move_is_not_judged() -> None:
    game, seat = at_move(1)
    assert judge_turn(game.view(seat), game.log(seat), ["pass"], SOME) is None


def test_what_others_hide_changes_nothing_the_coach_says() -> None:
    game = opening(5)
    random = Random(3)
    while game.position().round < 3 or game.decision.ask != "bid":
        game.play(random.choice(game.legal_actions()))
    seat = game.decision.seat
    assert seat
    twin = other_world(game.view(seat), Random(1))
    said = [weigh_bids(one.view(seat), game.log(seat), SOME) for one in (game, twin)]
    assert said[0] == said[1]


def test_at_a_glance_a_bid_is_explained_by_a_move_that_can_be_made() -> None:
    found = set()
    for seed in range(2):
        game = opening(seed)
        seat = game.decision.seat
        assert seat
        remark = weigh_bids_hastily(game.view(seat), game.log(seat))
        found.add(remark.said[0].key)
        if not remark.way:
            continue
        while game.decision.ask == "bid":
            legal = game.legal_actions()
            game.play(legal[-1] if game.decision.seat == seat else legal[0])
        for step in remark.way:
            game.play(f"pick {step.tile}" if step.colour is None else f"drop {step.colour} {step.tile}")
    assert "coach.bid.first" in found


def test_at_a_glance_the_best_landing_is_praised_and_the_worst_is_not() -> None:
    game, seat = at_move(1)
    turns = Glance(game.view(seat), game.log(seat)).rate(game.view(seat))
    best, worst = (
        judge_turn_hastily(game.view(seat), game.log(seat), [Action.numbered(number).text for number in plan.actions])
        for plan in (turns[0], turns[-1])
    )
    assert best
    assert worst
    assert (best.verdict, worst.verdict) == ("best", "missed")
    landing = next(Action.numbered(number) for number in reversed(turns[0].actions) if Action.numbered(number).is_drop)
    assert worst.way[-1].tile == landing.parts["tile"]
    assert judge_turn_hastily(game.view(seat), game.log(seat), ["pass"]) is None


def test_a_glance_sees_no_more_than_its_seat() -> None:
    game = opening(5)
    random = Random(3)
    while game.position().round < 3 or game.decision.ask != "bid":
        game.play(random.choice(game.legal_actions()))
    seat = game.decision.seat
    assert seat
    twin = other_world(game.view(seat), Random(1))
    said = [weigh_bids_hastily(one.view(seat), game.log(seat)) for one in (game, twin)]
    assert said[0] == said[1]
