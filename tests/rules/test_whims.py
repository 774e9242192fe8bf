"""Whims of the Sultan: Lake, cities, whim cards, the track for five."""

from typing import Any

import pytest

from naqala import BrokenLawError, Game, Options
from tests.changes import whims as whims_taken
from tests.reference.components import ARTISANS_WHIMS, WHIM_GOLD, WHIMS
from tests.scene import after, legal, scene, seat_of, tile_of

MORE = {"e4": "W", "e5": "W"}
"""A move for the next player, far from the rest."""
BOTH = ("artisans", "whims")
EVERYWHERE = set(WHIMS) - ARTISANS_WHIMS
"""The whims that are there without Artisans too."""
NINE = ["fish", "silk", "gold", "ivory", "wheat", "spice", "jewels", "pottery", "fakir"]


def table(*, expansions: tuple[str, ...] = ("whims",), tiles: dict[str, str] | None = None, **fields: Any) -> Game:
    """A scene with whims; a workshop, if any, stands in the corner, where its mountains touch nothing."""
    corner = {"f1": "workshop se"} if "artisans" in expansions else {}
    return scene(expansions=expansions, tiles=corner | (tiles or {}), **{"meeples": MORE, **fields})


def in_city(whim: str, **fields: Any) -> Game:
    """Seat 1 has ended its move on the city c3, where this whim lies."""
    turn = {"start": "a1", "at": "c3", "tribe": "yellow", "count": 2}
    tiles = {"c3": "blue city", **fields.pop("tiles", {})}
    return table(tiles=tiles, step="tile", turn=turn, whims_on={"c3": whim}, **fields)


# --- Great Lake ---------------------------------------------------------------------------------------------


def test_palms_and_palaces_around_the_lake_count_double_for_the_owner() -> None:
    """WHIM-1: on its eight surrounding tiles, diagonals too; farther away they count as usual."""
    around = dict.fromkeys(("b2", "c2", "d4"), 1)
    game = table(
        tiles={"c3": "lake"}, owners=around | {"c5": 2, "d2": 3}, palms={"b2": 1, "c5": 1, "b3": 1}, palaces={"d4": 1, "d2": 2}
    )
    sheets = game.score_sheet()
    assert [(sheet["palms"], sheet["palaces"]) for sheet in sheets] == [(6, 10), (3, 0), (0, 20)]


def test_haurvatats_palms_beside_the_lake_count_10() -> None:
    """WHIM-1, WHIM-6: doubled after Haurvatat."""
    game = table(
        tiles={"c3": "lake"}, owners={"b2": 1, "c5": 1}, palms={"b2": 2, "c5": 1}, players={1: {"djinns": ["haurvatat"]}}
    )
    assert game.score_sheet()[0]["palms"] == 10 + 10 + 5


def test_the_lake_at_the_border_has_fewer_tiles_around_it() -> None:
    """WHIM-6: nothing wraps around; f2 and a6 are no neighbours of a1."""
    game = table(
        tiles={"a1": "lake"},
        owners=dict.fromkeys(("a2", "b2", "f1", "f2", "a6"), 1),
        palms=dict.fromkeys(("a2", "b2", "f1", "f2", "a6"), 1),
    )
    assert game.score_sheet()[0]["palms"] == 6 + 6 + 3 + 3 + 3


def test_whims_count_a_piece_beside_the_lake_once() -> None:
    """WHIM-6."""
    game = in_city("w07", tiles={"b4": "lake"}, owners={"a4": 1}, palms={"a4": 2})
    assert seat_of(after(game, "take whim"), 1)["gold"] == 50


