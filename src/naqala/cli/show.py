"""Draws a position in the terminal: ``naqala show``."""

import argparse
from typing import Any

from rich.console import Console, Group
from rich.panel import Panel

from naqala.cli.files import read_game, who
from naqala.cli.main import print_json
from naqala.game import Game
from naqala.terminal.board import board
from naqala.terminal.styles import SEATS
from naqala.terminal.table import around


def _counted(things: dict[str, int] | list[str]) -> str:
    if isinstance(things, list):
        return ", ".join(things)
    return ", ".join(f"{number} {name}" if number > 1 else name for name, number in things.items())


def _seat(number: int, entry: dict[str, Any]) -> str:
    parts = [f"{entry['gold']} gold", f"{entry['camels']} camels" + (" + tent" if entry.get("tent") else "")]
    parts += [f"{entry[name]} {name}" for name in ("viziers", "elders", "artisans") if entry.get(name)]
    for name in ("cards", "djinns", "thieves", "items", "whims", "fulfilled"):
        if entry.get(name):
            parts.append(f"{name}: {_counted(entry[name])}")
    return f"[{SEATS[number]}]seat {number}[/]  " + " | ".join(parts)


def draw(game: Game) -> Group:
    """The whole table as something rich can print."""
    position = game.position()
    decision = game.decision
    seats = [_seat(number, entry) for number, entry in enumerate(position["seats"], 1)]
    if "yazid" in position:
        seats.append(
            "yazid   "
            + " | ".join(
                f"{_counted(value) if isinstance(value, list) else value} {name}"
                for name, value in position["yazid"].items()
                if value
            )
        )
    hand = position["turn"].get("hand")
    question = f"round {position['round']}: {decision.ask}, {who(game)}, {len(game.legal_actions())} answers" + (
        f"; in hand {hand}" if hand else ""
    )
    names = ("seat 1", "Yazid") if game.options.solo else [f"seat {number}" for number in range(1, game.options.seats + 1)]
    return Group(board(position), around(position, names), Panel("\n".join(seats), expand=False), question)


def show(arguments: argparse.Namespace) -> int:
    """The board drawn, or with --json the position again."""
    game = read_game(arguments.file)
    if arguments.json:
        print_json(game.position())
    else:
        Console(highlight=False).print(draw(game))
    return 0
