"""The entry kernels that programs use: whole games, batches, whole moves."""

import pickle
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import islice, pairwise

import pytest

from naqala import Game, Options
from naqala.cli.simulate import SMALLEST, play_chunk, run_games
from naqala.deal import deal, luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers, rows_of_numbers
from naqala.engine.mirror import as_bytes, new_states
from naqala.engine.play import Tally
from naqala.offers import offers
from naqala.options import EXPANSIONS
from tests.backends import local
from tests.players import positions
from tests.scene import scene


def whole_moves(game: Game, most: int = 5000) -> list[tuple[int, ...]]:
    before = as_bytes(game.states, 0)
    moves = game.moves(most)
    assert as_bytes(game.states, 0) == before
    return [tuple(action.number for action in move) for move in moves]


def moves_by_hand(game: Game) -> list[tuple[int, ...]]:
    """Plays every pick and drop and takes it back."""
    found: list[tuple[int, ...]] = []

    def follow(path: tuple[int, ...], left: int) -> None:
        for action in game.legal_actions():
            if action.words[0] in ("drop", "carpet") and left == 1:
                found.append((*path, action.number))
            elif action.words[0] in ("pick", "drop", "carpet"):
                game.play(action)
                follow((*path, action.number), left - 1 if path else len(game.position().turn.hand))
                game.undo()

    follow((), 0)
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("expansions", [(), EXPANSIONS])
def test_whole_moves_are_all_moves(expansions: tuple[str, ...], seed: int) -> None:
    compared = 0
    for game, _ in positions(Options(3, expansions), seed):
        if game.decision.ask == "move" and compared < 2:
            if len(whole_moves(game)) < 2000:
                assert sorted(whole_moves(game)) == sorted(moves_by_hand(game))
                compared += 1
    assert compared > 0


@pytest.mark.parametrize("expansions", [(), EXPANSIONS])
def test_whole_moves_say_what_their_last_drop_offers(expansions: tuple[str, ...]) -> None:
    """CTRL-1, CTRL-4: one move of every landing, at every third move of a game; that of a seat without a camel too."""
    seen = Counter[tuple[int, bool]]()
    asked = (game for game, _ in positions(Options(3, expansions), 2) if game.decision.ask == "move")
    for game in islice(asked, 0, None, 3):
        for one in {(one.tile, one.colour, one.collects, one.claims): one for one in game.whole_moves(3000)}.values():
            twin = game.copy()
            for action in one.actions[:-1]:
                twin.play(action)
            offer = offers(twin)[one.actions[-1].text]
            assert (offer.collects, offer.claims) == (one.collects, one.claims), one
            seen[one.collects, one.claims] += 1
    assert {claims for _, claims in seen} == {True, False} and len(seen) > 4


def test_whole_moves_with_the_carpet() -> None:
    """ART-26: the last drop of a listed move may be a flight."""
    game = scene(seats=3, expansions=["artisans"], meeples={"a1": "R", "d4": "R"}, players={1: {"items": {"carpet": 1}}}, seat=1)
    assert sorted(whole_moves(game)) == sorted(moves_by_hand(game))
    assert len(whole_moves(game)) == 2


def test_whole_moves_stop_at_the_cap() -> None:
    game = next(game for game, _ in positions(Options(3), 1) if game.decision.ask == "move")
    everything = whole_moves(game)
    assert whole_moves(game, most=100) == everything[:100]


def test_simulation_adds_up_and_does_not_depend_on_jobs() -> None:
    options = Options(2, ("thieves",))
    games = SMALLEST + 2  # two chunks
    alone = run_games(options, "jobs", games, True, local(0))
    assert run_games(options, "jobs", games, True, local(2, kernels=True)) == alone
    assert run_games(options, "other", games, True, local(0)) != alone
    assert alone[Tally.FAULTS] == alone[Tally.UNFINISHED] == alone[Tally.LOST] == 0
    assert alone[Tally.LAST_CAMEL] + alone[Tally.NO_MOVE] + alone[Tally.BOTH] == alone[Tally.SCORED] == games
    assert play_chunk(options, "one", 1, False)[Tally.ROUNDS] > 3


def test_many_games_step_like_single_ones() -> None:
    """apply_many plays one action in each game and lets each dealer answer chance, like Game with the same luck."""
    options, size = Options(3, ("artisans", "whims")), 4
    games = [Game.new(options, f"many {index}") for index in range(size)]
    states, lucks = new_states(size), rows_of_numbers(size, 4)
    lists, counts, chosen = rows_of_numbers(size, MAX_LEGAL), numbers(size), numbers(size)
    for index in range(size):
        luck = luck_from(f"many {index}")
        states[index] = deal(options, luck)[0]
        lucks[index][:] = luck
        counts[index] = play.list_legal(states, index, lists[index])
    for turn in range(150):
        for index, game in enumerate(games):
            legal = [int(number) for number in lists[index][: counts[index]]]
            assert legal == game.legal_numbers()
            if legal:
                chosen[index] = legal[turn * 7 % len(legal)]
                game.play(int(chosen[index]))
        play.apply_many(states, chosen, lists, counts, lucks)
        for index, game in enumerate(games):
            assert as_bytes(states, index) == as_bytes(game.states, 0)


def test_random_numbers_are_fair() -> None:
    """sfc32 with a multiply: every answer about equally often, and no two neighbours alike too often."""
    from naqala.engine.chance import below

    luck = luck_from("fair")
    drawn = [below(luck, 6) for _ in range(12_000)]
    for face in range(6):
        assert 1850 < drawn.count(face) < 2150
    assert 1850 < sum(first == second for first, second in pairwise(drawn)) < 2150


@pytest.mark.parametrize("copied", [deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_games_can_be_pickled_and_copied_by_pythons_own_means(copied: Callable[[Game], Game]) -> None:
    for game, _ in islice(positions(Options(3, EXPANSIONS), 1), 40):
        before, twin = as_bytes(game.states, 0), copied(game)
        assert as_bytes(twin.states, 0) == before
        twin.play(twin.legal_actions()[0])
        assert as_bytes(game.states, 0) == before
