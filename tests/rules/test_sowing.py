"""Picking up and dropping (SOW), and how the Carpet widens it (ART-26, ART-31, ART-37, ART-38)."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from naqala import Game, IllegalActionError, Options
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS, TILE_WORDS
from tests.scene import after, legal, scene, seat_of, tile_of

WORDS = dict(zip(COLOUR_LETTERS, COLOUR_WORDS, strict=True))
Board = dict[str, Counter[str]]
Edges = dict[str, list[str]]

# --- a plain enumeration to compare with -----------------------------------------------------------------------------

SIDES = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def beside(tile: str, side: str) -> str:
    right, up = SIDES[side]
    return chr(ord(tile[0]) + right) + str(int(tile[1]) + up)


def open_edges(faces: Mapping[str, str]) -> Edges:
    """Where a meeple can go from each tile: edge neighbours, not over mountains, not onto Chasm or Lake."""
    walls = {(tile, beside(tile, side)) for tile, face in faces.items() if "workshop" in face for side in face.split()[1]}
    ground = [tile for tile, face in faces.items() if face not in ("chasm", "lake")]
    return {
        tile: [
            other
            for other in (beside(tile, side) for side in SIDES)
            if other in ground and (tile, other) not in walls and (other, tile) not in walls
        ]
        for tile in ground
    }


def answers(board: Board, hand: Counter[str], at: str, before: str, edges: Edges, carpet: bool = False) -> Iterator[str]:
    """The next drops from which the move can be completed, by trying everything."""
    last = hand.total() == 1
    for colour in [letter for letter in hand if hand[letter]]:
        steps = [tile for tile in edges[at] if tile != before]
        for tile in steps:
            if last:
                if board[tile][colour]:
                    yield f"drop {WORDS[colour]} {tile}"
                continue
            hand[colour] -= 1
            board[tile][colour] += 1
            ends = next(answers(board, hand, tile, at, edges, carpet), None)
            hand[colour] += 1
            board[tile][colour] -= 1
            if ends:
                yield f"drop {WORDS[colour]} {tile}"
        if last and carpet:
            for tile in edges:
                if tile != at and board[tile][colour] and tile not in steps:
                    yield f"carpet {WORDS[colour]} {tile}"


def lift(board: Board, tile: str) -> tuple[Board, Counter[str]]:
    rest = {other: Counter(found) for other, found in board.items()}
    rest[tile] = Counter()
    return rest, Counter(board[tile])


def picks(board: Board, edges: Edges, carpet: bool = False) -> set[str]:
    found = set()
    for tile in edges:
        rest, hand = lift(board, tile)
        if hand.total() and next(answers(rest, hand, tile, "", edges, carpet), None):
            found.add(f"pick {tile}")
    return found


def faces_of(game: Game) -> dict[str, str]:
    return {tile: entry.tile for tile, entry in game.position().board.items()}


def board_of(game: Game) -> Board:
    return {tile: Counter(entry.get("meeples", "")) for tile, entry in game.position().to_json()["board"].items()}


def check_a_random_move(game: Game, dice: random.Random, carpet: bool = False) -> None:
    """Compares the answers to `move` and to each `drop` with the plain enumeration."""
    edges = open_edges(faces_of(game))
    board = board_of(game)
    expected = picks(board, edges, carpet)
    ordinary = picks(board, edges) if carpet else expected
    if not expected and not carpet:
        assert game.decision.ask == "over"
        return
    assert game.decision.ask == "move"
    assert set(legal(game)) == expected | (set() if ordinary else {"pass"})
    if not expected:
        return
    pick = dice.choice(sorted(expected))
    start = pick.split()[1]
    game.play(pick)
    board, hand = lift(board, start)
    at, before = start, ""
    while hand.total():
        drops = sorted(answers(board, hand, at, before, edges, carpet))
        assert sorted(legal(game)) == drops
        drop = dice.choice(drops)
        game.play(drop)
        _, colour, tile = drop.split()
        letter = next(key for key, word in WORDS.items() if word == colour)
        hand[letter] -= 1
        board[tile][letter] += 1
        at, before = tile, at


def random_meeples(dice: random.Random, ground: list[str], colours: str, most: int) -> dict[str, str]:
    """A thin board with stacks of various sizes."""
    sizes = [dice.randint(1, 3) for _ in range(dice.randint(1, 5))] + [dice.randint(1, most)]
    palette = dice.sample(colours, dice.randint(2, len(colours)))
    return {
        tile: "".join(dice.choices(palette, k=size)) for tile, size in zip(dice.sample(ground, len(sizes)), sizes, strict=True)
    }


def whole_moves(game: Game) -> Iterator[list[str]]:
    """All ways to answer `drop` until the hand is empty, as lists of tiles."""
    for action in legal(game):
        twin = after(game.copy(), action)
        tile = action.split()[2]
        if twin.decision.ask != "drop":
            yield [tile]
        else:
            yield from ([tile, *rest] for rest in whole_moves(twin))


# --- the rules one by one --------------------------------------------------------------------------------------------


def test_all_meeples_of_any_occupied_tile_are_picked_up() -> None:
    """SOW-1: with any owner; an empty tile cannot be chosen."""
    game = scene(meeples={"a1": "YWW", "b1": "W", "c1": "Y", "b2": "Y"}, owners={"a1": 2, "c1": 1})
    assert {"pick a1", "pick d4", "pick f5"} & set(legal(game)) == {"pick a1"}
    game.play("pick a1")
    assert "meeples" not in tile_of(game, "a1")
    assert game.position().turn.hand == "YWW"


def test_a_tile_can_be_chosen_with_any_owner() -> None:
    """SOW-1: no owner, the mover or another player."""
    for owners in ({}, {"a1": 1}, {"a1": 3}):
        assert "pick a1" in legal(scene(meeples={"a1": "W", "b1": "W"}, owners=owners))


def test_one_meeple_on_every_tile_entered_until_the_hand_is_empty() -> None:
    """SOW-2: n steps, one meeple each."""
    game = scene(meeples={"a1": "YGB", "d1": "BRR"}, step="move")
    after(game, "pick a1", "drop yellow b1", "drop green c1")
    assert (tile_of(game, "b1")["meeples"], tile_of(game, "c1")["meeples"]) == ("Y", "G")
    assert game.decision.ask == "drop"
    game.play("drop blue d1")
    assert game.decision.ask != "drop"
    assert (tile_of(game, "b1")["meeples"], tile_of(game, "c1")["meeples"], tile_of(game, "d1")["meeples"]) == ("Y", "G", "RR")


def test_the_dropping_order_is_free() -> None:
    """SOW-2: of three colours all six orders."""
    game = after(scene(meeples={"a1": "YWG"} | dict.fromkeys(("d1", "c2", "b3", "a4", "b1", "a2"), "YWG")), "pick a1")
    first = {action.split()[1] for action in legal(game)}
    assert first == {"yellow", "white", "green"}
    for colour in first:
        second = {action.split()[1] for action in legal(after(game.copy(), f"drop {colour} b1"))}
        assert second == first - {colour}


def test_every_walk_without_turning_back_is_legal_where_all_tiles_match() -> None:
    """SOW-2, SOW-3, SOW-4, SOW-5: counted from every start tile of a board with an Elder on the tiles in reach."""
    edges = open_edges(dict.fromkeys(TILE_WORDS[:30], ""))

    def walks(path: list[str], left: int) -> Iterator[list[str]]:
        if not left:
            yield path[1:]
        for tile in edges[path[-1]] if left else ():
            if tile != (path[-2] if len(path) > 1 else ""):
                yield from walks([*path, tile], left - 1)

    for start in ("a1", "c3", "f5", "b1", "a3", "e4"):
        ends = {walk[-1] for walk in walks([start], 3)}
        game = after(scene(meeples={start: "WWW"} | {tile: "W" for tile in ends if tile != start}), f"pick {start}")
        assert sorted(whole_moves(game)) == sorted(walks([start], 3))


@pytest.mark.parametrize(
    ("corner", "sides"), [("a1", {"a2", "b1"}), ("f1", {"e1", "f2"}), ("a5", {"a4", "b5"}), ("f5", {"e5", "f4"})]
)
def test_no_diagonal_steps_and_no_way_off_the_board(corner: str, sides: set[str]) -> None:
    """SOW-3: from a corner two steps only, though meeples of the colour stand everywhere else."""
    some = [tile for tile in TILE_WORDS[:30] if tile[0] in "abef" and tile[1] in "1245"]
    game = after(scene(meeples=dict.fromkeys(some, "W")), f"pick {corner}")
    assert {action.split()[2] for action in legal(game)} == sides


def test_no_step_back_to_the_tile_before() -> None:
    """SOW-4: neither A-B-A nor back to the start tile with the second step."""
    game = scene(meeples={"c3": "WWW", "c2": "W", "b2": "W", "d2": "W", "c1": "W", "b1": "W", "a2": "W", "d1": "W"})
    after(game, "pick c3", "drop white c2")
    assert {action.split()[2] for action in legal(game)} == {"b2", "d2", "c1"}
    game.play("drop white b2")
    assert "drop white c2" not in legal(game)
    with pytest.raises(IllegalActionError):
        game.play("drop white c2")


def test_a_tile_may_be_entered_again_by_a_loop() -> None:
    """SOW-5: drop 1 and drop 5 on one tile."""
    game = after(scene(meeples={"c3": "YWGBY"}), "pick c3")
    assert ["c2", "b2", "b3", "c3", "c2"] in list(whole_moves(game))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_no_tile_gets_two_drops_from_fewer_than_five(size: int) -> None:
    """SOW-5: the shortest return is a 2x2 loop."""
    ends = [tile for tile in TILE_WORDS[:30] if (ord(tile[0]) + int(tile[1])) % 2 == size % 2]
    game = after(scene(meeples=dict.fromkeys(ends, "W") | {"c3": "W" * size}), "pick c3")
    moves = list(whole_moves(game))
    assert moves
    assert all(len(set(move)) == size for move in moves)


def test_the_start_tile_may_be_entered_again() -> None:
    """SOW-6."""
    game = scene(meeples={"b2": "YWGBY"})
    after(game, "pick b2", "drop yellow b3", "drop white c3", "drop green c2")
    assert "drop blue b2" in legal(game)
    game.play("drop blue b2")
    assert tile_of(game, "b2")["meeples"] == "B"


def test_the_last_meeple_needs_its_colour_on_the_tile() -> None:
    """SOW-7: not another colour, not an empty tile."""
    game = after(scene(meeples={"b2": "W", "b3": "YGR", "a2": "W", "c2": "WB"}), "pick b2")
    assert legal(game) == ["drop white a2", "drop white c2"]


def test_a_pick_that_cannot_be_completed_is_not_offered() -> None:
    """SOW-7: nor is a drop after which no ending is left."""
    game = scene(meeples={"a1": "YW", "c1": "WRR", "f5": "G"})
    assert legal(game) == ["pick a1"]
    game.play("pick a1")
    assert legal(game) == ["drop yellow b1"]


def test_a_meeple_of_the_same_move_is_match_enough() -> None:
    """SOW-8, SOW-9, OPEN-1: nothing else on the board; both are collected."""
    game = scene(meeples={"b2": "WGBYY"})
    assert legal(game) == ["pick b2"]
    after(game, "pick b2", "drop yellow b3", "drop white c3", "drop green c2", "drop blue b2", "drop yellow b3")
    assert seat_of(game, 1)["viziers"] == 2
    assert tile_of(game, "b3")["owner"] == 1


def test_collecting_takes_those_dropped_earlier_in_the_move() -> None:
    """SOW-9: one stood there, two were dropped: three."""
    game = scene(meeples={"b2": "WGBYY", "b3": "YR"})
    after(game, "pick b2", "drop yellow b3", "drop white c3", "drop green c2", "drop blue b2", "drop yellow b3")
    assert seat_of(game, 1)["viziers"] == 3
    assert tile_of(game, "b3")["meeples"] == "R"


def test_the_move_may_end_on_the_start_tile_with_eight_meeples() -> None:
    """SOW-10, OPEN-1: the match comes from the fourth drop."""
    game = scene(meeples={"b2": "YYWWGGBB"})
    after(game, "pick b2", "drop white b3", "drop green c3", "drop blue c2", "drop yellow b2")
    after(game, "drop white b3", "drop green c3", "drop blue c2")
    assert "drop yellow b2" in legal(game)
    game.play("drop yellow b2")
    assert seat_of(game, 1)["viziers"] == 2
    assert tile_of(game, "b2")["owner"] == 1


@pytest.mark.parametrize("size", [5, 6, 7])
def test_fewer_than_eight_never_end_on_the_start_tile(size: int) -> None:
    """SOW-10: by going through all walks of one colour."""
    game = after(scene(meeples={"c3": "W" * size, "c2": "W", "b3": "W", "c4": "W", "d3": "W"}), "pick c3")
    moves = list(whole_moves(game))
    assert moves
    assert "c3" not in {move[-1] for move in moves}


SHAPES = ["Y", "YY", "YW", "YYY", "YYW", "YWG", "YYYY", "YYYW", "YYWW", "YYWG", "YWGB", "YWGBR"]
LOOPS = ["YYYYY", "YYYYW", "YYYWW", "YYYWG", "YYWWG", "YYWGB", "YYYYYY", "YYWWGG", "YYYWWW", "YYWWGB", "YYWGBR", "YYYWGB"]


@pytest.mark.parametrize("stack", SHAPES)
def test_small_or_all_different_stacks_never_move_alone(stack: str) -> None:
    """SOW-11: up to four, and five of five colours, on the base board, from every tile."""
    for tile in TILE_WORDS[:30]:
        assert scene(meeples={tile: stack}).decision.ask == "over"


@pytest.mark.parametrize("stack", LOOPS)
def test_five_with_a_repeated_colour_and_six_always_move(stack: str) -> None:
    """SOW-11: on the base board with five colours, from every tile."""
    for tile in TILE_WORDS[:30]:
        assert legal(scene(meeples={tile: stack})) == [f"pick {tile}"]


def test_a_single_meeple_needs_its_colour_next_to_it() -> None:
    """SOW-11: edge neighbours only."""
    for tile in TILE_WORDS[:30]:
        if tile == "c3":
            continue
        game = scene(meeples={"c3": "G", tile: "G"})
        near = abs(ord(tile[0]) - ord("c")) + abs(int(tile[1]) - 3) == 1
        assert ("pick c3" in legal(game)) == near


def test_picking_up_never_gives_control_of_the_start_tile() -> None:
    """SOW-12."""
    game = scene(meeples={"a1": "W", "b1": "WR", "f5": "Y", "f4": "Y"})
    after(game, "pick a1", "drop white b1")
    assert set(tile_of(game, "a1")) == {"tile"}
    assert seat_of(game, 1)["camels"] == 8


@pytest.mark.parametrize(("mover", "paid"), [(1, 1), (2, 2)])
def test_drops_on_owned_tiles_are_normal_drops(mover: int, paid: int) -> None:
    """SOW-13: the tile gets the meeple, Marid's owner is paid for each."""
    game = scene(meeples={"a1": "YGW", "d1": "WR"}, owners={"b1": 1, "d1": 1}, players={1: {"djinns": ["marid"]}}, seat=mover)
    after(game, "pick a1", "drop yellow b1")
    assert tile_of(game, "b1")["meeples"] == "Y"
    assert seat_of(game, 1)["gold"] == 50 + paid
    after(game, "drop green c1", "drop white d1")
    assert seat_of(game, 1)["gold"] == 50 + 2 * paid
    assert tile_of(game, "d1")["owner"] == 1


