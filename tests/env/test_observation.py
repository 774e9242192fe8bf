"""Observations: everything a seat may know, and nothing more."""

from random import Random
from typing import Any

import numpy as np
import pytest

from naqala import Game, Options
from naqala.catalog.names import TILE_WORDS
from naqala.catalog.verbs import ACTIONS
from naqala.env.kernels.observation import FIELDS, OBSERVATION, SIZE, Bounds, Observation, observation_of
from naqala.options import EXPANSIONS, PROMOS, expansion_sets
from naqala.worlds import sample_world
from tools.space_tables import PAGE, meaning_of

ALL = [Options(1), Options(2), Options(3, EXPANSIONS), Options(4, ("thieves",), PROMOS), Options(5, EXPANSIONS, PROMOS)]

ALL_SETS = [*(Options(2 + number % 3, expansions) for number, expansions in enumerate(expansion_sets())), ALL[-1]]
"""Every set of expansions, and everything at once."""


def observed(game: Game, seat: int) -> Any:
    return observation_of(game.states, 0, seat - 1)


def random_positions(options: Options, seed: int, every: int = 1) -> Any:
    game, random = Game.new(options, seed), Random(seed)
    number = 0
    while not game.is_over:
        if number % every == 0:
            yield game
        game.play(random.choice(game.legal_actions()))
        number += 1


@pytest.mark.parametrize("options", ALL, ids=str)
def test_every_number_is_within_its_bounds(options: Options) -> None:
    bounds = {field.name: next(extra for extra in field.extras if isinstance(extra, Bounds)) for field in FIELDS}
    assert set(bounds) == set(OBSERVATION.names or ())
    for game in random_positions(options, 3, every=7):
        for seat in range(1, options.seats + 1):
            seen = observed(game, seat)
            for name, bound in bounds.items():
                assert bound.low <= np.min(seen[name]) and np.max(seen[name]) <= bound.high, name


@pytest.mark.parametrize("options", ALL, ids=str)
def test_an_observation_is_what_the_view_says(options: Options) -> None:
    for game in random_positions(options, 4, every=11):
        for seat in range(1, options.seats + 1):
            seen, view = observed(game, seat), game.view(seat).position
            order = [(seat - 1 + place) % options.seats for place in range(options.seats)]
            own = game.position().seats
            assert [int(gold) for gold in seen["gold"][: options.seats]] == [own[place].gold for place in order]
            assert [int(left) for left in seen["camels"][: options.seats]] == [view.seats[place].camels for place in order]
            assert sum(map(int, seen["hand"])) == sum(own[seat - 1].cards.values())
            for number, name in enumerate(TILE_WORDS):
                tile = view.board.get(name)
                owner = None if tile is None else tile.owner
                place = -1 if owner is None else owner - 1 if options.solo else order.index(owner - 1)
                assert seen["owner"][number] == place
                assert sum(map(int, seen["meeples"][number])) == len(tile.meeples if tile else "")


@pytest.mark.parametrize("options", ALL_SETS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(options: Options) -> None:
    """HID-2, HID-5, HID-6, HID-7: observation and legal actions are the same for all unseen draws of others."""
    differed = 0
    for game in random_positions(options, 5, every=23):
        for seat in range(1, options.seats + 1):
            world = Game.from_position(sample_world(game.view(seat), game.log(seat), Random(seat)))
            assert observed(world, seat).tobytes() == observed(game, seat).tobytes()
            assert game.decision.seat != seat or world.legal_numbers() == game.legal_numbers()
            differed += world.position() != game.position()
    assert differed > 0 or "artisans" not in options.expansions, "the worlds were never different"


def test_observations_are_documented() -> None:
    assert Observation.__doc__ and len(FIELDS) > 50


def test_every_field_is_explained_in_words() -> None:
    """Its meaning is more than its name."""
    for field in FIELDS:
        assert len(meaning_of(field.name).split()) >= 3 and meaning_of(field.name) != field.name.replace("_", " "), field.name


def test_the_page_about_spaces_has_the_right_sizes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert f"has {SIZE} numbers" in text
    assert f" | {ACTIONS - 1} | " in text.splitlines()[-1]
