"""The djinns that come with the expansions, and Boaz and Kandicha as the Artisans revise them."""

from typing import Any

import pytest

from naqala import Game, Options
from tests.reference.components import BASE_DJINNS, EXPANSION_DJINN_VALUE
from tests.scene import after, legal, scene, seat_of, tile_of

SPARE = {"e5": "G", "f5": "G"}
"""Two Merchants apart from everything: a move is left, so the game goes on."""
ARTISANS: dict[str, Any] = {"expansions": ["artisans"], "tiles": {"f6": "sacred 6"}}
"""A board of the Artisans; the Workshop of f6 would be shut in there."""


def gold(game: Game, seat: int) -> int:
    amount: int = seat_of(game, seat)["gold"]
    return amount


def assassins(meeples: dict[str, str], **fields: Any) -> Game:
    """Seat 1 has just ended on the owned tile c3 with two Assassins, with the Artisans."""
    game = scene(**{**ARTISANS, "meeples": {"c4": "R", "c3": "R", **SPARE, **meeples}, "owners": {"c3": 1, "d3": 1}, **fields})
    return after(game, "pick c4", "drop red c3")


# Which djinns are in the game


@pytest.mark.parametrize("artisans", [False, True])
@pytest.mark.parametrize("thieves", [False, True])
@pytest.mark.parametrize("whims", [False, True])
def test_each_expansion_brings_its_djinns(artisans: bool, thieves: bool, whims: bool) -> None:
    """XSET-7: Ptah and Geb, Morgiane, Kali and Ganapati; Boaz and Kandicha are there once, in whichever version."""
    chosen = [name for name, on in (("artisans", artisans), ("thieves", thieves), ("whims", whims)) if on]
    piles = Game.new(Options(3, tuple(chosen)), seed=1).position().to_json()["djinns"]
    djinns = [*piles["row"], *piles["deck"]]
    assert sorted(djinns) == sorted([*BASE_DJINNS, *(djinn for name in chosen for djinn in EXPANSION_DJINN_VALUE[name])])


def test_kandicha_is_revised_by_the_artisans_only() -> None:
    """XSET-7: with Thieves or Whims alone she still draws from the pile."""
    for expansions in (["thieves"], ["whims"]):
        game = assassins({"d3": "G"}, expansions=expansions, tiles={}, row=["ivory"], players={1: {"djinns": ["kandicha"]}})
        after(game, "kill green d3")
        assert game.decision.ask == "draw card"
    game = assassins({"d3": "G"}, row=["ivory"], players={1: {"djinns": ["kandicha"]}})
    after(game, "kill green d3")
    assert seat_of(game, 1)["cards"] == {"ivory": 1}


# Ptah, Geb


def test_ptah_gives_2_points_for_each_own_artisan() -> None:
    """ART-40: 4 Artisans at 2 points and 4 x 2 more; Ptah himself 6."""
    game = scene(**ARTISANS, step="over", players={1: {"djinns": ["ptah"], "artisans": 4}, 2: {"artisans": 5}})
    sheet = game.score_sheet()[0]
    assert (sheet["artisans"], sheet["djinns"]) == (8 + 8, 6)
    assert game.score_sheet()[1]["artisans"] == 15


def test_geb_gives_3_points_for_each_own_precious_item() -> None:
    """ART-41: magic items do not count; Geb himself 6."""
    items = {"precious5": 2, "precious9": 1, "lamp": 1}
    game = scene(**ARTISANS, step="over", players={1: {"djinns": ["geb"], "items": items}, 2: {"items": {"precious7": 1}}})
    sheet = game.score_sheet()[0]
    assert (sheet["items"], sheet["djinns"]) == (19 + 9, 6)
    assert game.score_sheet()[1]["items"] == 7


# Boaz and Kandicha, revised


def test_boaz_revised_protects_artisans_too() -> None:
    """ART-42: worth 6; another player's Artisan is a target."""
    front = {"viziers": 1, "elders": 1, "artisans": 1}
    game = assassins({"d3": "P"}, players={2: {"djinns": ["boaz"], **front}, 3: {"artisans": 1}})
    assert legal(game) == ["kill purple d3", "kill purple of 3"]
    assert game.score_sheet()[1]["djinns"] == 6


