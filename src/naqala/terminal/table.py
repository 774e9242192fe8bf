"""Draws the whole table from a view: the board, what lies around it, the seats, and the viewer's own secrets."""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from naqala.catalog.cards import DJINN_CARDS, THIEF_CARDS
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS, DJINN_WORDS, THIEF_WORDS
from naqala.engine.state import YAZID
from naqala.narrator import dangers
from naqala.overview import lanes
from naqala.position.schema import Position, Seat, Yazid
from naqala.terminal.board import BOARD_WIDTH, PALACE, PALM, PIECES, board
from naqala.terminal.lines import said_text
from naqala.terminal.styles import GOLD, MEEPLES, SEATS
from naqala.terminal.unsure import SIGN, has_signs, sign
from naqala.texts import listed, say, words
from naqala.view import View, size

WIDE = 140
"""Columns from which on the table stands beside the board."""
_HEAD = "bold grey74"


def _entry(head: str, text: Text | str) -> tuple[Text, Text]:
    return Text(head, style=_HEAD), Text(text) if isinstance(text, str) else text


def seat_name(names: Sequence[str], seat: int) -> Text:
    """Return a name in the seat's colour."""
    return Text(names[seat - 1], style=f"bold {SEATS[seat]}")


def _row(position: Position) -> Text:
    """Return the resource row, numbered from the front."""
    text = Text()
    for number, word in enumerate(position.cards.row, 1):
        text.append(f"{number}:", style="grey62").append(words.card(word), "bold" if word == "fakir" else GOLD).append("  ")
    return text if text else Text(say("player.nothing"))


def _djinn(word: str) -> Text:
    cost = DJINN_CARDS[DJINN_WORDS.index(word)].cost
    text = Text(words.djinn(word), style="bold bright_cyan").append(f" {words.djinn_points(word)}{sign(word)}", style="not bold")
    text.append(f" [{say(f'terminal.cost.{cost}')}] " if cost else "  ", style="not bold magenta")
    return text.append(words.djinn_about(word), style="not bold default")


def _thief(word: str) -> Text:
    tribe = THIEF_CARDS[THIEF_WORDS.index(word)].tribe
    text = Text(f"{words.thief(word)}{sign(word)} ", style="bold bright_cyan")
    text.append(say(f"colour.{COLOUR_WORDS[tribe]}"), style=MEEPLES[COLOUR_LETTERS[tribe]])
    return text.append(f"  {say(f'thief.{word}.about')}", style="not bold default")


def _whim(word: str) -> str:
    """Return a whim with the number on its tile."""
    return say("ui.named", what=word, value=words.whim(word)) + sign(word)


def track(position: Position, names: Sequence[str]) -> Text:
    """Return the turn order track, dearest place first; at one price the first to play stands first, and free spots last."""
    text = Text()
    for lane in reversed(lanes(position)):
        text.append(f"{lane.price} ", style=GOLD)
        for seat in reversed(lane.spots):
            text.append_text(seat_name(names, seat) if seat else Text("·", style="dim")).append(" ")
        text.append(" ")
    return text


def _bids(position: Position, names: Sequence[str]) -> Text:
    return Text(", ").join(seat_name(names, seat) for seat in position.bid_track or ())


def _supply(position: Position) -> Text:
    text = Text()
    text.append(f"{PALM}{position.supply.palms}", style="green").append(" ")
    text.append(f"{PALACE}{position.supply.palaces}").append(f"   {say('piece.bag')} ", style=_HEAD)
    bag = position.bag
    for letter in COLOUR_LETTERS:
        if letter in bag:
            text.append(f"{bag.count(letter)}{letter} ", style=MEEPLES[letter])
    return text if bag else text.append("0")


def around(position: Position, names: Sequence[str]) -> Table:
    """Return what lies beside the board: the row, djinns, thief, whims, tracks and supply."""
    grid = Table.grid(padding=(0, 1))
    rows = [_entry(say("ui.market"), _row(position))]
    djinns = position.djinns.row
    rows += [_entry("" if number else say("ui.djinns"), _djinn(word)) for number, word in enumerate(djinns)]
    if position.thieves is not None:
        word = position.thieves.face_up
        rows.append(_entry(say("thief.one"), _thief(word) if word else say("player.nothing")))
    whims = [f"{tile} {_whim(entry.whim)}" for tile, entry in position.board.items() if entry.whim]
    rows += [_entry("" if number else say("ui.whims"), Text(whim, style="bright_yellow")) for number, whim in enumerate(whims)]
    if position.turn_track is not None:
        rows += [_entry(say("track.turn"), track(position, names)), _entry(say("track.bid"), _bids(position, names))]
    if position.solo is not None and position.solo.dice:
        white, black = position.solo.dice
        shown, wanted = say("log.roll", white=white, black=black), ", ".join(position.solo.targets)
        rows.append(_entry(say("yazid.dice"), f"{shown} {say('log.roll.targets', what=wanted)}"))
    rows.append(_entry(say("terminal.supply"), _supply(position)))
    if has_signs(position):
        rows.append(_entry(SIGN.strip(), say("tally.unsure")))
    for row in rows:
        grid.add_row(*row)
    return grid