def test_the_lake_has_no_colour_and_no_meeples() -> None:
    """WHIM-1: neither Builders nor tents count it; nothing is dropped there."""
    game = table(tiles={"c5": "lake"}, meeples={"b3": "B", "b4": "B"})
    assert seat_of(after(game, "pick b3", "drop blue b4"), 1)["gold"] == 50
    assert table(expansions=BOTH, tiles={"c5": "lake"}, tents={"b4": 1}).score_sheet()[0]["tent"] == 8
    game = table(tiles={"c3": "lake"}, meeples={"b3": "YW", "a4": "W", "d3": "W"})
    assert set(legal(after(game, "pick b3"))) == {"drop yellow a3", "drop yellow b4"}


@pytest.mark.parametrize("field", [{"meeples": {"c3": "Y"}}, {"owners": {"c3": 1}}, {"palms": {"c3": 1}}, {"palaces": {"c3": 1}}])
def test_nothing_can_stand_on_the_lake(field: dict[str, Any]) -> None:
    """WHIM-5, WHIM-1."""
    with pytest.raises(BrokenLawError, match="LAW-8"):
        table(tiles={"c3": "lake"}, **field)


def test_no_power_and_no_item_reaches_the_lake() -> None:
    """WHIM-5: Leta, Anun-Nak, Talisman, Flute, Hagis, Lamia."""
    has: dict[str, Any] = {
        "djinns": ["leta", "anunnak", "hagis", "lamia", "enki", "bouraq"],
        "elders": 4,
        "items": {"talisman": 1, "flute": 1},
    }
    meeples = {"a1": "Y", "b1": "Y", "c2": "R"}
    tiles = {"c3": "lake", "d3": "village", "d4": "oasis"}
    game = table(expansions=BOTH, tiles=tiles, meeples=meeples, owners={"b5": 1}, players={1: has})
    for opening in (
        ("use leta paying elder elder",),
        ("use anunnak paying elder",),
        ("play talisman", "from b5"),
        ("play flute",),
        ("use bouraq paying elder", "at d3"),
        ("use enki paying elder", "at d4"),
    ):
        answers = legal(after(game.copy(), *opening))
        assert any(" d2" in answer or " d3" in answer for answer in answers)
        assert not any(" c3" in answer for answer in answers)


# --- cities -------------------------------------------------------------------------------------------------

CITIES = ("a6", "b6", "c6", "d6", "e6")


@pytest.mark.parametrize(("number", "points"), [(1, 5), (2, 20), (3, 45), (4, 80), (5, 125)])
def test_cities_score_by_their_number(number: int, points: int) -> None:
    """WHIM-2: in all, instead of a printed value."""
    game = table(owners=dict.fromkeys(CITIES[:number], 1) | {"f5": 2})
    assert [tile_of(game, tile)["tile"] for tile in CITIES] == ["blue city"] * 3 + ["red city"] * 2
    assert (game.score_sheet()[0]["cities"], game.score_sheet()[0]["tiles"]) == (points, 0)
    assert game.score_sheet()[1]["cities"] == 0


def test_a_citys_colour_counts_for_builders_and_tents() -> None:
    """WHIM-2, WHIM-7: Kandicha's Builder too; a tent on a city adds its red tiles as usual."""
    for city, gold in (("blue city", 2), ("red city", 0)):
        game = table(tiles={"c5": city}, meeples={"b3": "B", "b4": "B"})
        assert seat_of(after(game, "pick b3", "drop blue b4"), 1)["gold"] == 50 + gold
        killed = table(tiles={"c5": city}, meeples={"b3": "R", "a3": "R", "b4": "BY"}, players={1: {"djinns": ["kandicha"]}})
        assert seat_of(after(killed, "pick b3", "drop red a3", "kill blue b4"), 1)["gold"] == 50 + gold // 2
        assert table(expansions=BOTH, tiles={"c5": city}, tents={"b4": 1}).score_sheet()[0]["tent"] == 9 - gold // 2
    on_city = table(expansions=BOTH, tiles={"b4": "red city"}, tents={"b4": 1}).score_sheet()[0]
    assert (on_city["cities"], on_city["tiles"], on_city["tent"]) == (5, 0, 9)


