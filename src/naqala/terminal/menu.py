"""Groups the answers to a question into a menu that fits the screen; every answer has a key, directly or in a group."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from naqala.action import Action
from naqala.terminal.styles import lettered, painted
from naqala.terminal.tiles import tile_short
from naqala.terminal.wording import Wording
from naqala.texts import say, words

LINES = 30
"""No menu is longer than this on a screen of 80 columns."""
_FEW = 6
"""Up to this number, answers stand one below the other."""
_MANY = 24
"""More victims than this are grouped by where they stand."""
_SUITS = 8
"""More suits than this are not listed one by one."""
_LONG = 15
"""More answers than this never stand one below the other."""
_GAP = 3
_WIDEST = 38
"""Longer words get a line of their own."""


@dataclass(frozen=True)
class Option:
    """One line: what to type for it, its words, and the answer or the group it opens."""

    key: str
    label: str
    action: Action | None = None
    group: "Menu | None" = None


@dataclass(frozen=True)
class Section:
    """Options under one heading, or in one line with it."""

    title: str
    options: tuple[Option, ...]
    inline: bool = False


@dataclass(frozen=True)
class Menu:
    """All options, and what else a person may type."""

    sections: tuple[Section, ...]
    note: str = ""

    def options(self) -> Iterator[Option]:
        """Yield all options in order."""
        for section in self.sections:
            yield from section.options

    def find(self, key: str) -> Option | None:
        """Return the option with this key."""
        return next((option for option in self.options() if option.key == key), None)


def _natural_key(action: Action) -> str:
    """Return the key of bids, Fakirs and cards of the row, which keep their own numbers."""
    if action.verb == "bid":
        fakirs = action.values["discount"]
        return action.parts["price"] + (f"f{fakirs}" if fakirs else "")
    return " ".join(action.parts.values()) if action.verb in ("fakirs", "buy_card", "buy_two") else ""


def _first_free(actions: Iterable[Action]) -> int:
    """Return the first number that is no natural key."""
    taken = [int(part) for action in actions for part in _natural_key(action).split() if part.isdigit()]
    return max(taken, default=0) + 1


class _Numbering:
    """Hands out keys: pass is 0, things with numbers keep theirs, all others count on."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._next = _first_free(actions)

    def next(self) -> str:
        """Return the next number."""
        self._next += 1
        return str(self._next - 1)

    def option(self, action: Action, wording: Wording) -> Option:
        """Return an answer with its key."""
        key = "0" if action.verb == "pass" else _natural_key(action) or self.next()
        return Option(key, wording.label(action), action)


def _place_of(action: Action) -> str:
    """Return where a victim stands: a tile, or ``of`` a seat."""
    return f"of {action.parts['seat']}" if action.verb == "kill_of" else action.parts["tile"]


def _by_place(actions: Sequence[Action], wording: Wording, numbers: _Numbering) -> list[Option]:
    """Return one option for each tile or seat; where there is a choice it opens a group."""
    places: dict[str, list[Action]] = {}
    for action in actions:
        places.setdefault(_place_of(action), []).append(action)
    options = []
    for place, there in places.items():
        if len(there) == 1:
            options.append(numbers.option(there[0], wording))
            continue
        if place.startswith("of "):
            name = f"{wording.names[int(place[3:]) - 1]} ..."
        else:
            name = f"{tile_short(wording.board, place)} ..."
        options.append(Option(numbers.next(), name, group=menu_of(there, wording)))
    return options


def _goods(action: Action) -> list[str]:
    """Return what a sale sells."""
    return action.parts["suit"].split()


def _suits(actions: Sequence[Action]) -> list[Action]:
    """Return the largest suit and the single goods; all others can be typed."""
    largest = max(actions, key=lambda action: len(_goods(action)))
    return [largest, *(action for action in actions if len(_goods(action)) == 1 and action != largest)]


_HEADS = {"sell": "answer.group.sell", "use": "answer.group.powers", "play": "answer.group.powers", "carpet": "item.carpet"}


