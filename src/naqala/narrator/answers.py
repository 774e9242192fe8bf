"""The words of an answer: what giving it does, as far as the seat that is asked can know."""

from collections import Counter
from collections.abc import Callable, Iterable

from naqala.action import Action
from naqala.catalog.names import COLOUR_LETTERS, COLOUR_WORDS
from naqala.catalog.tiles import kind_word
from naqala.narrator.lines import Argument, Counted, Named, Paid, Player, Said, TileFace
from naqala.offers import Offer
from naqala.view import View

COLOUR_OF = dict(zip(COLOUR_LETTERS, COLOUR_WORDS, strict=True))
_KEYS = {"send": "use.thief", "kill_of": "kill.seat"}
"""Verbs whose texts have other names."""
_CONTINUES = ("village", "oasis")
"""Kinds of tiles whose action follows when the seat passes."""


def answer_words(action: Action, view: View, offer: Offer | None = None) -> Said:
    """Return an answer to the open question in words; ``offer`` is what it costs and gives."""
    tile, verb = action.parts.get("tile"), action.verb
    entry = view.position.board[tile] if tile else None
    face = entry.tile if entry else ""
    if verb not in _BY_POSITION:
        return words_on(action, face, entry.meeples if entry else "", offer)
    key, more = _BY_POSITION[verb](action, view, offer or Offer())
    return Said(f"answer.{key}", _named(action, face) | more)


def words_on(action: Action, face: str, letters: str, offer: Offer | None) -> Said:
    """Return the words of an answer that depend on no more of the position than the face of its tile and the meeples there, and
    on the offer.
    """
    verb, more = action.verb, dict[str, Argument]()
    key = _KEYS.get(verb) or verb.replace("_", ".")
    if verb == "pick":
        more["what"] = Counted("tribe", _counts(map(COLOUR_OF.__getitem__, letters)))
    elif verb in _BY_OFFER:
        key, more = _BY_OFFER[verb](action, offer or Offer())
    return Said(f"answer.{key}", _named(action, face) | more)


def _named(action: Action, face: str) -> dict[str, Argument]:
    """Return what an answer names; ``face`` is that of its tile."""
    found: dict[str, Argument] = {}
    for part, word in action.parts.items():
        match part:
            case "tile":
                found["tile"] = TileFace(word, face)
            case "colour":
                found["tribe"] = Named("tribe", word)
            case "victims":
                found["what"] = Counted("tribe", _counts(word.split()))
            case "handful" | "suit":
                found["what"] = Counted("card", _counts(word.split()))
            case "card" | "djinn" | "item" | "thief":
                found[part] = Named(part, word)
            case "payment":
                found["payment"] = Paid(word)
            case "seat":
                found["name"] = Player(int(word))
    return found


def _counts(words: Iterable[str]) -> dict[str, int]:
    return dict(Counter(words))


_Words = tuple[str, dict[str, Argument]]
"""A key and the arguments that an answer does not name."""


def _bid(action: Action, offer: Offer) -> _Words:
    price, gold, place, last = int(action.parts["price"]), offer.pays or 0, offer.place or 1, offer.last_place or 1
    where: dict[str, Argument] = {"price": price, "place": place, "last": last, "later": last - place}
    if fakirs := action.values["discount"]:
        return "bid.fakirs", {**where, "gold": gold, "n": fakirs}
    return ("bid.broke", {**where, "gold": gold}) if gold < price else ("bid", where)


def _drop(action: Action, offer: Offer) -> _Words:
    if not offer.collects:
        return "drop", {}
    keys = ("drop.last", "drop.claim") if action.verb == "drop" else ("carpet", "carpet.claim")
    return keys[offer.claims], {"what": Counted("tribe", {action.parts["colour"]: offer.collects})}


def _fakirs(action: Action, offer: Offer) -> _Words:
    fakirs, gold = action.values["fakirs"], offer.earns or 0
    return ("fakirs", {"n": fakirs, "gold": gold}) if fakirs else ("fakirs.none", {"gold": gold})


def _kill(_: Action, offer: Offer) -> _Words:
    key = "kill.tile.claim" if offer.claims else "kill.tile"
    return (f"{key}.fakirs", {"n": offer.fakirs}) if offer.fakirs else (key, {})


def _buy(action: Action, view: View, offer: Offer) -> _Words:
    row = view.position.cards.row
    bought = _counts(row[int(place) - 1] for place in action.parts.values())
    return "buy.cards", {"what": Counted("card", bought), "gold": offer.pays or 0}


def _pass(_: Action, view: View, __: Offer) -> _Words:
    ask, turn, about, found = view.decision.ask, view.position.turn, view.decision.about, dict[str, Argument]()
    if ask == "tribe" and turn.tribe:
        found["what"] = Counted("tribe", {turn.tribe: turn.count})
    if ask == "redirect" and about.tile:
        found["tile"] = TileFace(about.tile, view.position.board[about.tile].tile)
    if ask == "tile" and (kind := kind_word(view.position.board[turn.at or ""].tile)) in _CONTINUES:
        return f"pass.tile.{kind}", found
    return f"pass.{ask}", found


_BY_POSITION: dict[str, Callable[[Action, View, Offer], _Words]] = {
    "buy_card": _buy,
    "buy_two": _buy,
    "pass": _pass,
}
"""Answers whose words depend on more of the position than their tile."""
WORDED_BY_POSITION = frozenset(_BY_POSITION)
_BY_OFFER: dict[str, Callable[[Action, Offer], _Words]] = {
    "bid": _bid,
    "drop": _drop,
    "carpet": _drop,
    "fakirs": _fakirs,
    "kill_on": _kill,
    "give_building": lambda action, _: (f"give.{action.parts['building']}", {}),
    "put": lambda action, _: (f"put.{action.parts['building']}", {}),
    "tent": lambda _, offer: ("tent", {"n": offer.points or 0}),
    "sell": lambda _, offer: ("sell", {"gold": offer.earns or 0}),
    "outbid": lambda _, offer: ("outbid", {"gold": offer.pays or 0}),
}
"""Answers whose words depend on what they offer, if on anything."""
