"""Clean-up (CLEAN), the end of the game (END) and things running out (EXH)."""

import random
from typing import Any

import pytest

from naqala import Game, IllegalActionError, Options
from tests.reference.components import BASE_DJINNS
from tests.scene import after, legal, scene, seat_of, tile_of

ARTISANS = {"b2": "workshop se"}
"""A place for a Workshop that keeps the board of these scenes connected."""
SPARE = {"f1": "W", "f2": "W"}
"""A move for the next player."""
SEVEN = dict.fromkeys(("b1", "c1", "d1", "e1", "c2", "d2", "e2"), 1)
"""Seven tiles of seat 1: with three or more seats it has one camel left."""
ROW = ["ivory", "gold", "silk", "fish", "fakir", "wheat", "spice", "fish", "jewels"]


def answers(game: Game, verb: str) -> list[str]:
    return [answer for answer in legal(game) if answer.split()[0] == verb]


# Clean-up


def test_resource_row_is_closed_and_refilled_at_the_back() -> None:
    """CLEAN-1: after the last marker's turn, to nine cards, the old ones in front in their order."""
    game = scene(meeples={"a3": "G", "a4": "G", **SPARE}, row=ROW, bid_track=[2, 3, 1], djinn_row=["baal", "enki", "nekir"])
    after(game, "pick a3", "drop green a4", "buy 2", "pass")
    left = ["silk", "fakir", "wheat", "spice", "fish", "jewels"]
    assert game.position().cards.row == left
    after(game, "draw pottery", "draw fakir", "draw pottery")
    assert game.position().cards.row == [*left, "pottery", "fakir", "pottery"]
    assert game.decision.ask == "bid"


def test_djinn_row_is_refilled_to_three() -> None:
    """CLEAN-2."""
    game = scene(meeples={"a3": "W", "a2": "W", **SPARE}, row=ROW, bid_track=[2, 3, 1], djinn_row=["baal", "enki", "nekir"])
    after(game, "pick a3", "drop white a2", "buy enki paying elder elder")
    assert game.decision.ask == "draw djinn"
    assert "draw enki" not in legal(game)
    after(game, "draw utug")
    assert game.position().djinns.row == ["baal", "nekir", "utug"]
    assert game.decision.ask == "bid"


def test_nothing_is_refilled_while_markers_wait() -> None:
    """CLEAN-3."""
    game = scene(meeples={"a3": "G", "a4": "G", **SPARE}, row=ROW[:2], djinn_row=["baal"])
    after(game, "pick a3", "drop green a4", "pass")
    assert (game.decision.ask, game.decision.seat) == ("move", 2)
    assert game.position().cards.row == []
    assert game.position().djinns.row == ["baal"]


def test_no_cleanup_when_the_game_is_over() -> None:
    """CLEAN-3, CLEAN-4: nothing is drawn any more."""
    game = scene(
        meeples={"a3": "Y", "a4": "Y", **SPARE},
        owners=SEVEN,
        bid_track=[2, 3, 1],
        expansions=("thieves", "whims"),
    )
    after(game, "pick a3", "drop yellow a4")
    assert game.is_over
    assert game.position().cards.row == []
    assert game.position().djinns.row == []
    assert "face_up" not in game.position().to_json()["thieves"]


def test_order_of_the_cleanup() -> None:
    """CLEAN-4: cards, djinns, thief, then whims for the cities: top row first, from left to right."""
    game = scene(
        expansions=("thieves", "whims"),
        tiles={"a6": "red city", "f6": "blue city", "b3": "blue city", "e3": "red city", "c1": "blue city"},
        meeples={"a4": "Y", "a5": "Y", **SPARE},
        whims_on={"b3": "w01"},
        bid_track=[2, 3, 1],
        row=ROW[:8],
        djinn_row=["baal", "enki"],
    )
    after(game, "pick a4", "drop yellow a5", "pass")
    asked = []
    while game.decision.is_chance:
        asked.append((game.decision.ask, game.decision.about.tile))
        after(game, legal(game)[0])
    cities = [("draw whim", tile) for tile in ("a6", "f6", "e3", "c1")]
    assert asked == [("draw card", None), ("draw djinn", None), ("draw thief", None), *cities]
    assert game.decision.ask == "bid"


