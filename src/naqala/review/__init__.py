"""Game review: every decision of a finished game compared with the best the explorer finds from what its seat knew then.

``review(game)`` does it in this process. Programs with workers of their own take ``tasks_of(game)``, weigh each task with
``weigh`` in any order, and put the parts together with ``review_of``.
"""

from collections.abc import Iterable, Iterator

from naqala.errors import GameOverError
from naqala.game import Game
from naqala.review.depth import DEPTHS, USUAL_DEPTH, Depth, depth_named
from naqala.review.judging import judge
from naqala.review.moments import Chance, Choice, Moment, ReviewTask, tasks_of
from naqala.review.playouts import weigh_draw, weigh_moment
from naqala.review.schema import Draw, Expected, Judgement, Review, ReviewPart
from naqala.review.summary import accuracy_of, summary_of

__all__ = [
    "DEPTHS",
    "EDITION",
    "USUAL_DEPTH",
    "Chance",
    "Choice",
    "Depth",
    "Draw",
    "Expected",
    "Judgement",
    "Moment",
    "Review",
    "ReviewPart",
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

EDITION = 1
"""Changes when reviews are made in another way, so that stored ones are made again."""
_MADE_OF: dict[type, type] = {Choice: Judgement, Chance: Draw, Moment: Expected}


def key_of(one: ReviewTask | ReviewPart) -> tuple[str, int]:
    """Return what a task and the part that is made of it have in common, and no other."""
    return _MADE_OF.get(type(one), type(one)).__name__, one.number


def weigh(task: ReviewTask, depth: Depth) -> Iterator[ReviewPart | None]:
    """Weigh one task piece by piece: yield None after each, and the part of the review at the end."""
    if isinstance(task, Choice):
        return judge(task, depth)
    return weigh_draw(task, depth) if isinstance(task, Chance) else weigh_moment(task, depth)


def weigh_whole(task: ReviewTask, depth: Depth) -> ReviewPart:
    """Weigh one task at once."""
    *_, part = weigh(task, depth)
    assert part is not None
    return part


def review(game: Game, depth: str = USUAL_DEPTH) -> Review:
    """Review a finished game."""
    chosen = depth_named(depth)
    return review_of((weigh_whole(task, chosen) for task in tasks_to_review(game)), game.options.seats, depth)


def tasks_to_review(game: Game) -> list[ReviewTask]:
    """Return what to weigh; refuse a game that is not over, because it has secrets."""
    if not game.is_over:
        raise GameOverError("expected a finished game; this one goes on, and its cards are secret")
    return tasks_of(game)


def review_of(parts: Iterable[ReviewPart], seats: int, depth: str) -> Review:
    """Put parts together, as many as there are."""
    ordered = sorted(parts, key=lambda part: part.number)
    return Review(
        depth,
        tuple(part for part in ordered if isinstance(part, Judgement)),
        tuple(part for part in ordered if isinstance(part, Draw)),
        tuple(part for part in ordered if isinstance(part, Expected)),
        summary_of(ordered, seats),
    )
