"""Questions and answers in words, as a menu shows them to the seat that is asked."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import cast

from naqala.action import Action
from naqala.catalog.cards import SUIT_PRICES
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, PRICES, THIEF_WORDS, TileKind
from naqala.catalog.tiles import MARKETS
from naqala.engine.state import State
from naqala.offers import place_of
from naqala.terminal.outlook import LETTER, Outlook
from naqala.terminal.tiles import block, blue_around, distance, face_of, kind_of, place, tile_short
from naqala.texts import has, say, words
from naqala.view import View


class Wording:
    """Words for one question and its answers."""

    def __init__(self, view: View, names: Sequence[str], outlooks: Mapping[str, Outlook] | None = None) -> None:
        self.view = view
        self.position = view.position
        self.board = view.position.board
        self.turn = view.position.turn
        self.at = self.turn.at or ""
        """The tile the move has come to."""
        self.names = names
        self._outlooks = outlooks or {}
        self.has_outlooks = bool(outlooks)
        self._artisans = "artisans" in self.position.options.expansions
        self._verbs: dict[str, Callable[[tuple[str, ...]], str]] = {
            "bid": self._bid,
            "pick": self._pick,
            "drop": self._drop,
            "carpet": self._drop,
            "camel": lambda _: say("answer.camel"),
            "tent": lambda _: say("answer.tent", n=self._reds()),
            "fakirs": self._fakirs,
            "kill": self._kill,
            "use": self._use,
            "play": lambda answer: say("answer.play", item=words.item(answer[1])),
            "give": self._thing,
            "take": self._thing,
            "keep": self._thing,
            "put": self._thing,
            "claim": lambda answer: say("answer.claim", tile=self._tile(answer[1])),
            "buy": self._buy,
            "craft": lambda answer: say("answer.craft", payment=_payment(answer)),
            "at": lambda answer: say("answer.at", tile=self._tile(answer[1])),
            "from": lambda answer: say("answer.from", tile=self._tile(answer[1])),
            "redirect": lambda answer: say("answer.redirect", tile=self._tile(answer[1]), payment=_payment(answer)),
            "remove": lambda answer: say("answer.remove", what=words.tribes(Counter(answer[1:-1])), tile=self._tile(answer[-1])),
            "bring": lambda answer: say("answer.bring", tribe=words.tribe(answer[1]), tile=answer[2]),
            "next": lambda answer: say("answer.next", card=words.card(answer[1])),
            "sell": lambda answer: say("answer.sell", what=_cards(answer[1:]), gold=SUIT_PRICES[len(answer) - 1]),
            "outbid": lambda _: say("answer.outbid", gold=self._dice()),
            "pass": lambda _: self._pass(),
        }

    def label(self, action: Action) -> str:
        """The words for an answer, with what a card does."""
        more = self._about(action.words)
        return say("ui.named", what=self.short(action), value=more) if more else self.short(action)

    def short(self, action: Action) -> str:
        """The same in short: cards by their names."""
        return self._verbs[action.words[0]](action.words)

    def _about(self, answer: tuple[str, ...]) -> str:
        """What the card does that an answer is about, if it is about one."""
        word = answer[1] if len(answer) > 1 else ""
        if word == "whim":
            return words.whim(self.board[self.at].whim or "")
        if word in DJINN_WORDS:
            return words.djinn_about(word, self._artisans)
        if word in ITEM_WORDS:
            return words.item_about(word)
        return say(f"thief.{word}.about") if word in THIEF_WORDS else ""

    def _tile(self, tile: str) -> str:
        return tile_short(self.board, tile)

    def _where(self, price: int) -> str:
        """The place a bid gives, and the one it may come to if others bid more."""
        track = self.position.turn_track or {}
        # A view is no whole state, but the two tracks lie open, and the place depends on nothing else.
        markers = SimpleNamespace(
            five_track=self.position.options.five_track,
            lane_length=[len(track.get(str(level), ())) for level in PRICES],
            bid_length=len(self.position.bid_track or ()),
        )
        return where(*place_of(cast(State, markers), PRICES.index(price)))

    def _bid(self, answer: tuple[str, ...]) -> str:
        price = int(answer[1])
        purse, spot = self.position.seats[(self.view.seat or 1) - 1].gold or 0, self._where(price)
        if len(answer) > 2:
            fakirs = int(answer[3])
            return say("answer.bid.fakirs", price=price, gold=PRICES[PRICES.index(price) - fakirs], n=fakirs, where=spot)
        if purse < price:
            return say("answer.bid.broke", price=price, gold=purse, where=spot)
        return say("answer.bid", price=price, where=spot)

    def _pick(self, answer: tuple[str, ...]) -> str:
        tile = answer[1]
        outlook = self._outlooks.get(tile)
        seen = f" {outlook.moves}{' ♞' * bool(outlook.claim)}{outlook.claim}" if outlook else ""
        return f"{tile} {self.board[tile].meeples}{seen}"

    def _drop(self, answer: tuple[str, ...]) -> str:
        colour, tile = answer[1:3]
        there = self.board[tile].meeples
        if len(self.turn.hand) > 1:
            return say(f"colour.{colour}")
        count = there.count(LETTER[colour]) + 1
        claims = len(there) == count - 1 and self.board[tile].owner is None
        key = ("answer.carpet", "answer.carpet.claim") if answer[0] == "carpet" else ("answer.drop.last", "answer.drop.claim")
        return say(key[claims], tribe=words.tribe(colour), tile=self._tile(tile), what=words.tribes({colour: count}))

    def _reds(self) -> int:
        """The red tiles around the one that is claimed."""
        tile = self.view.decision.about.tile or ""
        return sum(face_of(self.board, name).colour == 2 for name in block(self.board, tile))

    def _fakirs(self, answer: tuple[str, ...]) -> str:
        fakirs, builders, blue = int(answer[1]), self.turn.count, blue_around(self.board, self.at)
        twice = 2 if "echidna" in self.turn.used else 1
        gold = (builders + fakirs) * blue * twice
        return say("answer.fakirs", n=fakirs, gold=gold) if fakirs else say("answer.fakirs.none", gold=gold)

    def _kill(self, answer: tuple[str, ...]) -> str:
        if answer[-2] == "of":
            return say("answer.kill.seat", name=self.names[int(answer[-1]) - 1], what=words.tribes(Counter(answer[1:-2])))
        tile, victims = answer[-1], answer[1:-1]
        fakirs = distance(self.at, tile) - self.turn.count
        alone = len(self.board[tile].meeples) == len(victims) and self.board[tile].owner is None
        key = "answer.kill.tile.claim" if alone else "answer.kill.tile"
        killed = say(key, what=words.tribes(Counter(victims)), tile=self._tile(tile))
        return f"{killed} ({say('answer.kill.fakirs', n=fakirs)})" if fakirs > 0 else killed

    def _use(self, answer: tuple[str, ...]) -> str:
        if answer[1] in THIEF_WORDS:
            return say("answer.use.thief", thief=words.thief(answer[1]))
        return say("answer.use", djinn=words.djinn(answer[1]), payment=_payment(answer))

    def _djinn(self, word: str) -> str:
        """A djinn with its points."""
        return f"{words.djinn(word)} ({words.djinn_points(word, self._artisans)})"

    def _thing(self, answer: tuple[str, ...]) -> str:
        """Something given, taken, kept or put: a djinn, an item, a whim, a building, a tile or cards."""
        verb, word = answer[:2]
        if word in ("whim", "deck"):
            return say(f"answer.take.{word}")
        if word in DJINN_WORDS:
            return say(f"answer.{verb}.djinn", djinn=self._djinn(word))
        if word in ITEM_WORDS:
            return say(f"answer.{verb}.item", item=words.item(word))
        if word in ("palm", "palace"):
            return say(f"answer.{verb}.{word}", tile=self._tile(answer[2]))
        if word in self.board:
            return say("answer.give.tile", tile=place(self.board, word))
        return say(f"answer.{verb}.cards", what=_cards(answer[1:]))

    def _buy(self, answer: tuple[str, ...]) -> str:
        if answer[1].isdigit():
            row = self.position.cards.row
            gold = MARKETS[face_of(self.board, self.at).kind].price
            return say("answer.buy.cards", what=_cards([row[int(number) - 1] for number in answer[1:]]), gold=gold)
        if answer[1] in DJINN_WORDS:
            return say("answer.buy.djinn", djinn=self._djinn(answer[1]), payment=_payment(answer))
        return say("answer.buy.thief", thief=words.thief(answer[1]), payment=_payment(answer))

    def _pass(self) -> str:
        about = self.view.decision.about
        keys = [f"answer.pass.{self.view.decision.ask}"]
        if self.view.decision.ask == "tile":
            keys.insert(0, f"answer.pass.tile.{kind_of(self.board, self.at)}")
        return say(next(filter(has, keys)), what=self._collected(), tile=self._tile(about.tile) if about.tile else "")

    def _collected(self) -> str:
        """``3 Merchants``."""
        return words.tribes({self.turn.tribe: self.turn.count}) if self.turn.tribe else ""

    def _dice(self) -> int:
        """What playing before Yazid costs."""
        return sum(self.position.solo.dice) if self.position.solo else 0

    # The question

    def question(self) -> str:
        """What is asked, with the meeples in hand, which lie nowhere on the table."""
        asked = say(next(filter(has, (*self._special_keys(), f"ask.{self.view.decision.ask}"))), **self._question_arguments())
        hand = self.turn.hand if self.view.decision.ask == "drop" else ""
        return f"{asked} {say('terminal.hand', what=words.meeples(hand))}" if hand else asked

    def _special_keys(self) -> list[str]:
        """The texts of their own that questions have by what they are about."""
        ask, about = self.view.decision.ask, self.view.decision.about
        if ask == "move" and not any(action.words[0] == "pick" for action in self.view.legal):
            return ["ask.move.blocked"]
        if ask == "last" and len(self.view.legal) == 1:
            return ["ask.last.only"]
        if ask == "kill" and "iblis" in self.turn.used:
            return ["ask.kill.two"]
        if ask == "target":
            return [f"ask.target.{about.djinn}"]
        if ask == "redirect":
            return [f"ask.redirect.{about.building}"]
        if ask != "tile":
            return []
        thieves = self.position.thieves
        with_thief = face_of(self.board, self.at).kind == TileKind.SACRED_PLACE and thieves is not None and thieves.face_up
        return ["ask.tile.sacred.thief"] if with_thief else [f"ask.tile.{kind_of(self.board, self.at)}"]

    def _question_arguments(self) -> dict[str, str | float]:
        """All that questions can be about."""
        ask, about, legal = self.view.decision.ask, self.view.decision.about, self.view.legal
        tile = about.tile or self.at
        thieves = [action.words[1] for action in legal if action.words[0] == "use" and action.words[1] in THIEF_WORDS]
        numbers = {
            "drop": len(self.turn.hand),
            "bring": 5 - (about.count or 0),
            "kill": self.turn.count,
            "give cards": len(legal[0].words) - 1,
            "take cards": len(legal[0].words) - 1,
        }
        return {
            "n": numbers.get(ask, 0),
            "tile": place(self.board, tile) if tile else "",
            "what": self._collected(),
            "thief": words.thief(thieves[0]) if thieves else "",
            "djinn": words.djinn(about.djinn) if about.djinn else "",
            "gold": self._dice(),
        }


def where(first: int, last: int) -> str:
    """A place in the turn order, and the one it may come to."""
    return say("answer.bid.places", place=first, last=last) if last > first else say("answer.bid.place", place=first)


def _payment(answer: Sequence[str]) -> str:
    """What an answer pays."""
    return words.payment(answer[answer.index("paying") + 1 :])


def _cards(names: Sequence[str]) -> str:
    return words.cards(Counter(names))
