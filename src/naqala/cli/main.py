"""The command line: one parser, one function a command, each in the module named after what it is about."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from naqala import __version__
from naqala.catalog.names import TILE_WORDS
from naqala.cli import keep
from naqala.engine.kernel import prefer
from naqala.errors import NaqalaError
from naqala.options import EXPANSIONS, PROMOS
from naqala.texts import ENGLISH, LANGUAGES, preferred, speaking

_SMALL = 2_000
"""Fewer random games than this are played before the rules would be compiled."""


def _expansions(text: str) -> tuple[str, ...]:
    """Return the expansions named by ``none``, ``all`` or names with commas between."""
    if text == "none":
        return ()
    return EXPANSIONS if text == "all" else tuple(text.split(","))


def _promos(text: str) -> tuple[str, ...]:
    if text == "none":
        return ()
    return PROMOS if text == "all" else tuple(text.split(","))


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


def _tile(text: str) -> str:
    if text not in TILE_WORDS:
        raise ValueError
    return text


_KINDS = ((_positive, "number (1 or more)"), (_natural, "number (0 or more)"), (_tile, "tile, such as c1"))
for _function, _name in _KINDS:
    _function.__name__ = _name


_BOTS = "uniform, beginner, greedy, planner, expert"
"""The bots, weakest first, as help names them: their own list comes with the engine, whose mode is not chosen yet."""


def _choice(names: Sequence[str]) -> str:
    return f"none, all, or {','.join(names)}"


def _add_game_options(command: argparse.ArgumentParser, seats: str = "1 to 5; 1 is the solo game") -> None:
    command.add_argument("--seats", type=_positive, default=3, help=f"{seats} (default 3)")
    command.add_argument("--expansions", type=_expansions, default=(), help=_choice(EXPANSIONS))
    command.add_argument("--promos", type=_promos, default=(), help=_choice(PROMOS))
    command.add_argument("--five-track", action="store_true", default=None, help="the 5-player track with 4 seats")
    command.add_argument("--seed", default="0", help="any number or word (default 0)")


def _add_language(command: argparse.ArgumentParser) -> None:
    text = "for what people read (default: your locale's, else en)"
    command.add_argument("--language", choices=LANGUAGES, default=preferred(), help=text)


def _add_arena(command: argparse.ArgumentParser) -> None:
    """Add the options of a contest (docs/arena.md)."""
    command.add_argument(
        "--bots", required=True, metavar="NAME,NAME", help=f"as many as seats, or more, of {_BOTS}; one may be repeated"
    )
    command.add_argument("--games", type=_positive, default=120, help="in all, rounded up to whole rotations (default 120)")
    _add_game_options(command, "2 to 5")
    command.add_argument("--jobs", type=_positive, default=1, help="how many games at a time, at most one a processor")
    command.add_argument("--out", required=True, metavar="DIR", help="the results folder, new or begun by this command")
    thinking = command.add_mutually_exclusive_group()
    thinking.add_argument("--seconds", type=float, default=2.0, help="thinking time for a turn or a bid (default 2)")
    thinking.add_argument("--nodes", type=int, help="rollouts for a turn or a bid instead of seconds: the same on every machine")


def _add_play(commands: Any) -> None:
    """Add the one command for people alone, so without --json. It has no defaults, because a resumed game brings its own."""
    text = "play a game in the terminal, with people and bots (docs/terminal.md)"
    command = commands.add_parser("play", help=text, description=text)
    command.set_defaults(run="play:play")
    text = f"human or a bot ({_BOTS}) for each of 1 to 5 seats; 1 is solo (default human,planner)"
    command.add_argument("--seats", metavar="WHO,WHO", help=text)
    command.add_argument("--names", metavar="NAME,NAME", help="what to call them")
    command.add_argument("--expansions", type=_expansions, help=_choice(EXPANSIONS))
    command.add_argument("--promos", type=_promos, help=_choice(PROMOS))
    command.add_argument("--five-track", action="store_true", default=None, help="the 5-player track with 4 seats")
    command.add_argument("--seed", help="any number or word: the same again gives the same game (default: a new one)")
    command.add_argument("--seconds", type=float, help="how long bots think about a turn or a bid (default 2)")
    command.add_argument("--save", metavar="FILE", help="where to keep the game (default: a file in your data folder)")
    text = "go on with a saved game, without FILE with your newest unfinished one; it is saved there again"
    command.add_argument("--resume", metavar="FILE", nargs="?", const="", help=text)
    command.add_argument("--pause", type=float, default=0.0, help="seconds to wait after each action of a bot")
    _add_language(command)


def _add_serve(commands: Any) -> None:
    text = "host tables for browsers; settings by NAQALA_... variables (docs/server.md)"
    command = commands.add_parser("serve", help=text, description=text)
    command.set_defaults(run="serve:serve", json=False)
    command.add_argument("--host", help="the address to listen on (default 127.0.0.1: this machine alone)")
    command.add_argument("--port", type=_natural, help="the port (default: 8017, or the next that is free)")
    command.add_argument("--data", metavar="DIR", help="where games are kept (default: your data folder)")
    command.add_argument("--no-browser", action="store_true", help="do not open the page")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="naqala",
        description="Five Tribes with all expansions: positions, records, simulation. Unofficial.",
        epilog="FILE is a position, JSON or text (docs/position.md, docs/notation.md), or - for standard input. "
        "Errors go to standard error, exit status 2.",
    )
    parser.add_argument("--version", action="version", version=f"naqala {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, run: str, text: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text)
        command.set_defaults(run=run)
        command.add_argument("--json", action="store_true", help="print one JSON object")
        return command

    simulate = add("simulate", "simulate:simulate", "play whole games and report the results")
    simulate.add_argument("--games", type=_positive, default=100)
    _add_game_options(simulate)
    simulate.add_argument("--bot", default="uniform", choices=["uniform"], help="who plays all seats")
    simulate.add_argument("--jobs", type=_positive, default=1, help="how many games at a time, at most one a processor")
    simulate.add_argument("--check", action="store_true", help="check the conservation laws after every action")

    _add_play(commands)
    _add_serve(commands)
    keep.add_commands(commands)

    _add_arena(add("arena", "arena:arena", "let bots play a contest and rate them; the same command again goes on with it"))

    ladder = add("ladder", "arena:ladder", "play, or go on with, the contests of the published ladder")
    ladder.add_argument("--out", required=True, metavar="DIR", help="a folder with a results folder for each contest")
    ladder.add_argument("--jobs", type=_positive, default=1, help="how many games at a time, at most one a processor")
    ladder.add_argument("--share", type=float, default=1.0, help="play only so much of it, such as 0.1")

    position = add("position", "positions:position", "print a start position, or one after some random decisions")
    _add_game_options(position)
    position.add_argument("--after", type=_natural, default=0, help="how many random decisions to play, chance included")

    position.add_argument("--text", action="store_true", help="as short text instead of JSON (docs/notation.md)")
    position.add_argument("--schema", action="store_true", help="print the JSON Schema of positions instead of one")

    for name, run, text in (
        ("legal", "positions:legal", "print the open question and its legal answers"),
        ("score", "positions:score", "print the score sheet of each seat, as if the game ended now"),
    ):
        command = add(name, run, text)
        command.add_argument("file", metavar="FILE")
        _add_language(command)

    show = add("show", "show:show", "draw the position in the terminal")
    show.add_argument("file", metavar="FILE")
    _add_language(show)

    explore = add("explore", "explore:explore", "print the best answers in a position, what they bring and why")
    explore.add_argument("file", metavar="FILE")
    explore.add_argument("--seconds", type=float, default=2.0, help="how long to think (default 2)")
    explore.add_argument("--number", type=_positive, default=5, help="how many possibilities to print (default 5)")
    explore.add_argument("--seat", type=_positive, help="check that this seat is the one asked")
    _add_language(explore)
    ends = explore.add_mutually_exclusive_group()
    ends.add_argument("--landings", action="store_true", help="the best turn for every tile and colour a move can end with")
    ends.add_argument("--outcomes", dest="landings", action="store_true", help=argparse.SUPPRESS)
    ends.add_argument("--tile", type=_tile, metavar="TILE", help="the same for one tile, such as c1")

    apply = add("apply", "positions:apply", "play actions and print the new position")
    apply.add_argument("file", metavar="FILE")
    apply.add_argument("actions", metavar="ACTION", nargs="+", help="such as 'bid 3' or 'drop red c4'")

    apply.add_argument("--text", action="store_true", help="as short text instead of JSON (docs/notation.md)")

    perft = add("perft", "perft:perft", "count the sequences of actions from a position, depth by depth")
    perft.add_argument("file", metavar="FILE")
    perft.add_argument("--depth", type=_positive, required=True)
    perft.add_argument("--divide", action="store_true", help="print the count below each first action too")

    replay = add("replay", "positions:replay", "replay a game record, checking every action, and print how it went")
    replay.add_argument("file", metavar="RECORD")
    replay.add_argument("--seat", type=_positive, help="show it as this seat saw it")
    replay.add_argument("--events", action="store_true", help="print every event, one on a line (docs/events.md)")
    _add_language(replay)

    add("warm", "simulate:warm", "compile the rules once, so that later commands are quick")
    return parser


def mode_for(arguments: argparse.Namespace) -> str:
    """Return the mode in which a command runs best. Heavy work is worth compiling for. ``auto`` takes compiled code where it
    is ready, so a small simulation is quick either way. All others work on one position and run at once in plain mode. So
    does the server: it plays one action at a time and reads whole positions, which takes half as long in plain mode.
    """
    command = arguments.command
    is_large = command == "simulate" and arguments.games > _SMALL
    is_deep = command == "perft" and arguments.depth > 3
    if is_large or is_deep or command in ("arena", "ladder", "warm"):
        return "compiled"
    return "auto" if command in ("simulate", "perft", "play", "explore") else "plain"


def print_json(value: Any) -> None:
    """Print one JSON object on standard output."""
    print(json.dumps(value, ensure_ascii=False))


def _command(run: str) -> Callable[[argparse.Namespace], int]:
    """Return the function ``module:name`` of a command; loading it loads the engine."""
    module, name = run.split(":")
    function: Callable[[argparse.Namespace], int] = getattr(import_module(f"naqala.cli.{module}"), name)
    return function


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; print a message and return 2 if its input is bad."""
    arguments = _parser().parse_args(words)
    try:
        arguments.mode = prefer(mode_for(arguments))
        run = _command(arguments.run)
        with speaking(getattr(arguments, "language", ENGLISH)):
            status = run(arguments)
        sys.stdout.flush()
    except NaqalaError as error:
        print(f"naqala: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt as stop:
        print(f"naqala: stopped{f'; {stop}' if str(stop) else ''}", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"naqala: expected to read and write what was named, got {error}", file=sys.stderr)
        return 2
    return status