def test_random_base_boards_against_plain_enumeration() -> None:
    """SOW-1, SOW-2, SOW-3, SOW-4, SOW-5, SOW-6, SOW-7, SOW-8, SOW-10."""
    dice = random.Random(3)
    for _ in range(150):
        check_a_random_move(scene(meeples=random_meeples(dice, list(TILE_WORDS[:30]), "YWGBR", 6)), dice)


# --- mountains, Chasm, Lake, six colours -----------------------------------------------------------------------------

NARROW = {
    # a valid layout where the stack of one colour on this tile has its first own loop with so many meeples
    "d3": (("artisans",), 6, {"d2": "chasm", "b3": "workshop se", "d3": "workshop se", "d4": "workshop nw"}),
    "d5": (("artisans",), 7, {"d4": "workshop nw", "b5": "workshop se", "c5": "workshop se", "e5": "chasm"}),
    "c4": (("artisans",), 8, {"b3": "workshop se", "b4": "workshop nw", "c4": "workshop se", "c5": "chasm"}),
    "e4": (("artisans",), 9, {"e2": "chasm", "d4": "workshop se", "e4": "workshop se", "e5": "workshop nw"}),
    "e6": (
        ("artisans", "whims"),
        7,
        {"d2": "workshop nw", "d3": "lake", "c4": "workshop se", "d6": "chasm", "e6": "workshop se"},
    ),
    "b5": (
        ("artisans", "whims"),
        9,
        {"b3": "workshop nw", "a4": "lake", "b5": "workshop se", "e5": "workshop se", "b6": "chasm"},
    ),
}


