"""What each line of the score sheet was counted from, as sentences of the narrator."""

from collections.abc import Callable, Mapping

from naqala.narrator import Counted, Said
from naqala.tally.entries import FAKIRS_WITH, Owned, face_of


def sources_of(player: Owned) -> dict[str, list[Said]]:
    """Return what a player has entered for each line of SCORE-8; what brings nothing is left out."""
    return {line: said(player) for line, said in _SAID.items()}


def _tribe(colour: str, number: int) -> list[Said]:
    return [Said(f"tribe.{colour}.count", {"n": number})]


def _things(sort: str, counts: Mapping[str, int]) -> list[Said]:
    there = {word: number for word, number in counts.items() if number}
    return [Said("tally.things", {"what": Counted(sort, there)})] if there else []  # type: ignore[arg-type]


def _tiles(player: Owned, cities: bool) -> list[Said]:
    return _things("face", {face_of(tile): number for tile, number in player.tiles.items() if (tile == "city") == cities})


def _goods(player: Owned) -> list[Said]:
    """Fakirs stand in for goods with one djinn alone (DJ-ALAMIN-1)."""
    counts_fakirs = FAKIRS_WITH in player.djinns
    return _things("card", {card: number for card, number in player.cards.items() if card != "fakir" or counts_fakirs})


def _cards(player: Owned) -> list[Said]:
    return [Said(f"djinn.{djinn}") for djinn in player.djinns] + [Said(f"thief.{thief}") for thief in player.thieves]


def _buildings(building: str, number: int, near: int) -> list[Said]:
    return [Said(f"tally.{building}.lake", {"n": number, "near": near}) if near else Said(f"count.{building}", {"n": number})]


_SAID: dict[str, Callable[[Owned], list[Said]]] = {
    "gold": lambda player: [Said("count.gold", {"gold": player.gold})],
    "viziers": lambda player: _tribe("yellow", player.viziers),
    "elders": lambda player: _tribe("white", player.elders),
    "artisans": lambda player: _tribe("purple", player.artisans),
    "djinns": _cards,
    "tiles": lambda player: _tiles(player, cities=False),
    "cities": lambda player: _tiles(player, cities=True),
    "tent": lambda player: [] if player.tent_reds is None else [Said("tally.reds", {"n": player.tent_reds})],
    "palms": lambda player: _buildings("palms", player.palms, player.lake_palms),
    "palaces": lambda player: _buildings("palaces", player.palaces, player.lake_palaces),
    "merchandise": _goods,
    "items": lambda player: _things("item", player.items),
}