def test_the_city_gives_its_whim_free_of_charge() -> None:
    """WHIM-3: optional."""
    game = in_city("w01", players={1: {"gold": 0}})
    assert set(legal(game)) == {"take whim", "pass"}
    refused = after(game.copy(), "pass")
    assert (tile_of(refused, "c3")["whim"], seat_of(refused, 1)["whims"]) == ("w01", [])
    after(game, "take whim")
    assert ("whim" in tile_of(game, "c3"), seat_of(game, 1)["whims"], seat_of(game, 1)["gold"]) == (False, ["w01"], 0)


def test_a_city_without_a_whim_gives_nothing() -> None:
    """WHIM-3."""
    game = table(tiles={"c3": "red city"}, step="tile", turn={"start": "a1", "at": "c3", "tribe": "yellow", "count": 2})
    assert game.decision.seat == 2


def cleaning(**fields: Any) -> Game:
    """The last turn of a round is over; rows are full."""
    turn = {"start": "a1", "at": "b1", "tribe": "yellow", "count": 2}
    rows: dict[str, Any] = {"row": NINE, "djinn_row": ["marid", "enki", "leta"], "bid_track": [1, 2, 3], "turn_track": {}}
    return table(seat=3, step="last", turn=turn, **rows, **fields)


def test_clean_up_lays_a_whim_on_each_city_without_one() -> None:
    """WHIM-4."""
    game = cleaning(whims_on={"a6": "w01", "b6": "w02", "d6": "w03"})
    assert (game.decision.ask, game.decision.about.tile) == ("draw whim", "c6")
    after(game, "draw w04", "draw w05")
    assert game.decision.ask == "bid"
    assert [tile_of(game, tile)["whim"] for tile in CITIES] == ["w01", "w02", "w04", "w03", "w05"]


def test_clean_up_with_an_empty_deck_lays_none() -> None:
    """WHIM-4."""
    dealt = dict(zip(CITIES[:4], ("w01", "w02", "w03", "w04"), strict=True))
    game = cleaning(whims_on=dealt, players={1: {"fulfilled": sorted(EVERYWHERE - set(dealt.values()))}})
    assert game.decision.ask == "bid"
    assert "whim" not in tile_of(game, "e6")


def test_set_up_lays_a_whim_on_each_city() -> None:
    """WHIM-4, WHIM-10: the Artisans' cards only with Artisans."""
    for expansions, whims in ((("whims",), EVERYWHERE), (("thieves", "whims"), EVERYWHERE), (BOTH, set(WHIMS))):
        start = Game.new(Options(3, expansions), seed=3).position().to_json()
        on_cities = [entry.get("whim") for entry in start["board"].values() if "city" in entry["tile"]]
        assert sorted([*on_cities, *start["whims"]["deck"]]) == sorted(whims)
        assert len(on_cities) == 5


def test_the_whim_belongs_to_who_ends_the_move_there() -> None:
    """WHIM-8: with any owner of the city."""
    game = in_city("w01", owners={"c3": 2})
    assert seat_of(after(game, "take whim"), 1)["whims"] == ["w01"]


def test_control_by_other_means_takes_no_whim() -> None:
    """WHIM-8: kill, Leta, Utug, Scimitar; a city is claimed by all of them."""
    city: dict[str, Any] = {"tiles": {"b2": "red city"}, "whims_on": {"b2": "w01"}}
    kill = table(meeples={"a1": "R", "b1": "R", "b2": "G"} | MORE, **city)
    after(kill, "pick a1", "drop red b1", "kill green b2")
    leta = table(players={1: {"djinns": ["leta"], "elders": 2}}, **city)
    after(leta, "use leta paying elder elder", "at b2")
    utug = table(meeples=MORE | {"b2": "G"}, players={1: {"djinns": ["utug"], "elders": 2}}, **city)
    after(utug, "use utug paying elder elder", "at b2")
    scimitar = table(expansions=BOTH, meeples=MORE | {"b2": "GG"}, players={1: {"items": {"scimitar": 1}}}, **city)
    after(scimitar, "play scimitar", "remove green green b2", "camel")
    for game in (kill, leta, utug, scimitar):
        assert (tile_of(game, "b2")["owner"], tile_of(game, "b2")["whim"]) == (1, "w01")
        assert seat_of(game, 1)["whims"] == seat_of(game, 1)["fulfilled"] == []


