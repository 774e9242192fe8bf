"""The review names what was better, says who played better, and knows no more than the seats did."""

from dataclasses import replace
from functools import cache
from random import Random

import msgspec
import pytest

from naqala import Game, Options
from naqala.bots import Budget, make_bot
from naqala.bots.advice import Possibility
from naqala.bots.quality import quality_of
from naqala.errors import GameOverError, OptionsError
from naqala.narrator import Counted, Player, Said
from naqala.review import (
    DEPTHS,
    Chance,
    Choice,
    Depth,
    Draw,
    Judgement,
    Moment,
    Review,
    depth_named,
    key_of,
    review,
    review_of,
    tasks_of,
    weigh_whole,
)
from naqala.review.judging import _why_bid, _why_turn, judge
from naqala.review.rollouts import leads_of
from naqala.review.summary import accuracy_of, summary_of
from naqala.texts import say, speaking
from tests.bots.last_turns import last_turn, missed, played_badly
from tests.bots.situations import other_world
from tests.bots.test_positions import LAST, LAST_TURNS, best_end, lead
from tests.scene import scene
from tests.tally.many import finished

FEW = Depth(nodes=24, pairs=3, rollouts=2, hasty=True)


@pytest.mark.parametrize("name", LAST_TURNS)
def test_where_the_best_turn_is_known_the_review_names_it(name: str) -> None:
    game = played_badly(name)
    (judged,) = [weigh_whole(task, FEW) for task in tasks_of(game) if isinstance(task, Choice)]
    assert isinstance(judged, Judgement)
    assert judged.lost == pytest.approx(missed(name))
    assert judged.mark == quality_of(missed(name))
    assert judged.best is not None
    assert judged.best.reasons
    better = last_turn(name)
    for action in judged.best.actions:
        better.play(action)
    assert lead(better) == best_end(last_turn(name), own=False)


@pytest.mark.parametrize("name", list(LAST_TURNS)[:3])
def test_the_best_turn_loses_nothing(name: str) -> None:
    game = last_turn(name)
    while not game.is_over:
        best = best_end(game.copy(), own=False)
        for action in game.legal_actions():
            game.play(action)
            if best_end(game.copy(), own=False) == best:
                break
            game.undo()
    (judged,) = [weigh_whole(task, FEW) for task in tasks_of(game) if isinstance(task, Choice)]
    assert isinstance(judged, Judgement)
    assert (judged.lost, judged.mark, judged.best) == (0.0, "best", None)


NEARLY_ALL = dict.fromkeys(("jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"), 1)


def drawn_by_sloar(card: str) -> Game:
    """A last turn in which Sloar draws a card for a seat that lacks only Ivory: 60 gold with it, 50 without."""
    game = scene(
        seats=2,
        tiles={"b1": "small market", "b5": "village"},
        meeples={"a1": "W", "b1": "WG", "a5": "W", "b5": "W"},
        players={1: {"gold": 10, "djinns": ["sloar"], "cards": {"fakir": 1, **NEARLY_ALL}}, 2: {"gold": 10}},
        row=["fish", "fish"],
        **LAST,
    )
    for action in ("pick a5", "drop white b5", "use sloar paying fakir", f"draw {card}"):
        game.play(action)
    while not game.is_over:
        legal = [action.text for action in game.legal_actions()]
        game.play("pass" if "pass" in legal else legal[0])
    return game


@pytest.mark.parametrize(("card", "is_lucky"), [("ivory", True), ("fakir", False)])
def test_what_a_draw_brings_is_luck_and_no_loss(card: str, is_lucky: bool) -> None:
    """Ivory is worth almost 10 points more than what is usually drawn, a Fakir a little less; the choice is equally good."""
    tasks = tasks_of(drawn_by_sloar(card))
    draw = next(weigh_whole(task, Depth(nodes=24, pairs=12, rollouts=2)) for task in tasks if isinstance(task, Chance))
    assert isinstance(draw, Draw)
    assert draw.asks == ("draw card",)
    own, other = draw.luck
    assert own == pytest.approx(-other)
    assert (own > 4) if is_lucky else (-4 < own <= 0)
    judged = [weigh_whole(task, FEW) for task in tasks if isinstance(task, Choice)]
    assert [one.lost for one in judged if isinstance(one, Judgement)] == [0.0, 0.0]


