"""Draws the board: tiles with meeples, owners, palms, palaces and whims; mountains are walls between tiles."""

from collections.abc import Collection

from rich.text import Text

from naqala.catalog.names import COLOUR_LETTERS, COLUMNS, TileKind
from naqala.catalog.tiles import FACE_WORDS
from naqala.position.schema import Position, Tile
from naqala.terminal.styles import MEEPLES, MOUNTAIN, SEATS, VALUES, meeples
from naqala.terminal.tiles import FACE, Board, short_name
from naqala.texts import words

WIDTH = 12
BOARD_WIDTH = COLUMNS * (WIDTH + 1) + 1
PIECES = {"camel": "♞", "tent": "▲"}
PALM, PALACE, WALL, CITY = "♣", "⌂", "▓", "★"
_WATER = {TileKind.CHASM: ("░", "grey39"), TileKind.LAKE: ("≈", "deep_sky_blue1")}
_LINES = "grey50"


def _fill(text: Text) -> Text:
    """Return a text that is exactly as wide as a tile."""
    text.truncate(WIDTH, pad=True)
    return text


def pile(letters: str) -> Text:
    """Return meeples as letters, large piles as numbers: ``7R 5W``."""
    if len(letters) <= WIDTH:
        return meeples(letters)
    counts = [(letter, letters.count(letter)) for letter in COLOUR_LETTERS if letter in letters]
    return Text(" ").join(Text(f"{number}{letter}", style=f"bold {MEEPLES[letter]}") for letter, number in counts)


def value(entry: Tile) -> Text:
    """Return the value with a letter for its colour, such as ``8r``."""
    face = FACE[entry.tile]
    number = CITY if face.kind == TileKind.CITY else str(face.value)
    colour = words.values().face_colour(FACE_WORDS.index(entry.tile))
    return Text(f"{number}{' br'[colour]}", style=VALUES[colour])


def _several(symbol: str, number: int, style: str) -> Text:
    return Text(symbol * number if number <= 2 else f"{symbol}{number}", style=style)


def _last_line(entry: Tile) -> Text:
    """Return owner, palms, palaces and whim on the left, the value on the right."""
    text = Text()
    if entry.owner is not None and entry.piece is not None:
        text.append(f"{PIECES[entry.piece]}{entry.owner}", style=f"bold {SEATS[entry.owner]}")
    text.append_text(_several(PALM, entry.palms, "green"))
    text.append_text(_several(PALACE, entry.palaces, "bright_white"))
    if entry.whim is not None:
        text.append(("" if len(text) > 5 else " ") * bool(text) + entry.whim, style="bright_yellow")
    worth = value(entry)
    text.append(" " * max(1, WIDTH - len(text) - len(worth)))
    return _fill(text.append_text(worth))


def _cell(tile: str, entry: Tile, mark: str) -> tuple[Text, Text, Text]:
    """Return the three lines of a tile."""
    face = FACE[entry.tile]
    short = short_name(face.kind)
    if face.kind in _WATER:
        symbol, style = _WATER[face.kind]
        full = Text(symbol * WIDTH, style=style)
        return full, Text(short.center(WIDTH), style=style), full.copy()
    head = Text(tile, style="bold reverse" if mark else "grey62").append(mark or " ", style="bold").append(short)
    return _fill(head), _fill(pile(entry.meeples)), _last_line(entry)


def _mountains(board: Board, tile: str) -> str:
    return FACE[board[tile].tile].mountains if tile in board else ""


def _side(board: Board, column: int, row: int) -> Text:
    """Return the edge to the left of a tile; column 6 is the right border."""
    left, right = (f"{chr(ord('a') + column - step)}{row}" for step in (1, 0))
    wall = "E" in _mountains(board, left) or "W" in _mountains(board, right)
    return Text(WALL, style=MOUNTAIN) if wall else Text("│", style=_LINES)


def _edge(board: Board, row: int, corners: str) -> Text:
    """Return the line above a row of tiles; row 0 is the lower border."""
    line = Text(corners[0], style=_LINES)
    for number, column in enumerate("abcdef", 1):
        wall = "S" in _mountains(board, f"{column}{row + 1}") or "N" in _mountains(board, f"{column}{row}")
        line.append(WALL * WIDTH if wall else "─" * WIDTH, style=MOUNTAIN if wall else _LINES)
        line.append(corners[2] if number == COLUMNS else corners[1], style=_LINES)
    return line


def board(position: Position, marked: Collection[str] = ()) -> Text:
    """Return the board, top row first; marked tiles have a star, the tile the move has come to a dot."""
    tiles = position.board
    here = position.turn.at
    rows = len(tiles) // COLUMNS
    lines = []
    for row in range(rows, 0, -1):
        lines.append(_edge(tiles, row, "┌┬┐" if row == rows else "├┼┤"))
        names = [f"{column}{row}" for column in "abcdef"]
        cells = [_cell(name, tiles[name], "●" if name == here else "*" if name in marked else "") for name in names]
        for number in range(3):
            line = Text()
            for column, cell in enumerate(cells):
                line.append_text(_side(tiles, column, row)).append_text(cell[number])
            lines.append(line.append_text(_side(tiles, COLUMNS, row)))
    lines.append(_edge(tiles, 0, "└┴┘"))
    return Text("\n").join(lines)
