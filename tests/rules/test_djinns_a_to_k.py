"""The djinns from Al-Amin to Kumarbi, one by one.

On the unchanged board of a scene row 1 holds Villages (f1: Sacred Place), row 2 Sacred Places, row 3 Oases, rows 4 and 5 markets:
rows 1 and 2 are blue, the others red.
"""

from typing import Any

from naqala import Game
from tests.scene import after, legal, scene, seat_of, tile_of

SPARE = {"e5": "G", "f5": "G"}
"""Two Merchants apart from everything: a move is left, so the game goes on."""
ASSASSINS = ("pick c4", "drop red c3")
"""Two Assassins end on the Oasis c3, if c4 and c3 hold one each."""
ARTISANS = {"f6": "sacred 6"}
"""Artisans' tiles a6, b6 (markets), c6 (Chasm), d6, e6, f1 (Workshops); the Workshop of f6 would be shut in there."""
AROUND_C3 = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


def gold(game: Game, seat: int) -> int:
    amount: int = seat_of(game, seat)["gold"]
    return amount


def merchandise(cards: dict[str, int], *djinns: str) -> int:
    return scene(step="over", players={1: {"cards": cards, "djinns": list(djinns)}}).score_sheet()[0]["merchandise"]


def assassins(meeples: dict[str, str] | None = None, **fields: Any) -> Game:
    """Seat 1 has just ended on c3 with two Assassins."""
    return after(scene(meeples={"c4": "R", "c3": "R", **SPARE, **(meeples or {})}, **fields), *ASSASSINS)


def targets(game: Game) -> set[str]:
    assert game.decision.ask == "target"
    return {text.removeprefix("at ") for text in legal(game)}


def redirections(game: Game) -> set[str]:
    assert game.decision.ask == "redirect"
    return {text.split()[1] for text in legal(game) if text != "pass"}


# Al-Amin


def test_alamin_two_fakirs_are_one_merchandise_card_at_the_end() -> None:
    """DJ-ALAMIN-1: the best assignment lengthens the suit of two; an odd Fakir and Fakirs without him are worth nothing."""
    cards = {"ivory": 1, "jewels": 1, "fakir": 2}
    assert merchandise(cards) == 3
    assert merchandise(cards, "alamin") == 7
    assert merchandise({**cards, "fakir": 3}, "alamin") == 7
    assert merchandise({**cards, "fakir": 4}, "alamin") == 13
    assert merchandise({"fakir": 1}, "alamin") == 0


def test_alamin_chooses_the_suit_that_gains_most() -> None:
    """DJ-ALAMIN-1: with suits of two and one the wild goes to the longer one: 7 + 1, not 3 + 3."""
    assert merchandise({"ivory": 2, "jewels": 1, "fakir": 2}, "alamin") == 8


def test_alamin_wild_may_be_one_more_copy_of_a_kind() -> None:
    """OPEN-13, DJ-ALAMIN-2: second copy beside a full suit; even a third Ivory, which does not exist, for the third suit."""
    nine = dict.fromkeys(("ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"), 1)
    assert merchandise({**nine, "ivory": 2, "fakir": 2}, "alamin") == 60 + 3
    three = {card: 2 if card in ("ivory", "jewels", "gold") else 3 for card in nine}
    assert merchandise({**three, "fakir": 2}, "alamin") == 60 + 60 + 40


def test_alamin_fakirs_are_not_sold() -> None:
    """DJ-ALAMIN-1, DJ-ALAMIN-3: sales do not see him."""
    game = scene(step="last", players={1: {"djinns": ["alamin"], "cards": {"ivory": 1, "jewels": 1, "fakir": 4}}})
    assert set(legal(game)) == {"pass", "sell ivory", "sell jewels", "sell ivory jewels"}
    after(game, "sell ivory jewels")
    assert gold(game, 1) == 53


def test_alamin_does_not_help_with_whims() -> None:
    """DJ-ALAMIN-3: four goods and six Fakirs do not fulfil W17 or W18, a fifth good fulfils W17."""
    goods = {"ivory": 1, "jewels": 1, "gold": 1, "papyrus": 1}
    for more, fulfilled in (({"fakir": 6}, []), ({"silk": 1}, ["w17"])):
        game = scene(
            expansions=["whims"],
            meeples={"a1": "Y", "b1": "Y", **SPARE},
            players={1: {"djinns": ["alamin"], "cards": {**goods, **more}, "whims": ["w17", "w18"]}},
        )
        after(game, "pick a1", "drop yellow b1")
        assert seat_of(game, 1)["fulfilled"] == fulfilled


