"""Thieves of Naqala."""

from typing import Any

import pytest

from naqala import Game, Options
from tests.scene import after, legal, scene, seat_of, tile_of

COLOURS = {
    "houssain": "green",
    "ziad": "yellow",
    "ouafat": "white",
    "kohdjah": "red",
    "shaum": "blue",
    "madjaar": "purple",
}
FIVE = [thief for thief in COLOURS if thief != "madjaar"]
MORE = {"e4": "W", "e5": "W"}
"""A move for the next player, far from the rest."""
NINE = ["fish", "silk", "gold", "ivory", "wheat", "spice", "jewels", "pottery", "fakir"]
SEVEN = dict.fromkeys(("a3", "b3", "c3", "d3", "e3", "f3", "a4"), 1)
BOTH = ("artisans", "thieves")


def table(*, expansions: tuple[str, ...] = ("thieves",), tiles: dict[str, str] | None = None, **fields: Any) -> Game:
    """A scene with thieves; a workshop, if any, stands in the corner, where its mountains touch nothing."""
    corner = {"f1": "workshop se"} if "artisans" in expansions else {}
    return scene(expansions=expansions, tiles=corner | (tiles or {}), **{"meeples": MORE, **fields})


def ready(
    thief: str, *, seat: int = 1, user: dict[str, Any] | None = None, others: dict[int, Any] | None = None, **fields: Any
) -> Game:
    """The seat owns the thief and has just performed the tribe action of its colour, on b1, where nothing is for sale."""
    return table(
        tiles={"b1": "small market", **fields.pop("tiles", {})},
        seat=seat,
        step="thief",
        turn={"start": "a1", "at": "b1", "tribe": COLOURS[thief], "count": 2},
        players={seat: {"thieves": [thief], **(user or {})}, **(others or {})},
        **fields,
    )


def sacred(**fields: Any) -> Game:
    """Seat 1 has ended its move on a Sacred Place."""
    turn = {"start": "a1", "at": "b1", "tribe": "yellow", "count": 2}
    return table(**{"tiles": {"b1": "sacred 6"}, "step": "tile", "turn": turn, "djinn_row": ["marid", "enki"], **fields})


def cleaning(**fields: Any) -> Game:
    """The last turn of a round is over; rows are full."""
    turn = {"start": "a1", "at": "b1", "tribe": "yellow", "count": 2}
    rows: dict[str, Any] = {"row": NINE, "djinn_row": ["marid", "enki", "leta"], "bid_track": [1, 2, 3], "turn_track": {}}
    return table(seat=3, step="last", turn=turn, **rows, **fields)


# --- general ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("expansions", "thieves"), [(("thieves",), FIVE), (BOTH, list(COLOURS))])
def test_a_thief_for_each_tribe_one_of_them_face_up(expansions: tuple[str, ...], thieves: list[str]) -> None:
    """THF-1: the purple one only with Artisans; the djinn Morgiane joins."""
    turned_up = set()
    for seed in range(60):
        start = Game.new(Options(3, expansions), seed).position().to_json()
        assert sorted([start["thieves"]["face_up"], *start["thieves"]["deck"]]) == sorted(thieves)
        assert "morgiane" in start["djinns"]["row"] + start["djinns"]["deck"]
        turned_up.add(start["thieves"]["face_up"])
    assert turned_up == set(thieves)


def test_a_thief_is_bought_like_a_djinn() -> None:
    """THF-2: instead of one, for the same cost; it lies open before its owner."""
    game = sacred(players={1: {"elders": 2, "cards": {"fakir": 1}}}, thieves={"face_up": "ziad"})
    cards = ("marid", "enki", "ziad")
    payments = ("elder elder", "elder fakir")
    assert set(legal(game)) == {"pass", *(f"buy {card} paying {payment}" for card in cards for payment in payments)}
    after(game, "buy ziad paying elder elder")
    assert (seat_of(game, 1)["elders"], seat_of(game, 1)["djinns"]) == (0, [])
    assert game.view(2).position.seats[0].thieves == ["ziad"]
    assert "face_up" not in game.position().to_json()["thieves"]


