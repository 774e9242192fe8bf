"""What is never lost (LAW)."""

import random
from typing import Any

import pytest

from naqala import BrokenLawError, Game, NaqalaError, Options
from naqala.options import EXPANSIONS, PROMOS, all_games
from tests.reference import violations
from tests.scene import after, position, scene

ARTISANS: dict[str, Any] = {"expansions": ("artisans",), "tiles": {"b2": "workshop se"}}
THIEVES: dict[str, Any] = {"expansions": ("thieves",)}
WHIMS: dict[str, Any] = {"expansions": ("whims",), "tiles": {"a6": "lake"}}
SOLO: dict[str, Any] = {"seats": 1, "step": "roll", "seat": None}
NINE = dict.fromkeys(("a1", "b1", "c1", "d1", "e1", "f1", "a2", "b3", "c2"), 1)


def refusal(fields: dict[str, Any]) -> BrokenLawError:
    """The error for a position that is fine but for the fault."""
    meeples = {"f1": "W", "f2": "W", **fields.get("meeples", {})}
    with pytest.raises(BrokenLawError) as caught:
        Game.from_position(position(**{**fields, "meeples": meeples}))
    return caught.value


@pytest.mark.parametrize(
    "fields",
    [
        {"bag": ""},
        {"bag": "Y" * 16 + "W" * 19 + "G" * 18 + "B" * 18 + "R" * 18},
        {"meeples": {"a1": "Y" * 17}},
        {"meeples": {"a1": "P"}},
        {"players": {1: {"viziers": 17}}},
        {"meeples": {"a1": "W" * 10}, "players": {1: {"elders": 5}, 2: {"elders": 4}}},
        {"players": {1: {"artisans": 1}}},
        {**ARTISANS, "players": {1: {"artisans": 16}}},
        {**SOLO, "yazid": {"assassins": 6}, "meeples": {"a1": "R" * 13}},
    ],
)
def test_meeples_are_never_more_or_fewer(fields: dict[str, Any]) -> None:
    """LAW-1."""
    error = refusal(fields)
    assert error.law == "LAW-1"
    assert "LAW-1" in str(error)


def test_meeples_in_hand_count() -> None:
    """LAW-1: those still to drop."""
    game = scene(meeples={"a1": "YW", "c1": "W"})
    after(game, "pick a1")
    whole = game.position().to_json()
    assert whole["turn"]["hand"] == "YW"
    assert violations(whole) == []
    whole["turn"]["hand"] = "Y"
    with pytest.raises(BrokenLawError, match="LAW-1"):
        Game.from_position(whole)


@pytest.mark.parametrize(
    "fields",
    [
        {"players": {1: {"cards": {"ivory": 3}}}},
        {"players": {1: {"cards": {"silk": 2}}, 2: {"cards": {"silk": 2}}}, "row": ["silk"]},
        {"cards": {"deck": {"silk": 4}}},
        {"cards": {"discard": {"fakir": 19}}},
        {**SOLO, "yazid": {"fakirs": 10}, "players": {1: {"cards": {"fakir": 9}}}},
    ],
)
def test_resource_cards_are_never_more_or_fewer(fields: dict[str, Any]) -> None:
    """LAW-2."""
    assert refusal(fields).law == "LAW-2"


@pytest.mark.parametrize(
    "fields", [{"djinns": {"deck": ["baal"]}}, {"djinn_row": ["kali"]}, {"players": {1: {"djinns": ["ptah"]}}}]
)
def test_each_djinn_of_the_set_is_in_one_place(fields: dict[str, Any]) -> None:
    """LAW-3."""
    assert refusal(fields).law == "LAW-3"


