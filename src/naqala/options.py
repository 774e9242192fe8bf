"""Seats, expansions, promos and variants, and which combinations exist (XSET-14)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, combinations
from typing import Annotated, Any

from msgspec import UNSET, UnsetType

from naqala.catalog.cards import PROMOS
from naqala.catalog.names import EXPANSIONS
from naqala.catalog.points import LINE_BOXES
from naqala.catalog.printed import Printed, printed
from naqala.catalog.values import GivenValues, checked, in_play
from naqala.errors import OptionsError, shown
from naqala.reading import always_one_of, to_json

__all__ = ["EXPANSIONS", "PROMOS", "SEAT_COUNTS", "Options", "all_games", "expansion_sets"]

SEAT_COUNTS = (1, 2, 3, 4, 5)


def _sorted_subset(what: str, chosen: Iterable[str], known: tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(chosen, str):
        raise OptionsError(f"{what}: expected a list of names, got the text {chosen!r}")
    if not isinstance(chosen, list | tuple | set | frozenset):
        raise OptionsError(f"{what}: expected a list of names, got {shown(chosen, repr)}")
    names = list(chosen)
    for name in names:
        if name not in known:
            raise OptionsError(f"{what}: expected names of {', '.join(known)}; got {shown(name, repr)}")
    if len(set(names)) != len(names):
        raise OptionsError(f"{what}: expected each name once; got {', '.join(names)}")
    return tuple(name for name in known if name in names)


IMPOSSIBLE = {
    "soloExpansions": "solo: expected no expansions with 1 seat, got {expansions}",
    "fiveSeats": "seats: 5 need the tiles of artisans or whims; got neither of these expansions",
    "fiveTrackSeats": "five_track: expected 4 or 5 seats, got {seats}",
    "fiveTrackAlways": "five_track: 5 seats always play on the 5-player track; got false",
}
"""Why a game with some options does not exist: a word, and the text of the error."""


def why_impossible(seats: int, expansions: Iterable[str], five_track: bool | None) -> str | None:
    """Return a word for why no game with these options exists, such as ``fiveSeats``; None if there is one (SOLO-14, XSET-14)."""
    if seats == 1 and expansions:
        return "soloExpansions"
    if seats == 5 and not {"artisans", "whims"} & set(expansions):
        return "fiveSeats"
    if five_track and seats < 4:
        return "fiveTrackSeats"
    return "fiveTrackAlways" if five_track is False and seats == 5 else None


@dataclass(frozen=True)
class Options:
    """The kind of game: ``Options(seats=4, expansions=["artisans"], promos=["dhenim"])``."""

    seats: int
    expansions: tuple[Annotated[str, always_one_of(EXPANSIONS)], ...] = ()
    promos: tuple[Annotated[str, always_one_of(PROMOS)], ...] = ()
    five_track: bool | None = None
    """The 5-player track: always with 5 seats, a choice with 4, off by default (WHIM-24)."""
    values: GivenValues | UnsetType = field(default=UNSET, hash=False, repr=False)
    """Values from the box, by their paths (docs/values.md): those in play that differ from ours. Nothing if there are none."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "expansions", _sorted_subset("expansions", self.expansions, EXPANSIONS))
        object.__setattr__(self, "promos", _sorted_subset("promos", self.promos, PROMOS))
        if isinstance(self.seats, bool) or not isinstance(self.seats, int) or self.seats not in SEAT_COUNTS:
            raise OptionsError(f"seats: expected a number from 1 to 5, got {shown(self.seats, repr)}")
        if self.five_track is not None and not isinstance(self.five_track, bool):
            raise OptionsError(f"five_track: expected true or false, got {shown(self.five_track, repr)}")
        if reason := why_impossible(self.seats, self.expansions, self.five_track):
            raise OptionsError(IMPOSSIBLE[reason].format(seats=self.seats, expansions=", ".join(self.expansions)))
        if self.five_track is None:
            object.__setattr__(self, "five_track", self.seats == 5)
        if self.values is not UNSET:
            object.__setattr__(self, "values", in_play(checked(self.values, "values"), self.parts) or UNSET)

    @property
    def parts(self) -> tuple[str, ...]:
        """Return what values can belong to: the expansions and promos, ``five`` (the track) and ``solo``."""
        more = (("five", self.five_track), ("solo", self.solo))
        return (*self.expansions, *self.promos, *(name for name, here in more if here))

    @property
    def given(self) -> GivenValues:
        """Return the values from the box that differ from ours."""
        return {} if self.values is UNSET else self.values

    @property
    def printed(self) -> Printed:
        """Return what is printed on cards, tiles and tracks in this game."""
        return printed(self.given, self.expansions)

    def with_values(self, values: GivenValues) -> "Options":
        """Return the same game with these values from the box; those that are not in play are dropped."""
        return replace(self, values=values or UNSET)

    @property
    def solo(self) -> bool:
        """Return whether one player plays against Sultan Yazid."""
        return self.seats == 1

    @property
    def tents(self) -> bool:
        """Return whether each player has a tent beside the camels (ART-15)."""
        return LINE_BOXES["tent"] in self.expansions

    def to_json(self) -> dict[str, Any]:
        """Return the options as a position file has them."""
        return to_json(self)  # type: ignore[no-any-return]

    @classmethod
    def from_json(cls, options: Mapping[str, Any]) -> "Options":
        """Read options from a position file."""
        if not isinstance(options, Mapping):
            raise OptionsError(f"options: expected an object, got {shown(options, repr)}")
        unknown = set(options) - {"seats", "expansions", "promos", "five_track", "values"}
        if unknown or "seats" not in options:
            raise OptionsError(
                "options: expected seats and maybe expansions, promos, five_track, values; "
                f"got {', '.join(map(str, options)) or 'nothing'}"
            )
        return cls(**{**options, "expansions": options.get("expansions", ()), "promos": options.get("promos", ())})


def expansion_sets() -> Iterator[tuple[str, ...]]:
    """Return the eight sets of expansions, the base game first."""
    return chain.from_iterable(combinations(EXPANSIONS, size) for size in range(len(EXPANSIONS) + 1))


def all_games() -> Iterator[Options]:
    """Yield every combination of seats and expansions that exists, without promos and variants."""
    yield Options(1)
    for expansions in expansion_sets():
        for seats in range(2, 6):
            if not why_impossible(seats, expansions, None):
                yield Options(seats, expansions)
