"""Ratings, intervals and head-to-head figures, on games whose truth is known."""

import math
from collections.abc import Sequence
from random import Random
from xml.etree import ElementTree

import pytest

from naqala import Options
from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import Result
from naqala.bots.arena.picture import picture_of
from naqala.bots.arena.ratings import (
    ALPHA,
    ELO,
    Interval,
    groups_of,
    mean_over_starts,
    pair_of,
    ratings_of,
    share_over_starts,
    wilson,
)
from naqala.bots.arena.report import caveats, report_of
from naqala.bots.arena.standings import leader, percent, standings_of
from tests.backends import contest_of
from tests.bots.fakes import made_up

PAIR = contest_of(("a", "b"), Options(2), 10_000, "1")


def value(figure: Interval) -> float:
    assert figure.value is not None
    return figure.value


def ends(figure: Interval) -> tuple[float, float]:
    assert figure.low is not None and figure.high is not None
    return figure.low, figure.high


def won_by(contest: Contest, winners: Sequence[str]) -> list[Result]:
    """Games with two seats and these winners; '=' is a tie."""
    games = []
    for game, winner in enumerate(winners):
        scores = [50, 50] if winner == "=" else [60 if bot == winner else 40 for bot in contest.seating(game)]
        games.append(made_up(contest, game, scores))
    return games


def drawn_order(contest: Contest, strengths: dict[str, float], random: Random) -> list[Result]:
    """Games whose orders come from Plackett-Luce; the smallest of exponential times is the first."""
    games = []
    for game in range(contest.games):
        times = [random.expovariate(math.exp(strengths[bot] / ELO)) for bot in contest.seating(game)]
        order = sorted(times, reverse=True)
        games.append(made_up(contest, game, [10 * order.index(time) for time in times]))
    return games


