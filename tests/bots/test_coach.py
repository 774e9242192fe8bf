"""The coach says what a bid would buy and how good a turn was, from what its seat may know."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from naqala import Game, Options
from naqala.bots import Budget, coach
from naqala.bots.advice import Advice, Comparison, Landing, Possibility
from naqala.bots.coach import MATTERS, Occasion, Remark, explain_bid, judge_turn, judge_turn_hastily
from naqala.bots.explorer import compare, explore
from naqala.bots.quality import quality_of
from naqala.log import Log
from naqala.narrator import Counted, Player, Said
from naqala.server.thinking import worker
from naqala.texts import say, speaking
from tests.bots.situations import other_world

SOME = Budget(nodes=40)
EARNED = 7
"""What each turn has earned here."""
SAID_EARNED = Said("coach.turn.earned", {"n": EARNED})


def opening(seed: int, seats: int = 3) -> Game:
    return Game.new(Options(seats), seed)


def at_move(seed: int) -> tuple[Game, int]:
    """A game at its first move, and whose it is."""
    game = opening(seed)
    while game.decision.ask == "bid":
        game.play(game.legal_actions()[0])
    assert game.decision.seat
    return game, game.decision.seat


def explained(game: Game, hasty: bool = False, log: Log | None = None) -> Remark:
    """What the coach says of the open bid."""
    assert game.decision.seat
    view, log = game.view(game.decision.seat), log or game.log(game.decision.seat)
    *_, advice = explore(view, SOME, log, hasty=hasty)
    return explain_bid(view, log, advice, None if hasty else SOME)


def advised(game: Game, seat: int) -> Advice:
    """What a hint ends with."""
    *_, advice = explore(game.view(seat), SOME, game.log(seat), 20)
    return advice


def judged(game: Game, seat: int, played: Sequence[str], advice: Advice) -> Remark:
    remark = judge_turn(game.view(seat), game.log(seat), played, advice, SOME, EARNED)
    assert remark is not None
    return remark


@pytest.mark.parametrize("seed", range(4))
def test_a_bid_is_explained_by_the_move_it_would_buy(seed: int) -> None:
    game = opening(seed)
    seat = game.decision.seat
    assert seat
    remark = explained(game)
    first, *price = remark.said
    if first.key == "coach.bid.even":
        assert (remark.way, price) == ((), [])
        return
    assert first.key == "coach.bid.first"
    assert int(str(first.args["n"])) >= round(MATTERS)
    assert isinstance(first.args["what"], Counted)
    assert (first.args["start"], first.args["tile"]) == (remark.way[0].tile, remark.way[-1].tile)
    assert f"pick {remark.way[0].tile}" in remark.turn
    assert price[0].key in ("coach.bid.price", "coach.bid.free", "coach.bid.dear")
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
        found.add(explained(game).said[0].key)
    assert found == {"coach.bid.first", "coach.bid.even"}


@pytest.mark.parametrize("hasty", [False, True])
def test_the_price_is_that_of_the_best_bid_and_the_worth_that_of_the_places(hasty: bool) -> None:
    """Whatever the advice is: the same figures are on the hint."""
    game = opening(1)
    assert game.decision.seat
    view, log = game.view(game.decision.seat), game.log(game.decision.seat)
    advice = next(explore(view, SOME, log, hasty=True))
    for best in advice.best:
        bids = tuple(replace(bid, place_worth=10.0 - place) for place, bid in enumerate(advice.bids))
        turned = replace(advice, best=(best, *advice.best), bids=bids)
        first, price, *_ = explain_bid(view, log, turned, None if hasty else SOME).said
        assert first.args["n"] == 10
        chosen = next(bid for bid in bids if bid.action == best.actions[0])
        figures = {"n": chosen.place_worth, "gold": chosen.pays, "gain": max(0.0, chosen.place_worth - chosen.pays)}
        where = {"price": chosen.price, "place": chosen.place, "last": chosen.last_place}
        assert price.args == {**where, "later": chosen.last_place - chosen.place, **(figures if chosen.pays else {})}
    level = replace(advice, bids=tuple(replace(bid, place_worth=0.0) for bid in advice.bids))
    even = Said("coach.bid.even", {"gold": advice.bids[0].price})
    assert explain_bid(view, log, level, None if hasty else SOME).said == (even,)


def said_of_price(worths: list[float], best: int) -> list[Said]:
    """What the coach says of the price, for places worth this much, the cheapest bid first."""
    game = opening(1)
    assert game.decision.seat
    view, log = game.view(game.decision.seat), game.log(game.decision.seat)
    advice = next(explore(view, SOME, log, hasty=True))
    bids = tuple(replace(bid, place_worth=worth) for bid, worth in zip(advice.bids, worths, strict=True))
    chosen = next(one for one in advice.best if one.actions[0] == bids[best].action)
    return list(explain_bid(view, log, replace(advice, best=(chosen,), bids=bids), None).said[1:])


def test_a_low_bid_says_what_it_brings_and_what_more_would_cost() -> None:
    """The bids are 0, 1, 3, 5, 8, 12 and 18."""
    rising = [0.0, 9.0, 9.0, 9.0, 11.0, 11.0, 11.0]
    where = {"place": 1, "last": 3, "later": 2}
    nine = Said("coach.bid.price", {"price": 1, **where, "n": 9, "gold": 1, "gain": 8})
    assert said_of_price(rising, 1) == [nine, Said("coach.bid.more", {"price": 8})]
    assert said_of_price(rising, 4) == [Said("coach.bid.price", {"price": 8, **where, "n": 11, "gold": 8, "gain": 3})]
    assert said_of_price([0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 6.0], 0) == [Said("coach.bid.dear", {"price": 0, "gold": 12})]
    assert said_of_price([10.6, 0.0, *[11.0] * 5], 0) == [Said("coach.bid.free", {"price": 0, **where})]


def test_a_bid_says_its_place_its_cost_and_whether_it_pays() -> None:
    where = {"price": 3, "place": 2, "last": 2, "later": 0, "n": 3, "gold": 3}
    with speaking("en"):
        assert say("coach.bid.price", **where, gain=0) == ("I’d bid 3 (place 2): it costs 3 gold and is worth about as much.")
        assert say("coach.bid.price", **{**where, "n": 5}, gain=2) == (
            "I’d bid 3 (place 2): 3 gold for about 5 points, a gain of about 2."
        )


def test_no_bid_is_compared_with_a_place_that_nobody_can_give() -> None:
    """Two have bid 0: the third cannot be last, whatever it bids."""
    game = opening(1)
    for _ in range(2):
        game.play("bid 0")
    seat = game.decision.seat
    assert seat
    view, log = game.view(seat), game.log(seat)
    advice = next(explore(view, SOME, log, hasty=True))
    bids = tuple(replace(bid, place_worth=float(place)) for place, bid in enumerate(advice.bids))
    first, *_ = explain_bid(view, log, replace(advice, bids=bids), None).said
    assert (first.args["place"], first.args["last"]) == (1, max(bid.last_place for bid in bids))
    assert first.args["last"] != 3


def test_a_seat_that_cannot_be_first_any_more_is_told_what_an_earlier_place_is_worth() -> None:
    game = opening(1)
    game.play(game.legal_actions()[-1])
    seat = game.decision.seat
    assert seat
    view, log = game.view(seat), game.log(seat)
    advice = next(explore(view, SOME, log, hasty=True))
    bids = tuple(replace(bid, place_worth=float(place)) for place, bid in enumerate(advice.bids))
    remark = explain_bid(view, log, replace(advice, bids=bids), None)
    assert (remark.said[0], remark.way) == (Said("coach.bid.earlier", {"n": len(bids) - 1, "place": 2, "last": 3}), ())


@pytest.mark.parametrize("seed", range(3))
def test_the_best_turn_is_praised_and_the_worst_is_told_what_was_missed(seed: int) -> None:
    game, seat = at_move(seed)
    advice = advised(game, seat)
    best, worst = advice.best[0], max(advice.landings, key=lambda landing: landing.best.behind).best
    praise = judged(game, seat, best.actions, advice)
    assert (praise.verdict, praise.said, praise.way) == ("best", (SAID_EARNED, Said("coach.turn.best")), ())
    missed = judged(game, seat, worst.actions, advice)
    assert missed.verdict in ("mistake", "blunder")
    lost = compare(game.view(seat), game.log(seat), best.actions, worst.actions, SOME).lost
    assert [said.key for said in missed.said[:2]] == ["coach.turn.earned", "coach.turn.better"]
    assert missed.said[1].args["n"] == round(lost)
    assert missed.way == tuple(step for step in best.way if step)


@pytest.mark.parametrize("hasty", [False, True])
def test_what_the_hint_calls_the_best_the_coach_calls_the_best(hasty: bool) -> None:
    """Whatever other rollouts would say: here the advice is turned round."""
    game, seat = at_move(2)
    view, log = game.view(seat), game.log(seat)
    first = next(explore(view, SOME, log, hasty=True))
    worst = replace(max(first.landings, key=lambda landing: landing.best.behind).best, behind=0.0)
    landings = tuple(replace(end, best=replace(end.best, behind=9.0)) for end in first.landings if end.best.way != worst.way)
    _, colour, tile = [text for text in worst.actions if text.startswith("drop")][-1].split()
    turned = replace(first, best=(worst,), landings=(*landings, Landing(tile, colour, worst)))
    judge = partial(judge_turn_hastily, earned=0) if hasty else partial(judge_turn, budget=SOME, earned=0)
    followed, other = (judge(view, log, plan.actions, turned) for plan in (worst, first.best[0]))
    assert followed
    assert other
    assert followed.verdict == "best"
    # The figures of the hint say so; new rollouts do not call the best turn a missed chance.
    assert other.way == (tuple(step for step in worst.way if step) if hasty else ())


@pytest.mark.parametrize(
    ("behind", "noise", "verdict", "names", "draws"),
    [
        (0.0, 0.0, "best", False, False),
        (-4.0, 1.0, "best", False, False),
        (2.9, 2.0, "best", False, False),
        (4.0, 2.0, "good", False, False),
        (9.0, 12.0, "good", False, False),
        (5.0, 1.0, "inaccuracy", False, True),
        (9.0, 4.0, "inaccuracy", False, True),
        (9.0, 2.0, "mistake", True, True),
        (15.0, 2.0, "blunder", True, True),
    ],
)
def test_only_what_is_lost_for_certain_counts_and_only_a_mistake_names_the_better_turn(
    behind: float, noise: float, verdict: str, names: bool, draws: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the scale of the review; what may be luck is neither blamed nor called excellent."""
    game, seat = at_move(1)
    advice = next(explore(game.view(seat), SOME, game.log(seat), hasty=True))
    played, best = advice.best[-1], advice.best[0]
    monkeypatch.setattr(coach, "compare", lambda *_: Comparison(played, behind, noise, games=3))
    remark = judged(game, seat, played.actions, advice)
    assert (remark.verdict, remark.said[0]) == (verdict, SAID_EARNED)
    assert remark.said[1].key == ("coach.turn.better" if names else f"coach.turn.{verdict}")
    assert len(remark.said) <= 2 + 2 * names
    assert remark.way == (tuple(step for step in best.way if step) if draws else ())
    if names:
        first, last = remark.way[0], remark.way[-1]
        assert {word: remark.said[1].args[word] for word in ("n", "start", "tile")} == {
            **{"n": round(behind), "start": first.tile, "tile": last.tile}
        }


