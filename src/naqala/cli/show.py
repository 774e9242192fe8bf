"""Draws a position in the terminal: ``naqala show``."""

import argparse
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from naqala.cli.files import names_in, read_game
from naqala.cli.main import print_json
from naqala.game import Game
from naqala.narrator import ask
from naqala.terminal.board import board
from naqala.terminal.lines import said_text
from naqala.terminal.table import around, open_cards, seat_name, seats_table, secrets, yazid
from naqala.texts import say, words


def draw(game: Game) -> Group:
    """Return the whole table, secrets included, as something rich can print."""
    position, names = game.position(), names_in(game)
    parts: list[RenderableType] = [seats_table(position, names), *open_cards(position, names)]
    for seat, entry in enumerate(position.seats, 1):
        parts.append(seat_name(names, seat).append(f"  {secrets(entry)}", style="default not bold"))
    if position.yazid is not None:
        parts.append(yazid(position, position.yazid))
    return Group(board(position), around(position, names), "", *parts, "", Text(_question(game, names)))


def _question(game: Game, names: Sequence[str]) -> str:
    """Return the round and the open question as spectators read it, with the meeples in hand."""
    view = game.view(None)
    asked = say("ui.named", what=say("log.round", n=view.position.round), value=said_text(ask(view), names))
    hand = view.position.turn.hand
    return f"{asked} {say('terminal.hand', what=words.meeples(hand))}" if hand else asked


def show(arguments: argparse.Namespace) -> int:
    """Draw the board, or with --json print the position again."""
    game = read_game(arguments.file)
    if arguments.json:
        print_json(game.position().to_json())
    else:
        with words.printing(game.options.printed):
            Console(highlight=False).print(draw(game))
    return 0
