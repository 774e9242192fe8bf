"""Game review: every decision of a finished game compared with the best the explorer finds from what its seat knew then.

``review(game)`` does it in this process. Programs with workers of their own take ``tasks_of(game)``, weigh each task with
``weigh`` in any order, and put the parts together with ``review_of``.
"""

from collections.abc import Iterable, Iterator

from naqala.errors import GameOverError
from naqala.game import Game
from naqala.review.depth import DEPTHS, USUAL_DEPTH, Depth, depth_named
from naqala.review.judging import judge
from naqala.review.moments import Chance, Decision, Moment, Task, tasks_of
from naqala.review.playouts import weigh_draw, weigh_moment
from naqala.review.schema import Draw, Judgement, Part, Review, Standing
from naqala.review.summary import accuracy_of, summary_of

__all__ = [
    "DEPTHS",
    "EDITION",
    "USUAL_DEPTH",
    "Chance",
    "Decision",
    "Depth",
    "Draw",
    "Judgement",
    "Moment",
    "Part",
    "Review",
    "Standing",
    "Task",
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

EDITION = 1
"""Changes when reviews are made in another way, so that stored ones are made again."""
_MADE_OF: dict[type, type] = {Decision: Judgement, Chance: Draw, Moment: Standing}


def key_of(one: Task | Part) -> tuple[str, int]:
    """Return what a task and the part that is made of it have in common, and no other."""
    return _MADE_OF.get(type(one), type(one)).__name__, one.number


def weigh(task: Task, depth: Depth) -> Iterator[Part | None]:
    """Weigh one task piece by piece: yield None after each, and the part of the review at the end."""
    if isinstance(task, Decision):
        return judge(task, depth)
    return weigh_draw(task, depth) if isinstance(task, Chance) else weigh_moment(task, depth)


def weigh_whole(task: Task, depth: Depth) -> Part:
    """Weigh one task at once."""
    *_, part = weigh(task, depth)
    assert part is not None
    return part


def review(game: Game, depth: str = USUAL_DEPTH) -> Review:
    """Review a finished game."""
    chosen = depth_named(depth)
    return review_of((weigh_whole(task, chosen) for task in tasks_to_review(game)), game.options.seats, depth)


def tasks_to_review(game: Game) -> list[Task]:
    """Return what to weigh; refuse a game that is not over, because it has secrets."""
    if not game.is_over:
        raise GameOverError("expected a finished game; this one goes on, and its cards are secret")
    return tasks_of(game)


def review_of(parts: Iterable[Part], seats: int, depth: str) -> Review:
    """Put parts together, as many as there are."""
    ordered = sorted(parts, key=lambda part: part.number)
    return Review(
        depth,
        tuple(part for part in ordered if isinstance(part, Judgement)),
        tuple(part for part in ordered if isinstance(part, Draw)),
        tuple(part for part in ordered if isinstance(part, Standing)),
        summary_of(ordered, seats),
    )
