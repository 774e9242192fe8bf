"""Draws the whole table from a view: the board, what lies around it, the seats, and the viewer's own secrets."""

from collections.abc import Collection, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from naqala.catalog.cards import DJINN_CARDS, SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS, THIEF_CARDS
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS, DJINN_WORDS, PRICES, THIEF_WORDS
from naqala.terminal.board import BOARD_WIDTH, PALACE, PALM, PIECES, board
from naqala.terminal.phrases import YAZID, cards, items
from naqala.terminal.styles import GOLD, MEEPLES, SEATS
from naqala.terminal.texts import DJINNS, SHORT_COSTS, THIEVES, djinn_points, whim_text
from naqala.view import View

WIDE = 140
"""Columns from which on the table stands beside the board."""
_HEAD = "bold grey74"


def _entry(head: str, text: Text | str) -> tuple[Text, Text]:
    return Text(head, style=_HEAD), Text(text) if isinstance(text, str) else text


def seat_name(names: Sequence[str], seat: int) -> Text:
    """A name in the seat's colour."""
    return Text(names[seat - 1], style=f"bold {SEATS[seat]}")


def _row(position: dict[str, Any]) -> Text:
    """The resource row, numbered from the front."""
    text = Text()
    for number, word in enumerate(position["cards"]["row"], 1):
        text.append(f"{number}:", style="grey62").append(*(("Fakir", "bold") if word == "fakir" else (word, GOLD))).append("  ")
    return text if text else Text("empty")


def _djinn(word: str, artisans: bool) -> Text:
    cost = SHORT_COSTS.get(DJINN_CARDS[DJINN_WORDS.index(word)].cost)
    text = Text(DJINNS[word][0], style="bold bright_cyan").append(f" {djinn_points(word, artisans)}", style="not bold")
    return text.append(f" [{cost}] " if cost else "  ", style="not bold magenta").append(
        DJINNS[word][1], style="not bold default"
    )


def _thief(word: str) -> Text:
    tribe = THIEF_CARDS[THIEF_WORDS.index(word)].tribe
    text = Text(f"{THIEVES[word][0]} ", style="bold bright_cyan")
    text.append(COLOUR_WORDS[tribe], style=MEEPLES[COLOUR_LETTERS[tribe]])
    return text.append(f"  {THIEVES[word][1]}", style="not bold default")


def track(position: dict[str, Any], names: Sequence[str]) -> Text:
    """The turn order track, dearest place first; at one price who plays first stands first."""
    text = Text()
    for price in reversed(PRICES):
        text.append(f"{price}", style=GOLD)
        seats = position["turn_track"].get(str(price), [])
        text.append(" · " if not seats else " ", style="dim")
        for seat in reversed(seats):
            text.append_text(seat_name(names, seat)).append(" ")
        text.append(" ")
    return text


def _bids(position: dict[str, Any], names: Sequence[str]) -> Text:
    return Text(", ").join(seat_name(names, seat) for seat in position["bid_track"])


def _supply(position: dict[str, Any]) -> Text:
    text = Text()
    text.append(f"{PALM}{position['supply']['palms']}", style="green").append(" ")
    text.append(f"{PALACE}{position['supply']['palaces']}").append("   bag ", style=_HEAD)
    bag = position["bag"]
    for letter in COLOUR_LETTERS:
        if letter in bag:
            text.append(f"{bag.count(letter)}{letter} ", style=MEEPLES[letter])
    return text if bag else text.append("empty")


def around(position: dict[str, Any], names: Sequence[str]) -> Table:
    """What lies beside the board: the row, djinns, thief, whims, tracks and supply."""
    grid = Table.grid(padding=(0, 1))
    artisans = "artisans" in position["options"]["expansions"]
    rows = [_entry("row", _row(position))]
    djinns = position["djinns"]["row"]
    rows += [_entry("" if number else "djinns", _djinn(word, artisans)) for number, word in enumerate(djinns)]
    if "thieves" in position:
        word = position["thieves"].get("face_up")
        rows.append(_entry("thief", _thief(word) if word else "none"))
    whims = [f"{tile} {whim_text(entry['whim'])}" for tile, entry in position["board"].items() if "whim" in entry]
    rows += [_entry("" if number else "whims", Text(whim, style="bright_yellow")) for number, whim in enumerate(whims)]
    if "turn_track" in position:
        rows += [_entry("turns", track(position, names)), _entry("bid order", _bids(position, names))]
    if position.get("solo", {}).get("dice"):
        white, black = position["solo"]["dice"]
        rows.append(_entry("dice", f"white {white}, black {black}: Yazid wants {', '.join(position['solo']['targets'])}"))
    rows.append(_entry("supply", _supply(position)))
    for row in rows:
        grid.add_row(*row)
    return grid


