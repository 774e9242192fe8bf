"""The solo game against Sultan Yazid.

On the unchanged board of a scene row 1 holds Villages (f1: Sacred Place), row 2 Sacred Places, row 3 Oases, rows 4 and 5 markets:
rows 1 and 2 are blue, the others red.
"""

from typing import Any

import pytest

from naqala import Game, Options
from naqala.errors import OptionsError
from tests.reference.components import BASE_DJINNS
from tests.scene import after, legal, scene, seat_of, tile_of

SPARE = {"e5": "G", "f5": "G"}
"""Two Merchants apart from everything: a move is left, so the game goes on."""


def solo(meeples: dict[str, str] | None = None, **fields: Any) -> Game:
    """The dice are about to be rolled; you may move e5 to f5."""
    return scene(**{"seats": 1, "step": "roll", "meeples": {**SPARE, **(meeples or {})}, **fields})


def yazid(game: Game) -> dict[str, Any]:
    area: dict[str, Any] = game.position().to_json()["yazid"]
    return area


def you(game: Game) -> dict[str, Any]:
    return seat_of(game, 1)


def reasons(game: Game) -> tuple[str, ...]:
    outcome = game.outcome()
    assert outcome is not None
    return outcome.reasons


# Set-up and the round


def test_solo_set_up() -> None:
    """SOLO-1: 11 camels and 25 gold against 11 camels; no tracks."""
    game = Game.new(Options(1), seed=3)
    position = game.position().to_json()
    assert (you(game)["gold"], you(game)["camels"], yazid(game)["camels"]) == (25, 11, 11)
    assert "bid_track" not in position
    assert "turn_track" not in position
    assert len(position["board"]) == 30
    assert (yazid(game)["viziers"], yazid(game)["elders"], yazid(game)["assassins"], yazid(game)["djinns"]) == (0, 0, 0, [])


def test_solo_scores_as_the_base_game() -> None:
    """SOLO-1: gold, Elders, djinns, tiles, palm trees and merchandise."""
    game = scene(
        seats=1,
        step="over",
        owners={"a3": 1},
        palms={"a3": 2},
        players={1: {"gold": 10, "viziers": 1, "elders": 2, "djinns": ["enki"], "cards": {"silk": 1, "fish": 1, "fakir": 1}}},
    )
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.totals == (10 + 11 + 4 + 8 + 8 + 6 + 3,)


def test_white_is_the_column_and_black_the_row() -> None:
    """SOLO-3: 36 answers; 3 and 2 are the third column from the left, second row from the bottom."""
    game = solo()
    assert len(legal(game)) == 36
    after(game, "roll 3 2")
    assert game.position().to_json()["solo"]["targets"] == ["c2"]
    assert game.decision.ask == "outbid"


def test_black_6_finds_two_different_tiles_by_rolling_again() -> None:
    """SOLO-3: a black 6 is rerolled, the second tile differs from the first; he clears both."""
    game = solo({"a1": "Y", "b2": "Y"})
    after(game, "roll 3 6")
    assert set(legal(game)) == {f"roll {white} {black}" for white in range(1, 7) for black in range(1, 6)}
    after(game, "roll 1 1")
    assert set(legal(game)) == {f"roll {white} {black}" for white in range(1, 7) for black in range(1, 6)} - {"roll 1 1"}
    after(game, "roll 2 2", "pass")
    assert yazid(game)["viziers"] == 2
    assert (tile_of(game, "a1")["owner"], tile_of(game, "b2")["owner"]) == (2, 2)


def test_outbidding_costs_both_dice_and_lets_you_play_first() -> None:
    """SOLO-4: the target is still untouched in your turn; then he plays."""
    game = solo({"c3": "Y", "a1": "W"})
    after(game, "roll 3 3", "outbid")
    assert (you(game)["gold"], game.decision.ask, game.decision.seat) == (19, "move", 1)
    assert tile_of(game, "c3")["meeples"] == "Y"
    after(game, "pick e5", "drop green f5")
    assert yazid(game)["viziers"] == 1


def test_otherwise_he_plays_first() -> None:
    """SOLO-4: nothing is paid."""
    game = after(solo({"c3": "Y"}), "roll 3 3", "pass")
    assert (yazid(game)["viziers"], you(game)["gold"], game.decision.ask) == (1, 25, "move")


