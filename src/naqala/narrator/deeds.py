"""What a seat did, by the verb of its answer. A deed takes its effects out of the action; effects.py tells the rest."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

from naqala.events import Event
from naqala.narrator.lines import Argument, Counted, Named, Paid, Picture, Player, Said, Sort
from naqala.narrator.story import Act, Story, coins, counts_of, gold_of, pictured, pictures_of
from naqala.view import UNSEEN

Deed = Callable[[Story, Act], None]
_PAID: dict[str, tuple[Sort, str]] = {"fakir": ("card", "fakir"), "elder": ("tribe", "white"), "artisan": ("tribe", "purple")}
_PASSES = ("move", "kill", "thief", "claim", "outbid")
"""Questions where a pass gives something up that is worth a line."""


def _paid(payment: str) -> list[Picture]:
    """Return the pictures of a payment such as ``elder fakir``."""
    return [Picture(*_PAID[word], number) for word, number in Counter(payment.split()).items()]


def _take_all(act: Act, kinds: Sequence[str]) -> None:
    """Take the effects of these kinds out of the action, and what it pays."""
    for kind in (*kinds, *(("lose", "discard card") if act.payment else ())):
        act.take(kind)


def _bid(story: Story, act: Act) -> None:
    act.take("bid")
    price, gold = int(act.parts["price"]), gold_of(act.take("pay"))
    fakirs = gold_of(act.take("discard card"))
    if fakirs:
        story.deed(act, "log.bid.fakirs", [coins(gold), Picture("card", "fakir", fakirs)], price=price, gold=gold, n=fakirs)
    elif gold < price:
        story.deed(act, "log.bid.broke", [coins(gold)], price=price, gold=gold)
    else:
        story.deed(act, "log.bid", [coins(gold)], price=price)


def _pick(story: Story, act: Act) -> None:
    act.take("pick")
    story.deed(act, "log.at", tile=act.parts["tile"])
    story.start_move(act.parts["tile"])


def _drop(story: Story, act: Act) -> None:
    for dropped in act.take("drop"):
        story.move(act, dropped)


def _carpet(story: Story, act: Act) -> None:
    _drop(story, act)
    act.take("discard item")
    tribe = Named("tribe", act.parts["colour"])
    story.deed(act, "log.carpet", [Picture("item", "carpet")], tribe=tribe, tile=act.parts["tile"])


def _owned(sort: Literal["djinn", "thief"], key: str, *kinds: str) -> Deed:
    """Return the deed of a djinn or thief that comes, goes or is used; ``kinds`` are the effects that it tells."""

    def tell(story: Story, act: Act) -> None:
        word = act.parts[sort]
        _take_all(act, kinds)
        args: dict[str, Argument] = {sort: Named(sort, word)}
        if act.payment:
            args["payment"] = Paid(act.payment)
        story.deed(act, key, [Picture(sort, word), *_paid(act.payment)], **args)

    return tell


def _item(key: str, *kinds: str) -> Deed:
    """Return the same for an item."""

    def tell(story: Story, act: Act) -> None:
        word = act.parts["item"]
        _take_all(act, kinds)
        story.deed(act, key, [Picture("item", word)], item=Named("item", word))

    return tell


def _cards(key: str, kind: str, gold: str = "", cause: str | None = None) -> Deed:
    """Return the deed of cards that move, and what gold is paid or earned for them."""

    def tell(story: Story, act: Act) -> None:
        what = counts_of(act.take(kind))
        amount = gold_of(act.take(gold, cause)) if gold else None
        args: dict[str, Argument] = {} if amount is None else {"gold": amount}
        pictures = pictures_of("card", what) + ([] if amount is None else [coins(amount)])
        story.deed(act, key, pictures, what=Counted("card", what), **args)

    return tell


def _keep_item(story: Story, act: Act) -> None:
    if act.parts["item"] == UNSEEN:
        act.take("keep item")
        story.deed(act, "log.keep.item.unseen", [Picture("item", UNSEEN)])
    else:
        _item("log.keep.item", "keep item")(story, act)


def _tell_building(story: Story, act: Act, kind: str, key: str) -> None:
    act.take(kind)
    story.deed(act, key, [Picture("symbol", act.parts["building"])], tile=act.parts["tile"])


def _tile(key: str, *kinds: str) -> Deed:
    """Return the deed of choosing a tile."""

    def tell(story: Story, act: Act) -> None:
        _take_all(act, kinds)
        story.deed(act, key, tile=act.parts["tile"])

    return tell


def _fakirs(story: Story, act: Act) -> None:
    if added := act.take("discard card"):
        story.deed(act, "log.fakirs", pictures_of("card", counts_of(added)), n=gold_of(added))


def _kill(story: Story, act: Act) -> None:
    victims = act.take("remove") or act.take("lose")
    what = counts_of(victims)
    pictures = pictures_of("tribe", what)
    if victims[0].tile:
        story.deed(act, "log.kill.tile", pictures, tile=victims[0].tile, what=Counted("tribe", what))
    else:
        story.deed(act, "log.kill.seat", pictures, victim=Player(victims[0].seat or 0), what=Counted("tribe", what))


def _remove(story: Story, act: Act) -> None:
    what = counts_of(act.take("remove"))
    story.deed(act, "log.remove", pictures_of("tribe", what), tile=act.parts["tile"], what=Counted("tribe", what))


def _craft(story: Story, act: Act) -> None:
    _take_all(act, [])
    story.deed(act, "log.craft", _paid(act.payment), payment=Paid(act.payment))


def _take_whim(story: Story, act: Act) -> None:
    word = str(act.take("take whim")[0].thing)
    story.deed(act, "log.take.whim", [Picture("whim", word)], whim=Named("whim", word))


def _choose(story: Story, act: Act) -> None:
    """Tell the choice of a tile, unless the piece or building that follows at once names it."""
    act.take("take back")
    if not any(event.kind in ("place", "build") for event in act.effects):
        story.deed(act, "log.at", tile=act.parts["tile"])


def _redirect(story: Story, act: Act) -> None:
    _take_all(act, ["use djinn"])
    story.deed(act, "log.redirect", _paid(act.payment), tile=act.parts["tile"], payment=Paid(act.payment))


def _outbid(story: Story, act: Act) -> None:
    gold = gold_of(act.take("pay", "outbid"))
    story.deed(act, "log.outbid", [coins(gold)], gold=gold)


def _bring(story: Story, act: Act) -> None:
    """Tell the Flute's meeples in one line."""
    picked, dropped = act.take("pick"), act.take("drop")

    def words(events: Sequence[Event]) -> Said:
        what = Counted("tribe", counts_of(events))
        return Said("log.bring", {"name": Player(act.seat), "tile": str(dropped[0].tile), "what": what})

    story.gather(act, "bring", picked[0], words, lambda events: [pictured("tribe", event) for event in events])


