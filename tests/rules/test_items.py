"""Artisans of Naqala: magic and precious items."""

from typing import Any

import pytest

from naqala import Game, Options
from tests.reference.components import CARD_COPIES, ITEM_COPIES, MAGIC_ITEMS, PRECIOUS_VALUE
from tests.scene import after, legal, scene, seat_of, tile_of

PAIR = {"a1": "Y", "b1": "Y"}
"""A move for tests that need one."""
MORE = {"e5": "W", "e4": "W"}
"""A move for the next player, far from the rest."""
LAST = {"start": "a1", "at": "b1", "tribe": "yellow", "count": 2}
"""A turn whose move ended on b1."""
ALL_PIECES: dict[str, Any] = {
    "owners": dict.fromkeys(("a5", "b5", "c5", "d5", "e5", "f5", "a4", "b4"), 1),
    "tents": {"f4": 1},
}


def artisans(*, tiles: dict[str, str] | None = None, expansions: tuple[str, ...] = ("artisans",), **fields: Any) -> Game:
    """A scene with Artisans; one workshop stands in the corner, where its mountains touch nothing."""
    return scene(expansions=expansions, tiles={"f1": "workshop se", **(tiles or {})}, **fields)


def holding(*items: str, **fields: Any) -> Game:
    """Seat 1 is to move and holds these items."""
    return artisans(
        players={1: {"items": dict.fromkeys(items, 1), **fields.pop("has", {})}, **fields.pop("others", {})}, **fields
    )


def without(counts: dict[str, int], *things: str) -> dict[str, int]:
    """The counts without these things."""
    return {name: number - things.count(name) for name, number in counts.items() if number > things.count(name)}


def discard(game: Game) -> dict[str, int]:
    found: dict[str, int] = game.position().to_json()["items"]["discard"]
    return found


# --- all items ----------------------------------------------------------------------------------------------


def test_precious_and_magic_items() -> None:
    """ART-20, ART-21: so many copies of precious ones; magic ones once each."""
    assert Game.new(Options(2, ("artisans",)), seed=1).position().to_json()["items"]["deck"] == ITEM_COPIES


def test_precious_items_are_worth_5_7_and_9() -> None:
    """ART-20."""
    for item, points in PRECIOUS_VALUE.items():
        assert holding(item).score_sheet()[0]["items"] == points
    assert artisans(players={1: {"items": ITEM_COPIES}}).score_sheet()[0]["items"] == 71


def test_magic_items_are_worth_nothing() -> None:
    """ART-21."""
    assert holding(*MAGIC_ITEMS).score_sheet()[0]["items"] == 0


def test_a_magic_item_can_be_played_in_every_window_of_the_own_turn() -> None:
    """ART-21, ART-22: before the move, before the tribe action, before the tile action, before the end; not between drops."""
    game = holding("lamp", "precious5", meeples=PAIR, others={2: {"items": {"horn": 1}}}, djinn_row=["marid"])
    offers = []
    for action in ("pick a1", "drop yellow b1", "camel", "pass", "pass", "pass"):
        offers.append((game.decision.ask, [text for text in legal(game) if text.startswith("play")]))
        after(game, action)
    lamp = ["play lamp"]
    assert offers == [("move", lamp), ("drop", []), ("piece", []), ("tribe", lamp), ("tile", lamp), ("last", lamp)]


def test_no_item_is_played_in_another_players_turn_or_while_bidding() -> None:
    """ART-21, ART-22."""
    game = artisans(meeples=PAIR, players={2: {"items": {"lamp": 1}}})
    assert legal(game) == ["pick a1", "pick b1"]
    bidding = artisans(meeples=PAIR, players={1: {"items": {"lamp": 1}}}, step="bid", seat=None)
    assert all(text.startswith("bid") for text in legal(bidding))


def test_a_magic_item_can_be_played_in_the_turn_it_was_gained() -> None:
    """ART-21: then it is discarded face up."""
    game = artisans(tiles={"b1": "workshop nw"}, step="tile", turn=LAST, players={1: {"artisans": 1}}, djinn_row=["marid"])
    after(game, "craft paying artisan", "draw lamp", "play lamp", "take marid")
    assert discard(game) == {"lamp": 1}
    assert seat_of(game, 1)["items"] == {}