@pytest.mark.parametrize("start", NARROW)
def test_stacks_that_find_no_loop_among_mountains(start: str) -> None:
    """SOW-14: one colour, alone on the board; on the base board five would do."""
    expansions, first, tiles = NARROW[start]
    for size in range(5, first):
        assert scene(expansions=expansions, tiles=tiles, meeples={start: "W" * size}).decision.ask == "over"
    assert legal(scene(expansions=expansions, tiles=tiles, meeples={start: "W" * first})) == [f"pick {start}"]


def test_no_loop_even_for_nine_beside_the_lake() -> None:
    """SOW-14: with Chasm and Lake."""
    tiles = {"b2": "workshop se", "d2": "workshop nw", "e2": "workshop se", "f3": "lake", "b4": "chasm"}
    for size in range(1, 10):
        game = scene(expansions=["artisans", "whims"], tiles=tiles, meeples={"f2": "W" * size})
        assert game.decision.ask == "over"


def test_six_different_colours_do_not_move_seven_do() -> None:
    """SOW-14: with Artisans, in the open."""
    tiles = {"d4": "workshop se", "e5": "chasm"}
    assert scene(expansions=["artisans"], tiles=tiles, meeples={"b2": "YWGBRP"}).decision.ask == "over"
    for extra in "YWGBRP":
        game = scene(expansions=["artisans"], tiles=tiles, meeples={"b2": "YWGBRP" + extra})
        assert legal(game) == ["pick b2"]