# The end


def test_last_camel_ends_the_game_after_the_round() -> None:
    """END-1: the turn is finished, with its tile action; the others play normally; then there are no bids."""
    game = scene(meeples={"a2": "Y", "a3": "Y", "f1": "W", "f2": "W", "f4": "Y", "f5": "Y", "c4": "Y", "c5": "Y"}, owners=SEVEN)
    after(game, "pick a2", "drop yellow a3")
    assert game.position().end.last_camel
    assert tile_of(game, "a3")["palms"] == 1
    assert (game.decision.ask, game.decision.seat) == ("move", 2)
    after(game, "pick f1", "drop white f2")
    assert seat_of(game, 2)["elders"] == 2
    after(game, "pick f4", "drop yellow f5")
    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reasons == ("last camel",)


def test_the_last_but_one_camel_ends_nothing() -> None:
    """END-1."""
    six = dict(list(SEVEN.items())[:6])
    game = scene(meeples={"a2": "Y", "a3": "Y", **SPARE}, owners=six, bid_track=[2, 3, 1])
    after(game, "pick a2", "drop yellow a3")
    assert not game.position().end.last_camel
    assert game.decision.ask == "draw card"


def test_with_two_players_all_markers_still_play() -> None:
    """END-2: also the second marker of the player without camels."""
    ten = SEVEN | dict.fromkeys(("a1", "a2", "f3"), 1)
    game = scene(
        seats=2,
        owners=ten,
        meeples={"a4": "Y", "a5": "Y", "c4": "W", "c5": "W", "e4": "G", "e5": "G", "f1": "Y", "f2": "Y", "b3": "R", "b4": "R"},
        bid_track=[1],
        turn_track={"8": [2], "5": [1], "0": [2]},
    )
    turns = [("a4", "yellow a5"), ("c4", "white c5"), ("e4", "green e5"), ("f1", "yellow f2")]
    seats = []
    for start, drop in turns:
        seats.append(game.decision.seat)
        after(game, f"pick {start}", f"drop {drop}")
    assert seats == [1, 2, 1, 2]
    assert seat_of(game, 1)["camels"] == 0
    assert game.is_over


def test_no_move_ends_the_game_after_the_round() -> None:
    """END-3, END-4: the blocked player and those after him sell and use powers, then it is over."""
    cards = {"silk": 1, "fakir": 1}
    game = scene(
        meeples={"a1": "Y", "b1": "W"},
        players={1: {"cards": cards}, 2: {"cards": cards, "djinns": ["sloar"]}, 3: {"cards": cards}},
    )
    assert (game.decision.ask, game.decision.seat) == ("last", 1)
    assert game.position().end.no_move
    after(game, "sell silk", "pass")
    assert (game.decision.ask, game.decision.seat) == ("last", 2)
    after(game, "use sloar paying fakir", "draw fish", "sell silk fish")
    assert (game.decision.ask, game.decision.seat) == ("last", 3)
    after(game, "pass")
    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reasons == ("no move",)
    assert [entry.gold for entry in game.position().seats] == [51, 53, 50]


def test_a_blocked_player_still_moves_his_marker() -> None:
    """END-4: and skips move, tribe and tile."""
    game = scene(meeples={"a3": "Y"}, players={1: {"cards": {"silk": 1}}, 2: {"cards": {"silk": 1}}})
    assert game.position().bid_track == [1]
    after(game, "pass")
    assert game.position().bid_track == [1, 2]
    assert game.position().turn_track == {"5": [3]}
    after(game, "pass")
    assert game.position().bid_track == [1, 2, 3]
    assert tile_of(game, "a3")["meeples"] == "Y"


def test_the_board_is_tested_at_the_end_of_the_round() -> None:
    """END-5: the last move of the round leaves no move, so there is no other bid."""
    game = scene(meeples={"a3": "Y", "a4": "Y", "f1": "W"}, bid_track=[2, 3, 1])
    after(game, "pick a3", "drop yellow a4")
    assert game.is_over
    assert game.position().to_json()["end"] == {"last_camel": False, "no_move": True}


