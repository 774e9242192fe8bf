"""Tile actions (TILE). Without further words: villages a1-e1, sacred places f1-f2, oases a3-f3, small markets a4-b5,
large markets c5-f5.
"""

import pytest

from naqala import Game, IllegalActionError
from tests.scene import after, legal, scene, seat_of, tile_of

ROW = ["ivory", "gold", "silk", "fish", "fakir", "wheat", "spice"]


def palms_on_board(game: Game) -> dict[str, int]:
    return {name: tile.palms for name, tile in game.position().board.items() if tile.palms}


def test_only_the_final_tile_acts() -> None:
    """TILE-GEN-1: neither the tiles passed nor one claimed by a kill act."""
    game = scene(meeples={"a4": "YR", "b3": "R", "c3": "G", "f1": "W", "f2": "W"})
    after(game, "pick a4", "drop yellow a3", "drop red b3", "kill green c3")
    assert tile_of(game, "c3")["owner"] == 1
    assert palms_on_board(game) == {"b3": 1}


@pytest.mark.parametrize("owner", [None, 1, 2])
def test_the_tile_acts_with_any_owner(owner: int | None) -> None:
    """TILE-GEN-1: once, for the player who moved."""
    game = scene(
        meeples={"a3": "Y", "a4": "Y"}, owners={} if owner is None else {"a4": owner}, row=ROW, players={1: {"gold": 10}}
    )
    after(game, "pick a3", "drop yellow a4", "buy 1")
    assert game.decision.ask == "last"
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["cards"]) == (7, {"ivory": 1})


def test_the_tile_acts_after_the_tribe() -> None:
    """TILE-GEN-1: what the Merchants took is no longer in the row when the market opens."""
    game = scene(meeples={"a3": "G", "a4": "G"}, row=ROW)
    after(game, "pick a3", "drop green a4")
    assert game.decision.ask == "tile"
    assert seat_of(game, 1)["cards"] == {"ivory": 1, "gold": 1}
    after(game, "buy 1")
    assert seat_of(game, 1)["cards"] == {"ivory": 1, "gold": 1, "silk": 1}


@pytest.mark.parametrize(("final", "building"), [("b3", "palms"), ("b1", "palaces")])
def test_oasis_and_village_are_compulsory(final: str, building: str) -> None:
    """TILE-GEN-2: nothing is asked; where a window is open, to pass it is no refusal."""
    for djinns in ([], ["leta"]):
        game = scene(meeples={"b2": "Y", final: "Y"}, players={1: {"djinns": djinns, "elders": 2}})
        after(game, "pick b2", f"drop yellow {final}")
        while game.decision.ask in ("tribe", "tile"):
            after(game, "pass")
        assert tile_of(game, final)[building] == 1


@pytest.mark.parametrize(("start", "final", "answers"), [("a3", "a4", 4), ("d4", "d5", 16), ("b3", "b2", 3)])
def test_markets_and_sacred_places_are_optional(start: str, final: str, answers: int) -> None:
    """TILE-GEN-2: one may pass."""
    game = scene(meeples={start: "Y", final: "Y"}, row=ROW, djinn_row=["baal", "enki"], players={1: {"elders": 2}})
    after(game, "pick " + start, f"drop yellow {final}")
    assert len(legal(game)) == answers
    after(game, "pass")
    assert seat_of(game, 1)["cards"] == {}
    assert seat_of(game, 1)["djinns"] == []
    assert seat_of(game, 1)["gold"] == 50


@pytest.mark.parametrize(("start", "final", "price"), [("a3", "a4", 3), ("d4", "d5", 6)])
def test_a_market_needs_full_payment(start: str, final: str, price: int) -> None:
    """TILE-GEN-2, TILE-SM-1, TILE-LM-1."""
    for gold in (price - 1, price):
        game = scene(meeples={start: "Y", final: "Y"}, row=ROW, players={1: {"gold": gold}})
        after(game, f"pick {start}", f"drop yellow {final}")
        assert (legal(game) == ["pass"]) == (gold < price)


@pytest.mark.parametrize("there", [0, 1, 5])
def test_an_oasis_gets_one_palm_tree(there: int) -> None:
    """TILE-OA-1: from the supply, no limit per tile."""
    game = scene(meeples={"a3": "Y", "b3": "Y"}, palms={"b3": there} if there else {})
    after(game, "pick a3", "drop yellow b3")
    assert tile_of(game, "b3")["palms"] == there + 1
    assert game.position().supply.palms == 11 - there


def test_an_oasis_without_supply_is_skipped() -> None:
    """TILE-OA-1."""
    game = scene(meeples={"a3": "Y", "b3": "Y", "f1": "W", "f2": "W"}, palms={"f3": 12})
    after(game, "pick a3", "drop yellow b3")
    assert palms_on_board(game) == {"f3": 12}
    assert game.decision.seat == 2


