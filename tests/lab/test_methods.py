"""Comparing methods: what is measured is what was answered."""

import argparse
from itertools import islice
from typing import Any

import pytest

from lab import methods
from lab.methods import Examination, changed, difference, examine, gains, match, questions
from naqala import Options
from naqala.bots import Budget
from naqala.bots.expert import Method
from naqala.bots.levels import greedy
from naqala.bots.uniform import Uniform
from tests.backends import contest_of


def test_changes_are_named() -> None:
    method = changed("plans=8,prior=0.5,halves=0")
    assert method == Method(plans=8, prior=0.5, halves=False)
    assert difference(method) == "plans 8, prior 0.5, halves False"
    assert difference(Method()) == "the present one"


@pytest.mark.parametrize("changes", ["depth=2", "plans", "plans=many"])
def test_other_changes_are_refused(changes: str) -> None:
    with pytest.raises((argparse.ArgumentTypeError, ValueError)):
        changed(changes)


def test_questions_are_asked_of_their_seat() -> None:
    for question in islice(questions("some"), 4):
        assert question.view.seat == question.view.decision.seat
        assert question.view.decision.ask in ("bid", "move")
        assert len(question.view.legal) > 1


@pytest.fixture
def last_line_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing on, plans turn out the better the larger the number of their first action is."""

    def play_ahead(_states: Any, _scratches: Any, plan: Any, *_: Any) -> float:
        return float(plan[0])

    monkeypatch.setattr("naqala.bots.mind.think.play_ahead", play_ahead)


@pytest.mark.usefixtures("last_line_wins")
def test_who_looks_finds_the_better_line() -> None:
    """A method that plays on gains what the planner missed; one that trusts the planner's opinion alone gains nothing."""
    methods = (Method(), Method(prior=1e9))
    question = next(question for question in questions("some") if question.view.decision.ask == "bid")
    looking, trusting = gains(Examination(methods, Budget(nodes=400), 1, 4, "some"), question)
    numbers = [action.number for action in question.view.legal]
    assert 0 < looking <= max(numbers) - min(numbers)
    assert trusting == 0


@pytest.mark.usefixtures("last_line_wins")
def test_the_table_has_a_row_a_method() -> None:
    examination = Examination((Method(), Method(plans=2)), Budget(nodes=4), 1, 1, "some")
    told = examine(examination, ["present", "few"], 2, 1).splitlines()
    assert [line.split("|")[1].strip() for line in told[2:]] == ["present", "few"]
    assert told[2].endswith("| +0.00 ± 0.00 |")


def greedy_or_not(method: Method, seed: int | str) -> Any:
    """A good player for a method with many plans, else a poor one."""
    return greedy(seed) if method.plans > 1 else Uniform(seed)


def test_a_match_is_told_from_the_side_of_the_changed_method(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(methods, "expert_with", greedy_or_not)
    contest = contest_of(("other", "base"), Options(2), 2, "match", Budget(nodes=1))
    told = match(Method(), Method(plans=1), contest, 1)
    assert (told["starts"], told["games"], told["wins"]) == (1, 2, 0.0)
    assert told["lead"] is not None
    assert told["lead"] < 0
