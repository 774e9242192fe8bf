"""Each answer in words, as a menu shows it to the seat that is asked."""

from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

from naqala.action import Action
from naqala.catalog.cards import SUIT_PRICES
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, PRICES, THIEF_WORDS
from naqala.engine.state import State
from naqala.offers import place_of
from naqala.terminal.outlook import LETTER, Outlook
from naqala.terminal.phrases import (
    amount,
    block,
    blue_around,
    card,
    cards,
    colours,
    counted,
    distance,
    face_of,
    listing,
    ordinal,
    payment,
    place,
    tile_name,
    tile_short,
    tribe,
)
from naqala.terminal.texts import DJINNS, ITEMS, THIEVES, djinn_points, whim_text
from naqala.view import View

CARDS = {**DJINNS, **ITEMS, **THIEVES}
PASS = {
    "move": "make no move",
    "kill": "kill nobody",
    "thief": "keep the thief for later",
    "redirect": "leave it where it is",
    "bring": "enough",
    "claim": "claim none of them",
    "last": "end the turn",
    "outbid": "let Yazid play first",
}


class Wording:
    """Words for the answers to one question."""

    def __init__(self, view: View, names: Sequence[str], outlooks: Mapping[str, Outlook] | None = None) -> None:
        self.view = view
        self.position = view.position
        self.board: dict[str, Any] = view.position["board"]
        self.turn = view.position["turn"]
        self.names = names
        self._outlooks = outlooks or {}
        self.has_outlooks = bool(outlooks)
        self._verbs: dict[str, Callable[[tuple[str, ...]], str]] = {
            "bid": self._bid,
            "pick": self._pick,
            "drop": self._drop,
            "carpet": lambda words: f"carpet: {self._drop(words)}",
            "camel": lambda _: "a camel",
            "tent": lambda _: self._tent(),
            "fakirs": self._fakirs,
            "kill": self._kill,
            "use": self._use,
            "play": lambda words: f"play {ITEMS[words[1]][0]}",
            "give": self._thing,
            "take": self._thing,
            "keep": self._thing,
            "claim": self._thing,
            "put": self._thing,
            "buy": self._buy,
            "craft": lambda words: f"get an item for {payment(words)}",
            "at": lambda words: self._tile(words[1]),
            "from": lambda words: self._tile(words[1]),
            "redirect": lambda words: f"to {self._tile(words[1])}, paying {payment(words)}",
            "remove": lambda words: f"{counted(words[1:-1])} from {self._tile(words[-1])}",
            "bring": lambda words: f"{words[1]} from {words[2]}",
            "next": lambda words: card(words[1]),
            "sell": self._sell,
            "outbid": lambda _: f"outbid him for {sum(self.position['solo']['dice'])} gold",
            "pass": lambda _: self._pass(),
        }

    def label(self, action: Action) -> str:
        """The words for an answer, with what a card does and which place a bid gives."""
        more = self._place_in_line(action.words) if action.words[0] == "bid" else self._card_text(action.words)
        return f"{self.short(action)}: {more}" if more else self.short(action)

    def short(self, action: Action) -> str:
        """The same in short: cards by their names, bids by their price."""
        return self._verbs[action.words[0]](action.words)

    def _card_text(self, words: tuple[str, ...]) -> str:
        """What the card does that an answer is about, if it is about one."""
        return next((CARDS[word][1] for word in words[1:2] if word in CARDS), "")

    def _tile(self, tile: str) -> str:
        return tile_short(self.board, tile)

    def _place_in_line(self, words: tuple[str, ...]) -> str:
        """The place a bid gives, and the one it may come to if others bid more."""
        track = self.position["turn_track"]
        # A view is no whole state, but the two tracks lie open, and the place depends on nothing else.
        markers = SimpleNamespace(
            five_track=self.position["options"]["five_track"],
            lane_length=[len(track.get(str(price), ())) for price in PRICES],
            bid_length=len(self.position["bid_track"]),
        )
        first, last = place_of(cast(State, markers), PRICES.index(int(words[1])))
        return f"{ordinal(first)} in line" + f", at worst {ordinal(last)}" * (last > first)

    def _bid(self, words: tuple[str, ...]) -> str:
        price = int(words[1])
        if len(words) == 2:
            return f"{price} gold"
        fakirs = int(words[3])
        paid = PRICES[PRICES.index(price) - fakirs]
        return f"place {price} for {paid} gold and {amount(fakirs, 'Fakir')}"

    def _pick(self, words: tuple[str, ...]) -> str:
        tile = words[1]
        outlook = self._outlooks.get(tile)
        seen = f" {outlook.moves}{' ♞' * bool(outlook.claim)}{outlook.claim}" if outlook else ""
        return f"{tile} {self.board[tile]['meeples']}{seen}"

    def _drop(self, words: tuple[str, ...]) -> str:
        colour, tile = words[1:3]
        there = self.board[tile].get("meeples", "")
        if len(self.turn["hand"]) > 1:
            return colour
        count = there.count(LETTER[colour]) + 1
        claim = ", claim it" if len(there) == count - 1 and "owner" not in self.board[tile] else ""
        return f"{colour} to {self._tile(tile)}: collect {count} {tribe(colour, count)}{claim}"

    def _tent(self) -> str:
        tile = self.view.decision.about["tile"]
        reds = sum(face_of(self.board, name).colour == 2 for name in block(self.board, tile))
        return f"the tent ({reds} red tiles around: +{reds} points)"

    def _fakirs(self, words: tuple[str, ...]) -> str:
        fakirs, builders, blue = int(words[1]), self.turn["count"], blue_around(self.board, self.turn["at"])
        twice = 2 if "echidna" in self.turn.get("used", ()) else 1
        added = f"add {amount(fakirs, 'Fakir')}" if fakirs else "no Fakirs"
        return f"{added}: {(builders + fakirs) * blue * twice} gold"

    def _kill(self, words: tuple[str, ...]) -> str:
        if words[-2] == "of":
            return f"{self.victims(words[1:-2])} of {self.names[int(words[-1]) - 1]}"
        tile, victims = words[-1], words[1:-1]
        fakirs = distance(self.turn["at"], tile) - self.turn["count"]
        paid = f", paying {amount(fakirs, 'Fakir')}" if fakirs > 0 else ""
        alone = len(self.board[tile]["meeples"]) == len(victims) and "owner" not in self.board[tile]
        return f"{counted(victims)} on {self._tile(tile)}{', claim it' * alone}{paid}"

    def victims(self, words: Sequence[str]) -> str:
        """``a Vizier and an Elder``."""
        return listing(amount(words.count(colour), tribe(colour)) for colour in dict.fromkeys(words))

    def _use(self, words: tuple[str, ...]) -> str:
        if words[1] in THIEF_WORDS:
            return f"send {THIEVES[words[1]][0]}"
        return f"use {DJINNS[words[1]][0]} for {payment(words)}"

    def _djinn(self, word: str) -> str:
        points = djinn_points(word, "artisans" in self.position["options"]["expansions"])
        return f"{DJINNS[word][0]} ({points} points)"

    def _thing(self, words: tuple[str, ...]) -> str:
        """Something given, taken, kept, claimed or put: a djinn, an item, a whim, a building, a tile or cards."""
        word = words[1]
        if word == "whim":
            return f"take the whim {whim_text(self.board[self.turn['at']]['whim'])}"
        if word == "deck":
            return "the top djinn of the pile"
        if word in DJINN_WORDS:
            return self._djinn(word)
        if word in ITEM_WORDS:
            return ITEMS[word][0]
        if word in ("palm", "palace"):
            return f"a {word} on {self._tile(words[2])}"
        if word in self.board:
            return place(self.board, word)
        return cards({name: words[1:].count(name) for name in words[1:]})

    def _buy(self, words: tuple[str, ...]) -> str:
        if words[1].isdigit():
            row = self.position["cards"]["row"]
            return " + ".join(card(row[int(number) - 1]) for number in words[1:])
        if words[1] in DJINN_WORDS:
            return f"{self._djinn(words[1])} for {payment(words)}"
        return f"the thief {THIEVES[words[1]][0]} for {payment(words)}"

    def _sell(self, words: tuple[str, ...]) -> str:
        return f"sell {cards(dict.fromkeys(words[1:], 1))} for {SUIT_PRICES[len(words) - 1]} gold"

    def _pass(self) -> str:
        ask = self.view.decision.ask
        if ask == "tribe":
            return f"go on: {self.turn['count']} {tribe(self.turn['tribe'], self.turn['count'])} act"
        if ask == "tile":
            kind = tile_name(self.board, self.turn["at"])
            return f"go on: {'the tile acts' if kind.startswith(('Oasis', 'Village')) else 'leave the tile unused'}"
        return PASS[ask]

    def question(self) -> str:
        """What is asked, in words."""
        return QUESTIONS[self.view.decision.ask](self)

    def hand(self) -> str:
        """The meeples in hand, in words."""
        return colours(self.turn.get("hand", ""))

    def about_tile(self) -> str:
        """The tile the question is about."""
        return place(self.board, self.view.decision.about["tile"])

    def collected(self) -> str:
        """``3 Merchants``."""
        return f"{self.turn['count']} {tribe(self.turn['tribe'], self.turn['count'])}"