def test_lamia_redirects_the_oasis() -> None:
    """TILE-OA-1."""
    game = scene(meeples={"a3": "Y", "b3": "Y"}, players={1: {"djinns": ["lamia"], "elders": 1}})
    after(game, "pick a3", "drop yellow b3", "redirect c4 paying elder")
    assert palms_on_board(game) == {"c4": 1}


@pytest.mark.parametrize("there", [0, 1, 5])
def test_a_village_gets_one_palace(there: int) -> None:
    """TILE-VI-1: from the supply, no limit per tile."""
    game = scene(meeples={"a1": "Y", "b1": "Y"}, palaces={"b1": there} if there else {})
    after(game, "pick a1", "drop yellow b1")
    assert tile_of(game, "b1")["palaces"] == there + 1
    assert game.position().supply.palaces == 9 - there


def test_a_village_without_supply_is_skipped() -> None:
    """TILE-VI-1."""
    game = scene(meeples={"a1": "Y", "b1": "Y", "f1": "W", "f2": "W"}, palaces={"f3": 10})
    after(game, "pick a1", "drop yellow b1")
    assert "palaces" not in tile_of(game, "b1")
    assert game.decision.seat == 2


def test_hagis_redirects_the_village() -> None:
    """TILE-VI-1."""
    game = scene(meeples={"a1": "Y", "b1": "Y"}, players={1: {"djinns": ["hagis"], "elders": 1}})
    after(game, "pick a1", "drop yellow b1", "redirect c2 paying elder")
    assert tile_of(game, "c2")["palaces"] == 1
    assert "palaces" not in tile_of(game, "b1")


@pytest.mark.parametrize("length", [1, 2, 3, 7])
def test_small_market_sells_one_of_the_first_three(length: int) -> None:
    """TILE-SM-1: 3 gold; fewer cards to choose from if fewer lie there."""
    game = scene(meeples={"a3": "Y", "a4": "Y"}, row=ROW[:length])
    after(game, "pick a3", "drop yellow a4")
    choices = min(length, 3)
    assert legal(game) == ["pass", *[f"buy {place}" for place in range(1, choices + 1)]]
    after(game, f"buy {choices}")
    assert seat_of(game, 1)["cards"] == {ROW[choices - 1]: 1}
    assert seat_of(game, 1)["gold"] == 47
    assert game.decision.ask == "last"


@pytest.mark.parametrize(("start", "final"), [("a3", "a4"), ("d4", "d5")])
def test_markets_with_an_empty_row_are_closed(start: str, final: str) -> None:
    """TILE-SM-2, TILE-LM-2: nothing is asked or paid."""
    game = scene(meeples={start: "Y", final: "Y", "f1": "W", "f2": "W"})
    after(game, f"pick {start}", f"drop yellow {final}")
    assert game.decision.seat == 2
    assert seat_of(game, 1)["gold"] == 50


def test_merchants_may_empty_the_row_before_the_market() -> None:
    """TILE-SM-2."""
    game = scene(meeples={"a3": "G", "a4": "G"}, row=ROW[:2])
    after(game, "pick a3", "drop green a4")
    assert game.decision.ask == "last"
    assert seat_of(game, 1)["gold"] == 50


def test_large_market_sells_two_of_the_first_six() -> None:
    """TILE-LM-1: 6 gold for both, chosen from the row as it lies."""
    game = scene(meeples={"d4": "Y", "d5": "Y"}, row=ROW)
    after(game, "pick d4", "drop yellow d5")
    pairs = [f"buy {one} {other}" for one in range(1, 7) for other in range(one + 1, 7)]
    assert sorted(legal(game)) == sorted(["pass", *pairs])
    after(game, "buy 2 6")
    assert seat_of(game, 1)["cards"] == {"gold": 1, "wheat": 1}
    assert seat_of(game, 1)["gold"] == 44
    assert game.position().cards.row == ["ivory", "silk", "fish", "fakir", "spice"]
    assert game.decision.ask == "last"


def test_large_market_with_one_card_still_costs_six() -> None:
    """TILE-LM-2."""
    game = scene(meeples={"d4": "Y", "d5": "Y"}, row=["silk"])
    after(game, "pick d4", "drop yellow d5")
    assert legal(game) == ["pass", "buy 1"]
    after(game, "buy 1")
    assert seat_of(game, 1)["gold"] == 44
    assert seat_of(game, 1)["cards"] == {"silk": 1}


@pytest.mark.parametrize("length", [2, 7])
def test_large_market_buyer_must_take_two(length: int) -> None:
    """TILE-LM-3, OPEN-10: with two or more cards a seat cannot stop after one."""
    game = scene(meeples={"d4": "Y", "d5": "Y"}, row=ROW[:length])
    after(game, "pick d4", "drop yellow d5")
    with pytest.raises(IllegalActionError):
        game.play("buy 1")
    assert all(len(answer.split()) == 3 for answer in legal(game) if answer != "pass")


def at_sacred_place(**player: object) -> Game:
    game = scene(meeples={"b3": "Y", "b2": "Y"}, djinn_row=["baal", "enki", "nekir"], players={1: player, 2: {"elders": 1}})
    return after(game, "pick b3", "drop yellow b2")


