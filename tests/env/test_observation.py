"""Observations: everything a seat may know, and nothing more."""

from random import Random
from typing import Any

import numpy as np
import pytest

from naqala import Game, Options
from naqala.catalog.names import CARD_WORDS, TILE_WORDS
from naqala.catalog.verbs import ACTIONS
from naqala.env.kernels.observation import FIELDS, OBSERVATION, SIZE, Bounds, Observation, observation_of
from naqala.env.seeing import Witness, open_hands
from naqala.options import EXPANSIONS, PROMOS, expansion_sets
from naqala.worlds import sample_world
from tools.space_tables import PAGE, meaning_of

ALL = [Options(1), Options(2), Options(3, EXPANSIONS), Options(4, ("thieves",), PROMOS), Options(5, EXPANSIONS, PROMOS)]

ALL_SETS = [*(Options(2 + number % 3, expansions) for number, expansions in enumerate(expansion_sets())), ALL[-1]]
"""Every set of expansions, and everything at once."""


def observed(game: Game, seat: int) -> Any:
    return Witness(game).observation(seat)


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
            held = [own[place].cards or {} for place in order]
            assert seen["cards"][0].tolist() == [held[0].get(word, 0) for word in CARD_WORDS]
            for place in range(1, options.seats):
                most = [held[place].get(word, 0) for word in CARD_WORDS]
                assert all(known <= there for known, there in zip(seen["cards"][place], most, strict=True))
                assert seen["cards_held"][place] == sum(most)
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
            view, log = game.view(seat), game.log(seat)
            world = Game.from_position(sample_world(view, log, Random(seat)))
            # The hands that all have seen come from the log, everything else from the position.
            assert observation_of(world.states, seat - 1, open_hands(log)).tobytes() == observed(game, seat).tobytes()
            assert game.decision.seat != seat or world.legal_numbers() == game.legal_numbers()
            differed += world.position() != game.position()
    assert differed > 0 or "artisans" not in options.expansions, "the worlds were never different"


@pytest.mark.parametrize(("options", "seed"), [(Options(2), 8), (Options(3, EXPANSIONS), 18)], ids=str)
def test_cards_that_all_have_seen_are_known(options: Options, seed: int) -> None:
    """Cards come openly from the row, or are drawn unseen: what is not known of a hand was drawn (HID-2, HID-9)."""
    known = unknown = 0
    for game in random_positions(options, seed, every=5):
        drawn = sum(event.amount for event in game.events() if event.kind == "draw card")
        seen = observed(game, 1)
        for place in range(1, options.seats):
            missing = int(seen["cards_held"][place]) - int(seen["cards"][place].sum())
            assert 0 <= missing <= drawn
            known, unknown = known + int(seen["cards"][place].sum()), unknown + missing
    assert known > 0 and unknown > 0


def test_undo_makes_observations_forget() -> None:
    game = Game.new(Options(2), 3)
    witness, random = Witness(game), Random(3)
    before = witness.observation(1).tobytes()
    while not witness.observation(2)["cards"].any():
        game.play(random.choice(game.legal_actions()))
    game.undo_to(0)
    assert witness.observation(1).tobytes() == before


def test_nothing_is_hidden_at_the_end() -> None:
    """HID-1."""
    game, random = Game.new(Options(3, EXPANSIONS), 9), Random(9)
    while not game.is_over:
        game.play(random.choice(game.legal_actions()))
    seen = observed(game, 1)
    assert (seen["cards"].sum(1) == seen["cards_held"]).all() and (seen["items"].sum(1) == seen["items_held"]).all()


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