@cache
def contest() -> tuple[Game, Review]:
    """A game of a strong and a weak bot, and its review."""
    game = Game.new(Options(2), "reviewed")
    bots = [make_bot(level, 1) for level in ("planner", "uniform")]
    while not game.is_over:
        seat = game.decision.seat
        assert seat
        game.play(bots[seat - 1].choose(game.view(seat), Budget(nodes=10), game.log(seat)))
    parts = [weigh_whole(task, Depth(nodes=30, pairs=3, rollouts=2)) for task in tasks_of(game)]
    return game, review_of(parts, 2, "few")


def test_the_review_tells_who_played_better() -> None:
    strong, weak = contest()[1].summary.players
    assert strong.accuracy > weak.accuracy + 15
    assert strong.lost < weak.lost / 2
    assert strong.marks.get("blunder", 0) < weak.marks["blunder"]


def test_every_choice_is_judged_once_and_the_curve_ends_with_the_result() -> None:
    game, made = contest()
    covered = [number for judged in made.judgements for number in range(judged.number, judged.end)]
    assert len(covered) == len(set(covered))
    twin = Game.from_position(game.start())
    for number, action in enumerate(game.actions):
        if twin.decision.seat and len(twin.legal_actions()) > 1:
            assert number in covered
        twin.answer(action)
    outcome = game.outcome()
    assert outcome
    assert made.curve[-1].points == tuple(map(float, outcome.totals))
    assert made.curve[-1].noise == (0.0, 0.0)
    assert made.curve[-1].leads == tuple(leads_of(outcome.totals))
    assert [point.number for point in made.curve] == sorted({point.number for point in made.curve})
    assert all(abs(sum(point.wins) - 1.0) < 0.01 for point in made.curve)


def test_the_sums_add_up() -> None:
    """The lead at the end is the one expected at the start, less what was lost, and what luck and others brought."""
    made = contest()[1]
    for player in made.summary.players:
        begin, end = (made.curve[place].leads[player.seat - 1] for place in (0, -1))
        assert begin - player.lost + player.luck + player.others == pytest.approx(end, abs=0.2)


def test_a_turning_point_is_above_the_noise() -> None:
    made = contest()[1]
    assert made.summary.turning_points
    for point in made.summary.turning_points:
        if point.kind == "choice":
            judged = next(one for one in made.judgements if one.number == point.number)
            assert judged.lost == -point.points > judged.noise
    sizes = [abs(point.points) for point in made.summary.turning_points]
    assert sizes == sorted(sizes, reverse=True)


def test_a_review_is_plain_json() -> None:
    made = contest()[1]
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


def test_what_others_hid_changes_no_judgement() -> None:
    game, random = Game.new(Options(3), 5), Random(3)
    while game.position().round < 3 or game.decision.ask != "move":
        game.play(random.choice(game.legal_actions()))
    seat = game.decision.seat
    assert seat
    twin = other_world(game.view(seat), Random(1))
    played = [action.text for action in game.moves()[0]]
    log = game.log(seat)
    judged = [weigh_whole(Choice(7, 3, one.view(seat), log, True, {}, played), FEW) for one in (game, twin)]
    assert judged[0] == judged[1]


def test_draws_are_no_decisions_and_tasks_have_names_of_their_own() -> None:
    game, _ = contest()
    tasks = tasks_of(game)
    assert len({key_of(task) for task in tasks}) == len(tasks)
    assert isinstance(tasks[0], Moment)
    assert all(task.played for task in tasks if isinstance(task, Choice))


