"""Tribe actions (TRIBE). Without further words: rows 1 and 2 of the board are blue-valued, rows 3 to 5 red-valued."""

import pytest

from naqala import Game
from tests.scene import after, legal, scene, seat_of, tile_of

ALL_CARDS = {
    "ivory": 2,
    "jewels": 2,
    "gold": 2,
    "papyrus": 4,
    "silk": 4,
    "spice": 4,
    "fish": 6,
    "wheat": 6,
    "pottery": 6,
    "fakir": 18,
}


def board_of(game: Game) -> str:
    return "".join(tile.get("meeples", "") for tile in game.position().to_json()["board"].values())


@pytest.mark.parametrize(("there", "owners"), [("Y", {}), ("YW", {}), ("Y", {"a4": 2}), ("Y", {"a4": 1})])
def test_tribe_action_happens_whether_or_not_control_is_taken(there: str, owners: dict[str, int]) -> None:
    """TRIBE-GEN-1."""
    game = scene(meeples={"a3": "Y", "a4": there}, owners=owners)
    after(game, "pick a3", "drop yellow a4")
    assert seat_of(game, 1)["viziers"] == 2


def test_tribe_action_cannot_be_declined() -> None:
    """TRIBE-GEN-1: to pass in W1 is not to pass the action; the Builder question has no way out either."""
    game = scene(
        meeples={"b3": "G", "b4": "G", "e2": "B", "e3": "B"},
        players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}, 2: {"cards": {"fakir": 1}}},
        row=["silk", "fish", "gold"],
    )
    after(game, "pick b3", "drop green b4")
    assert legal(game) == ["pass", "use sloar paying fakir"]
    after(game, "pass")
    assert seat_of(game, 1)["cards"] == {"silk": 1, "fish": 1, "fakir": 1}
    after(game, "pass", "pass", "pick e2", "drop blue e3")
    assert legal(game) == ["fakirs 0", "fakirs 1"]


@pytest.mark.parametrize(("letter", "colour"), [("R", "red"), ("B", "blue"), ("G", "green")])
def test_merchants_builders_assassins_go_to_the_bag_before_the_effect(letter: str, colour: str) -> None:
    """TRIBE-GEN-2: in W1 they are still in hand, when the action asks or has been done they are in the bag."""
    game = scene(
        meeples={"b3": letter, "c3": letter, "d3": "W"},
        players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}},
        row=["silk", "fish"],
    )
    whole = game.position().bag.count(letter) + 2
    after(game, "pick b3", f"drop {colour} c3")
    assert game.decision.ask == "tribe"
    assert game.position().bag.count(letter) == whole - 2
    after(game, "pass")
    assert game.decision.ask == {"R": "kill", "B": "build", "G": "tile"}[letter]
    assert game.position().bag.count(letter) == whole


def test_viziers_are_kept_open_in_front_of_the_player() -> None:
    """TRIBE-YELLOW-1: all of them, in public, none in the bag."""
    game = scene(meeples={"a4": "Y", "b4": "YYYW"}, players={1: {"viziers": 1}})
    bag = game.position().bag.count("Y")
    after(game, "pick a4", "drop yellow b4")
    assert tile_of(game, "b4")["meeples"] == "W"
    assert game.view(2).position.seats[0].viziers == 5
    assert game.position().bag.count("Y") == bag


def test_elders_are_kept_and_spent_into_the_bag() -> None:
    """TRIBE-WHITE-1: the Elders just won pay a djinn at once and go to the bag."""
    game = scene(meeples={"a3": "W", "a2": "WW"}, djinn_row=["baal"])
    bag = game.position().bag.count("W")
    after(game, "pick a3", "drop white a2")
    assert seat_of(game, 1)["elders"] == 3
    assert game.position().bag.count("W") == bag
    after(game, "buy baal paying elder elder")
    assert seat_of(game, 1)["elders"] == 1
    assert game.position().bag.count("W") == bag + 2


def test_elders_just_won_pay_a_power() -> None:
    """TRIBE-WHITE-1."""
    game = scene(meeples={"a3": "W", "a4": "W"}, players={1: {"djinns": ["enki"]}})
    after(game, "pick a3", "drop white a4", "use enki paying elder", "at f3")
    assert seat_of(game, 1)["elders"] == 1
    assert tile_of(game, "f3")["palms"] == 1


