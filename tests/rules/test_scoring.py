"""Scoring (SCORE)."""

import random
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from tests.scene import scene

ARTISANS = {"b2": "workshop se"}
GOODS = ("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery")
COPIES = (2, 2, 2, 4, 4, 4, 6, 6, 6)
PRICES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
VP = {
    "alamin": 5,
    "anunnak": 8,
    "baal": 6,
    "boaz": 6,
    "bouraq": 6,
    "echidna": 4,
    "enki": 8,
    "hagis": 10,
    "haurvatat": 8,
    "iblis": 8,
    "jafaar": 6,
    "kandicha": 6,
    "kumarbi": 6,
    "lamia": 10,
    "leta": 4,
    "marid": 6,
    "monkir": 6,
    "nekir": 6,
    "shamhat": 6,
    "sibittis": 4,
    "sloar": 8,
    "utug": 4,
}


def sheet(seat: int = 1, **fields: Any) -> dict[str, int]:
    """The score sheet of a seat at the end."""
    game = scene(step="over", seat=None, end={"last_camel": True}, **fields)
    return game.score_sheet()[seat - 1]


@pytest.mark.parametrize("gold", [0, 1, 37])
def test_one_point_per_gold_coin(gold: int) -> None:
    """SCORE-1."""
    scores = sheet(players={1: {"gold": gold}})
    assert scores["gold"] == gold
    assert scores["total"] == gold


@pytest.mark.parametrize(
    ("viziers", "points"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((3, 1, 0), (3 + 20, 1 + 10, 0)),
        ((3, 3, 1), (3 + 10, 3 + 10, 1)),
        ((2, 2, 2), (2, 2, 2)),
        ((1, 4, 1), (1, 4 + 20, 1)),
    ],
)
def test_viziers_and_outnumbered_opponents(viziers: tuple[int, ...], points: tuple[int, ...]) -> None:
    """SCORE-2: 1 each and 10 for each opponent with strictly fewer; ties give nothing."""
    players = {seat: {"viziers": number} for seat, number in enumerate(viziers, 1)}
    assert tuple(sheet(seat, players=players)["viziers"] for seat in (1, 2, 3)) == points


def test_jafaar_makes_viziers_count_three() -> None:
    """SCORE-2: for the owner only, and the 10 are unchanged."""
    players = {1: {"viziers": 4, "djinns": ["jafaar"]}, 2: {"viziers": 4}, 3: {"viziers": 1}}
    assert [sheet(seat, players=players)["viziers"] for seat in (1, 2, 3)] == [12 + 10, 4 + 10, 1]


def test_elders_count_two_and_with_shamhat_four() -> None:
    """SCORE-3."""
    players = {1: {"elders": 3, "djinns": ["shamhat"]}, 2: {"elders": 3}}
    assert [sheet(seat, players=players)["elders"] for seat in (1, 2, 3)] == [12, 6, 0]


@pytest.mark.parametrize("djinn", VP)
def test_printed_points_of_djinns(djinn: str) -> None:
    """SCORE-4."""
    assert sheet(players={1: {"djinns": [djinn]}})["djinns"] == VP[djinn]
    assert sheet(2, players={1: {"djinns": [djinn]}})["djinns"] == 0


def test_points_of_several_djinns() -> None:
    """SCORE-4: they add up; face-up djinns count for no seat."""
    assert sheet(players={1: {"djinns": list(VP)[:11]}}, djinn_row=["utug"])["djinns"] == sum(list(VP.values())[:11])


@pytest.mark.parametrize(
    ("tile", "value"),
    [("a1", 5), ("f1", 6), ("d2", 10), ("e2", 12), ("f2", 15), ("a3", 8), ("a4", 6), ("c5", 4)],
)
def test_printed_value_of_tiles(tile: str, value: int) -> None:
    """SCORE-5."""
    assert sheet(owners={tile: 1})["tiles"] == value
    assert sheet(2, owners={tile: 1})["tiles"] == 0


