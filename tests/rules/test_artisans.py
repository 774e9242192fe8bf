"""Artisans of Naqala: tiles, mountains, the sixth tribe, the tent."""

from typing import Any

import pytest

from naqala import BrokenLawError, Game
from tests.scene import after, legal, scene, seat_of, tile_of

ENDED = {"start": "a1", "at": "c3", "tribe": "yellow", "count": 2}
"""A turn whose move ended on c3."""


def artisans(*, tiles: dict[str, str] | None = None, expansions: tuple[str, ...] = ("artisans",), **fields: Any) -> Game:
    """A scene with Artisans; one workshop stands in the corner, where its mountains touch nothing."""
    return scene(expansions=expansions, tiles={"f1": "workshop se", **(tiles or {})}, **fields)


# --- tiles --------------------------------------------------------------------------------------------------


def builders_at_b4(corner: str) -> int:
    """What two Builders earn on b4, in a block of red tiles but for c5."""
    game = artisans(tiles={"c5": corner}, meeples={"b3": "B", "b4": "B"})
    return int(seat_of(after(game, "pick b3", "drop blue b4", "camel"), 1)["gold"]) - 50


def tent_at_b4(corner: str) -> int:
    """The tent's points on b4, in a block of red tiles but for c5."""
    return artisans(tiles={"c5": corner}, tents={"b4": 1}).score_sheet()[0]["tent"]


def test_workshop_is_blue_and_worth_5() -> None:
    """ART-1."""
    assert builders_at_b4("workshop nw") == builders_at_b4("workshop se") == 2
    assert tent_at_b4("workshop nw") == 8
    assert artisans(owners={"d6": 1, "e6": 1}).score_sheet()[0]["tiles"] == 10


def test_specialized_market_is_red_and_worth_10() -> None:
    """ART-2."""
    assert builders_at_b4("specialized market") == 0
    assert tent_at_b4("specialized market") == 9
    assert artisans(owners={"a6": 1, "b6": 1}).score_sheet()[0]["tiles"] == 20


def test_chasm_has_no_colour() -> None:
    """ART-3, ART-6."""
    assert builders_at_b4("chasm") == 0
    assert tent_at_b4("chasm") == 8


@pytest.mark.parametrize(
    ("has", "answers"),
    [
        ({"artisans": 1, "cards": {"fakir": 2}}, {"pass", "craft paying artisan", "craft paying fakir fakir"}),
        ({"artisans": 1}, {"pass", "craft paying artisan"}),
        ({"cards": {"fakir": 2}}, {"pass", "craft paying fakir fakir"}),
        ({"cards": {"fakir": 1, "silk": 1}}, {"pass"}),
    ],
)
def test_workshop_takes_one_artisan_or_two_fakirs(has: dict[str, Any], answers: set[str]) -> None:
    """ART-4: or nothing, it is optional."""
    game = artisans(tiles={"c3": "workshop nw"}, step="tile", turn=ENDED, players={1: has})
    assert set(legal(game)) == answers


def test_workshop_gives_the_top_item_of_the_pile() -> None:
    """ART-4: a paid Artisan goes to the bag, Fakirs to the resource discard."""
    has = {"artisans": 1, "cards": {"fakir": 2}}
    game = artisans(tiles={"c3": "workshop nw"}, step="tile", turn=ENDED, players={1: has})
    purple = game.position().bag.count("P")
    by_artisan = after(game.copy(), "craft paying artisan", "draw horn")
    assert seat_of(by_artisan, 1)["items"] == {"horn": 1}
    assert seat_of(by_artisan, 1)["artisans"] == 0
    assert by_artisan.position().bag.count("P") == purple + 1
    by_fakirs = after(game, "craft paying fakir fakir", "draw horn")
    assert seat_of(by_fakirs, 1)["items"] == {"horn": 1}
    assert seat_of(by_fakirs, 1)["cards"] == {}
    assert by_fakirs.position().cards.discard == {"fakir": 2}


ROW = ["fish", "silk", "fakir", "gold", "wheat", "ivory", "spice", "jewels", "pottery"]


