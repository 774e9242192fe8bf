"""One thing that happened, as one seat saw it: its log entries, the open position before and after, and what is still untold."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from naqala.log import Entry
from naqala.terminal.outlook import LETTER

Position = dict[str, Any]
FINAL_STEPS = ("galbells", "tribe")
"""Steps in which collected meeples wait to act."""


def _summed(changes: Iterable[dict[int, dict[str, int]]]) -> dict[int, Counter[str]]:
    """Changes of several entries together, by seat."""
    total: dict[int, Counter[str]] = {}
    for change in changes:
        for seat, things in change.items():
            for word, number in things.items():
                total.setdefault(seat, Counter())[word] += number
    return total


class Tale:
    """Sentences take away from the changes what they tell; what is left at the end is told in general words."""

    def __init__(self, entries: Sequence[Entry], before: Position, after: Position, names: Sequence[str]) -> None:
        self.entries = entries
        self.before = before
        self.after = after
        self.names = names
        self.ask = entries[-1].ask
        self.seat = entries[-1].seat or 0
        self.words = tuple(entries[-1].action.split())
        self.gold = Counter[int]()
        for entry in entries:
            self.gold.update(entry.gold)
        self.cards = _summed(entry.cards for entry in entries)
        self.items = _summed(entry.items for entry in entries)
        self.told: set[str] = set()
        """Djinns and buildings the deed has named."""

    @property
    def actor(self) -> str:
        """The name of who acted."""
        return self.names[self.seat - 1] if self.seat else "chance"

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat - 1]

    def question(self) -> dict[str, Any]:
        """The fields of the stacked question this answered."""
        pending: list[dict[str, Any]] = self.before["pending"]
        return pending[-1] if pending else {}

    def take_cards(self, seat: int, gained: bool) -> dict[str, int]:
        """Takes the cards a seat gained, or lost, out of the changes; as positive numbers."""
        changes = self.cards.get(seat, Counter())
        some = {word: abs(number) for word, number in changes.items() if number and (number > 0) == gained}
        for word in some:
            del changes[word]
        return some

    def take_card(self, seat: int, word: str, number: int) -> None:
        """One kind of card is told already."""
        self.cards.setdefault(seat, Counter())[word] -= number

    def take_item(self, seat: int, word: str, number: int) -> None:
        """An item is told already."""
        self.items.setdefault(seat, Counter())[word] -= number

    def collected(self) -> tuple[str, int, str] | None:
        """If this was the last drop of a move: colour and number of the meeples collected, and the tile."""
        if self.words[0] not in ("drop", "carpet") or self.after["turn"].get("step") == "sow":
            return None
        colour, tile = self.words[-2:]
        there = self.before["board"][tile].get("meeples", "")
        drops = [entry.action.split() for entry in self.entries]
        if drops[0][0] == "pick" and drops[0][1] == tile:
            there = ""
        count = there.count(LETTER[colour])
        return colour, count + sum(words[-2:] == [colour, tile] for words in drops), tile

    def acting(self) -> tuple[str, int, str] | None:
        """If the tribe acted in this: its colour, number and the final tile."""
        if self.after["turn"]["step"] in ("sow", *FINAL_STEPS) and self.after["turn"].get("seat") == self.before["turn"].get(
            "seat"
        ):
            return None
        turn = self.before["turn"]
        if turn["step"] in FINAL_STEPS:
            return turn["tribe"], turn["count"], turn["at"]
        return self.collected()
