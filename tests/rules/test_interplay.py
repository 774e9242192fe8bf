"""What the expansions change in the base rules (XP)."""

from typing import Any

import pytest

from naqala import BrokenLawError
from tests.scene import after, legal, scene, seat_of, tile_of

ARTISANS: dict[str, Any] = {"expansions": ("artisans",), "tiles": {"b2": "workshop se"}}
"""With a place for a Workshop that keeps the board of these scenes connected."""
SPARE = {"f1": "W", "f2": "W"}
SEVEN = dict.fromkeys(("b1", "c1", "d1", "e1", "c2", "d2", "e2"), 1)
EXPANSIONS = [(), ("artisans",), ("thieves",), ("whims",), ("artisans", "thieves", "whims")]


def tiles_for(expansions: tuple[str, ...]) -> dict[str, str]:
    return {"b2": "workshop se"} if "artisans" in expansions else {}


def test_a_tent_owns_a_tile_as_a_camel_does() -> None:
    """XP-1: the tile is taken for good and Marid pays for it; its value and trees count."""
    game = scene(
        **ARTISANS,
        meeples={"a3": "Y", "a4": "Y", "a5": "W", **SPARE},
        tents={"a4": 2},
        palms={"a4": 1},
        players={2: {"djinns": ["marid"]}},
    )
    scores = game.score_sheet()[1]
    assert (scores["tiles"], scores["palms"]) == (6, 3)
    after(game, "pick a3", "drop yellow a4")
    assert (tile_of(game, "a4")["owner"], tile_of(game, "a4")["piece"]) == (2, "tent")
    assert seat_of(game, 2)["gold"] == 52


@pytest.mark.parametrize("answer", ["camel", "tent"])
def test_one_piece_of_two_does_not_end_the_game(answer: str) -> None:
    """XP-1: the last camel while the tent is left, or the tent while a camel is left."""
    game = scene(**ARTISANS, meeples={"a3": "Y", "a4": "Y", **SPARE}, owners=SEVEN)
    after(game, "pick a3", "drop yellow a4", answer)
    assert not game.position().end.last_camel


def test_all_camels_and_the_tent_end_the_game() -> None:
    """XP-1: the tent may be the last."""
    game = scene(**ARTISANS, meeples={"a3": "Y", "a4": "Y", **SPARE}, owners={**SEVEN, "a1": 1}, bid_track=[2, 3, 1])
    after(game, "pick a3", "drop yellow a4")
    assert tile_of(game, "a4")["piece"] == "tent"
    assert game.is_over


def test_boaz_protects_artisans_too() -> None:
    """XP-2: without him they are targets like Viziers and Elders."""
    for djinns, targets in ((["boaz"], set()), ([], {f"kill {colour} of 2" for colour in ("yellow", "white", "purple")})):
        game = scene(
            **ARTISANS,
            meeples={"a3": "R", "a4": "R", "b4": "G"},
            players={2: {"viziers": 1, "elders": 1, "artisans": 1, "djinns": djinns}},
        )
        after(game, "pick a3", "drop red a4", "camel")
        assert set(legal(game)) == {"kill green b4", *targets}


@pytest.mark.parametrize("artisans", [False, True])
def test_kandichas_merchant_takes_from_the_row_only_with_artisans(artisans: bool) -> None:
    """XP-2: in the base game from the pile."""
    game = scene(
        **(ARTISANS if artisans else {}),
        meeples={"a3": "R", "a4": "R", "b4": "GW"},
        row=["silk", "fish"],
        players={1: {"djinns": ["kandicha"]}},
    )
    after(game, "pick a3", "drop red a4", *(["camel"] if artisans else []), "kill green b4")
    if artisans:
        assert seat_of(game, 1)["cards"] == {"silk": 1}
        assert game.position().cards.row == ["fish"]
    else:
        assert game.decision.ask == "draw card"
        after(game, "draw gold")
        assert seat_of(game, 1)["cards"] == {"gold": 1}
        assert game.position().cards.row == ["silk", "fish"]


def test_kandicha_keeps_artisans_and_an_item() -> None:
    """XP-2."""
    game = scene(**ARTISANS, meeples={"a3": "R", "a4": "R", "b4": "PW"}, players={1: {"djinns": ["kandicha"]}})
    after(game, "pick a3", "drop red a4", "camel", "kill purple b4", "draw lamp")
    assert seat_of(game, 1)["artisans"] == 1
    assert seat_of(game, 1)["items"] == {"lamp": 1}