def test_at_most_one_magic_item_a_turn() -> None:
    """ART-21, ART-50."""
    game = holding("scimitar", "lamp", "flute", meeples=PAIR | MORE | {"c3": "YWW"}, djinn_row=["marid"])
    after(game, "play lamp", "take marid")
    for action in ("pick a1", "drop yellow b1", "camel"):
        assert not any(text.startswith("play") for text in legal(game))
        after(game, action)
    assert game.decision.seat == 2


def test_with_two_seats_one_magic_item_for_each_marker() -> None:
    """ART-50, ART-21: "turn" is a player turn."""
    game = artisans(
        seats=2,
        step="last",
        turn=LAST,
        meeples={"c3": "YYYYW", "d3": "Y"},
        players={1: {"items": {"scimitar": 1, "lamp": 1}}},
        bid_track=[1],
        turn_track={"8": [1], "5": [2], "3": [2]},
        djinn_row=["marid"],
    )
    after(game, "play scimitar", "remove yellow yellow c3")
    assert game.decision.seat == 1
    assert "play lamp" in legal(game)
    assert game.position().bid_track == [1, 1]


def test_the_carpet_counts_towards_the_limit() -> None:
    """ART-50: no second item after it, and no Carpet after another item."""
    game = holding("carpet", "lamp", meeples={"a1": "Y", "d4": "Y"} | MORE, djinn_row=["marid"])
    flown = after(game.copy(), "pick a1", "carpet yellow d4", "camel")
    assert flown.decision.seat == 2
    after(game, "play lamp", "take marid")
    assert legal(game) == ["pick e4", "pick e5"]


def test_items_in_hand_are_hidden_discards_are_public() -> None:
    """ART-30."""
    game = holding("horn", "precious9", meeples=PAIR, items={"discard": {"ring": 1}})
    assert game.view(1).position.seats[0].items == {"horn": 1, "precious9": 1}
    for other in (2, None):
        seen = game.view(other).position.to_json()
        assert seen["seats"][0]["items"] == 2
        assert seen["items"] == {"deck": sum(ITEM_COPIES.values()) - 3, "discard": {"ring": 1}}


def test_an_empty_pile_is_filled_with_the_discards() -> None:
    """ART-30."""
    others = {3: {"items": without(ITEM_COPIES, "horn", "precious5")}}
    game = artisans(
        tiles={"b1": "workshop nw"},
        step="tile",
        turn=LAST,
        players={1: {"artisans": 1}, **others},
        items={"discard": {"horn": 1, "precious5": 1}},
    )
    after(game, "craft paying artisan")
    assert set(legal(game)) == {"draw horn", "draw precious5"}
    assert seat_of(after(game, "draw precious5"), 1)["items"] == {"precious5": 1}
    assert (discard(game), game.position().to_json()["items"]["deck"]) == ({}, {"horn": 1})


def three_artisans(pile: list[str], discards: list[str]) -> Game:
    """Seat 1 has just collected three Artisans; seat 3 holds the other items."""
    game = artisans(
        meeples={"a1": "P", "b1": "PP"} | MORE,
        players={3: {"items": without(ITEM_COPIES, *pile, *discards)}},
        items={"discard": dict.fromkeys(discards, 1)},
    )
    return after(game, "pick a1", "drop purple b1", "camel")


def test_items_run_out_in_mid_draw() -> None:
    """ART-47: what is there is taken, the discards are shuffled, the items just drawn are not among them."""
    game = three_artisans(["horn"], ["ring", "precious5"])
    assert legal(game) == ["draw horn"]
    assert set(legal(after(game, "draw horn"))) == {"draw ring", "draw precious5"}
    assert legal(after(game, "draw ring")) == ["draw precious5"]
    after(game, "draw precious5", "keep precious5")
    assert discard(game) == {"horn": 1, "ring": 1}


def test_fewer_items_than_artisans() -> None:
    """ART-47, ART-30: one of those drawn is kept, if any."""
    game = three_artisans(["horn"], [])
    assert legal(after(game, "draw horn")) == ["keep horn"]
    after(game, "keep horn")
    assert (seat_of(game, 1)["artisans"], seat_of(game, 1)["items"]) == (3, {"horn": 1})
    none = three_artisans([], [])
    assert (seat_of(none, 1)["artisans"], seat_of(none, 1)["items"]) == (3, {})
    assert none.decision.seat == 2