def _market(wording: Wording) -> str:
    """What the final tile offers."""
    tile = wording.turn["at"]
    prices = {"Small Market": "3 gold", "Large Market": "6 gold", "Specialized Market": "4 gold"}
    kind = tile_name(wording.board, tile).rstrip(" 0123456789")
    price = f" for {prices[kind]}" if kind in prices else ""
    return f"use {place(wording.board, tile)}{', buy' * bool(price)}{price}, or go on"


QUESTIONS: dict[str, Callable[[Wording], str]] = {
    "bid": lambda _: "bid for a place in the turn order",
    "move": lambda _: "choose a tile to pick up",
    "drop": lambda wording: f"drop a meeple; in hand: {wording.hand()}",
    "piece": lambda wording: f"claim {wording.about_tile()} with",
    "tribe": lambda wording: f"use something before your {wording.collected()} act, or go on",
    "build": lambda wording: f"your {wording.collected()} work on {place(wording.board, wording.turn['at'])}; add Fakirs?",
    "kill": lambda wording: f"whom do your {wording.collected()} kill?",
    "thief": lambda _: "send a thief?",
    "tile": _market,
    "last": lambda _: "sell goods or use something, or end the turn",
    "outbid": lambda _: "outbid Yazid and play before him?",
    "target": lambda wording: f"{DJINNS[wording.view.decision.about['djinn']][0]}: choose a tile",
    "redirect": lambda wording: f"move the {wording.view.decision.about['building']} of {wording.about_tile()} aside?",
    "keep item": lambda _: "keep one of these items",
    "keep djinn": lambda _: "keep one of these djinns",
    "give cards": lambda _: "Houssain takes cards of you; give",
    "give djinn": lambda _: "Ouafat takes a djinn of you; give",
    "give tile": lambda _: "Kohdjah makes you take a camel back from",
    "give building": lambda _: "Shaum takes a building of you; give",
    "give item": lambda _: "Madjaar takes an item of you; give",
    "take cards": lambda _: "take from what was given",
    "take djinn": lambda _: "take one of the djinns given",
    "claim": lambda _: "claim one of the tiles given up?",
    "take building": lambda _: "put one of the buildings on a tile of yours",
    "take item": lambda _: "take one of the items given",
    "scimitar": lambda _: "remove two meeples of one tile",
    "lamp": lambda _: "take a djinn",
    "flute": lambda _: "choose the tile that meeples come to",
    "bring": lambda wording: f"bring a meeple to {wording.about_tile()}",
    "ring": lambda _: "take an item from the discard",
    "talisman from": lambda _: "move your piece from",
    "talisman to": lambda _: "move it to",
    "horn": lambda _: "which card lies next in the row?",
}
