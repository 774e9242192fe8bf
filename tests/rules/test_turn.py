"""The course of a player turn: order, windows, what is offered where (TURN)."""

from typing import Any

import pytest

from naqala import Game, IllegalActionError
from naqala.catalog.names import DJINN_WORDS, TILE_WORDS
from tests.reference.components import BASE_DJINNS
from tests.scene import Fields, after, legal, position, scene, seat_of, tile_of

PAIRS = dict.fromkeys(("a1", "b1", "d1", "e1", "a3", "b3", "d3", "e3", "a5", "b5", "d5", "e5"), "W")
SLOAR: Fields = {"djinns": ["sloar"], "cards": {"fakir": 3}}


def asks(game: Game, *actions: str) -> list[str]:
    """The questions met on the way, the one open at the end included."""
    found = [game.decision.ask]
    for action in actions:
        game.play(action)
        found.append(game.decision.ask)
    return found


def offers(game: Game, what: str) -> bool:
    return any(action == what or action.startswith(what + " ") for action in legal(game))


# --- the order of a turn ---------------------------------------------------------------------------------------------


def test_the_steps_of_a_turn_come_in_fixed_order() -> None:
    """TURN-1: marker, move, control, tribe, tile, sale; one marker finishes before the next starts."""
    game = scene(
        tiles={"c3": "small market"},
        meeples={"c2": "W", "c3": "W", "f5": "Y", "f4": "Y"},
        players={1: {**SLOAR, "cards": {"fakir": 1, "silk": 1}}},
        row=["ivory"],
    )
    assert game.position().bid_track == [1]
    assert asks(game, "pick c2", "drop white c3") == ["move", "drop", "tribe"]
    assert (tile_of(game, "c3")["owner"], seat_of(game, 1)["elders"]) == (1, 0)
    assert asks(game, "pass") == ["tribe", "tile"]
    assert (seat_of(game, 1)["elders"], seat_of(game, 1)["gold"]) == (2, 50)
    assert not offers(game, "sell")
    assert asks(game, "buy 1") == ["tile", "last"]
    assert not offers(game, "buy")
    after(game, "sell ivory silk", "pass")
    assert (game.decision.ask, game.decision.seat) == ("move", 2)
    assert seat_of(game, 1)["gold"] == 50 - 3 + 3


def test_playing_order_becomes_bidding_order() -> None:
    """TURN-2: the marker goes to the lowest free place of the bid track before the move."""
    game = Game.from_position(position(seats=4, step="bid", meeples=PAIRS), seed=1)
    after(game, "bid 0", "bid 8", "bid 0", "bid 12")
    for seat, track in ((4, [4]), (2, [4, 2]), (3, [4, 2, 3]), (1, [4, 2, 3, 1])):
        assert (game.decision.ask, game.decision.seat) == ("move", seat)
        assert game.position().bid_track == track
        game.play(game.legal_actions()[0])
        game.play(game.legal_actions()[0])
    assert (game.decision.ask, game.position().round) == ("bid", 2)
    assert game.position().bid_track == [4, 2, 3, 1]
    assert game.position().turn_track == {}


def test_the_move_cannot_be_skipped() -> None:
    """TURN-3: even if a power could be used instead."""
    game = scene(meeples={"a1": "W", "b1": "W"}, players={1: SLOAR})
    assert "pass" not in legal(game)
    with pytest.raises(IllegalActionError):
        game.play("pass")


def test_a_seat_without_a_move_goes_on_without_one() -> None:
    """TURN-3: no move, no tribe, no tile action; he may still sell."""
    game = scene(meeples={"a1": "W", "c1": "W"}, players={1: {"cards": {"silk": 1}}})
    assert (game.decision.ask, game.decision.seat) == ("last", 1)
    assert set(legal(game)) == {"pass", "sell silk"}
    assert game.position().end.no_move