def test_a_round_that_leaves_a_move_goes_on() -> None:
    """END-5: nothing ends while a move is left."""
    game = scene(meeples={"a3": "Y", "a4": "Y", **SPARE}, bid_track=[2, 3, 1])
    after(game, "pick a3", "drop yellow a4")
    assert game.decision.ask == "draw card"
    assert not game.position().end.no_move


def test_once_blocked_no_seat_moves_in_this_round() -> None:
    """END-6: Anun-Nak in the last window makes a move possible, but the end is latched."""
    game = scene(
        meeples={"a3": "Y"},
        players={1: {"djinns": ["anunnak"], "elders": 2}, 2: {"cards": {"silk": 1}}, 3: {"cards": {"silk": 1}}},
    )
    after(game, "pass")
    assert (game.decision.ask, game.decision.seat) == ("last", 1)
    after(game, "use anunnak paying elder", "at a4", "draw yellow", "draw yellow", "draw white")
    assert (game.decision.ask, game.decision.seat) == ("last", 2)
    after(game, "pass", "pass")
    assert game.is_over


def test_anunnak_before_the_test_saves_the_move() -> None:
    """END-7: in W0 he makes a move possible, which then must be made, and nothing latches."""
    game = scene(meeples={"a3": "Y"}, players={1: {"djinns": ["anunnak"], "elders": 1}})
    assert legal(game) == ["pass", "use anunnak paying elder"]
    after(game, "use anunnak paying elder", "at a4", "draw yellow", "draw yellow", "draw yellow")
    assert legal(game) == ["pick a3", "pick a4"]
    assert not game.position().end.no_move
    after(game, "pick a3", "drop yellow a4")
    assert seat_of(game, 1)["viziers"] == 4


def test_both_triggers_may_be_armed() -> None:
    """END-8: the game ends in the same way after the same round."""
    game = scene(meeples={"a3": "Y", "a4": "Y"}, owners=SEVEN, players={2: {"cards": {"silk": 1}}})
    after(game, "pick a3", "drop yellow a4")
    assert (game.decision.ask, game.decision.seat) == ("last", 2)
    after(game, "pass")
    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert set(outcome.reasons) == {"last camel", "no move"}


@pytest.mark.parametrize(("tents", "armed"), [({"a1": 1}, True), ({}, False)])
def test_the_tent_is_needed_too(tents: dict[str, int], armed: bool) -> None:
    """END-9: neither camel nor tent left."""
    game = scene(expansions=("artisans",), tiles=ARTISANS, meeples={"a4": "Y", "a5": "Y", **SPARE}, owners=SEVEN, tents=tents)
    after(game, "pick a4", "drop yellow a5", *([] if tents else ["camel"]))
    assert seat_of(game, 1)["camels"] == 0
    assert game.position().end.last_camel is armed


def test_a_piece_given_back_does_not_disarm_the_end() -> None:
    """END-9: Kohdjah returns a camel to the player who placed his last one."""
    game = scene(
        expansions=("thieves",),
        meeples={"a3": "Y", "a4": "Y", "b5": "R", "c5": "R", **SPARE},
        owners=SEVEN,
        players={2: {"thieves": ["kohdjah"]}},
    )
    after(game, "pick a3", "drop yellow a4", "pick b5", "drop red c5", "kill yellow of 1", "use kohdjah", "give b1", "pass")
    assert seat_of(game, 1)["camels"] == 1
    assert game.position().end.last_camel
    after(game, "pick f1", "drop white f2")
    assert game.is_over


@pytest.mark.parametrize("armed", [False, True])
def test_the_talisman_neither_arms_nor_disarms_the_end(armed: bool) -> None:
    """END-9: all pieces are on the board before and after it."""
    game = scene(
        expansions=("artisans",),
        tiles=ARTISANS,
        meeples=SPARE,
        owners={**SEVEN, "a3": 1},
        tents={"a1": 1},
        players={1: {"items": {"talisman": 1}}},
        end={"last_camel": armed},
    )
    after(game, "play talisman", "from a3", "at a4")
    assert tile_of(game, "a4")["owner"] == 1
    assert game.position().end.last_camel is armed