def test_specialized_market_sells_any_one_card_of_the_row_for_4() -> None:
    """ART-5: optional; the row is not refilled before clean-up."""
    game = artisans(tiles={"c3": "specialized market"}, step="tile", turn=ENDED, row=ROW)
    assert set(legal(game)) == {"pass", *(f"buy {place}" for place in range(1, 10))}
    after(game, "buy 9")
    assert seat_of(game, 1)["gold"] == 46
    assert seat_of(game, 1)["cards"] == {"pottery": 1}
    assert game.position().cards.row == ROW[:8]
    assert game.decision.ask == "last"


def test_specialized_market_needs_full_payment() -> None:
    """ART-5."""
    game = artisans(tiles={"c3": "specialized market"}, step="tile", turn=ENDED, row=ROW, players={1: {"gold": 3}})
    assert legal(game) == ["pass"]


def test_no_meeple_is_dropped_on_the_chasm() -> None:
    """ART-6: the way from b3 to d3 over the Chasm is closed."""
    game = artisans(tiles={"c3": "chasm"}, meeples={"b3": "YW", "a4": "W", "d3": "W"})
    assert set(legal(after(game, "pick b3"))) == {"drop yellow a3", "drop yellow b4"}


def test_no_power_reaches_the_chasm() -> None:
    """ART-6: nothing comes there by Leta, Anun-Nak or Hagis, and only there."""
    game = artisans(
        tiles={"c3": "chasm", "d3": "village"},
        meeples={"d2": "Y", "d3": "Y"},
        players={1: {"djinns": ["leta", "anunnak", "hagis"], "elders": 4}},
    )
    every_bare = {f"at {column}{row}" for column in "abcdef" for row in range(1, 7)} - {"at c3", "at d2", "at d3"}
    assert set(legal(after(game.copy(), "use leta paying elder elder"))) == every_bare
    assert set(legal(after(game.copy(), "use anunnak paying elder"))) == every_bare
    after(game, "pick d2", "drop yellow d3", "camel", "pass", "pass")
    around = {"c2", "d2", "e2", "e3", "c4", "d4", "e4"}
    assert set(legal(game)) == {"pass", *(f"redirect {tile} paying elder" for tile in around)}


@pytest.mark.parametrize("field", [{"meeples": {"c3": "Y"}}, {"owners": {"c3": 1}}, {"palms": {"c3": 1}}, {"palaces": {"c3": 1}}])
def test_nothing_can_stand_on_the_chasm(field: dict[str, Any]) -> None:
    """ART-6."""
    with pytest.raises(BrokenLawError, match="LAW-8"):
        artisans(tiles={"c3": "chasm"}, **field)


# --- mountains ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("workshop", "open_sides", "closed_sides"),
    [("workshop nw", {"d3", "c2"}, {"b3", "c4"}), ("workshop se", {"b3", "c4"}, {"d3", "c2"})],
)
def test_mountains_stand_on_two_edges_and_block_both_ways(workshop: str, open_sides: set[str], closed_sides: set[str]) -> None:
    """ART-7, ART-8."""
    sides = open_sides | closed_sides
    game = artisans(tiles={"c3": workshop}, meeples={"c3": "Y", **dict.fromkeys(sides, "Y")})
    assert set(legal(after(game.copy(), "pick c3"))) == {f"drop yellow {tile}" for tile in open_sides}
    for tile in open_sides:
        assert legal(after(game.copy(), f"pick {tile}")) == ["drop yellow c3"]
    assert not {f"pick {tile}" for tile in closed_sides} & set(legal(game))


def test_one_workshop_looks_north_and_west_two_south_and_east() -> None:
    """ART-8."""
    faces = [entry.tile for entry in artisans().position().board.values()]
    assert (faces.count("workshop nw"), faces.count("workshop se")) == (1, 2)


def test_assassins_reach_over_mountains() -> None:
    """ART-7, TRIBE-RED-12: two Assassins on c3 reach c5, straight over the mountain in the north."""
    game = artisans(tiles={"c3": "workshop nw"}, meeples={"c2": "R", "c3": "R", "c5": "G", "a3": "W", "f3": "B"})
    assert set(legal(after(game, "pick c2", "drop red c3", "camel"))) == {"kill green c5", "kill white a3"}