def test_no_item_left_for_workshop_and_kandicha() -> None:
    """ART-47: the Workshop cannot be used, Kandicha gives the Artisan alone."""
    others = {3: {"items": ITEM_COPIES}}
    game = artisans(tiles={"b1": "workshop nw"}, step="tile", turn=LAST, meeples=MORE, players={1: {"artisans": 1}, **others})
    assert game.decision.seat == 2
    meeples = {"a1": "R", "b1": "R", "b2": "PY"}
    game = artisans(meeples=meeples, players={1: {"djinns": ["kandicha"]}, **others})
    after(game, "pick a1", "drop red b1", "camel", "kill purple b2")
    assert seat_of(game, 1)["artisans"] == 1
    assert not game.decision.is_chance


# --- Scimitar -----------------------------------------------------------------------------------------------


def test_scimitar_removes_two_meeples_of_one_tile() -> None:
    """ART-23, ART-46: of any colours, to the bag; owned tiles too; a tile with one meeple is no target."""
    game = holding("scimitar", meeples={"c3": "YWW", "d4": "G", "d5": "GB", "a1": "R", "b1": "R"}, owners={"d5": 2})
    after(game, "play scimitar")
    assert set(legal(game)) == {"remove yellow white c3", "remove white white c3", "remove green blue d5"}
    bag = game.position().bag
    after(game, "remove white white c3")
    assert tile_of(game, "c3")["meeples"] == "Y"
    assert game.position().bag.count("W") == bag.count("W") + 2
    assert "owner" not in tile_of(game, "c3")
    assert discard(game) == {"scimitar": 1}


def test_scimitar_needs_a_tile_with_two_meeples() -> None:
    """ART-23."""
    assert legal(holding("scimitar", meeples=PAIR)) == ["pick a1", "pick b1"]


def test_scimitar_takes_control_of_the_emptied_tile_and_gives_no_action() -> None:
    """ART-23, ART-46: compulsory, camel or tent; no palm tree on the Oasis."""
    game = holding("scimitar", meeples=PAIR | {"c3": "YW"}, tiles={"c3": "oasis"})
    after(game, "play scimitar", "remove yellow white c3")
    assert set(legal(game)) == {"camel", "tent"}
    after(game, "tent")
    assert (tile_of(game, "c3")["owner"], tile_of(game, "c3")["piece"]) == (1, "tent")
    assert game.position().supply.palms == 12


def test_scimitar_takes_no_owned_tile_and_nothing_without_a_piece_left() -> None:
    """ART-46, ART-23."""
    game = holding("scimitar", meeples=PAIR | {"c3": "YW"}, owners={"c3": 2})
    after(game, "play scimitar", "remove yellow white c3")
    assert (game.decision.ask, tile_of(game, "c3")["owner"]) == ("move", 2)
    game = holding("scimitar", meeples=PAIR | {"c3": "YW"}, **ALL_PIECES)
    after(game, "play scimitar", "remove yellow white c3")
    assert game.decision.ask == "move"
    assert "owner" not in tile_of(game, "c3")


def test_scimitar_is_no_assassin() -> None:
    """ART-46, ART-23: Kandicha, Nekir and Iblis do not see it."""
    game = holding(
        "scimitar",
        meeples=PAIR | {"c3": "YWP"},
        has={"djinns": ["kandicha", "iblis"], "elders": 1},
        others={2: {"djinns": ["nekir"]}},
    )
    after(game, "play scimitar", "remove yellow white c3")
    assert (seat_of(game, 1)["viziers"], seat_of(game, 1)["elders"], seat_of(game, 2)["gold"]) == (0, 1, 50)


# --- Lamp ---------------------------------------------------------------------------------------------------


def test_lamp_takes_a_face_up_djinn() -> None:
    """ART-24, ART-35: free of charge; Ba'al pays; no thief; the row is not refilled."""
    game = holding(
        "lamp",
        expansions=("artisans", "thieves"),
        meeples=PAIR,
        djinn_row=["marid", "enki", "leta"],
        others={2: {"djinns": ["baal"]}},
        thieves={"face_up": "ziad"},
    )
    after(game, "play lamp")
    assert set(legal(game)) == {"take marid", "take enki", "take leta", "take deck"}
    after(game, "take enki")
    assert seat_of(game, 1)["djinns"] == ["enki"]
    assert (seat_of(game, 1)["gold"], seat_of(game, 2)["gold"]) == (50, 52)
    assert game.position().djinns.row == ["marid", "leta"]
    assert game.decision.ask == "move"


