"""The djinns from Lamia to Utug, one by one.

On the unchanged board of a scene row 1 holds Villages (f1: Sacred Place), row 2 Sacred Places, row 3 Oases, rows 4 and 5 markets.
"""

from typing import Any

from naqala import Game
from tests.scene import after, legal, scene, seat_of, tile_of

SPARE = {"e5": "G", "f5": "G"}
"""Two Merchants apart from everything: a move is left, so the game goes on."""
ARTISANS = {"f6": "sacred 6"}
"""Artisans' tiles a6, b6 (markets), c6 (Chasm), d6, e6, f1 (Workshops); the Workshop of f6 would be shut in there."""
SEVEN = ("a5", "b5", "c5", "a4", "b4", "d4", "e4")
"""Seven of a player's eight camels stand here."""
ALL_DJINNS = (
    *("alamin", "anunnak", "baal", "boaz", "bouraq", "echidna", "enki", "hagis", "haurvatat", "iblis", "jafaar", "kandicha"),
    *("kumarbi", "lamia", "leta", "marid", "monkir", "nekir", "shamhat", "sibittis", "sloar", "utug"),
)


def gold(game: Game, *seats: int) -> list[int]:
    return [seat_of(game, seat)["gold"] for seat in seats]


def targets(game: Game) -> set[str]:
    assert game.decision.ask == "target"
    return {text.removeprefix("at ") for text in legal(game)}


def redirections(game: Game) -> set[str]:
    assert game.decision.ask == "redirect"
    return {text.split()[1] for text in legal(game) if text != "pass"}


def with_djinn(djinn: str, owner: int, **more: Any) -> dict[int, dict[str, Any]]:
    """The players, one of whom owns the djinn; ``more`` is what seat 1 has besides."""
    players: dict[int, dict[str, Any]] = {
        1: {**more, "djinns": list(more.get("djinns", []))},
        2: {"djinns": []},
        3: {"djinns": []},
    }
    players[owner]["djinns"].append(djinn)
    return players


# Lamia


def test_lamia_moves_the_palm_tree_to_one_of_the_eight_neighbours() -> None:
    """DJ-LAMIA-1: any tile type, any owner; the intended tile gets nothing."""
    game = scene(
        meeples={"c4": "Y", "c3": "Y", **SPARE}, owners={"d4": 2}, players={1: {"djinns": ["lamia"], "cards": {"fakir": 1}}}
    )
    after(game, "pick c4", "drop yellow c3")
    assert redirections(game) == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    after(game, "redirect d4 paying fakir")
    assert tile_of(game, "d4") == {"tile": "small market", "owner": 2, "piece": "camel", "palms": 1}
    assert "palms" not in tile_of(game, "c3")
    assert seat_of(game, 1)["cards"] == {}


def test_lamia_is_optional_and_the_tree_then_stays() -> None:
    """DJ-LAMIA-1, DJ-LAMIA-3: the intended tile itself is no redirection; declining is free."""
    game = scene(meeples={"c4": "Y", "c3": "Y", **SPARE}, players={1: {"djinns": ["lamia"], "elders": 1}})
    after(game, "pick c4", "drop yellow c3")
    assert "c3" not in redirections(game)
    after(game, "pass")
    assert (tile_of(game, "c3")["palms"], seat_of(game, 1)["elders"]) == (1, 1)


def test_lamia_works_with_enki() -> None:
    """OPEN-7, DJ-LAMIA-2."""
    game = scene(meeples=SPARE, players={1: {"djinns": ["enki", "lamia"], "elders": 2}})
    after(game, "use enki paying elder", "at a3")
    assert redirections(game) == {"a2", "b2", "b3", "a4", "b4"}
    after(game, "redirect b2 paying elder")
    assert tile_of(game, "b2")["palms"] == 1
    assert "palms" not in tile_of(game, "a3")


def test_lamia_has_no_use_without_a_palm_tree() -> None:
    """DJ-LAMIA-3: supply empty, nothing is placed, nothing is asked."""
    game = scene(meeples={"c4": "Y", "c3": "Y", **SPARE}, palms={"a5": 12}, players={1: {"djinns": ["lamia"], "elders": 1}})
    after(game, "pick c4", "drop yellow c3")
    assert (game.decision.ask, game.decision.seat) == ("move", 2)
    assert "palms" not in tile_of(game, "c3")