def test_kohdjahs_claim_takes_no_whim() -> None:
    """WHIM-8."""
    game = table(
        expansions=("thieves", "whims"),
        tiles={"b2": "red city"},
        whims_on={"b2": "w01"},
        owners={"b2": 2},
        step="thief",
        turn={"start": "a1", "at": "b1", "tribe": "red", "count": 2},
        players={1: {"thieves": ["kohdjah"]}},
    )
    after(game, "use kohdjah", "give b2", "claim b2")
    assert (tile_of(game, "b2")["owner"], tile_of(game, "b2")["whim"]) == (1, "w01")


# --- the cards ----------------------------------------------------------------------------------------------


def front(**counts: int) -> dict[str, Any]:
    """Seat 1 has so many Viziers, Elders, Artisans."""
    return {"players": {1: counts}}


def djinns(*names: str) -> dict[str, Any]:
    return {"players": {1: {"djinns": list(names)}}}


def cards(*names: str) -> dict[str, Any]:
    return {"players": {1: {"cards": {name: names.count(name) for name in names}}}}


def own(*tiles: str, **fields: Any) -> dict[str, Any]:
    return {"owners": dict.fromkeys(tiles, 1), **fields}


# The board: villages a1-e1, sacred places a2-f2, oases a3-f3 and d6 (c3 is a blue city), small markets a4-f4, a5, b5,
# large markets c5-f5, specialized markets a6, b6, blue cities e6, f6, red cities a7, b7, workshops d7, f7.
CARDS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "w01": (front(viziers=2, elders=9), front(viziers=3)),
    "w02": (front(viziers=4), front(viziers=5)),
    "w03": (front(elders=2, viziers=9), front(elders=3)),
    "w04": (front(elders=4), front(elders=5)),
    "w05": (djinns("boaz"), djinns("boaz", "marid")),
    "w06": (djinns("boaz", "marid"), djinns("boaz", "marid", "baal")),
    "w07": (own("a4", "b4", palms={"a4": 1, "b4": 1, "d4": 3}), own("a4", "b4", palms={"a4": 1, "b4": 2})),
    "w08": (own("a4", "b4", palaces={"a4": 1, "b4": 1, "d4": 3}), own("a4", "b4", palaces={"a4": 1, "b4": 2})),
    "w09": (own("a4", palms={"a4": 2}, palaces={"d4": 1}), own("a4", "b4", palms={"a4": 1}, palaces={"b4": 1})),
    "w10": (own("a3", "a4"), own("a3", "b3")),
    "w11": (own("a1", "a2"), own("a1", "b1")),
    "w12": (own("a2", "a1"), own("a2", "f2")),
    "w13": (own("a4", "c5", "a3"), own("a4", "c5", "a6")),
    "w14": (own("e6", "a1"), own("e6", "a7")),
    "w15": (own("a3", "a4", "c5", "a7", "b7", "a1"), own("a3", "a4", "c5", "a6")),
    "w16": (own("a1", "a2", "f2", "e6", "f6", "a3"), own("a1", "a2", "f2", "d7")),
    "w17": (cards("ivory", "gold", "silk", "fish", "fish", "fakir"), cards("ivory", "gold", "silk", "fish", "wheat")),
    "w18": (cards(*NINE[:6], "fakir"), cards(*NINE[:7])),
    "w19": (cards("fakir", "fakir", "fakir", "silk"), cards("fakir", "fakir", "fakir", "fakir")),
    "w20": (front(artisans=2, viziers=9), front(artisans=3)),
    "w21": (
        {"players": {1: {"items": {"precious5": 1, "horn": 1}}}},
        {"players": {1: {"items": {"precious5": 1, "precious9": 1}}}},
    ),
    "w22": ({"tents": {"a3": 1}}, {"tents": {"a3": 1}, "tiles": {"b2": "large market"}}),
}
"""What does not fulfil a whim by one, and what does."""