def test_palm_trees_and_palaces_on_own_tiles() -> None:
    """SCORE-5: 3 and 5 each, on every tile; with Haurvatat palm trees 5; on tiles without an owner nothing."""
    fields: dict[str, Any] = {
        "owners": {"a1": 1, "a3": 1, "b3": 2},
        "palms": {"a1": 1, "a3": 3, "b3": 2, "c3": 4},
        "palaces": {"a1": 2, "b3": 1, "d1": 5},
    }
    assert [(sheet(seat, **fields)["palms"], sheet(seat, **fields)["palaces"]) for seat in (1, 2, 3)] == [
        (12, 10),
        (6, 5),
        (0, 0),
    ]
    fields["players"] = {1: {"djinns": ["haurvatat"]}}
    assert [sheet(seat, **fields)["palms"] for seat in (1, 2, 3)] == [20, 6, 0]


@cache
def best_split(counts: tuple[int, ...]) -> int:
    """The most that any division into suits brings, by trying all; kinds have no names here."""
    kinds = [place for place, count in enumerate(counts) if count]
    best = 0
    for size in range(1, len(kinds) + 1):
        for suit in combinations(kinds, size):
            rest = sorted(count - (place in suit) for place, count in enumerate(counts))
            best = max(best, PRICES[size] + best_split(tuple(rest)))
    return best


def random_hand(chooser: random.Random, size: int) -> dict[str, int]:
    deck = [good for good, copies in zip(GOODS, COPIES, strict=True) for _ in range(copies)]
    hand = chooser.sample(deck, size)
    return {good: hand.count(good) for good in GOODS if good in hand}


def counts_of(hand: dict[str, int], wilds: tuple[int, ...] = ()) -> tuple[int, ...]:
    return tuple(sorted(hand.get(good, 0) + wilds.count(place) for place, good in enumerate(GOODS)))


@pytest.mark.parametrize("seed", range(40))
def test_goods_are_split_in_the_best_way(seed: int) -> None:
    """SCORE-6: against all divisions of a random hand; Fakirs are worth nothing."""
    chooser = random.Random(seed)
    hand = random_hand(chooser, chooser.randint(1, 16))
    scores = sheet(players={1: {"cards": {**hand, "fakir": chooser.randint(0, 6)}}})
    assert scores["merchandise"] == best_split(counts_of(hand))


@pytest.mark.parametrize("seed", range(40))
def test_alamin_fills_the_best_way(seed: int) -> None:
    """SCORE-6, OPEN-13: every two Fakirs are any good, also another copy; tried in all ways."""
    chooser = random.Random(seed)
    hand = random_hand(chooser, chooser.randint(0, 12))
    wilds = chooser.randint(1, 3)
    fakirs = 2 * wilds + chooser.randint(0, 1)
    scores = sheet(players={1: {"cards": {**hand, "fakir": fakirs}, "djinns": ["alamin"]}})
    ways = combinations_with_replacement(range(9), wilds)
    assert scores["merchandise"] == max(best_split(counts_of(hand, way)) for way in ways)


def test_alamin_lengthens_a_second_suit() -> None:
    """SCORE-6, OPEN-13: wild copies have no limit. Nine kinds and eight of them twice, and one wild: two suits of nine."""
    hand = {**dict.fromkeys(GOODS, 2), "pottery": 1}
    scores = sheet(players={1: {"cards": {**hand, "fakir": 3}, "djinns": ["alamin"]}})
    assert scores["merchandise"] == 120
    hand = dict.fromkeys(GOODS, 2)
    scores = sheet(players={1: {"cards": {**hand, "fakir": 18}, "djinns": ["alamin"]}})
    assert scores["merchandise"] == 180


def test_unlimited_bank() -> None:
    """OPEN-13: more gold than the box has coins."""
    game = scene(meeples={"a2": "B", "a1": "B"}, players={1: {"gold": 288}, 2: {"gold": 288}})
    game.play("pick a2")
    game.play("drop blue a1")
    assert game.score_sheet()[0]["gold"] == 296


