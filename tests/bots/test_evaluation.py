"""The evaluation: the score sheet and what is still to come, term by term."""

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from lab.tune import weight_sets
from naqala import Game, Options
from naqala.bots.mind import think
from naqala.bots.mind.evaluation import TERM_WORDS, TERMS, Term
from naqala.bots.mind.scratch import LONGEST_PLAN, Workspace
from naqala.bots.mind.weights import SINGLE, as_row, weights_named
from naqala.catalog.cards import MAGIC_ITEMS
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS
from naqala.deal import luck_from
from naqala.engine.kernel import numbers
from naqala.engine.scoring import SCORE_LINES
from naqala.options import all_games
from tests.players import mixed_games, positions
from tests.scene import scene

FUTURE = range(SCORE_LINES, TERMS)


@cache
def _workspace() -> Workspace:
    return Workspace(as_row({}), luck_from(1))


def workspace_of(game: Game, weights: Any) -> Workspace:
    workspace = _workspace()
    workspace.row("weights")[:] = weights
    workspace.states[think.ROOT] = game.states[0]
    return workspace


def terms_of(game: Game, seat: int, weights: Any) -> tuple[float, dict[str, float]]:
    """A seat's worth and its terms."""
    workspace = workspace_of(game, weights)
    worth = float(think.list_terms(workspace.states, workspace.scratches, seat - 1))
    return worth, dict(zip(TERM_WORDS, map(float, workspace.row("terms")), strict=True))


def standing_of(game: Game, seat: int, weights: Any) -> float:
    """What a seat is worth against the others: looking no rounds ahead."""
    workspace = workspace_of(game, weights)
    return float(think.play_ahead(workspace.states, workspace.scratches, numbers(LONGEST_PLAN), 0, 0, 1, seat - 1))


def moments(options: Options, seed: int, step: int) -> list[Game]:
    """Positions of a random game, the last one included."""
    games = [game.copy() for number, (game, _) in enumerate(positions(options, seed)) if number % step == 0 or game.is_over]
    assert games[-1].is_over
    return games


@pytest.mark.parametrize("options", list(mixed_games(4)), ids=str)
def test_without_weights_it_is_the_score_sheet(options: Options) -> None:
    for game in moments(options, 1, 30):
        for seat, sheet in enumerate(game.score_sheet(), 1):
            worth, terms = terms_of(game, seat, as_row({}))
            assert worth == sheet["total"]
            assert {name: terms[name] for name in TERM_WORDS[:SCORE_LINES]} == {n: p for n, p in sheet.items() if n != "total"}
            assert all(terms[TERM_WORDS[term]] == 0 for term in FUTURE)


@pytest.mark.parametrize("options", list(all_games()), ids=str)
def test_terms_add_up(options: Options) -> None:
    used = set()
    for game in moments(options, 2, 25):
        for seat, sheet in enumerate(game.score_sheet(), 1):
            worth, terms = terms_of(game, seat, weights_named("planner"))
            assert worth == pytest.approx(sum(terms.values()))
            assert sum(list(terms.values())[:SCORE_LINES]) == sheet["total"]
            used |= {name for name, term in terms.items() if term}
    assert {"gold", "majority", "suits"} <= used
    assert options.seats > 1 or "danger" in used


def test_every_term_is_used() -> None:
    """Each term of the future is something in some position: none is forgotten."""
    used = set()
    for options in list(mixed_games(5))[::3]:
        for game in moments(options, 3, 15):
            for seat in range(1, options.seats + 1):
                _, terms = terms_of(game, seat, weights_named("planner"))
                used |= {name for name, term in terms.items() if term}
    assert used == set(TERM_WORDS)


@pytest.mark.parametrize("options", list(mixed_games(6)), ids=str)
def test_nothing_is_to_come_when_the_game_is_over(options: Options) -> None:
    """What stays in the solo game is that a game lost counts as lost."""
    game = moments(options, 4, 1000)[-1]
    for seat in range(1, options.seats + 1):
        _, terms = terms_of(game, seat, weights_named("planner"))
        for term in FUTURE:
            if term != Term.DANGER:
                assert terms[TERM_WORDS[term]] == 0, TERM_WORDS[term]
        if options.seats > 1:
            assert terms["danger"] == 0


def test_a_lost_solo_game_is_worth_less_than_a_won_one() -> None:
    players = {1: {"viziers": 3, "gold": 30}}
    won = scene(seats=1, step="over", players=players, yazid={"viziers": 2}, end={"no_move": True})
    lost = scene(seats=1, step="over", players=players, yazid={"viziers": 4}, end={"no_move": True})
    on_the_way = scene(seats=1, step="over", players=players, yazid={"viziers": 2}, end={"lost": "djinns"})
    weights = weights_named("planner")
    worths = [terms_of(game, 1, weights)[0] for game in (won, lost, on_the_way)]
    assert worths[0] > worths[1] + 15
    assert worths[0] > worths[2] + 100


def test_a_won_solo_game_is_in_no_danger() -> None:
    game = scene(seats=1, step="over", players={1: {"viziers": 3, "gold": 8}}, yazid={"viziers": 2}, end={"no_move": True})
    assert game.outcome() is not None
    assert terms_of(game, 1, weights_named("planner"))[1]["danger"] == 0


def test_every_weight_has_a_place_of_its_own() -> None:
    names = [*SINGLE, *(("power", djinn) for djinn in DJINN_WORDS), *(("magic", item) for item in ITEM_WORDS[:MAGIC_ITEMS])]
    places = set()
    for name in names:
        row = as_row({name: 1.0} if isinstance(name, str) else {name[0]: {name[1]: 1.0}})
        places |= {place for place, weight in enumerate(row) if weight == 1.0}
        assert sum(row) == 1.0
    assert len(places) == len(names)


