"""Bots choose by view and log alone, and leave both as they are."""

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naqala import Game, Options, View
from naqala.bots import make_bot
from naqala.bots.expert import Expert, Method
from naqala.engine.kernel import running_mode
from naqala.options import EXPANSIONS
from tests.bots.situations import (
    LEVELS,
    QUICK,
    SETS,
    Twins,
    choices_by_log,
    choices_by_view,
    every_question,
    from_a_file,
    other_world,
    questions,
    snapshot,
    twin_options,
)
from tests.test_layers import imports_of

BOTS_FOLDER = Path(__file__).parent.parent.parent / "src" / "naqala" / "bots"
MANY = {"uniform": 40, "beginner": 30, "greedy": 30, "planner": 30, "expert": 10}
if running_mode() == "plain":
    MANY = {"uniform": 40, "beginner": 16, "greedy": 16, "hasty-planner": 8, "hasty-expert": 2}
NAMES = [",".join(names) or "base" for names in SETS]


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain mode the expert plays few rollouts, or we would wait."""
    if running_mode() == "plain":
        monkeypatch.setattr(Expert, "method", Method(plans=3, rounds=1))


@pytest.mark.parametrize("expansions", SETS, ids=NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_equal_choices(level: str, expansions: tuple[str, ...]) -> None:
    """Without a log: bots with one seed choose the same in all worlds that differ in hidden cards, turn by turn."""
    seats = 2 + SETS.index(expansions) % 2
    choices = list(choices_by_view(level, Options(seats, expansions), 3, MANY[level]))
    assert len(choices) == MANY[level]
    for number, (first, second) in enumerate(choices):
        assert first == second, f"choice {number}"


@pytest.mark.parametrize("expansions", SETS, ids=NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_equal_logs_equal_choices(level: str, expansions: tuple[str, ...]) -> None:
    """With a log: the same in all worlds that differ in unseen draws."""
    choices = list(choices_by_log(level, twin_options(expansions), 2, MANY[level]))
    assert len(choices) >= min(4, MANY[level])
    for number, (first, second) in enumerate(choices):
        assert first == second, f"choice {number}"


def test_the_worlds_compared_do_differ() -> None:
    """The tests above compare something: hands and gold are others, and twins hold what seat 1 cannot know."""
    differing = {"gold": 0, "cards": 0, "items": 0, "whims": 0}
    random = Random(1)
    moments = [(seat, game.copy()) for seat, game in questions(Options(3, EXPANSIONS), 5)][60::12]
    for seat, game in moments:
        other = other_world(game.view(seat), random).position().to_json()["seats"]
        for name in differing:
            differing[name] += any(
                mine[name] != theirs[name] for mine, theirs in zip(game.position().to_json()["seats"], other, strict=True)
            )
    assert min(differing.values()) > 0, differing
    twins = Twins(twin_options(EXPANSIONS), 2)
    while not twins.differ and not twins.first.is_over:
        assert twins.play_somehow()
    first, second = twins.first.position().to_json()["seats"], twins.second.position().to_json()["seats"]
    assert first != second
    assert first[0] == second[0]
    assert twins.first.view(1) == twins.second.view(1)
    assert twins.first.log(1) == twins.second.log(1)


def _games() -> list[tuple[int, Game]]:
    """A question of every kind."""
    return [(seat, game) for games in every_question(1).values() for game in games for seat in [game.decision.seat or 0]]


@pytest.fixture(scope="module")
def games() -> list[tuple[int, Game]]:
    return _games()


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_from_a_file_is_enough(level: str, games: list[tuple[int, Game]]) -> None:
    """Every kind of question: a view made of texts and numbers, with no game behind it, is answered the same."""
    for seat, game in games[:: 4 if level == "expert" else 1]:
        view = game.view(seat)
        choices = {make_bot(level, 5).choose(seen, QUICK).text for seen in (view, from_a_file(view))}
        assert len(choices) == 1, f"{view.decision.ask}: {choices}"


@pytest.mark.parametrize("with_log", [False, True], ids=["view", "log"])
@pytest.mark.parametrize("level", LEVELS)
def test_views_and_logs_are_left_as_they_are(level: str, with_log: bool, games: list[tuple[int, Game]]) -> None:
    for seat, game in games[int(with_log) :: 5 if level == "expert" else 2]:
        view, log = game.view(seat), game.log(seat) if with_log else None
        before, position = snapshot(view, log), game.position()
        make_bot(level, 5).choose(view, QUICK, log)
        assert snapshot(view, log) == before, view.decision.ask
        assert game.position() == position


class Guarded(View):
    """A view that refuses access to anything but its four fields."""

    def __getattribute__(self, name: str) -> Any:
        allowed = ("seat", "position", "decision", "legal")
        if name not in allowed and not (name.startswith("__") and name.endswith("__") and name != "__dict__"):
            raise AssertionError(f"a bot looked at {name}")
        return super().__getattribute__(name)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_else_of_a_view_is_looked_at(level: str) -> None:
    game = Game.new(Options(2), 4)
    view = game.view(game.decision.seat)
    guarded = Guarded(view.seat, view.position, view.decision, view.legal)
    assert make_bot(level, 5).choose(guarded, QUICK) in view.legal


FREE = {"arena"}
"""What may look at games: those who let bots play, not the bots."""


def _is_bound(path: Path) -> bool:
    return path.relative_to(BOTS_FOLDER).parts[0] not in FREE and path.name != "warm.py"


@pytest.mark.parametrize(
    "path", [path for path in sorted(BOTS_FOLDER.rglob("*.py")) if _is_bound(path)], ids=lambda path: str(path.name)
)
def test_bots_know_no_game(path: Path) -> None:
    """No bot can make, deal, replay or hold a game, nor reach for what lies around it."""
    modules = imports_of(path)
    assert not modules & {"naqala", "naqala.Game", "naqala.game", "naqala.record", "naqala.replay"}, path
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert not names & {"Game", "deal", "gc", "inspect", "sys", "replay", "load"}, path