@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_a_mountain_blocks_the_step_both_ways(side: str) -> None:
    """SOW-14: north and west of the one kind of Workshop, south and east of the other; the other edges are open."""
    for face in ("workshop nw", "workshop se"):
        tiles = {"c3": face, "e3": "workshop se" if face == "workshop nw" else "workshop nw"}
        other = beside("c3", side)
        game = scene(expansions=["artisans"], tiles=tiles, meeples={"c3": "W", other: "W"})
        if side in face.split()[1]:
            assert game.decision.ask == "over"
        else:
            assert set(legal(game)) == {"pick c3", f"pick {other}"}


@pytest.mark.parametrize("face", ["chasm", "lake"])
def test_no_meeple_is_dropped_on_chasm_or_lake(face: str) -> None:
    """SOW-14: the meeple goes round it or not at all."""
    expansions = ["artisans"] if face == "chasm" else ["whims"]
    tiles = {"c3": face, **({"e3": "workshop se"} if face == "chasm" else {})}
    assert scene(expansions=expansions, tiles=tiles, meeples={"b3": "YW", "d3": "W"}).decision.ask == "over"
    game = scene(expansions=expansions, tiles=tiles, meeples={"b3": "YGRW", "d3": "W"})
    assert not any(answer.endswith(" c3") for answer in legal(after(game, "pick b3")))