def test_lamia_never_onto_the_chasm_but_across_mountains() -> None:
    """DJ-LAMIA-4: not to c5; a mountain stands between c4 and d4."""
    game = scene(
        expansions=["artisans"],
        tiles={**ARTISANS, "c4": "oasis", "c5": "chasm", "d4": "workshop nw"},
        meeples={"e1": "G", "f1": "G"},
        players={1: {"djinns": ["enki", "lamia"], "elders": 2}},
    )
    after(game, "use enki paying elder", "at c4")
    assert redirections(game) == {"b3", "c3", "d3", "b4", "d4", "b5", "d5"}


def test_lamia_never_onto_the_lake() -> None:
    """DJ-LAMIA-4."""
    game = scene(
        expansions=["whims"],
        tiles={"b3": "lake"},
        meeples={"e1": "G", "f1": "G"},
        players={1: {"djinns": ["enki", "lamia"], "elders": 2}},
    )
    after(game, "use enki paying elder", "at a3")
    assert redirections(game) == {"a2", "b2", "a4", "b4"}


def test_lamia_does_not_move_shaums_palm_tree() -> None:
    """DJ-LAMIA-4."""
    game = scene(
        expansions=["thieves"],
        meeples={"c3": "B", "c2": "B", **SPARE},
        owners={"a5": 2, "b5": 1},
        palms={"a5": 1},
        players={1: {"djinns": ["lamia"], "elders": 1, "thieves": ["shaum"]}},
    )
    after(game, "pick c3", "drop blue c2", "use shaum", "give palm a5", "put palm b5")
    assert tile_of(game, "b5")["palms"] == 1
    assert game.decision.ask != "redirect"


# Leta


def test_leta_puts_a_camel_on_a_bare_tile() -> None:
    """DJ-LETA-1: no camel, meeple, palm tree or palace there."""
    game = scene(
        meeples=SPARE,
        owners={"a1": 2, "b1": 1},
        palms={"c1": 1},
        palaces={"d1": 1},
        players={1: {"djinns": ["leta"], "elders": 2}},
    )
    after(game, "use leta paying elder elder")
    assert targets(game) == set(game.position().to_json()["board"]) - {"a1", "b1", "c1", "d1", "e5", "f5"}
    after(game, "at a3")
    assert tile_of(game, "a3") == {"tile": "oasis", "owner": 1, "piece": "camel"}
    assert (seat_of(game, 1)["camels"], game.position().end.last_camel) == (6, False)


def test_leta_may_take_the_start_tile_of_the_move() -> None:
    """DJ-LETA-1: it is bare once the meeples are gone."""
    game = scene(meeples={"c3": "Y", "c2": "Y", **SPARE}, players={1: {"djinns": ["leta"], "elders": 2}})
    after(game, "pick c3", "drop yellow c2", "use leta paying elder elder", "at c3")
    assert tile_of(game, "c3")["owner"] == 1


def test_leta_needs_a_camel_and_the_last_one_ends_the_game() -> None:
    """DJ-LETA-1: END-1 is armed at once."""
    player = {1: {"djinns": ["leta"], "elders": 2}}
    game = scene(meeples=SPARE, owners=dict.fromkeys(SEVEN, 1), players=player)
    after(game, "use leta paying elder elder", "at a1")
    assert game.position().end.last_camel
    none_left = scene(meeples=SPARE, owners=dict.fromkeys((*SEVEN, "a1"), 1), players=player)
    assert legal(none_left) == ["pick e5", "pick f5"]


def test_leta_takes_cities_but_no_forbidden_tile_and_may_use_the_tent() -> None:
    """DJ-LETA-2."""
    game = scene(
        expansions=["artisans", "whims"],
        tiles={"f7": "sacred 6"},
        meeples=SPARE,
        whims_on={"d6": "w01"},
        players={1: {"djinns": ["leta"], "elders": 2}},
    )
    after(game, "use leta paying elder elder")
    assert targets(game) == set(game.position().to_json()["board"]) - {"c6", "c7", "e5", "f5"}
    after(game, "at d6")
    assert legal(game) == ["camel", "tent"]
    after(game, "tent")
    assert tile_of(game, "d6") == {"tile": "blue city", "owner": 1, "piece": "tent", "whim": "w01"}


# Marid


