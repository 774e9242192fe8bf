"""Who gets a tile, and how it can be lost (CTRL)."""

from typing import Any

import pytest

from naqala import Game
from naqala.catalog.names import TILE_WORDS
from tests.scene import Fields, after, legal, scene, seat_of, tile_of

SEVEN = dict.fromkeys(TILE_WORDS[23:30], 1)
EIGHT = dict.fromkeys(TILE_WORDS[22:30], 1)
HILLS = {"c4": "workshop se"}
ELSEWHERE = {"a3": "G", "b3": "G"}
"""A pair far from the scene, so that the game goes on."""


def offers(game: Game, what: str) -> bool:
    return any(action.startswith(what) for action in legal(game))


def armed(game: Game) -> bool:
    return bool(game.position().end.last_camel)


def test_the_last_meeple_and_all_of_its_colour_are_taken_in_hand() -> None:
    """CTRL-1: the other colours stay."""
    game = scene(meeples={"a1": "W", "b1": "YWWR", **ELSEWHERE}, players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}})
    after(game, "pick a1", "drop white b1")
    assert game.position().turn.hand == "WWW"
    assert tile_of(game, "b1")["meeples"] == "YR"
    assert after(game, "pass").position().seats[0].elders == 3


def test_an_emptied_tile_without_camel_gets_one_at_once() -> None:
    """CTRL-2: there is no question."""
    game = scene(meeples={"a1": "W", "b1": "W", **ELSEWHERE}, players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}})
    after(game, "pick a1", "drop white b1")
    assert (tile_of(game, "b1")["owner"], seat_of(game, 1)["camels"]) == (1, 7)
    assert game.decision.ask == "tribe"


def test_with_the_tent_only_the_piece_is_asked() -> None:
    """CTRL-2, CTRL-9: camel or tent, no declining; each leaves the supply."""
    for piece, left in (("camel", (7, True)), ("tent", (8, False))):
        game = scene(expansions=["artisans"], tiles=HILLS, meeples={"a1": "W", "b1": "W", **ELSEWHERE})
        after(game, "pick a1", "drop white b1")
        assert set(legal(game)) == {"camel", "tent"}
        game.play(piece)
        assert (tile_of(game, "b1")["owner"], tile_of(game, "b1").get("piece", "camel")) == (1, piece)
        assert (seat_of(game, 1)["camels"], seat_of(game, 1)["tent"]) == left


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_an_owned_tile_keeps_its_owner(owner: int) -> None:
    """CTRL-3: when emptied again, by the owner or by others; no second camel is placed."""
    game = scene(meeples={"a1": "W", "b1": "W", **ELSEWHERE}, owners={"b1": owner})
    after(game, "pick a1", "drop white b1")
    assert tile_of(game, "b1")["owner"] == owner
    assert [seat.camels for seat in game.position().seats] == [8 - (seat == owner) for seat in (1, 2, 3)]


def test_an_owned_tile_emptied_by_a_kill_keeps_its_owner() -> None:
    """CTRL-3."""
    game = scene(meeples={"a1": "R", "b1": "R", "c1": "Y", **ELSEWHERE}, owners={"b1": 3, "c1": 2})
    after(game, "pick a1", "drop red b1", "kill yellow c1")
    assert (tile_of(game, "b1")["owner"], tile_of(game, "c1")["owner"]) == (3, 2)
    assert seat_of(game, 1)["camels"] == 8


def test_no_camel_left_no_control() -> None:
    """CTRL-4: tribe and tile action happen all the same."""
    game = scene(tiles={"c3": "oasis"}, meeples={"c2": "W", "c3": "W", "a1": "G", "b1": "G"}, owners=EIGHT)
    after(game, "pick c2", "drop white c3")
    assert "owner" not in tile_of(game, "c3")
    assert (seat_of(game, 1)["elders"], tile_of(game, "c3")["palms"]) == (2, 1)


def test_trees_and_palaces_do_not_hinder_control_but_meeples_do() -> None:
    """CTRL-4."""
    built: dict[str, Any] = {"palms": {"b1": 2}, "palaces": {"b1": 1}}
    game = after(scene(meeples={"a1": "W", "b1": "W", **ELSEWHERE}, **built), "pick a1", "drop white b1")
    assert tile_of(game, "b1")["owner"] == 1
    game = after(scene(meeples={"a1": "W", "b1": "WR", **ELSEWHERE}), "pick a1", "drop white b1")
    assert "owner" not in tile_of(game, "b1")


def test_the_single_camel_goes_to_the_final_tile() -> None:
    """CTRL-5: the assassinated tile gets none."""
    game = scene(meeples={"a1": "R", "b1": "R", "c1": "Y", **ELSEWHERE}, owners=SEVEN)
    after(game, "pick a1", "drop red b1")
    assert tile_of(game, "b1")["owner"] == 1
    after(game, "kill yellow c1")
    assert set(tile_of(game, "c1")) == {"tile"}
    assert seat_of(game, 1)["camels"] == 0


