"""The folder of a contest: its settings, every game as soon as it ends, and the results.

``games.jsonl`` is only ever appended to, one line a game, each on the disk before the next; so a contest that was stopped
goes on where it was. A last line without an end is incomplete and is dropped; other lines that cannot be read are an error.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from naqala.bots.arena.contest import Contest
from naqala.bots.arena.match import OCCASIONS, Result
from naqala.errors import FormatError, shown
from naqala.jobs.folder import Request, append_line, claimed_lines

CONTEST, GAMES = "contest.json", "games.jsonl"
_DECODER = msgspec.json.Decoder(Result)


class Folder:
    """An open results folder; ``results`` are the games played so far."""

    def __init__(self, path: Path, contest: Contest, results: list[Result]) -> None:
        self.path = path
        self.contest = contest
        self.results = results

    def missing(self) -> list[int]:
        """Return the games that are still to be played."""
        done = {result.game for result in self.results}
        return [game for game in range(self.contest.games) if game not in done]

    def add(self, result: Result) -> None:
        """Keep a game; when this returns it is on the disk."""
        append_line(self.path / GAMES, msgspec.to_builtins(result))
        self.results.append(result)


@contextmanager
def open_folder(path: Path, contest: Contest) -> Iterator[Folder]:
    """Open the folder of this contest, new or begun, and lock it."""
    asked = Request(CONTEST, contest.to_json())
    with claimed_lines(path, asked, GAMES, lambda line: _result_from(line, contest), lambda result: result.game) as results:
        yield Folder(path, contest, results)


def _result_from(line: bytes, contest: Contest) -> Result:
    """Return a line as a result; what contradicts the contest or itself is refused."""
    result = _DECODER.decode(line)
    _check_place(result, contest)
    if result.forfeit is not None:
        _check_forfeit(result)
    elif result.failure is None:
        _check_scores(result)
    return result


def _check_place(result: Result, contest: Contest) -> None:
    """Refuse a game that the contest does not play, or not with these bots."""
    if result.game not in range(contest.games):
        raise FormatError(f"game: expected one from 0 to {contest.games - 1}, got {shown(result.game)}")
    if (result.start, result.rotation) != contest.place(result.game) or tuple(result.bots) != contest.seating(result.game):
        raise FormatError(
            f"bots: expected {', '.join(contest.seating(result.game))} in game {result.game}, got {shown(result.bots)}"
        )


def _check_scores(result: Result) -> None:
    """Refuse a game without a score or times for each seat, and sheets or winners that disagree with the scores."""
    if len(result.scores) != len(result.bots):
        raise FormatError(f"scores: expected {len(result.bots)} numbers, got {shown(result.scores)}")
    if [tuple(kinds) for kinds in result.thinking] != [OCCASIONS] * len(result.bots):
        raise FormatError(f"thinking: expected {', '.join(OCCASIONS)} for each seat")
    sums = [sum(points for line, points in sheet.items() if line != "total") for sheet in result.sheets]
    if sums != result.scores or [sheet["total"] for sheet in result.sheets] != result.scores:
        raise FormatError(f"sheets: expected sheets that add up to {shown(result.scores)}, got {shown(sums)}")
    best = [seat for seat, score in enumerate(result.scores, 1) if score == max(result.scores)]
    if result.winners != best:
        raise FormatError(f"winners: expected {shown(best)}, got {shown(result.winners)}")


def _check_forfeit(result: Result) -> None:
    """Refuse a game that its loser has won, or that has scores."""
    seat = result.forfeit.seat if result.forfeit else 0
    seats = range(1, len(result.bots) + 1)
    if seat not in seats or result.scores or not result.winners or seat in result.winners or set(result.winners) - set(seats):
        raise FormatError(f"forfeit: expected others to have won without a score, got {shown(result.winners)}")