def test_greedy_counts_the_score_alone() -> None:
    for game in moments(Options(3), 5, 20):
        for seat, sheet in enumerate(game.score_sheet(), 1):
            assert terms_of(game, seat, weights_named("greedy"))[0] == sheet["total"]
            assert standing_of(game, seat, weights_named("greedy")) == sheet["total"]


EVEN: dict[str, Any] = {
    "gold": 31,
    "viziers": 2,
    "elders": 1,
    "cards": {"silk": 1, "fakir": 1},
}


def test_equal_seats_stand_equal() -> None:
    game = scene(
        seats=2,
        step="bid",
        meeples={"a1": "RGB", "b1": "RWY", "c3": "GGW"},
        owners={"a3": 1, "b3": 2, "a4": 1, "b4": 2},
        palms={"a3": 1, "b3": 1},
        players={1: EVEN, 2: EVEN},
    )
    weights = weights_named("planner")
    assert standing_of(game, 1, weights) == pytest.approx(0)
    assert standing_of(game, 2, weights) == pytest.approx(0)


@pytest.mark.parametrize("options", [options for options in all_games() if options.seats == 2], ids=str)
def test_what_one_gains_the_other_loses(options: Options) -> None:
    weights = weights_named("planner")
    for game in moments(options, 6, 12):
        assert standing_of(game, 1, weights) == pytest.approx(-standing_of(game, 2, weights))


def swapped(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with seats 1 and 2 changed."""
    other = deepcopy(position)
    other["seats"].reverse()
    for entry in other["board"].values():
        if "owner" in entry:
            entry["owner"] = 3 - entry["owner"]
    other["bid_track"] = [3 - seat for seat in other["bid_track"]]
    other["turn_track"] = {price: [3 - seat for seat in lane] for price, lane in other["turn_track"].items()}
    return other


def test_seats_have_no_favourite() -> None:
    """Changing the seats' numbers changes nothing."""
    weights = weights_named("planner")
    bids = [game for options in (Options(2), Options(2, ("artisans", "thieves", "whims"))) for game in moments(options, 7, 1)]
    bids = [game for game in bids if game.decision.ask == "bid"][::5]
    assert len(bids) > 5
    for game in bids:
        other = Game.from_position(swapped(game.position().to_json()))
        for seat in (1, 2):
            assert standing_of(game, seat, weights) == pytest.approx(standing_of(other, 3 - seat, weights))


def test_rivals_count_by_the_strongest_and_by_their_mean() -> None:
    """Three seats: rival 0.5 makes the strongest count half for himself, half in the mean."""
    game = scene(seats=3, step="over", players={1: {"gold": 50}, 2: {"gold": 40}, 3: {"gold": 20}}, end={"no_move": True})
    weights = as_row({"others": 1.0, "rival": 0.5})
    assert standing_of(game, 1, weights) == pytest.approx(50 - (0.5 * 40 + 0.5 * 30))
    assert standing_of(game, 3, weights) == pytest.approx(20 - (0.5 * 50 + 0.5 * 45))


def term_of(name: str, seat: int = 1, **fields: Any) -> float:
    """One term of a position with meeples enough for several turns. By weights of which none is 0, so that every term counts."""
    game = scene(step="bid", meeples=dict.fromkeys(("a1", "b1", "c1", "a2", "b2", "c2"), "RGBWY"), **fields)
    return terms_of(game, seat, as_row(weight_sets()["before"]))[1][name]


def test_a_lead_in_artisans_is_not_safe_and_a_lag_not_hopeless() -> None:
    """Three points each with the majority, two without (ART-11): what today's sheet says is corrected towards the middle."""

    def term(own: int, other: int) -> float:
        players = {1: {"artisans": own}, 2: {"artisans": other}}
        return term_of("majority", seats=2, expansions=("artisans",), players=players) - term_of(
            "majority", seats=2, expansions=("artisans",), players={}
        )

    assert term(0, 3) == 0
    assert -3 < term(3, 0) < 0 < term(3, 4) < 3
    assert term(3, 2) < term(3, 0)
    assert term(3, 9) < term(3, 4)


def test_the_next_city_brings_more_than_the_last() -> None:
    cities = [
        tile
        for tile, entry in scene(seats=2, expansions=("whims",)).position().to_json()["board"].items()
        if "city" in entry["tile"]
    ]
    assert len(cities) >= 3

    def term(owners: dict[str, int]) -> float:
        return term_of("next_city", seats=2, expansions=("whims",), owners=owners)

    none, one = term({}), term({cities[0]: 1})
    assert 0 < none < one
    assert term({cities[0]: 2}) == none
    assert term(dict.fromkeys(cities, 2)) == 0
    assert term_of("next_city", seats=2) == 0


def test_the_lake_and_haurvatat_make_an_oasis_grow_more() -> None:
    """Palm trees around the Great Lake count twice (WHIM-6), and 5 instead of 3 with Haurvatat."""

    def term(lake: str, **player: Any) -> float:
        tiles = {"c4": "oasis", lake: "lake"}
        return term_of("growth", seats=2, expansions=("whims",), tiles=tiles, owners={"c4": 1}, players={1: player})

    away, beside = term("f6"), term("c5")
    assert away > 0
    assert beside == pytest.approx(2 * away)
    assert term("f6", djinns=["haurvatat"]) == pytest.approx(5 / 3 * away)
