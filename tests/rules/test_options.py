"""Which games exist: seats, expansions, promos and tracks."""

from itertools import chain, combinations
from typing import Any

import pytest

from naqala import Game, NaqalaError, Options, OptionsError
from naqala.options import EXPANSIONS, PROMOS


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)))


def starts(options: Options) -> bool:
    """A game with these options can be dealt and asks a question."""
    game = Game.new(options, seed=1)
    return not game.is_over and len(game.position().to_json()["seats"]) == options.seats


@pytest.mark.parametrize("expansions", subsets(EXPANSIONS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_play_all_eight_sets(seats: int, expansions: tuple[str, ...]) -> None:
    """XSET-14."""
    assert starts(Options(seats, expansions))


@pytest.mark.parametrize("expansions", subsets(EXPANSIONS))
def test_five_seats_need_artisans_or_whims(expansions: tuple[str, ...]) -> None:
    """XSET-14."""
    if "artisans" in expansions or "whims" in expansions:
        assert starts(Options(5, expansions))
    else:
        with pytest.raises(OptionsError, match=r"seats.*artisans or whims"):
            Options(5, expansions)


@pytest.mark.parametrize("expansions", subsets(EXPANSIONS))
def test_one_seat_plays_without_expansions(expansions: tuple[str, ...]) -> None:
    """XSET-14, SOLO-14."""
    if expansions:
        with pytest.raises(OptionsError, match=f"solo.*no expansions.*{expansions[0]}"):
            Options(1, expansions)
    else:
        assert starts(Options(1))


@pytest.mark.parametrize("promos", subsets(PROMOS))
def test_each_promo_goes_with_any_set_and_with_solo(promos: tuple[str, ...]) -> None:
    """XSET-14: exactly the chosen promo djinns join."""
    for seats, expansions in [(1, ()), *((3, names) for names in subsets(EXPANSIONS))]:
        djinns = Game.new(Options(seats, expansions, promos), seed=1).position().to_json()["djinns"]
        assert {*djinns["row"], *djinns["deck"]} & set(PROMOS) == set(promos)


@pytest.mark.parametrize("expansions", subsets(EXPANSIONS))
def test_five_player_track_is_a_switch_with_four_seats_in_any_set(expansions: tuple[str, ...]) -> None:
    """XSET-14, WHIM-24: it is off unless asked for."""
    assert Options(4, expansions).five_track is False
    assert starts(Options(4, expansions, five_track=True))
    assert starts(Options(4, expansions, five_track=False))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_five_player_track_never_with_fewer_than_four(seats: int) -> None:
    """XSET-14."""
    with pytest.raises(OptionsError, match=f"five_track: expected 4 or 5 seats, got {seats}"):
        Options(seats, five_track=True)


def test_five_player_track_always_with_five_seats() -> None:
    """XSET-14."""
    assert Options(5, ("artisans",)).five_track is True
    assert Options(5, ("whims",), five_track=True).five_track is True
    with pytest.raises(OptionsError, match=r"five_track.*5 seats always"):
        Options(5, ("artisans",), five_track=False)


@pytest.mark.parametrize("seats", [0, 6, -1, True, "3", 2.0])
def test_no_other_number_of_seats(seats: Any) -> None:
    """XSET-14."""
    with pytest.raises(OptionsError, match=f"seats: expected a number from 1 to 5, got {seats!r}"):
        Options(seats)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"expansions": ("pirates",)}, "expansions: expected names of artisans, thieves, whims; got 'pirates'"),
        ({"expansions": ("whims", "whims")}, "expansions: expected each name once; got whims, whims"),
        ({"expansions": "whims"}, "expansions: expected a list of names, got the text 'whims'"),
        ({"promos": ("ptah",)}, f"promos: expected names of {', '.join(PROMOS)}; got 'ptah'"),
        ({"promos": ("dhenim", "dhenim")}, "promos: expected each name once"),
        ({"five_track": 1}, "five_track: expected true or false, got 1"),
    ],
)
def test_unknown_names_and_values_are_refused_with_a_clear_message(fields: dict[str, Any], message: str) -> None:
    """XSET-14: the message says which option, what was expected and what came."""
    with pytest.raises(OptionsError, match=message):
        Options(4, **fields)


def test_the_order_of_the_names_does_not_matter() -> None:
    """XSET-14."""
    assert Options(3, ("whims", "artisans"), ("wilwit", "dhenim")) == Options(3, ("artisans", "whims"), ("dhenim", "wilwit"))


def test_options_error_is_an_error_of_naqala() -> None:
    """XSET-14: a caller can catch all errors of the package."""
    with pytest.raises(NaqalaError):
        Options(5)


@pytest.mark.parametrize("options", [{"seats": 5}, {"seats": 1, "expansions": ["whims"]}, {"seats": 3, "five_track": True}, {}])
def test_a_position_with_such_options_is_refused_too(options: dict[str, Any]) -> None:
    """XSET-14."""
    position = {**Game.new(Options(3), seed=1).position().to_json(), "options": options}
    with pytest.raises(OptionsError):
        Game.from_position(position)