@pytest.mark.parametrize(("earned", "said"), [(9, "coach.turn.earned"), (0, "coach.turn.earned"), (-3, "coach.turn.paid")])
def test_first_of_all_a_turn_is_told_what_it_earned(earned: int, said: str) -> None:
    game, seat = at_move(1)
    view, log = game.view(seat), game.log(seat)
    advice = next(explore(view, SOME, log, hasty=True))
    remark = judge_turn_hastily(view, log, advice.best[0].actions, advice, earned)
    assert remark
    assert remark.said[0] == Said(said, {"n": abs(earned)})


@pytest.mark.parametrize("hasty", [False, True])
def test_a_worker_tells_what_the_turn_has_earned(hasty: bool) -> None:
    game, seat = at_move(1)
    view, log = game.view(seat), game.log(seat)
    advice = next(explore(view, SOME, log, hasty=True))
    occasion = Occasion(game.length, view, log, advice.best[0].actions, EARNED)
    remark = worker.coach(occasion, advice, 0.01, hasty)
    assert remark
    assert remark.said[0] == SAID_EARNED


def reason_for(played: Possibility, best: Possibility) -> tuple[Said, ...]:
    """Why the coach calls a turn better."""
    return coach._on_turn(played, best, 20.0, 1.0, 0).said[2:]