@pytest.mark.parametrize(
    "fields",
    [
        {**ARTISANS, "items": {"deck": {"ring": 1}}},
        {**ARTISANS, "players": {1: {"items": {"ring": 2}}}},
        {**ARTISANS, "players": {1: {"items": {"precious9": 2}}}, "items": {"discard": {"precious9": 1}}},
        {"players": {1: {"items": {"ring": 1}}}},
    ],
)
def test_items_are_never_more_or_fewer(fields: dict[str, Any]) -> None:
    """LAW-4: all with Artisans, else none."""
    assert refusal(fields).law == "LAW-4"


@pytest.mark.parametrize(
    "fields",
    [
        {**WHIMS, "whims": {"deck": ["w01"]}},
        {**WHIMS, "players": {1: {"whims": ["w20"]}}},
        {**WHIMS, "whims_on": {"a1": "w01"}},
    ],
)
def test_each_whim_is_in_one_place(fields: dict[str, Any]) -> None:
    """LAW-5."""
    assert refusal(fields).law == "LAW-5"


@pytest.mark.parametrize(
    "fields",
    [
        {**THIEVES, "thieves": {"deck": ["ziad"]}},
        {**THIEVES, "thieves": {"out": ["madjaar"]}},
        {**THIEVES, "thieves": {"face_up": "ziad", "out": ["ziad"]}},
    ],
)
def test_each_thief_is_in_one_place(fields: dict[str, Any]) -> None:
    """LAW-5: none missing, none of another set, none twice."""
    assert refusal(fields).law == "LAW-5"


@pytest.mark.parametrize(
    "fields",
    [
        {"players": {1: {"camels": 7}}},
        {"players": {1: {"camels": 9}}},
        {"owners": NINE},
        {"owners": {"a1": 1}, "players": {1: {"camels": 8}}},
        {"seats": 2, "players": {1: {"camels": 8}}},
        {**ARTISANS, "players": {1: {"tent": False}}},
        {**ARTISANS, "tents": {"a1": 1}, "players": {1: {"tent": True}}},
        {**SOLO, "yazid": {"camels": 10}},
    ],
)
def test_camels_and_tents_are_never_more_or_fewer(fields: dict[str, Any]) -> None:
    """LAW-6: supply and board together."""
    assert refusal(fields).law == "LAW-6"


@pytest.mark.parametrize(
    "fields",
    [
        {"supply": {"palms": 11, "palaces": 10}},
        {"supply": {"palms": 12, "palaces": 9}},
        {"palms": {"a3": 7, "b3": 6}},
        {"palaces": {"a3": 7, "b3": 6}},
    ],
)
def test_palm_trees_and_palaces_are_never_more_or_fewer(fields: dict[str, Any]) -> None:
    """LAW-7: 12 and 10."""
    assert refusal(fields).law == "LAW-7"


@pytest.mark.parametrize("thing", [{"meeples": {"c6": "W"}}, {"owners": {"c6": 1}}, {"palms": {"c6": 1}}, {"palaces": {"c6": 1}}])
def test_forbidden_tiles_carry_nothing(thing: dict[str, Any]) -> None:
    """LAW-8: Chasm and Lake."""
    for forbidden in ({**ARTISANS}, {**WHIMS, "tiles": {"c6": "lake"}}):
        assert refusal({**forbidden, **thing}).law == "LAW-8"


@pytest.mark.parametrize(
    "fields",
    [
        {"bid_track": [1], "turn_track": {"8": [2]}},
        {"bid_track": [1, 2], "turn_track": {"8": [2], "5": [3]}},
        {"bid_track": [1], "turn_track": {"8": [2, 3]}},
        {"seats": 2, "bid_track": [1], "turn_track": {"8": [2], "5": [1]}},
        {**WHIMS, "seats": 5, "bid_track": [1, 2], "turn_track": {"3": [3, 4, 5]}},
        {**WHIMS, "seats": 5, "bid_track": [1, 2, 3], "turn_track": {"8": [4, 5]}},
    ],
)
def test_each_marker_is_on_one_track(fields: dict[str, Any]) -> None:
    """LAW-9: and no spot holds more than its number."""
    assert refusal(fields).law == "LAW-9"