def test_every_whim_is_tested() -> None:
    """WHIM-14."""
    assert set(CARDS) == set(WHIMS)


@pytest.mark.parametrize("whim", CARDS)
def test_a_whim_is_fulfilled_at_its_number(whim: str) -> None:
    """WHIM-11, WHIM-14, WHIM-17: met when it is taken, the gold comes at once."""
    game = after(in_city(whim, expansions=BOTH, **CARDS[whim][1]), "take whim")
    seat = seat_of(game, 1)
    assert (seat["gold"], seat["whims"], seat["fulfilled"]) == (50 + WHIM_GOLD[whim], [], [whim])
    assert WHIM_GOLD[whim] % 5 == 0


@pytest.mark.parametrize("whim", CARDS)
def test_a_whim_is_not_fulfilled_one_below(whim: str) -> None:
    """WHIM-11, WHIM-14, WHIM-17: it goes into the hand."""
    game = after(in_city(whim, expansions=BOTH, **CARDS[whim][0]), "take whim")
    seat = seat_of(game, 1)
    assert (seat["gold"], seat["whims"], seat["fulfilled"]) == (50, [whim], [])


@pytest.mark.parametrize(
    ("whim", "fields"),
    [
        ("w09", own("a4", palaces={"a4": 3})),
        (
            "w05",
            {"players": {1: {"djinns": ["boaz"], "thieves": ["ziad", "shaum"]}}, "expansions": ("artisans", "thieves", "whims")},
        ),
        ("w10", {"owners": {"a3": 1, "b3": 2}}),
        ("w21", {"players": {1: {"items": {"horn": 1, "lamp": 1, "precious7": 1}}}}),
        ("w22", {"owners": {"b4": 1}}),
        ("w17", {"players": {1: {"cards": {"silk": 4, "fish": 4, "fakir": 4}, "djinns": ["alamin"]}}}),
    ],
)
def test_what_does_not_count_for_a_whim(whim: str, fields: dict[str, Any]) -> None:
    """WHIM-17: palaces for palms, thieves for djinns, others' tiles, magic items, a camel for the tent, Al-Amin."""
    game = after(in_city(whim, **{"expansions": BOTH, **fields}), "take whim")
    assert seat_of(game, 1)["whims"] == [whim]


@pytest.mark.parametrize(
    ("whim", "fields"),
    [
        ("w01", front(viziers=7)),
        ("w07", own("a1", "c5", palms={"a1": 2, "c5": 3})),
        ("w13", own("a6", "b6", "a4")),
        ("w21", {"players": {1: {"items": {"precious5": 2}}}}),
        ("w11", own("a1", "b1") | {"meeples": MORE | {"b1": "RRR"}}),
    ],
)
def test_at_least_so_many_of_any_kind(whim: str, fields: dict[str, Any]) -> None:
    """WHIM-17: on all own tiles together, specialized markets are markets, equal precious items count each."""
    game = after(in_city(whim, expansions=BOTH, **fields), "take whim")
    assert seat_of(game, 1)["fulfilled"] == [whim]


def test_cities_are_red_for_the_tents_whim_only() -> None:
    """WHIM-7: the tent on a6 has three red tiles and two red cities around it."""
    game = in_city("w22", expansions=BOTH, tiles={"b5": "village"}, tents={"a6": 1})
    assert seat_of(after(game, "take whim"), 1)["fulfilled"] == ["w22"]


# --- when whims are paid ------------------------------------------------------------------------------------