def _open_cards(entry: Seat) -> Text:
    """Return djinns with their points, thieves and fulfilled whims."""
    djinns = [Text(f"{words.djinn(word)} {words.djinn_points(word)}{sign(word)}", style="bright_cyan") for word in entry.djinns]
    thieves = [Text(f"{say('thief.one')} {words.thief(word)}{sign(word)}", style="medium_orchid") for word in entry.thieves or ()]
    done = entry.fulfilled or ()
    whims = [Text(say("ui.named", what=word, value=say("whim.fulfilled")), style="bright_yellow") for word in done]
    return Text(", ").join([*djinns, *thieves, *whims])


_FRONT = {"viziers": "Y", "elders": "W", "artisans": "P"}
_COUNTED = ("cards", "items", "whims")


def seats_table(position: Position, names: Sequence[str]) -> Table:
    """Return one line for each seat; gold only where the view shows it."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=_HEAD)
    first = position.seats[0]
    table.add_column("", no_wrap=True)
    fronts, counted = ([name for name in fields if getattr(first, name) is not None] for fields in (_FRONT, _COUNTED))
    table.add_column(say("score.gold"), justify="right", no_wrap=True)
    table.add_column(PIECES["camel"], justify="right", no_wrap=True)
    for name in fronts:
        table.add_column(say(f"terminal.front.{name}"), justify="right", no_wrap=True, style=MEEPLES[_FRONT[name]])
    for name in counted:
        table.add_column(say(f"ui.{name}"), justify="right", no_wrap=True)
    for seat, entry in enumerate(position.seats, 1):
        pieces = f"{entry.camels}" + (f"+{PIECES['tent']}" if entry.tent else "")
        who = Text(f"{seat} ", style=SEATS[seat]).append_text(seat_name(names, seat))
        gold = Text("?", style="dim") if entry.gold is None else Text(str(entry.gold), style=GOLD)
        table.add_row(who, gold, pieces, *(str(size(getattr(entry, name))) for name in (*fronts, *counted)))
    return table


def open_cards(position: Position, names: Sequence[str]) -> list[Text]:
    """Return a line for each seat with djinns, thieves or fulfilled whims."""
    found = [(seat, _open_cards(entry)) for seat, entry in enumerate(position.seats, 1)]
    return [seat_name(names, seat).append(": ").append_text(cards) for seat, cards in found if cards]


def yazid(position: Position, entry: Yazid) -> Text:
    """Return what Yazid has gathered, and what may make him win."""
    text = Text(f"{YAZID + 1} ", style=SEATS[YAZID + 1]).append(say("yazid.name"), style="bold")
    has = (
        say("tribe.white.count", n=entry.elders),
        say("card.fakir.count", n=entry.fakirs),
        *(said_text(danger.said, ()) for danger in dangers(position)),
    )
    return text.append(f"  {PIECES['camel']}{entry.camels}  {', '.join(has)}", style="default")


def secrets(entry: Seat) -> str:
    """Return what only a seat itself may see."""
    held = words.cards(entry.cards) if isinstance(entry.cards, dict) and entry.cards else say("count.cards", n=0)
    parts = [say("count.gold", gold=entry.gold or 0), held]
    if isinstance(entry.items, dict) and entry.items:
        parts.append(listed(words.items({word: number}) + sign(word) for word, number in entry.items.items()))
    if isinstance(entry.whims, list) and entry.whims:
        parts.append("; ".join(map(_whim, entry.whims)))
    return " | ".join(parts)


def _title(view: View, names: Sequence[str]) -> str:
    """Return the round, and whose turn or bid it is."""
    turn, number = view.position.turn, view.position.round
    seat = turn.seat or view.decision.seat
    acts = "ask.bid.others" if turn.step == "bid" else "ui.turnOf"
    asked = say(acts, name=names[seat - 1]) if seat else say("ui.gameOver")
    return say("ui.named", what=say("ui.round", n=number), value=asked)


def draw(view: View, names: Sequence[str], width: int, marked: Collection[str] = ()) -> RenderableType:
    """Return the whole table as a seat may see it."""
    position = view.position
    parts: list[RenderableType] = [around(position, names), "", seats_table(position, names), *open_cards(position, names)]
    if position.yazid is not None:
        parts.append(yazid(position, position.yazid))
    if view.seat is not None and not view.decision.is_over:
        mine = seat_name(names, view.seat).append(f" ({say('player.secrets')})  ", style=_HEAD)
        parts += ["", mine.append(secrets(position.seats[view.seat - 1]), style="default not bold")]
    title = Rule(Text(_title(view, names)), style="grey50")
    if width < WIDE:
        return Group(title, board(position, marked), *parts)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=BOARD_WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(board(position, marked), Group(*parts))
    return Group(title, grid)
