"""The score aid counts what the engine counts, and refuses what cannot be."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from naqala import Options
from naqala.errors import FormatError, OptionsError, TallyError
from naqala.events import SCORE_LINE_WORDS
from naqala.tally import Entered, Owned, count, in_play
from naqala.tally.in_play import SHORES, TentInPlay
from naqala.tally.sources import sources_of
from naqala.terminal.lines import said_text
from naqala.texts import LANGUAGES, speaking
from tests.tally.many import differences, finished_games

ALL = ["artisans", "thieves", "whims"]


def counted(*players: dict[str, Any], expansions: list[str] | None = None, **more: Any) -> tuple[dict[str, int], ...]:
    """The sheets of a game with these players; a player without anything joins one who is alone."""
    table = [*players, {}] if len(players) == 1 else [*players]
    return count(Entered.from_json({"expansions": expansions or [], "players": table, **more})).sheets


def test_the_entries_of_final_positions_give_the_score_of_the_engine() -> None:
    """All 31 combinations of seats and expansions; test_scores.py does thousands in compiled mode (SCORE-8)."""
    assert [text for game in finished_games(1) for text in differences(game)] == []


@pytest.mark.parametrize("expansions", [["artisans"], ["artisans", "whims"]], ids=" ".join)
def test_any_tent_can_be_laid(expansions: list[str]) -> None:
    """A tent on any tile with any number of red tiles, by the lake or not, unless the tile itself forbids it (ART-16)."""
    there = in_play(Options(2, tuple(expansions)))
    for tile, reds, near in product(there.tiles, range(10), (0, 1) if there.lake else (0,)):
        owned = {"tiles": {tile: 1}, "tent_reds": reds, "palms": near, "lake_palms": near}
        is_red = tile == "oasis" or "market" in tile
        least, most = (0, 9) if tile == "city" else (int(is_red), 8 + is_red)
        if least <= reds <= most - near:
            sheet, _ = counted(owned, expansions=expansions)
            assert (sheet["tent"], sheet["palms"]) == (reds, 6 * near)
        else:
            with pytest.raises(TallyError, match=r"players\[0\].tent_reds: expected \d to \d for these tiles, got \d"):
                counted(owned, expansions=expansions)


def test_five_players_with_everything() -> None:
    """The tents of five players need not fit on one board; buildings by the lake count twice (WHIM-1)."""
    tiles = [
        {"village": 5, "workshop": 3, "city": 1},
        {"oasis": 6, "specialized market": 2, "city": 1},
        {"small market": 8, "city": 1},
        {"large market": 4, "sacred 6": 4, "city": 1},
        {"sacred 10": 1, "sacred 12": 1, "sacred 15": 1, "city": 1},
    ]
    players = [{"tiles": some, "tent_reds": reds} for some, reds in zip(tiles, (0, 9, 9, 9, 8), strict=True)]
    players[0] |= {"palms": 12, "lake_palms": 5, "palaces": 10, "lake_palaces": 10, "djinns": ["haurvatat"]}
    sheets = counted(*players, expansions=ALL)
    assert [sheet["tent"] for sheet in sheets] == [0, 9, 9, 9, 8]
    assert [sheet["cities"] for sheet in sheets] == [5] * 5
    assert (sheets[0]["palms"], sheets[0]["palaces"]) == (5 * 17, 5 * 20)
    assert sheets[4]["tiles"] == 37


def test_the_winner_and_a_tie() -> None:
    """The most points win; a tie is shared (SCORE-7)."""
    players = [{"gold": 20}, {"gold": 8, "djinns": ["boaz"], "tiles": {"sacred 6": 1}}, {"gold": 19}]
    outcome = count(Entered.from_json({"players": players})).outcome
    assert (outcome.totals, outcome.winners, outcome.reasons) == ((20, 20, 19), (1, 2), ())


@pytest.mark.parametrize(
    ("yazid", "totals", "reasons"),
    [
        ({"viziers": 2}, (43,), ()),
        ({"viziers": 3}, (), ("viziers",)),
        ({"viziers": 0, "lost": "assassins"}, (), ("assassins",)),
    ],
    ids=["won", "too few Viziers", "lost on the way"],
)
def test_against_yazid(yazid: dict[str, Any], totals: tuple[int, ...], reasons: tuple[str, ...]) -> None:
    """Without more Viziers than Yazid there is no score (SOLO-2, SOLO-11)."""
    outcome = count(Entered.from_json({"players": [{"gold": 30, "viziers": 3}], "yazid": yazid})).outcome
    assert (outcome.totals, outcome.reasons) == (totals, reasons)


@pytest.mark.parametrize(
    ("players", "expansions", "error"),
    [
        ([{"cards": {"ivory": 2}}, {"cards": {"ivory": 1}}], [], "players.cards.ivory: expected at most 2 in all, got 3"),
        ([{"cards": {"fakir": 19}}], [], "players.cards.fakir: expected at most 18 in all, got 19"),
        ([{"djinns": ["marid"]}, {"djinns": ["marid"]}], [], "players.djinns.marid: expected at most 1 in all, got 2"),
        ([{"djinns": ["marid", "marid"]}], [], "players.djinns.marid: expected at most 1 in all, got 2"),
        ([{"djinns": ["geb"]}], [], "players[0].djinns: expected one of alamin, anunnak"),
        ([{"djinns": ["wilwit"]}], ALL, "players[0].djinns: expected one of alamin, anunnak"),
        (
            [{"tiles": {"sacred 15": 1}}, {"tiles": {"sacred 15": 1}}],
            [],
            "players.tiles.sacred 15: expected at most 1 in all, got 2",
        ),
        ([{"tiles": {"small market": 8, "oasis": 4}}], [], "players[0].tiles: expected at most 11 for 11 camels, got 12"),
        (
            [{"tiles": {"small market": 8, "oasis": 5}, "tent_reds": 9}],
            ALL,
            "expected at most 12 for 11 camels and a tent, got 13",
        ),
        ([{}, {"tiles": {"small market": 8, "oasis": 1}}, {}], [], "players[1].tiles: expected at most 8 for 8 camels, got 9"),
        ([{"tiles": {"workshop": 1}}], [], "players[0].tiles: expected one of village, sacred 6"),
        ([{"tent_reds": 3}], ALL, "players[0].tent_reds: expected the tile of the tent among the tiles, got no tiles"),
        ([{"tent_reds": 3}], [], "players[0].tent_reds: expected nothing in a game without tents, got 3"),
        ([{"viziers": 10}, {"viziers": 7}], [], "players.viziers: expected at most 16 in all, got 17"),
        ([{"artisans": 1}], [], "players.artisans: expected at most 0 in all, got 1"),
        ([{"palms": 1}], [], "players[0].tiles: expected a tile for palm trees and palaces, got 0"),
        ([{"palms": 13, "tiles": {"oasis": 1}}], [], "players.palms: expected at most 12 in all, got 13"),
        ([{"palms": 1, "lake_palms": 2, "tiles": {"oasis": 1}}], ALL, "lake_palms: expected at most the 1 palms in all, got 2"),
        (
            [{"palms": 1, "lake_palms": 1, "tiles": {"oasis": 1}}],
            [],
            "lake_palms: expected 0 in a game without the Great Lake, got 1",
        ),
        (
            [{"palms": 2, "lake_palms": 1, "tiles": {"oasis": 1}}],
            ALL,
            "expected a tile by the Great Lake and another away from it",
        ),
        ([{"items": {"precious9": 3}}], ALL, "players.items.precious9: expected at most 2 in all, got 3"),
        ([{"items": {"lamp": 1}}], ALL, "players[0].items: expected one of precious5, precious7, precious9, got 'lamp'"),
        ([{"thieves": ["madjaar"]}], ["thieves"], "players[0].thieves: expected one of houssain, ziad"),
    ],
)
def test_what_cannot_be_is_refused_by_name(players: list[dict[str, Any]], expansions: list[str], error: str) -> None:
    table = [*players, {}] if len(players) == 1 else players
    with pytest.raises(TallyError) as refused:
        count(Entered.from_json({"expansions": expansions, "players": table}))
    assert error in str(refused.value)


@pytest.mark.parametrize(
    ("entries", "error"),
    [
        ({"players": "two"}, 'score.players: expected a list of at most 5, got "two"'),
        ({"players": [{"gold": -1}, {}]}, "score.players[0].gold: expected a whole number from 0 to 10000, got -1"),
        ({"players": [{"gold": 3, "goald": 1}]}, "score.players[0]: expected fields of name, gold"),
        ({"players": [{"cards": {"iron": 1}}]}, "score.players[0].cards: expected one of ivory"),
        ({"players": [{"tent_reds": 10}]}, "score.players[0].tent_reds: expected a whole number from 0 to 9, got 10"),
        ({"players": [{"name": "x" * 25}]}, "score.players[0].name: expected a name of at most 24 letters"),
        ({}, "score.players: expected this field, got nothing"),
        ({"players": [{}] * 6}, "score.players: expected a list of at most 5"),
        ([], "score: expected an object, got []"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(entries: Any, error: str) -> None:
    with pytest.raises(FormatError) as refused:
        Entered.from_json(entries)
    assert error in str(refused.value)


def test_games_that_do_not_exist_are_refused() -> None:
    impossible: list[dict[str, Any]] = [{"players": []}, {"players": [{}] * 5}, {"players": [{}], "expansions": ["thieves"]}]
    for entries in impossible:
        with pytest.raises(OptionsError):
            count(Entered.from_json(entries))
    with pytest.raises(TallyError, match="yazid: expected nothing with 2 or more players"):
        count(Entered.from_json({"players": [{}, {}], "yazid": {"viziers": 1}}))


def test_what_is_asked_is_what_is_in_play() -> None:
    base, whole = in_play(Options(3)), in_play(Options(5, tuple(ALL)))
    assert (base.camels, in_play(Options(2)).camels) == (8, 11)
    assert (base.tent, base.lake, base.items, base.thieves) == (None, [], {}, [])
    assert sum(base.tiles.values()) == 30 and "workshop" not in base.tiles
    assert (whole.tiles["workshop"], whole.tiles["city"], sum(whole.tiles.values())) == (3, 5, 40)
    assert (whole.tent, whole.lake) == (TentInPlay(whole.camels + 1, 9), SHORES)
    assert list(whole.items) == ["precious5", "precious7", "precious9"]
    assert (base.artisans, whole.artisans, whole.viziers) == (0, 15, 19)


def test_fakirs_count_with_the_djinn_that_is_named() -> None:
    """And with no other one (DJ-ALAMIN-1)."""
    there = in_play(Options(2))
    fakirs = {"cards": {"silk": 1, "fakir": 2}}
    worth = {djinn: counted({**fakirs, "djinns": [djinn]})[0]["merchandise"] for djinn in there.djinns}
    usual = counted(fakirs)[0]["merchandise"]
    assert [djinn for djinn, points in worth.items() if points != usual] == [there.fakirs_with]


OWNED = Owned(
    gold=12,
    viziers=3,
    cards={"silk": 2, "fakir": 2},
    djinns=["marid"],
    thieves=["ziad"],
    items={"precious9": 1},
    tiles={"sacred 12": 1, "city": 2},
    palms=3,
    lake_palms=2,
    tent_reds=4,
)


def lines_said(player: Owned, language: str = "en") -> dict[str, str]:
    with speaking(language):
        return {line: ", ".join(said_text(one, []) for one in said) for line, said in sources_of(player).items()}


def test_each_line_says_what_it_was_counted_from() -> None:
    assert lines_said(OWNED) == {
        "gold": "12 gold",
        "viziers": "3 Viziers",
        "elders": "0 Elders",
        "artisans": "0 Artisans",
        "djinns": "Marid, Ziad",
        "tiles": "1 × Sacred Place 12",
        "cities": "2 × Fabulous City",
        "tent": "4 red tiles",
        "palms": "3 palm trees (2 at the Great Lake)",
        "palaces": "0 palaces",
        "merchandise": "2 × Silk",
        "items": "Precious item (9)",
    }
    assert lines_said(replace(OWNED, djinns=["alamin"]))["merchandise"] == "2 × Silk and 2 × Fakir"
    assert set(lines_said(Owned())) == set(SCORE_LINE_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str) -> None:
    assert all(lines_said(OWNED, language).values())