def test_mountains_block_sowing_and_nothing_else() -> None:
    """XP-3: the Workshop b2 has mountains east and south: no step to c2 or b1, but both are in range and in its block."""
    around = {"b2": "Y", "c2": "Y", "b1": "Y"}
    game = scene(**ARTISANS, meeples={**around, **SPARE})
    assert legal(game) == ["pick f1", "pick f2"]
    game = scene(**ARTISANS, meeples={"a2": "R", "b2": "R", "c2": "Y", "b1": "W", "d2": "G", "e2": "B"})
    after(game, "pick a2", "drop red b2", "camel")
    assert set(legal(game)) == {"kill yellow c2", "kill white b1", "kill green d2"}
    game = scene(**ARTISANS, meeples={"a2": "B", "b2": "B"})
    after(game, "pick a2", "drop blue b2", "camel")
    assert seat_of(game, 1)["gold"] == 50 + 2 * 6


def test_a_thief_is_bought_instead_of_a_djinn() -> None:
    """XP-4: for the same price; it is no djinn, so Ba'al is not paid."""
    for bought, gold in (("ziad", 50), ("enki", 52)):
        game = scene(
            expansions=("thieves",),
            meeples={"a3": "W", "a2": "W", **SPARE},
            djinn_row=["enki"],
            thieves={"face_up": "ziad"},
            players={2: {"djinns": ["baal"]}},
        )
        after(game, "pick a3", "drop white a2", f"buy {bought} paying elder elder")
        assert game.decision.seat == 2
        assert seat_of(game, 1)["elders"] == 0
        assert seat_of(game, 1)["thieves" if bought == "ziad" else "djinns"] == [bought]
        assert seat_of(game, 2)["gold"] == gold


def test_a_thief_takes_camels_off_the_board() -> None:
    """XP-4: the victim has one more left, and its tile may be claimed again, by another seat and later."""
    game = scene(
        expansions=("thieves",),
        meeples={"a3": "R", "a4": "R", "c3": "W", "d3": "W", **SPARE},
        owners={"d3": 2, "b1": 3},
        players={1: {"thieves": ["kohdjah"]}},
    )
    after(game, "pick a3", "drop red a4", "use kohdjah", "give d3", "give b1", "claim b1")
    assert (tile_of(game, "d3").get("owner"), tile_of(game, "b1")["owner"]) == (None, 1)
    assert [seat_of(game, seat)["camels"] for seat in (1, 2, 3)] == [6, 8, 8]
    after(game, "pick c3", "drop white d3")
    assert tile_of(game, "d3")["owner"] == 2
    assert seat_of(game, 2)["camels"] == 7


def test_five_player_track_pushes() -> None:
    """XP-5: the second bidder of 1, 3 or 5 plays before the first; no third is let in."""
    game = scene(seats=5, expansions=("whims",), step="bid", bid_track=[1, 2, 3, 4, 5], meeples=SPARE)
    after(game, "bid 3", "bid 5", "bid 3")
    assert legal(game) == ["bid 0", "bid 1", "bid 5", "bid 8", "bid 12", "bid 18"]
    after(game, "bid 5")
    assert "bid 5" not in legal(game)
    after(game, "bid 8")
    assert game.decision.seat == 5
    assert game.position().turn_track == {"3": [1, 3], "5": [2, 4]}


def test_kali_is_paid_for_pushes() -> None:
    """XP-5: 1 gold for pushing another, 2 for being pushed, on doubled spots and in the 0 lane."""
    for kali, gold in ((1, 50 - 3 + 2), (3, 50 - 3 + 1)):
        game = scene(
            seats=5,
            expansions=("whims",),
            step="bid",
            bid_track=[1, 2, 3, 4, 5],
            meeples=SPARE,
            players={kali: {"djinns": ["kali"]}},
        )
        after(game, "bid 3", "bid 5", "bid 3")
        assert seat_of(game, kali)["gold"] == gold
    game = scene(seats=3, expansions=("whims",), step="bid", meeples=SPARE, players={1: {"djinns": ["kali"]}})
    after(game, "bid 0", "bid 0", "bid 0")
    assert seat_of(game, 1)["gold"] == 54