def test_an_item_before_the_test_saves_the_move() -> None:
    """END-10, END-7: the Flute in W0."""
    game = scene(expansions=("artisans",), tiles=ARTISANS, meeples={"a3": "Y", "a5": "Y"}, players={1: {"items": {"flute": 1}}})
    assert legal(game) == ["pass", "play flute"]
    after(game, "play flute", "at a4", "bring yellow a3")
    after(game, "pass")
    assert answers(game, "pick") == ["pick a4", "pick a5"]
    assert "pass" not in legal(game)
    assert not game.position().end.no_move


def test_the_carpet_does_not_move_after_the_latch() -> None:
    """END-10: a holder of the Carpet who plays after a blocked player makes no move."""
    game = scene(
        expansions=("artisans",),
        tiles=ARTISANS,
        meeples={"a3": "Y", "a5": "Y"},
        players={1: {"cards": {"silk": 1}}, 2: {"items": {"carpet": 1}}},
    )
    assert (game.decision.ask, game.decision.seat) == ("last", 1)
    after(game, "pass")
    assert (game.decision.ask, game.decision.seat) == ("last", 2)
    assert legal(game) == ["pass"]
    after(game, "pass")
    assert game.is_over


def test_the_carpet_before_the_latch_is_a_move() -> None:
    """END-10: the first player holds it, so he is not blocked."""
    game = scene(expansions=("artisans",), tiles=ARTISANS, meeples={"a3": "Y", "a5": "Y"}, players={1: {"items": {"carpet": 1}}})
    assert legal(game) == ["pass", "pick a3", "pick a5"]


# Running out


def with_djinns(deck: list[str], discard: list[str], row: list[str], **player: Any) -> Game:
    """Seat 1 plays last; seat 2 has the djinns that are nowhere else."""
    return scene(
        meeples={"a4": "Y", "a3": "Y", **SPARE},
        row=ROW,
        bid_track=[2, 3, 1],
        djinn_row=row,
        players={1: player, 2: {"djinns": sorted(set(BASE_DJINNS) - {*deck, *discard, *row, *player.get("djinns", [])})}},
        djinns={"deck": deck, "discard": discard},
    )


def test_djinn_discards_become_the_new_pile() -> None:
    """EXH-2, EXH-3: the last of the pile first, then the discards, what Sibittis left over."""
    game = with_djinns(["enki"], ["nekir", "utug"], ["baal"])
    after(game, "pick a4", "drop yellow a3")
    assert legal(game) == ["draw enki"]
    assert game.position().djinns.discard == ["nekir", "utug"]
    after(game, "draw enki")
    assert legal(game) == ["draw nekir", "draw utug"]
    after(game, "draw nekir")
    assert game.position().to_json()["djinns"] == {"row": ["baal", "enki", "nekir"], "deck": ["utug"], "discard": []}


def test_djinn_row_stays_short_without_pile_and_discard() -> None:
    """EXH-2."""
    game = with_djinns([], [], ["baal"])
    after(game, "pick a4", "drop yellow a3")
    assert game.decision.ask == "bid"
    assert game.position().djinns.row == ["baal"]


def test_djinn_pile_is_not_renewed_early() -> None:
    """EXH-2, EXH-3: Sibittis draws the pile's last three; her leftovers are the discard, which stays until one is needed."""
    game = with_djinns(["enki", "utug", "leta"], ["nekir"], ["baal"], djinns=["sibittis"], elders=2)
    after(game, "use sibittis paying elder elder", "draw enki", "draw utug", "draw leta", "keep leta")
    assert game.position().djinns.deck == []
    assert sorted(game.position().djinns.discard) == ["enki", "nekir", "utug"]