def test_alamin_counts_fakirs_got_by_houssain() -> None:
    """DJ-ALAMIN-3."""
    game = scene(
        expansions=["thieves"],
        meeples={"a1": "G", "b1": "G", **SPARE},
        players={1: {"djinns": ["alamin"], "thieves": ["houssain"]}, 2: {"cards": {"fakir": 2}}},
    )
    after(game, "pick a1", "drop green b1", "use houssain", "give fakir fakir", "take fakir fakir")
    assert game.score_sheet()[0]["merchandise"] == 1


# Anun-Nak


def test_anunnak_draws_three_meeples_onto_a_bare_tile() -> None:
    """DJ-ANUNNAK-1: no camel, meeple, palm tree or palace there; no control and no action; Marid pays nothing."""
    game = scene(
        meeples=SPARE,
        owners={"a1": 2, "b1": 1},
        palms={"c1": 1},
        palaces={"d1": 1},
        players={1: {"djinns": ["anunnak", "marid"], "elders": 1}},
    )
    after(game, "use anunnak paying elder")
    assert targets(game) == set(game.position().to_json()["board"]) - {"a1", "b1", "c1", "d1", "e5", "f5"}
    after(game, "at a3", "draw red", "draw red", "draw yellow")
    assert tile_of(game, "a3") == {"tile": "oasis", "meeples": "YRR"}
    assert (game.decision.ask, game.decision.seat, gold(game, 1)) == ("move", 1, 50)


def bag_of(bag: str, **player: Any) -> Game:
    """Seat 1's last window with Anun-Nak and these meeples in the bag; a1 is bare, the other meeples stand elsewhere."""
    rest = "Y" * 16 + "W" * (20 - player.get("elders", 0)) + "G" * 18 + "B" * 18 + "R" * 18
    for colour in bag:
        rest = rest.replace(colour, "", 1)
    tiles = [column + row for row in "2345" for column in "abcdef"]
    crowd = {tile: rest[4 * place : 4 * place + 4] for place, tile in enumerate(tiles)}
    return scene(
        step="last",
        meeples={tile: group for tile, group in crowd.items() if group},
        players={1: {"djinns": ["anunnak"], **player}},
    )


def test_anunnak_takes_what_the_bag_holds() -> None:
    """DJ-ANUNNAK-2: two meeples in the bag, two are drawn."""
    game = bag_of("YG", cards={"fakir": 1})
    after(game, "use anunnak paying fakir", "at a1", "draw yellow", "draw green")
    assert tile_of(game, "a1")["meeples"] == "YG"
    assert game.decision.ask != "draw meeple"


def test_anunnak_with_an_empty_bag_needs_the_elder_that_pays() -> None:
    """DJ-ANUNNAK-2: the Elder paid is in the bag before the draw; a Fakir leaves the bag empty."""
    assert legal(bag_of("", cards={"fakir": 1})) == ["pass"]
    game = bag_of("", elders=1, cards={"fakir": 1})
    assert legal(game) == ["pass", "use anunnak paying elder"]
    after(game, "use anunnak paying elder", "at a1")
    assert legal(game) == ["draw white"]
    assert tile_of(after(game, "draw white"), "a1")["meeples"] == "W"


def test_anunnak_on_boards_of_the_expansions() -> None:
    """DJ-ANUNNAK-3: never Chasm or Lake; a bare city qualifies, its whim does not matter; Artisans are drawn too."""
    game = scene(
        expansions=["artisans", "whims"],
        step="last",
        tiles={"f7": "sacred 6"},
        whims_on={"d6": "w01"},
        players={1: {"djinns": ["anunnak"], "elders": 1}},
    )
    after(game, "use anunnak paying elder")
    assert targets(game) == set(game.position().to_json()["board"]) - {"c6", "c7"}
    assert (tile_of(game, "c6")["tile"], tile_of(game, "c7")["tile"]) == ("chasm", "lake")
    after(game, "at d6", "draw purple", "draw purple", "draw purple")
    assert tile_of(game, "d6") == {"tile": "blue city", "meeples": "PPP", "whim": "w01"}


# Ba'al