def test_merchants_take_cards_from_the_front_without_a_choice() -> None:
    """TRIBE-GREEN-1: Fakirs included, the rest of the row keeps its order."""
    game = scene(meeples={"a3": "G", "a4": "GG"}, row=["fish", "fakir", "fish", "ivory", "silk"])
    after(game, "pick a3", "drop green a4")
    assert seat_of(game, 1)["cards"] == {"fish": 2, "fakir": 1}
    assert game.position().cards.row == ["ivory", "silk"]


def test_merchants_at_a_short_row_take_what_is_there() -> None:
    """TRIBE-GREEN-2: the rest is lost, nothing is drawn for them and the row is not refilled."""
    game = scene(meeples={"a3": "G", "a4": "GGG", "f1": "Y", "f2": "Y"}, row=["fish", "silk"])
    after(game, "pick a3", "drop green a4")
    assert seat_of(game, 1)["cards"] == {"fish": 1, "silk": 1}
    assert game.decision.ask == "last"
    after(game, "pass")
    assert game.decision.seat == 2
    assert game.position().cards.row == []


@pytest.mark.parametrize(
    ("final", "start", "tiles", "blue"),
    [
        ("c3", "c4", {}, 3),  # the three tiles of the row below
        ("d4", "c4", {"c3": "village"}, 1),  # a diagonal alone
        ("d4", "c4", {"d4": "village"}, 1),  # the tile itself alone
        ("d4", "c4", {"d5": "sacred 15", "e5": "village"}, 2),
        ("b1", "b2", {}, 6),  # clipped at the border
        ("a1", "a2", {}, 4),
        ("d4", "c4", {"d2": "oasis", "d3": "sacred 10"}, 1),
    ],
)
def test_builders_earn_gold_for_blue_tiles_in_the_block(final: str, start: str, tiles: dict[str, str], blue: int) -> None:
    """TRIBE-BLUE-1: two and three Builders, no Fakirs."""
    for there, builders in (("B", 2), ("BB", 3)):
        game = scene(meeples={start: "B", final: there}, tiles=tiles)
        after(game, f"pick {start}", f"drop blue {final}")
        assert seat_of(game, 1)["gold"] == 50 + builders * blue


@pytest.mark.parametrize("fakirs", [0, 1, 3])
def test_each_fakir_adds_one_builder(fakirs: int) -> None:
    """TRIBE-BLUE-1, TRIBE-BLUE-2: any number of Fakirs from none to all, discarded; each adds to the first factor only."""
    game = scene(meeples={"c4": "B", "c3": "B"}, players={1: {"cards": {"fakir": 3, "silk": 2}}})
    after(game, "pick c4", "drop blue c3")
    assert legal(game) == ["fakirs 0", "fakirs 1", "fakirs 2", "fakirs 3"]
    after(game, f"fakirs {fakirs}")
    assert seat_of(game, 1)["gold"] == 50 + (2 + fakirs) * 3
    assert seat_of(game, 1)["cards"].get("fakir", 0) == 3 - fakirs
    assert game.position().cards.discard.get("fakir", 0) == fakirs


def test_echidna_doubles_the_whole_product() -> None:
    """TRIBE-BLUE-3: Fakirs included."""
    game = scene(meeples={"c4": "B", "c3": "B"}, players={1: {"djinns": ["echidna"], "elders": 2, "cards": {"fakir": 1}}}, seat=1)
    after(game, "pick c4", "drop blue c3", "use echidna paying elder elder", "fakirs 1")
    assert seat_of(game, 1)["gold"] == 50 + 2 * (2 + 1) * 3


def test_no_blue_tile_no_fakirs() -> None:
    """TRIBE-BLUE-4."""
    game = scene(meeples={"c4": "B", "d4": "B"}, players={1: {"cards": {"fakir": 2}}})
    after(game, "pick c4", "drop blue d4")
    assert game.decision.ask == "last"
    assert seat_of(game, 1)["gold"] == 50
    assert seat_of(game, 1)["cards"] == {"fakir": 2}