def test_a_better_turn_has_one_reason_what_it_leaves_to_the_next_player_or_what_it_does() -> None:
    game, seat = at_move(1)
    one = next(explore(game.view(seat), SOME, game.log(seat), hasty=True)).best[0]
    collects, buys, sells = (Said(f"log.{deed}", {"what": deed}) for deed in ("collects", "buy.cards", "sell"))
    there = Said("coach.turn.there")

    def turn(leaves: float, *reasons: Said) -> Possibility:
        left = Said("reason.leaves", {"name": Player(2), "n": round(leaves)})
        return replace(one, leaves=leaves, leaves_to=2, reasons=(*reasons, left))

    assert reason_for(turn(19.6, buys), turn(11.4, collects, sells)) == (
        Said("coach.turn.leaves", {"name": Player(2), "n": 20, "less": 11}),
    )
    assert reason_for(turn(12.0, buys), turn(11.4, collects, buys, sells)) == (there, sells)
    assert reason_for(turn(11.0, buys), turn(20.0, collects, buys)) == ()
    keeps = replace(turn(19.6), reasons=(Said("reason.keeps", {"n": 20}),))
    assert reason_for(keeps, turn(11.4, collects, sells)) == (there, sells), "what it leaves to itself is no loss"


def test_a_turn_without_a_move_is_not_judged() -> None:
    game, seat = at_move(1)
    view, log = game.view(seat), game.log(seat)
    advice = next(explore(view, SOME, log, hasty=True))
    assert judge_turn(view, log, ["pass"], advice, SOME, EARNED) is None
    assert judge_turn_hastily(view, log, ["pass"], advice, EARNED) is None


