"""What followed from an action, by kind of event. Like events of one action go into one line."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Literal

from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import DJINN_WORDS
from naqala.events import WORDS, Event
from naqala.narrator.lines import Argument, Counted, Named, Picture, Player, Said, Sort
from naqala.narrator.story import Act, Story, coins, counts_of, gold_of, pictures_of
from naqala.view import UNSEEN

Teller = Callable[[Story, Act, Sequence[Event]], None]
_CLEARS = "log.yazid.clears"
_PAYERS: tuple[Sort, ...] = ("djinn", "item", "thief")
"""Cards that can pay gold; whims have a line of their own."""


def tell_effects(story: Story, act: Act) -> None:
    """Tell what is left of an action, in the order in which it happened; each tile Yazid clears separately."""
    while act.effects:
        first = act.effects[0]
        near = [first, *takewhile(lambda event: event.kind != "clear", act.effects[1:])]
        alike = [event for event in near if _sameness(event) == _sameness(first)]
        act.effects = [event for place, event in enumerate(act.effects) if place >= len(near) or event not in alike]
        if tell := _EFFECTS.get(first.kind):
            tell(story, act, alike)


def _sameness(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.cause, event.tile


def _sort_of(cause: str) -> Sort:
    """Return what a cause is: the card that pays gold."""
    return next(sort for sort in _PAYERS if cause in WORDS[sort])


def _name(events: Sequence[Event]) -> dict[str, Argument]:
    return {"name": Player(events[0].seat or 0)}


def _things(key: str, sort: Sort) -> Teller:
    """Return a teller of things a seat got, lost or discarded."""

    def tell(story: Story, act: Act, events: Sequence[Event]) -> None:
        what, seat = counts_of(events), events[0].seat
        args: dict[str, Argument] = {"what": Counted(sort, what)}
        story.line(act, Said(key, args if seat is None else _name(events) | args), pictures_of(sort, what), seat)

    return tell


def _gained(key: str, sort: Sort) -> Teller:
    """Return a teller of things a seat got; one that a djinn brought names the djinn."""

    def tell(story: Story, act: Act, events: Sequence[Event]) -> None:
        cause = events[0].cause
        if cause not in DJINN_WORDS:
            _things(key, sort)(story, act, events)
            return
        what = counts_of(events)
        said = Said("log.gains.djinn", {**_name(events), "djinn": Named("djinn", cause), "what": Counted(sort, what)})
        story.line(act, said, [Picture("djinn", cause), *pictures_of(sort, what)], events[0].seat)

    return tell


def _but_yazid(tell: Teller) -> Teller:
    """Return a teller that skips Yazid: what he pays for a djinn follows from that djinn."""

    def tell_others(story: Story, act: Act, events: Sequence[Event]) -> None:
        if events[0].cause != "yazid":
            tell(story, act, events)

    return tell_others


def _drawn(key: str, sort: Sort, *fields: str, unseen: str = "") -> Teller:
    """Return a teller of what chance drew, with the arguments of its sentence; draws for one purpose share a line."""

    def words(events: Sequence[Event]) -> Said:
        if events[0].thing == UNSEEN:
            return Said(unseen, {**_name(events), "n": len(events)})
        args: dict[str, Argument] = {
            **_name(events),
            "tile": str(events[0].tile),
            "what": Counted(sort, counts_of(events)),
            sort: Named(sort, str(events[0].thing)),
        }
        return Said(key, {name: args[name] for name in fields})

    def tell(story: Story, act: Act, events: Sequence[Event]) -> None:
        for event in events:
            story.draw(act, event, words, lambda drawn: pictures_of(sort, counts_of(drawn)))

    return tell


def _collected(story: Story, act: Act, events: Sequence[Event]) -> None:
    story.end_move()
    what, event = counts_of(events), events[0]
    args: dict[str, Argument] = {**_name(events), "tile": str(event.tile), "what": Counted("tribe", what)}
    story.line(act, Said("log.collects", args), pictures_of("tribe", what), event.seat)


def _earned(story: Story, act: Act, events: Sequence[Event]) -> None:
    gold, seat, cause = gold_of(events), events[0].seat, events[0].cause
    if cause == "builders":
        story.line(act, Said("log.builders", {**_name(events), "gold": gold}), [Picture("tribe", "blue"), coins(gold)], seat)
    elif cause in WHIM_WORDS:
        story.line(act, Said("log.whim.celebrated", {**_name(events), "gold": gold}), [coins(gold)], seat, "cheer")
    else:
        sort = _sort_of(cause)
        said = Said("log.gold.gains", {**_name(events), "gold": gold, "thing": Named(sort, cause)})
        story.line(act, said, [Picture(sort, cause), coins(gold)], seat)


def _paid(story: Story, act: Act, events: Sequence[Event]) -> None:
    gold = gold_of(events)
    story.line(act, Said("log.gold.yazid", {**_name(events), "gold": gold}), [coins(gold)], events[0].seat)


def _cards_taken(story: Story, act: Act, events: Sequence[Event]) -> None:
    if events[0].cause == "yazid":
        _seized(story, act, events)
    else:
        _gained("log.merchants", "card")(story, act, events)


def _seized(story: Story, _act: Act, events: Sequence[Event]) -> None:
    story.add_pictures(_CLEARS, pictures_of("card", counts_of(events), unnamed=True))


def _cleared(story: Story, act: Act, events: Sequence[Event]) -> None:
    """Tell of a tile that Yazid clears, with the meeples he finds there."""
    tile = str(events[0].tile)
    found = [event for event in act.effects if event.kind in ("remove", "capture") and event.tile == tile]
    act.effects = [event for event in act.effects if event.kind == "capture" or event not in found]
    what = counts_of(found)
    said = Said(_CLEARS, {"tile": tile, "what": Counted("tribe", what)})
    story.line(act, said, [Picture("symbol", "yazid"), *pictures_of("tribe", what)], events[0].seat)


def _djinn_got(key: str) -> Teller:
    """Return a teller of a djinn that a seat got."""

    def tell(story: Story, act: Act, events: Sequence[Event]) -> None:
        word = str(events[0].thing)
        story.line(act, Said(key, {**_name(events), "djinn": Named("djinn", word)}), [Picture("djinn", word)], events[0].seat)

    return tell


def _placed(story: Story, act: Act, events: Sequence[Event]) -> None:
    event = events[0]
    piece: Literal["camel", "tent"] = "tent" if event.thing == "tent" else "camel"
    said = Said(f"log.{piece}", {**_name(events), "tile": str(event.tile)})
    story.line(act, said, [Picture(piece, str(event.seat))], event.seat)


def _built(story: Story, act: Act, events: Sequence[Event]) -> None:
    building = str(events[0].thing)
    story.line(act, Said(f"log.{building}", {"tile": str(events[0].tile)}), [Picture("symbol", building)])


def _fulfilled(story: Story, act: Act, events: Sequence[Event]) -> None:
    for event in events:
        word = str(event.thing)
        said = Said("log.whim.fulfilled", {**_name(events), "whim": Named("whim", word)})
        story.line(act, said, [Picture("whim", word)], event.seat, "cheer")


def _rolled(story: Story, act: Act, events: Sequence[Event]) -> None:
    """Tell a roll: the first of a round sets the price; further ones only choose tiles (SOLO-7)."""
    if not any(line.said.key == "log.roll" for line in story.lines):
        white, black = map(int, str(events[0].thing).split())
        story.line(act, Said("log.roll", {"white": white, "black": black}))


def _aimed(story: Story, act: Act, events: Sequence[Event]) -> None:
    def words(targets: Sequence[Event]) -> Said:
        return Said("log.roll.targets", {"what": Counted("tile", {str(event.tile): 1 for event in targets})})

    story.gather(act, "target", events[0], words, lambda _: [])


def _says(key: str) -> Teller:
    """Return a teller of a sentence without arguments."""
    return lambda story, act, _events: story.line(act, Said(key), tone="quiet")


def _names(key: str) -> Teller:
    """Return a teller of a sentence about a seat."""
    return lambda story, act, events: story.line(act, Said(key, _name(events)), seat=events[0].seat)


def _last_placed(story: Story, act: Act, events: Sequence[Event]) -> None:
    """Tell who ends the game: with tents, the tent is placed too (ART-15)."""
    _names("log.last.piece.tent" if story.tents else "log.last.piece")(story, act, events)


_EFFECTS: dict[str, Teller] = {
    "roll": _rolled,
    "target": _aimed,
    "clear": _cleared,
    "last piece": _last_placed,
    "no move": _says("log.no.move"),
    "earn": _earned,
    "pay": _paid,
    "collect": _collected,
    "add": _drawn("log.draw.meeple", "tribe", "tile", "what"),
    "lose": _but_yazid(_things("log.front.loses", "tribe")),
    "gain": _gained("log.front.gains", "tribe"),
    "capture": _things("log.front.gains", "tribe"),
    "give meeple": _things("log.front.loses", "tribe"),
    "get meeple": _things("log.front.gains", "tribe"),
    "take card": _cards_taken,
    "draw card": _drawn("log.draw.card.seat", "card", "name", "what", unseen="log.draw.card.unseen"),
    "deal card": _drawn("log.draw.card.row", "card", "what"),
    "discard card": _but_yazid(_things("log.cards.loses", "card")),
    "seize card": _seized,
    "leave card": _things("log.discarded", "card"),
    "shuffle card": _says("log.shuffled.cards"),
    "draw item": _drawn("log.draw.item.seat", "item", "name", "what", unseen="log.draw.item.unseen"),
    "see item": _drawn("log.draw.item.aside", "item", "name", "what", unseen="log.draw.item.aside.unseen"),
    "leave item": _things("log.discarded", "item"),
    "shuffle item": _says("log.shuffled.items"),
    "take djinn": _djinn_got("log.djinns.gains"),
    "draw djinn": _djinn_got("log.draw.djinn.seat"),
    "deal djinn": _drawn("log.draw.djinn.row", "djinn", "what"),
    "see djinn": _drawn("log.draw.djinn.aside", "djinn", "name", "what", unseen="log.draw.djinn.unseen"),
    "leave djinn": _things("log.discarded", "djinn"),
    "shuffle djinn": _says("log.shuffled.djinns"),
    "deal thief": _drawn("log.draw.thief", "thief", "thief"),
    "deal whim": _drawn("log.draw.whim", "whim", "tile", "whim"),
    "fulfil whim": _fulfilled,
    "place": _placed,
    "build": _built,
}
"""Other kinds follow from a line that tells more."""