def test_powers_may_be_used_in_four_windows() -> None:
    """TURN-4: before the pick-up, after control, between tribe and tile, and at the end; once each turn."""
    for window in ("move", "tribe", "tile", "last"):
        game = scene(tiles={"c3": "small market"}, meeples={"c2": "W", "c3": "W"}, players={1: SLOAR}, row=["ivory"])
        for action in ("pick c2", "drop white c3", "pass", "pass"):
            if game.decision.ask == window:
                break
            game.play(action)
        assert game.decision.ask == window
        game.play("use sloar paying fakir")
        assert game.decision.ask == "draw card"
        game.play("draw silk")
        assert not offers(game, "use sloar")
        assert seat_of(game, 1)["cards"] == {"fakir": 2, "silk": 1}


def test_no_powers_inside_the_sowing() -> None:
    """TURN-4, OPEN-9: from the pick-up to the camel only drops are answered, then the piece."""
    rich: Fields = {
        "djinns": ["sloar", "anunnak", "leta", "utug", "enki", "sibittis"],
        "elders": 4,
        "cards": {"fakir": 2, "silk": 1},
        "items": {"scimitar": 1, "horn": 1, "lamp": 1},
    }
    meeples = {"c1": "YGW", "e2": "W", "a1": "BB"}
    game = scene(expansions=["artisans"], tiles={"c4": "workshop se"}, meeples=meeples, players={1: rich})
    assert offers(game, "use sloar")
    assert offers(game, "play scimitar")
    for drop in ("pick c1", "drop yellow d1", "drop green d2"):
        game.play(drop)
        assert all(action.startswith("drop ") for action in legal(game))
    game.play("drop white e2")
    assert (game.decision.ask, set(legal(game))) == ("piece", {"camel", "tent"})
    game.play("camel")
    assert game.decision.ask == "tribe"
    assert offers(game, "use sloar")


def test_elders_won_by_the_tribe_action_pay_for_a_djinn() -> None:
    """TURN-5: in the same turn."""
    game = scene(tiles={"c3": "sacred 10"}, meeples={"c2": "W", "c3": "W"}, djinn_row=["baal"])
    after(game, "pick c2", "drop white c3", "buy baal paying elder elder")
    assert (seat_of(game, 1)["djinns"], seat_of(game, 1)["elders"]) == (["baal"], 0)


def test_a_fakir_from_the_market_pays_a_power() -> None:
    """TURN-5: in the last window of the same turn."""
    game = scene(
        tiles={"c3": "small market"}, meeples={"c2": "W", "c3": "W"}, players={1: {"djinns": ["sloar"]}}, row=["fakir", "silk"]
    )
    after(game, "pick c2", "drop white c3")
    assert not offers(game, "use sloar")
    after(game, "buy 1", "use sloar paying fakir", "draw gold")
    assert seat_of(game, 1)["cards"] == {"gold": 1}


# --- what is offered where (TURN-6) ----------------------------------------------------------------------------------

FREE = ("anunnak", "bouraq", "enki", "leta", "utug", "sibittis", "sloar")
ITEMS = ("scimitar", "lamp", "flute", "ring", "talisman", "horn")
HILLS = {"c4": "workshop se", "d6": "workshop nw"}


def in_window(step: str, tribe: str = "white", **fields: Any) -> Game:
    """Seat 1 in a window, the final tile is c3, with everything a power could wish for."""
    letter = {"white": "W", "blue": "B", "red": "R"}[tribe]
    turn = {"start": "c2", "at": "c3", "tribe": tribe, "count": 2, "hand": letter * 2 if step == "tribe" else ""}
    rich = {
        "elders": 4,
        "cards": {"fakir": 3},
        "djinns": [*FREE, "echidna", "iblis", "hagis", "lamia", "kumarbi"],
        "items": {**dict.fromkeys(ITEMS, 1), "carpet": 1},
    }
    wanted: dict[str, Any] = {
        "expansions": ["artisans"],
        "tiles": HILLS,
        "meeples": {"a1": "YY", "a2": "Y"},
        "owners": {"f1": 1},
        "items": {"discard": {"precious5": 1}},
        "row": ["silk", "fish"],
        "players": {1: rich},
        "step": step,
        "turn": {} if step == "move" else turn,
    }
    return scene(**{**wanted, **fields})