@pytest.mark.parametrize("expansions", [("artisans",), ("whims",), ("artisans", "whims")])
def test_random_expansion_boards_against_plain_enumeration(expansions: tuple[str, ...]) -> None:
    """SOW-14, SOW-4, SOW-7, SOW-8: dealt layouts with mountains, Chasm and Lake; thin boards, so that endings are rare."""
    dice = random.Random(4)
    for seed in range(60):
        check_a_random_move(thin(Options(3, expansions), seed, dice), dice)


def thin(options: Options, seed: int, dice: random.Random, **own: Any) -> Game:
    """A dealt layout with few meeples on it, at seat 1's move."""
    faces = faces_of(Game.new(options, seed))
    ground = list(open_edges(faces))
    meeples = random_meeples(dice, ground, "YWGBRP" if "artisans" in options.expansions else "YWGBR", 6)
    board = {tile: {"tile": face, "meeples": meeples.get(tile, "")} for tile, face in faces.items()}
    return scene(seats=options.seats, expansions=options.expansions, players={1: own}, board=board)


# --- the Carpet ------------------------------------------------------------------------------------------------------

CARPET = {1: {"items": {"carpet": 1}}}
HILLS = {"c3": "workshop se", "e3": "workshop nw", "b5": "chasm"}


def flying(meeples: Mapping[str, str], **fields: Any) -> Game:
    return scene(**{"expansions": ["artisans"], "tiles": HILLS, "players": CARPET, "meeples": meeples, **fields})


