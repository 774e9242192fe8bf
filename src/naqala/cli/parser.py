"""The parser of the command line: every command with its options, and the function it runs as ``module:name``."""

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any

from naqala import __version__
from naqala.catalog.names import TILE_WORDS
from naqala.cli import blocks, copies, tables
from naqala.jobs import BACKENDS
from naqala.options import EXPANSIONS, PROMOS
from naqala.texts import LANGUAGES, preferred

Add = Callable[[str, str, str], argparse.ArgumentParser]
"""Adds a command with its name, its function and its help."""


def _some_of(names: tuple[str, ...], text: str) -> tuple[str, ...]:
    """Return what is named by ``none``, ``all`` or names with commas between."""
    if text == "none":
        return ()
    return names if text == "all" else tuple(text.split(","))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _natural(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(_positive(number) for number in text.split(","))


def _tile(text: str) -> str:
    if text not in TILE_WORDS:
        raise ValueError
    return text


_KINDS = (
    (_positive, "number (1 or more)"),
    (_natural, "number (0 or more)"),
    (_numbers, "list of numbers, such as 2,3,4"),
    (_tile, "tile, such as c1"),
)
for _function, _name in _KINDS:
    _function.__name__ = _name


BOT_NAMES = "uniform, beginner, greedy, planner, expert"
"""The bots, weakest first, as help names them: their own list comes with the engine, whose mode is not chosen yet."""


_RECORD = "a game record (docs/record.md), or a game saved in the terminal"


def _choice(names: Sequence[str]) -> str:
    return f"none, all, or {','.join(names)}"


def _add_game_options(command: argparse.ArgumentParser, seats: str = "1 to 5; 1 is the solo game") -> None:
    command.add_argument("--seats", type=_positive, default=3, help=f"{seats} (default 3)")
    command.add_argument("--five-track", action="store_true", default=None, help="the 5-player track with 4 seats")
    _add_sets(command)


def _add_sets(command: argparse.ArgumentParser) -> None:
    command.add_argument("--expansions", type=partial(_some_of, EXPANSIONS), default=(), help=_choice(EXPANSIONS))
    command.add_argument("--promos", type=partial(_some_of, PROMOS), default=(), help=_choice(PROMOS))
    _add_values(command)
    command.add_argument("--seed", default="0", help="any number or word (default 0)")


def _add_values(command: argparse.ArgumentParser) -> None:
    command.add_argument("--values", metavar="FILE", help="values from your box instead of ours (docs/values.md)")


def _add_language(command: argparse.ArgumentParser) -> None:
    text = "language of texts for people (default: your locale's, else en)"
    command.add_argument("--language", choices=LANGUAGES, default=preferred(), help=text)


def _add_jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=_positive, default=1, help="how many games to play at a time, at most one per processor")
    text = "where to play: local, or ray for the cluster at RAY_ADDRESS (docs/cluster.md; default local)"
    command.add_argument("--backend", choices=BACKENDS, default="local", help=text)


def _add_text(command: argparse.ArgumentParser) -> None:
    command.add_argument("--text", action="store_true", help="print short text instead of JSON (docs/notation.md)")


def _add_arena(command: argparse.ArgumentParser) -> None:
    """Add the options of a contest (docs/arena.md)."""
    command.add_argument(
        "--bots",
        required=True,
        metavar="NAME,NAME",
        help=f"at least one per seat: {BOT_NAMES}, classes such as ./mybot.py:MyBot, or programs; you may repeat one",
    )
    command.add_argument("--games", type=_positive, default=120, help="in total, rounded up to whole rotations (default 120)")
    _add_game_options(command, "2 to 5")
    _add_jobs(command)
    command.add_argument("--out", required=True, metavar="DIR", help="the results folder, new or from an earlier run")
    thinking = command.add_mutually_exclusive_group()
    thinking.add_argument("--seconds", type=float, default=2.0, help="thinking time per turn or bid (default 2)")
    thinking.add_argument("--nodes", type=int, help="rollouts per turn or bid instead of seconds: the same on every machine")