@pytest.mark.parametrize(
    "fields",
    [
        {"row": ["fish"] * 6 + ["wheat"] * 4},
        {"djinn_row": ["baal", "enki", "leta", "utug"]},
        {"players": {1: {"djinns": ["baal"]}, 2: {"djinns": ["baal"]}}},
        {**WHIMS, "players": {1: {"whims": ["w06"], "fulfilled": ["w06"]}}},
        {**ARTISANS, "tents": {"a1": 1, "a2": 1}},
        {"tents": {"a1": 1}},
        {"palms": {"a3": 13}},
        {"seats": 4, "step": "bid", "bid_track": [], "turn_track": {"0": [1, 2, 3, 4]}},
    ],
)
def test_what_no_position_file_can_say_is_refused_too(fields: dict[str, Any]) -> None:
    """LAW-2, LAW-3, LAW-5, LAW-6, LAW-7, LAW-9: rows too long, things named twice, lanes overfull."""
    Game.from_position(position(meeples={"f1": "W", "f2": "W"}))
    with pytest.raises(NaqalaError):
        Game.from_position(position(**fields, meeples={"f1": "W", "f2": "W"}))


def in_the_middle_of(effect: str) -> Game:
    """A game with something lying aside."""
    if effect == "sibittis":
        game = scene(meeples={"f1": "W", "f2": "W"}, players={1: {"djinns": ["sibittis"], "elders": 2}})
        return after(game, "use sibittis paying elder elder", "draw baal", "draw enki", "draw leta")
    if effect == "artisans":
        game = scene(**ARTISANS, meeples={"a3": "P", "a4": "P"})
        return after(game, "pick a3", "drop purple a4", "camel", "draw ring", "draw lamp")
    game = scene(
        **THIEVES,
        meeples={"a3": "G" if effect == "houssain" else "B", "a4": "G" if effect == "houssain" else "B"},
        owners={"c1": 2, "d1": 3, "a4": 1},
        palms={"c1": 1, "d1": 1},
        players={1: {"thieves": [effect]}, 2: {"cards": {"silk": 2}}, 3: {"cards": {"silk": 2}}},
    )
    after(game, "pick a3", f"drop {'green' if effect == 'houssain' else 'blue'} a4", f"use {effect}")
    gifts = ("give silk silk", "give silk silk") if effect == "houssain" else ("give palm c1", "give palm d1")
    return after(game, *gifts)


@pytest.mark.parametrize(
    ("effect", "things", "law"),
    [
        ("sibittis", "djinns", "LAW-3"),
        ("artisans", "items", "LAW-4"),
        ("houssain", "cards", "LAW-2"),
        ("shaum", "palms", "LAW-7"),
    ],
)
def test_what_lies_aside_is_a_place_of_its_own(effect: str, things: str, law: str) -> None:
    """LAW-10: it is in the sums, so without it they do not come out."""
    whole = in_the_middle_of(effect).position().to_json()
    assert whole["aside"][things]
    assert violations(whole) == []
    assert Game.from_position(whole).position().to_json() == whole
    del whole["aside"][things]
    with pytest.raises(BrokenLawError) as caught:
        Game.from_position(whole)
    assert caught.value.law == law


GAMES = [*all_games(), Options(4, EXPANSIONS, PROMOS, True)]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.seats} {' '.join(options.expansions)}")
def test_the_laws_hold_along_random_games(options: Options) -> None:
    """LAW-1, LAW-2, LAW-3, LAW-4, LAW-5, LAW-6, LAW-7, LAW-8, LAW-9, LAW-10: and every position can be read back."""
    chooser = random.Random(7)
    game = Game.new(options, seed=7)
    while not game.is_over:
        game.play(chooser.choice(game.legal_actions()))
        if game.decision.ask.startswith(("keep", "give", "take")) or chooser.random() < 0.1:
            whole = game.position().to_json()
            assert violations(whole) == []
            assert Game.from_position(whole).position().to_json() == whole