def test_builders_and_tent_count_over_mountains() -> None:
    """ART-7: a blue and eight red tiles around the workshop on c3, which is blue itself."""
    red = dict.fromkeys(("b3", "d3"), "oasis") | {"b2": "oasis", "c2": "oasis", "d2": "oasis", "b4": "small market"}
    tiles = {"c3": "workshop nw", **red, "c4": "sacred 15", "d4": "small market"}
    game = artisans(tiles=tiles, meeples={"c2": "B", "c3": "B"})
    assert seat_of(after(game, "pick c2", "drop blue c3", "camel"), 1)["gold"] == 50 + 2 * 2
    assert artisans(tiles=tiles, tents={"c3": 1}).score_sheet()[0]["tent"] == 7


def test_mountains_do_not_stop_hagis_and_lamia() -> None:
    """ART-32: c4 lies behind the mountain in the south of the workshop c4."""
    for tile, djinn in (("village", "hagis"), ("oasis", "lamia")):
        game = artisans(
            tiles={"c3": tile, "c4": "workshop se"}, step="tile", turn=ENDED, players={1: {"djinns": [djinn], "elders": 1}}
        )
        assert "redirect c4 paying elder" in legal(game)
        building = "palaces" if djinn == "hagis" else "palms"
        assert tile_of(after(game, "redirect c4 paying elder"), "c4")[building] == 1


def test_mountains_do_not_stop_the_lake() -> None:
    """ART-32, WHIM-6: between the Lake on c7 and the workshop on d7 stands a mountain, the palm tree counts double."""
    game = artisans(expansions=("artisans", "whims"), owners={"d7": 1}, palms={"d7": 1})
    assert (tile_of(game, "c7")["tile"], tile_of(game, "d7")["tile"]) == ("lake", "workshop nw")
    assert game.score_sheet()[0]["palms"] == 6


def test_mountains_do_not_stop_kandicha() -> None:
    """ART-32: a Builder killed on the workshop c3 earns for the blue tiles beyond its mountains, and itself."""
    game = artisans(
        tiles={"c3": "workshop nw", "b3": "village", "c4": "village"},
        meeples={"c5": "R", "b5": "R", "c3": "BY"},
        players={1: {"djinns": ["kandicha"], "cards": {"fakir": 1}}},
    )
    after(game, "pick c5", "drop red b5", "camel", "kill blue c3")
    blue = ["b2", "c2", "d2", "b3", "c4", "c3"]
    assert seat_of(game, 1)["gold"] == 50 + len(blue)


def test_mountains_do_not_stop_talisman_and_scimitar() -> None:
    """ART-32: c4 and c3 are parted by a mountain."""
    game = artisans(
        tiles={"c4": "workshop se"},
        owners={"c3": 1},
        meeples={"c4": "YWW", "a1": "R", "b1": "R"},
        players={1: {"items": {"talisman": 1, "scimitar": 1}}},
    )
    assert "at c4" in legal(after(game.copy(), "play talisman", "from c3"))
    assert "remove yellow white c4" in legal(after(game, "play scimitar"))


# --- the sixth tribe ----------------------------------------------------------------------------------------


def test_artisans_are_kept_and_one_of_as_many_items() -> None:
    """ART-10: three Artisans draw three items, keep one face down, discard the others face up."""
    game = artisans(meeples={"a1": "P", "b1": "PP"})
    after(game, "pick a1", "drop purple b1", "camel", "draw ring", "draw horn", "draw precious5")
    assert game.decision.ask == "keep item"
    assert set(legal(game)) == {"keep ring", "keep horn", "keep precious5"}
    after(game, "keep horn")
    assert seat_of(game, 1)["artisans"] == 3
    assert seat_of(game, 1)["items"] == {"horn": 1}
    assert game.position().to_json()["items"]["discard"] == {"ring": 1, "precious5": 1}
    assert game.view(2).position.seats[0].items == 1
    assert game.view(2).position.to_json()["items"]["discard"] == {"ring": 1, "precious5": 1}