def _add_play(commands: Any) -> None:
    """Add the one command for people alone, so without --json. It has no defaults, because a resumed game brings its own."""
    text = "play a game in the terminal, with people and bots (docs/terminal.md)"
    command = commands.add_parser("play", help=text, description=text)
    command.set_defaults(run="play:play")
    text = f"human or a bot ({BOT_NAMES}) for each of 1 to 5 seats; 1 is solo (default human,planner)"
    command.add_argument("--seats", metavar="WHO,WHO", help=text)
    command.add_argument("--names", metavar="NAME,NAME", help="the players' names")
    command.add_argument("--expansions", type=partial(_some_of, EXPANSIONS), help=_choice(EXPANSIONS))
    command.add_argument("--promos", type=partial(_some_of, PROMOS), help=_choice(PROMOS))
    command.add_argument("--five-track", action="store_true", default=None, help="the 5-player track with 4 seats")
    _add_values(command)
    command.add_argument("--seed", help="any number or word; the same seed gives the same game (default: a new one)")
    command.add_argument("--seconds", type=float, help="how long bots think per turn or bid (default 2)")
    command.add_argument("--save", metavar="FILE", help="where to save the game (default: a file in your data folder)")
    text = "resume a saved game, or without FILE your newest unfinished one; it is saved to the same file"
    command.add_argument("--resume", metavar="FILE", nargs="?", const="", help=text)
    command.add_argument("--pause", type=float, default=0.0, help="seconds to wait after each action of a bot")
    _add_language(command)


def _add_serve(commands: Any) -> None:
    text = "host tables for browsers; NAQALA_... variables set everything else (docs/server.md)"
    command = commands.add_parser("serve", help=text, description=text)
    command.set_defaults(run="serve:serve", json=False)
    command.add_argument("--host", help="the address to listen on (default 127.0.0.1: this machine only)")
    command.add_argument("--port", type=_natural, help="the port (default: 8017, or the next free one)")
    command.add_argument("--data", metavar="DIR", help="where games are stored (default: your data folder)")
    command.add_argument("--values", metavar="FILE", help="values from your box for new tables (docs/values.md)")
    command.add_argument("--processes", type=_natural, help="server processes on one port; several need Postgres (default 1)")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")


class _Parser(argparse.ArgumentParser):
    """Suggests what a mistyped choice may have meant."""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            if close := get_close_matches(str(value), map(str, action.choices or ()), 1):
                raise argparse.ArgumentError(action, f"{error.message}; did you mean {close[0]!r}?") from error
            raise


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    whole = _Parser(
        prog="naqala",
        description="Five Tribes with all expansions: tables, bots, positions and simulation. "
        "Without COMMAND, opens the table in the browser. An unofficial fan project.",
        epilog="FILE is a position, JSON or text (docs/position.md, docs/notation.md), or a game record, which stands for its "
        "last position; - is standard input. "
        "Errors go to standard error, with exit status 2.",
    )
    whole.add_argument("--version", action="version", version=f"naqala {__version__}")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, run: str, text: str) -> argparse.ArgumentParser:
        command: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
        command.set_defaults(run=run)
        command.add_argument("--json", action="store_true", help="print one JSON object")
        return command

    _add_simulate(add)
    _add_play(commands)
    _add_serve(commands)
    for administration in (tables, copies, blocks):
        administration.add_commands(commands)
    _add_contests(add)
    _add_stats(add)
    _add_record(add)
    _add_positions(add)
    _add_explore(add)
    _add_perft(add)
    _add_replay(add)
    _add_review(add)
    _add_values_command(add)
    add("warm", "simulate:warm", "compile the rules once, so that later commands are quick")
    return whole


def _add_simulate(add: Add) -> None:
    simulate = add("simulate", "simulate:simulate", "play whole games and report the results")
    simulate.add_argument("--games", type=_positive, default=100, help="how many games (default 100)")
    _add_game_options(simulate)
    simulate.add_argument("--bot", default="uniform", choices=["uniform"], help="who plays all seats")
    _add_jobs(simulate)
    simulate.add_argument("--check", action="store_true", help="check the conservation laws after every action")
    simulate.add_argument("--out", metavar="DIR", help="save the results in a folder, so that the same command can continue")


def _add_contests(add: Add) -> None:
    _add_arena(add("arena", "arena:arena", "let bots play a contest and rate them; run the same command again to continue"))
    ladder = add("ladder", "arena:ladder", "play or continue the contests of the published ladder")
    ladder.add_argument("--out", required=True, metavar="DIR", help="a folder with a results folder for each contest")
    _add_jobs(ladder)
    ladder.add_argument("--share", type=float, default=1.0, help="play only this share of it, such as 0.1")


def _add_stats(add: Add) -> None:
    stats = add(
        "stats", "stats:stats", "play many games with one bot and report on djinns, seats, bids and points (docs/stats.md)"
    )
    stats.add_argument("--bot", default="planner", help=f"who plays all seats: {BOT_NAMES} (default planner)")
    stats.add_argument("--games", type=_positive, default=100, help="for each number of seats (default 100)")
    stats.add_argument("--seats", type=_numbers, default=(2, 3, 4), metavar="N,N", help="numbers of seats (default 2,3,4)")
    _add_sets(stats)
    _add_folder(stats)
    _add_language(stats)