def test_one_card_per_purchase() -> None:
    """THF-19: a djinn or a thief."""
    game = sacred(players={1: {"elders": 5}}, thieves={"face_up": "ziad"})
    assert after(game, "buy ziad paying elder elder").decision.seat == 2


def test_no_thief_is_sold_while_no_djinn_is_face_up() -> None:
    """THF-19, TILE-SP-2."""
    game = sacred(players={1: {"elders": 5}}, thieves={"face_up": "ziad"}, djinn_row=[])
    assert game.decision.seat == 2


def test_lamp_sibittis_and_ouafat_take_no_thief() -> None:
    """THF-19, THF-7: thieves are bought on Sacred Places only."""
    face_up: dict[str, Any] = {"thieves": {"face_up": "ziad"}}
    lamp = table(expansions=BOTH, players={1: {"items": {"lamp": 1}}}, djinn_row=["marid"], **face_up)
    assert set(legal(after(lamp, "play lamp"))) == {"take marid", "take deck"}
    sibittis = table(players={1: {"djinns": ["sibittis"], "elders": 2}}, **face_up)
    after(sibittis, "use sibittis paying elder elder")
    assert not {f"draw {thief}" for thief in COLOURS} & set(legal(sibittis))
    ouafat = ready("ouafat", others={2: {"djinns": ["marid"], "thieves": ["shaum"]}, 3: {"thieves": ["kohdjah"]}}, **face_up)
    assert legal(after(ouafat, "use ouafat")) == ["give marid"]
    assert legal(after(ouafat, "give marid")) == ["take marid"]


@pytest.mark.parametrize(("thief", "colour"), COLOURS.items())
def test_a_thief_is_used_after_the_tribe_action_of_its_colour(thief: str, colour: str) -> None:
    """THF-3, THF-1: no other is offered, and it may be kept."""
    rich = {"cards": {"silk": 2}, "viziers": 1, "djinns": ["marid"], "items": {"horn": 1}}
    game = table(
        expansions=BOTH,
        step="thief",
        turn={"start": "a1", "at": "b1", "tribe": colour, "count": 2},
        owners={"c3": 2},
        palms={"c3": 1},
        players={1: {"thieves": list(COLOURS)}, 2: rich},
    )
    assert set(legal(game)) == {f"use {thief}", "pass"}
    assert seat_of(after(game, "pass"), 1)["thieves"] == list(COLOURS)


def test_a_used_thief_leaves_the_game() -> None:
    """THF-3, THF-27."""
    game = after(ready("ziad", others={2: {"viziers": 1}}), "use ziad")
    assert seat_of(game, 1)["thieves"] == []
    assert game.position().to_json()["thieves"]["out"] == ["ziad"]
    assert "ziad" not in game.position().to_json()["thieves"]["deck"]


def test_a_thief_is_not_used_in_the_turn_it_was_acquired() -> None:
    """THF-3: the Viziers of this turn do not call Ziad."""
    game = table(
        tiles={"b1": "sacred 6"},
        meeples={"a1": "Y", "b1": "Y"} | MORE,
        djinn_row=["marid"],
        thieves={"face_up": "ziad"},
        players={1: {"elders": 2}, 2: {"viziers": 3}},
    )
    after(game, "pick a1", "drop yellow b1", "buy ziad paying elder elder")
    assert game.decision.seat == 2
    assert (seat_of(game, 1)["thieves"], seat_of(game, 2)["viziers"]) == (["ziad"], 3)


def test_with_two_seats_the_second_marker_may_use_what_the_first_bought() -> None:
    """THF-18: "the turn" is the player turn."""
    game = sacred(
        seats=2,
        meeples={"a3": "Y", "b3": "Y"},
        thieves={"face_up": "ziad"},
        players={1: {"elders": 2}, 2: {"viziers": 1}},
        bid_track=[1],
        turn_track={"8": [1], "5": [2], "3": [2]},
    )
    after(game, "buy ziad paying elder elder", "pick a3", "drop yellow b3")
    assert set(legal(game)) == {"use ziad", "pass"}


