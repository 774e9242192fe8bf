"""Questions and answers in words, as a menu shows them to the seat that is asked."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from naqala.action import Action
from naqala.catalog.cards import SUIT_PRICES
from naqala.game import Game
from naqala.narrator import ask
from naqala.offers import Offer, offers
from naqala.terminal.lines import said_text
from naqala.terminal.outlook import Outlook
from naqala.terminal.tiles import kind_of, place, tile_short
from naqala.texts import has, say, words

_KEYS = {"send": "answer.use.thief", "kill_of": "answer.kill.seat"}
"""Verbs whose texts have other names."""


class Wording:
    """Words for one question and its answers."""

    def __init__(self, game: Game, names: Sequence[str], outlooks: Mapping[str, Outlook] | None = None) -> None:
        self._game = game
        self.view = game.view(game.decision.seat)
        self.position = self.view.position
        self.board = self.position.board
        self.turn = self.position.turn
        self.at = self.turn.at or ""
        """The tile the move has come to."""
        self.names = names
        self._outlooks = outlooks or {}
        self.has_outlooks = bool(outlooks)
        self._artisans = "artisans" in self.position.options.expansions
        self._special: dict[str, Callable[[Action], str]] = {
            "bid": self._bid,
            "pick": self._pick,
            "drop": self._drop,
            "carpet": self._drop,
            "tent": lambda action: say("answer.tent", n=self._offer(action).points or 0),
            "fakirs": self._fakirs,
            "kill_on": self._kill,
            "give_tile": lambda action: say("answer.give.tile", tile=place(self.board, action.parts["tile"])),
            "give_building": lambda action: self._building("give", action),
            "put": lambda action: self._building("put", action),
            "buy_card": self._buy,
            "buy_two": self._buy,
            "sell": self._sell,
            "outbid": lambda action: say("answer.outbid", gold=self._offer(action).pays or 0),
            "pass": lambda _: self._pass(),
        }

    @cached_property
    def _offers(self) -> dict[str, Offer]:
        return offers(self._game)

    def _offer(self, action: Action) -> Offer:
        """Return what an answer costs and gives."""
        return self._offers.get(action.text, Offer())

    def label(self, action: Action) -> str:
        """Return the words for an answer, with what a card does."""
        more = self._about(action)
        return say("ui.named", what=self.short(action), value=more) if more else self.short(action)

    def short(self, action: Action) -> str:
        """Return the same in short: cards by their names."""
        if special := self._special.get(action.verb):
            return special(action)
        key = _KEYS.get(action.verb) or f"answer.{action.verb.replace('_', '.')}"
        return say(key, **self._named(action))

    def _named(self, action: Action) -> dict[str, str]:
        """Return what an answer names, in the words of the texts."""
        parts = action.parts
        calls: dict[str, tuple[str, Callable[[str], str]]] = {
            "tile": ("tile", self._tile),
            "colour": ("tribe", words.tribe),
            "victims": ("what", lambda colours: words.tribes(Counter(colours.split()))),
            "handful": ("what", _cards),
            "card": ("card", words.card),
            "djinn": ("djinn", words.djinn if action.verb == "use" else self._djinn),
            "item": ("item", words.item),
            "thief": ("thief", words.thief),
            "payment": ("payment", lambda payment: words.payment(payment.split())),
            "seat": ("name", lambda seat: self.names[int(seat) - 1]),
        }
        return {calls[part][0]: calls[part][1](word) for part, word in parts.items()}

    def _about(self, action: Action) -> str:
        """Return what the card of an answer does, if it has one."""
        match action.parts:
            case {"djinn": djinn}:
                return words.djinn_about(djinn, self._artisans)
            case {"item": item}:
                return words.item_about(item)
            case {"thief": thief}:
                return say(f"thief.{thief}.about")
        return words.whim(self.board[self.at].whim or "") if action.verb == "take_whim" else ""

    def _tile(self, tile: str) -> str:
        return tile_short(self.board, tile)

    def _bid(self, action: Action) -> str:
        offer, price = self._offer(action), int(action.parts["price"])
        gold, fakirs, spot = offer.pays or 0, action.values[1], where(offer.place or 1, offer.last_place or 1)
        if fakirs:
            return say("answer.bid.fakirs", price=price, gold=gold, n=fakirs, where=spot)
        if gold < price:
            return say("answer.bid.broke", price=price, gold=gold, where=spot)
        return say("answer.bid", price=price, where=spot)

    def _pick(self, action: Action) -> str:
        tile = action.parts["tile"]
        outlook = self._outlooks.get(tile)
        seen = f" {outlook.moves}{' ♞' * bool(outlook.claim)}{outlook.claim}" if outlook else ""
        return f"{tile} {self.board[tile].meeples}{seen}"

    def _drop(self, action: Action) -> str:
        offer, colour = self._offer(action), action.parts["colour"]
        if not offer.collects:
            return say(f"colour.{colour}")
        keys = ("answer.carpet", "answer.carpet.claim") if action.verb == "carpet" else ("answer.drop.last", "answer.drop.claim")
        return say(keys[offer.claims], **self._named(action), what=words.tribes({colour: offer.collects}))

    def _fakirs(self, action: Action) -> str:
        fakirs, gold = action.values[0], self._offer(action).earns or 0
        return say("answer.fakirs", n=fakirs, gold=gold) if fakirs else say("answer.fakirs.none", gold=gold)

    def _kill(self, action: Action) -> str:
        offer = self._offer(action)
        killed = say("answer.kill.tile.claim" if offer.claims else "answer.kill.tile", **self._named(action))
        return f"{killed} ({say('answer.kill.fakirs', n=offer.fakirs)})" if offer.fakirs else killed

    def _djinn(self, word: str) -> str:
        """Return a djinn with its points."""
        return f"{words.djinn(word)} ({words.djinn_points(word, self._artisans)})"

    def _building(self, verb: str, action: Action) -> str:
        return say(f"answer.{verb}.{action.parts['building']}", tile=self._tile(action.parts["tile"]))

    def _buy(self, action: Action) -> str:
        row = self.position.cards.row
        bought = " ".join(row[int(place) - 1] for place in action.parts.values())
        return say("answer.buy.cards", what=_cards(bought), gold=self._offer(action).pays or 0)

    def _sell(self, action: Action) -> str:
        suit = action.parts["suit"]
        return say("answer.sell", what=_cards(suit), gold=SUIT_PRICES[len(suit.split())])

    def _pass(self) -> str:
        about = self.view.decision.about
        keys = [f"answer.pass.{self.view.decision.ask}"]
        if self.view.decision.ask == "tile":
            keys.insert(0, f"answer.pass.tile.{kind_of(self.board, self.at)}")
        return say(next(filter(has, keys)), what=self._collected(), tile=self._tile(about.tile) if about.tile else "")

    def _collected(self) -> str:
        """Return ``3 Merchants``."""
        return words.tribes({self.turn.tribe: self.turn.count}) if self.turn.tribe else ""

    # The question

    def question(self) -> str:
        """Return the open question, with the meeples in hand, which the table does not show."""
        asked = said_text(ask(self.view), self.names)
        hand = self.turn.hand if self.view.decision.ask == "drop" else ""
        return f"{asked} {say('terminal.hand', what=words.meeples(hand))}" if hand else asked


def where(first: int, last: int) -> str:
    """Return a place in the turn order, and the last one it may become."""
    return say("answer.bid.places", place=first, last=last) if last > first else say("answer.bid.place", place=first)


def _cards(named: str) -> str:
    """Return ``2 × Silk`` for ``silk silk``."""
    return words.cards(Counter(named.split()))
