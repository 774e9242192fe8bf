"""What followed from something somebody did, one line an event."""

from collections.abc import Iterator
from typing import Any

from naqala.catalog.names import CARD_WORDS
from naqala.terminal.phrases import cards, colours, items, listing, place, tribe
from naqala.terminal.tale import Position, Tale
from naqala.terminal.texts import DJINNS, ITEMS, THIEVES, whim_gold, whim_need
from naqala.terminal.tiles import blue_around

_FRONT = {"viziers": "Vizier", "elders": "Elder", "artisans": "Artisan", "assassins": "Assassin"}
_EARNERS = {
    "drop": ("marid",),
    "bid": ("kali",),
    "kill": ("nekir", "kandicha", "dhenim"),
    "tribe": ("dhenim", "monkir"),
    "tile": ("baal", "monkir", "ganapati"),
    "thief": ("dhenim",),
    "take djinn": ("baal",),
    "keep djinn": ("baal",),
    "lamp": ("baal",),
    "redirect": ("monkir",),
    "target": ("monkir",),
    "take building": ("monkir",),
}
"""Djinns that may pay by the question that was answered; a drop may lead through the whole turn."""
_WHOLE_TURN = ("marid", "dhenim", "monkir")


def _collected(tale: Tale) -> Iterator[str]:
    if collected := tale.collected():
        colour, count, tile = collected
        yield f"{tale.actor} collects {count} {tribe(colour, count)} on {place(tale.after['board'], tile)}"


def _owners(tale: Tale) -> Iterator[str]:
    """Camels and tents that came and went."""
    before, after = tale.before["board"], tale.after["board"]
    for tile, entry in after.items():
        old = before[tile]
        if old.get("owner") == entry.get("owner"):
            continue
        if "owner" in old:
            yield f"{tale.name(old['owner'])} takes the {old['piece']} back from {place(after, tile)}"
        if "owner" in entry:
            piece = "the tent" if entry["piece"] == "tent" else "a camel"
            yield f"{tale.name(entry['owner'])} places {piece} on {place(after, tile)}"


def _tribe(tale: Tale) -> Iterator[str]:
    """What Merchants and Builders brought."""
    acting = tale.acting()
    if tale.ask == "build":
        turn = tale.before["turn"]
        acting = (turn["tribe"], turn["count"], turn["at"])
    if not acting or (not tale.seat and tale.before["turn"].get("seat") is None):
        return
    colour, count, tile = acting
    seat = tale.before["turn"]["seat"]
    if colour == "green":
        taken = tale.take_cards(seat, gained=True)
        yield f"{tale.name(seat)}'s Merchants {f'take {cards(taken)}' if taken else 'find nothing'}"
    if colour == "blue" and (tale.ask == "build" or tale.after["turn"]["step"] != "act"):
        fakirs = int(tale.words[1]) if tale.ask == "build" else 0
        twice = 2 if "echidna" in tale.before["turn"].get("used", ()) else 1
        earned = (count + fakirs) * blue_around(tale.before["board"], tile) * twice
        tale.gold[seat] -= earned
        yield f"{tale.name(seat)}'s Builders earn {earned} gold"


def _people(position: Position, seat: int) -> dict[str, Any]:
    """The open things of a seat, Yazid's too."""
    if seat > len(position["seats"]):
        yazid: dict[str, Any] = position["yazid"]
        return yazid
    entry: dict[str, Any] = position["seats"][seat - 1]
    return entry