def test_lamp_takes_the_top_of_the_deck_unseen() -> None:
    """ART-24, ART-35: chosen before the card is seen, laid open, not to be refused; Ba'al pays."""
    game = holding("lamp", meeples=PAIR, djinn_row=["marid"], others={2: {"djinns": ["baal"]}})
    after(game, "play lamp", "take deck")
    assert game.decision.is_chance
    after(game, "draw geb")
    assert game.decision.ask == "move"
    assert game.view(3).position.seats[0].djinns == ["geb"]
    assert game.position().djinns.row == ["marid"]
    assert seat_of(game, 2)["gold"] == 52


def test_lamp_with_an_empty_djinn_pile() -> None:
    """ART-35: the discards are shuffled; without any the deck is no choice."""
    pile = artisans().position().to_json()["djinns"]["deck"]
    discards = ["marid", "enki"]
    game = holding(
        "lamp", meeples=PAIR, djinns={"discard": discards}, others={3: {"djinns": [d for d in pile if d not in discards]}}
    )
    assert legal(after(game, "play lamp")) == ["take deck"]
    assert set(legal(after(game, "take deck"))) == {"draw marid", "draw enki"}
    game = holding("lamp", meeples=PAIR, djinn_row=discards, others={3: {"djinns": [d for d in pile if d not in discards]}})
    assert set(legal(after(game, "play lamp"))) == {"take marid", "take enki"}
    game = holding("lamp", meeples=PAIR, others={3: {"djinns": pile}})
    assert "play lamp" not in legal(game)


# --- Flute --------------------------------------------------------------------------------------------------

AROUND = {"c2": "YW", "b3": "GBR", "d3": "P"}


def test_flute_brings_up_to_five_meeples_from_adjacent_tiles() -> None:
    """ART-25, ART-36: from one or several tiles, one at least, five at most."""
    game = holding("flute", meeples=AROUND | MORE)
    after(game, "play flute", "at c3")
    from_west = {"bring green b3", "bring blue b3", "bring red b3"}
    every = {"bring yellow c2", "bring white c2", "bring purple d3"} | from_west
    assert set(legal(game)) == every
    after(game, "bring yellow c2")
    assert set(legal(game)) == every - {"bring yellow c2"} | {"pass"}
    stopped = after(game.copy(), "pass")
    assert tile_of(stopped, "c3")["meeples"] == "Y"
    after(game, "bring white c2", "bring green b3", "bring blue b3", "bring purple d3")
    assert game.decision.ask == "move"
    assert (tile_of(game, "c3")["meeples"], tile_of(game, "b3")["meeples"]) == ("YWGBP", "R")


def test_flute_gives_control_of_no_tile() -> None:
    """ART-36, ART-25: not of those it empties; the target may be owned; Marid pays nothing."""
    game = holding("flute", meeples=AROUND | MORE | {"c3": "Y"}, owners={"c3": 2}, others={2: {"djinns": ["marid"]}})
    after(game, "play flute", "at c3", "bring purple d3", "pass")
    assert game.decision.ask == "move"
    assert "owner" not in tile_of(game, "d3")
    assert tile_of(game, "c3")["owner"] == 2
    assert seat_of(game, 2)["gold"] == 50


def test_mountains_block_the_flute() -> None:
    """ART-25, ART-32: to the workshop on c3 nothing comes from the north and the west."""
    game = holding(
        "flute", tiles={"c3": "workshop nw"}, meeples={"b3": "Y", "c4": "Y", "d3": "G", "c2": "B", "a1": "R", "b1": "R"}
    )
    assert set(legal(after(game, "play flute", "at c3"))) == {"bring green d3", "bring blue c2"}


def test_flute_is_never_played_onto_the_chasm() -> None:
    """ART-25, ART-36: any other tile with a meeple beside it is a target, empty or not."""
    game = holding("flute", tiles={"c3": "chasm"}, meeples={"b3": "Y", "b2": "Y"}, owners={"a3": 2})
    after(game, "play flute")
    assert set(legal(game)) == {"at a3", "at b4", "at b2", "at b3", "at a2", "at c2", "at b1"}