def test_kandicha_revised_takes_the_first_card_of_the_row() -> None:
    """ART-43: worth 6; a Merchant's card comes from the row, not from the pile."""
    game = assassins({"d3": "G"}, row=["ivory", "fish"], players={1: {"djinns": ["kandicha"]}})
    after(game, "kill green d3")
    assert seat_of(game, 1)["cards"] == {"ivory": 1}
    assert game.position().cards.row == ["fish"]
    assert game.score_sheet()[0]["djinns"] == 6


def test_kandicha_revised_keeps_an_artisan_and_takes_the_top_item() -> None:
    """ART-43."""
    game = assassins({"d3": "P"}, players={1: {"djinns": ["kandicha"]}})
    after(game, "kill purple d3", "draw flute")
    assert (seat_of(game, 1)["artisans"], seat_of(game, 1)["items"]) == (1, {"flute": 1})


def test_kandicha_revised_earns_the_builders_gold_and_keeps_viziers_and_elders() -> None:
    """ART-43: six blue tiles around d2."""
    for kill, field, value in (("kill blue d2", "gold", 56), ("kill yellow d2", "viziers", 1), ("kill white d2", "elders", 1)):
        game = assassins({"d2": "YWB"}, players={1: {"djinns": ["kandicha"]}})
        after(game, kill)
        assert seat_of(game, 1)[field] == value


def test_kandicha_revised_gets_no_card_from_an_empty_row() -> None:
    """ART-48: never the deck."""
    game = assassins({"d3": "G"}, players={1: {"djinns": ["kandicha"]}})
    after(game, "kill green d3")
    assert not game.decision.is_chance
    assert seat_of(game, 1)["cards"] == {}


def test_kandicha_revised_counts_each_of_two_victims() -> None:
    """ART-48."""
    player = {1: {"djinns": ["iblis", "kandicha"], "elders": 1}}
    game = assassins({"d3": "GG"}, row=["ivory", "fish", "silk"], players=player)
    after(game, "use iblis paying elder", "kill green green d3")
    assert seat_of(game, 1)["cards"] == {"ivory": 1, "fish": 1}
    game = assassins({"d3": "PP"}, players=player)
    after(game, "use iblis paying elder", "kill purple purple d3", "draw flute", "draw horn")
    assert (seat_of(game, 1)["artisans"], seat_of(game, 1)["items"]) == (2, {"flute": 1, "horn": 1})


def test_kandicha_revised_takes_from_in_front_of_an_opponent() -> None:
    """ART-48: an Artisan with an item, an Elder, a Vizier."""
    player = {1: {"djinns": ["kandicha"]}, 2: {"viziers": 1, "elders": 1, "artisans": 1}}
    for kill, field in (("kill yellow of 2", "viziers"), ("kill white of 2", "elders")):
        game = after(assassins({}, players=player), kill)
        assert (seat_of(game, 1)[field], seat_of(game, 2)[field]) == (1, 0)
    game = after(assassins({}, players=player), "kill purple of 2", "draw ring")
    assert (seat_of(game, 1)["artisans"], seat_of(game, 2)["artisans"], seat_of(game, 1)["items"]) == (1, 0, {"ring": 1})


def test_boaz_does_not_protect_against_thieves() -> None:
    """ART-49, THF-26: Ziad takes a Vizier."""
    for expansions, tiles in ((["artisans", "thieves"], ARTISANS["tiles"]), (["thieves"], {})):
        game = scene(
            expansions=expansions,
            tiles=tiles,
            meeples={"a1": "Y", "b1": "Y", **SPARE},
            owners={"b1": 1},
            players={1: {"thieves": ["ziad"]}, 2: {"djinns": ["boaz"], "viziers": 2}},
        )
        after(game, "pick a1", "drop yellow b1", "use ziad")
        assert (seat_of(game, 1)["viziers"], seat_of(game, 2)["viziers"]) == (3, 1)


# Ganapati