def test_every_other_player_is_hit_clockwise_from_the_left() -> None:
    """THF-4: each victim chooses what to give, then the user what to take."""
    others = {seat: {"cards": {"silk": 1, "fish": 1, "fakir": 1}} for seat in (1, 2, 4)}
    game = after(ready("houssain", seat=3, seats=4, others=others), "use houssain")
    asked = []
    for gift in ("give silk fish", "give silk fakir", "give fish fakir"):
        asked.append(game.decision.seat)
        assert set(legal(game)) == {"give silk fish", "give fish fakir", "give silk fakir"}
        after(game, gift)
    assert asked == [4, 1, 2]
    assert (game.decision.seat, game.decision.ask) == (3, "take cards")


def test_clean_up_turns_up_the_next_thief_if_none_is_face_up() -> None:
    """THF-5."""
    game = cleaning()
    assert (game.decision.ask, set(legal(game))) == ("draw thief", {f"draw {thief}" for thief in FIVE})
    after(game, "draw shaum")
    assert (game.decision.ask, game.position().to_json()["thieves"]["face_up"]) == ("bid", "shaum")
    assert cleaning(thieves={"face_up": "ziad"}).decision.ask == "bid"


def test_an_empty_thief_pile_turns_up_none() -> None:
    """THF-27: used thieves never come back."""
    game = cleaning(thieves={"out": FIVE})
    assert game.decision.ask == "bid"
    assert "face_up" not in game.position().to_json()["thieves"]
    left = cleaning(thieves={"out": FIVE[1:]})
    assert legal(left) == ["draw houssain"]


def test_an_unused_thief_is_worth_6() -> None:
    """THF-6: in the line of the djinns; used ones are worth nothing."""
    game = table(players={1: {"thieves": ["ziad", "shaum"], "djinns": ["leta"]}}, thieves={"out": ["ouafat"]})
    assert [sheet["djinns"] for sheet in game.score_sheet()] == [16, 0, 0]


def test_thieves_are_not_djinns() -> None:
    """THF-7: Ba'al does not pay for one, whims and Wilwit do not count them."""
    game = sacred(players={1: {"elders": 2}, 2: {"djinns": ["baal"]}}, thieves={"face_up": "ziad"})
    after(game, "buy ziad paying elder elder")
    assert seat_of(game, 2)["gold"] == 50
    has = {"djinns": ["marid"], "thieves": ["ziad", "shaum"], "whims": ["w05"]}
    assert seat_of(table(expansions=("thieves", "whims"), players={1: has}), 1)["gold"] == 50
    wilwit = table(promos=["wilwit"], players={1: {"djinns": ["wilwit"], "thieves": ["ziad"]}})
    assert wilwit.score_sheet()[0]["djinns"] == 5 + 6


def test_a_victim_gives_what_it_can() -> None:
    """THF-8: one card instead of two; nothing: it is passed over."""
    game = after(ready("houssain", seats=4, others={2: {"cards": {"silk": 1}}, 4: {"cards": {"gold": 2}}}), "use houssain")
    assert legal(game) == ["give silk"]
    after(game, "give silk")
    assert (game.decision.seat, legal(game)) == (4, ["give gold gold"])


def test_the_user_must_take_as_far_as_something_was_given() -> None:
    """THF-8: two cards with Houssain, or the only one."""
    game = after(ready("houssain", others={2: {"cards": {"silk": 2}}}), "use houssain", "give silk silk")
    assert legal(game) == ["take silk silk"]
    game = after(ready("houssain", others={2: {"cards": {"silk": 1}}}), "use houssain", "give silk")
    assert legal(game) == ["take silk"]
    game = after(ready("ouafat", others={2: {"djinns": ["marid"]}}), "use ouafat", "give marid")
    assert legal(game) == ["take marid"]