# --- Carpet -------------------------------------------------------------------------------------------------


def test_carpet_drops_the_last_meeple_anywhere_it_finds_its_colour() -> None:
    """ART-26: not where the second-to-last was dropped; the tile must hold the colour."""
    game = holding("carpet", meeples={"a1": "YW", "b1": "W", "f5": "W", "d4": "Y", "a4": "W"})
    after(game, "pick a1", "drop yellow b1")
    assert set(legal(game)) == {"carpet white f5", "carpet white a4"}


def test_the_carpets_tile_is_the_final_tile() -> None:
    """ART-37, ART-26: collecting, control and tile action happen there; the Carpet is discarded."""
    game = holding("carpet", tiles={"f5": "oasis"}, meeples={"a1": "YW", "f5": "W"})
    after(game, "pick a1", "drop yellow b1", "carpet white f5", "camel")
    assert seat_of(game, 1)["elders"] == 2
    assert (tile_of(game, "f5")["owner"], tile_of(game, "f5")["palms"]) == (1, 1)
    assert (discard(game), seat_of(game, 1)["items"]) == ({"carpet": 1}, {})


def test_carpet_with_a_single_meeple() -> None:
    """ART-26: any tile with a matching meeple, but not the start tile."""
    game = holding("carpet", meeples={"a1": "Y", "d4": "Y", "e5": "YG", "c3": "G"})
    assert set(legal(after(game, "pick a1"))) == {"carpet yellow d4", "carpet yellow e5"}


def test_a_drop_that_is_legal_without_the_carpet_spends_nothing() -> None:
    """ART-37."""
    game = holding("carpet", meeples={"a1": "Y", "b1": "Y", "d4": "Y"})
    assert set(legal(after(game, "pick a1"))) == {"drop yellow b1", "carpet yellow d4"}
    after(game, "drop yellow b1", "camel")
    assert seat_of(game, 1)["items"] == {"carpet": 1}


def test_carpet_may_turn_back_to_the_start_tile() -> None:
    """ART-26, ART-37: it holds a meeple of this move; SOW-4 does not apply to the last drop."""
    game = holding("carpet", meeples={"a1": "YYGBWW", "e5": "R", "e4": "R"})
    after(game, "pick a1", "drop yellow b1", "drop green b2", "drop blue a2", "drop white a1", "drop yellow b1")
    assert legal(game) == ["carpet white a1"]


def test_carpet_ignores_mountains_for_the_last_drop_only() -> None:
    """ART-37, ART-26: from c2 nothing goes north over the mountain, but the last meeple may."""
    game = holding("carpet", tiles={"c3": "workshop se"}, meeples={"c2": "YW", "c3": "W"})
    after(game, "pick c2")
    assert not [text for text in legal(game) if text.endswith("c3")]
    assert legal(after(game, "drop yellow b2")) == ["carpet white c3"]
    game = holding("carpet", tiles={"c3": "workshop se"}, meeples={"c2": "W", "c3": "W"})
    assert legal(after(game, "pick c2")) == ["carpet white c3"]


def test_who_holds_the_carpet_is_not_blocked() -> None:
    """ART-31: its moves are legal moves; without it the same player is blocked."""
    meeples = {"a1": "Y", "d4": "Y"}
    assert set(legal(holding("carpet", meeples=meeples))) == {"pick a1", "pick d4", "pass"}
    blocked = holding("flute", meeples=meeples)
    assert not any(text.startswith("pick") for text in legal(blocked))
    without_items = artisans(meeples=meeples, players={2: {"items": {"carpet": 1}}})
    assert without_items.position().end.no_move is True


def test_carpet_widens_the_drops_of_a_move() -> None:
    """ART-31: a drop that only the Carpet can complete is legal."""
    meeples = {"a1": "YW", "a3": "W", "f5": "Y"}
    ordinary = after(artisans(meeples=meeples), "pick a1")
    assert legal(ordinary) == ["drop yellow a2"]
    widened = after(holding("carpet", meeples=meeples), "pick a1")
    assert set(legal(widened)) == {"drop yellow a2", "drop yellow b1", "drop white a2", "drop white b1"}


