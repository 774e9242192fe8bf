"""A random full position that agrees with all a seat has seen, for search under hidden information.

Gold, cards taken from the row and whims follow from the log. Unknown are only cards and items drawn from a pile unseen, and the
djinns somebody is looking at with Sibittis. A pile that was made anew starts a new *batch*: what was drawn before can only be
what was in the pile then.
"""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from naqala.errors import FormatError
from naqala.log import UNSEEN, Entry, Log
from naqala.position import FORMAT, RULES, VERSION, from_json
from naqala.view import View


class _Pile:
    """What a seat knows of a draw pile and of the things others drew from it unseen."""

    def __init__(self, contents: Counter[str]) -> None:
        self.batches = [contents]
        """What is not seen yet of each batch: in the pile or drawn unseen."""
        self.unseen: dict[int, list[int]] = {}
        """By holder: the batch of each thing drawn unseen."""

    def see(self, kind: str) -> None:
        """Something was drawn openly."""
        self.batches[-1][kind] -= 1

    def draw_unseen(self, holder: int, number: int) -> None:
        self.unseen.setdefault(holder, []).extend([len(self.batches) - 1] * number)

    def renew(self, contents: dict[str, int]) -> None:
        """The discard became the pile."""
        self.batches.append(Counter(contents))

    def reveal(self, holder: int, kind: str, random: Random) -> None:
        """Something the holder had drawn unseen shows itself: from one of the batches it can be from, by likelihood."""
        tokens = self.unseen[holder]
        weights = [self.batches[batch][kind] / max(1, self.batches[batch].total()) for batch in tokens]
        batch = tokens.pop(random.choices(range(len(tokens)), weights)[0])
        self.batches[batch][kind] -= 1

    def guess(self, random: Random) -> dict[int, Counter[str]]:
        """Something for everything drawn unseen."""
        guesses: dict[int, Counter[str]] = {}
        for batch, contents in enumerate(self.batches):
            things = list(contents.elements())
            random.shuffle(things)
            for holder, tokens in self.unseen.items():
                for _ in range(tokens.count(batch)):
                    guesses.setdefault(holder, Counter())[things.pop()] += 1
        return guesses


_ASIDE = 0
"""The holder of what lies aside unseen."""
_DRAWN_FROM = {"draw card": "cards", "draw item": "items", "draw djinn": "djinns"}


class _Memory:
    """All that follows from what a seat has seen."""

    def __init__(self, log: Log, random: Random) -> None:
        self.random = random
        seats = dict(enumerate(log.start["seats"], 1))
        self.gold = {seat: entry["gold"] for seat, entry in seats.items()}
        self.known: dict[str, dict[int, Counter[str]]] = {
            name: {seat: Counter(entry.get(name, ())) for seat, entry in seats.items()} for name in ("cards", "items", "whims")
        }
        self.piles = {name: _Pile(Counter(log.start.get(name, {}).get("deck", ()))) for name in ("cards", "items", "djinns")}
        for entry in log.entries:
            self.recall(entry)

    def recall(self, entry: Entry) -> None:
        """Takes in one entry of the log."""
        for seat, gained in entry.gold.items():
            self.gold[seat] += gained
        drawn = _DRAWN_FROM.get(entry.ask)
        word = entry.action.rpartition(" ")[2]
        if drawn and word != UNSEEN:
            self.piles[drawn].see(word)
        elif drawn and not any(UNSEEN in change for change in (*entry.cards.values(), *entry.items.values())):
            self.piles[drawn].draw_unseen(_ASIDE, 1)
        elif entry.ask in ("keep item", "keep djinn"):
            self.recall_choice(entry, word)
        for name, changes in (("cards", entry.cards), ("items", entry.items)):
            for seat, change in changes.items():
                for kind, number in change.items():
                    self.recall_change(entry, name, seat, kind, number)
        for seat, change in entry.whims.items():
            self.known["whims"][seat].update(change)
        for name, contents in entry.shuffled.items():
            self.piles[name].renew(contents)

    def recall_choice(self, entry: Entry, kept: str) -> None:
        """Of what somebody else drew aside, what was discarded (and the djinn that was kept) shows itself."""
        name = "items" if entry.ask == "keep item" else "djinns"
        shown = Counter(entry.discarded.get(name, {}))
        if name == "djinns":
            shown[kept] += 1
        if self.piles[name].unseen.get(_ASIDE):
            for kind in shown.elements():
                self.piles[name].reveal(_ASIDE, kind, self.random)

    def recall_change(self, entry: Entry, name: str, seat: int, kind: str, number: int) -> None:
        """Cards or items came to a seat or left it."""
        pile, known = self.piles[name], self.known[name][seat]
        if kind == UNSEEN and entry.ask == "keep item":
            pile.unseen.setdefault(seat, []).append(pile.unseen[_ASIDE].pop())
        elif kind == UNSEEN:
            pile.draw_unseen(seat, number)
        elif number > 0:
            known[kind] += number
        else:
            for _ in range(-number):
                if known[kind]:
                    known[kind] -= 1
                else:
                    pile.reveal(seat, kind, self.random)

    def must_hold(self, seat: int, item: str) -> None:
        """What the seat does shows that it holds the item."""
        self.piles["items"].reveal(seat, item, self.random)
        self.known["items"][seat][item] += 1

    def complete(self, view: View) -> dict[str, Any]:
        """The view with a guess for all that is hidden; the piles get the rest."""
        position = deepcopy(view.position)
        position.update(format=FORMAT, version=VERSION, rules=RULES)
        guesses = {name: pile.guess(self.random) for name, pile in self.piles.items()}
        for seat, entry in enumerate(position["seats"], 1):
            if seat == view.seat or "gold" in entry:
                continue
            entry["gold"] = self.gold[seat]
            for name in ("cards", "items"):
                if name in entry:
                    entry[name] = dict(+(self.known[name][seat] + guesses[name].get(seat, Counter())))
            if "whims" in entry:
                entry["whims"] = sorted(+self.known["whims"][seat])
        for name in ("cards", "djinns", "items", "thieves", "whims"):
            position.get(name, {}).pop("deck", None)
        aside = position.get("aside", {})
        if isinstance(aside.get("items"), int):
            aside["items"] = dict(guesses["items"][_ASIDE])
        if isinstance(aside.get("djinns"), int):
            aside["djinns"] = sorted(guesses["djinns"][_ASIDE])
        return position


def sample_world(view: View, log: Log, random: Random) -> dict[str, Any]:
    """A random position, complete, in which the seat would have the same view and the same log."""
    memory = _Memory(log, random)
    world = memory.complete(view)
    if view.position["turn"]["step"] == "sow":
        try:
            from_json(world)
        except FormatError:
            # The meeples dropped so far can only be completed with the Carpet, so the mover holds it (ART-38).
            memory.must_hold(view.position["turn"]["seat"], "carpet")
            world = memory.complete(view)
    return world
