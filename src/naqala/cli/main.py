"""The command line: chooses the mode of a command and runs it. Each command is a function in a module named after its subject."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from naqala.cli.parser import parser
from naqala.engine.kernel import prefer
from naqala.errors import NaqalaError
from naqala.texts import ENGLISH, speaking

_SMALL = 2_000
"""Fewer random games than this are played before the rules would be compiled."""


def mode_for(arguments: argparse.Namespace) -> str:
    """Return the mode in which a command runs best. Heavy work is worth compiling for. ``auto`` takes compiled code where it
    is ready, so a small simulation is quick either way. All others work on one position and run at once in plain mode. So
    does the server: it plays one action at a time and shows whole positions, which takes as long in plain mode and less memory.
    """
    command = arguments.command
    is_large = command == "simulate" and arguments.games > _SMALL
    is_deep = command == "perft" and arguments.depth > 3
    if is_large or is_deep or command in ("arena", "ladder", "record", "review", "stats", "warm"):
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
    """Run a command, without words the table in the browser; print a message and return 2 if its input is bad."""
    chosen = sys.argv[1:] if words is None else words
    arguments = parser().parse_args(chosen or ["serve"])
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
        print(f"naqala: a file cannot be read or written: {error}", file=sys.stderr)
        return 2
    return status