@pytest.mark.parametrize("expansions", EXPANSIONS)
def test_what_expansions_do_not_mention_stays(expansions: tuple[str, ...]) -> None:
    """XP-6: the same market, the same Builders and the same Oasis in every set."""
    game = scene(
        expansions=expansions,
        tiles=tiles_for(expansions),
        meeples={"a3": "G", "a4": "GW", "c4": "B", "c3": "BW", **SPARE},
        row=["silk", "fish", "gold", "fakir", "wheat", "spice"],
    )
    after(game, "pick a3", "drop green a4")
    assert legal(game) == ["pass", "buy 1", "buy 2", "buy 3"]
    after(game, "buy 2", "pass", "pick c4", "drop blue c3")
    assert seat_of(game, 1)["cards"] == {"silk": 1, "fish": 1, "fakir": 1}
    assert (seat_of(game, 1)["gold"], seat_of(game, 2)["gold"]) == (47, 50 + 2 * 3)
    assert tile_of(game, "c3")["palms"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_camels_are_as_in_the_base_game_and_a_tent_comes_with_artisans(seats: int) -> None:
    """XP-6: SET-1 is overruled by the tent only."""
    for expansions in EXPANSIONS:
        game = scene(seats=seats, expansions=expansions, tiles=tiles_for(expansions), meeples=SPARE)
        assert seat_of(game, 1)["camels"] == (11 if seats == 2 else 8)
        assert seat_of(game, 1).get("tent", False) is ("artisans" in expansions)


def test_a_doubled_spot_exists_on_the_five_player_track_only() -> None:
    """XP-6: BID-3, BID-10 and COMP-6 stay on the base track, with any expansions."""
    for five_track in (False, True):
        game = scene(seats=4, five_track=five_track, expansions=("whims",), step="bid", meeples=SPARE)
        after(game, "bid 3")
        assert ("bid 3" in legal(game)) is five_track
    with pytest.raises(BrokenLawError):
        scene(seats=3, expansions=("whims",), meeples=SPARE, bid_track=[1], turn_track={"3": [2, 3]})


def test_the_horn_refills_the_row_within_a_round() -> None:
    """XP-6: overrules TILE-GEN-3 and CLEAN-3."""
    row = ["silk"] * 4 + ["fish"] * 4
    game = scene(**ARTISANS, meeples=SPARE, row=row, players={1: {"items": {"horn": 1}}})
    after(game, "play horn", "draw gold", "next gold")
    assert game.position().cards.row[0] == "gold"
    assert len(game.position().cards.row) == 9


def test_talisman_takes_a_camel_off_its_tile() -> None:
    """XP-6: overrules CTRL-3; the tile left behind has no owner."""
    game = scene(**ARTISANS, meeples=SPARE, owners={"a3": 1}, players={1: {"items": {"talisman": 1}}})
    after(game, "play talisman", "from a3", "at a5")
    assert "owner" not in tile_of(game, "a3")
    assert tile_of(game, "a5")["owner"] == 1
    assert seat_of(game, 1)["camels"] == 7


def test_iblis_may_kill_artisans_in_front_of_an_opponent() -> None:
    """XP-6: overrules TRIBE-RED-3 and DJ-IBUS-1 as ART-12 says."""
    game = scene(
        **ARTISANS,
        meeples={"a3": "R", "a4": "R"},
        players={1: {"djinns": ["iblis"], "elders": 1}, 2: {"viziers": 1, "artisans": 2}},
    )
    after(game, "pick a3", "drop red a4", "camel", "use iblis paying elder")
    assert set(legal(game)) == {"kill yellow purple of 2", "kill purple purple of 2"}


def test_ouafats_leftovers_go_to_the_djinn_discard() -> None:
    """XP-6: overrules EXH-2; Ba'al is paid for the one taken (DJ-BAAL-3)."""
    game = scene(
        expansions=("thieves",),
        meeples={"a3": "W", "a4": "W", **SPARE},
        players={1: {"thieves": ["ouafat"], "djinns": ["baal"]}, 2: {"djinns": ["enki"]}, 3: {"djinns": ["utug"]}},
    )
    after(game, "pick a3", "drop white a4", "use ouafat", "give enki", "give utug", "take utug")
    assert game.position().djinns.discard == ["enki"]
    assert seat_of(game, 1)["djinns"] == ["baal", "utug"]
    assert seat_of(game, 1)["gold"] == 51


def test_kumarbi_steps_down_price_levels() -> None:
    """XP-6: overrules DJ-KUMARBI-1 on the 5-player track: one Fakir from 5 to 3 although there are two spots of each."""
    game = scene(
        seats=5,
        expansions=("whims",),
        step="bid",
        bid_track=[1, 2, 3, 4, 5],
        meeples=SPARE,
        players={1: {"djinns": ["kumarbi"], "cards": {"fakir": 1}}},
    )
    after(game, "bid 5 paying 1 fakir")
    assert seat_of(game, 1)["gold"] == 47


def test_chasm_and_lake_are_never_entered() -> None:
    """XP-6: overrules SOW-11: five meeples beside the Chasm find their loop on the other side only."""
    game = scene(expansions=("artisans",), tiles={"b2": "workshop se", "c4": "chasm"}, meeples={"c3": "YYGBR"})
    after(game, "pick c3")
    assert not any(answer.endswith(" c4") for answer in legal(game))
    assert {answer.split()[2] for answer in legal(game)} == {"b3", "d3", "c2"}