def _add_record(add: Add) -> None:
    record = add("record", "record:record", "play games and write every decision as Parquet, for learners (docs/data.md)")
    record.add_argument(
        "--bots", required=True, metavar="NAME,NAME", help=f"at least one per seat: {BOT_NAMES}; you may repeat one"
    )
    record.add_argument("--games", type=_positive, default=100, help="in total, rounded up to whole rotations (default 100)")
    _add_game_options(record, "2 to 5")
    _add_folder(record)


def _add_folder(command: argparse.ArgumentParser) -> None:
    """Add what commands have in common that fill a folder with games that can be repeated."""
    command.add_argument(
        "--nodes", type=_positive, default=100, help="rollouts per turn or bid, for bots that search (default 100)"
    )
    _add_jobs(command)
    command.add_argument("--out", required=True, metavar="DIR", help="the folder, new or from an earlier run")


def _add_positions(add: Add) -> None:
    """Add the commands that make, read and change one position."""
    position = add("position", "positions:position", "print a start position, or one after some random decisions")
    _add_game_options(position)
    position.add_argument("--after", type=_natural, default=0, help="how many random decisions to play, chance included")
    _add_text(position)
    position.add_argument("--schema", action="store_true", help="print the JSON Schema of positions instead of one")
    add("legal", "positions:legal", "print the open question and its legal answers").add_argument("file", metavar="FILE")
    _add_score(add)
    show = add("show", "show:show", "draw the position in the terminal")
    show.add_argument("file", metavar="FILE")
    _add_language(show)
    apply = add("apply", "positions:apply", "play actions and print the new position")
    apply.add_argument("file", metavar="FILE")
    apply.add_argument("actions", metavar="ACTION", nargs="+", help="such as 'bid 3' or 'drop red c4'")
    _add_text(apply)


def _add_score(add: Add) -> None:
    text = "print the score sheet of each seat, as if the game ended now; or of a cardboard game (docs/score.md)"
    score = add("score", "score:score", text)
    score.add_argument("file", metavar="FILE", nargs="?", help="a position, or the entries of a finished cardboard game")
    score.add_argument("--ask", action="store_true", help="ask what each player of a cardboard game owns")
    _add_values(score)
    _add_language(score)


def _add_explore(add: Add) -> None:
    explore = add("explore", "explore:explore", "print the best answers in a position, what they bring and why")
    explore.add_argument("file", metavar="FILE")
    explore.add_argument("--seconds", type=float, default=2.0, help="how long to think (default 2)")
    explore.add_argument("--number", type=_positive, default=5, help="how many suggestions to print (default 5)")
    explore.add_argument("--seat", type=_positive, help="check that this seat is the one asked")
    _add_language(explore)
    ends = explore.add_mutually_exclusive_group()
    ends.add_argument("--landings", action="store_true", help="the best turn for every tile and colour a move can end with")
    ends.add_argument("--outcomes", dest="landings", action="store_true", help=argparse.SUPPRESS)
    ends.add_argument("--tile", type=_tile, metavar="TILE", help="the same for one tile, such as c1")


def _add_values_command(add: Add) -> None:
    values = add("values", "values:values", "check a file with values from your box, and print what differs from ours")
    values.add_argument("file", metavar="FILE", nargs="?", help="the values file")
    values.add_argument("--template", action="store_true", help="print a file with every value you can set, commented out")


def _add_perft(add: Add) -> None:
    perft = add("perft", "perft:perft", "count the sequences of actions from a position, depth by depth")
    perft.add_argument("file", metavar="FILE")
    perft.add_argument("--depth", type=_positive, required=True, help="how many actions a sequence has at most")
    perft.add_argument("--divide", action="store_true", help="print the count below each first action too")


def _add_replay(add: Add) -> None:
    replay = add("replay", "positions:replay", "replay a game record, checking every action, and tell how it went")
    replay.add_argument("file", metavar="RECORD", help=_RECORD)
    replay.add_argument("--seat", type=_positive, help="show it as this seat saw it")
    replay.add_argument("--events", action="store_true", help="print every event, one on a line (docs/events.md)")
    _add_language(replay)


def _add_review(add: Add) -> None:
    review = add("review", "review:review", "review a finished game: what each turn and bid lost, and what was better")
    review.add_argument("file", metavar="RECORD", help=_RECORD)
    review.add_argument("--html", metavar="FILE", help="write the review as one HTML page instead of printing it")
    review.add_argument(
        "--depth", choices=("quick", "usual", "deep"), default="usual", help="how thorough the review is (default usual)"
    )
    review.add_argument(
        "--jobs", type=_positive, default=2, help="how many processes to use, at most one per processor (default 2)"
    )
    _add_language(review)