def test_price_with_a_black_6_and_targets_known_before_the_bid() -> None:
    """SOLO-7: 2 + 6 as first rolled, not as on the two targets' dice; both targets are known."""
    game = after(solo(), "roll 2 6", "roll 1 1", "roll 5 5")
    assert game.position().to_json()["solo"]["targets"] == ["a1", "e5"]
    assert legal(game) == ["pass", "outbid"]
    after(game, "outbid")
    assert you(game)["gold"] == 25 - 8


def test_outbidding_needs_the_gold() -> None:
    """SOLO-7: with 7 gold 3 + 4 can be paid, with 6 not."""
    for gold, answers in ((7, ["pass", "outbid"]), (6, ["pass"])):
        game = after(solo(players={1: {"gold": gold}}), "roll 3 4")
        assert legal(game) == answers


def test_a_round_ends_with_the_clean_up_and_the_next_roll() -> None:
    """SOLO-6, SOLO-7: roll, outbid, two turns, clean-up; there are no markers."""
    row = ["ivory", "gold", "silk", "fish", "fish", "fish", "silk", "wheat", "wheat"]
    game = solo({"a1": "Y", "f1": "W", "f2": "W"}, row=row, djinn_row=["enki", "leta", "utug"])
    after(game, "roll 1 1", "pass", "pick e5", "drop green f5")
    assert game.decision.ask == "tile"  # f5 is a Large Market
    after(game, "pass", "pass")
    assert (game.decision.ask, game.position().turn.step) == ("draw card", "cleanup")
    after(game, "draw spice", "draw spice")
    assert (game.decision.ask, game.position().round) == ("roll", 2)
    assert len(game.position().cards.row) == 9


# Yazid's turn


def test_yazid_takes_all_meeples_and_puts_a_camel() -> None:
    """SOLO-5: Viziers, Elders and Assassins stay in his area, Merchants and Builders go to the bag."""
    game = solo({"c3": "YYWGBRR"}, players={1: {"gold": 20}})
    bag = game.position().bag
    after(game, "roll 3 3", "pass")
    assert (yazid(game)["viziers"], yazid(game)["elders"], yazid(game)["assassins"]) == (2, 1, 2)
    assert tile_of(game, "c3") == {"tile": "oasis", "owner": 2, "piece": "camel"}
    assert yazid(game)["camels"] == 10
    assert sorted(game.position().bag) == sorted(bag + "GB")


def test_yazid_puts_no_camel_on_an_owned_tile() -> None:
    """SOLO-5: he takes the meeples all the same."""
    game = after(solo({"c3": "YY"}, owners={"c3": 1}), "roll 3 3", "pass")
    assert (tile_of(game, "c3")["owner"], yazid(game)["camels"], yazid(game)["viziers"]) == (1, 11, 2)


def test_yazid_without_camels_takes_the_meeples_only() -> None:
    """SOLO-5: his last camel stands on the first of two tiles, none on the second."""
    ten = ("a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5")
    game = solo({"a1": "Y", "b1": "Y"}, owners=dict.fromkeys(ten, 2))
    after(game, "roll 1 6", "roll 1 1", "roll 2 1", "pass")
    assert tile_of(game, "a1")["owner"] == 2
    assert "owner" not in tile_of(game, "b1")
    assert yazid(game)["viziers"] == 2


def test_yazids_merchants_remove_cards_from_the_front_of_the_row() -> None:
    """SOLO-5: goods to the discard, Fakirs to his area, as far as the row goes."""
    game = after(solo({"c3": "GGG"}, row=["silk", "fakir", "fish", "wheat"]), "roll 3 3", "pass")
    assert game.position().cards.row == ["wheat"]
    assert game.position().cards.discard == {"silk": 1, "fish": 1}
    assert yazid(game)["fakirs"] == 1
    short = after(solo({"c3": "GGG"}, row=["silk"]), "roll 3 3", "pass")
    assert short.position().cards.row == []


def test_yazids_builders_are_paid_by_you() -> None:
    """SOLO-5, SOLO-10: two Builders x three blue tiles around c3; his Fakirs do not count; the bank gets it."""
    game = after(solo({"c3": "BB"}, yazid={"fakirs": 3}), "roll 3 3", "pass")
    assert you(game)["gold"] == 25 - 6
    assert yazid(game)["fakirs"] == 3


def test_yazid_buys_the_first_djinn_for_two_elders() -> None:
    """SOLO-5, SOLO-9: the Elders go to the bag; the row's first djinn is taken; nothing with a single Elder."""
    game = solo({"c3": "WW"}, djinn_row=["enki", "leta", "utug"])
    bag = game.position().bag
    after(game, "roll 3 3", "pass")
    assert (yazid(game)["djinns"], yazid(game)["elders"]) == (["enki"], 0)
    assert game.position().djinns.row == ["leta", "utug"]
    assert sorted(game.position().bag) == sorted(bag + "WW")
    poor = after(solo({"c3": "W"}, djinn_row=["enki"]), "roll 3 3", "pass")
    assert (yazid(poor)["djinns"], yazid(poor)["elders"]) == ([], 1)