@pytest.mark.parametrize("there", ["R", "RR", "RRRR"])
def test_one_kill_however_many_assassins(there: str) -> None:
    """TRIBE-RED-1."""
    game = scene(meeples={"a3": "R", "a4": there, "b4": "YYGG", "f1": "W", "f2": "W"})
    after(game, "pick a3", "drop red a4", "kill green b4")
    assert board_of(game) == "WWYYG"
    assert game.decision.ask == "move"
    assert game.decision.seat == 2


def test_two_kills_with_iblis() -> None:
    """TRIBE-RED-1."""
    game = scene(meeples={"a3": "R", "a4": "R", "b4": "YYGG"}, players={1: {"djinns": ["iblis"], "elders": 1}})
    after(game, "pick a3", "drop red a4", "use iblis paying elder")
    assert legal(game) == ["kill yellow yellow b4", "kill yellow green b4", "kill green green b4"]
    after(game, "kill yellow green b4")
    assert board_of(game) == "YG"


def test_iblis_kills_as_many_as_there_are_up_to_two() -> None:
    """TRIBE-RED-1, OPEN-12: one where one stands, never fewer than two by choice where two stand."""
    game = scene(
        meeples={"a3": "R", "a4": "R", "b4": "W", "a5": "YG"},
        players={1: {"djinns": ["iblis"], "elders": 1}, 2: {"viziers": 1}, 3: {"viziers": 2, "elders": 1}},
    )
    after(game, "pick a3", "drop red a4", "use iblis paying elder")
    singles = {"kill white b4", "kill yellow of 2"}
    assert set(legal(game)) == {*singles, "kill yellow green a5", "kill yellow yellow of 3", "kill yellow white of 3"}


def test_range_is_assassins_plus_fakirs_in_steps() -> None:
    """TRIBE-RED-2: 2 Assassins and 1 Fakir reach 3 tiles far, counted without diagonals; a diagonal neighbour is 2 away."""
    game = scene(
        meeples={"c4": "R", "c3": "R", "c2": "Y", "d4": "W", "e3": "G", "f3": "B", "e1": "Y", "e4": "R", "a2": "W", "a1": "G"},
        players={1: {"cards": {"fakir": 1}}},
    )
    after(game, "pick c4", "drop red c3")
    targets = {"kill yellow c2", "kill white d4", "kill green e3", "kill blue f3", "kill red e4", "kill white a2"}
    assert set(legal(game)) == targets


def test_viziers_and_elders_in_front_of_opponents_are_targets() -> None:
    """TRIBE-RED-3: no range is needed, one's own are never targets, and one meeple dies."""
    game = scene(
        meeples={"a3": "R", "a4": "R", "f1": "Y"},
        players={1: {"viziers": 2, "elders": 2}, 2: {"viziers": 2}, 3: {"viziers": 1, "elders": 3}},
    )
    after(game, "pick a3", "drop red a4")
    assert set(legal(game)) == {"kill yellow of 2", "kill yellow of 3", "kill white of 3"}
    after(game, "kill white of 3")
    assert [(entry["viziers"], entry["elders"]) for entry in game.position().to_json()["seats"]] == [(2, 2), (2, 0), (1, 2)]


def test_a_meeple_left_on_the_final_tile_may_be_killed() -> None:
    """TRIBE-RED-4, TRIBE-RED-8, OPEN-5: if that empties the tile it is controlled."""
    game = scene(meeples={"a3": "R", "a4": "RW", "b4": "Y"})
    after(game, "pick a3", "drop red a4")
    assert "owner" not in tile_of(game, "a4")
    assert set(legal(game)) == {"kill white a4", "kill yellow b4"}
    after(game, "kill white a4")
    assert tile_of(game, "a4")["owner"] == 1
    assert seat_of(game, 1)["camels"] == 7


def test_any_colour_may_be_killed_also_on_own_tiles() -> None:
    """TRIBE-RED-5."""
    game = scene(meeples={"a3": "R", "a4": "R", "b4": "YWGBR", "a5": "Y"}, owners={"b4": 1, "a5": 2})
    after(game, "pick a3", "drop red a4")
    colours = ("yellow", "white", "green", "blue", "red")
    assert set(legal(game)) == {f"kill {colour} b4" for colour in colours} | {"kill yellow a5"}