@pytest.mark.parametrize(
    ("owned", "points"), [((3, 3, 1), (9, 9, 2)), ((5, 4, 0), (15, 8, 0)), ((0, 0, 0), (0, 0, 0)), ((2, 2, 2), (6, 6, 6))]
)
def test_an_artisan_is_worth_3_if_no_seat_has_more_else_2(owned: tuple[int, ...], points: tuple[int, ...]) -> None:
    """ART-11."""
    game = artisans(players={seat: {"artisans": number} for seat, number in enumerate(owned, 1)})
    assert tuple(sheet["artisans"] for sheet in game.score_sheet()) == points


def test_assassins_kill_artisans_like_viziers_and_elders() -> None:
    """ART-12: in front of others, never one's own; on the board like any meeple."""
    meeples = {"a1": "R", "b1": "R", "b2": "P"}
    game = artisans(meeples=meeples, players={1: {"artisans": 1}, 2: {"artisans": 2}, 3: {"viziers": 1, "elders": 1}})
    after(game, "pick a1", "drop red b1", "camel")
    targets = {"kill purple b2", "kill purple of 2", "kill yellow of 3", "kill white of 3"}
    assert set(legal(game)) == targets
    after(game, "kill purple of 2")
    assert seat_of(game, 2)["artisans"] == 1


def test_iblis_counts_artisans_among_them() -> None:
    """ART-12: two of one opponent in any mix."""
    game = artisans(
        meeples={"a1": "R", "b1": "R"},
        players={1: {"djinns": ["iblis"], "elders": 1}, 2: {"artisans": 2, "viziers": 1}, 3: {"artisans": 1}},
    )
    after(game, "pick a1", "drop red b1", "camel", "use iblis paying elder")
    assert set(legal(game)) == {"kill purple purple of 2", "kill yellow purple of 2", "kill purple of 3"}


# --- the tent -----------------------------------------------------------------------------------------------


def test_a_seat_that_takes_control_places_a_camel_or_the_tent() -> None:
    """ART-15, ART-33: on the final tile and where a kill empties a tile; once the tent stands nothing is asked."""
    game = artisans(meeples={"a1": "R", "b1": "R", "b2": "G"})
    after(game, "pick a1", "drop red b1")
    assert (game.decision.ask, set(legal(game))) == ("piece", {"camel", "tent"})
    camel_first = after(game.copy(), "camel", "kill green b2")
    assert (camel_first.decision.ask, set(legal(camel_first))) == ("piece", {"camel", "tent"})
    after(game, "tent", "kill green b2")
    assert (tile_of(game, "b1")["owner"], tile_of(game, "b1")["piece"]) == (1, "tent")
    assert (tile_of(game, "b2")["owner"], tile_of(game, "b2").get("piece", "camel")) == (1, "camel")
    assert (seat_of(game, 1)["camels"], seat_of(game, 1)["tent"]) == (7, False)


def test_leta_and_utug_may_place_the_tent() -> None:
    """ART-15, ART-33."""
    has = {1: {"djinns": ["leta", "utug"], "elders": 4}}
    game = artisans(meeples={"a1": "Y", "b1": "Y"}, players=has)
    leta = after(game.copy(), "use leta paying elder elder", "at c3")
    assert set(legal(leta)) == {"camel", "tent"}
    assert tile_of(after(leta, "tent"), "c3")["piece"] == "tent"
    utug = after(game, "use utug paying elder elder", "at b1")
    assert set(legal(utug)) == {"camel", "tent"}


SEVEN = dict.fromkeys(("a5", "b5", "c5", "d5", "e5", "f5", "a4"), 1)
EIGHT = SEVEN | {"b4": 1}