def test_the_carpet_carries_the_last_meeple_to_any_tile_of_its_colour() -> None:
    """ART-26: but not to the tile of the second-to-last drop; it is spent."""
    game = after(flying({"a1": "WW", "f6": "WR", "d4": "WY", "e1": "R"}), "pick a1", "drop white b1")
    assert legal(game) == ["carpet white d4", "carpet white f6"]
    game.play("carpet white d4")
    assert (seat_of(game, 1)["elders"], seat_of(game, 1)["items"]) == (2, {})
    assert game.position().to_json()["items"]["discard"] == {"carpet": 1}
    assert tile_of(game, "d4")["meeples"] == "Y"


def test_the_carpet_with_a_single_meeple_in_hand() -> None:
    """ART-26: any tile with a match, and never the start tile, which is empty."""
    game = flying({"a1": "W", "f6": "W", "d4": "YR"})
    assert set(legal(game)) == {"pick a1", "pick f6", "pass"}
    assert legal(after(game, "pick a1")) == ["carpet white f6"]


def test_the_carpet_back_to_the_start_tile() -> None:
    """ART-26: if a meeple of this move makes the match there."""
    game = flying({"a1": "WWYGBR"})
    after(game, "pick a1", "drop yellow a2", "drop green b2", "drop blue b1", "drop white a1", "drop red a2")
    assert legal(game) == ["carpet white a1"]
    after(game, "carpet white a1", "camel")
    assert seat_of(game, 1)["elders"] == 2


def test_the_carpet_ignores_mountains_with_the_last_drop_only() -> None:
    """ART-37, ART-26: c3 has mountains south and east."""
    game = after(flying({"c3": "W", "d3": "W"}), "pick c3")
    assert legal(game) == ["carpet white d3"]
    game = after(flying({"c3": "WW", "d3": "W", "d2": "W"}), "pick c3")
    assert {action.split()[2] for action in legal(game)} == {"b3", "c4"}


def test_the_carpet_may_turn_back() -> None:
    """ART-37: only the tile of the second-to-last drop is barred, SOW-4 does not apply."""
    game = after(flying({"a1": "WWW"}), "pick a1", "drop white b1", "drop white b2")
    assert legal(game) == ["carpet white b1"]


def test_a_drop_that_needs_no_carpet_spends_none() -> None:
    """ART-37: on such a tile there is no carpet answer."""
    game = after(flying({"a1": "W", "a2": "W", "f6": "W"}), "pick a1")
    assert legal(game) == ["drop white a2", "carpet white f6"]
    game.play("drop white a2")
    assert seat_of(game, 1)["items"] == {"carpet": 1}
    assert game.position().to_json()["items"]["discard"] == {}


