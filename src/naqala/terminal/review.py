"""A review in words: what each decision was, what it lost and what was better."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from naqala.bots.advice import Possibility
from naqala.game import Game
from naqala.review import Draw, Judgement, Review
from naqala.review.schema import TurningPoint
from naqala.terminal.advice import headline
from naqala.terminal.lines import said_text
from naqala.terminal.reasons import NOBODY, signed, why
from naqala.terminal.styles import SEATS, painted
from naqala.terminal.wording import Wording
from naqala.texts import number, say

SIGNS = {"best": "✓", "good": "·", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
_STYLES = {"best": "green3", "good": "green3", "inaccuracy": "yellow3", "mistake": "orange1", "blunder": "bold red1"}


@dataclass(frozen=True)
class ReviewEntry:
    """A decision in words."""

    judgement: Judgement
    title: str
    played: str
    better: str
    """Empty where nothing was lost, and so are the reasons."""
    reasons: str


def entries_of(finished: Game, review: Review, names: Sequence[str]) -> list[ReviewEntry]:
    """Return all decisions in words, each as it could be said when it was made."""
    judgements = {judgement.number: judgement for judgement in review.judgements}
    game, found = Game.from_position(finished.start()), []
    for number_, action in enumerate(finished.actions):
        if judgement := judgements.get(number_):
            found.append(_entry(judgement, Wording(game, names)))
        game.answer(action)
    return found


def _entry(judgement: Judgement, wording: Wording) -> ReviewEntry:
    best, names = judgement.best, wording.names
    title = say(
        "review.entry",
        round=judgement.round,
        name=names[judgement.seat - 1],
        kind=say(f"review.kind.{judgement.kind}"),
        mark=say(f"review.mark.{judgement.mark}"),
    )

    def told(plan: Possibility) -> str:
        return headline(plan, wording)

    return ReviewEntry(
        judgement, title, told(judgement.played), told(best) if best else "", why(best, NOBODY, names) if best else ""
    )


def turning_point_said(point: TurningPoint, review: Review, names: Sequence[str]) -> str:
    """Return a turning point as a sentence."""
    parts: tuple[Judgement | Draw, ...] = review.judgements if point.kind == "choice" else review.draws
    round_ = next(part.round for part in parts if part.number == point.number)
    key = "review.choice" if point.kind == "choice" else "review.lucky" if point.points > 0 else "review.unlucky"
    return say(key, round=round_, name=names[point.seat - 1], n=round(abs(point.points)))


def best_move_said(number_: int, review: Review, names: Sequence[str]) -> str:
    """Return one of the best moves as a sentence, and why it was good."""
    judgement = next(judgement for judgement in review.judgements if judgement.number == number_)
    said = say("review.clear", round=judgement.round, name=names[judgement.seat - 1], n=round(judgement.ahead))
    reasons = why(judgement.played, NOBODY, names)
    return f"{said}. {reasons}" if reasons else said


def cost_said(judgement: Judgement) -> str:
    """Return what a decision lost."""
    return say("review.cost", n=round(judgement.lost, 1))


def drawn(game: Game, review: Review, names: Sequence[str]) -> RenderableType:
    """Return the players, the turning points, and every decision that lost something."""
    parts: list[RenderableType] = [_players(review, names), *(painted(line, names) for line in remarks_said(review, names))]
    parts += [Text(say("review.about"), style="italic grey62"), ""]
    for title, lines in headed(review, names):
        parts += [Text(title, style="bold"), *(Padding(painted(line, names), (0, 0, 0, 2)) for line in lines), ""]
    parts.append(Text(say("review.decisions"), style="bold"))
    for entry in entries_of(game, review, names):
        parts += _decision(entry, names)
    return Group(*parts)


def remarks_said(review: Review, names: Sequence[str]) -> list[str]:
    """Return what the figures of the players do not explain themselves."""
    return [said_text(remark, names) for remark in review.summary.remarks]


def headed(review: Review, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return turning points and best moves, each list with its title."""
    turning = [turning_point_said(point, review, names) for point in review.summary.turning_points]
    best = [best_move_said(number_, review, names) for number_ in review.summary.best_moves]
    lists = [(say("review.turning"), turning or [say("review.turning.none")]), (say("review.best"), best)]
    return [(title, lines) for title, lines in lists if lines]


def rows_of(review: Review, names: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the table of players: accuracy, points lost, luck, and what came from others."""
    return [
        (
            names[player.seat - 1],
            number(player.accuracy, "0.0"),
            number(player.lost, "0.0"),
            f"{signed(player.luck)} ± {number(player.luck_noise)}",
            signed(player.others),
        )
        for player in review.summary.players
    ]


COLUMNS = ("review.player", "review.accuracy", "review.lost", "review.luck", "review.others")


def _players(review: Review, names: Sequence[str]) -> Table:
    table = Table(*map(say, COLUMNS), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, (name, *cells) in enumerate(rows_of(review, names), 1):
        table.add_row(Text(name, style=SEATS[seat]), *cells)
    return table


def _decision(entry: ReviewEntry, names: Sequence[str]) -> list[RenderableType]:
    """Return a line for a decision; where it lost something, what was played and what was better too."""
    mark = entry.judgement.mark
    head = Text(f"{SIGNS[mark]:<3}", style=_STYLES[mark]).append_text(painted(entry.title, names))
    if not entry.better:
        return [head]
    head.append(f"  {cost_said(entry.judgement)}", style=_STYLES[mark])
    played = say("ui.named", what=say("review.played"), value=entry.played)
    better = say("ui.named", what=say("review.better"), value=entry.better)
    return [head, *(Padding(painted(line, names), (0, 0, 0, 5)) for line in (played, better, entry.reasons) if line)]