def _number(things: Any) -> str:
    """How many, of a count, a list, or counts by kind."""
    if isinstance(things, int):
        return str(things)
    return str(sum(things.values()) if isinstance(things, dict) else len(things))


def _open_cards(entry: dict[str, Any], artisans: bool) -> Text:
    """Djinns with their points, thieves and fulfilled whims."""
    djinns = [Text(f"{DJINNS[word][0]} {djinn_points(word, artisans)}", style="bright_cyan") for word in entry.get("djinns", ())]
    thieves = [Text(f"thief {THIEVES[word][0]}", style="medium_orchid") for word in entry.get("thieves", ())]
    whims = [Text(f"whim {word} done", style="bright_yellow") for word in entry.get("fulfilled", ())]
    return Text(", ").join([*djinns, *thieves, *whims])


_COLUMNS = {"viziers": ("Viz", "Y"), "elders": ("Eld", "W"), "artisans": ("Art", "P"), "cards": ("cards", "")}
_HIDDEN = {"items": "items", "whims": "whims"}


def seats_table(position: dict[str, Any], names: Sequence[str]) -> Table:
    """One line a seat; gold only where the view shows it."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=_HEAD)
    first = position["seats"][0]
    table.add_column("", no_wrap=True)
    shown = [name for name in (*_COLUMNS, *_HIDDEN) if name in first]
    for name in ("gold", PIECES["camel"], *shown):
        head, letter = _COLUMNS.get(name, (name, ""))
        table.add_column(head, justify="right", no_wrap=True, style=MEEPLES.get(letter, ""))
    for seat, entry in enumerate(position["seats"], 1):
        pieces = f"{entry['camels']}" + (f"+{PIECES['tent']}" if entry.get("tent") else "")
        who = Text(f"{seat} ", style=SEATS[seat]).append_text(seat_name(names, seat))
        gold = Text(str(entry.get("gold", "?")), style=GOLD if "gold" in entry else "dim")
        table.add_row(who, gold, pieces, *(_number(entry[name]) for name in shown))
    return table


def open_cards(position: dict[str, Any], names: Sequence[str]) -> list[Text]:
    """A line for each seat with djinns, thieves or fulfilled whims."""
    artisans = "artisans" in position["options"]["expansions"]
    found = [(seat, _open_cards(entry, artisans)) for seat, entry in enumerate(position["seats"], 1)]
    return [seat_name(names, seat).append(": ").append_text(cards) for seat, cards in found if cards]


def _yazid(yazid: dict[str, Any]) -> Text:
    text = Text("2 ", style=SEATS[YAZID]).append("Yazid", style="bold")
    text.append(f"  {PIECES['camel']}{yazid['camels']}  {yazid['viziers']} Viziers, {yazid['elders']} Elders, ", style="default")
    text.append(f"{yazid['assassins']} of {SOLO_LOSE_ASSASSINS} Assassins, {yazid['fakirs']} Fakirs, ", style="default")
    text.append(f"{len(yazid['djinns'])} of {SOLO_LOSE_DJINNS} djinns", style="default")
    return text


def own(position: dict[str, Any], names: Sequence[str], seat: int) -> Text:
    """What only this seat may see."""
    entry = position["seats"][seat - 1]
    text = seat_name(names, seat).append("'s secrets  ", style=_HEAD)
    parts = [f"{entry['gold']} gold", cards(entry["cards"]) or "no cards"]
    if entry.get("items"):
        parts.append(items(entry["items"]))
    if entry.get("whims"):
        parts.append("; ".join(whim_text(word) for word in entry["whims"]))
    return text.append(" | ".join(parts), style="default not bold")


def _title(view: View, names: Sequence[str]) -> str:
    """The round, and whose turn or bid it is."""
    turn, number = view.position["turn"], view.position["round"]
    seat = turn.get("seat") or view.decision.seat
    if not seat:
        return f"The end, round {number}"
    return f"Round {number}: {names[seat - 1]} {'bids' if turn['step'] == 'bid' else 'plays'}"


def draw(view: View, names: Sequence[str], width: int, marked: Collection[str] = ()) -> RenderableType:
    """The whole table as a seat may see it."""
    position = view.position
    parts: list[RenderableType] = [around(position, names), "", seats_table(position, names), *open_cards(position, names)]
    if "yazid" in position:
        parts.append(_yazid(position["yazid"]))
    if view.seat is not None and not view.decision.is_over:
        parts += ["", own(position, names, view.seat)]
    title = Rule(Text(_title(view, names)), style="grey50")
    if width < WIDE:
        return Group(title, board(position, marked), *parts)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=BOARD_WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(board(position, marked), Group(*parts))
    return Group(title, grid)