@pytest.mark.parametrize(("djinn", "supply"), [("bouraq", "palaces"), ("enki", "palms")])
def test_powers_that_place_nothing_cannot_be_used(djinn: str, supply: str) -> None:
    """EXH-4."""
    player = {1: {"djinns": [djinn], "elders": 1}}
    for left in (0, 1):
        full = {"f3": {"palms": 12, "palaces": 10}[supply] - left}
        game = scene(
            meeples=SPARE, players=player, palms=full if supply == "palms" else {}, palaces=full if supply == "palaces" else {}
        )
        assert (f"use {djinn} paying elder" in legal(game)) == bool(left)


@pytest.mark.parametrize(("start", "final", "supply"), [("a4", "a3", "palms"), ("a2", "a1", "palaces")])
def test_placements_are_skipped_without_supply(start: str, final: str, supply: str) -> None:
    """EXH-4: Hagis and Lamia are not asked either."""
    full = {"f3": {"palms": 12, "palaces": 10}[supply]}
    game = scene(
        meeples={start: "Y", final: "Y", **SPARE},
        players={1: {"djinns": ["hagis", "lamia"], "elders": 1}},
        palms=full if supply == "palms" else {},
        palaces=full if supply == "palaces" else {},
    )
    after(game, f"pick {start}", f"drop yellow {final}")
    assert game.decision.seat == 2
    assert supply not in tile_of(game, final)


def test_without_camels_no_control_but_everything_else() -> None:
    """EXH-5: tribe and tile go on."""
    eight = {**SEVEN, "a1": 1}
    game = scene(meeples={"a4": "Y", "a3": "Y", **SPARE}, owners=eight, end={"last_camel": True})
    after(game, "pick a4", "drop yellow a3")
    assert "owner" not in tile_of(game, "a3")
    assert tile_of(game, "a3")["palms"] == 1
    assert seat_of(game, 1)["viziers"] == 2


def test_the_bag_starts_empty_and_gets_what_is_spent() -> None:
    """EXH-6: used Merchants, Builders, Assassins, spent Elders and the killed; not Viziers and Elders that are kept."""
    meeples = {"a3": "G", "a4": "G", "c3": "B", "c4": "B", "e3": "R", "e4": "R", "f4": "Y"}
    rest = {"a5": "Y" * 15 + "W" * 18 + "G" * 16 + "B" * 16 + "R" * 16}
    game = scene(meeples={**meeples, **rest}, players={1: {"elders": 2, "djinns": ["leta"]}})
    assert game.position().bag == ""
    after(game, "use leta paying elder elder", "at f5")
    assert game.position().bag == "WW"
    after(game, "pick a3", "drop green a4")
    assert game.position().bag == "WWGG"
    after(game, "pick c3", "drop blue c4")
    assert game.position().bag == "WWGGBB"
    after(game, "pick e3", "drop red e4", "kill yellow f4")
    assert game.position().bag == "YWWGGBBRR"


def test_only_anunnak_draws_from_the_bag() -> None:
    """EXH-6: in random games of the base set."""
    drawn = 0
    for seed in range(6):
        game = Game.new(Options(2 + seed % 3), seed)
        chooser = random.Random(seed)
        while not game.is_over:
            game.play(chooser.choice(game.legal_actions()))
        power = ""
        for action in game.actions:
            if action.words[0] == "use":
                power = action.words[1]
            if action.text.split()[-1] in ("yellow", "white", "green", "blue", "red") and action.words[0] == "draw":
                drawn += 1
                assert power == "anunnak"
    assert drawn


def test_anunnak_takes_what_the_bag_has() -> None:
    """EXH-6: the Elder paid is in the bag before the draw, and alone there."""
    rest = {"a5": "Y" * 16 + "W" * 19 + "G" * 18 + "B" * 18 + "R" * 18}
    game = scene(meeples=rest, players={1: {"elders": 1, "djinns": ["anunnak"]}})
    after(game, "use anunnak paying elder", "at f5")
    assert legal(game) == ["draw white"]
    after(game, "draw white")
    assert tile_of(game, "f5")["meeples"] == "W"
    with pytest.raises(IllegalActionError):
        game.play("draw white")
