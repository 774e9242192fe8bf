"""Refuses entries that no game can end with, before anything is counted."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from naqala.errors import TallyError, TallyFault
from naqala.tally.entries import Entered, Owned
from naqala.tally.in_play import SHORES, InPlay, in_play

_SHARED = ("viziers", "elders", "artisans", "palms", "palaces")
_COUNTED = ("cards", "items", "tiles")
_NAMED = ("djinns", "thieves")


def check(tally: Entered) -> None:
    """Refuse the first entry that cannot be."""
    options = tally.options
    if tally.yazid is not None and not options.solo:
        raise TallyError(TallyFault("absent", "yazid"), "nothing with 2 or more players", "his pieces")
    there = in_play(options)
    for number, player in enumerate(tally.players):
        _check_words(player, there, number)
        _check_pieces(player, there, number)
        _check_buildings(player, there, number)
    _check_sums(tally, there)


def _check_words(player: Owned, there: InPlay, number: int) -> None:
    """Refuse things that are not in this game."""
    for field in (*_NAMED, *_COUNTED):
        known: Any = getattr(there, field)
        for word in getattr(player, field):
            if word not in known and _number(player, field, word):
                expected = f"one of {', '.join(known) or 'nothing in this game'}"
                raise TallyError(TallyFault("absent", field, number), expected, repr(word))


def _number(player: Owned, field: str, word: str) -> int:
    owned: dict[str, int] | list[str] = getattr(player, field)
    return owned[word] if isinstance(owned, dict) else owned.count(word)


def _check_pieces(player: Owned, there: InPlay, number: int) -> None:
    """Refuse more tiles than the player has camels and, on the board, a tent."""
    tiles, most = sum(player.tiles.values()), there.camels
    if player.tent_reds is not None:
        if there.tent is None:
            raise TallyError(TallyFault("absent", "tent_reds", number), "nothing in a game without tents", player.tent_reds)
        if tiles == 0:
            raise TallyError(TallyFault("tent", "tent_reds", number), "the tile of the tent among the tiles", "no tiles")
        most = there.tent.tiles
    if tiles > most:
        pieces = f"{there.camels} camels{' and a tent' * (most > there.camels)}"
        raise TallyError(TallyFault("most", "tiles", number, most=most, got=tiles), f"at most {most} for {pieces}", tiles)


def _check_buildings(player: Owned, there: InPlay, number: int) -> None:
    """Refuse buildings for which the player has no tile, there or away from the lake."""
    tiles, by_lake, away = sum(player.tiles.values()), 0, 0
    for shore in SHORES:
        built, near = getattr(player, shore.of), getattr(player, shore.near)
        if near and not there.lake:
            raise TallyError(TallyFault("absent", shore.near, number), "0 in a game without the Great Lake", near)
        if near > built:
            fault = TallyFault("most", shore.near, number, most=built, got=near)
            raise TallyError(fault, f"at most the {built} {shore.of} in all", near)
        by_lake, away = by_lake + near, away + built - near
    needed = (by_lake > 0) + (away > 0)
    if tiles < needed:
        where = " by the Great Lake and another away from it" if needed == 2 else ""
        fault = TallyFault("shores" if tiles else "tile", "tiles", number)
        raise TallyError(fault, f"a tile{where} for palm trees and palaces", tiles)


def _check_sums(tally: Entered, there: InPlay) -> None:
    """Refuse more of anything than there is, all players together; a djinn or thief is there once."""
    for field in _SHARED:
        most, got = getattr(there, field), sum(getattr(player, field) for player in tally.players)
        got += tally.yazid.viziers if tally.yazid and field == "viziers" else 0
        if got > most:
            raise _too_many(field, None, most, got)
    for field in (*_COUNTED, *_NAMED):
        known = getattr(there, field)
        for word, got in _together(tally, field):
            most = known.get(word, 0) if isinstance(known, Mapping) else 1
            if got > most:
                raise _too_many(field, word, most, got)


def _too_many(field: str, word: str | None, most: int, got: int) -> TallyError:
    return TallyError(TallyFault("together", field, word=word, most=most, got=got), f"at most {most} in all", got)


def _together(tally: Entered, field: str) -> Iterator[tuple[str, int]]:
    """Yield the things of a kind that players have, with their number."""
    sums: Counter[str] = Counter()
    for player in tally.players:
        sums.update(getattr(player, field))
    yield from sums.items()