def test_marid_pays_for_each_meeple_dropped_on_his_owners_tiles() -> None:
    """DJ-MARID-1: 1 if the owner moves, 2 if an opponent does, the last meeple included; foreign tiles pay nothing."""
    for owner, other, paid in ((1, 2, 52), (2, 1, 54), (3, 1, 54)):
        game = scene(
            meeples={"a1": "GYG", "d1": "G", **SPARE},
            owners={"b1": owner, "c1": other, "d1": owner},
            players=with_djinn("marid", owner),
        )
        after(game, "pick a1", "drop green b1", "drop yellow c1", "drop green d1")
        assert gold(game, owner) == [paid]


def test_marid_does_not_see_a_camel_placed_after_the_drops() -> None:
    """DJ-MARID-2."""
    game = scene(meeples={"a1": "Y", "b1": "Y", **SPARE}, players={1: {"djinns": ["marid"]}})
    after(game, "pick a1", "drop yellow b1")
    assert tile_of(game, "b1")["owner"] == 1
    assert gold(game, 1) == [50]


def test_marid_sees_a_tent_as_a_camel() -> None:
    """DJ-MARID-3."""
    game = scene(
        expansions=["artisans"],
        tiles=ARTISANS,
        meeples={"a1": "Y", "b1": "Y", **SPARE},
        tents={"b1": 2},
        players={2: {"djinns": ["marid"]}},
    )
    after(game, "pick a1", "drop yellow b1")
    assert gold(game, 2) == [52]


def test_marid_pays_for_the_carpets_drop() -> None:
    """DJ-MARID-3."""
    game = scene(
        expansions=["artisans"],
        tiles=ARTISANS,
        meeples={"d3": "Y", "a3": "Y", **SPARE},
        owners={"a3": 2},
        players={1: {"items": {"carpet": 1}}, 2: {"djinns": ["marid"]}},
    )
    after(game, "pick d3", "carpet yellow a3")
    assert gold(game, 2) == [52]


def test_marid_pays_nothing_for_the_flute() -> None:
    """DJ-MARID-3."""
    game = scene(
        expansions=["artisans"],
        tiles=ARTISANS,
        meeples={"b3": "Y", **SPARE},
        owners={"a3": 2},
        players={1: {"items": {"flute": 1}}, 2: {"djinns": ["marid"]}},
    )
    after(game, "play flute", "at a3", "bring yellow b3")
    assert tile_of(game, "a3")["meeples"] == "Y"
    assert gold(game, 2) == [50]


# Monkir


def test_monkir_pays_for_every_palace() -> None:
    """DJ-MONKIR-1: 1 if the owner placed it, 2 if an opponent did, by Village or by Bouraq."""
    for owner, paid in ((1, 51), (2, 52)):
        game = scene(meeples={"c2": "Y", "c1": "Y", **SPARE}, players=with_djinn("monkir", owner))
        after(game, "pick c2", "drop yellow c1")
        assert gold(game, owner) == [paid]
        game = scene(meeples=SPARE, players=with_djinn("monkir", owner, djinns=["bouraq"], elders=1))
        after(game, "use bouraq paying elder", "at c1")
        assert gold(game, owner) == [paid]


def test_monkir_pays_once_for_a_redirected_palace_and_not_for_palm_trees() -> None:
    """DJ-MONKIR-1."""
    game = scene(meeples={"c2": "Y", "c1": "Y", **SPARE}, players=with_djinn("monkir", 2, djinns=["hagis"], elders=1))
    after(game, "pick c2", "drop yellow c1", "redirect b1 paying elder")
    assert gold(game, 2) == [52]
    palm = scene(meeples={"c4": "Y", "c3": "Y", **SPARE}, players=with_djinn("monkir", 2))
    after(palm, "pick c4", "drop yellow c3")
    assert (tile_of(palm, "c3")["palms"], gold(palm, 2)) == (1, [50])


def test_monkir_pays_for_shaums_palace_but_not_for_its_removal() -> None:
    """DJ-MONKIR-2: placed by the thief's user."""
    for owner, paid in ((1, 51), (2, 52), (3, 52)):
        game = scene(
            expansions=["thieves"],
            meeples={"c3": "B", "c2": "B", **SPARE},
            owners={"a5": 2, "c2": 1, "d5": 3},
            palaces={"a5": 1},
            palms={"d5": 1},
            players=with_djinn("monkir", owner, thieves=["shaum"], gold=0),
        )
        after(game, "pick c3", "drop blue c2", "use shaum")
        before = gold(game, owner)[0]
        after(game, "give palace a5", "give palm d5")
        assert gold(game, owner) == [before]
        after(game, "put palace c2")
        assert gold(game, owner)[0] - before == paid - 50


# Nekir