@pytest.mark.parametrize(
    ("player", "payments"),
    [
        ({"elders": 2}, ["elder elder"]),
        ({"elders": 1, "cards": {"fakir": 1}}, ["elder fakir"]),
        ({"elders": 2, "cards": {"fakir": 1}}, ["elder elder", "elder fakir"]),
        ({"elders": 1, "cards": {"silk": 3}}, []),
    ],
)
def test_sacred_place_payments(player: dict[str, object], payments: list[str]) -> None:
    """TILE-SP-1, TILE-GEN-2: 2 Elders, or 1 Elder and 1 Fakir, for any face-up djinn."""
    game = at_sacred_place(**player)
    djinns = ("baal", "enki", "nekir")
    assert legal(game) == ["pass", *[f"buy {djinn} paying {payment}" for djinn in djinns for payment in payments]]


@pytest.mark.parametrize("player", [{"cards": {"fakir": 5}}, {"elders": 1}, {"viziers": 4}])
def test_sacred_place_takes_no_other_payment(player: dict[str, object]) -> None:
    """TILE-SP-1: two Fakirs are no payment, nor one Elder alone, nor Viziers."""
    game = at_sacred_place(**player)
    assert game.decision.ask != "tile"


def test_sacred_place_payment_goes_to_bag_and_discard() -> None:
    """TILE-SP-1: and the djinn lies in front of the buyer; a second cannot be bought."""
    game = at_sacred_place(elders=5, cards={"fakir": 3})
    bag = game.position().bag.count("W")
    after(game, "buy nekir paying elder fakir")
    assert game.decision.ask == "last"
    assert not any(answer.startswith("buy") for answer in legal(game))
    assert seat_of(game, 1)["djinns"] == ["nekir"]
    assert (seat_of(game, 1)["elders"], seat_of(game, 1)["cards"]) == (4, {"fakir": 2})
    assert game.position().bag.count("W") == bag + 1
    assert game.position().cards.discard == {"fakir": 1}


def test_sacred_place_without_face_up_djinn_is_closed() -> None:
    """TILE-SP-2: the row is not refilled within a round."""
    game = scene(meeples={"b3": "Y", "b2": "Y", "f1": "W", "f2": "W"}, players={1: {"elders": 4}})
    after(game, "pick b3", "drop yellow b2")
    assert game.decision.seat == 2
    assert seat_of(game, 1)["elders"] == 4


def test_a_new_djinn_may_be_used_in_the_same_turn() -> None:
    """TILE-SP-3: if its cost can still be paid."""
    for fakirs in (0, 1):
        game = scene(
            meeples={"b3": "W", "b2": "W"},
            djinn_row=["sloar"],
            players={1: {"cards": {"fakir": fakirs} if fakirs else {"silk": 1}}},
        )
        after(game, "pick b3", "drop white b2", "buy sloar paying elder elder")
        assert ("use sloar paying fakir" in legal(game)) == (fakirs == 1)


def test_a_new_djinn_does_not_change_what_is_done() -> None:
    """TILE-SP-3: Echidna and Iblis come too late for this turn's tribe action, Ba'al is not paid for himself."""
    for djinn in ("echidna", "iblis", "baal"):
        game = scene(
            meeples={"b3": "B", "b2": "B", "f4": "Y"}, djinn_row=[djinn], players={1: {"elders": 4, "cards": {"silk": 1}}}
        )
        after(game, "pick b3", "drop blue b2", "fakirs 0")
        gold = seat_of(game, 1)["gold"]
        after(game, f"buy {djinn} paying elder elder")
        assert legal(game) == ["pass", "sell silk"]
        assert seat_of(game, 1)["gold"] == gold


def test_rows_are_not_refilled_after_a_purchase() -> None:
    """TILE-GEN-3: the next player finds what is left."""
    game = scene(
        meeples={"a3": "Y", "a4": "Y", "b3": "W", "b2": "W", "c4": "Y", "c3": "Y"},
        row=ROW[:4],
        djinn_row=["baal", "enki", "nekir"],
    )
    after(game, "pick a3", "drop yellow a4", "buy 2", "pass")
    assert game.decision.seat == 2
    assert game.position().cards.row == ["ivory", "silk", "fish"]
    after(game, "pick b3", "drop white b2", "buy enki paying elder elder")
    assert game.decision.seat == 3
    assert sorted(game.position().djinns.row) == ["baal", "nekir"]


def test_the_first_cards_are_the_first_still_lying_there() -> None:
    """TILE-GEN-4: gaps have no meaning."""
    game = scene(meeples={"a3": "Y", "a4": "Y", "b3": "Y", "b4": "Y"}, row=ROW)
    after(game, "pick a3", "drop yellow a4", "buy 2", "pass", "pick b3", "drop yellow b4", "buy 3")
    assert seat_of(game, 2)["cards"] == {"fish": 1}
    assert game.position().cards.row == ["ivory", "silk", "fakir", "wheat", "spice"]