def take_whim(owner: int, whim: str, viziers: int = 0) -> Game:
    """Seat 1 takes a whim from the city a6."""
    players: dict[int, dict[str, Any]] = {1: {"viziers": viziers}, 2: {}, 3: {}}
    players[owner]["djinns"] = ["ganapati"]
    game = scene(
        expansions=["whims"], meeples={"a5": "W", "a6": "W", **SPARE}, owners={"a6": 1}, whims_on={"a6": whim}, players=players
    )
    return after(game, "pick a5", "drop white a6", "take whim")


@pytest.mark.parametrize(("owner", "paid"), [(1, 1), (2, 2), (3, 2)])
def test_ganapati_pays_when_a_whim_is_taken(owner: int, paid: int) -> None:
    """WHIM-31, WHIM-33: 1 for the owner's, 2 for another's, though it goes into the hand unfulfilled."""
    game = take_whim(owner, "w04")
    assert seat_of(game, 1)["whims"] == ["w04"]
    assert gold(game, owner) == 50 + paid
    assert game.score_sheet()[owner - 1]["djinns"] == 6


def test_ganapati_pays_beside_the_reward_of_a_whim_fulfilled_at_once() -> None:
    """WHIM-33."""
    game = take_whim(1, "w01", viziers=3)
    assert (seat_of(game, 1)["fulfilled"], gold(game, 1)) == (["w01"], 56)
    game = take_whim(2, "w01", viziers=3)
    assert (gold(game, 1), gold(game, 2)) == (55, 52)


# Morgiane

THIEVES = {
    "houssain": ("green", "G", (), "give cards"),
    "ziad": ("yellow", "Y", (), ""),
    "ouafat": ("white", "W", (), "give djinn"),
    "kohdjah": ("red", "R", ("kill yellow of 3",), "give tile"),
    "shaum": ("blue", "B", (), "give building"),
    "madjaar": ("purple", "P", ("draw flute", "draw horn", "keep flute"), "give item"),
}
RICH = {"cards": {"fish": 2}, "viziers": 3, "items": {"precious5": 1}}


@pytest.mark.parametrize("thief", THIEVES)
def test_morgianes_owner_is_untouched_by_thieves(thief: str) -> None:
    """THF-9, THF-26: seat 2 is not asked and loses nothing, seat 3 is asked or gives."""
    colour, letter, before, ask = THIEVES[thief]
    game = scene(
        expansions=["artisans", "thieves"],
        tiles=ARTISANS["tiles"],
        meeples={"c3": letter, "c2": letter, **SPARE},
        owners={"c2": 1, "a5": 2, "b5": 3},
        palms={"a5": 1, "b5": 1},
        players={1: {"thieves": [thief]}, 2: {**RICH, "djinns": ["morgiane", "enki"]}, 3: {**RICH, "djinns": ["leta"]}},
    )
    after(game, "pick c3", f"drop {colour} c2", *before, f"use {thief}")
    if ask:
        assert (game.decision.ask, game.decision.seat) == (ask, 3)
        after(game, legal(game)[0])
        assert game.decision.seat == 1
    entry = seat_of(game, 2)
    assert (entry["cards"], entry["viziers"], entry["items"]) == ({"fish": 2}, 3, {"precious5": 1})
    assert entry["djinns"] == ["enki", "morgiane"]
    assert tile_of(game, "a5")["owner"] == 2
    assert tile_of(game, "a5")["palms"] == 1
    if thief == "ziad":
        assert seat_of(game, 3)["viziers"] == 2


def test_morgiane_is_worth_6_points() -> None:
    """THF-9."""
    game = scene(step="over", expansions=["thieves"], players={1: {"djinns": ["morgiane"]}})
    assert game.score_sheet()[0]["djinns"] == 6


def test_morgianes_owner_may_use_thieves() -> None:
    """THF-9: she stops those used by others only."""
    game = scene(
        expansions=["thieves"],
        meeples={"a1": "Y", "b1": "Y", **SPARE},
        players={1: {"djinns": ["morgiane"], "thieves": ["ziad"]}, 2: {"viziers": 1}},
    )
    after(game, "pick a1", "drop yellow b1", "use ziad")
    assert (seat_of(game, 1)["viziers"], seat_of(game, 2)["viziers"]) == (3, 0)