@pytest.mark.parametrize(("owners", "tents", "piece"), [(SEVEN, {"c4": 1}, "camel"), (EIGHT, {}, "tent")])
def test_with_one_kind_left_nothing_is_asked(owners: dict[str, int], tents: dict[str, int], piece: str) -> None:
    """ART-33, ART-15: the last piece, camel or tent, arms the end of the game."""
    game = artisans(meeples={"a1": "Y", "b1": "Y", "e1": "W", "e2": "W"}, owners=owners, tents=tents)
    after(game, "pick a1", "drop yellow b1")
    assert game.decision.ask != "piece"
    assert (tile_of(game, "b1")["owner"], tile_of(game, "b1").get("piece", "camel")) == (1, piece)
    assert game.position().end.last_camel is True


@pytest.mark.parametrize("piece", ["camel", "tent"])
def test_the_end_needs_all_camels_and_the_tent_placed(piece: str) -> None:
    """ART-15: with one camel and the tent left, one of them does not end the game."""
    game = artisans(meeples={"a1": "Y", "b1": "Y", "e1": "W", "e2": "W"}, owners=SEVEN)
    after(game, "pick a1", "drop yellow b1", piece)
    assert game.position().end.last_camel is False


def test_no_seat_takes_a_tile_with_a_tent() -> None:
    """ART-15: it owns the tile."""
    game = artisans(meeples={"a1": "Y", "b1": "Y", "e1": "W", "e2": "W"}, tents={"b1": 2})
    after(game, "pick a1", "drop yellow b1")
    assert game.decision.ask != "piece"
    assert tile_of(game, "b1")["owner"] == 2


def test_marid_is_paid_on_the_tents_tile() -> None:
    """ART-15."""
    game = artisans(meeples={"a1": "Y", "b1": "Y"}, tents={"b1": 2}, players={2: {"djinns": ["marid"]}})
    after(game, "pick a1", "drop yellow b1")
    assert seat_of(game, 2)["gold"] == 52


def test_talisman_moves_the_tent() -> None:
    """ART-15."""
    game = artisans(meeples={"a1": "Y", "b1": "Y"}, tents={"c3": 1}, players={1: {"items": {"talisman": 1}}})
    after(game, "play talisman", "from c3", "at d4")
    assert tile_of(game, "d4")["piece"] == "tent"
    assert "owner" not in tile_of(game, "c3")


def test_kohdjah_takes_the_tent_back() -> None:
    """ART-34, ART-15: it may be placed again, and the end of the game needs it again."""
    game = artisans(
        expansions=("artisans", "thieves"),
        step="thief",
        turn={"start": "a1", "at": "b1", "tribe": "red", "count": 2},
        meeples={"a2": "Y", "b2": "Y", "e1": "W", "e2": "W"},
        owners=dict.fromkeys(SEVEN, 2),
        tents={"c4": 2},
        players={1: {"thieves": ["kohdjah"]}},
    )
    after(game, "use kohdjah")
    assert "give c4" in legal(game)
    after(game, "give c4", "pass")
    assert seat_of(game, 2)["tent"] is True
    assert "owner" not in tile_of(game, "c4")
    assert game.decision.seat == 2
    after(game, "pick a2", "drop yellow b2")
    assert set(legal(game)) == {"camel", "tent"}
    assert after(game.copy(), "camel").position().end.last_camel is False
    assert tile_of(after(game, "tent"), "b2")["piece"] == "tent"


def test_tent_on_an_oasis_with_four_red_tiles_scores_12() -> None:
    """ART-16: the booklet's example, 8 + 4 = 12: the red tiles of the block, itself included."""
    sheet = artisans(tents={"a3": 1}).score_sheet()[0]
    assert (sheet["tiles"], sheet["tent"], sheet["total"]) == (8, 4, 50 + 12)


def test_a_tents_tile_scores_palms_and_palaces_as_usual() -> None:
    """ART-16."""
    sheet = artisans(tents={"b4": 1}, palms={"b4": 2}, palaces={"b4": 1}).score_sheet()[0]
    assert (sheet["tiles"], sheet["tent"], sheet["palms"], sheet["palaces"]) == (6, 9, 6, 5)


def test_a_camel_scores_no_red_tiles() -> None:
    """ART-16, ART-15: only the tent does."""
    assert artisans(owners={"a3": 1}).score_sheet()[0]["tent"] == 0