def test_morgianes_owner_is_untouched() -> None:
    """THF-9, THF-26: not asked, gives nothing; Ouafat does not get her; she is worth 6."""
    protected = {"djinns": ["marid", "morgiane"], "cards": {"silk": 3}, "viziers": 2}
    others = {2: protected, 3: {"djinns": ["enki"], "cards": {"gold": 1}, "viziers": 1}}
    game = after(ready("ouafat", others=others), "use ouafat")
    assert (game.decision.seat, legal(game)) == (3, ["give enki"])
    assert legal(after(game, "give enki")) == ["take enki"]
    game = after(ready("houssain", others=others), "use houssain")
    assert (game.decision.seat, legal(game)) == (3, ["give gold"])
    game = after(ready("ziad", others=others), "use ziad")
    assert [seat_of(game, seat)["viziers"] for seat in (1, 2, 3)] == [1, 2, 0]
    assert table(players={1: {"djinns": ["morgiane"]}}).score_sheet()[0]["djinns"] == 6


def test_morgiane_does_not_protect_from_the_owners_own_thief() -> None:
    """THF-9: only thieves used by others; the owner's thieves work as usual."""
    game = after(ready("ziad", user={"djinns": ["morgiane"]}, others={2: {"viziers": 1}}), "use ziad")
    assert [seat_of(game, seat)["viziers"] for seat in (1, 2)] == [1, 0]


@pytest.mark.parametrize("thief", COLOURS)
def test_a_thief_that_could_take_nothing_may_not_be_used(thief: str) -> None:
    """THF-21: nothing to give, or only Morgiane's owner has something."""
    game = ready(thief, expansions=BOTH, user={"viziers": 3, "cards": {"silk": 3}}, others={2: {"gold": 99}}, owners={"c3": 1})
    assert game.decision.ask == "last"
    rich = {"djinns": ["morgiane", "marid"], "viziers": 2, "cards": {"silk": 3}, "items": {"horn": 1}}
    game = ready(thief, expansions=BOTH, user={"cards": {"silk": 1}}, others={2: rich}, owners={"c3": 2}, palms={"c3": 1})
    assert (game.decision.seat, game.decision.ask) == (1, "last")


def test_the_thief_is_asked_for_right_after_the_tribe_action() -> None:
    """THF-17: after kill and control, before the window of the tile; later it is too late."""
    game = table(
        tiles={"b1": "small market"},
        meeples={"a1": "R", "b1": "R", "b2": "G"} | MORE,
        row=["silk", "gold"],
        owners={"c3": 2},
        players={1: {"thieves": ["kohdjah"], "djinns": ["sloar"], "cards": {"fakir": 1}}},
    )
    after(game, "pick a1", "drop red b1", "pass", "kill green b2")
    assert tile_of(game, "b2")["owner"] == 1
    assert set(legal(game)) == {"use kohdjah", "pass"}
    after(game, "pass")
    assert (game.decision.ask, "buy 1" in legal(game), "use sloar paying fakir" in legal(game)) == ("tile", True, True)
    assert "use kohdjah" not in legal(game)
    assert "use kohdjah" not in legal(after(game, "pass"))


@pytest.mark.parametrize(("thief", "letter"), [("kohdjah", "R"), ("houssain", "G"), ("shaum", "B")])
def test_a_tribe_action_without_effect_counts_as_performed(thief: str, letter: str) -> None:
    """THF-17: no target, empty row, no blue tile."""
    game = table(
        meeples={"c4": letter, "d4": letter},
        owners={"a1": 2},
        palms={"a1": 1},
        players={1: {"thieves": [thief]}, 2: {"cards": {"silk": 1}}},
    )
    after(game, "pick c4", f"drop {COLOURS[thief]} d4")
    assert set(legal(game)) == {f"use {thief}", "pass"}


def test_whims_of_the_tribe_action_are_paid_before_the_thief_is_asked() -> None:
    """THF-17."""
    game = table(
        expansions=("thieves", "whims"),
        meeples={"a1": "Y", "b1": "YY"} | MORE,
        players={1: {"thieves": ["ziad"], "whims": ["w01"]}, 2: {"viziers": 1}},
    )
    after(game, "pick a1", "drop yellow b1")
    assert (game.decision.ask, seat_of(game, 1)["gold"]) == ("thief", 55)