def test_nekir_pays_when_assassins_kill() -> None:
    """DJ-NEKIR-1: 1 if the owner's, 2 if an opponent's, on the board and in front of players."""
    for owner, paid in ((1, 51), (2, 52), (3, 52)):
        for kill in ("kill yellow d3", "kill white of 3"):
            players = with_djinn("nekir", owner)
            players[3]["elders"] = 1
            game = scene(meeples={"c4": "R", "c3": "R", "d3": "Y", **SPARE}, players=players)
            after(game, "pick c4", "drop red c3", kill)
            assert gold(game, owner) == [paid]


def test_nekir_pays_once_for_an_assassin_action_with_two_victims() -> None:
    """OPEN-6, DJ-NEKIR-2."""
    for owner, paid in ((1, 51), (2, 52)):
        game = scene(
            meeples={"c4": "R", "c3": "R", "d3": "YG", **SPARE}, players=with_djinn("nekir", owner, djinns=["iblis"], elders=1)
        )
        after(game, "pick c4", "drop red c3", "use iblis paying elder", "kill yellow green d3")
        assert gold(game, owner) == [paid]


# Shamhat


def test_shamhat_makes_elders_count_4() -> None:
    """DJ-SHAMHAT-1."""
    game = scene(step="over", players={1: {"djinns": ["shamhat"], "elders": 3}, 2: {"elders": 3}})
    assert [sheet["elders"] for sheet in game.score_sheet()] == [12, 6, 0]


# Sibittis


def test_sibittis_draws_three_keeps_one_and_discards_two() -> None:
    """DJ-SIBITTIS-1: from the pile, the row is left alone."""
    game = scene(step="last", djinn_row=["baal"], players={1: {"djinns": ["sibittis"], "elders": 2}})
    after(game, "use sibittis paying elder elder")
    assert "draw baal" not in legal(game)
    after(game, "draw enki", "draw leta", "draw utug")
    assert legal(game) == ["keep enki", "keep leta", "keep utug"]
    after(game, "keep leta")
    assert seat_of(game, 1)["djinns"] == ["leta", "sibittis"]
    assert game.position().djinns.discard == ["enki", "utug"]
    assert game.position().djinns.row == ["baal"]


def sibittis(*, deck: list[str], discard: list[str]) -> Game:
    others = [djinn for djinn in ALL_DJINNS if djinn not in ("sibittis", *deck, *discard)]
    return scene(
        step="last",
        players={1: {"djinns": ["sibittis"], "elders": 2}, 2: {"djinns": others}},
        djinns={"deck": deck, "discard": discard},
    )


def test_sibittis_shuffles_the_discards_in_for_the_missing_ones() -> None:
    """DJ-SIBITTIS-2: the pile's last card first, then from the discards."""
    game = sibittis(deck=["enki"], discard=["leta", "utug", "marid"])
    after(game, "use sibittis paying elder elder")
    assert legal(game) == ["draw enki"]
    after(game, "draw enki")
    assert legal(game) == ["draw leta", "draw marid", "draw utug"]
    after(game, "draw leta", "draw utug")
    assert legal(game) == ["keep enki", "keep leta", "keep utug"]


def test_sibittis_the_only_card_must_be_kept() -> None:
    """OPEN-13, DJ-SIBITTIS-2: one card makes the power usable, and it is kept; without any it cannot be used."""
    game = sibittis(deck=[], discard=["leta"])
    after(game, "use sibittis paying elder elder", "draw leta")
    assert legal(game) == ["keep leta"]
    after(game, "keep leta")
    assert "leta" in seat_of(game, 1)["djinns"]
    nothing = sibittis(deck=[], discard=[])
    assert not any(text.startswith("use") for text in legal(nothing))


def test_sibittis_only_the_drawer_sees_the_three() -> None:
    """DJ-SIBITTIS-3: the kept one is laid open, the discarded ones become public."""
    game = scene(step="last", players={1: {"djinns": ["sibittis"], "elders": 3}})
    after(game, "use sibittis paying elder elder", "draw enki", "draw leta", "draw utug")
    assert game.view(1).position.to_json()["aside"]["djinns"] == ["enki", "leta", "utug"]
    assert game.view(2).position.to_json()["aside"]["djinns"] == 3
    assert not any("enki" in entry.action for entry in game.log(2).entries)
    after(game, "keep enki")
    assert game.view(2).position.djinns.discard == ["leta", "utug"]
    assert game.view(2).position.seats[0].djinns == ["enki", "sibittis"]


