"""Draws a position in the terminal: ``naqala show``."""

import argparse

from rich.console import Console, Group, RenderableType
from rich.text import Text

from naqala.cli.files import names_in, read_game, who
from naqala.cli.main import print_json
from naqala.game import Game
from naqala.terminal.board import board
from naqala.terminal.table import around, open_cards, seat_name, seats_table, secrets, yazid


def draw(game: Game) -> Group:
    """Return the whole table, secrets included, as something rich can print."""
    position, names = game.position(), names_in(game)
    parts: list[RenderableType] = [seats_table(position, names), *open_cards(position, names)]
    for seat, entry in enumerate(position.seats, 1):
        parts.append(seat_name(names, seat).append(f"  {secrets(entry)}", style="default not bold"))
    if position.yazid is not None:
        parts.append(yazid(position, position.yazid))
    hand = position.turn.hand
    question = f"round {position.round}: {game.decision.ask}, {who(game)}, {len(game.legal_actions())} answers"
    return Group(
        board(position), around(position, names), "", *parts, "", Text(f"{question}; in hand {hand}" if hand else question)
    )


def show(arguments: argparse.Namespace) -> int:
    """Draw the board, or with --json print the position again."""
    game = read_game(arguments.file)
    if arguments.json:
        print_json(game.position().to_json())
    else:
        Console(highlight=False).print(draw(game))
    return 0