def test_victims_answer_openly_one_after_the_other() -> None:
    """THF-20: later ones see earlier gifts."""
    game = after(ready("houssain", others={2: {"cards": {"silk": 1}}, 3: {"cards": {"gold": 1}}}), "use houssain", "give silk")
    assert game.decision.seat == 3
    assert game.view(3).position.to_json()["aside"]["cards"] == {"silk": 1}


def test_whims_are_checked_when_the_whole_effect_is_over() -> None:
    """THF-20: a second djinn for the user; paid once it is taken."""
    game = ready(
        "ouafat",
        expansions=("thieves", "whims"),
        user={"djinns": ["leta"], "whims": ["w05"], "cards": {"silk": 1}},
        others={2: {"djinns": ["marid"]}, 3: {"djinns": ["enki"]}},
    )
    after(game, "use ouafat", "give marid", "give enki")
    assert seat_of(game, 1)["gold"] == 50
    assert seat_of(after(game, "take enki"), 1)["gold"] == 60


# --- the six ------------------------------------------------------------------------------------------------


def test_houssain() -> None:
    """THF-10, THF-22: two resource cards each, Fakirs count; two of all of them are taken, the rest is discarded."""
    others = {2: {"cards": {"silk": 1, "fakir": 2}}, 3: {"cards": {"gold": 2}}}
    game = after(ready("houssain", others=others), "use houssain")
    assert set(legal(game)) == {"give silk fakir", "give fakir fakir"}
    after(game, "give silk fakir", "give gold gold")
    assert set(legal(game)) == {"take gold gold", "take gold silk", "take gold fakir", "take silk fakir"}
    after(game, "take gold silk")
    assert seat_of(game, 1)["cards"] == {"gold": 1, "silk": 1}
    assert seat_of(game, 2)["cards"] == {"fakir": 1}
    assert game.position().cards.discard == {"gold": 1, "fakir": 1}


def test_ziad() -> None:
    """THF-11: one Vizier each; one is kept, the rest goes to the bag."""
    game = ready("ziad", seats=4, others={2: {"viziers": 3}, 3: {"viziers": 1}})
    bag = game.position().bag.count("Y")
    after(game, "use ziad")
    assert [seat_of(game, seat)["viziers"] for seat in (1, 2, 3, 4)] == [1, 2, 0, 0]
    assert game.position().bag.count("Y") == bag + 1


def test_boaz_does_not_protect_from_ziad_and_dhenim_is_paid() -> None:
    """THF-16, THF-26: only Morgiane protects."""
    game = ready("ziad", promos=["dhenim"], others={2: {"viziers": 1, "djinns": ["boaz"]}, 3: {"djinns": ["dhenim"]}})
    after(game, "use ziad")
    assert [seat_of(game, seat)["viziers"] for seat in (1, 2)] == [1, 0]
    assert seat_of(game, 3)["gold"] == 52


def test_ouafat() -> None:
    """THF-12: one djinn each; one is taken, the rest goes to the djinn discard."""
    game = ready("ouafat", user={"cards": {"silk": 1}}, others={2: {"djinns": ["marid", "leta"]}, 3: {"djinns": ["enki"]}})
    after(game, "use ouafat")
    assert set(legal(game)) == {"give marid", "give leta"}
    after(game, "give leta")
    assert legal(game) == ["give enki"]
    after(game, "give enki")
    assert set(legal(game)) == {"take enki", "take leta"}
    after(game, "take enki")
    assert [seat_of(game, seat)["djinns"] for seat in (1, 2, 3)] == [["enki"], ["marid"], []]
    assert game.position().djinns.discard == ["leta"]


def test_the_djinn_taken_by_ouafat_may_be_used_in_the_same_turn() -> None:
    """THF-22."""
    game = ready("ouafat", user={"elders": 1}, others={2: {"djinns": ["enki"]}})
    after(game, "use ouafat", "give enki", "take enki")
    assert "use enki paying elder" in legal(game)