def test_baal_pays_1_for_an_own_and_2_for_a_foreign_purchase() -> None:
    """DJ-BAAL-1."""
    for owner, paid in ((1, 51), (2, 52), (3, 52)):
        game = scene(meeples={"c3": "W", "c2": "W", **SPARE}, djinn_row=["enki"], players={owner: {"djinns": ["baal"]}})
        after(game, "pick c3", "drop white c2", "buy enki paying elder elder")
        assert gold(game, owner) == paid


def test_baal_pays_for_the_djinn_kept_with_sibittis_only() -> None:
    """DJ-BAAL-1, DJ-BAAL-2: the two discarded ones do not count."""
    for djinns, other, paid in ((["sibittis", "baal"], [], (51, 50)), (["sibittis"], ["baal"], (50, 52))):
        game = scene(step="last", players={1: {"djinns": djinns, "elders": 3}, 2: {"djinns": other}})
        after(game, "use sibittis paying elder elder", "draw enki", "draw leta", "draw utug", "keep leta")
        assert (gold(game, 1), gold(game, 2)) == paid


def test_baal_does_not_pay_for_himself() -> None:
    """DJ-BAAL-2."""
    game = scene(meeples={"c3": "W", "c2": "W", **SPARE}, djinn_row=["baal"])
    after(game, "pick c3", "drop white c2", "buy baal paying elder elder")
    assert (seat_of(game, 1)["djinns"], gold(game, 1)) == (["baal"], 50)


def test_baal_pays_for_the_lamp() -> None:
    """DJ-BAAL-3: 1 for the owner's own Lamp, 2 for another's, from row or deck."""
    for owner, paid in ((1, 51), (2, 52)):
        for take in (["take enki"], ["take deck", "draw leta"]):
            players: dict[int, dict[str, Any]] = {1: {"items": {"lamp": 1}}, 2: {}}
            players[owner]["djinns"] = ["baal"]
            game = scene(expansions=["artisans"], tiles=ARTISANS, meeples=SPARE, djinn_row=["enki"], players=players)
            after(game, "play lamp", *take)
            assert gold(game, owner) == paid


def test_baal_pays_for_ouafat_but_not_for_thieves() -> None:
    """DJ-BAAL-3: a djinn taken with Ouafat counts, a thief bought does not."""
    game = scene(
        expansions=["thieves"],
        meeples={"c3": "W", "c2": "W", **SPARE},
        djinn_row=["leta"],
        thieves={"face_up": "ziad"},
        players={1: {"thieves": ["ouafat"]}, 2: {"djinns": ["enki"]}, 3: {"djinns": ["baal", "morgiane"]}},
    )
    after(game, "pick c3", "drop white c2", "use ouafat", "give enki", "take enki")
    assert gold(game, 3) == 52
    after(game, "buy ziad paying elder elder")
    assert (gold(game, 3), seat_of(game, 1)["thieves"]) == (52, ["ziad"])


def test_baal_given_up_to_ouafat_pays_no_seat() -> None:
    """DJ-BAAL-3: neither his former owner for the djinn taken nor the taker for him."""
    for taken in ("enki", "baal"):
        game = scene(
            expansions=["thieves"],
            meeples={"a1": "W", "b1": "W", **SPARE},
            players={1: {"thieves": ["ouafat"]}, 2: {"djinns": ["baal"]}, 3: {"djinns": ["enki"]}},
        )
        after(game, "pick a1", "drop white b1", "use ouafat", "give baal", "give enki", f"take {taken}")
        assert seat_of(game, 1)["djinns"] == [taken]
        assert [gold(game, seat) for seat in (1, 2, 3)] == [50, 50, 50]


# Boaz


def test_boaz_protects_what_lies_in_front_of_his_owner_but_not_the_board() -> None:
    """DJ-BOAZ-1: seat 2's Viziers and Elders are no targets, meeples on its tile are; seat 3 is not protected."""
    game = assassins(
        {"d3": "Y"}, owners={"d3": 2}, players={2: {"djinns": ["boaz"], "viziers": 1, "elders": 1}, 3: {"viziers": 1}}
    )
    assert legal(game) == ["kill yellow d3", "kill yellow of 3"]


def test_boaz_holds_against_iblis_and_kandicha() -> None:
    """DJ-BOAZ-1."""
    game = assassins(
        {"d3": "YG"},
        players={1: {"djinns": ["iblis", "kandicha"], "elders": 1}, 2: {"djinns": ["boaz"], "viziers": 2, "elders": 2}},
    )
    after(game, "use iblis paying elder")
    assert legal(game) == ["kill yellow green d3"]


