"""Setting up (SET)."""

from collections import Counter
from itertools import permutations

import pytest

from naqala import Game, Options
from naqala.catalog.names import TILE_WORDS
from tests.reference.components import BASE_DJINNS
from tests.scene import after, scene, seat_of

SEEDS = range(200)


@pytest.mark.parametrize(("seats", "camels", "markers"), [(2, 11, 2), (3, 8, 1), (4, 8, 1)])
def test_camels_and_turn_markers(seats: int, camels: int, markers: int) -> None:
    """SET-1."""
    start = Game.new(Options(seats), seed=1).position().to_json()
    assert [seat["camels"] for seat in start["seats"]] == [camels] * seats
    assert Counter(start["bid_track"]) == dict.fromkeys(range(1, seats + 1), markers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifty_gold_and_nothing_else(seats: int) -> None:
    """SET-2: and the gold is hidden from the others."""
    game = Game.new(Options(seats), seed=1)
    for number in range(1, seats + 1):
        own = seat_of(game, number)
        assert (own["gold"], own["cards"], own["viziers"], own["elders"], own["djinns"]) == (50, {}, 0, 0, [])
    view = game.view(1).position.to_json()
    assert view["seats"][0]["gold"] == 50
    assert not view["seats"][1].get("gold")


def test_the_grid_is_six_wide_and_five_high() -> None:
    """SET-3: all thirty tiles; a tile has a place and a face, but no orientation."""
    board = Game.new(Options(3), seed=1).position().to_json()["board"]
    assert set(board) == {column + row for column in "abcdef" for row in "12345"}
    assert all(set(entry) == {"tile", "meeples"} for entry in board.values())


def test_tiles_lie_at_random() -> None:
    """SET-3: every face comes to every corner, about as often as there are copies of it."""
    corner: dict[str, Counter[str]] = {"a1": Counter(), "f5": Counter(), "c3": Counter()}
    for seed in SEEDS:
        board = Game.new(Options(3), seed=seed).position().to_json()["board"]
        for tile, faces in corner.items():
            faces[board[tile]["tile"]] += 1
    for faces in corner.values():
        assert len(faces) == 8
        assert 0.15 < faces["small market"] / len(SEEDS) < 0.4
        assert faces["sacred 15"] / len(SEEDS) < 0.1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_meeples_on_each_tile_and_an_empty_bag(seats: int) -> None:
    """SET-4."""
    start = Game.new(Options(seats), seed=5).position().to_json()
    assert {len(entry["meeples"]) for entry in start["board"].values()} == {3}
    assert start["bag"] == ""


def test_three_of_one_colour_may_share_a_tile() -> None:
    """SET-4: dealt at random, so triples of every colour turn up."""
    triples = {
        entry["meeples"]
        for seed in SEEDS
        for entry in Game.new(Options(3), seed=seed).position().to_json()["board"].values()
        if len(set(entry["meeples"])) == 1
    }
    assert triples == {"YYY", "WWW", "GGG", "BBB", "RRR"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_start_in_random_order_on_the_bid_track(seats: int) -> None:
    """SET-5: every order turns up; the first of the track is asked first."""
    markers = [1, 1, 2, 2] if seats == 2 else list(range(1, seats + 1))
    orders = set()
    for seed in SEEDS:
        game = Game.new(Options(seats), seed=seed)
        track = game.position().bid_track or []
        orders.add(tuple(track))
        assert game.decision.seat == track[0]
    assert orders == set(permutations(markers))


def test_nine_cards_lie_in_the_row() -> None:
    """SET-6: the other 45 are in the pile; the row differs from deal to deal."""
    rows = set()
    for seed in range(20):
        cards = Game.new(Options(3), seed=seed).position().to_json()["cards"]
        assert len(cards["row"]) == 9
        assert sum(cards["deck"].values()) == 45
        assert not any(cards["discard"].values())
        rows.add(tuple(cards["row"]))
    assert len(rows) == 20


def test_the_front_of_the_row_is_its_first_card() -> None:
    """SET-6: Merchants take from the front."""
    game = scene(meeples={"a1": "G", "b1": "G"}, row=["ivory", "fish", "silk"])
    after(game, "pick a1", "drop green b1")
    assert seat_of(game, 1)["cards"] == {"ivory": 1, "fish": 1}
    assert game.position().cards.row == ["silk"]


def test_three_djinns_lie_open() -> None:
    """SET-7."""
    rows = set()
    for seed in range(20):
        djinns = Game.new(Options(3), seed=seed).position().to_json()["djinns"]
        assert (len(djinns["row"]), len(djinns["deck"]), djinns["discard"]) == (3, len(BASE_DJINNS) - 3, [])
        rows.add(tuple(djinns["row"]))
    assert len(rows) > 10


def test_trees_and_palaces_form_the_supply() -> None:
    """SET-8: none is on the board yet."""
    start = Game.new(Options(4), seed=6).position().to_json()
    assert start["supply"] == {"palms": 12, "palaces": 10}
    assert not any({"palms", "palaces", "owner"} & set(entry) for entry in start["board"].values())


def test_the_same_seed_deals_the_same_game() -> None:
    """SET-3, SET-4, SET-5: chance comes from the seed alone."""
    assert Game.new(Options(3), seed=9).position() == Game.new(Options(3), seed=9).position()
    assert len({str(Game.new(Options(3), seed=seed).position()) for seed in range(10)}) == 10
    assert set(Game.new(Options(3), seed=9).position().to_json()["board"]) == set(TILE_WORDS[:30])