def test_kohdjah() -> None:
    """THF-13, THF-23: a camel each goes back to the supply; ONE of those tiles may be claimed, with anything on it."""
    game = ready(
        "kohdjah",
        meeples=MORE | {"c3": "YW"},
        tiles={"c3": "oasis"},
        owners={"c3": 2, "d3": 2, "a4": 3},
        palms={"c3": 1},
        palaces={"c3": 2},
    )
    after(game, "use kohdjah")
    assert set(legal(game)) == {"give c3", "give d3"}
    after(game, "give c3")
    assert seat_of(game, 2)["camels"] == 7
    assert legal(game) == ["give a4"]
    after(game, "give a4")
    assert set(legal(game)) == {"claim c3", "claim a4", "pass"}
    after(game, "claim c3")
    left = {"tile": "oasis", "meeples": "YW", "palms": 1, "palaces": 2}
    assert tile_of(game, "c3") == {**left, "owner": 1, "piece": "camel"}
    assert "owner" not in tile_of(game, "a4")
    assert [seat_of(game, seat)["camels"] for seat in (1, 2, 3)] == [7, 7, 8]
    assert game.decision.seat == 2


def test_kohdjahs_claim_is_optional() -> None:
    """THF-8, THF-13: only his."""
    game = after(ready("kohdjah", owners={"c3": 2}), "use kohdjah", "give c3", "pass")
    assert "owner" not in tile_of(game, "c3")


def test_kohdjahs_user_claims_with_camel_or_tent() -> None:
    """THF-13, THF-23, ART-33: and a victim may take back its tent."""
    game = after(ready("kohdjah", expansions=BOTH, owners={"c3": 2}, tents={"d3": 2}), "use kohdjah")
    assert set(legal(game)) == {"give c3", "give d3"}
    after(game, "give d3", "claim d3")
    assert set(legal(game)) == {"camel", "tent"}
    after(game, "tent")
    assert (tile_of(game, "d3")["owner"], tile_of(game, "d3")["piece"]) == (1, "tent")
    assert seat_of(game, 2)["tent"] is True


def test_kohdjahs_user_needs_a_piece_and_a_last_piece_arms_the_end() -> None:
    """THF-23: without one nothing can be claimed, the victims lose theirs all the same."""
    game = after(ready("kohdjah", owners=SEVEN | {"b4": 1, "c4": 2}), "use kohdjah", "give c4")
    assert game.decision.seat == 2
    assert "owner" not in tile_of(game, "c4")
    game = after(ready("kohdjah", owners=SEVEN | {"c4": 2}), "use kohdjah", "give c4", "claim c4")
    assert game.position().end.last_camel is True


def test_an_end_that_was_armed_stays_armed() -> None:
    """THF-16: although the victim has a camel again."""
    owners = dict.fromkeys((*SEVEN, "b4"), 2)
    game = after(ready("kohdjah", owners=owners, end={"last_camel": True}), "use kohdjah", "give a3", "pass")
    assert seat_of(game, 2)["camels"] == 1
    assert game.position().end.last_camel is True


def test_a_tile_that_lost_its_owner_may_be_claimed_again() -> None:
    """THF-16, THF-23: by its old owner with the same camel."""
    game = ready("kohdjah", owners={"c3": 2}, meeples={"c2": "Y", "c3": "Y"})
    after(game, "use kohdjah", "give c3", "pass", "pick c2", "drop yellow c3")
    assert tile_of(game, "c3")["owner"] == 2
    assert seat_of(game, 2)["camels"] == 7


def test_shaum() -> None:
    """THF-14: a palm tree or palace each; one is put on an own tile of any kind, the rest goes to the supply."""
    game = ready(
        "shaum",
        tiles={"a5": "large market", "b5": "sacred 15"},
        owners={"c3": 2, "d3": 3, "a5": 1, "b5": 1},
        palms={"c3": 1, "d3": 1},
        palaces={"c3": 1},
    )
    after(game, "use shaum")
    assert set(legal(game)) == {"give palm c3", "give palace c3"}
    after(game, "give palace c3", "give palm d3")
    assert set(legal(game)) == {"put palm a5", "put palm b5", "put palace a5", "put palace b5"}
    after(game, "put palace b5")
    assert tile_of(game, "b5")["palaces"] == 1
    assert tile_of(game, "c3").get("palaces", 0) == 0
    assert game.position().to_json()["supply"] == {"palms": 11, "palaces": 9}


