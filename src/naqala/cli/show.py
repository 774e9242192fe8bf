"""Draws a position in the terminal: ``naqala show``."""

import argparse
from typing import Any

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from naqala.catalog.names import COLOUR_LETTERS, COLUMNS, PRICES
from naqala.catalog.tiles import FACES
from naqala.cli.files import read_game, who
from naqala.cli.main import print_json
from naqala.game import Game

_MEEPLES = dict(zip(COLOUR_LETTERS, ("bright_yellow", "bright_white", "green", "dodger_blue1", "red", "magenta"), strict=True))
_SEATS = ("", "cyan", "hot_pink", "orange1", "bright_green", "violet")
_FACES = {face.name: face for face in FACES}
_SHORT = {
    "small market": "Small Mkt",
    "large market": "Large Mkt",
    "specialized market": "Spec. Mkt",
    "blue city": "City",
    "red city": "City",
    "lake": "~ Lake ~",
    "chasm": "# Chasm #",
}
_WIDTH = 11


def _tile(entry: dict[str, Any]) -> Text:
    face = _FACES[entry["tile"]]
    colour = {0: "dim", 1: "bold dodger_blue1", 2: "bold red"}[face.colour]
    name = _SHORT.get(face.name, face.name.removesuffix(f" {face.value}").title())
    if face.mountains:
        name = f"Wkshop {face.mountains}"
    text = Text(f"{name:<9}", style=colour)
    text.append(f"{face.value or '':>2}\n", style=colour)
    for letter in entry.get("meeples", ""):
        text.append(letter, style=_MEEPLES[letter])
    text.append(" " * max(0, _WIDTH - len(entry.get("meeples", ""))) + "\n")
    if "owner" in entry:
        text.append(f"{'▲' if entry['piece'] == 'tent' else '♞'}{entry['owner']} ", style=_SEATS[entry["owner"]])
    text.append("♣" * entry.get("palms", 0), style="green")
    text.append("⌂" * entry.get("palaces", 0), style="bright_white")
    if "whim" in entry:
        text.append(f" {entry['whim']}", style="bright_yellow")
    return text


def board(position: dict[str, Any]) -> Table:
    """The board, top row first."""
    grid = Table(show_header=False, show_lines=True, padding=(0, 0))
    rows = len(position["board"]) // COLUMNS
    grid.add_column(justify="right", style="dim")
    for _ in range(COLUMNS):
        grid.add_column(width=_WIDTH)
    for row in range(rows, 0, -1):
        grid.add_row(str(row), *(_tile(position["board"][f"{column}{row}"]) for column in "abcdef"))
    grid.add_row("", *(Text(column, style="dim", justify="center") for column in "abcdef"))
    return grid


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
    return f"[{_SEATS[number]}]seat {number}[/]  " + " | ".join(parts)


def _around(position: dict[str, Any]) -> list[str]:
    lines = [f"row     {', '.join(position['cards']['row']) or '-'}", f"djinns  {', '.join(position['djinns']['row']) or '-'}"]
    if "thieves" in position:
        lines.append(f"thief   {position['thieves'].get('face_up', '-')}")
    if "turn_track" in position:
        track = "  ".join(
            f"{price}: {' '.join(map(str, reversed(position['turn_track'][str(price)])))}"
            for price in reversed(PRICES)
            if str(price) in position["turn_track"]
        )
        lines.append(f"turns   {track or '-'}    bid order {' '.join(map(str, position['bid_track'])) or '-'}")
    lines.append(
        f"bag     {position['bag'] or '-'}   supply {position['supply']['palms']} palms, {position['supply']['palaces']} palaces"
    )
    return lines


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
    return Group(board(position), "\n".join(_around(position)), Panel("\n".join(seats), expand=False), question)


def show(arguments: argparse.Namespace) -> int:
    """The board drawn, or with --json the position again."""
    game = read_game(arguments.file)
    if arguments.json:
        print_json(game.position())
    else:
        Console(highlight=False).print(draw(game))
    return 0