def test_what_others_hide_changes_nothing_the_coach_says() -> None:
    game = opening(5)
    random = Random(3)
    while game.position().round < 3 or game.decision.ask != "bid":
        game.play(random.choice(game.legal_actions()))
    seat = game.decision.seat
    assert seat
    twin = other_world(game.view(seat), Random(1))
    said = [explained(one, log=game.log(seat)) for one in (game, twin)]
    assert said[0] == said[1]


def test_at_a_glance_a_bid_is_explained_by_a_move_that_can_be_made() -> None:
    found = set()
    for seed in range(2):
        game = opening(seed)
        seat = game.decision.seat
        assert seat
        remark = explained(game, hasty=True)
        found.add(remark.said[0].key)
        if not remark.way:
            continue
        while game.decision.ask == "bid":
            legal = game.legal_actions()
            game.play(legal[-1] if game.decision.seat == seat else legal[0])
        for step in remark.way:
            game.play(f"pick {step.tile}" if step.colour is None else f"drop {step.colour} {step.tile}")
    assert "coach.bid.first" in found


def test_without_rollouts_the_best_landing_is_praised_and_the_worst_is_told_how_far_the_hint_is_ahead() -> None:
    game, seat = at_move(1)
    view, log = game.view(seat), game.log(seat)
    advice = next(explore(view, SOME, log, hasty=True))
    ends = sorted(advice.landings, key=lambda landing: landing.best.behind)
    best, worst = (judge_turn_hastily(view, log, end.best.actions, advice, EARNED) for end in (ends[0], ends[-1]))
    assert best
    assert worst
    assert (best.verdict, worst.verdict) == ("best", quality_of(ends[-1].best.behind))
    assert worst.said[1].args["n"] == round(ends[-1].best.behind)
    assert worst.way[-1].tile == ends[0].tile


def test_a_glance_sees_no_more_than_its_seat() -> None:
    game = opening(5)
    random = Random(3)
    while game.position().round < 3 or game.decision.ask != "bid":
        game.play(random.choice(game.legal_actions()))
    seat = game.decision.seat
    assert seat
    twin = other_world(game.view(seat), Random(1))
    said = [explained(one, True, game.log(seat)) for one in (game, twin)]
    assert said[0] == said[1]