def test_yazid_pays_with_a_fakir_if_he_has_one() -> None:
    """SOLO-5, SOLO-9: 1 Elder + 1 Fakir before 2 Elders; the Fakir goes to the discard."""
    game = after(solo({"c3": "WW"}, djinn_row=["enki"], yazid={"fakirs": 1}), "roll 3 3", "pass")
    assert (yazid(game)["djinns"], yazid(game)["elders"], yazid(game)["fakirs"]) == (["enki"], 1, 0)
    assert game.position().cards.discard == {"fakir": 1}


def test_yazid_keeps_his_elders_when_no_djinn_is_face_up() -> None:
    """SOLO-9."""
    game = after(solo({"c3": "WW"}), "roll 3 3", "pass")
    assert (yazid(game)["djinns"], yazid(game)["elders"]) == ([], 2)


def test_yazids_djinns_have_no_powers() -> None:
    """SOLO-9: Boaz does not protect his Viziers."""
    game = solo({"c4": "R", "c3": "R"}, yazid={"viziers": 1, "djinns": ["boaz"]})
    after(game, "roll 1 1", "pass", "pick c4", "drop red c3")
    assert "kill yellow of 2" in legal(game)


def test_yazid_does_no_tile_action() -> None:
    """SOLO-6: no palm tree on the Oasis, no palace on the Village, no card on the market."""
    for roll, tile in (("roll 3 3", "c3"), ("roll 1 1", "a1"), ("roll 1 4", "a4")):
        game = after(solo({tile: "Y"}, row=["silk"]), roll, "pass")
        assert set(tile_of(game, tile)) == {"tile", "owner", "piece"}
        assert game.position().cards.row == ["silk"]


def test_an_empty_target_changes_nothing() -> None:
    """SOLO-6: no camel either."""
    game = after(solo(), "roll 3 3", "pass")
    assert tile_of(game, "c3") == {"tile": "oasis"}
    assert yazid(game)["camels"] == 11


def test_yazid_buys_at_most_one_djinn_a_turn() -> None:
    """SOLO-6, SOLO-8: with Elders for two, also after two tiles."""
    game = after(solo({"c3": "WWWW"}, djinn_row=["enki", "leta"]), "roll 3 3", "pass")
    assert (yazid(game)["djinns"], yazid(game)["elders"]) == (["enki"], 2)
    two = solo({"a1": "WW", "b1": "WW"}, djinn_row=["enki", "leta"])
    after(two, "roll 1 6", "roll 1 1", "roll 2 1", "pass")
    assert (yazid(two)["djinns"], yazid(two)["elders"]) == (["enki"], 2)


def test_the_game_ends_after_the_round_of_a_last_camel() -> None:
    """SOLO-6: Yazid's last camel; you still play."""
    ten = ("a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5")
    game = solo({"a1": "W", "f1": "Y", "f2": "Y"}, owners=dict.fromkeys(ten, 2))
    after(game, "roll 1 1", "pass")
    assert (game.position().end.last_camel, game.decision.ask) == (True, "move")
    after(game, "pick f1", "drop yellow f2")
    assert game.is_over
    assert reasons(game) == ("last camel",)


def test_the_game_ends_after_the_round_of_your_last_camel() -> None:
    """SOLO-6: Yazid still plays."""
    ten = ("a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5")
    game = solo({"a1": "R", "f1": "Y", "f2": "Y"}, owners=dict.fromkeys(ten, 1))
    after(game, "roll 1 1", "outbid", "pick f1", "drop yellow f2")
    assert game.is_over
    assert (yazid(game)["assassins"], reasons(game)) == (1, ("last camel",))


# Losing and winning


def test_seven_assassins_lose_at_once() -> None:
    """SOLO-2: six do not."""
    lost = after(solo({"a3": "R"}, yazid={"assassins": 6}), "roll 1 3", "pass")
    assert reasons(lost) == ("assassins",)
    going_on = after(solo({"a3": "R"}, yazid={"assassins": 5}), "roll 1 3", "pass")
    assert going_on.decision.ask == "move"


def test_six_djinns_lose_at_once() -> None:
    """SOLO-2: five do not."""
    five = ["baal", "boaz", "leta", "utug", "marid"]
    lost = after(solo({"a3": "WW"}, djinn_row=["enki"], yazid={"djinns": five}), "roll 1 3", "pass")
    assert reasons(lost) == ("djinns",)
    going_on = after(solo({"a3": "WW"}, djinn_row=["enki"], yazid={"djinns": five[:4]}), "roll 1 3", "pass")
    assert going_on.decision.ask == "move"


def test_who_cannot_pay_in_full_loses_and_cannot_sell() -> None:
    """SOLO-2, SOLO-10: three gold are due for a Builder on c3; merchandise does not help."""
    cards = {"ivory": 1, "gold": 1, "silk": 1}
    lost = after(solo({"c3": "B"}, players={1: {"gold": 2, "cards": cards}}), "roll 3 3", "pass")
    assert reasons(lost) == ("gold",)
    paid = after(solo({"c3": "B"}, players={1: {"gold": 3}}), "roll 3 3", "pass")
    assert (you(paid)["gold"], paid.decision.ask) == (0, "move")


@pytest.mark.parametrize(("mine", "his", "won"), [(3, 2, True), (2, 2, False), (1, 2, False), (0, 0, False)])
def test_at_the_end_you_need_strictly_more_viziers(mine: int, his: int, won: bool) -> None:
    """SOLO-2, SOLO-11: equal is lost; a lost game has no score."""
    outcome = scene(seats=1, step="over", players={1: {"viziers": mine}}, yazid={"viziers": his}).outcome()
    assert outcome is not None
    assert outcome.winners == ((1,) if won else ())
    assert outcome.totals == ((25 + mine + 10,) if won else ())
    assert ("viziers" in outcome.reasons) == (not won)


def test_yazid_is_the_one_opponent_of_the_vizier_score() -> None:
    """SOLO-11: 10 points for having more than he, nothing otherwise; Jafaar works as usual."""
    for his, points in ((1, 6 + 10), (2, 6)):
        game = scene(seats=1, step="over", players={1: {"viziers": 2, "djinns": ["jafaar"]}}, yazid={"viziers": his})
        assert game.score_sheet()[0]["viziers"] == points


def test_order_on_a_tile_builders_before_assassins() -> None:
    """SOLO-8: gold is short and the seventh Assassin stands there: lost by gold; Viziers, Elders, Merchants came before."""
    game = solo({"c3": "YWGBR"}, row=["silk"], players={1: {"gold": 0}}, yazid={"assassins": 6})
    after(game, "roll 3 3", "pass")
    assert reasons(game) == ("gold",)
    assert (yazid(game)["viziers"], yazid(game)["elders"]) == (1, 1)
    assert tile_of(game, "c3")["owner"] == 2
    assert game.position().cards.discard == {"silk": 1}


def test_two_tiles_are_cleared_one_after_the_other() -> None:
    """SOLO-8: the first tile's Assassin loses the game before the second tile's Builder; djinns come last."""
    game = solo({"a1": "R", "c3": "BWW"}, players={1: {"gold": 0}}, yazid={"assassins": 6}, djinn_row=["enki"])
    after(game, "roll 1 6", "roll 1 1", "roll 3 3", "pass")
    assert reasons(game) == ("assassins",)
    assert yazid(game)["djinns"] == []
    game = solo({"a1": "R", "c3": "BWW"}, players={1: {"gold": 0}}, yazid={"assassins": 6}, djinn_row=["enki"])
    after(game, "roll 1 6", "roll 3 3", "roll 1 1", "pass")
    assert reasons(game) == ("gold",)


# Your djinns and Assassins


def test_your_assassins_reach_his_viziers_and_elders_only() -> None:
    """SOLO-6, SOLO-12: not his Assassins or Fakirs."""
    game = solo({"c4": "R", "c3": "R"}, yazid={"viziers": 1, "elders": 1, "assassins": 2, "fakirs": 1})
    after(game, "roll 1 1", "pass", "pick c4", "drop red c3")
    assert legal(game) == ["kill yellow of 2", "kill white of 2"]
    after(game, "kill yellow of 2")
    assert (yazid(game)["viziers"], yazid(game)["elders"]) == (0, 1)


