"""The worked examples of the rule list."""

from tests.scene import after, legal, scene, seat_of, tile_of


def test_ex_1_bids_and_play_order() -> None:
    """EX-1, BID-4, BID-10, TURN-2."""
    game = scene(seats=4, step="bid", bid_track=[1, 2, 3, 4], meeples={"a1": "W", "b1": "W"})
    after(game, "bid 3", "bid 1", "bid 0", "bid 0")
    assert [seat_of(game, seat)["gold"] for seat in (1, 2, 3, 4)] == [47, 49, 50, 50]
    assert game.decision.seat == 1
    assert game.position()["turn_track"] == {"0": [3, 4], "1": [2]}


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