def test_the_tile_reached_by_carpet_is_the_final_tile() -> None:
    """ART-37: control and tile action happen there, Marid's owner is paid if it is his."""
    game = flying({"a1": "W", "d4": "W"}, tiles={**HILLS, "d4": "oasis"})
    after(game, "pick a1", "carpet white d4", "camel")
    assert (tile_of(game, "d4")["owner"], tile_of(game, "d4")["palms"]) == (1, 1)
    marid = {**CARPET, 2: {"djinns": ["marid"]}}
    game = after(flying({"a1": "W", "d4": "W"}, owners={"d4": 2}, players=marid), "pick a1", "carpet white d4")
    assert seat_of(game, 2)["gold"] == 52


def test_a_move_that_needs_the_carpet_counts_for_its_holder_alone() -> None:
    """ART-31: a holder who has played no item this turn is not blocked; others are, and so is he after another item."""
    assert "pick a1" in legal(flying({"a1": "W", "f6": "W"}))
    assert flying({"a1": "W", "f6": "W"}, players={2: {"items": {"carpet": 1}}}).decision.seat == 2
    assert flying({"a1": "W", "f6": "W"}, players={2: {"items": {"carpet": 1}}}).decision.ask == "last"
    used = flying({"a1": "W", "f6": "W"}, turn={"item_played": True}, players={1: {"items": {"carpet": 1}, "cards": {"silk": 1}}})
    assert (used.decision.ask, used.position().end.no_move) == ("last", True)


def test_no_carpet_after_another_magic_item_of_the_turn() -> None:
    """ART-31: neither as a start nor as a last drop."""
    players = {1: {"items": {"carpet": 1, "horn": 1}}}
    game = flying({"a1": "W", "a2": "W", "f6": "W"}, players=players, row=["silk"] * 4 + ["fish"] * 5)
    assert "pick f6" in legal(game)
    after(game, "play horn", *["next silk"] * 4, *["next fish"] * 4)
    assert set(legal(game)) == {"pick a1", "pick a2"}
    assert legal(after(game, "pick a1")) == ["drop white a2"]


def test_the_carpet_widens_drops_not_the_steps_before() -> None:
    """ART-31: next to an ordinary ending the holder has more ways; without the Carpet they are closed."""
    meeples = {"a1": "YW", "c1": "W", "f6": "Y"}
    assert set(legal(after(flying(meeples), "pick a1"))) == {f"drop {c} {t}" for c in ("yellow", "white") for t in ("a2", "b1")}
    assert legal(after(flying(meeples, players={}), "pick a1")) == ["drop yellow b1"]


def test_the_end_of_round_test_ignores_the_carpet() -> None:
    """ART-31: after the last turn of a round no ordinary move is left, so the game is over."""
    game = flying({"a1": "W", "b1": "W", "f6": "Y", "d5": "Y"}, bid_track=[1, 2, 3], turn_track={}, seat=3, players=CARPET)
    after(game, "pick a1", "drop white b1", "camel")
    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reasons == ("no move",)


def test_the_carpet_is_optional() -> None:
    """ART-38: declining is being blocked; with an ordinary move there is no declining."""
    game = after(flying({"a1": "W", "f6": "W"}), "pass")
    assert game.position().end.no_move
    assert game.decision.ask == "last"
    assert "pass" not in legal(flying({"a1": "W", "a2": "W", "f6": "W"}))


def test_drops_made_with_the_carpet_in_mind_bind() -> None:
    """ART-38: once it is needed it must be played, with no way out."""
    game = after(flying({"a1": "WY", "f6": "W", "d1": "W"}), "pick a1")
    assert "pass" not in legal(game)
    after(game, "drop yellow b1")
    assert legal(game) == ["carpet white d1", "carpet white f6"]


def test_random_moves_with_the_carpet_against_plain_enumeration() -> None:
    """ART-26, ART-31, ART-37, ART-38: with and without mountains near."""
    dice = random.Random(5)
    for seed in range(100):
        expansions = ("artisans", "whims") if seed % 2 else ("artisans",)
        check_a_random_move(thin(Options(3, expansions), seed, dice, items={"carpet": 1}), dice, carpet=True)
