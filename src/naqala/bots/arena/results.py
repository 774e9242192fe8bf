"""The folder of a contest: its settings, every game as soon as it ends, and the results.

``games.jsonl`` is only ever appended to, one line a game, each on the disk before the next; so a contest that was stopped
goes on where it was. A last line without an end is incomplete and is dropped; other lines that cannot be read are an error.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from naqala.bots.arena.contest import FORMAT, VERSION, Contest
from naqala.bots.arena.match import OCCASIONS, Failure, Result, Thinking
from naqala.errors import ArenaError, FormatError, shown
from naqala.position import RULES
from naqala.reading import check_head, parse_json, read_json

CONTEST, GAMES, LOCK = "contest.json", "games.jsonl", "lock"


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
        with (self.path / GAMES).open("ab") as file:
            file.write(json.dumps(result.as_json(), ensure_ascii=False).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.results.append(result)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


@contextmanager
def open_folder(path: Path, contest: Contest) -> Iterator[Folder]:
    """Open the folder of this contest, new or begun, and lock it. Read everything before changing anything."""
    _check_ours(path)
    path.mkdir(parents=True, exist_ok=True)
    try:
        lock = FileLock(path / LOCK, timeout=0).acquire()
    except Timeout as error:
        raise ArenaError(f"{path}: expected a folder that is not in use, but another arena plays there") from error
    with lock:
        begun = _read_contest(path, contest)
        results, whole = _read_games(path / GAMES, contest)
        if begun != contest.as_json():
            write_whole(path / CONTEST, json.dumps(contest.as_json(), indent=1) + "\n")
        if whole is not None:
            os.truncate(path / GAMES, whole)
        yield Folder(path, contest, results)


def _check_ours(path: Path) -> None:
    """Refuse a folder with other things in it."""
    if not path.exists():
        return
    if not path.is_dir():
        raise ArenaError(f"{path}: expected a folder, got a file")
    others = sorted(entry.name for entry in path.iterdir() if entry.name not in (LOCK, f"{CONTEST}.new"))
    if others and CONTEST not in others:
        raise ArenaError(f"{path}: expected a new or empty folder, or one with {CONTEST}; got one with {shown(others[0])}")


def _read_contest(path: Path, contest: Contest) -> dict[str, Any] | None:
    """Return what was asked when the folder was begun; it must be the same now, but for more games."""
    if not (path / CONTEST).exists():
        return None
    try:
        begun = read_json(path / CONTEST)
    except FormatError as error:
        raise ArenaError(str(error)) from error
    try:
        check_head(begun, FORMAT, VERSION, (RULES,))
    except FormatError as error:
        raise ArenaError(f"{path / CONTEST}: {error}") from error
    asked = contest.as_json()
    if set(begun) != set(asked):
        raise ArenaError(f"{path / CONTEST}: expected the fields {', '.join(asked)}; got {', '.join(begun)}")
    games = begun["games"]
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ArenaError(f"{path / CONTEST}: games: expected a number, 1 or more; got {shown(games)}")
    others = [name for name in asked if asked[name] != begun[name] and (name != "games" or asked[name] < games)]
    if others:
        differences = "; ".join(f"{name}: there {shown(begun[name])}, asked {shown(asked[name])}" for name in others)
        raise ArenaError(f"{path}: expected the contest that was begun there, or more games of it; got another. {differences}")
    return dict(begun)


def _read_games(path: Path, contest: Contest) -> tuple[list[Result], int | None]:
    """Return the games of a folder, and where to cut the file if its last line is incomplete."""
    content = path.read_bytes() if path.exists() else b""
    whole = content.rfind(b"\n") + 1
    results: list[Result] = []
    done: set[int] = set()
    for number, line in enumerate(content[:whole].split(b"\n")[:-1], 1):
        try:
            result = _result_from(line.decode(), contest)
            if result.game in done:
                raise FormatError(f"expected each game once, got game {result.game} again")
        except (FormatError, ValueError, TypeError, KeyError, AttributeError) as error:
            raise ArenaError(f"{path}, line {number}: expected a game of this contest; {error}") from error
        done.add(result.game)
        results.append(result)
    return results, None if whole == len(content) else whole


def _result_from(text: str, contest: Contest) -> Result:
    """Return a line as a result; what contradicts the contest or itself is refused."""
    fields = parse_json(text, "game")
    if not isinstance(fields, dict):
        raise FormatError(f"expected an object, got {shown(fields)}")
    for name in ("failure", "forfeit"):
        fields[name] = Failure(**fields[name]) if fields.get(name) else None
    thinking = fields.get("thinking", [])
    fields["thinking"] = [{kind: Thinking(**times) for kind, times in kinds.items()} for kinds in thinking]
    result = Result(**fields)
    _check_place(result, contest)
    if result.forfeit is not None:
        _check_forfeit(result)
    elif result.failure is None:
        _check_scores(result)
        _check_numbers(result)
    return result


def _check_place(result: Result, contest: Contest) -> None:
    """Refuse a game that the contest does not play, or not with these bots."""
    if isinstance(result.game, bool) or result.game not in range(contest.games):
        raise FormatError(f"game: expected one from 0 to {contest.games - 1}, got {shown(result.game)}")
    if (result.start, result.rotation) != contest.place(result.game) or tuple(result.bots) != contest.seating(result.game):
        raise FormatError(
            f"bots: expected {', '.join(contest.seating(result.game))} in game {result.game}, got {shown(result.bots)}"
        )


def _check_scores(result: Result) -> None:
    """Refuse scores that are not whole, and sheets or winners that disagree with them."""
    if len(result.scores) != len(result.bots) or any(type(score) is not int for score in result.scores):
        raise FormatError(f"scores: expected {len(result.bots)} whole numbers, got {shown(result.scores)}")
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


def _check_numbers(result: Result) -> None:
    """Count and times are numbers, none below zero."""
    if [tuple(kinds) for kinds in result.thinking] != [OCCASIONS] * len(result.bots):
        raise FormatError(f"thinking: expected {', '.join(OCCASIONS)} for each seat")
    times = [
        number for kinds in result.thinking for spent in kinds.values() for number in (spent.count, spent.total, spent.longest)
    ]
    for number in (result.seconds, result.rounds, result.turns, result.bids, result.actions, *times):
        if isinstance(number, bool) or not isinstance(number, int | float) or not 0 <= number < float("inf"):
            raise FormatError(f"expected a count or a time, got {shown(number)}")
    if not all(isinstance(reason, str) for reason in result.ended):
        raise FormatError(f"ended: expected reasons, got {shown(result.ended)}")