def test_shaum_places_what_was_removed_even_if_the_supply_is_empty() -> None:
    """THF-24: a user without a tile places nothing."""
    fields: dict[str, Any] = {"palms": {"c3": 11, "b3": 1}}
    game = ready("shaum", owners={"c3": 2, "a5": 1}, **fields)
    assert game.position().supply.palms == 0
    after(game, "use shaum", "give palm c3", "put palm a5")
    assert (tile_of(game, "a5")["palms"], game.position().supply.palms) == (1, 0)
    game = after(ready("shaum", owners={"c3": 2}, **fields), "use shaum", "give palm c3")
    assert (game.decision.seat, game.position().supply.palms) == (2, 1)


def test_hagis_and_lamia_do_not_apply_to_shaum_but_monkir_does() -> None:
    """THF-24: the thief's user places the palace."""
    user = {"djinns": ["hagis", "lamia"], "elders": 3}
    others = {3: {"djinns": ["monkir"]}}
    game = ready("shaum", user=user, others=others, owners={"c3": 2, "a5": 1}, palaces={"c3": 1})
    after(game, "use shaum", "give palace c3", "put palace a5")
    assert game.decision.ask != "redirect"
    assert (tile_of(game, "a5")["palaces"], seat_of(game, 3)["gold"]) == (1, 52)
    own = ready("shaum", user={"djinns": ["monkir"]}, owners={"c3": 2, "a5": 1}, palaces={"c3": 1})
    assert seat_of(after(own, "use shaum", "give palace c3", "put palace a5"), 1)["gold"] == 51


def test_madjaar() -> None:
    """THF-15, THF-25: an item each, seen by all; one is taken face down, the rest lies in the item discard."""
    others = {2: {"items": {"precious5": 1, "scimitar": 1}}, 3: {"items": {"lamp": 1}}}
    game = ready("madjaar", expansions=BOTH, others=others, djinn_row=["marid"])
    after(game, "use madjaar")
    assert set(legal(game)) == {"give precious5", "give scimitar"}
    after(game, "give precious5", "give lamp")
    assert game.view(2).position.to_json()["aside"]["items"] == {"precious5": 1, "lamp": 1}
    assert set(legal(game)) == {"take precious5", "take lamp"}
    after(game, "take lamp")
    assert game.view(2).position.seats[0].items == 1
    assert game.position().to_json()["items"]["discard"] == {"precious5": 1}
    assert "play lamp" in legal(game)


def test_no_second_magic_item_through_madjaar() -> None:
    """THF-25: what he took may be played if none was; the others are within reach of the Ring."""
    others = {2: {"items": {"lamp": 1}}, 3: {"items": {"precious9": 1}}}
    turn = {"start": "a1", "at": "b1", "tribe": "purple", "count": 2, "item_played": True}
    game = table(expansions=BOTH, step="thief", turn=turn, players={1: {"thieves": ["madjaar"]}, **others}, djinn_row=["marid"])
    after(game, "use madjaar", "give lamp", "give precious9", "take lamp")
    assert game.decision.seat == 2
    game = ready("madjaar", expansions=BOTH, user={"items": {"ring": 1}}, others=others)
    after(game, "use madjaar", "give lamp", "give precious9", "take lamp", "play ring")
    assert legal(game) == ["take precious9"]


@pytest.mark.parametrize("djinn", ["boaz", "baal", "geb", "nekir"])
def test_no_djinn_but_morgiane_protects(djinn: str) -> None:
    """THF-26."""
    rich = {"djinns": [djinn], "viziers": 1, "cards": {"silk": 1}, "items": {"horn": 1}}
    for thief in COLOURS:
        game = ready(thief, expansions=BOTH, others={2: rich}, owners={"c3": 2}, palms={"c3": 1})
        assert set(legal(game)) == {f"use {thief}", "pass"}
