"""The eight sets: what is in the box, how it is laid out, what a seat starts with."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from naqala import BrokenLawError, Game, Options, OptionsError
from tests.reference.components import (
    ARTISANS_TILES,
    BASE_DJINN_VALUE,
    BASE_TILES,
    BLUE_TILES,
    CARD_COPIES,
    EXPANSION_DJINN_VALUE,
    FORBIDDEN_TILES,
    ITEM_COPIES,
    PALACES_IN_ALL,
    PALMS_IN_ALL,
    RED_TILES,
    WHIMS_TILES,
    thieves_in_all,
    whims_in_all,
)
from tests.rulebook import Set, sets
from tests.scene import after, layout, legal, position, scene, seat_of

COLUMNS = "abcdef"
A, T, W = "artisans", "thieves", "whims"
SETS = sets()
DEALS = [(row, seats) for row in SETS for seats in row.seats]
all_sets = pytest.mark.parametrize("row", SETS, ids=lambda row: "+".join(row.expansions) or "base")
all_deals = pytest.mark.parametrize(("row", "seats"), DEALS)


def dealt(expansions: Iterable[str], seed: int = 1, seats: int = 3) -> dict[str, Any]:
    return Game.new(Options(seats, tuple(expansions)), seed).position().to_json()


def faces(start: dict[str, Any]) -> dict[str, str]:
    return {tile: entry["tile"] for tile, entry in start["board"].items()}


def in_centre(tile: str, rows: int) -> bool:
    """Not on the outer ring."""
    return tile[0] in "bcde" and 2 <= int(tile[1]) < rows


# --- counts (section 8) -------------------------------------------------------------------------------------


@all_deals
def test_grid_and_tiles(row: Set, seats: int) -> None:
    """XSET-11, ART-1, ART-2, ART-3, WHIM-2: the grid is 6 wide; tiles by kind and by colour."""
    board = faces(dealt(row.expansions, seats=seats))
    assert list(board) == [column + str(line) for line in range(1, row.rows + 1) for column in COLUMNS]
    tiles = {**BASE_TILES, **(ARTISANS_TILES if row.artisans else {}), **(WHIMS_TILES if row.with_whims else {})}
    assert Counter(board.values()) == tiles
    blue, red = (sum(face in coloured for face in board.values()) for coloured in (BLUE_TILES, RED_TILES))
    assert (blue, red, len(board) - blue - red) == row.colours
    assert len(board) == row.tiles


@all_deals
def test_three_meeples_on_every_tile_but_chasm_and_lake(row: Set, seats: int) -> None:
    """XSET-5, WHIM-1, ART-6: and the bag is empty afterwards."""
    start = dealt(row.expansions, seats=seats)
    for entry in start["board"].values():
        assert len(entry.get("meeples", "")) == (0 if entry["tile"] in FORBIDDEN_TILES else 3)
    meeples = "".join(entry.get("meeples", "") for entry in start["board"].values())
    assert tuple(meeples.count(letter) for letter in "YWGBRP") == row.meeples
    assert start["bag"] == ""


@all_deals
def test_djinns_of_the_set(row: Set, seats: int) -> None:
    """XSET-7: each djinn once; three of them lie face up."""
    djinns = dealt(row.expansions, seats=seats)["djinns"]
    expected = set(BASE_DJINN_VALUE).union(*(EXPANSION_DJINN_VALUE[name] for name in row.expansions))
    assert sorted(djinns["row"] + djinns["deck"]) == sorted(expected)
    assert len(expected) == row.djinns
    assert len(djinns["row"]) == 3
    assert djinns["discard"] == []


@all_deals
def test_thieves_of_the_set(row: Set, seats: int) -> None:
    """XSET-10, THF-1: one is face up; the purple one only with Artisans."""
    start = dealt(row.expansions, seats=seats)
    if not row.thieves:
        assert "thieves" not in start
        return
    thieves = start["thieves"]
    assert sorted([thieves["face_up"], *thieves["deck"]]) == sorted(thieves_in_all(start["options"]))
    assert 1 + len(thieves["deck"]) == row.thieves
    assert thieves["out"] == []


@all_deals
def test_whims_of_the_set(row: Set, seats: int) -> None:
    """XSET-10, WHIM-4, WHIM-10: one lies on each of the five cities; the Artisans cards only with Artisans."""
    start = dealt(row.expansions, seats=seats)
    if not row.whims:
        assert "whims" not in start
        return
    on_cities = [entry["whim"] for entry in start["board"].values() if "city" in entry["tile"]]
    assert len(on_cities) == 5
    assert sorted(on_cities + start["whims"]["deck"]) == whims_in_all(start["options"])
    assert len(on_cities) + len(start["whims"]["deck"]) == row.whims


@all_deals
def test_items_of_the_set(row: Set, seats: int) -> None:
    """XSET-10, ART-20: all are in the pile, there is no discard yet."""
    start = dealt(row.expansions, seats=seats)
    if row.items:
        assert start["items"] == {"deck": ITEM_COPIES, "discard": {}}
        assert sum(start["items"]["deck"].values()) == row.items
    else:
        assert "items" not in start


@all_deals
def test_what_is_in_every_set(row: Set, seats: int) -> None:
    """XSET-10: resource cards, nine in the row; palm trees, palaces."""
    start = dealt(row.expansions, seats=seats)
    assert Counter(start["cards"]["deck"]) + Counter(start["cards"]["row"]) == CARD_COPIES
    assert len(start["cards"]["row"]) == 9
    assert start["supply"] == {"palms": PALMS_IN_ALL, "palaces": PALACES_IN_ALL}


@all_deals
def test_what_a_seat_starts_with(row: Set, seats: int) -> None:
    """XSET-6: 8 camels and 1 marker (two seats: 11 and 2), 50 gold, with Artisans a tent, at every number of seats."""
    start = dealt(row.expansions, seats=seats)
    assert len(start["seats"]) == seats
    for entry in start["seats"]:
        assert entry["gold"] == 50
        assert entry["camels"] == (11 if seats == 2 else 8)
        assert entry.get("tent", False) is row.tents
        assert not any(entry[name] for name in ("viziers", "elders", "cards", "djinns"))
    assert Counter(start["bid_track"]) == dict.fromkeys(range(1, seats + 1), 2 if seats == 2 else 1)


@all_sets
def test_printed_points_of_the_djinns(row: Set) -> None:
    """XSET-7."""
    points = BASE_DJINN_VALUE | {name: vp for box in row.expansions for name, vp in EXPANSION_DJINN_VALUE[box].items()}
    for djinn, vp in points.items():
        game = scene(
            expansions=row.expansions, tiles={"f1": "workshop se"} if row.artisans else {}, players={1: {"djinns": [djinn]}}
        )
        assert game.score_sheet()[0]["djinns"] == vp
    assert sum(BASE_DJINN_VALUE.values()) == 141


def test_printed_values_of_the_base_tiles_sum_to_198() -> None:
    """COMP-1: four seats own the 30 tiles with 32 camels."""
    owners = {tile: place % 4 + 1 for place, tile in enumerate(layout(Options(4), {}))}
    sheets = scene(seats=4, owners=owners, step="over", seat=None, end={"last_camel": True}).score_sheet()
    assert sum(sheet["tiles"] for sheet in sheets) == 198


# --- layout -------------------------------------------------------------------------------------------------


def places_of(wanted: Iterable[str], expansions: tuple[str, ...], deals: int = 300) -> dict[str, set[str]]:
    """Where each face lay in many deals."""
    places: dict[str, set[str]] = {face: set() for face in wanted}
    for seed in range(deals):
        for tile, face in faces(dealt(expansions, seed)).items():
            if face in places:
                places[face].add(tile)
    return places


@pytest.mark.parametrize("expansions", [(A,), (A, T)])
def test_artisans_alone_lie_in_the_central_four_by_four(expansions: tuple[str, ...]) -> None:
    """XSET-1, XSET-10: shuffled with ten base tiles; the other twenty base tiles, at random, around them."""
    everywhere = set(faces(dealt(expansions)))
    centre = {tile for tile in everywhere if in_centre(tile, 6)}
    assert len(centre) == 16
    places = places_of([*ARTISANS_TILES, *BASE_TILES], expansions)
    for face in ARTISANS_TILES:
        assert places[face] == centre
    for face, count in BASE_TILES.items():
        assert places[face] == everywhere if count > 3 else places[face] - centre and places[face] & centre


def test_whims_alone_are_shuffled_into_the_whole_grid() -> None:
    """XSET-2: Lake and cities may lie anywhere."""
    places = places_of(WHIMS_TILES, (W,))
    everywhere = set(faces(dealt((W,))))
    assert len(everywhere) == 36
    assert all(tiles == everywhere for tiles in places.values())


def test_artisans_and_whims_have_a_centre_of_four_by_five() -> None:
    """XSET-3, XSET-11: Artisans tiles lie in the centre, 4 wide and 5 high; Whims tiles anywhere in 6 wide, 7 high."""
    places = places_of([*ARTISANS_TILES, *WHIMS_TILES], (A, W), 400)
    everywhere = set(faces(dealt((A, W))))
    centre = {tile for tile in everywhere if in_centre(tile, 7)}
    assert (len(everywhere), len(centre)) == (42, 20)
    for face in ARTISANS_TILES:
        assert places[face] == centre
    for face in WHIMS_TILES:
        assert places[face] == everywhere


@all_sets
def test_every_pile_is_shuffled(row: Set) -> None:
    """XSET-10: the outer ring, the row, djinns, thieves, whims and the bid order differ from deal to deal."""
    starts = [dealt(row.expansions, seed) for seed in range(40)]
    assert len({start["board"]["a1"]["tile"] for start in starts}) > 3
    assert len({start["board"]["a1"]["meeples"] for start in starts if start["board"]["a1"]["tile"] != "lake"}) > 10
    assert len({tuple(start["djinns"]["row"]) for start in starts}) > 30
    assert len({tuple(start["bid_track"]) for start in starts}) == 6
    if row.thieves:
        assert {start["thieves"]["face_up"] for start in starts} == set(thieves_in_all(starts[0]["options"]))
    if row.whims:
        on_cities = {entry["whim"] for start in starts for entry in start["board"].values() if "whim" in entry}
        assert on_cities == set(whims_in_all(starts[0]["options"]))


def test_the_item_pile_is_drawn_from_at_random() -> None:
    """XSET-10: each item is as likely as the pile holds of it."""
    game = artisans_scene(meeples={"a1": "P", "b1": "P"})
    after(game, "pick a1", "drop purple b1", "camel")
    weights = {action.text.removeprefix("draw "): weight for action, weight in game.weights().items()}
    assert weights == ITEM_COPIES


def artisans_scene(**fields: Any) -> Game:
    return scene(expansions=[A], tiles={"f1": "workshop se", **fields.pop("tiles", {})}, **fields)


def open_steps(board: dict[str, str], tile: str) -> list[str]:
    """Neighbours over open edges: no mountain on either side, none of the two forbidden."""
    found = []
    for side, (dx, dy) in {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}.items():
        other = chr(ord(tile[0]) + dx) + str(int(tile[1]) + dy)
        opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}[side]
        if other in board and board[other] not in FORBIDDEN_TILES:
            if side not in mountains(board[tile]) and opposite not in mountains(board[other]):
                found.append(other)
    return found


def mountains(face: str) -> str:
    return face.split()[1] if face.startswith("workshop") else ""


def connected(board: dict[str, str]) -> bool:
    free = [tile for tile, face in board.items() if face not in FORBIDDEN_TILES]
    reached, front = {free[0]}, [free[0]]
    while front:
        new = set(open_steps(board, front.pop())) - reached
        reached |= new
        front.extend(new)
    return len(reached) == len(free)


@pytest.mark.parametrize("expansions", [(A,), (W,), (A, W)])
def test_every_dealt_tile_can_be_reached(expansions: tuple[str, ...]) -> None:
    """XSET-4: layouts are dealt again until they are connected; 1 or 2 in 100 would not be."""
    assert all(connected(faces(dealt(expansions, seed))) for seed in range(600))


def shuffled_layout(expansions: tuple[str, ...], luck: random.Random) -> dict[str, str]:
    """Return one deal (XSET-1, XSET-2, XSET-3), connected or not."""
    others = list(Counter({**BASE_TILES, **(WHIMS_TILES if W in expansions else {})}).elements())
    luck.shuffle(others)
    rows = 6 + (len(expansions) == 2)
    names = [column + str(line) for line in range(1, rows + 1) for column in COLUMNS]
    if A not in expansions:
        return dict(zip(names, others, strict=True))
    middle = [others.pop() for _ in range(10 if rows == 6 else 14)] + list(Counter(ARTISANS_TILES).elements())
    luck.shuffle(middle)
    return {name: middle.pop() if in_centre(name, rows) else others.pop() for name in names}


def accepted(expansions: tuple[str, ...], board: dict[str, str]) -> bool:
    try:
        Game.from_position({**position(expansions=expansions), "board": {tile: {"tile": face} for tile, face in board.items()}})
    except BrokenLawError as error:
        assert "XSET-4" in str(error)
        return False
    return True


@pytest.mark.parametrize(("expansions", "rate"), [((A,), 0.0116), ((A, W), 0.0179), ((W,), 0.0)])
def test_how_many_layouts_fail_the_test(expansions: tuple[str, ...], rate: float) -> None:
    """XSET-12, XSET-4: about so many shuffled layouts are not connected, and just these are refused."""
    luck, deals = random.Random(4), 4_000
    layouts = [shuffled_layout(expansions, luck) for _ in range(deals)]
    failing = [board for board in layouts if not connected(board)]
    assert len(failing) / deals == pytest.approx(rate, abs=0.005)
    assert not any(accepted(expansions, board) for board in failing)
    assert all(accepted(expansions, board) for board in layouts[:200] if connected(board))


def test_a_tile_with_a_single_open_edge_is_fine() -> None:
    """XSET-12: a1 is reached from b1 only, for a mountain stands between a1 and a2."""
    assert accepted((A,), layout(Options(3, (A,)), {"a2": "workshop se", "f1": "workshop se"}))


def test_an_enclosed_tile_is_refused() -> None:
    """XSET-4, XSET-12: a1 behind a mountain and the Chasm; f6 behind two mountains."""
    assert not accepted((A,), layout(Options(3, (A,)), {"a2": "workshop se", "b1": "chasm", "f1": "workshop se"}))
    assert not accepted((A,), layout(Options(3, (A,)), {"e6": "workshop se", "f6": "workshop se"}))


def test_columns_from_the_left_rows_from_the_bottom_north_is_up() -> None:
    """XSET-11: from d4, with mountains north and west, a meeple goes east or south; the top row is 7, the last column f."""
    around = dict.fromkeys(("d5", "c4", "e4", "d3"), "Y")
    tiles = {"d4": "workshop nw", "f1": "workshop se", "f7": "workshop se"}
    game = scene(
        expansions=[A, W],
        tiles=tiles,
        meeples={"d4": "Y", "f7": "W", "e7": "W", "f6": "W", "a1": "G", "a2": "G", "b1": "G", **around},
    )
    assert sorted(legal(after(game.copy(), "pick d4"))) == ["drop yellow d3", "drop yellow e4"]
    assert sorted(legal(after(game.copy(), "pick a1"))) == ["drop green a2", "drop green b1"]
    assert legal(after(game, "pick f7")) == ["drop white e7"]


# --- djinns, tracks, seats ----------------------------------------------------------------------------------


def test_revised_kandicha_replaces_the_base_card() -> None:
    """XSET-7: with Artisans she takes the first card of the row for a Merchant, without them the top of the pile."""
    fields: dict[str, Any] = {
        "meeples": {"a1": "R", "b1": "R", "b2": "G"},
        "players": {1: {"djinns": ["kandicha"]}},
        "row": ["silk", "fish"],
    }
    revised = after(artisans_scene(**fields), "pick a1", "drop red b1", "camel", "kill green b2", "camel")
    assert seat_of(revised, 1)["cards"] == {"silk": 1}
    base = after(scene(expansions=[T, W], **fields), "pick a1", "drop red b1", "kill green b2")
    assert (base.decision.ask, base.position().cards.row) == ("draw card", ["silk", "fish"])


def test_revised_boaz_protects_artisans_too() -> None:
    """XSET-7, ART-42."""
    game = artisans_scene(
        meeples={"a1": "R", "b1": "R", "b2": "G"}, players={2: {"djinns": ["boaz"], "artisans": 1}, 3: {"artisans": 1}}
    )
    after(game, "pick a1", "drop red b1", "camel")
    assert sorted(legal(game)) == ["kill green b2", "kill purple of 3"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_bid_on_the_base_track(seats: int) -> None:
    """XSET-8: with every set each priced spot holds one marker."""
    game = Game.new(Options(seats, (A, T, W)), seed=1)
    assert legal(game) == [f"bid {price}" for price in (0, 1, 3, 5, 8, 12, 18)]
    assert legal(after(game, "bid 3")) == [f"bid {price}" for price in (0, 1, 5, 8, 12, 18)]


@pytest.mark.parametrize("options", [Options(5, (A,)), Options(5, (W,)), Options(4, five_track=True)])
def test_five_seats_and_the_variant_for_four_bid_on_the_five_player_track(options: Options) -> None:
    """XSET-8, WHIM-20, WHIM-24: two spots each for 1, 3 and 5, one for the dearer ones."""
    game = after(Game.new(options, seed=1), "bid 3", "bid 3", "bid 8")
    assert legal(game) == [f"bid {price}" for price in (0, 1, 5, 12, 18)]


def test_the_player_to_the_left_is_the_next_seat_number() -> None:
    """XSET-9: seat 2 uses a thief of three seats: seat 3 answers first, then seat 1."""
    game = scene(
        expansions=[T],
        meeples={"a1": "G", "b1": "G"},
        seat=2,
        players={1: {"cards": {"silk": 1}}, 2: {"thieves": ["houssain"]}, 3: {"cards": {"fish": 1}}},
    )
    after(game, "pick a1", "drop green b1", "use houssain")
    assert game.decision.seat == 3
    assert after(game, "give fish").decision.seat == 1


@pytest.mark.parametrize("expansions", [(A,), (A, T)])
def test_five_seats_with_artisans_take_only_the_track_from_the_whims_box(expansions: tuple[str, ...]) -> None:
    """XSET-13: no cities, Lake, whims, extra meeples, Kali or Ganapati; set up as Artisans says."""
    start = dealt(expansions, seats=5)
    assert len(start["board"]) == 36
    assert not {"lake", "blue city", "red city"} & set(faces(start).values())
    assert "whims" not in start
    assert sum(len(entry.get("meeples", "")) for entry in start["board"].values()) == 105
    assert not {"kali", "ganapati"} & {*start["djinns"]["row"], *start["djinns"]["deck"]}
    assert start["options"]["five_track"] is True
    assert all(entry["tent"] for entry in start["seats"])
    for seed in range(50):
        artisans_at = [tile for tile, face in faces(dealt(expansions, seed, seats=5)).items() if face in ARTISANS_TILES]
        assert len(artisans_at) == 6
        assert all(in_centre(tile, 6) for tile in artisans_at)


@pytest.mark.parametrize(("expansions", "seats"), [((), 5), ((T,), 5), ((W,), 1)])
def test_sets_are_not_played_with_other_seats(expansions: tuple[str, ...], seats: int) -> None:
    """XSET-14: the last column of the table of counts; more in test_options.py."""
    with pytest.raises(OptionsError):
        position(seats=seats, expansions=expansions)