LETA: Fields = {"djinns": ["leta", "utug"], "elders": 2}


@pytest.mark.parametrize(
    ("fields", "actions"),
    [
        ({"meeples": {"a1": "W", "b1": "W", **ELSEWHERE}}, ("pick a1", "drop white b1")),
        ({"meeples": {"a1": "R", "b1": "RW", "c1": "Y", **ELSEWHERE}}, ("pick a1", "drop red b1", "kill yellow c1")),
        ({"meeples": ELSEWHERE, "players": {1: LETA}}, ("use leta paying elder elder", "at d1")),
        ({"meeples": ELSEWHERE, "players": {1: LETA}}, ("use utug paying elder elder", "at a3")),
    ],
    ids=["move", "kill", "leta", "utug"],
)
def test_the_last_camel_arms_the_end_by_every_means(fields: Fields, actions: tuple[str, ...]) -> None:
    """CTRL-6, CTRL-9: at once; with one more camel left nothing is armed."""
    game = after(scene(**fields, owners=dict(list(SEVEN.items())[:6])), *actions)
    assert not armed(game)
    game = scene(**fields, owners=SEVEN)
    assert not armed(game)
    after(game, *actions)
    assert armed(game)
    assert not game.is_over


def test_the_round_is_completed_after_the_last_camel() -> None:
    """CTRL-6: the placing player finishes his turn, the others play, then the game is over."""
    meeples = {"c2": "W", "c3": "W", "a1": "G", "b1": "G", "d1": "Y", "e1": "Y", "f1": "B", "f2": "B"}
    game = scene(tiles={"c3": "small market"}, meeples=meeples, owners=SEVEN, row=["silk"])
    after(game, "pick c2", "drop white c3")
    assert (armed(game), game.decision.ask, game.decision.seat) == (True, "tile", 1)
    after(game, "buy 1", "sell silk")
    for seat, pick, drop in ((2, "pick d1", "drop yellow e1"), (3, "pick f1", "drop blue f2")):
        assert (game.decision.ask, game.decision.seat) == ("move", seat)
        after(game, pick, drop)
    assert game.is_over
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reasons == ("last camel",)


@pytest.mark.parametrize(("face", "piece"), [("oasis", "palms"), ("village", "palaces"), ("small market", "")])
def test_only_the_final_tile_acts(face: str, piece: str) -> None:
    """CTRL-7: a tile won by assassination, Leta or Utug gives no action."""
    fields: dict[str, Any] = {"tiles": {"d3": face, "b1": "sacred 6"}, "row": ["silk"]}
    kill = scene(**fields, meeples={"a1": "R", "b1": "R", "d3": "Y", "a4": "G", "b4": "G"}, players={1: {"cards": {"fakir": 9}}})
    after(kill, "pick a1", "drop red b1", "kill yellow d3")
    leta = after(scene(**fields, meeples=ELSEWHERE, players={1: LETA}), "use leta paying elder elder", "at d3")
    utug = after(scene(**fields, meeples={**ELSEWHERE, "d3": "Y"}, players={1: LETA}), "use utug paying elder elder", "at d3")
    for game in (kill, leta, utug):
        assert tile_of(game, "d3")["owner"] == 1
        assert piece not in tile_of(game, "d3")
        assert not offers(game, "buy")
    assert kill.decision.ask == "last"
    assert leta.decision.ask == utug.decision.ask == "move"


def test_the_talisman_frees_a_tile() -> None:
    """CTRL-8: unowned, no seat gains it; buildings stay; it can be claimed like any other."""
    game = scene(
        expansions=["artisans"],
        tiles=HILLS,
        meeples={"a1": "W", "b1": "W", **ELSEWHERE},
        owners={"b1": 1},
        palms={"b1": 2},
        players={1: {"items": {"talisman": 1}}},
    )
    after(game, "play talisman", "from b1", "at d1")
    assert {key: value for key, value in tile_of(game, "b1").items() if key != "tile"} == {"meeples": "W", "palms": 2}
    assert tile_of(game, "d1")["owner"] == 1
    after(game, "pick a1", "drop white b1", "camel")
    assert (tile_of(game, "b1")["owner"], seat_of(game, 1)["camels"]) == (1, 6)


def test_a_freed_empty_tile_has_no_owner_and_can_be_claimed() -> None:
    """CTRL-8: by Leta, for example."""
    players: dict[int, Fields] = {1: {"items": {"talisman": 1}, "djinns": ["leta"], "elders": 2}}
    game = scene(expansions=["artisans"], tiles=HILLS, meeples=ELSEWHERE, owners={"c1": 1}, players=players)
    after(game, "play talisman", "from c1", "at d1")
    assert set(tile_of(game, "c1")) == {"tile"}
    after(game, "use leta paying elder elder", "at c1", "camel")
    assert tile_of(game, "c1")["owner"] == 1