def test_a_whim_in_the_hand_is_paid_when_it_is_met_and_only_once() -> None:
    """WHIM-11, WHIM-12: losing the condition and meeting it again changes nothing."""
    game = table(meeples={"a1": "Y", "b1": "Y", "a3": "Y", "b3": "Y"} | MORE, players={1: {"viziers": 1, "whims": ["w01"]}})
    after(game, "pick a1", "drop yellow b1")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"], seat_of(game, 1)["whims"]) == (55, ["w01"], [])
    again = table(meeples={"a1": "Y", "b1": "Y"} | MORE, players={1: {"viziers": 1, "fulfilled": ["w01"]}})
    assert seat_of(after(again, "pick a1", "drop yellow b1"), 1)["gold"] == 50
    lost = table(meeples={"a1": "R", "b1": "R"} | MORE, players={2: {"viziers": 3, "fulfilled": ["w01"]}})
    after(lost, "pick a1", "drop red b1", "kill yellow of 2")
    assert (seat_of(lost, 2)["gold"], seat_of(lost, 2)["fulfilled"]) == (50, ["w01"])


def test_unfulfilled_whims_are_worth_nothing() -> None:
    """WHIM-11: no penalty either."""
    game = table(players={1: {"whims": ["w01", "w02"]}, 2: {"fulfilled": ["w03"]}})
    assert [sheet["total"] for sheet in game.score_sheet()] == [50, 50, 50]


def test_every_holder_is_checked_in_any_players_turn() -> None:
    """WHIM-12: seat 1 plants the third palm tree of seat 2."""
    game = table(
        owners={"a3": 2},
        palms={"a3": 2},
        players={1: {"djinns": ["enki"], "elders": 1}, 2: {"whims": ["w07"]}},
    )
    after(game, "use enki paying elder", "at a3")
    assert (game.decision.seat, seat_of(game, 2)["gold"], seat_of(game, 2)["fulfilled"]) == (1, 60, ["w07"])


def test_whims_in_the_hand_are_hidden() -> None:
    """WHIM-13: their number is public; everyone saw which card was taken."""
    game = after(in_city("w01"), "take whim")
    assert game.view(1).position.seats[0].whims == ["w01"]
    assert game.view(2).position.seats[0].whims == 1
    assert game.view(None).position.to_json()["whims"] == {"deck": len(EVERYWHERE) - 1}
    assert whims_taken(game.log(2).entries[-1]) == {1: {"w01": 1}}


def test_a_fulfilled_whim_lies_open_and_never_returns() -> None:
    """WHIM-16: what fulfils it is not shown."""
    game = after(in_city("w17", **cards(*NINE[:5])), "take whim")
    seen = game.view(2).position.to_json()["seats"][0]
    assert (seen["fulfilled"], seen["cards"]) == (["w17"], 5)
    assert "w17" not in game.position().to_json()["whims"]["deck"]
    cleaned = cleaning(
        whims_on=dict(zip(CITIES[:4], ("w01", "w02", "w03", "w04"), strict=True)), players={1: {"fulfilled": ["w05"]}}
    )
    assert "draw w05" not in legal(cleaned)
    assert "draw w06" in legal(cleaned)


def test_a_whim_on_a_city_has_no_owner() -> None:
    """WHIM-16: only cards in hands are checked."""
    game = table(meeples={"a1": "Y", "b1": "Y"} | MORE, whims_on={"a6": "w01"}, owners={"a6": 1}, players={1: {"viziers": 5}})
    after(game, "pick a1", "drop yellow b1")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"]) == (50, [])


def test_whims_are_not_paid_between_the_questions_of_one_effect() -> None:
    """WHIM-15: three Artisans are kept, but the tribe action ends with the choice of an item."""
    game = table(expansions=BOTH, meeples={"a1": "P", "b1": "PP"} | MORE, players={1: {"whims": ["w20"]}})
    after(game, "pick a1", "drop purple b1", "camel", "draw ring", "draw horn", "draw precious5")
    assert seat_of(game, 1)["gold"] == 50
    assert seat_of(after(game, "keep horn"), 1)["gold"] == 60