def _head(action: Action, wording: Wording) -> str:
    """Return the heading an answer stands under; drops, but for the last, by tile."""
    if action.verb == "pick":
        return say("terminal.menu.pick" if wording.has_summaries else "terminal.menu.pick.plain")
    if action.verb == "drop" and len(wording.turn.hand) > 1:
        return tile_short(wording.board, action.parts["tile"])
    return say(_HEADS[action.verb], points=0) if action.verb in _HEADS and wording.view.decision.ask != "thief" else ""


def _by_head(actions: Sequence[Action], wording: Wording) -> list[tuple[str, list[Action]]]:
    """Return answers by heading, powers last; pass stands alone."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        if action.verb != "pass":
            found.setdefault(_head(action, wording), []).append(action)
    return sorted(found.items(), key=lambda entry: entry[1][0].verb in ("use", "send", "play"))


def _section(title: str, actions: Sequence[Action], wording: Wording, numbers: _Numbering) -> Section:
    """Return the options under one heading, grouped where there are too many."""
    verb = actions[0].verb
    if verb in ("kill_on", "kill_of", "remove") and len(actions) > _MANY:
        return Section(title, tuple(_by_place(actions, wording, numbers)))
    if verb == "sell" and len(actions) > _SUITS:
        actions = _suits(actions)
    if verb == "sell":
        actions = sorted(actions, key=lambda action: -len(_goods(action)))
    options = tuple(numbers.option(action, wording) for action in actions)
    return Section(title, options, inline=verb == "drop" and bool(title))


def menu_of(actions: Sequence[Action], wording: Wording) -> Menu:
    """Return the menu for some answers."""
    numbers = _Numbering(actions)
    sections = [_section(title, some, wording, numbers) for title, some in _by_head(actions, wording)]
    if len(sections) == 1 and actions[0].verb in _HEADS:
        sections = [Section("", sections[0].options)]
    sections += [Section("", (numbers.option(action, wording),)) for action in actions if action.verb == "pass"]
    suits = [action for action in actions if action.verb == "sell"]
    goods = " ".join(words.card(word) for word in _goods(suits[-1])[:2]) if suits else ""
    note = say("terminal.menu.suits", n=len(suits), goods=goods) if len(suits) > _SUITS else ""
    return Menu(tuple(sections), note)


def _columns(options: Sequence[Option], width: int) -> list[Text]:
    """Return the options of a section in as many columns as fit, top to bottom; cut many long ones to fit two columns."""
    keys = max(len(option.key) for option in options)
    cells = [_painted(option, keys) for option in options]
    widest = max(map(len, cells)) + _GAP
    columns = (width + _GAP) // widest
    if len(options) > _LONG:
        columns = max(2, columns)
        widest = min(widest, (width + _GAP) // 2)
    elif widest > _WIDEST + _GAP or len(options) <= _FEW:
        columns = 1
    lines = -(-len(cells) // columns)
    texts = []
    for line in range(lines):
        row = cells[line::lines]
        for cell in row[:-1]:
            cell.truncate(widest - _GAP, overflow="ellipsis", pad=True)
        texts.append(Text(" " * _GAP).join(row))
    return texts


def _painted(option: Option, width: int) -> Text:
    """Key and words of an option."""
    head = Text(f" {option.key:>{width}}  ", style="bold bright_cyan")
    return head.append_text(lettered(painted(option.label, style="not bold default")))


def _inline(section: Section, width: int) -> Text:
    """Return a heading and its options in one line."""
    text = lettered(Text(f" {section.title:<{width}}  ", style="bold"))
    for option in section.options:
        text.append_text(_painted(option, 2)).append(" ")
    return text


def drawn(menu: Menu, width: int) -> list[Text]:
    """Return the lines of a menu."""
    lines: list[Text] = []
    heads = max((len(section.title) for section in menu.sections if section.inline), default=0)
    for section in menu.sections:
        if section.inline:
            lines.append(_inline(section, heads))
            continue
        if section.title:
            lines.append(Text(f" {section.title}", style="italic grey62"))
        lines += _columns(section.options, width)
    if menu.note:
        lines.append(Text(f" {menu.note}", style="italic grey62"))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines
