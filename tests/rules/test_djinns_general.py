"""Djinns in general: points, costs, when and how often a power is used."""

import pytest

from tests.reference.components import BASE_DJINN_VALUE, BASE_DJINNS, DJINN_VALUE
from tests.scene import after, legal, scene, seat_of, tile_of

SPARE = {"e5": "G", "f5": "G"}
"""Two Merchants apart from everything: a move is left, so the game goes on."""


@pytest.mark.parametrize(("djinn", "points"), [*BASE_DJINN_VALUE.items(), ("dhenim", DJINN_VALUE["dhenim"])])
def test_each_djinn_scores_its_printed_points(djinn: str, points: int) -> None:
    """DJ-ALAMIN, DJ-ANUNNAK, DJ-BAAL, DJ-BOAZ, DJ-BOURAQ, DJ-ECHIDNA, DJ-ENKI, DJ-HAGIS, DJ-HAURVATAT, DJ-IBUS, DJ-JAAFAR,
    DJ-KANDICHA, DJ-KUMARBI, DJ-LAMIA, DJ-LETA, DJ-MARID, DJ-MONKIR, DJ-NEKIR, DJ-SHAMHAT, DJ-SIBITTIS, DJ-SLOAR, DJ-UTUG,
    DJ-DHENIM: victory points.
    """
    sheet = scene(step="over", promos=["dhenim"], players={1: {"djinns": [djinn]}}).score_sheet()[0]
    assert sheet["djinns"] == points
    assert sheet["total"] == 50 + points


def test_powers_with_a_cost_take_elders_and_fakirs_as_printed_and_the_others_are_never_used() -> None:
    """DJ-ANUNNAK, DJ-BOURAQ, DJ-ENKI, DJ-IBUS cost E; DJ-ECHIDNA, DJ-LETA, DJ-SIBITTIS, DJ-UTUG cost EE; DJ-SLOAR a Fakir.
    DJ-ALAMIN, DJ-BAAL, DJ-BOAZ, DJ-HAURVATAT, DJ-JAAFAR, DJ-KANDICHA, DJ-MARID, DJ-MONKIR, DJ-NEKIR have no cost; DJ-HAGIS,
    DJ-LAMIA, DJ-KUMARBI are no actions. DJ-GEN-5.
    """
    djinns = [djinn for djinn in BASE_DJINNS if djinn != "shamhat"]
    game = scene(meeples={"c4": "R", "c3": "R", **SPARE}, players={1: {"djinns": djinns, "elders": 2, "cards": {"fakir": 1}}})
    after(game, "pick c4", "drop red c3")
    one = {f"use {djinn} paying {payment}" for djinn in ("anunnak", "bouraq", "enki", "iblis") for payment in ("elder", "fakir")}
    two = {
        f"use {djinn} paying elder {payment}"
        for djinn in ("echidna", "leta", "sibittis", "utug")
        for payment in ("elder", "fakir")
    }
    assert game.decision.ask == "tribe"
    assert set(legal(game)) == {"pass", "use sloar paying fakir"} | one | two


def test_redirections_cost_an_elder_or_a_fakir() -> None:
    """DJ-HAGIS, DJ-LAMIA: cost E."""
    for tile, djinn in (("village", "hagis"), ("oasis", "lamia")):
        game = scene(
            tiles={"c3": tile},
            meeples={"c4": "Y", "c3": "Y", **SPARE},
            players={1: {"djinns": [djinn], "elders": 1, "cards": {"fakir": 1}}},
        )
        after(game, "pick c4", "drop yellow c3")
        assert {"pass", "redirect c4 paying elder", "redirect c4 paying fakir"} <= set(legal(game))
        after(game, "redirect c4 paying fakir")
        assert (seat_of(game, 1)["elders"], seat_of(game, 1)["cards"]) == (1, {})


def test_kumarbi_is_paid_with_fakirs_at_the_bid() -> None:
    """DJ-KUMARBI: cost 1 or more Fakirs; DJ-GEN-3: in the owner's bid, not in the turn."""
    player = {"djinns": ["kumarbi"], "elders": 2, "cards": {"fakir": 2}}
    game = scene(step="bid", players={1: player})
    after(game, "bid 3 paying 2 fakirs")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["elders"], seat_of(game, 1)["cards"]) == (50, 2, {})
    assert not any("kumarbi" in text for text in legal(scene(meeples=SPARE, players={1: player})))


def test_there_is_no_limit_to_the_djinns_owned() -> None:
    """DJ-GEN-1: the twenty-second djinn joins the others, and all stay and score."""
    game = scene(
        meeples={"c3": "W", "c2": "W", **SPARE},
        players={1: {"djinns": [djinn for djinn in BASE_DJINNS if djinn != "shamhat"]}},
        djinn_row=["shamhat"],
    )
    after(game, "pick c3", "drop white c2", "buy shamhat paying elder elder")
    assert seat_of(game, 1)["djinns"] == BASE_DJINNS
    assert game.score_sheet()[0]["djinns"] == 141


def test_powers_without_cost_work_in_the_turns_of_others_as_often_as_it_happens() -> None:
    """DJ-GEN-2: three drops in one turn of seat 1, three payments of 2 to seat 2, who spends nothing."""
    game = scene(
        meeples={"a1": "GGG", "d1": "G", **SPARE},
        owners={"b1": 2, "c1": 2, "d1": 2},
        players={2: {"djinns": ["marid"], "elders": 1}},
    )
    after(game, "pick a1", "drop green b1", "drop green c1", "drop green d1")
    assert (seat_of(game, 2)["gold"], seat_of(game, 2)["elders"]) == (56, 1)


def test_a_power_with_cost_is_used_once_a_turn_beside_other_djinns() -> None:
    """DJ-GEN-3: once per turn per djinn, different djinns in one turn."""
    game = scene(meeples=SPARE, players={1: {"djinns": ["enki", "bouraq"], "elders": 4}})
    after(game, "use enki paying elder", "at a3")
    assert "use enki paying elder" not in legal(game)
    after(game, "use bouraq paying elder", "at a1")
    assert legal(game) == ["pick e5", "pick f5"]
    after(game, "pick e5", "drop green f5")
    assert (tile_of(game, "a3")["palms"], tile_of(game, "a1")["palaces"]) == (1, 1)
    assert game.decision.seat != 1  # nothing was offered in the later windows of this turn


def test_a_power_with_cost_is_used_in_its_owners_turn_only() -> None:
    """DJ-GEN-3: seat 2's powers are offered in seat 2's turn and not in seat 1's."""
    game = scene(
        meeples={"a1": "Y", "b1": "Y", **SPARE}, players={2: {"djinns": ["enki", "sloar"], "elders": 2, "cards": {"fakir": 1}}}
    )
    assert legal(game) == ["pick a1", "pick b1", "pick e5", "pick f5"]
    after(game, "pick a1", "drop yellow b1")
    assert game.decision.seat == 2
    assert {"use enki paying elder", "use enki paying fakir", "use sloar paying fakir"} < set(legal(game))


def test_with_two_players_the_limit_is_for_each_marker() -> None:
    """OPEN-2, DJ-GEN-4: both markers of seat 1 use Enki in the same round."""
    game = scene(
        seats=2,
        meeples={"a1": "Y", "b1": "Y", **SPARE},
        players={1: {"djinns": ["enki"], "elders": 2}},
        bid_track=[1],
        turn_track={"8": [1], "5": [2], "3": [2]},
    )
    after(game, "use enki paying elder", "at a3", "pick a1", "drop yellow b1")
    assert (game.decision.ask, game.decision.seat) == ("move", 1)
    after(game, "use enki paying elder", "at a3")
    assert tile_of(game, "a3")["palms"] == 2


def test_with_two_players_effects_of_this_turn_end_with_the_player_turn() -> None:
    """DJ-GEN-4: Iblis used with the first marker does not make the second marker's Assassins kill two."""
    game = scene(
        seats=2,
        meeples={"c4": "R", "c3": "R", "d3": "GB", "a2": "R", "a1": "R", "b1": "YB"},
        players={1: {"djinns": ["iblis"], "elders": 1}},
        bid_track=[1],
        turn_track={"8": [1], "5": [2], "3": [2]},
    )
    after(game, "pick c4", "drop red c3", "use iblis paying elder", "kill green blue d3", "pick a2", "drop red a1")
    assert legal(game) == ["kill yellow b1", "kill blue b1"]