def _next(story: Story, act: Act) -> None:
    """Tell the Horn's row in one line."""
    ordered = act.take("order card")

    def words(events: Sequence[Event]) -> Said:
        return Said("log.next", {"name": Player(act.seat), "what": Counted("card", counts_of(events))})

    story.gather(act, "next", ordered[0], words, lambda events: [pictured("card", event) for event in events])


def _pass(story: Story, act: Act) -> None:
    if act.ask in _PASSES or (act.ask == "tile" and not any(event.kind == "build" for event in act.effects)):
        story.line(act, Said(f"log.pass.{act.ask}", {"name": Player(act.seat)}), seat=act.seat, tone="quiet")


DEEDS: dict[str, Deed] = {
    "at": _choose,
    "bid": _bid,
    "bring": _bring,
    "buy_card": _cards("log.buy.cards", "take card", "pay"),
    "buy_djinn": _owned("djinn", "log.buy.djinn", "take djinn"),
    "buy_thief": _owned("thief", "log.buy.thief", "get thief"),
    "buy_two": _cards("log.buy.cards", "take card", "pay"),
    "carpet": _carpet,
    "claim": _tile("log.claim"),
    "craft": _craft,
    "drop": _drop,
    "fakirs": _fakirs,
    "from": _tile("log.from"),
    "give_building": lambda story, act: _tell_building(story, act, "give building", f"log.give.{act.parts['building']}"),
    "give_cards": _cards("log.give.cards", "give card"),
    "give_djinn": _owned("djinn", "log.give.djinn", "give djinn"),
    "give_item": _item("log.give.item", "give item"),
    "give_tile": _tile("log.give.tile", "take back"),
    "keep_djinn": _owned("djinn", "log.keep.djinn", "keep djinn"),
    "keep_item": _keep_item,
    "kill_of": _kill,
    "kill_on": _kill,
    "next": _next,
    "outbid": _outbid,
    "pass": _pass,
    "pick": _pick,
    "play": _item("log.play", "discard item"),
    "put": lambda story, act: _tell_building(story, act, "put building", f"log.put.{act.parts['building']}"),
    "redirect": _redirect,
    "remove": _remove,
    "sell": _cards("log.sell", "discard card", "earn", "sale"),
    "send": _owned("thief", "log.use.thief", "use thief"),
    "take_cards": _cards("log.take.cards", "get card"),
    "take_deck": lambda story, act: story.deed(act, "log.take.deck"),
    "take_djinn": _owned("djinn", "log.take.djinn", "get djinn", "take djinn"),
    "take_item": _item("log.take.item", "get item", "fetch item"),
    "take_whim": _take_whim,
    "use": _owned("djinn", "log.use", "use djinn"),
}
"""Other verbs have no line of their own: their effects tell everything."""