def test_every_plan_is_told_in_words_or_by_its_way() -> None:
    for judged in contest()[1].judgements:
        for plan, said in ((judged.played, judged.played_said), (judged.best, judged.best_said)):
            assert plan is None or said or any(plan.way)


def test_accuracy_falls_with_what_is_lost_where_something_was_at_stake() -> None:
    judged = contest()[1].judgements[0]

    def accuracy(*losses: float) -> float:
        return accuracy_of([msgspec.structs.replace(judged, lost=lost, at_stake=4.0) for lost in losses])

    assert accuracy() == accuracy(0.0, 0.0) == 100.0
    assert accuracy(6.0, 6.0) == 50.0
    assert accuracy(0.0, 6.0) > accuracy(3.0, 6.0) > accuracy(6.0, 12.0)
    assert accuracy_of([msgspec.structs.replace(judged, lost=0.0, at_stake=0.0)]) == 100.0


@pytest.mark.parametrize(
    ("decisions", "accuracy"),
    [
        ([(0.0, 4.0), (6.0, 4.0)], 70.7),
        ([(0.0, 1.0), (6.0, 4.0)], 57.4),
        ([(0.0, 4.0), (6.0, 0.0)], 70.7),
        ([(0.0, 4.0), (2.0, 1.0)], 92.6),
    ],
)
def test_a_decision_counts_by_what_was_at_stake_or_lost(decisions: list[tuple[float, float]], accuracy: float) -> None:
    """Losses and what was at stake; from 4 points on a decision counts whole."""
    judged = contest()[1].judgements[0]
    assert accuracy_of([msgspec.structs.replace(judged, lost=lost, at_stake=stake) for lost, stake in decisions]) == accuracy


def test_each_seat_has_its_own_luck() -> None:
    _, made = contest()
    for place, player in enumerate(made.summary.players):
        assert player.seat == place + 1
        assert player.luck == pytest.approx(sum(draw.luck[place] for draw in made.draws), abs=0.06)
    assert len({player.luck for player in made.summary.players}) == 2


def _told(lost: tuple[float, float], wins: tuple[float, float]) -> list[str]:
    """What is remarked on two players who lost so much by one decision each, in a game with this end."""
    made = contest()[1]
    judgements = [
        msgspec.structs.replace(made.judgements[0], seat=seat, lost=points, at_stake=4.0) for seat, points in enumerate(lost, 1)
    ]
    end = msgspec.structs.replace(made.curve[-1], wins=wins)
    return [remark.key for remark in summary_of([*judgements, end], 2).remarks]


def test_figures_that_seem_to_contradict_the_result_are_explained() -> None:
    assert _told((6.0, 2.0), (1.0, 0.0)) == ["review.lower"]
    assert _told((6.0, 2.0), (0.0, 1.0)) == []
    assert _told((6.0, 2.0), (0.5, 0.5)) == []
    assert _told((0.0, 0.0), (1.0, 0.0)) == ["review.nothing"]


def test_a_bid_that_was_too_high_is_told_what_it_was_not_worth() -> None:
    game = Game.new(Options(3), 1)
    seat = game.decision.seat
    assert seat
    played = game.legal_actions()[-1].text
    choice = Choice(0, 1, game.view(seat), game.log(seat), True, {}, [played])
    *_, judged = judge(choice, depth_named("quick"))
    assert judged and judged.best
    assert judged.best.reasons == (Said("reason.bid.less", {"gold": 18 + round(judged.best.gains.get("gold", 0))}),)


def first_to_bid() -> Choice:
    """The first of three bids for a board on which one move brings six Viziers, and all others one or two meeples."""
    meeples = {"d3": "RY", "d5": "YYYYY", "a1": "GR", "a2": "R"}
    game = scene(seats=3, step="bid", meeples=meeples, players={2: {"gold": 8}, 3: {"gold": 8}})
    return Choice(0, 1, game.view(1), game.log(1), True, {}, ["bid 0"])


