"""Refuses entries that no game can end with, before anything is counted."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from naqala.errors import TallyError
from naqala.tally.entries import Entered, Owned
from naqala.tally.in_play import SHORES, InPlay, in_play

_SHARED = ("viziers", "elders", "artisans", "palms", "palaces")
_COUNTED = ("cards", "items", "tiles")
_NAMED = ("djinns", "thieves")


def check(tally: Entered) -> None:
    """Refuse the first entry that cannot be."""
    options = tally.options
    if tally.yazid is not None and not options.solo:
        raise refused("yazid", "nothing with 2 or more players", "his pieces")
    there = in_play(options)
    for number, player in enumerate(tally.players):
        _check_words(player, there, f"players[{number}]")
        _check_pieces(player, there, f"players[{number}]")
        _check_buildings(player, there, f"players[{number}]")
    _check_sums(tally, there)


def refused(path: str, expected: str, got: object) -> TallyError:
    """Return the error for an entry."""
    return TallyError(f"{path}: expected {expected}, got {got}")


def _check_words(player: Owned, there: InPlay, path: str) -> None:
    """Refuse things that are not in this game."""
    for field in (*_NAMED, *_COUNTED):
        known: Any = getattr(there, field)
        for word in getattr(player, field):
            if word not in known and _number(player, field, word):
                raise refused(f"{path}.{field}", f"one of {', '.join(known) or 'nothing in this game'}", repr(word))


def _number(player: Owned, field: str, word: str) -> int:
    owned: dict[str, int] | list[str] = getattr(player, field)
    return owned[word] if isinstance(owned, dict) else owned.count(word)


def _check_pieces(player: Owned, there: InPlay, path: str) -> None:
    """Refuse more tiles than the player has camels and, on the board, a tent."""
    tiles, most = sum(player.tiles.values()), there.camels
    if player.tent_reds is not None:
        if there.tent is None:
            raise refused(f"{path}.tent_reds", "nothing in a game without tents", player.tent_reds)
        if tiles == 0:
            raise refused(f"{path}.tent_reds", "the tile of the tent among the tiles", "no tiles")
        most = there.tent.tiles
    if tiles > most:
        raise refused(f"{path}.tiles", f"at most {most} for {there.camels} camels{' and a tent' * (most > there.camels)}", tiles)


def _check_buildings(player: Owned, there: InPlay, path: str) -> None:
    """Refuse buildings for which the player has no tile, there or away from the lake."""
    tiles, by_lake, away = sum(player.tiles.values()), 0, 0
    for shore in SHORES:
        number, near = getattr(player, shore.of), getattr(player, shore.near)
        if near and not there.lake:
            raise refused(f"{path}.{shore.near}", "0 in a game without the Great Lake", near)
        if near > number:
            raise refused(f"{path}.{shore.near}", f"at most the {number} {shore.of} in all", near)
        by_lake, away = by_lake + near, away + number - near
    needed = (by_lake > 0) + (away > 0)
    if tiles < needed:
        where = " by the Great Lake and another away from it" if needed == 2 else ""
        raise refused(f"{path}.tiles", f"a tile{where} for palm trees and palaces", tiles)


def _check_sums(tally: Entered, there: InPlay) -> None:
    """Refuse more of anything than there is, all players together; a djinn or thief is there once."""
    for field in _SHARED:
        most, got = getattr(there, field), sum(getattr(player, field) for player in tally.players)
        got += tally.yazid.viziers if tally.yazid and field == "viziers" else 0
        if got > most:
            raise refused(f"players.{field}", f"at most {most} in all", got)
    for field in (*_COUNTED, *_NAMED):
        known = getattr(there, field)
        for word, got in _together(tally, field):
            most = known.get(word, 0) if isinstance(known, Mapping) else 1
            if got > most:
                raise refused(f"players.{field}.{word}", f"at most {most} in all", got)


def _together(tally: Entered, field: str) -> Iterator[tuple[str, int]]:
    """Yield the things of a kind that players have, with their number."""
    sums: Counter[str] = Counter()
    for player in tally.players:
        sums.update(getattr(player, field))
    yield from sums.items()
