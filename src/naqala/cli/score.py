"""The score sheet of a position, of a file of entries, or of what people answer: ``naqala score``."""

import argparse
from typing import Any

from naqala.cli.files import names_in, read_game_or_object
from naqala.cli.main import print_json
from naqala.cli.positions import print_sheets
from naqala.errors import FormatError
from naqala.game import Game, Outcome
from naqala.tally import Entered, FinalScore, count
from naqala.tally.entries import FORMAT
from naqala.values import read_values


def score(arguments: argparse.Namespace) -> int:
    """Print the score sheet of each seat."""
    if arguments.ask == (arguments.file is not None):
        raise FormatError(f"score: expected FILE or --ask, got {'both' if arguments.ask else 'neither'}")
    if arguments.ask:
        return _ask(arguments)
    if arguments.values:
        raise FormatError("score: expected --values with --ask, got it with FILE, which names its own values")
    found = read_game_or_object(arguments.file, FORMAT)
    if isinstance(found, Game):
        return _of_game(found, arguments.json)
    tally = Entered.from_json(found)
    return _of_tally(tally, count(tally), arguments.json)


def _ask(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from naqala.terminal.screen import Screen
    from naqala.terminal.tally import asked

    screen = Screen(Console(stderr=True, highlight=False) if arguments.json else None)
    try:
        tally, counted = asked(screen, read_values(arguments.values) if arguments.values else {})
    except EOFError as error:
        raise FormatError("score: expected an answer to every question, got the end of the input") from error
    return _of_tally(tally, counted, arguments.json)


def _print_json(sheets: Any, outcome: Outcome | None) -> int:
    result = {"winners": list(outcome.winners), "reasons": list(outcome.reasons)} if outcome else None
    print_json({"seats": sheets, "outcome": result})
    return 0


def _of_game(game: Game, as_json: bool) -> int:
    if as_json:
        return _print_json(game.score_sheet(), game.outcome())
    print_sheets(game, names_in(game))
    return 0


def _of_tally(tally: Entered, counted: FinalScore, as_json: bool) -> int:
    if as_json:
        return _print_json(counted.sheets, counted.outcome)
    from naqala.terminal.screen import Screen
    from naqala.terminal.tally import show_score

    show_score(Screen(), tally, counted)
    return 0