def holding(*djinns: str, **more: Any) -> dict[int, Fields]:
    return {1: {"djinns": list(djinns), "elders": 2, "cards": {"fakir": 2}, **more}}


@pytest.mark.parametrize("step", ["move", "tribe", "tile", "last"])
@pytest.mark.parametrize("tribe", ["white", "blue", "red"])
def test_windows_of_powers_and_items(step: str, tribe: str) -> None:
    """TURN-6: the free ones in all four windows, Echidna and Iblis after control, the rest in none."""
    game = in_window(step, tribe)
    for djinn in FREE:
        assert offers(game, f"use {djinn}")
    for item in ITEMS:
        assert offers(game, f"play {item}")
    assert offers(game, "use echidna") == (step == "tribe" and tribe == "blue")
    assert offers(game, "use iblis") == (step == "tribe" and tribe == "red")
    for other in ("use hagis", "use lamia", "use kumarbi", "redirect", "play carpet", "carpet"):
        assert not offers(game, other)


def test_anun_nak_needs_a_bare_tile_and_a_bag() -> None:
    """TURN-6: the bag counts as it is when the cost is paid: an Elder is in it then, a Fakir is not."""
    stock = "Y" * 16 + "W" * 18 + "G" * 18 + "B" * 18 + "R" * 18
    full = {tile: stock[place::29] for place, tile in enumerate(TILE_WORDS[:29])}
    game = scene(meeples=full, players=holding("anunnak"))
    assert game.position().bag == ""
    assert offers(game, "use anunnak paying elder")
    assert not offers(game, "use anunnak paying fakir")
    covered: dict[str, Any] = {"owners": {"c1": 2}, "palaces": {"d1": 1}, "palms": {"e1": 1}, "players": holding("anunnak")}
    letters = dict(zip(TILE_WORDS[5:30], "YYYYYYYYYYGGGGGGGGGGBBBBB", strict=True))
    assert not offers(scene(**covered, meeples={"a1": "W", "b1": "W", **letters}), "use anunnak")
    assert offers(scene(**covered, meeples={"b1": "W", "a1": "W", **letters, "f5": ""}), "use anunnak")


def test_what_bouraq_and_enki_need() -> None:
    """TURN-6: something left in the supply."""
    near = {"a1": "W", "b1": "W"}
    game = scene(meeples=near, palaces={"d1": 10}, players=holding("bouraq", "enki"))
    assert not offers(game, "use bouraq")
    assert offers(game, "use enki")
    game = scene(meeples=near, palms={"d1": 12}, players=holding("bouraq", "enki"))
    assert offers(game, "use bouraq")
    assert not offers(game, "use enki")


def test_what_leta_and_utug_need() -> None:
    """TURN-6: a camel, and a tile of the right kind."""
    eight = dict.fromkeys(TILE_WORDS[12:20], 1)
    near = {"a1": "W", "b1": "W"}
    assert offers(scene(meeples=near, players=holding("leta", "utug")), "use leta")
    assert offers(scene(meeples=near, players=holding("leta", "utug")), "use utug")
    spent = scene(meeples=near, owners=eight, players=holding("leta", "utug"))
    assert not offers(spent, "use leta")
    assert not offers(spent, "use utug")
    guarded = scene(meeples=near, owners={"a1": 2}, palms={"b1": 1}, players=holding("utug"))
    assert not offers(guarded, "use utug")
    letters = "YYYYYYYYYYYYGGGGGGGGGGGGBBBBBBBB"
    crowded = {"a1": "W", "b1": "W", **dict(zip(TILE_WORDS[2:30], letters, strict=False))}
    assert not offers(scene(meeples=crowded, players=holding("leta")), "use leta")


def test_what_sibittis_needs() -> None:
    """TURN-6: one card in pile or discard."""
    others = [name for name in BASE_DJINNS if name not in ("sibittis", "baal")]
    near = {"a1": "W", "b1": "W"}
    none = {**holding("sibittis"), 2: {"djinns": others}}
    assert not offers(scene(meeples=near, players=none, djinn_row=["baal"]), "use sibittis")
    assert offers(scene(meeples=near, players=none), "use sibittis")
    assert offers(scene(meeples=near, players=none, djinns={"discard": ["baal"]}), "use sibittis")