def robbing(**fields: Any) -> Game:
    """Seat 1 ends a red move on b1 and uses Kohdjah; seats 2 and 3 own a tile each."""
    wanted: dict[str, Any] = {
        "expansions": ["thieves"],
        "meeples": {"a1": "R", "b1": "RW", "c1": "YB", **ELSEWHERE},
        "owners": {"d4": 2, "e4": 3},
        "palms": {"d4": 1},
        "players": {1: {"thieves": ["kohdjah"]}},
    }
    game = scene(**{**wanted, **fields})
    return after(game, "pick a1", "drop red b1", "kill yellow c1", "use kohdjah")


def test_kohdjah_takes_camels_off_their_tiles() -> None:
    """CTRL-8, CTRL-9: the tiles are unowned, trees stay; the claim is optional."""
    game = after(robbing(), "give d4", "give e4")
    assert set(legal(game)) == {"claim d4", "claim e4", "pass"}
    claimed = after(game.copy(), "claim d4")
    assert (tile_of(claimed, "d4")["owner"], tile_of(claimed, "d4")["palms"]) == (1, 1)
    game.play("pass")
    assert set(tile_of(game, "d4")) == {"tile", "palms"}
    assert set(tile_of(game, "e4")) == {"tile"}
    assert [seat.camels for seat in game.position().seats] == [8, 8, 8]


def test_kohdjah_hurts_even_if_the_user_has_no_camel() -> None:
    """CTRL-9: the victims lose theirs all the same, nothing is claimed."""
    game = robbing(owners={"d4": 2, "e4": 3, **dict.fromkeys(("f1", "f2", "f3", "f5", "a5", "b5", "c5", "d5"), 1)})
    after(game, "give d4", "give e4")
    assert not offers(game, "claim")
    assert not {"owner"} & (set(tile_of(game, "d4")) | set(tile_of(game, "e4")))


def test_kohdjahs_claim_with_the_last_camel_arms_the_end() -> None:
    """CTRL-9, CTRL-6."""
    game = robbing(owners={"d4": 2, "e4": 3, **dict.fromkeys(("f1", "f2", "f3", "f5", "a5", "b5", "c5"), 1)})
    assert seat_of(game, 1)["camels"] == 1
    after(game, "give d4", "give e4")
    assert not armed(game)
    assert armed(after(game, "claim e4"))


def scimitar(**fields: Any) -> Game:
    wanted = {
        "expansions": ["artisans"],
        "tiles": {**HILLS, "d4": "oasis"},
        "meeples": {"d4": "YR", **ELSEWHERE},
        "players": {1: {"items": {"scimitar": 1}}},
    }
    return after(scene(**{**wanted, **fields}), "play scimitar", "remove yellow red d4")


def test_the_scimitar_takes_control_of_the_tile_it_empties() -> None:
    """CTRL-9: compulsory, camel or tent; the tile does not act."""
    game = scimitar()
    assert set(legal(game)) == {"camel", "tent"}
    game.play("tent")
    assert (tile_of(game, "d4")["owner"], tile_of(game, "d4")["piece"]) == (1, "tent")
    assert "palms" not in tile_of(game, "d4")
    assert game.decision.ask == "move"


def test_the_scimitar_with_the_last_piece_arms_the_end() -> None:
    """CTRL-9, CTRL-6: camels and tent must be gone."""
    game = scimitar(owners=dict.fromkeys(TILE_WORDS[24:32], 1))
    assert (tile_of(game, "d4")["piece"], armed(game)) == ("tent", True)
    game = scimitar(owners=dict.fromkeys(TILE_WORDS[24:31], 1), tents={"f6": 1})
    assert armed(game)
    game = after(scimitar(owners=dict.fromkeys(TILE_WORDS[24:31], 1)), "camel")
    assert not armed(game)


def test_without_a_piece_left_kill_and_scimitar_take_nothing() -> None:
    """CTRL-9, CTRL-4."""
    game = scimitar(owners=dict.fromkeys(TILE_WORDS[24:32], 1), tents={"f6": 1})
    assert set(tile_of(game, "d4")) == {"tile"}
    game = scene(meeples={"a1": "R", "b1": "RW", "c1": "Y", **ELSEWHERE}, owners=EIGHT)
    after(game, "pick a1", "drop red b1", "kill yellow c1")
    assert set(tile_of(game, "c1")) == {"tile"}


def test_without_a_camel_leta_and_utug_cannot_be_used() -> None:
    """CTRL-9: though they are optional effects otherwise."""
    game = scene(meeples=ELSEWHERE, owners=EIGHT, players={1: LETA})
    assert legal(game) == ["pick a3", "pick b3"]
    game = scene(meeples=ELSEWHERE, owners=SEVEN, players={1: LETA})
    assert offers(game, "use leta")
    assert offers(game, "use utug")
