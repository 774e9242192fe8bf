"""What can be done in a position, what it brings and why: ``naqala explore``."""

import argparse
import sys

from rich.console import Console
from rich.live import Live

from naqala.bots.advice import Advice
from naqala.bots.bot import Budget
from naqala.bots.explorer import explore as advice_on
from naqala.cli.files import names_in, read_game, who
from naqala.cli.main import print_json
from naqala.cli.simulate import compile_with_progress
from naqala.engine.kernel import is_compiled
from naqala.errors import GameOverError, WrongSeatError
from naqala.game import Game
from naqala.terminal.advice import drawn
from naqala.terminal.hints import uncompiled
from naqala.terminal.wording import Wording
from naqala.texts import words
from naqala.view import View


def asked_view(game: Game, seat: int | None) -> View:
    """Return the view of the seat that is asked; refuse another seat."""
    if game.is_over:
        raise GameOverError("expected a position with an open question, but the game is over")
    asked = game.decision.seat
    if not asked or (seat is not None and seat != asked):
        raise WrongSeatError(f"expected a position that asks {f'seat {seat}' if seat else 'a seat'}; it asks {who(game)}")
    return game.view(asked)


def explore(arguments: argparse.Namespace) -> int:
    """Print the last advice; on a terminal print every one as it comes."""
    budget = Budget(seconds=arguments.seconds)
    game = read_game(arguments.file)
    view = asked_view(game, arguments.seat)
    compile_with_progress(bots=True)
    hasty = not is_compiled(arguments.mode)
    if hasty:
        print(uncompiled(), file=sys.stderr)
    console, wording = Console(highlight=False), Wording(game, names_in(game))
    ends = [arguments.tile] if arguments.tile else list(view.position.board) if arguments.landings else []
    advices = advice_on(view, budget, None, arguments.number, hasty=hasty)
    advice: Advice
    with words.printing(game.options.printed):
        if arguments.json or not console.is_terminal:
            *_, advice = advices
            if arguments.json:
                print_json(advice.to_json())
            else:
                console.print(drawn(advice, wording, arguments.number, ends))
            return 0
        with Live(console=console, auto_refresh=False) as live:
            for advice in advices:
                live.update(drawn(advice, wording, arguments.number, ends), refresh=True)
    return 0
