"""Game review: every decision of a finished game compared with the best the explorer finds from what its seat knew then.

``review(game)`` does it in this process. Programs with workers of their own take ``tasks_of(game)``, weigh each task with
``weigh`` in any order, and put the findings together with ``review_of``.
"""

from collections.abc import Iterable, Iterator

from naqala.errors import GameOverError
from naqala.game import Game
from naqala.review.depth import DEPTHS, HASTY, USUAL_DEPTH, Depth, depth_named
from naqala.review.judging import judge
from naqala.review.moments import Chance, Choice, Moment, ReviewTask, tasks_of
from naqala.review.rollouts import weigh_draw, weigh_moment
from naqala.review.schema import Draw, Expected, Finding, Judgement, Review
from naqala.review.summary import accuracy_of, summary_of

__all__ = [
    "DEPTHS",
    "EDITION",
    "HASTY",
    "USUAL_DEPTH",
    "Chance",
    "Choice",
    "Depth",
    "Draw",
    "Expected",
    "Finding",
    "Judgement",
    "Moment",
    "Review",
    "ReviewTask",
    "accuracy_of",
    "depth_named",
    "key_of",
    "review",
    "review_of",
    "summary_of",
    "tasks_of",
    "tasks_to_review",
    "weigh",
    "weigh_whole",
]

EDITION = 5
"""Changes when reviews are made in another way, so that stored ones are made again."""
_MADE_OF: dict[type, type] = {Choice: Judgement, Chance: Draw, Moment: Expected}


def key_of(one: ReviewTask | Finding) -> tuple[str, int]:
    """Return what a task and the finding that is made of it have in common, and no other."""
    return _MADE_OF.get(type(one), type(one)).__name__, one.number


def weigh(task: ReviewTask, depth: Depth) -> Iterator[Finding | None]:
    """Weigh one task piece by piece: yield None after each, and the finding at the end."""
    if isinstance(task, Choice):
        return judge(task, depth)
    return weigh_draw(task, depth) if isinstance(task, Chance) else weigh_moment(task, depth)


def weigh_whole(task: ReviewTask, depth: Depth) -> Finding:
    """Weigh one task at once."""
    *_, finding = weigh(task, depth)
    assert finding is not None
    return finding


def review(game: Game, depth: str = USUAL_DEPTH) -> Review:
    """Review a finished game."""
    chosen = depth_named(depth)
    return review_of((weigh_whole(task, chosen) for task in tasks_to_review(game)), game.options.seats, depth)


def tasks_to_review(game: Game) -> list[ReviewTask]:
    """Return what to weigh; refuse a game that is not over, because it has secrets."""
    if not game.is_over:
        raise GameOverError("expected a finished game; this one is still running, and its cards are secret")
    return tasks_of(game)


def review_of(findings: Iterable[Finding], seats: int, depth: str) -> Review:
    """Put findings together, as many as there are."""
    ordered = sorted(findings, key=lambda finding: finding.number)
    return Review(
        depth,
        tuple(finding for finding in ordered if isinstance(finding, Judgement)),
        tuple(finding for finding in ordered if isinstance(finding, Draw)),
        tuple(finding for finding in ordered if isinstance(finding, Expected)),
        summary_of(ordered, seats),
    )
