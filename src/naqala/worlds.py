"""A random full position that agrees with all that a seat has seen, for search under hidden information.

Gold, cards taken from the row and whims follow from the log. Unknown are only cards and items drawn from a pile unseen, and the
djinns another seat is looking at with Sibittis. A reshuffled pile starts a new *batch*: things drawn before come from an older
batch. Things drawn unseen stay open until the end, so that everything seen later narrows them down; an impossible guess is thrown
away and retried.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import SECRET_FEATURES
from naqala.errors import BrokenLawError, FormatError, NaqalaError, WorldError, WrongSeatError
from naqala.events import KINDS, Event
from naqala.game import Game
from naqala.log import Entry, Log
from naqala.position.schema import Position, Seat
from naqala.view import UNSEEN, View

TRIES = 500
"""The number of guesses before giving up; in random games the second is rarely needed."""
_ASIDE = 0
"""The holder of things that lie aside unseen."""
_PILES = {"card": "cards", "item": "items", "djinn": "djinns"}
"""The pile of each sort of thing, and the field of a seat that holds such things."""


class _ImpossibleError(Exception):
    """A guess that contradicts the log."""


@dataclass
class _Unseen:
    """Something drawn unseen: by which action, from which batch, and what it is once that is known or guessed."""

    number: int
    batch: int
    kind: str | None = None


class _Pile:
    """What a seat knows of a draw pile and of the things others drew from it unseen."""

    def __init__(self, contents: Counter[str]) -> None:
        self.batches = [contents]
        """What is not seen yet of each batch: in the pile or drawn unseen."""
        self.unseen: dict[int, list[_Unseen]] = {}
        """By holder."""

    def see(self, kind: str) -> None:
        """Remove a thing that was drawn openly."""
        self.batches[-1][kind] -= 1
        if self.batches[-1][kind] < 0:
            raise _ImpossibleError

    def draw_unseen(self, holder: int, number: int) -> None:
        """Note a thing that another seat drew."""
        self.unseen.setdefault(holder, []).append(_Unseen(number, len(self.batches) - 1))

    def renew(self, contents: Counter[str]) -> None:
        """Start a new batch from the discard."""
        self.batches.append(contents)

    def reveal(self, holder: int, kind: str, random: Random) -> _Unseen:
        """Return a thing that its holder drew unseen and now shows, from one of the batches it can be from, by likelihood."""
        held = self.unseen.get(holder, [])
        weights = [
            float(thing.kind == kind)
            if thing.kind
            else self.batches[thing.batch][kind] / max(1, self.batches[thing.batch].total())
            for thing in held
        ]
        if not any(weights):
            raise _ImpossibleError
        thing = held.pop(random.choices(range(len(held)), weights)[0])
        if thing.kind is None:
            thing.kind = kind
            self.batches[thing.batch][kind] -= 1
        return thing

    def guess(self, random: Random) -> None:
        """Guess every thing that is still open."""
        for batch, contents in enumerate(self.batches):
            kinds = list(contents.elements())
            random.shuffle(kinds)
            for things in self.unseen.values():
                for thing in things:
                    if thing.batch == batch and thing.kind is None:
                        if not kinds:
                            raise _ImpossibleError
                        thing.kind = kinds.pop()

    def held_by(self, holder: int) -> Counter[str]:
        """Return what the holder has of the things drawn unseen, as guessed."""
        return Counter(thing.kind for thing in self.unseen.get(holder, []) if thing.kind)


class _Memory:
    """Everything that follows from what a seat has seen, and one guess for the rest."""

    def __init__(self, view: View, log: Log, random: Random) -> None:
        self.view = view
        self.log = log
        self.random = random
        seats = dict(enumerate(log.start.seats, 1))
        self.gold = {seat: entry.gold or 0 for seat, entry in seats.items()}
        self.known: dict[str, dict[int, Counter[str]]] = {
            name: {seat: Counter(getattr(entry, name) or ()) for seat, entry in seats.items()}
            for name in ("cards", "items", "whims")
        }
        decks = {name: getattr(log.start, name) for name in ("cards", "items", "djinns")}
        self.piles = {name: _Pile(Counter(pile.deck if pile else ())) for name, pile in decks.items()}
        self.guesses: dict[int, _Unseen] = {}
        """By number of the action: what it drew or kept unseen."""
        for name in ("items", "djinns"):
            lying = Counter(getattr(log.start.aside, name, ()))
            self.piles[name].unseen[_ASIDE] = [_Unseen(-1, -1, kind) for kind in lying.elements()]
        for entry in log.entries:
            self.recall(entry)
        for pile in self.piles.values():
            pile.guess(random)

    def recall(self, entry: Entry) -> None:
        """Take in one entry of the log."""
        shuffled: dict[str, Counter[str]] = {}
        # What a seat did not keep narrows down what it kept, so it comes first.
        for event in sorted(entry.events, key=lambda event: event.kind == "keep item"):
            verb, _, sort = event.kind.partition(" ")
            seat, thing = event.seat or _ASIDE, event.thing or ""
            if event.kind == "earn":
                self.gold[seat] += event.amount
            elif event.kind == "pay":
                self.gold[seat] -= event.amount
            elif sort == "whim" and verb != "deal":
                self.known["whims"][seat][thing] += 1 if verb == "take" else -1
            elif verb == "shuffle":
                shuffled.setdefault(_PILES[sort], Counter())[thing] += event.amount
            elif sort in _PILES and (seat == _ASIDE or seat in self.gold):  # Yazid has no secrets
                self.recall_thing(entry, event, _PILES[sort], seat, thing)
        for name, contents in shuffled.items():
            self.piles[name].renew(contents)

    def recall_thing(self, entry: Entry, event: Event, name: str, seat: int, kind: str) -> None:
        """Take in the move of a card, item or djinn from one place to another."""
        pile, (_, source, target, _) = self.piles[name], KINDS[event.kind]
        if kind == UNSEEN:
            holder = seat if target == "hand" else _ASIDE
            if source == "deck":
                pile.draw_unseen(holder, entry.number)
            else:
                pile.unseen.setdefault(holder, []).append(pile.unseen[_ASIDE].pop())
            self.guesses[entry.number] = pile.unseen[holder][-1]
            return
        if source == "deck":
            pile.see(kind)
        elif source == "aside":
            self.reveal_aside(pile, kind, event.amount)
        elif source == "hand":
            self.leave_hand(name, seat, kind, event.amount)
        if target == "hand":
            self.known[name][seat][kind] += event.amount

    def reveal_aside(self, pile: _Pile, kind: str, number: int) -> None:
        """Reveal things that another seat drew aside."""
        for _ in range(number if pile.unseen.get(_ASIDE) else 0):
            pile.reveal(_ASIDE, kind, self.random)

    def leave_hand(self, name: str, seat: int, kind: str, number: int) -> None:
        """Reveal cards or items that leave a seat's hand: those it is known to have first."""
        for _ in range(number):
            if self.known[name][seat][kind]:
                self.known[name][seat][kind] -= 1
            else:
                self.piles[name].reveal(seat, kind, self.random)

    def world(self) -> Position:
        """Return the view with the guess for everything hidden; the decks get the rest."""
        position = self.view.position
        seats = [entry if entry.gold is not None else self.seat(seat, entry) for seat, entry in enumerate(position.seats, 1)]
        aside = position.aside
        if aside and isinstance(aside.items, int):
            aside = replace(aside, items=dict(self.piles["items"].held_by(_ASIDE)))
        if aside and isinstance(aside.djinns, int):
            aside = replace(aside, djinns=sorted(self.piles["djinns"].held_by(_ASIDE)))
        return replace(position.without_decks(), seats=seats, aside=aside)

    def seat(self, seat: int, entry: Seat) -> Seat:
        """Return what another seat has, as known or guessed."""
        held = {name: dict(+(self.known[name][seat] + self.piles[name].held_by(seat))) for name in ("cards", "items")}
        return replace(
            entry,
            gold=self.gold[seat],
            cards=held["cards"],
            items=None if entry.items is None else held["items"],
            whims=None if entry.whims is None else sorted(+self.known["whims"][seat]),
        )

    def is_possible(self, world: Position) -> bool:
        """Return whether the seat would see the same now."""
        if not self.knows_itself():
            return False
        try:
            if Game.from_position(world).view(self.view.seat) != self.view:
                return False
        except (FormatError, BrokenLawError):
            # The drops made so far can only be completed with the Carpet, and in this guess the mover has none (ART-38); or
            # the log does not belong to this moment.
            return False
        return True

    def is_consistent(self) -> bool:
        """Return whether the seat would have seen the same all along, if a whim reveals something about hidden things."""
        whims = {
            event.thing for entry in self.log.entries for event in entry.events if event.kind in ("take whim", "fulfil whim")
        }
        return not self.guesses or not any(map(self.is_telling, whims)) or self.has_same_log()

    def is_telling(self, whim: str | None) -> bool:
        """Return whether a whim, by being fulfilled or not, reveals something about hidden cards and items."""
        needs = self.view.position.options.printed.whim_needs(WHIM_WORDS.index(whim or ""))
        return not SECRET_FEATURES.isdisjoint(needs)

    def knows_itself(self) -> bool:
        """Return whether the log leads to what the seat has now, so that view and log are of one moment."""
        if self.view.seat is None:
            return True
        own = self.view.position.seats[self.view.seat - 1]
        held = {name: dict(+self.known[name][self.view.seat]) for name in ("cards", "items")}
        return own.gold == self.gold[self.view.seat] and own.cards == held["cards"] and (own.items or {}) == held["items"]

    def has_same_log(self) -> bool:
        """Return whether a replay with the guesses gives the seat the same log."""
        game = Game.from_position(self.log.start)
        for entry in self.log.entries:
            verb, _, word = entry.action.rpartition(" ")
            try:
                game.play(f"{verb} {self.guesses[entry.number].kind}" if word == UNSEEN else entry.action)
            except NaqalaError:
                return False
        return game.log(self.log.seat) == self.log


def sample_world(view: View, log: Log, random: Random, exact: bool = True) -> Position:
    """Return a random complete position in which the seat would have the same view and the same log. If not ``exact``, ignore
    what an unfulfilled whim reveals about hidden cards: that is faster, because it needs no replay of the game.
    """
    if not isinstance(view, View) or not isinstance(log, Log) or not isinstance(random, Random):
        got = ", ".join(type(thing).__name__ for thing in (view, log, random))
        raise WorldError(f"expected a View, a Log and a random.Random, got {got}")
    if view.seat != log.seat:
        raise WrongSeatError(f"expected view and log of one seat, got a view of {view.seat} and a log of {log.seat}")
    if view.position.options != log.start.options:
        raise WorldError(f"expected view and log of one game, got {view.position.options} and {log.start.options}")
    for _ in range(TRIES):
        try:
            memory = _Memory(view, log, random)
        except _ImpossibleError:
            continue
        world = memory.world()
        if memory.is_possible(world) and (not exact or memory.is_consistent()):
            return world
    raise WorldError(f"expected view and log of one moment, but {TRIES} guesses agree with no such game")