def test_sloar_needs_nothing_but_its_fakir() -> None:
    """TURN-6, TURN-9: with pile and discard empty the paid Fakir itself is drawn."""
    rest = {"ivory": 2, "jewels": 2, "gold": 2, "papyrus": 4, "silk": 4, "spice": 4, "fish": 6, "wheat": 6, "pottery": 6}
    players = {1: {"djinns": ["sloar"], "cards": {"fakir": 1}}, 2: {"cards": {**rest, "fakir": 17}}}
    game = scene(meeples={"a1": "W", "b1": "W"}, players=players)
    game.play("use sloar paying fakir")
    assert legal(game) == ["draw fakir"]
    game.play("draw fakir")
    assert seat_of(game, 1)["cards"] == {"fakir": 1}


def test_what_echidna_and_iblis_need() -> None:
    """TURN-6: Builders near a blue tile, or Assassins with Kandicha; Assassins."""
    assert not offers(in_window("tribe", "blue", turn=collected("e4", "blue")), "use echidna")
    assert not offers(in_window("tribe", "red", players=holding("echidna")), "use echidna")
    assert offers(in_window("tribe", "red", players=holding("echidna", "kandicha")), "use echidna")
    assert not offers(in_window("tribe", "white", players=holding("echidna", "kandicha")), "use echidna")
    assert not offers(in_window("tribe", "blue", players=holding("iblis", "sloar")), "use iblis")


def collected(at: str, tribe: str) -> Fields:
    return {"start": "a1", "at": at, "tribe": tribe, "count": 2, "hand": {"blue": "BB", "red": "RR"}[tribe]}


@pytest.mark.parametrize(
    ("djinn", "face", "power", "piece"), [("hagis", "village", "bouraq", "palaces"), ("lamia", "oasis", "enki", "palms")]
)
def test_where_hagis_and_lamia_are_offered(djinn: str, face: str, power: str, piece: str) -> None:
    """TURN-6: at each own placing, by the tile or by the power, if something is placed."""
    near = {"c2": "Y", "c3": "Y", "f5": "R", "f4": "R"}
    tile = after(scene(tiles={"c3": face}, meeples=near, players=holding(djinn)), "pick c2", "drop yellow c3")
    assert tile.decision.ask == "redirect"
    assert offers(tile, "redirect")
    used = after(scene(tiles={"c3": face}, meeples=near, players=holding(djinn, power)), f"use {power} paying elder", "at c3")
    assert used.decision.ask == "redirect"
    none = {piece: {"a5": 12 if piece == "palms" else 10}}
    empty = after(scene(tiles={"c3": face}, meeples=near, players=holding(djinn), **none), "pick c2", "drop yellow c3")
    assert empty.decision.ask == "last"


def test_what_scimitar_needs() -> None:
    """TURN-6: a tile with two meeples."""
    assert offers(in_window("move"), "play scimitar")
    assert not offers(in_window("move", meeples={"a1": "Y", "a2": "Y"}), "play scimitar")


def test_what_the_lamp_needs() -> None:
    """TURN-6: a djinn face up, in the pile or in the discard."""
    names = [name for name in DJINN_WORDS[:24] if name != "baal"]
    players = {1: {"items": {"lamp": 1}}, 2: {"djinns": names}}
    assert offers(in_window("move", players=players), "play lamp")
    assert offers(in_window("move", players=players, djinn_row=["baal"]), "play lamp")
    assert offers(in_window("move", players=players, djinns={"discard": ["baal"]}), "play lamp")
    players = {1: {"items": {"lamp": 1}}, 2: {"djinns": [*names, "baal"]}}
    assert not offers(in_window("move", players=players), "play lamp")


