"""The worked examples of the rule list."""

import pytest

from naqala import Game
from tests.scene import after, legal, position, scene, seat_of, tile_of


def test_ex_1_bids_and_play_order() -> None:
    """EX-1, BID-4, BID-10, TURN-2."""
    game = scene(seats=4, step="bid", bid_track=[1, 2, 3, 4], meeples={"a1": "W", "b1": "W"})
    after(game, "bid 3", "bid 1", "bid 0", "bid 0")
    assert [seat_of(game, seat)["gold"] for seat in (1, 2, 3, 4)] == [47, 49, 50, 50]
    assert game.decision.seat == 1
    assert game.position().turn_track == {"0": [3, 4], "1": [2]}


def test_ex_1_next_bid_order() -> None:
    """EX-1, TURN-2: pink, black, orange, blue bid in the order in which they played."""
    pairs = dict.fromkeys(("a1", "b1", "d1", "e1", "a3", "b3", "d3", "e3", "a5", "b5"), "W")
    game = Game.from_position(position(seats=4, step="bid", meeples=pairs), seed=1)
    after(game, "bid 3", "bid 1", "bid 0", "bid 0")
    for seat in (1, 2, 4, 3):
        assert (game.decision.ask, game.decision.seat) == ("move", seat)
        game.play(game.legal_actions()[0])
        game.play(game.legal_actions()[0])
    assert game.decision.ask == "bid"
    assert game.position().bid_track == [1, 2, 4, 3]


def test_ex_2_last_meeple_same_colour() -> None:
    """EX-2, SOW-7: an empty tile may be crossed, the last meeple needs its colour."""
    game = scene(meeples={"a1": "YW", "c1": "WRR"}, seat=1)
    after(game, "pick a1")
    assert legal(game) == ["drop yellow b1"]
    after(game, "drop yellow b1")
    assert legal(game) == ["drop white c1"]


def test_ex_3_no_turning_back() -> None:
    """EX-3, SOW-4."""
    game = scene(meeples={"a1": "BRR", "b1": "R", "a2": "R", "b3": "R", "d1": "R"}, seat=1)
    after(game, "pick a1", "drop red b1", "drop blue c1")
    assert "drop red b1" not in legal(game)
    assert "drop red d1" in legal(game)


def test_ex_4_loop_of_five() -> None:
    """EX-4, SOW-5, SOW-6, SOW-9: three Merchants are collected, the Oasis keeps its Elder, no control."""
    game = scene(
        tiles={"b2": "small market", "c2": "oasis", "c3": "large market", "b3": "sacred 6"},
        meeples={"b2": "GGBYR", "c2": "WG", "b3": "W"},
        row=["ivory", "gold", "silk", "fish"],
    )
    after(game, "pick b2", "drop green c2", "drop blue c3", "drop red b3", "drop yellow b2", "drop green c2")
    assert seat_of(game, 1)["cards"] == {"ivory": 1, "gold": 1, "silk": 1}
    assert tile_of(game, "c2")["meeples"] == "W"
    assert "owner" not in tile_of(game, "c2")


def test_ex_5_three_elders_and_control() -> None:
    """EX-5, CTRL-1, CTRL-2: white on two whites."""
    game = after(scene(meeples={"a1": "W", "b1": "WW"}), "pick a1", "drop white b1")
    assert seat_of(game, 1)["elders"] == 3
    assert tile_of(game, "b1")["owner"] == 1


def test_ex_5_four_elders_and_no_control() -> None:
    """EX-5, CTRL-4: white on three whites and a blue."""
    game = after(scene(meeples={"a1": "W", "b1": "WWWB"}), "pick a1", "drop white b1")
    assert seat_of(game, 1)["elders"] == 4
    assert "owner" not in tile_of(game, "b1")
    assert tile_of(game, "b1")["meeples"] == "B"


@pytest.mark.parametrize(("face", "gained"), [("oasis", 20), ("village", 25)])
def test_ex_6_builders_with_fakirs(face: str, gained: int) -> None:
    """EX-6: 3 Builders and 2 Fakirs, 4 blue tiles around; a blue final tile is the fifth."""
    tiles = {"c3": face, "b2": "sacred 6", "c2": "sacred 6", "d2": "sacred 10", "b3": "village", "d3": "oasis"}
    game = scene(tiles=tiles, meeples={"c4": "B", "c3": "BB"}, players={1: {"cards": {"fakir": 2}}})
    after(game, "pick c4", "drop blue c3", "fakirs 2")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["cards"]) == (50 + gained, {})


def test_ex_7_two_camels_by_one_assassination() -> None:
    """EX-7, CTRL-2, CTRL-7: the diagonal neighbour is at distance 2; its market is not used."""
    game = scene(tiles={"c3": "oasis", "d4": "small market"}, meeples={"c2": "R", "c3": "R", "d4": "G"}, row=["silk"])
    after(game, "pick c2", "drop red c3")
    assert tile_of(game, "c3")["owner"] == 1
    game.play("kill green d4")
    assert tile_of(game, "d4")["owner"] == 1
    assert (seat_of(game, 1)["camels"], tile_of(game, "c3")["palms"]) == (6, 1)
    assert game.position().cards.row == ["silk"]
    assert game.decision.ask != "tile"


def test_ex_8_sale_of_two_suits() -> None:
    """EX-8: 30 for six different, 7 for the three left, the Fakirs stay."""
    hand = {"ivory": 1, "jewels": 1, "gold": 1, "papyrus": 2, "silk": 2, "spice": 2, "fakir": 2}
    turn = {"start": "a1", "at": "b1", "tribe": "white", "count": 2}
    game = scene(step="last", turn=turn, players={1: {"cards": hand}})
    after(game, "sell ivory jewels gold papyrus silk spice", "sell papyrus silk spice")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["cards"]) == (87, {"fakir": 2})
    assert legal(game) == ["pass"]