# Bouraq, Enki


def test_bouraq_puts_a_palace_on_any_village() -> None:
    """DJ-BOURAQ-1: own, foreign or unowned."""
    game = scene(meeples=SPARE, owners={"a1": 1, "b1": 2}, players={1: {"djinns": ["bouraq"], "elders": 1}})
    after(game, "use bouraq paying elder")
    assert targets(game) == {"a1", "b1", "c1", "d1", "e1"}
    after(game, "at b1")
    assert tile_of(game, "b1")["palaces"] == 1
    assert game.position().supply.palaces == 9


def test_bouraq_needs_a_palace() -> None:
    """DJ-BOURAQ-1: supply empty."""
    player = {1: {"djinns": ["bouraq"], "elders": 1}}
    assert legal(scene(meeples=SPARE, palaces={"a1": 10}, players=player)) == ["pick e5", "pick f5"]
    assert "use bouraq paying elder" in legal(scene(meeples=SPARE, palaces={"a1": 9}, players=player))


def test_enki_puts_a_palm_tree_on_any_oasis() -> None:
    """DJ-ENKI-1: own, foreign or unowned."""
    game = scene(meeples=SPARE, owners={"a3": 1, "b3": 2}, players={1: {"djinns": ["enki"], "elders": 1}})
    after(game, "use enki paying elder")
    assert targets(game) == {"a3", "b3", "c3", "d3", "e3", "f3"}
    after(game, "at b3")
    assert tile_of(game, "b3")["palms"] == 1
    assert game.position().supply.palms == 11


def test_enki_needs_a_palm_tree() -> None:
    """DJ-ENKI-1: supply empty."""
    player = {1: {"djinns": ["enki"], "elders": 1}}
    assert legal(scene(meeples=SPARE, palms={"a3": 12}, players=player)) == ["pick e5", "pick f5"]
    assert "use enki paying elder" in legal(scene(meeples=SPARE, palms={"a3": 11}, players=player))


# Echidna


def test_echidna_doubles_the_builders_gold() -> None:
    """DJ-ECHIDNA-1: 2 x (2 Builders + 1 Fakir) x 3 blue tiles; without her half of it."""
    for use, gain in ((["use echidna paying elder elder"], 18), (["pass"], 9)):
        game = scene(
            meeples={"c4": "B", "c3": "B", **SPARE}, players={1: {"djinns": ["echidna"], "elders": 2, "cards": {"fakir": 1}}}
        )
        after(game, "pick c4", "drop blue c3", *use, "fakirs 1")
        assert gold(game, 1) == 50 + gain


def test_echidna_is_declared_before_the_builders_act() -> None:
    """DJ-ECHIDNA-1: offered between control and tribe action, not before the move and not afterwards."""
    game = scene(meeples={"c4": "B", "c3": "B", **SPARE}, players={1: {"djinns": ["echidna"], "elders": 4}})
    assert not any(text.startswith("use") for text in legal(game))
    after(game, "pick c4", "drop blue c3")
    assert legal(game) == ["pass", "use echidna paying elder elder"]
    after(game, "pass")
    assert gold(game, 1) == 56
    assert game.decision.seat == 2


def test_echidna_doubles_the_gold_of_kandichas_builder() -> None:
    """OPEN-8, DJ-ECHIDNA-2: six blue tiles around d2 give 12."""
    game = assassins({"d2": "B"}, players={1: {"djinns": ["echidna", "kandicha"], "elders": 2}})
    after(game, "use echidna paying elder elder", "kill blue d2")
    assert gold(game, 1) == 62


# Hagis


def test_hagis_moves_the_palace_to_one_of_the_eight_neighbours() -> None:
    """DJ-HAGIS-1: any tile type, any owner; the intended tile gets nothing."""
    game = scene(
        tiles={"c3": "village"},
        meeples={"c4": "Y", "c3": "Y", **SPARE},
        owners={"d4": 2},
        players={1: {"djinns": ["hagis"], "elders": 1}},
    )
    after(game, "pick c4", "drop yellow c3")
    assert redirections(game) == AROUND_C3
    after(game, "redirect d4 paying elder")
    assert tile_of(game, "d4") == {"tile": "small market", "owner": 2, "piece": "camel", "palaces": 1}
    assert "palaces" not in tile_of(game, "c3")
    assert seat_of(game, 1)["elders"] == 0