def test_what_the_flute_needs() -> None:
    """TURN-6: a meeple that can cross an open edge."""
    assert offers(in_window("move", meeples={"c3": "Y"}), "play flute")
    assert not offers(in_window("move", meeples={}), "play flute")


def test_what_the_ring_needs() -> None:
    """TURN-6: an item in the discard."""
    assert not offers(in_window("move", items={}), "play ring")


def test_what_the_talisman_needs() -> None:
    """TURN-6: an own piece on the board and another tile without owner."""
    assert not offers(in_window("move", owners={}), "play talisman")
    assert not offers(in_window("move", owners={"f1": 2}), "play talisman")
    assert offers(in_window("move", owners={}, tents={"f1": 1}), "play talisman")
    ground = [tile for tile in TILE_WORDS[:36] if tile != "c6"]
    camels = {tile: place // 8 + 1 for place, tile in enumerate(ground[:32])}
    tents = {tile: place + 1 for place, tile in enumerate(ground[32:35])}
    assert not offers(in_window("move", seats=4, owners=camels, tents=tents), "play talisman")
    free = {tile: owner for tile, owner in camels.items() if tile != "f5"}
    assert offers(in_window("move", seats=4, owners=free, tents=tents), "play talisman")


def test_what_the_horn_needs() -> None:
    """TURN-6, TURN-9: two cards in the row or one to be added; whether the cards differ is not asked."""
    goods = {"ivory": 2, "jewels": 2, "gold": 2, "papyrus": 4, "spice": 4, "fish": 6, "wheat": 6, "pottery": 6, "fakir": 18}

    def spent(silk: int, row: list[str]) -> Game:
        return in_window("move", players={1: {"items": {"horn": 1}}, 2: {"cards": {**goods, "silk": silk}}}, row=row)

    assert not offers(spent(3, ["silk"]), "play horn")
    assert not offers(spent(4, []), "play horn")
    assert offers(spent(2, ["silk", "silk"]), "play horn")
    assert offers(spent(2, ["silk"]), "play horn")
    assert offers(spent(3, []), "play horn")


def test_the_carpet_is_offered_at_the_last_drop_only() -> None:
    """TURN-6."""
    game = in_window("move", meeples={"a1": "YY", "a2": "Y", "f5": "Y"})
    after(game, "pick a1")
    assert not offers(game, "carpet")
    game.play("drop yellow b1")
    assert offers(game, "carpet")


def test_where_the_thief_is_offered() -> None:
    """TURN-6: right after the tribe action of its colour, if another seat has something to give."""
    fields: dict[str, Any] = {"expansions": ["thieves"], "tiles": {"c3": "small market"}, "row": ["silk"]}
    near = {"c2": "Y", "c3": "Y"}
    game = scene(**fields, meeples=near, players={1: {**SLOAR, "thieves": ["ziad"]}, 2: {"viziers": 1}})
    assert asks(game, "pick c2", "drop yellow c3", "pass") == ["move", "drop", "tribe", "thief"]
    assert set(legal(game)) == {"use ziad", "pass"}
    assert asks(game, "pass") == ["thief", "tile"]
    unable = scene(**fields, meeples=near, players={1: {**SLOAR, "thieves": ["ziad"]}})
    assert asks(unable, "pick c2", "drop yellow c3", "pass")[-1] == "tile"
    other = scene(**fields, meeples=near, players={1: {**SLOAR, "thieves": ["shaum"]}, 2: {"viziers": 1}})
    assert asks(other, "pick c2", "drop yellow c3", "pass")[-1] == "tile"


def test_a_power_is_offered_only_if_its_cost_can_be_paid() -> None:
    """TURN-6: E with an Elder or a Fakir, EE with at least one Elder, Sloar with a Fakir."""
    djinns = ["enki", "leta", "sloar"]
    near = {"a1": "W", "b1": "W"}

    def offered(elders: int, fakirs: int) -> set[str]:
        game = scene(meeples=near, players={1: {"djinns": djinns, "elders": elders, "cards": {"fakir": fakirs, "silk": 1}}})
        return {action for action in legal(game) if action.startswith("use")}

    assert offered(0, 0) == set()
    assert offered(1, 0) == {"use enki paying elder"}
    assert offered(2, 0) == {"use enki paying elder", "use leta paying elder elder"}
    assert offered(0, 2) == {"use enki paying fakir", "use sloar paying fakir"}
    assert offered(1, 1) == {
        "use enki paying elder",
        "use enki paying fakir",
        "use leta paying elder fakir",
        "use sloar paying fakir",
    }


# --- order and hand --------------------------------------------------------------------------------------------------


def test_the_whole_order_of_a_turn() -> None:
    """TURN-7, TURN-1: Marid drop by drop, piece, Galbells, W1, tribe, thief, W2, tile, last window."""
    game = scene(
        expansions=["artisans", "thieves"],
        promos=["galbells"],
        tiles={"c3": "small market", **HILLS},
        meeples={"c1": "GY", "c3": "Y"},
        owners={"c2": 3},
        players={1: {**SLOAR, "thieves": ["ziad"]}, 2: {"viziers": 1, "djinns": ["galbells"]}, 3: {"djinns": ["marid"]}},
        row=["silk"],
    )
    after(game, "pick c1", "drop green c2")
    assert seat_of(game, 3)["gold"] == 52
    assert game.decision.ask == "drop"
    met = asks(game, "drop yellow c3", "tent", "draw silk", "pass", "use ziad", "buy 1", "pass")
    assert met == ["drop", "piece", "draw card", "tribe", "thief", "tile", "last", "last"]
    assert game.decision.seat == 2
    assert seat_of(game, 1)["viziers"] == 3


def test_redirecting_belongs_to_the_tile_action() -> None:
    """TURN-7: Hagis is asked inside it, after W2 and before the last window."""
    game = scene(tiles={"c3": "village"}, meeples={"c2": "Y", "c3": "Y"}, players=holding("hagis", "sloar"))
    met = asks(game, "pick c2", "drop yellow c3", "pass", "pass", "redirect d4 paying elder")
    assert met == ["move", "drop", "tribe", "tile", "redirect", "last"]
    assert tile_of(game, "d4")["palaces"] == 1


def test_collected_meeples_are_in_hand_until_the_tribe_action() -> None:
    """TURN-8: collected Elders pay nothing yet, collected Builders are not in the bag yet."""
    game = scene(tiles={"c3": "village"}, meeples={"c2": "W", "c3": "W"}, players={1: {"djinns": ["enki", "sloar"], **cards(1)}})
    after(game, "pick c2", "drop white c3")
    assert (game.decision.ask, game.position().turn.hand) == ("tribe", "WW")
    assert seat_of(game, 1)["elders"] == 0
    assert "use enki paying elder" not in legal(game)
    game.play("pass")
    assert game.decision.ask == "tile"
    assert "use enki paying elder" in legal(game)
    game = scene(tiles={"c3": "village"}, meeples={"c2": "B", "c3": "B"}, players={1: {"djinns": ["sloar"], **cards(1)}})
    after(game, "pick c2", "drop blue c3")
    assert game.position().bag.count("B") == 16
    after(game, "pass", "fakirs 0")
    assert game.position().bag.count("B") == 18


def cards(fakirs: int) -> Fields:
    return {"cards": {"fakir": fakirs}}


def test_meeples_in_hand_fulfil_no_whim() -> None:
    """TURN-8: W03 (3 Elders) is paid when they lie in front of the player."""
    players = {1: {**SLOAR, "whims": ["w03"]}}
    game = scene(expansions=["whims"], tiles={"c3": "village"}, meeples={"c2": "W", "c3": "WW"}, players=players)
    after(game, "pick c2", "drop white c3")
    assert (game.decision.ask, seat_of(game, 1)["gold"]) == ("tribe", 50)
    game.play("pass")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"]) == (55, ["w03"])


@pytest.mark.parametrize("action", ["use enki paying elder", "play ring", "play talisman"])
def test_what_changes_nothing_may_not_be_used(action: str) -> None:
    """TURN-9: no tree left, no item discarded, no own camel on the board."""
    game = in_window("last", palms={"a1": 12}, items={}, owners={})
    assert action not in legal(game)
    with pytest.raises(IllegalActionError):
        game.play(action)


def test_no_finer_tests_than_those_of_the_table() -> None:
    """TURN-9: Iblis asks for Assassins in hand, not for a target in reach."""
    game = in_window("tribe", "red", meeples={}, players=holding("iblis"))
    assert offers(game, "use iblis")


def test_the_last_window_mixes_sales_and_powers() -> None:
    """TURN-10: in any order, until the turn is ended."""
    players: dict[int, Fields] = {1: {"djinns": ["sloar", "enki"], "elders": 1, "cards": {"silk": 2, "fish": 1, "fakir": 1}}}
    turn = {"start": "c2", "at": "c3", "tribe": "white", "count": 2}
    game = scene(step="last", turn=turn, players=players, meeples={"a1": "W", "b1": "W"})
    met = asks(game, "sell silk fish", "use sloar paying fakir", "draw gold", "sell gold silk", "use enki paying elder", "at a3")
    assert met == ["last", "last", "draw card", "last", "last", "target", "move"]
    assert (game.decision.seat, seat_of(game, 1)["gold"]) == (2, 56)


def test_a_blocked_player_has_two_windows_those_after_him_one() -> None:
    """TURN-10: W0 and the last window; then the last window only."""
    both = {1: SLOAR, 2: {"djinns": ["enki"], "elders": 1, "cards": {"fakir": 1}}}
    game = scene(meeples={"a1": "W", "c1": "W"}, players=both)
    assert (game.decision.ask, game.decision.seat) == ("move", 1)
    assert set(legal(game)) == {"use sloar paying fakir", "pass"}
    game.play("pass")
    assert (game.decision.ask, game.decision.seat) == ("last", 1)
    assert offers(game, "use sloar")
    game.play("pass")
    assert (game.decision.ask, game.decision.seat) == ("last", 2)
    assert offers(game, "use enki")
    game.play("pass")
    assert game.is_over


# --- no move left ----------------------------------------------------------------------------------------------------

STUCK: dict[str, Any] = {"meeples": {"a1": "R"}, "players": {1: {"djinns": ["anunnak"], "elders": 1}}}


def test_anun_nak_before_the_test_can_save_the_move() -> None:
    """OPEN-4, END-7: used in W0 it makes a move, which must then be made; nothing latches."""
    game = after(scene(**STUCK), "use anunnak paying elder", "at b1", "draw red", "draw green", "draw blue")
    assert game.decision.ask == "move"
    assert "pick a1" in legal(game)
    assert "pass" not in legal(game)
    assert not game.position().end.no_move


def test_anun_nak_after_the_test_cannot_revive_the_game() -> None:
    """OPEN-4, END-6: once blocked no seat moves in this round, and the game ends with it."""
    game = scene(meeples={"a1": "R"}, players={1: {"djinns": ["anunnak"], "elders": 1}, 2: cards(1)})
    after(game, "pass")
    assert game.position().end.no_move
    after(game, "use anunnak paying elder", "at b1", "draw red", "draw green", "draw blue")
    assert (game.decision.ask, game.decision.seat) == ("last", 2)
    game.play("pass")
    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reasons == ("no move",)


def test_two_players_may_use_a_djinn_once_with_each_marker() -> None:
    """OPEN-2, TURN-4: the limit is one use a player turn."""
    fields: dict[str, Any] = {"seats": 2, "bid_track": [1], "turn_track": {"8": [1], "5": [2], "3": [2]}}
    game = scene(**fields, meeples={"a1": "Y", "b1": "Y", "d1": "Y", "e1": "Y", "a5": "Y", "b5": "Y"}, players={1: SLOAR})
    after(game, "use sloar paying fakir", "draw silk")
    assert not offers(game, "use sloar")
    after(game, "pick a1", "drop yellow b1", "pass")
    assert (game.decision.ask, game.decision.seat) == ("move", 1)
    assert offers(game, "use sloar")