def test_no_carpet_after_another_item() -> None:
    """ART-31, ART-50."""
    game = holding("carpet", "lamp", meeples={"a1": "Y", "d4": "Y"}, djinn_row=["marid"])
    after(game, "play lamp", "take marid")
    assert game.position().end.no_move is True


def test_the_end_of_round_test_ignores_items() -> None:
    """ART-31, END-5: the round ends on a board where only the Carpet could move."""
    game = artisans(
        meeples={"a1": "Y", "d4": "Y"},
        step="last",
        turn=LAST,
        seat=3,
        players={1: {"items": {"carpet": 1}}, 3: {"cards": {"silk": 1}}},
        bid_track=[1, 2, 3],
        turn_track={},
    )
    after(game, "pass")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reasons == ("no move",)


def test_declining_the_carpet_is_being_blocked() -> None:
    """ART-38: playing it is optional; with an ordinary move there is nothing to decline."""
    game = holding("carpet", meeples={"a1": "Y", "d4": "Y"})
    after(game, "pass")
    assert game.position().end.no_move is True
    assert "pass" not in legal(holding("carpet", meeples={"a1": "Y", "b1": "Y", "d4": "Y"}))


def test_drops_made_with_the_carpet_in_mind_bind() -> None:
    """ART-38: after them only the Carpet is left."""
    game = holding("carpet", meeples={"a1": "YW", "a3": "W", "f5": "W"})
    assert set(legal(after(game, "pick a1", "drop yellow b1"))) == {"carpet white a3", "carpet white f5"}


# --- Ring ---------------------------------------------------------------------------------------------------


def test_ring_fetches_an_item_from_the_discard() -> None:
    """ART-27, ART-39: not itself; kept face down; a magic one cannot be played this turn; then the Ring is discarded."""
    game = holding("ring", meeples=PAIR, items={"discard": {"lamp": 1, "precious9": 1}}, djinn_row=["marid"])
    after(game, "play ring")
    assert set(legal(game)) == {"take lamp", "take precious9"}
    after(game, "take lamp")
    assert seat_of(game, 1)["items"] == {"lamp": 1}
    assert discard(game) == {"ring": 1, "precious9": 1}
    assert game.view(2).position.seats[0].items == 1
    assert legal(game) == ["pick a1", "pick b1"]


def test_ring_cannot_be_played_with_an_empty_discard() -> None:
    """ART-39."""
    assert "play ring" not in legal(holding("ring", meeples=PAIR))


# --- Talisman -----------------------------------------------------------------------------------------------


def test_talisman_moves_an_own_piece_to_any_tile_without_owner() -> None:
    """ART-28, ART-44: with anything on it, cities included, Chasm and Lake excluded."""
    game = holding(
        "talisman",
        expansions=("artisans", "whims"),
        meeples=PAIR | {"c3": "RRR"},
        owners={"b2": 1, "b3": 2},
        tents={"b4": 1},
        palms={"c4": 1},
        palaces={"c5": 1},
    )
    after(game, "play talisman")
    assert set(legal(game)) == {"from b2", "from b4"}
    after(game, "from b2")
    board = game.position().to_json()["board"]
    free = {tile for tile, entry in board.items() if entry["tile"] not in ("chasm", "lake") and "owner" not in entry}
    assert {"c3", "c4", "c5", "d6", "a7"} <= free
    assert set(legal(game)) == {f"at {tile}" for tile in free}


def test_talisman_leaves_buildings_and_gives_no_action() -> None:
    """ART-28, ART-44: the tile left is unowned; no palm tree on the Oasis, no whim from the city."""
    fields: dict[str, Any] = {"expansions": ("artisans", "whims"), "meeples": PAIR, "owners": {"b2": 1}, "palms": {"b2": 2}}
    oasis = after(holding("talisman", tiles={"c3": "oasis"}, **fields), "play talisman", "from b2", "at c3")
    assert tile_of(oasis, "b2") == {"tile": "sacred 6", "palms": 2}
    assert (tile_of(oasis, "c3")["owner"], "palms" in tile_of(oasis, "c3")) == (1, False)
    city = after(holding("talisman", whims_on={"a7": "w01"}, **fields), "play talisman", "from b2", "at a7")
    assert (tile_of(city, "a7")["owner"], tile_of(city, "a7")["whim"]) == (1, "w01")
    assert seat_of(city, 1)["whims"] == []