def test_whims_are_paid_after_control_before_the_next_question() -> None:
    """WHIM-15: the second Village is paid for before the tribe action is asked for."""
    game = table(
        expansions=BOTH,
        meeples={"b2": "Y", "b1": "Y"} | MORE,
        owners={"a1": 1},
        players={1: {"whims": ["w11"], "items": {"precious5": 1}}},
    )
    after(game, "pick b2", "drop yellow b1")
    assert (game.decision.ask, seat_of(game, 1)["gold"]) == ("piece", 50)
    after(game, "camel")
    assert (game.decision.ask, seat_of(game, 1)["gold"]) == ("tribe", 60)


def test_collected_meeples_fulfil_no_whim_before_the_tribe_action() -> None:
    """WHIM-15, TURN-8: in W1 they are in hand."""
    game = table(
        meeples={"a1": "Y", "b1": "YYYYG"} | MORE,
        players={1: {"whims": ["w01", "w02"], "djinns": ["sloar"], "cards": {"fakir": 1}}},
    )
    after(game, "pick a1", "drop yellow b1")
    assert (game.decision.ask, seat_of(game, 1)["gold"]) == ("tribe", 50)
    after(game, "pass")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"]) == (65, ["w01", "w02"])


def test_all_cards_are_paid_at_the_same_moment() -> None:
    """WHIM-15, WHIM-12: the second Village is also the fourth blue tile."""
    game = table(
        expansions=BOTH,
        meeples={"a1": "Y", "b1": "Y"} | MORE,
        owners=dict.fromkeys(("a1", "a2", "d7"), 1),
        players={1: {"whims": ["w11", "w16"], "items": {"precious5": 1}}},
    )
    after(game, "pick a1", "drop yellow b1", "camel")
    assert (game.decision.ask, seat_of(game, 1)["gold"], seat_of(game, 1)["fulfilled"]) == ("tribe", 75, ["w11", "w16"])


# --- the track for five -------------------------------------------------------------------------------------


def bidding(**fields: Any) -> Game:
    return table(**{"step": "bid", "seat": None, "seats": 5, "bid_track": [1, 2, 3, 4, 5], **fields})


def play_order(game: Game) -> list[int]:
    """The seats in the order in which their turns come."""
    order: list[int] = []
    while game.decision.ask != "bid":
        if game.decision.ask == "move" and game.decision.seat is not None:
            order.append(game.decision.seat)
        after(game, legal(game)[0])
    return order


def test_the_seed_example_of_five_bids() -> None:
    """WHIM-21, WHIM-20: Sandra 3, Oliver 5, Peter 3, Anna 0, Udo 0: Oliver, Peter, Sandra, Udo, Anna."""
    start = Game.new(Options(5, ("whims",)), seed=5).position().to_json()
    game = Game.from_position({**start, "bid_track": [1, 2, 3, 4, 5]}, seed=5)
    after(game, "bid 3", "bid 5", "bid 3", "bid 0", "bid 0")
    assert [seat_of(game, seat)["gold"] for seat in range(1, 6)] == [47, 45, 47, 50, 50]
    assert play_order(game) == [2, 3, 1, 5, 4]
    assert game.position().bid_track == [2, 3, 1, 5, 4]


def test_two_markers_on_1_3_and_5_three_on_0() -> None:
    """WHIM-20: one on 8, 12 and 18."""
    every = {f"bid {price}" for price in (0, 1, 3, 5, 8, 12, 18)}
    game = bidding()
    assert set(legal(game)) == every
    for price in (1, 3, 5):
        once = after(game.copy(), f"bid {price}")
        assert set(legal(once)) == every
        assert set(legal(after(once, f"bid {price}"))) == every - {f"bid {price}"}
    for price in (8, 12, 18):
        assert set(legal(after(game.copy(), f"bid {price}"))) == every - {f"bid {price}"}
    assert set(legal(after(game, "bid 0", "bid 0", "bid 0"))) == every - {"bid 0"}


