"""What is in the box (COMP)."""

from collections import Counter

import pytest

from naqala import Game, Options
from naqala.catalog.names import Colour
from naqala.catalog.tiles import FACES
from tests.reference.components import (
    BASE_DJINNS,
    BASE_TILES,
    BLUE_TILES,
    CARD_COPIES,
    PALACES_IN_ALL,
    PALMS_IN_ALL,
    RED_TILES,
    TILE_VALUE,
)
from tests.scene import after, legal, position, scene, seat_of, tile_of

COLOURS = {face: "blue" if face in BLUE_TILES else "red" for face in BASE_TILES}


def test_a_dealt_base_game_has_the_thirty_tiles() -> None:
    """COMP-1: kinds and numbers; 12 blue, 18 red."""
    faces = Counter(entry.tile for entry in Game.new(Options(3), seed=1).position().board.values())
    assert faces == BASE_TILES
    assert Counter(COLOURS[face] for face in faces.elements()) == {"blue": 12, "red": 18}


@pytest.mark.parametrize("face", BASE_TILES)
def test_each_tile_scores_its_printed_value(face: str) -> None:
    """COMP-1: the value counts for the owner."""
    game = scene(tiles={"c3": face}, owners={"c3": 2})
    assert game.score_sheet()[1]["tiles"] == TILE_VALUE[face]


@pytest.mark.parametrize("face", BASE_TILES)
def test_builders_count_the_blue_valued_tiles(face: str) -> None:
    """COMP-1: Villages and Sacred Places are blue, Oases and markets red."""
    game = scene(tiles={"c4": face}, meeples={"c3": "B", "c4": "B"})
    assert all(tile_of(game, tile)["tile"] in RED_TILES for tile in ("b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5"))
    after(game, "pick c3", "drop blue c4")
    assert seat_of(game, 1)["gold"] == 50 + (2 if COLOURS[face] == "blue" else 0)


def test_the_catalog_says_the_same_colours_and_values() -> None:
    """COMP-1."""
    catalog = {face.name: face for face in FACES if face.box == "base"}
    assert {name: face.count for name, face in catalog.items()} == BASE_TILES
    assert {name: Colour._fields[face.colour].lower() for name, face in catalog.items()} == COLOURS
    assert all(face.value == TILE_VALUE[name] for name, face in catalog.items())


@pytest.mark.parametrize(("face", "piece"), [("oasis", "palms"), ("village", "palaces")])
def test_oasis_and_village_act_by_themselves(face: str, piece: str) -> None:
    """COMP-1: compulsory, nothing is asked."""
    game = scene(tiles={"c3": face}, meeples={"c2": "W", "c3": "W"})
    after(game, "pick c2", "drop white c3")
    assert tile_of(game, "c3")[piece] == 1


@pytest.mark.parametrize("face", ["sacred 6", "sacred 10", "sacred 12", "sacred 15", "small market", "large market"])
def test_markets_and_sacred_places_may_be_declined(face: str) -> None:
    """COMP-1: optional."""
    game = scene(tiles={"c3": face}, meeples={"c2": "W", "c3": "W"}, row=["silk", "fish"], djinn_row=["baal"])
    after(game, "pick c2", "drop white c3")
    assert game.decision.ask == "tile"
    assert {"pass"} < set(legal(game))


def test_a_dealt_base_game_has_ninety_meeples_on_the_board() -> None:
    """COMP-2."""
    board = Game.new(Options(4), seed=2).position().to_json()["board"].values()
    assert Counter("".join(entry["meeples"] for entry in board)) == {"Y": 16, "W": 20, "G": 18, "B": 18, "R": 18}


def test_the_resource_deck() -> None:
    """COMP-3: nine goods and 18 Fakirs, 54 in all."""
    cards = Game.new(Options(2), seed=3).position().to_json()["cards"]
    found = Counter(cards["row"]) + Counter(cards["deck"]) + Counter(cards["discard"])
    assert found == CARD_COPIES
    assert found.total() == 54


def test_twenty_two_djinns_without_promos() -> None:
    """COMP-4: Dhenim only if wished."""
    djinns = Game.new(Options(3), seed=4).position().to_json()["djinns"]
    assert sorted(djinns["row"] + djinns["deck"]) == sorted(BASE_DJINNS)
    assert len(BASE_DJINNS) == 22
    djinns = Game.new(Options(3, promos=("dhenim",)), seed=4).position().to_json()["djinns"]
    assert sorted(djinns["row"] + djinns["deck"]) == sorted([*BASE_DJINNS, "dhenim"])


@pytest.mark.parametrize(("face", "piece", "limit"), [("oasis", "palms", PALMS_IN_ALL), ("village", "palaces", PALACES_IN_ALL)])
def test_trees_and_palaces_are_hard_limits(face: str, piece: str, limit: int) -> None:
    """COMP-5: the last one can be placed, one more cannot."""
    for standing in (limit - 1, limit):
        fields = {piece: {"f5": standing}, "meeples": {"c2": "W", "c3": "W"}}
        game = after(scene(tiles={"c3": face}, **fields), "pick c2", "drop white c3")
        assert game.position().to_json()["supply"][piece] == 0
        assert tile_of(game, "c3").get(piece, 0) == limit - standing


def test_the_turn_order_track_has_nine_spots() -> None:
    """COMP-6: 0, 0, 0, 1, 3, 5, 8, 12, 18; four places on the bid order track."""
    game = scene(seats=4, step="bid")
    assert game.position().bid_track == [1, 2, 3, 4]
    assert legal(game) == [f"bid {price}" for price in (0, 1, 3, 5, 8, 12, 18)]
    for price in (1, 3, 5, 8, 12, 18):
        taken = scene(seats=4, step="bid", bid_track=[2, 3, 4], turn_track={str(price): [1]})
        assert legal(taken) == [f"bid {other}" for other in (0, 1, 3, 5, 8, 12, 18) if other != price]
    after(game, "bid 0", "bid 0", "bid 0")
    assert legal(game) == [f"bid {price}" for price in (1, 3, 5, 8, 12, 18)]


def test_the_bank_never_runs_out() -> None:
    """COMP-7, OPEN-13: income is paid though more than the printed 288 gold is with the players."""
    fields = position(tiles={"c3": "village"}, meeples={"c2": "B", "c3": "B"}, players={1: {"gold": 250}, 2: {"gold": 250}})
    game = after(Game.from_position(fields), "pick c2", "drop blue c3")
    blue = sum(tile_of(game, column + row)["tile"].startswith(("village", "sacred")) for column in "bcd" for row in "234")
    assert blue > 0
    assert seat_of(game, 1)["gold"] == 250 + 2 * blue