def test_wilson_by_the_book() -> None:
    """Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    book = ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718))
    for successes, trials, low, high in book:
        assert ends(wilson(successes, trials)) == pytest.approx((low, high), abs=0.0001)
    assert wilson(0, 0) == Interval(None)
    assert ends(wilson(20, 20))[1] == 1.0


def test_two_bots_are_as_far_apart_as_their_odds_say() -> None:
    ratings = ratings_of(won_by(PAIR, ["a"] * 75 + ["b"] * 25), ["a", "b"], "1")
    expected = 400 * math.log10((75 + ALPHA) / (25 + ALPHA))
    assert value(ratings["a"]) - value(ratings["b"]) == pytest.approx(expected, abs=0.01)
    assert value(ratings["a"]) == pytest.approx(-value(ratings["b"]), abs=0.01)


def test_ratings_of_many_seats_find_the_strengths_again() -> None:
    strengths = {"a": 250.0, "b": 100.0, "c": 0.0, "d": -50.0, "e": -300.0}
    contest = contest_of(tuple(strengths), Options(4), 8000, "1")
    ratings = ratings_of(drawn_order(contest, strengths, Random(1)), list(strengths), "1", resamples=100)
    for bot, strength in strengths.items():
        assert value(ratings[bot]) == pytest.approx(strength, abs=20)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = {"a": 80.0, "b": 0.0, "c": -80.0}
    contest = contest_of(tuple(strengths), Options(3), 180, "1")
    hits = 0
    for number in range(40):
        ratings = ratings_of(drawn_order(contest, strengths, Random(number)), list(strengths), "1", resamples=150)
        hits += sum(ends(ratings[bot])[0] <= strength <= ends(ratings[bot])[1] for bot, strength in strengths.items())
    assert 0.87 <= hits / 120 <= 0.99


def test_games_of_one_start_do_not_count_as_independent() -> None:
    """If both games of each start go the same way, they tell no more than one of them does."""
    random = Random(5)
    both = won_by(PAIR, [winner for _ in range(150) for winner in [random.choice("aab")] * 2])
    first = [result for result in both if result.rotation == 0]
    widths = [high - low for low, high in (ends(ratings_of(games, ["a", "b"], "1")["a"]) for games in (both, first))]
    assert widths[0] == pytest.approx(widths[1], rel=0.05)


def test_the_order_of_games_does_not_matter_and_the_seed_decides_the_resampling() -> None:
    strengths = {"a": 90.0, "b": 0.0, "c": -90.0}
    contest = contest_of(tuple(strengths), Options(3), 90, "1")
    games = drawn_order(contest, strengths, Random(2))
    shuffled = Random(3).sample(games, len(games))
    assert standings_of(contest, games).to_json() == standings_of(contest, shuffled).to_json()
    first, again, other = (ratings_of(games, ["a", "b", "c"], seed, resamples=50) for seed in ("1", "1", "2"))
    assert first == again != other


def test_ties_are_half_a_win_for_both() -> None:
    ties = ratings_of(won_by(PAIR, ["="] * 10), ["a", "b"], "1")
    assert value(ties["a"]) == pytest.approx(0, abs=1e-6)
    half, decided = won_by(PAIR, ["=", "=", "a", "a"]), won_by(PAIR, ["a", "a", "a", "b"])
    assert value(ratings_of(half, ["a", "b"], "1")["a"]) == value(ratings_of(decided, ["a", "b"], "1")["a"])
    assert pair_of(half, "a", "b").share.value == 0.75
    assert standings_of(PAIR, half).bots[0].wins.value == 0.75


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_warning() -> None:
    contest = contest_of(("a", "b", "c"), Options(2), 60, "1")
    games = []
    for game in range(60):
        bots = contest.seating(game)
        scores = {"a": 90, "b": 50 + game % 4, "c": 51}
        games.append(made_up(contest, game, [scores[bot] for bot in bots]))
    standings = standings_of(contest, games)
    assert [one.bot for one in standings.bots] == ["a", "b", "c"]
    assert 200 < value(standings.bots[0].rating) < 1000
    assert [one.rating.margin is None for one in standings.bots] == [True, False, False]
    assert sorted(map(sorted, groups_of(games, ["a", "b", "c"]))) == [["a"], ["b", "c"]]
    assert "not how much" in caveats(standings)[0]
    assert "not how much" in report_of(standings)


def test_a_bot_that_sits_three_times_is_one_contestant() -> None:
    contest = contest_of(("a", "b", "b", "b"), Options(4), 400, "1")
    random = Random(8)
    standings = standings_of(contest, [made_up(contest, game, random.sample(range(99), 4)) for game in range(400)])
    by_name = {one.bot: one for one in standings.bots}
    assert (by_name["a"].par, by_name["b"].par) == (0.25, 0.75)
    assert by_name["a"].games == by_name["b"].games == 400
    assert value(by_name["a"].wins) + value(by_name["b"].wins) == pytest.approx(1)
    assert abs(value(by_name["a"].rating)) < 40
    assert "par 25 %" in by_name["a"].words()


def test_head_to_head_by_hand() -> None:
    contest = contest_of(("a", "b", "b"), Options(3), 6, "1")
    games = [made_up(contest, 0, (60, 50, 60)), made_up(contest, 1, (40, 70, 90)), made_up(contest, 3, (30, 10, 20))]
    assert [contest.seating(result.game) for result in games] == [("a", "b", "b"), ("b", "b", "a"), ("a", "b", "b")]
    pair, back = pair_of(games, "a", "b"), pair_of(games, "b", "a")
    assert pair.games == 3
    assert value(pair.share) == pytest.approx((0.75 + 1 + 1) / 3)
    assert value(pair.difference) == pytest.approx((5 + 35 + 15) / 3)
    assert value(back.share) == pytest.approx(1 - value(pair.share))
    assert value(back.difference) == -value(pair.difference)
    assert ends(pair.share) == ends(wilson(2.75, 3))
    shared = standings_of(contest, games)
    assert {one.bot: value(one.wins) for one in shared.bots} == {"a": pytest.approx(2.5 / 3), "b": pytest.approx(0.5 / 3)}
    assert [value(seat) for seat in shared.seats] == [pytest.approx(1.5 / 3), 0, pytest.approx(1.5 / 3)]


def test_means_over_starts_by_hand() -> None:
    figure = mean_over_starts([(0, 1.0), (0, 3.0), (1, 4.0), (1, 6.0), (2, 8.0), (2, 8.0)])
    assert value(figure) == 5
    assert figure.margin == pytest.approx(1.96 * math.sqrt((9 + 0 + 9) / 2 / 3))
    assert mean_over_starts([(4, 7.0)]) == Interval(7.0)
    assert mean_over_starts([]) == Interval(None)


def test_a_share_of_wins_knows_which_games_belong_together() -> None:
    """Two games of a start that always end alike are worth one, two that never do at most two; certainty is never claimed."""
    alike = share_over_starts([(start, float(start % 2)) for start in range(20) for _ in range(2)])
    unlike = share_over_starts([(start, float(game)) for start in range(20) for game in range(2)])
    assert alike.value == unlike.value == 0.5
    assert alike.margin == pytest.approx(wilson(10, 20).margin, abs=0.01)
    assert unlike.margin == wilson(20, 40).margin
    assert share_over_starts([(start, 1.0) for start in range(20) for _ in range(2)]) == wilson(20, 20)
    assert share_over_starts([]) == Interval(None)


def test_the_leader_is_the_one_with_most_wins_for_its_seats() -> None:
    contest = contest_of(("a", "b", "b", "b"), Options(4), 4, "1")
    games = [made_up(contest, 0, (9, 1, 1, 1)), made_up(contest, 1, (1, 2, 9, 1)), made_up(contest, 2, (9, 1, 1, 1))]
    name, share = leader(games)
    assert (name, round(share, 6)) == ("a", 0.333333)
    assert leader([]) == ("", 0.0)


def test_report_and_picture_show_the_figures() -> None:
    strengths = {"a": 200.0, "b": 0.0, "c": -200.0}
    contest = contest_of(tuple(strengths), Options(3), 90, "1")
    standings = standings_of(contest, drawn_order(contest, strengths, Random(4)))
    report = report_of(standings)
    for one in standings.bots:
        assert one.words() in report
        assert f"{value(one.rating):+.0f} ({one.rating.low:+.0f} to {one.rating.high:+.0f})" in report
    for pair in standings.pairs:
        assert f"| {pair.bot} - {pair.other} | 90 | {percent(pair.share)} |" in report
    picture = picture_of(standings)
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert picture == picture_of(standings)
    other = standings_of(contest, drawn_order(contest, strengths, Random(5)))
    assert picture != picture_of(other)


@pytest.mark.parametrize("games", [0, 1, 2])
def test_hardly_any_games(games: int) -> None:
    """No figure is made up where there is none, and everything can still be written."""
    standings = standings_of(PAIR, won_by(PAIR, ["a"] * games))
    assert all(one.rating.low is None for one in standings.bots)
    assert f"the number of starts is only {standings.starts}" in report_of(standings)
    assert "svg" in picture_of(standings)


def test_one_bot_alone() -> None:
    contest = contest_of(("a", "a"), Options(2), 3, "1")
    standings = standings_of(contest, [made_up(contest, game, (50, 60)) for game in range(3)])
    assert (standings.bots[0].rating.value, standings.bots[0].par, standings.pairs) == (0, 1, [])
    assert "svg" in picture_of(standings)