def test_with_two_players_kumarbi_helps_both_markers() -> None:
    """OPEN-2, DJ-KUMARBI-4."""
    game = scene(seats=2, step="bid", bid_track=[1, 2, 1, 2], players={1: {"djinns": ["kumarbi"], "cards": {"fakir": 2}}})
    after(game, "bid 3 paying 1 fakir", "bid 0", "bid 5 paying 1 fakir")
    assert seat_of(game, 1)["gold"] == 50 - 1 - 3
    assert seat_of(game, 1)["cards"] == {}


def test_double_costs_need_a_real_elder() -> None:
    """DJ-GEN-5: two Fakirs do not pay EE, one Elder alone does not either; one of them pays E."""
    djinns = ["anunnak", "leta", "sibittis"]
    only_fakirs = scene(step="last", players={1: {"djinns": djinns, "cards": {"fakir": 2}}})
    assert legal(only_fakirs) == ["pass", "use anunnak paying fakir"]
    only_elder = scene(step="last", players={1: {"djinns": djinns, "elders": 1}})
    assert legal(only_elder) == ["pass", "use anunnak paying elder"]


def test_paid_elders_go_to_the_bag_and_fakirs_to_the_discard_before_the_effect() -> None:
    """DJ-GEN-5: at the moment of the question for the tile everything is paid."""
    game = scene(step="last", players={1: {"djinns": ["leta"], "elders": 3, "cards": {"fakir": 2}}})
    white = game.position().bag.count("W")
    after(game, "use leta paying elder fakir")
    assert game.decision.ask == "target"
    assert game.position().bag.count("W") == white + 1
    assert game.position().cards.discard == {"fakir": 1}
    assert (seat_of(game, 1)["elders"], seat_of(game, 1)["cards"]) == (2, {"fakir": 1})


def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """DJ-GEN-6: Sibittis with one djinn left draws one."""
    game = scene(
        step="last",
        players={1: {"djinns": ["sibittis"], "elders": 2}, 2: {"djinns": [*BASE_DJINNS[:19], "sloar"]}},
        djinns={"deck": ["utug"], "discard": []},
    )
    after(game, "use sibittis paying elder elder", "draw utug")
    assert legal(game) == ["keep utug"]


def test_a_power_that_would_do_nothing_may_not_be_used() -> None:
    """DJ-GEN-6: no palm tree, no palace, no djinn, no camel left."""
    game = scene(
        step="last",
        owners=dict.fromkeys(("a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2"), 1),
        palms={"a3": 12},
        palaces={"a1": 10},
        players={1: {"djinns": BASE_DJINNS, "elders": 3, "cards": {"fakir": 1}}},
        meeples={"c4": "Y", **SPARE},
    )
    used = {text.split()[1] for text in legal(game) if text.startswith("use")}
    assert used == {"anunnak", "sloar"}


def test_a_bought_djinn_is_usable_at_once() -> None:
    """DJ-GEN-7: bought on the Sacred Place, used in the last window of the same turn."""
    game = scene(meeples={"c3": "W", "c2": "W", **SPARE}, djinn_row=["enki"], players={1: {"elders": 1}})
    after(game, "pick c3", "drop white c2", "buy enki paying elder elder", "use enki paying elder", "at a3")
    assert tile_of(game, "a3")["palms"] == 1


def test_a_djinn_drawn_with_sibittis_is_usable_at_once() -> None:
    """DJ-GEN-7."""
    game = scene(meeples=SPARE, players={1: {"djinns": ["sibittis"], "elders": 3}})
    after(game, "use sibittis paying elder elder", "draw enki", "draw leta", "draw utug", "keep enki")
    after(game, "use enki paying elder", "at b3")
    assert tile_of(game, "b3")["palms"] == 1


def test_the_bank_never_runs_out() -> None:
    """OPEN-13, COMP-7: a djinn pays on although the players hold more than the 288 gold of the box."""
    game = scene(
        meeples={"a1": "Y", "b1": "Y", **SPARE},
        owners={"b1": 2},
        players={1: {"gold": 288}, 2: {"gold": 288, "djinns": ["marid"]}},
    )
    after(game, "pick a1", "drop yellow b1")
    assert seat_of(game, 2)["gold"] == 290