def test_hagis_is_optional_and_the_palace_then_stays() -> None:
    """DJ-HAGIS-1, DJ-HAGIS-3: the intended tile itself is no redirection; declining is free."""
    game = scene(
        tiles={"c3": "village"}, meeples={"c4": "Y", "c3": "Y", **SPARE}, players={1: {"djinns": ["hagis"], "elders": 1}}
    )
    after(game, "pick c4", "drop yellow c3")
    assert "c3" not in redirections(game)
    after(game, "pass")
    assert (tile_of(game, "c3")["palaces"], seat_of(game, 1)["elders"]) == (1, 1)


def test_hagis_works_with_bouraq() -> None:
    """OPEN-7, DJ-HAGIS-2."""
    game = scene(meeples=SPARE, players={1: {"djinns": ["bouraq", "hagis"], "elders": 2}})
    after(game, "use bouraq paying elder", "at c1")
    assert redirections(game) == {"b1", "d1", "b2", "c2", "d2"}
    after(game, "redirect b2 paying elder")
    assert tile_of(game, "b2")["palaces"] == 1
    assert "palaces" not in tile_of(game, "c1")


def test_hagis_has_no_use_without_a_palace() -> None:
    """DJ-HAGIS-3: supply empty, nothing is placed, nothing is asked."""
    game = scene(meeples={"c2": "Y", "c1": "Y", **SPARE}, palaces={"a5": 10}, players={1: {"djinns": ["hagis"], "elders": 1}})
    after(game, "pick c2", "drop yellow c1")
    assert (game.decision.ask, game.decision.seat) == ("move", 2)
    assert "palaces" not in tile_of(game, "c1")


def test_hagis_never_onto_the_chasm_but_across_mountains() -> None:
    """DJ-HAGIS-4: not to c5; a mountain stands between c4 and d4."""
    game = scene(
        expansions=["artisans"],
        tiles={**ARTISANS, "c4": "village", "c5": "chasm", "d4": "workshop nw"},
        meeples={"e1": "G", "f1": "G"},
        players={1: {"djinns": ["bouraq", "hagis"], "elders": 2}},
    )
    after(game, "use bouraq paying elder", "at c4")
    assert redirections(game) == {"b3", "c3", "d3", "b4", "d4", "b5", "d5"}
    after(game, "redirect d4 paying elder")
    assert tile_of(game, "d4")["palaces"] == 1


def test_hagis_does_not_move_shaums_palace() -> None:
    """DJ-HAGIS-4."""
    game = scene(
        expansions=["thieves"],
        meeples={"c4": "B", "c3": "B", **SPARE},
        owners={"a5": 2},
        palaces={"a5": 1},
        players={1: {"djinns": ["hagis"], "elders": 1, "thieves": ["shaum"]}},
    )
    after(game, "pick c4", "drop blue c3", "use shaum", "give palace a5", "put palace c3")
    assert tile_of(game, "c3")["palaces"] == 1
    assert game.decision.ask != "redirect"


# Haurvatat


def test_haurvatat_makes_palm_trees_count_5() -> None:
    """DJ-HAURVATAT-1: on own tiles of any type; others count 3, and trees on foreign tiles nothing."""
    fields: dict[str, Any] = {"owners": {"a1": 1, "a3": 1, "b3": 2}, "palms": {"a1": 2, "a3": 1, "b3": 1, "c3": 1}}
    sheets = scene(step="over", players={1: {"djinns": ["haurvatat"]}}, **fields).score_sheet()
    assert [sheet["palms"] for sheet in sheets] == [15, 3, 0]


# Iblis


def test_iblis_kills_two_on_one_tile_or_two_of_one_opponent() -> None:
    """DJ-IBUS-1, DJ-IBUS-2, OPEN-12: two wherever two are, one where only one is, never mixed, never fewer by choice."""
    game = assassins(
        {"d3": "GBB", "b3": "Y"},
        players={1: {"djinns": ["iblis"], "elders": 1}, 2: {"viziers": 2, "elders": 1}, 3: {"elders": 1}},
    )
    after(game, "use iblis paying elder")
    assert set(legal(game)) == {
        "kill green blue d3",
        "kill blue blue d3",
        "kill yellow b3",
        "kill yellow yellow of 2",
        "kill yellow white of 2",
        "kill white of 3",
    }
    bag = game.position().bag
    after(game, "kill yellow white of 2")
    assert (seat_of(game, 2)["viziers"], seat_of(game, 2)["elders"]) == (1, 0)
    assert sorted(game.position().bag) == sorted(bag + "YW")