def why_bid(better: str, other: str, gold: float, depth: Depth) -> tuple[Said, ...]:
    played = Possibility((other,), None, 0.0, 0.0, 0.0, {}, {}, None, None, ())
    return _why_bid(first_to_bid(), played, replace(played, actions=(better,), gains={"gold": gold}), depth)


def test_a_bid_that_was_too_low_is_told_the_move_it_lost_and_to_whom() -> None:
    price, lost = why_bid("bid 18", "bid 0", -18, DEPTHS["usual"])
    assert price == Said("reason.bid.more", {"gold": 18})
    assert lost.args["name"] in (Player(2), Player(3))
    assert lost == Said(
        "reason.bid.first",
        {"name": lost.args["name"], "start": "d3", "tile": "d5", "what": Counted("tribe", {"yellow": 6})},
    )


def test_where_rules_are_not_compiled_there_is_no_time_to_play_rounds() -> None:
    assert why_bid("bid 18", "bid 0", -18, DEPTHS["hasty"]) == (Said("reason.bid.more", {"gold": 18}),)


def test_bids_that_buy_the_same_are_told_no_move() -> None:
    assert why_bid("bid 18", "bid 12", 0, DEPTHS["usual"]) == ()


def test_what_a_better_turn_leaves_speaks_for_it_only_if_the_other_left_much_more() -> None:
    plan = next(one.played for one in contest()[1].judgements if one.kind == "turn")
    collects = Said("log.collects")
    best = replace(plan, leaves=14.2, leaves_to=2, reasons=(collects, Said("reason.leaves", {"name": Player(2), "n": 14})))

    def why(left: float | None, to: int, seat: int = 1) -> tuple[Said, ...]:
        return _why_turn(replace(plan, leaves=left, leaves_to=to), best, seat)

    assert why(17.3, 2) == (collects, Said("reason.leaves.less", {"name": Player(2), "n": 14, "more": 17}))
    assert why(17.1, 2) == why(17.3, 3) == why(None, 2) == why(17.3, 2, seat=2) == (collects,)
    with speaking("en"):
        assert say("reason.leaves.less", name="Basim", n=14, more=17) == "Leaves Basim about 14 points instead of 17."


def test_qualities_have_thresholds() -> None:
    qualities = [quality_of(lost) for lost in (0.0, 1.4, 1.5, 3.0, 6.0, 12.0)]
    assert qualities == ["best", "best", "good", "inaccuracy", "mistake", "blunder"]


@pytest.mark.parametrize(
    "options",
    [Options(1), Options(5, ("artisans", "thieves", "whims")), Options(2, ("artisans", "whims"))],
    ids=["solo", "five with everything", "two with two boxes"],
)
def test_any_finished_game_is_reviewed(options: Options) -> None:
    """The first, the last and a middle task of each kind, as hasty as possible."""
    tasks, depth = tasks_of(finished(options, 1)), Depth(nodes=2, pairs=1, rollouts=1, hasty=True)
    found = []
    for kind in (Choice, Chance, Moment):
        own = [task for task in tasks if isinstance(task, kind)]
        found += [weigh_whole(own[place], depth) for place in sorted({0, len(own) // 2, len(own) - 1})]
    made = review_of(found, options.seats, "hasty")
    assert made.judgements and made.draws and made.curve
    for numbers in (*(draw.luck for draw in made.draws), *(point.points for point in made.curve)):
        assert len(numbers) == options.seats
    assert [player.seat for player in made.summary.players] == [*range(1, options.seats + 1)]
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(GameOverError, match="expected a finished game"):
        review(Game.new(Options(2), 1))
    with pytest.raises(OptionsError, match="expected one of"):
        review(played_badly("a suit completed"), "endless")
    assert set(DEPTHS) == {"quick", "usual", "deep", "hasty"}