def _seats(tale: Tale) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each name with the open things before and after."""
    for seat, name in enumerate(tale.names, 1):
        yield name, _people(tale.before, seat), _people(tale.after, seat)


def _front(tale: Tale) -> Iterator[str]:
    """Meeples in front of seats that changed."""
    for name, old, new in _seats(tale):
        changed = [amount_now(new[word], thing) for word, thing in _FRONT.items() if old.get(word, 0) != new.get(word, 0)]
        if changed:
            yield f"{name} has {listing(changed)} now"


def amount_now(number: int, word: str) -> str:
    """``no Elders``, ``1 Elder``, ``3 Elders``."""
    return f"{number or 'no'} {word}{'s' * (number != 1)}"


def _open_cards(tale: Tale) -> Iterator[str]:
    """Djinns and thieves that came or went and are not told yet."""
    for name, old, new in _seats(tale):
        for kind, titles in (("djinns", DJINNS), ("thieves", THIEVES)):
            before, after = set(old.get(kind, ())), set(new.get(kind, ()))
            for word in sorted((before ^ after) - tale.told - set(tale.words)):
                yield f"{name} {'gets' if word in after else 'gives up'} {titles[word][0]}"


def _buildings(tale: Tale) -> Iterator[str]:
    """Palms and palaces that came or went."""
    for tile, entry in tale.after["board"].items():
        for kind, came in (("palm", "grows"), ("palace", "is built")):
            change = entry.get(f"{kind}s", 0) - tale.before["board"][tile].get(f"{kind}s", 0)
            if change and f"{kind} {tile}" not in tale.told:
                yield f"A {kind} {came if change > 0 else 'disappears'} on {place(tale.after['board'], tile)}"


def _hands(tale: Tale) -> Iterator[str]:
    """Cards and items that changed hands and are not told yet."""
    for seat in sorted(tale.cards):
        for gained, verb in ((True, "gets"), (False, "discards")):
            if some := tale.take_cards(seat, gained):
                yield f"{tale.name(seat)} {verb} {cards({word: some[word] for word in (*CARD_WORDS, '?') if word in some})}"
    for seat, changes in sorted(tale.items.items()):
        for verb, sign in (("gets", 1), ("gives away", -1)):
            if some := {word: number * sign for word, number in changes.items() if number * sign > 0}:
                yield f"{tale.name(seat)} {verb} {items(some)}"


def _whims(tale: Tale) -> Iterator[str]:
    """Whims fulfilled and paid."""
    for seat, entry in enumerate(tale.after["seats"], 1):
        for word in entry.get("fulfilled", ()):
            if word not in tale.before["seats"][seat - 1]["fulfilled"]:
                tale.gold[seat] -= whim_gold(word)
                yield f"{tale.name(seat)} fulfils the whim {word} ({whim_need(word)}) and gets {whim_gold(word)} gold"


def _gold(tale: Tale) -> Iterator[str]:
    """Gold that is not told yet, with the djinn that paid it where only one can have."""
    earners = _WHOLE_TURN if tale.collected() else _EARNERS.get(tale.ask, ())
    for seat, change in sorted(tale.gold.items()):
        if not change:
            continue
        owned = set(tale.after["seats"][seat - 1]["djinns"]) & set(earners)
        why = f" ({listing(DJINNS[word][0] for word in sorted(owned))})" if owned and change > 0 else ""
        to_yazid = " to Yazid" if change < 0 and "yazid" in tale.after else ""
        yield f"{tale.name(seat)} {'gets' if change > 0 else 'pays'} {abs(change)} gold{to_yazid}{why}"


def _yazid(tale: Tale) -> Iterator[str]:
    """The tiles Yazid has cleared."""
    for tile in tale.before.get("solo", {}).get("targets", ()):
        old, new = (position["board"][tile].get("meeples", "") for position in (tale.before, tale.after))
        if old and not new and _yazid_gained(tale):
            yield f"Yazid clears {place(tale.after['board'], tile)}: {colours(old)}"


def _yazid_gained(tale: Tale) -> bool:
    """Yazid's turn is over after this, and was not before."""
    return bool(tale.before["yazid"] != tale.after["yazid"] or tale.before["round"] != tale.after["round"])


def _left_over(tale: Tale) -> Iterator[str]:
    """Items and djinns not chosen, which everybody sees now, and piles made anew."""
    for entry in tale.entries:
        for kind, things in entry.discarded.items():
            names = [
                ITEMS[word][0] if kind == "items" else DJINNS[word][0] for word, number in things.items() for _ in range(number)
            ]
            if names:
                yield f"Into the discard: {listing(names)}"
        for kind in entry.shuffled:
            yield f"The discarded {kind} are shuffled into a new pile"


def _endings(tale: Tale) -> Iterator[str]:
    """The end of the game comes near; a new round begins."""
    old, new = tale.before["end"], tale.after["end"]
    if new.get("last_camel") and not old.get("last_camel"):
        yield "The last camel of somebody is placed: the game ends with this round"
    if new.get("no_move") and not old.get("no_move"):
        yield "No move is left on the board: the game ends with this round"
    if tale.after["round"] > tale.before["round"]:
        yield f"--- Round {tale.after['round']} ---"


def effects(tale: Tale) -> list[str]:
    """All that followed, in the order of a turn."""
    lines: list[str] = []
    for tell in (
        _collected,
        _yazid,
        _owners,
        _tribe,
        _front,
        _open_cards,
        _buildings,
        _hands,
        _whims,
        _gold,
        _left_over,
        _endings,
    ):
        lines += tell(tale)
    return lines