def test_the_kill_is_compulsory_if_it_needs_no_fakir() -> None:
    """TRIBE-RED-6, OPEN-5: even if the only target is one's own loss; with a Fakir in hand too."""
    for cards in ({}, {"fakir": 2}):
        game = scene(meeples={"a3": "R", "a4": "R", "b4": "Y"}, owners={"b4": 1}, players={1: {"cards": cards}})
        after(game, "pick a3", "drop red a4")
        assert legal(game) == ["kill yellow b4"]


def test_spending_fakirs_for_a_kill_is_never_compulsory() -> None:
    """TRIBE-RED-6: every target is too far without Fakirs, so the player may pass."""
    game = scene(meeples={"a3": "R", "a4": "R", "d4": "Y"}, players={1: {"cards": {"fakir": 2}}})
    after(game, "pick a3", "drop red a4")
    assert legal(game) == ["pass", "kill yellow d4"]
    after(game, "pass")
    assert tile_of(game, "d4")["meeples"] == "Y"
    assert seat_of(game, 1)["cards"] == {"fakir": 2}


def test_without_a_target_assassins_do_nothing() -> None:
    """TRIBE-RED-6."""
    game = scene(meeples={"a3": "R", "a4": "R", "f1": "Y", "f2": "Y"}, players={1: {"viziers": 1}})
    after(game, "pick a3", "drop red a4")
    assert game.decision.seat == 2
    assert board_of(game) == "YY"


def test_the_victim_goes_to_the_bag_and_nothing_else_dies() -> None:
    """TRIBE-RED-7: camel, palm trees and palaces stay and are no targets."""
    game = scene(
        meeples={"a3": "R", "a4": "R", "b4": "G"}, owners={"b4": 2, "a5": 2}, palms={"b4": 2, "a5": 1}, palaces={"b4": 1}
    )
    bag = game.position().bag.count("G")
    after(game, "pick a3", "drop red a4")
    assert legal(game) == ["kill green b4"]
    after(game, "kill green b4")
    assert game.position().bag.count("G") == bag + 1
    assert tile_of(game, "b4") == {"tile": "small market", "owner": 2, "piece": "camel", "palms": 2, "palaces": 1}


def test_a_victim_in_front_of_an_opponent_goes_to_the_bag() -> None:
    """TRIBE-RED-7."""
    game = scene(meeples={"a3": "R", "a4": "R"}, players={2: {"viziers": 1}})
    bag = game.position().bag.count("Y")
    after(game, "pick a3", "drop red a4", "kill yellow of 2")
    assert game.position().bag.count("Y") == bag + 1
    assert seat_of(game, 1)["viziers"] == 0


def test_the_killer_must_claim_a_tile_he_empties() -> None:
    """TRIBE-RED-8."""
    game = scene(meeples={"a3": "R", "a4": "R", "b4": "G"})
    after(game, "pick a3", "drop red a4", "kill green b4")
    assert tile_of(game, "b4")["owner"] == 1
    assert seat_of(game, 1)["camels"] == 6


@pytest.mark.parametrize(("victims", "owners", "owner"), [("GW", {}, None), ("G", {"b4": 2}, 2)])
def test_no_claim_if_meeples_or_a_camel_are_there(victims: str, owners: dict[str, int], owner: int | None) -> None:
    """TRIBE-RED-8."""
    game = scene(meeples={"a3": "R", "a4": "R", "b4": victims}, owners=owners)
    after(game, "pick a3", "drop red a4", "kill green b4")
    assert tile_of(game, "b4").get("owner") == owner
    assert seat_of(game, 1)["camels"] == 7


def test_without_camels_the_kill_gives_no_control() -> None:
    """TRIBE-RED-8: the last camel went to the final tile."""
    owned = dict.fromkeys(("a1", "b1", "c1", "d1", "e1", "f1", "f2"), 1)
    game = scene(meeples={"a3": "R", "a4": "R", "b4": "G"}, owners=owned)
    after(game, "pick a3", "drop red a4", "kill green b4")
    assert tile_of(game, "a4")["owner"] == 1
    assert "owner" not in tile_of(game, "b4")