def test_iblis_kills_one_where_only_one_is() -> None:
    """DJ-IBUS-2, OPEN-12."""
    game = assassins({"b3": "Y"}, players={1: {"djinns": ["iblis"], "elders": 1}})
    after(game, "use iblis paying elder")
    assert legal(game) == ["kill yellow b3"]
    after(game, "kill yellow b3")
    assert tile_of(game, "b3")["owner"] == 1


def test_iblis_leaves_the_range_as_it_is_and_an_emptied_tile_is_claimed() -> None:
    """DJ-IBUS-3: distance 2 is reached, distance 3 is not."""
    game = assassins({"e3": "GB", "f3": "GB"}, players={1: {"djinns": ["iblis"], "elders": 1}})
    after(game, "use iblis paying elder")
    assert legal(game) == ["kill green blue e3"]
    after(game, "kill green blue e3")
    assert tile_of(game, "e3") == {"tile": "oasis", "owner": 1, "piece": "camel"}


def test_iblis_is_declared_before_the_kill() -> None:
    """DJ-IBUS-4: offered with the Assassins in hand only; passed there, the kill is single and it is too late."""
    game = scene(meeples={"c4": "R", "c3": "R", "d3": "GB", **SPARE}, players={1: {"djinns": ["iblis"], "elders": 1}})
    assert not any(text.startswith("use") for text in legal(game))
    after(game, *ASSASSINS)
    assert legal(game) == ["pass", "use iblis paying elder"]
    after(game, "pass")
    assert legal(game) == ["kill green d3", "kill blue d3"]
    after(game, "kill green d3")
    assert game.decision.seat == 2


# Jafaar


def test_jafaar_makes_viziers_count_3() -> None:
    """DJ-JAAFAR-1: the 10 for each opponent with fewer are unchanged."""
    game = scene(step="over", players={1: {"djinns": ["jafaar"], "viziers": 4}, 2: {"viziers": 4}, 3: {"viziers": 3}})
    assert [sheet["viziers"] for sheet in game.score_sheet()] == [4 * 3 + 10, 4 + 10, 3]


# Kandicha


def test_kandicha_draws_from_the_pile_for_a_merchant() -> None:
    """DJ-KANDICHA-1: not from the row."""
    game = assassins({"d3": "G"}, row=["ivory"], players={1: {"djinns": ["kandicha"]}})
    after(game, "kill green d3")
    assert game.decision.is_chance
    assert "draw fakir" in legal(game)
    after(game, "draw silk")
    assert seat_of(game, 1)["cards"] == {"silk": 1}
    assert game.position().cards.row == ["ivory"]


def test_kandicha_keeps_viziers_and_elders_and_gets_nothing_for_assassins() -> None:
    """DJ-KANDICHA-1: kept in front of the owner instead of the bag."""
    for victim, viziers, elders in (("yellow", 1, 0), ("white", 0, 1), ("red", 0, 0)):
        game = assassins({"d3": "YWR"}, players={1: {"djinns": ["kandicha"]}})
        bag = len(game.position().bag)
        after(game, f"kill {victim} d3")
        assert (seat_of(game, 1)["viziers"], seat_of(game, 1)["elders"], gold(game, 1)) == (viziers, elders, 50)
        assert len(game.position().bag) == bag + (victim == "red")


def test_kandicha_earns_for_each_of_two_victims() -> None:
    """DJ-KANDICHA-1: with Iblis a Merchant's card and an Elder."""
    game = assassins({"d3": "WG"}, players={1: {"djinns": ["iblis", "kandicha"], "elders": 1}})
    after(game, "use iblis paying elder", "kill white green d3", "draw fish")
    assert (seat_of(game, 1)["elders"], seat_of(game, 1)["cards"]) == (1, {"fish": 1})
    two = assassins({"d3": "GG"}, players={1: {"djinns": ["iblis", "kandicha"], "elders": 1}})
    after(two, "use iblis paying elder", "kill green green d3", "draw fish", "draw silk")
    assert seat_of(two, 1)["cards"] == {"silk": 1, "fish": 1}