@pytest.mark.parametrize(
    ("answer", "paid"), [("bid 5 paying 1 fakir", 3), ("bid 3 paying 2 fakirs", 0), ("bid 18 paying 3 fakirs", 5)]
)
def test_kumarbis_step_is_one_price_level(answer: str, paid: int) -> None:
    """WHIM-22, WHIM-23: k Fakirs lower the price by k levels."""
    game = bidding(players={3: {"djinns": ["kumarbi"], "cards": {"fakir": 3}}})
    after(game, "bid 5", "bid 3", answer)
    assert seat_of(game, 3)["gold"] == 50 - paid


def test_kumarbi_needs_an_open_spot_and_wastes_nothing() -> None:
    """WHIM-23."""
    game = bidding(players={3: {"gold": 1, "djinns": ["kumarbi"], "cards": {"fakir": 3}}})
    after(game, "bid 3", "bid 3")
    assert not [text for text in legal(game) if text.startswith("bid 3")]
    assert {"bid 1 paying 1 fakir", "bid 5 paying 2 fakirs", "bid 8 paying 3 fakirs"} <= set(legal(game))
    assert not {"bid 1 paying 2 fakirs", "bid 0 paying 1 fakir", "bid 5 paying 1 fakir"} & set(legal(game))


def test_four_seats_on_the_track_for_five() -> None:
    """WHIM-24, WHIM-20: it needs no Whims; four markers; the second bidder of a value plays before the first."""
    game = Game.new(Options(4, five_track=True), seed=2)
    first, second, third, fourth = game.position().to_json()["bid_track"]
    after(game, "bid 1", "bid 1", "bid 5", "bid 5")
    assert play_order(game) == [fourth, third, second, first]


def test_kali_is_paid_for_pushes() -> None:
    """WHIM-30, WHIM-32: 2 whenever hers is pushed, each time; 1 for every marker she pushes; on every track."""
    pushed = table(step="bid", seat=None, players={1: {"djinns": ["kali"]}}, bid_track=[1, 2, 3])
    assert seat_of(after(pushed, "bid 0", "bid 0"), 1)["gold"] == 52
    assert seat_of(after(pushed, "bid 0"), 1)["gold"] == 54
    pushing = table(step="bid", seat=None, players={3: {"djinns": ["kali"]}}, bid_track=[1, 2, 3])
    assert seat_of(after(pushing, "bid 0", "bid 0", "bid 0"), 3)["gold"] == 52
    doubled = bidding(players={1: {"djinns": ["kali"]}, 2: {}})
    assert seat_of(after(doubled, "bid 3", "bid 3"), 1)["gold"] == 50 - 3 + 2


def test_own_markers_pushing_each_other_pay_kali_nothing() -> None:
    """WHIM-32, WHIM-30: each of hers that the other moves does."""
    game = table(seats=2, step="bid", seat=None, players={1: {"djinns": ["kali"]}}, bid_track=[1, 1, 2, 2])
    assert seat_of(after(game, "bid 0", "bid 0"), 1)["gold"] == 50
    assert seat_of(after(game, "bid 0"), 1)["gold"] == 54


def test_ganapati_is_paid_when_a_whim_is_taken() -> None:
    """WHIM-31, WHIM-33: 1 for an own one, 2 for another's, fulfilled or not."""
    for viziers, reward in ((0, 0), (3, 5)):
        mine = in_city("w01", players={1: {"viziers": viziers, "djinns": ["ganapati"]}})
        assert seat_of(after(mine, "take whim"), 1)["gold"] == 50 + reward + 1
        others = in_city("w01", players={1: {"viziers": viziers}, 2: {"djinns": ["ganapati"]}})
        assert seat_of(after(others, "take whim"), 2)["gold"] == 52
