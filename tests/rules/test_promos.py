"""The promo djinns."""

from typing import Any

import pytest

from naqala import Game, Options
from tests.reference.components import BASE_DJINNS, PROMOS
from tests.scene import after, legal, scene, seat_of

SPARE = {"e5": "G", "f5": "G"}
"""Two Merchants apart from everything: a move is left, so the game goes on."""


def gold(game: Game, seat: int) -> int:
    amount: int = seat_of(game, seat)["gold"]
    return amount


def test_each_promo_joins_by_its_own_switch_only() -> None:
    """PRO-1, PRO-2, PRO-3: off by default."""
    for promos in ([], *([promo] for promo in PROMOS), PROMOS):
        piles = Game.new(Options(3, promos=tuple(promos)), seed=1).position().to_json()["djinns"]
        assert sorted(piles["row"] + piles["deck"]) == sorted([*BASE_DJINNS, *promos])


# Dhenim


def dhenim(owner: int, **fields: Any) -> Game:
    """A scene in which this seat owns Dhenim besides."""
    players: dict[int, dict[str, Any]] = {seat: dict(fields.get("players", {}).get(seat, {})) for seat in (1, 2, 3)}
    players[owner]["djinns"] = [*players[owner].get("djinns", []), "dhenim"]
    return scene(promos=["dhenim"], **{**fields, "players": players})


@pytest.mark.parametrize(("owner", "paid"), [(1, 1), (2, 2), (3, 2)])
def test_dhenim_pays_once_when_viziers_are_obtained(owner: int, paid: int) -> None:
    """PRO-1, DJ-DHENIM-1, DJ-DHENIM-2, OPEN-6: three Viziers, one payment of 1 (own) or 2 (others)."""
    game = dhenim(owner, meeples={"a1": "Y", "b1": "YY", **SPARE})
    after(game, "pick a1", "drop yellow b1")
    assert seat_of(game, 1)["viziers"] == 3
    assert gold(game, owner) == 50 + paid


def test_dhenim_is_worth_6_points() -> None:
    """PRO-1."""
    assert dhenim(1, step="over").score_sheet()[0]["djinns"] == 6


def test_dhenim_pays_nothing_for_other_tribes_or_killed_viziers() -> None:
    """DJ-DHENIM-1: a Vizier in the bag was not obtained."""
    game = dhenim(2, meeples={"c4": "R", "c3": "R", "d3": "Y", **SPARE})
    after(game, "pick c4", "drop red c3", "kill yellow d3")
    assert gold(game, 2) == 50


@pytest.mark.parametrize(("owner", "paid"), [(1, 1), (2, 2)])
def test_dhenim_pays_once_for_viziers_taken_through_kandicha(owner: int, paid: int) -> None:
    """DJ-DHENIM-3, DJ-DHENIM-4: also for two at once."""
    game = dhenim(
        owner, meeples={"c4": "R", "c3": "R", "d3": "YY", **SPARE}, players={1: {"djinns": ["iblis", "kandicha"], "elders": 1}}
    )
    after(game, "pick c4", "drop red c3", "use iblis paying elder", "kill yellow yellow d3")
    assert seat_of(game, 1)["viziers"] == 2
    assert gold(game, owner) == 50 + paid


def test_dhenim_pays_once_for_ziad() -> None:
    """DJ-DHENIM-4: after the payment for the tribe action one more for the thief."""
    for owner, each in ((1, 1), (3, 2)):
        game = dhenim(
            owner,
            expansions=["thieves"],
            meeples={"a1": "Y", "b1": "Y", **SPARE},
            players={1: {"thieves": ["ziad"]}, 2: {"viziers": 2}, 3: {"viziers": 2}},
        )
        after(game, "pick a1", "drop yellow b1")
        assert gold(game, owner) == 50 + each
        after(game, "use ziad")
        assert seat_of(game, 1)["viziers"] == 3
        assert gold(game, owner) == 50 + 2 * each


def test_dhenim_pays_once_for_each_tile_cleared_by_yazid() -> None:
    """DJ-DHENIM-4: two Viziers on one tile give 2, two such tiles 4."""
    player = {1: {"djinns": ["dhenim"]}}
    game = scene(seats=1, step="roll", promos=["dhenim"], meeples={"a3": "YY", **SPARE}, players=player)
    after(game, "roll 1 3", "pass")
    assert gold(game, 1) == 27
    game = scene(seats=1, step="roll", promos=["dhenim"], meeples={"a3": "YY", "b3": "YY", **SPARE}, players=player)
    after(game, "roll 1 6", "roll 1 3", "roll 2 3", "pass")
    assert gold(game, 1) == 29


# Wilwit