def test_kandichas_builder_earns_what_lies_around_his_own_tile_without_fakirs() -> None:
    """OPEN-8, DJ-KANDICHA-2, DJ-KANDICHA-3: six blue tiles around d2, three around the final tile c3; Fakirs add nothing."""
    game = assassins({"d2": "B"}, players={1: {"djinns": ["kandicha"], "cards": {"fakir": 2}}})
    after(game, "kill blue d2")
    assert game.decision.ask != "build"
    assert (gold(game, 1), seat_of(game, 1)["cards"]) == (56, {"fakir": 2})


def test_kandicha_takes_from_opponents_and_claims_the_emptied_tile() -> None:
    """DJ-KANDICHA-4."""
    game = assassins(players={1: {"djinns": ["kandicha"]}, 2: {"elders": 2}})
    after(game, "kill white of 2")
    assert (seat_of(game, 1)["elders"], seat_of(game, 2)["elders"]) == (1, 1)
    game = assassins({"d3": "Y"}, players={1: {"djinns": ["kandicha"]}})
    after(game, "kill yellow d3")
    assert (seat_of(game, 1)["viziers"], tile_of(game, "d3")["owner"]) == (1, 1)


def test_kandichas_prey_counts_as_a_kill_for_nekir() -> None:
    """OPEN-8, DJ-KANDICHA-5: an Elder taken from an opponent or from the board."""
    for kill in ("kill white of 2", "kill white d3"):
        game = assassins({"d3": "W"}, players={1: {"djinns": ["kandicha"]}, 2: {"elders": 1}, 3: {"djinns": ["nekir"]}})
        after(game, kill)
        assert (seat_of(game, 1)["elders"], gold(game, 3)) == (1, 52)


# Kumarbi


def kumarbi_bids(**fields: Any) -> set[str]:
    return set(legal(scene(step="bid", **fields)))


def test_kumarbi_takes_the_spot_and_pays_a_cheaper_one() -> None:
    """DJ-KUMARBI-1: spot 8 with one Fakir costs 5, though 5 is occupied; spot 1 with one Fakir costs nothing."""
    for bid, price in (("bid 8 paying 1 fakir", 5), ("bid 1 paying 1 fakir", 0), ("bid 18 paying 3 fakirs", 5)):
        game = scene(
            step="bid", bid_track=[1, 2], turn_track={"5": [3]}, players={1: {"djinns": ["kumarbi"], "cards": {"fakir": 3}}}
        )
        after(game, bid)
        assert gold(game, 1) == 50 - price
        assert game.position().turn_track == {bid.split()[1]: [1], "5": [3]}
        assert game.position().cards.discard == {"fakir": int(bid.split()[3])}


def test_kumarbi_only_the_discounted_price_must_be_affordable() -> None:
    """DJ-KUMARBI-2: with 3 gold and one Fakir spot 5 can be had, with a discount of one step."""
    bids = kumarbi_bids(players={1: {"gold": 3, "djinns": ["kumarbi"], "cards": {"fakir": 1}}})
    assert bids == {"bid 0", "bid 1", "bid 1 paying 1 fakir", "bid 3", "bid 3 paying 1 fakir", "bid 5 paying 1 fakir"}


def test_kumarbi_no_fakir_is_wasted() -> None:
    """OPEN-13, DJ-KUMARBI-3: never more Fakirs than steps down to 0, none on a 0 spot."""
    bids = kumarbi_bids(players={1: {"gold": 1, "djinns": ["kumarbi"], "cards": {"fakir": 3}}})
    assert bids == {
        *("bid 0", "bid 1", "bid 1 paying 1 fakir", "bid 3 paying 1 fakir", "bid 3 paying 2 fakirs"),
        *("bid 5 paying 2 fakirs", "bid 5 paying 3 fakirs", "bid 8 paying 3 fakirs"),
    }


def test_kumarbi_may_be_used_for_both_markers_of_a_round() -> None:
    """DJ-KUMARBI-4: once per bid."""
    game = scene(seats=2, step="bid", bid_track=[1, 1, 2, 2], players={1: {"djinns": ["kumarbi"], "cards": {"fakir": 2}}})
    after(game, "bid 1 paying 1 fakir", "bid 3 paying 1 fakir")
    assert (gold(game, 1), seat_of(game, 1)["cards"]) == (49, {})