def test_kandicha_and_iblis_work_on_his_area() -> None:
    """SOLO-12."""
    game = solo(
        {"c4": "R", "c3": "R"},
        yazid={"viziers": 1, "elders": 1},
        players={1: {"djinns": ["iblis", "kandicha"], "cards": {"fakir": 1}}},
    )
    after(game, "roll 1 1", "pass", "pick c4", "drop red c3", "use iblis paying fakir", "kill yellow white of 2")
    assert (you(game)["viziers"], you(game)["elders"]) == (1, 1)
    assert (yazid(game)["viziers"], yazid(game)["elders"]) == (0, 0)


def test_kumarbi_has_no_use() -> None:
    """SOLO-12: outbidding costs the full price; he is worth his 6 points."""
    game = after(solo(players={1: {"djinns": ["kumarbi"], "cards": {"fakir": 3}}}), "roll 3 2")
    assert legal(game) == ["pass", "outbid"]
    after(game, "outbid")
    assert (you(game)["gold"], you(game)["cards"]) == (20, {"fakir": 3})
    assert game.score_sheet()[0]["djinns"] == 6


def test_baal_and_dhenim_earn_2_from_him() -> None:
    """SOLO-6, SOLO-12."""
    game = solo({"a3": "WW"}, djinn_row=["enki"], players={1: {"djinns": ["baal"]}})
    after(game, "roll 1 3", "pass")
    assert (yazid(game)["djinns"], you(game)["gold"]) == (["enki"], 27)
    game = solo({"a3": "Y"}, promos=["dhenim"], players={1: {"djinns": ["dhenim"]}})
    after(game, "roll 1 3", "pass")
    assert you(game)["gold"] == 27


def test_the_other_triggers_earn_nothing_from_him() -> None:
    """SOLO-12: Yazid clears a market, a Village, an own tile of yours: no Galbells, Monkir, Marid, Nekir."""
    djinns = ["galbells", "marid", "monkir", "nekir"]
    for roll, tile in (("roll 1 4", "a4"), ("roll 1 1", "a1")):
        game = solo({tile: "YR"}, owners={tile: 1}, promos=["galbells"], players={1: {"djinns": djinns}})
        after(game, roll, "pass")
        assert (game.decision.ask, you(game)["gold"], you(game)["cards"]) == ("move", 25, {})


# No move left


def test_without_a_legal_move_the_round_is_finished_and_the_game_ends() -> None:
    """SOLO-13: END-4: you may still sell; Yazid, outbid, plays after you; then it is over."""
    game = scene(seats=1, step="roll", meeples={"a3": "Y"}, players={1: {"viziers": 2, "cards": {"silk": 1, "fish": 1}}})
    after(game, "roll 1 3", "outbid")
    assert game.decision.ask == "last"
    after(game, "sell silk fish")
    assert game.is_over
    assert yazid(game)["viziers"] == 1
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reasons, you(game)["gold"]) == ((1,), ("no move",), 25 - 4 + 3)


def test_yazid_may_take_your_last_move() -> None:
    """SOLO-13: you are blocked after his turn and the game ends with this round."""
    game = scene(seats=1, step="roll", meeples={"a3": "G", "b3": "G"}, players={1: {"viziers": 2}})
    after(game, "roll 1 3", "pass")
    assert game.is_over
    assert reasons(game) == ("no move",)


def test_the_board_is_tested_at_the_end_of_the_round() -> None:
    """SOLO-13, END-5: your move was the last one possible; no clean-up, no next round."""
    game = scene(seats=1, step="roll", meeples={"a3": "Y", "b3": "Y"})
    after(game, "roll 6 5", "pass", "pick a3", "drop yellow b3")
    assert game.is_over
    assert reasons(game) == ("no move",)


def test_a_losing_condition_met_in_the_last_round_still_loses() -> None:
    """SOLO-13."""
    game = scene(
        seats=1, step="roll", meeples={"a3": "R"}, players={1: {"viziers": 2, "cards": {"silk": 1}}}, yazid={"assassins": 6}
    )
    after(game, "roll 1 3", "outbid", "pass")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.totals, outcome.reasons) == ((), (), ("assassins",))


def test_solo_is_played_without_expansions() -> None:
    """SOLO-14: no items, tents, thieves, whims; the base djinns and the chosen promos."""
    for expansion in ("artisans", "thieves", "whims"):
        with pytest.raises(OptionsError):
            Options(1, (expansion,))
    position = Game.new(Options(1, promos=("wilwit",)), seed=5).position().to_json()
    assert not {"items", "thieves", "whims"} & set(position)
    assert not {"tent", "items", "thieves", "whims"} & set(position["seats"][0])
    djinns = {*position["djinns"]["row"], *position["djinns"]["deck"]}
    assert djinns == {*BASE_DJINNS, "wilwit"}