def test_boaz_protects_what_lies_in_front_of_his_owner() -> None:
    """TRIBE-RED-9: but not the meeples on his tiles."""
    game = scene(
        meeples={"a3": "R", "a4": "R", "b4": "W"},
        owners={"b4": 2},
        players={2: {"viziers": 2, "elders": 2, "djinns": ["boaz"]}, 3: {"elders": 1}},
    )
    after(game, "pick a3", "drop red a4")
    assert set(legal(game)) == {"kill white b4", "kill white of 3"}


@pytest.mark.parametrize(("kill", "spent"), [("kill yellow c4", 0), ("kill yellow d4", 1), ("kill yellow e4", 2)])
def test_a_far_target_costs_exactly_the_missing_fakirs(kill: str, spent: int) -> None:
    """TRIBE-RED-10: 2 Assassins at a4; the target names the price."""
    game = scene(meeples={"a3": "R", "a4": "R", "c4": "Y", "d4": "Y", "e4": "Y"}, players={1: {"cards": {"fakir": 3}}})
    after(game, "pick a3", "drop red a4", kill)
    assert seat_of(game, 1)["cards"]["fakir"] == 3 - spent
    assert game.position().cards.discard.get("fakir", 0) == spent


def test_a_target_in_front_of_an_opponent_costs_no_fakir() -> None:
    """TRIBE-RED-10."""
    game = scene(meeples={"a3": "R", "a4": "R"}, players={1: {"cards": {"fakir": 1}}, 2: {"elders": 1}})
    after(game, "pick a3", "drop red a4")
    assert legal(game) == ["kill white of 2"]
    after(game, "kill white of 2")
    assert seat_of(game, 1)["cards"] == {"fakir": 1}


def test_fakirs_are_paid_before_kandicha_draws() -> None:
    """TRIBE-RED-11: the pile and the discard are empty but for the Fakir just paid, so it is drawn."""
    rest = {**ALL_CARDS, "fakir": 17}
    game = scene(
        meeples={"a3": "R", "a4": "R", "d4": "G"},
        players={1: {"djinns": ["kandicha"], "cards": {"fakir": 1}}, 2: {"cards": rest}},
    )
    after(game, "pick a3", "drop red a4", "kill green d4")
    assert game.decision.ask == "draw card"
    assert legal(game) == ["draw fakir"]


def test_victims_leave_together_then_kandicha_gains_then_control() -> None:
    """TRIBE-RED-11: at the first of two draws both Merchants are gone and the tile is not owned; Nekir pays once."""
    game = scene(
        meeples={"a3": "R", "a4": "R", "b4": "GG"},
        players={1: {"djinns": ["iblis", "kandicha"], "elders": 1}, 2: {"djinns": ["nekir"]}},
    )
    after(game, "pick a3", "drop red a4", "use iblis paying elder", "kill green green b4")
    for card in ("silk", "fish"):
        assert game.decision.ask == "draw card"
        assert tile_of(game, "b4") == {"tile": "small market"}
        after(game, f"draw {card}")
    assert tile_of(game, "b4")["owner"] == 1
    assert seat_of(game, 1)["cards"] == {"silk": 1, "fish": 1}
    assert seat_of(game, 2)["gold"] == 52


@pytest.mark.parametrize(
    ("expansion", "tiles"),
    [
        ("artisans", {"b2": "workshop se", "b3": "chasm"}),
        ("whims", {"b3": "lake"}),
        ("artisans", {"b2": "workshop se", "b3": "workshop se", "c3": "workshop nw"}),
    ],
)
def test_mountains_chasm_and_lake_do_not_matter_for_range(expansion: str, tiles: dict[str, str]) -> None:
    """TRIBE-RED-12: they neither block nor lengthen it: 2 Assassins at a3 reach c3 and not d3."""
    game = scene(expansions=(expansion,), tiles=tiles, meeples={"a4": "R", "a3": "R", "c3": "Y", "d3": "Y"}, seat=1)
    after(game, "pick a4", "drop red a3", *(["camel"] if expansion == "artisans" else []))
    assert legal(game) == ["kill yellow c3"]