def outcome_winners(*gold: int) -> tuple[int, ...]:
    players = {seat: {"gold": coins} for seat, coins in enumerate(gold, 1)}
    outcome = scene(step="over", seat=None, end={"last_camel": True}, seats=len(gold), players=players).outcome()
    assert outcome is not None
    assert outcome.totals == gold
    return outcome.winners


def test_most_points_win_and_ties_share() -> None:
    """SCORE-7: no tie-breaker."""
    assert outcome_winners(30, 42, 41) == (2,)
    assert outcome_winners(42, 42, 41) == (1, 2)
    assert outcome_winners(9, 9, 9, 9) == (1, 2, 3, 4)


def test_a_tie_is_not_broken_by_anything() -> None:
    """SCORE-7: equal totals from different things."""
    game = scene(
        step="over", seat=None, end={"last_camel": True}, players={1: {"gold": 10}, 2: {"gold": 0, "elders": 5}, 3: {"gold": 0}}
    )
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)


LINES = ["gold", "viziers", "elders", "artisans", "djinns", "tiles", "cities", "tent", "palms", "palaces", "merchandise", "items"]


def test_lines_of_the_score_sheet() -> None:
    """SCORE-8: each line holds what belongs there."""
    scores = sheet(
        expansions=("artisans", "thieves", "whims"),
        promos=("wilwit",),
        tiles=ARTISANS,
        seats=2,
        owners={"a1": 1, "d6": 1, "a7": 1, "b4": 1},
        tents={"d4": 1},
        palms={"a1": 1, "b4": 1},
        palaces={"a1": 1},
        players={
            1: {
                "gold": 7,
                "viziers": 2,
                "elders": 3,
                "artisans": 4,
                "cards": {"silk": 1, "fish": 1, "fakir": 2},
                "djinns": ["jafaar", "shamhat", "haurvatat", "alamin", "ptah", "geb", "wilwit"],
                "thieves": ["ziad"],
                "items": {"precious5": 1, "precious9": 1, "lamp": 1},
            }
        },
    )
    assert scores == {
        "gold": 7,
        "viziers": 2 * 3 + 10,
        "elders": 3 * 4,
        "artisans": 4 * (3 + 2),
        "djinns": 6 + 6 + 8 + 5 + 6 + 6 + 0 + 7 * 5 + 6,
        "tiles": 5 + 6 + 6,
        "cities": 20,
        "tent": 9,
        "palms": 2 * 5,
        "palaces": 5,
        "merchandise": 7,
        "items": 5 + 9 + 2 * 3,
        "total": 7 + 16 + 12 + 20 + 78 + 17 + 20 + 9 + 10 + 5 + 7 + 20,
    }


def test_lake_doubles_palms_and_palaces_in_their_lines() -> None:
    """SCORE-8: palm trees (Haurvatat, Lake), palaces (Lake)."""
    fields: dict[str, Any] = {
        "expansions": ("whims",),
        "tiles": {"c3": "lake"},
        "owners": {"b2": 1, "d4": 1, "e3": 1},
        "palms": {"b2": 1, "e3": 1},
        "palaces": {"d4": 1, "e3": 1},
    }
    scores = sheet(**fields)
    assert (scores["palms"], scores["palaces"]) == (6 + 3, 10 + 5)
    scores = sheet(**fields, players={1: {"djinns": ["haurvatat"]}})
    assert (scores["palms"], scores["palaces"]) == (10 + 5, 10 + 5)


def test_the_total_is_the_sum_of_the_lines() -> None:
    """SCORE-8: along random games with everything."""
    for seed in range(3):
        game = Game.new(Options(2 + seed, EXPANSIONS, PROMOS), seed)
        chooser = random.Random(seed)
        while not game.is_over:
            game.play(chooser.choice(game.legal_actions()))
            for scores in game.score_sheet():
                assert list(scores) == [*LINES, "total"]
                assert scores["total"] == sum(scores[line] for line in LINES)
