"""What is printed on cards, tiles and tracks: provisional.toml, with the values from the box where a game has them."""

import json
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from naqala.catalog.cards import BASE_SPOTS, DJINN_CARDS, FIVE_SPOTS, ITEM_CARDS, REVISED_WITH, WHIM_CARDS, spots_of
from naqala.catalog.names import FEATURE_WORDS, TileKind
from naqala.catalog.tiles import FACES, colour_named
from naqala.catalog.values import SLOTS

_COLOURS = {
    TileKind.WORKSHOP: "artisans.workshop.colour",
    TileKind.SPECIALIZED_MARKET: "artisans.specialized_market.colour",
}


class Printed:
    """The values of one game."""

    def __init__(self, given: Mapping[str, Any], revised: bool = False) -> None:
        self.given, self.revised = given, revised
        """What comes from the box, and whether the game has the revised cards of djinns (REVISED_WITH)."""

    def at(self, path: str) -> Any:
        """Return the value at a path."""
        return self.given[path] if path in self.given else SLOTS[path].usual

    def is_replaced(self, djinn: int) -> bool:
        """Return whether the revised card of a djinn is used."""
        return self.revised and DJINN_CARDS[djinn].revised is not None

    def djinn_points(self, djinn: int) -> int:
        """Return the points on the card of a djinn."""
        card = DJINN_CARDS[djinn]
        usual = card.points(self.revised)
        is_sure = card.revised is not None and not self.revised
        return usual if is_sure else self.given.get(card.points_at, usual)

    def rewards(self, djinn: int) -> tuple[int, int]:
        """Return the gold a djinn pays for its owner's deeds, and for those of others."""
        card = DJINN_CARDS[djinn]
        own, other = (
            self.given.get(f"{card.unsure}.{name}", usual) for name, usual in (("own", card.own), ("other", card.other))
        )
        return own, other

    def item_points(self, item: int) -> int:
        """Return the points of an item."""
        card = ITEM_CARDS[item]
        return self.given.get(f"{card.unsure}.vp", card.vp)  # type: ignore[no-any-return]

    def item_copies(self, item: int) -> int:
        """Return how many there are of an item."""
        card = ITEM_CARDS[item]
        return self.given.get(f"{card.unsure}.copies", card.copies)  # type: ignore[no-any-return]

    @property
    def thief_points(self) -> int:
        """Return the points of an unused thief (THF-6)."""
        return self.at("thieves.card_vp")  # type: ignore[no-any-return]

    def whim_needs(self, whim: int) -> dict[int, int]:
        """Return what a whim asks for, at least, by Feature."""
        card = WHIM_CARDS[whim]
        if change := self.given.get(card.at):
            return {FEATURE_WORDS.index(word): number for word, number in change["needs"].items()}
        return card.needs

    def whim_gold(self, whim: int) -> int:
        """Return what a whim pays."""
        card = WHIM_CARDS[whim]
        change = self.given.get(card.at)
        return change["gold"] if change else card.gold

    def spots(self, five_track: bool) -> tuple[int, ...]:
        """Return how many markers each price level holds (BID-3, WHIM-20)."""
        if not five_track:
            return BASE_SPOTS
        track = self.given.get("whims.five_player_track")
        return FIVE_SPOTS if track is None else spots_of(track)

    def face_colour(self, face: int) -> int:
        """Return the colour of a tile's value."""
        word = self.given.get(_COLOURS.get(FACES[face].kind, ""))
        return FACES[face].colour if word is None else colour_named(word)

    def face_count(self, face: int) -> int:
        """Return how many tiles of a face there are."""
        mountains = self.given.get("artisans.workshop_mountains")
        if mountains is None or FACES[face].kind != TileKind.WORKSHOP:
            return FACES[face].count
        return mountains.count(FACES[face].mountains)  # type: ignore[no-any-return]

    @property
    def yazid_pays_fakir_first(self) -> bool:
        """Return whether Yazid pays with a Fakir if he has one (SOLO-9)."""
        return self.at("solo.yazid_pays_fakir_first")  # type: ignore[no-any-return]


@lru_cache(maxsize=256)
def _printed(given: str, revised: bool) -> Printed:
    return Printed(json.loads(given), revised)


_USUAL = {revised: Printed({}, revised) for revised in (False, True)}


def printed(given: Mapping[str, Any] | None = None, expansions: Collection[str] = ()) -> Printed:
    """Return the values of a game with these expansions and values from the box."""
    revised = REVISED_WITH in expansions
    return _printed(json.dumps(given), revised) if given else _USUAL[revised]