def test_talisman_needs_an_own_piece_on_the_board() -> None:
    """ART-44."""
    assert "play talisman" not in legal(holding("talisman", meeples=PAIR, owners={"b2": 2}))


@pytest.mark.parametrize("armed", [True, False])
def test_talisman_neither_arms_nor_disarms_the_end(armed: bool) -> None:
    """ART-44, END-9."""
    game = holding("talisman", meeples=PAIR, end={"last_camel": armed}, **ALL_PIECES)
    after(game, "play talisman", "from a5", "at c3")
    assert game.position().end.last_camel is armed
    assert (seat_of(game, 1)["camels"], seat_of(game, 1)["tent"]) == (0, False)


def test_a_tile_left_by_the_talisman_can_be_claimed_again() -> None:
    """ART-44, CTRL-8."""
    game = holding("talisman", meeples=PAIR, owners={"b1": 1})
    after(game, "play talisman", "from b1", "at c3", "pick a1", "drop yellow b1")
    assert set(legal(game)) == {"camel", "tent"}


# --- Horn ---------------------------------------------------------------------------------------------------


def test_horn_refills_the_row_at_once_and_orders_it() -> None:
    """ART-29: up to nine cards, then any order the player likes."""
    game = holding("horn", meeples=PAIR, row=["fish", "silk"])
    after(game, "play horn")
    for card in ("ivory", "gold", "gold", "wheat", "fakir", "spice", "papyrus"):
        assert (game.decision.is_chance, game.decision.ask) == (True, "draw card")
        after(game, f"draw {card}")
    assert set(legal(game)) == {
        f"next {card}" for card in ("fish", "silk", "ivory", "gold", "wheat", "fakir", "spice", "papyrus")
    }
    wanted = ["papyrus", "gold", "ivory", "fakir", "silk", "gold", "wheat", "fish", "spice"]
    after(game, *(f"next {card}" for card in wanted[:8]))
    assert game.position().cards.row == wanted
    assert game.decision.ask == "move"


def test_horn_on_a_full_row_only_reorders() -> None:
    """ART-45."""
    row = ["fish", "silk", "fakir", "gold", "wheat", "ivory", "spice", "jewels", "pottery"]
    game = after(holding("horn", meeples=PAIR, row=row), "play horn")
    assert game.decision.ask == "horn"
    after(game, *(f"next {card}" for card in reversed(row[1:])))
    assert game.position().cards.row == row[::-1]


def horn_with_empty_pile(row: list[str], discards: dict[str, int]) -> Game:
    hand = without(CARD_COPIES, *row, *discards)
    return holding("horn", meeples=PAIR, row=row, cards={"discard": discards}, others={3: {"cards": hand}})


def test_horn_with_an_empty_pile() -> None:
    """ART-45: the discards are shuffled; still short, what is there is ordered; a single card is not worth a Horn."""
    game = after(horn_with_empty_pile(["fish", "silk"], {"gold": 1}), "play horn")
    assert legal(game) == ["draw gold"]
    after(game, "draw gold", "next gold", "next silk")
    assert game.position().cards.row == ["gold", "silk", "fish"]
    game = after(horn_with_empty_pile(["fish", "silk"], {}), "play horn", "next silk")
    assert game.position().cards.row == ["silk", "fish"]
    assert "play horn" not in legal(horn_with_empty_pile(["fish"], {}))


def test_clean_up_keeps_the_order_of_the_horn() -> None:
    """ART-45, ART-29: it is refilled behind."""
    game = artisans(
        tiles={"b1": "specialized market"},
        meeples=MORE,
        step="tile",
        turn=LAST,
        seat=3,
        row=["fish", "silk", "gold", "ivory", "wheat", "spice", "jewels", "pottery", "fakir"],
        players={3: {"items": {"horn": 1}}},
        bid_track=[1, 2, 3],
        turn_track={},
        djinn_row=["marid", "enki", "leta"],
    )
    wanted = ["fakir", "pottery", "fish", "silk", "gold", "ivory", "wheat", "spice", "jewels"]
    after(game, "play horn", *(f"next {card}" for card in wanted[:8]), "buy 2", "pass", "draw silk")
    assert (game.decision.ask, game.position().cards.row) == ("bid", ["fakir", *wanted[2:], "silk"])