# Sloar


def test_sloar_draws_the_top_card_for_a_fakir() -> None:
    """DJ-SLOAR-1: an Elder is not accepted; the card comes from the pile, unseen by others."""
    player = {"djinns": ["sloar"], "elders": 2, "cards": {"fakir": 2}}
    game = scene(step="last", row=["ivory"], players={1: player})
    assert legal(game) == ["pass", "use sloar paying fakir"]
    after(game, "use sloar paying fakir")
    assert game.decision.is_chance
    after(game, "draw silk")
    assert seat_of(game, 1)["cards"] == {"silk": 1, "fakir": 1}
    assert game.position().cards.row == ["ivory"]
    assert game.position().cards.discard == {"fakir": 1}
    assert game.view(2).position.seats[0].cards == 2
    assert not any("silk" in entry.action or "silk" in str(entry.events) for entry in game.log(2).entries)
    assert any("silk" in entry.action for entry in game.log(1).entries)
    no_fakir = scene(step="last", players={1: {**player, "cards": {"silk": 1}}})
    assert not any(text.startswith("use") for text in legal(no_fakir))


def test_sloar_with_an_empty_pile_draws_from_the_discards_the_paid_fakir_among_them() -> None:
    """DJ-SLOAR-2."""
    hand = {**dict.fromkeys(("ivory", "jewels", "gold"), 2), **dict.fromkeys(("papyrus", "spice"), 4), "silk": 3}
    hand |= {**dict.fromkeys(("fish", "wheat", "pottery"), 6), "fakir": 17}
    game = scene(
        step="last",
        players={1: {"djinns": ["sloar"], "cards": {"fakir": 1}}, 2: {"cards": hand}},
        cards={"deck": {}, "discard": {"silk": 1}},
    )
    after(game, "use sloar paying fakir")
    assert legal(game) == ["draw silk", "draw fakir"]
    after(game, "draw fakir")
    assert seat_of(game, 1)["cards"] == {"fakir": 1}


# Utug


def test_utug_puts_a_camel_on_a_tile_with_meeples() -> None:
    """DJ-UTUG-1: no camel, palm tree or palace there; the meeples stay."""
    game = scene(
        meeples={"a1": "Y", "b1": "Y", "c1": "Y", "d1": "YW", **SPARE},
        owners={"a1": 2},
        palms={"b1": 1},
        palaces={"c1": 1},
        players={1: {"djinns": ["utug"], "elders": 2}},
    )
    after(game, "use utug paying elder elder")
    assert targets(game) == {"d1", "e5", "f5"}
    after(game, "at d1")
    assert tile_of(game, "d1") == {"tile": "village", "meeples": "YW", "owner": 1, "piece": "camel"}


def test_utug_needs_a_camel_and_the_last_one_ends_the_game() -> None:
    """DJ-UTUG-1: END-1 is armed at once."""
    player = {1: {"djinns": ["utug"], "elders": 2}}
    game = scene(meeples=SPARE, owners=dict.fromkeys(SEVEN, 1), players=player)
    after(game, "use utug paying elder elder", "at e5")
    assert game.position().end.last_camel
    none_left = scene(meeples=SPARE, owners=dict.fromkeys((*SEVEN, "a1"), 1), players=player)
    assert legal(none_left) == ["pick e5", "pick f5"]


def test_utug_may_take_the_final_tile_before_the_palm_tree_arrives() -> None:
    """DJ-UTUG-2: in the windows before and after the tribe action; at the end of the turn the tree stands there."""
    for passes, possible in (([], True), (["pass"], True), (["pass", "pass"], False)):
        game = scene(meeples={"c4": "Y", "c3": "YW", **SPARE}, players={1: {"djinns": ["utug"], "elders": 2}})
        after(game, "pick c4", "drop yellow c3", *passes, "use utug paying elder elder")
        assert ("c3" in targets(game)) == possible


def test_utug_takes_cities_with_meeples_and_may_use_the_tent() -> None:
    """DJ-UTUG-3."""
    game = scene(
        expansions=["artisans", "whims"],
        tiles={"f7": "sacred 6"},
        meeples={"d6": "YW", **SPARE},
        whims_on={"d6": "w01"},
        players={1: {"djinns": ["utug"], "elders": 2}},
    )
    after(game, "use utug paying elder elder", "at d6", "tent")
    assert tile_of(game, "d6") == {"tile": "blue city", "meeples": "YW", "owner": 1, "piece": "tent", "whim": "w01"}