def test_wilwit_gives_5_points_for_each_own_djinn_himself_included() -> None:
    """PRO-2: no points of his own."""
    game = scene(step="over", promos=["wilwit"], players={1: {"djinns": ["wilwit"]}, 2: {"djinns": ["enki", "leta"]}})
    assert [sheet["djinns"] for sheet in game.score_sheet()] == [5, 12, 0]
    three = scene(step="over", promos=["wilwit"], players={1: {"djinns": ["wilwit", "enki", "leta"]}})
    assert three.score_sheet()[0]["djinns"] == 12 + 15


def test_wilwit_does_not_count_thieves() -> None:
    """PRO-5: two unused thieves add their own 6 points each, no more."""
    game = scene(
        step="over", expansions=["thieves"], promos=["wilwit"], players={1: {"djinns": ["wilwit"], "thieves": ["ziad", "shaum"]}}
    )
    assert game.score_sheet()[0]["djinns"] == 5 + 12


# Galbells


def galbells(owner: int, final: str, **fields: Any) -> Game:
    """Seat 1 ends its move on c3, which is such a tile, with two Viziers."""
    expansions = fields.get("expansions", [])
    tiles = {"c3": final, **({"f6": "sacred 6"} if "artisans" in expansions else {})}
    game = scene(
        promos=["galbells"],
        tiles=tiles,
        meeples={"c4": "Y", "c3": "Y", **SPARE},
        **{"players": {owner: {"djinns": ["galbells"]}}, **fields},
    )
    return after(game, "pick c4", "drop yellow c3")


def test_galbells_draws_a_card_when_another_player_ends_on_a_market() -> None:
    """PRO-3: small, large and specialized."""
    for final, expansions in (("small market", []), ("large market", []), ("specialized market", ["artisans"])):
        game = galbells(2, final, expansions=expansions)
        if expansions:
            after(game, "camel")
        assert game.decision.ask == "draw card"
        after(game, "draw silk")
        assert seat_of(game, 2)["cards"] == {"silk": 1}


def test_galbells_draws_nothing_on_other_tiles_or_in_the_owners_turn() -> None:
    """PRO-3: and he has no points."""
    for owner, final in ((2, "oasis"), (2, "village"), (2, "sacred 6"), (1, "small market")):
        game = galbells(owner, final)
        assert game.decision.ask == "move"
        assert seat_of(game, owner)["cards"] == {}
    assert scene(step="over", promos=["galbells"], players={1: {"djinns": ["galbells"]}}).score_sheet()[0]["djinns"] == 0


def test_galbells_draws_after_the_control_check_and_before_the_tribe_action() -> None:
    """PRO-4: the camel stands, the Viziers are still in hand; the market is then used or not."""
    game = galbells(2, "small market", row=["ivory"], players={1: {"djinns": ["enki"], "elders": 1}, 2: {"djinns": ["galbells"]}})
    position = game.position()
    assert game.decision.ask == "draw card"
    assert (position.board["c3"].owner, position.turn.hand) == (1, "YY")
    after(game, "draw silk")
    assert game.decision.ask == "tribe"
    after(game, "pass")
    assert set(legal(game)) == {"pass", "use enki paying elder", "buy 1"}
    after(game, "pass")
    assert seat_of(game, 2)["cards"] == {"silk": 1}


def test_galbells_card_is_not_seen_by_others() -> None:
    """PRO-4."""
    game = after(galbells(2, "small market"), "draw silk")
    for seat in (1, 3):
        assert game.view(seat).position.seats[1].cards == 1
        assert not any("silk" in entry.action or "silk" in str(entry.events) for entry in game.log(seat).entries)
    assert game.view(2).position.seats[1].cards == {"silk": 1}


def test_galbells_sees_a_move_ended_with_the_carpet() -> None:
    """PRO-4."""
    game = scene(
        promos=["galbells"],
        expansions=["artisans"],
        tiles={"f6": "sacred 6", "a1": "small market"},
        meeples={"d3": "Y", "a1": "YW", **SPARE},
        players={1: {"items": {"carpet": 1}}, 2: {"djinns": ["galbells"]}},
    )
    after(game, "pick d3", "carpet yellow a1")
    assert game.decision.ask == "draw card"


def test_galbells_with_an_empty_pile_draws_from_the_discards() -> None:
    """PRO-4, EXH-1; with no discards either nothing is drawn."""
    hand = {**dict.fromkeys(("ivory", "jewels", "gold"), 2), **dict.fromkeys(("papyrus", "spice", "silk"), 4)}
    hand |= {**dict.fromkeys(("fish", "wheat", "pottery"), 6), "fakir": 18}
    for discard, expected in (({"silk": 1}, ["draw silk"]), ({}, None)):
        players = {2: {"djinns": ["galbells"]}, 3: {"cards": {**hand, "silk": 4 - len(discard)}}}
        game = galbells(2, "small market", players=players, cards={"deck": {}, "discard": discard})
        if expected:
            assert legal(game) == expected
        else:
            assert game.decision.ask == "move"
