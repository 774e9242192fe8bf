"""What a seat did, by the verb of its answer. A deed takes its effects out of the action; effects.py tells the rest."""

from collections import Counter
from collections.abc import Callable, Sequence

from naqala.events import Event
from naqala.narrator.lines import Argument, Counted, Named, Paid, Picture, Player, Said, Sort
from naqala.narrator.story import Act, Story, coins, counts_of, gold_of, pictured, pictures_of
from naqala.view import UNSEEN

_PAID: dict[str, tuple[Sort, str]] = {"fakir": ("card", "fakir"), "elder": ("tribe", "white"), "artisan": ("tribe", "purple")}
_PASSES = ("move", "kill", "thief", "claim", "outbid")
"""Questions where a pass gives something up that is worth a line."""


def _paid(payment: str) -> list[Picture]:
    """Return the pictures of a payment such as ``elder fakir``."""
    return [Picture(*_PAID[word], number) for word, number in Counter(payment.split()).items()]


def _take_payment(act: Act) -> None:
    if act.payment:
        act.take("lose")
        act.take("discard card")


def _bid(story: Story, act: Act) -> None:
    act.take("bid")
    price, gold = int(act.words[1]), gold_of(act.take("pay"))
    fakirs = gold_of(act.take("discard card"))
    if fakirs:
        story.deed(act, "log.bid.fakirs", [coins(gold), Picture("card", "fakir", fakirs)], price=price, gold=gold, n=fakirs)
    elif gold < price:
        story.deed(act, "log.bid.broke", [coins(gold)], price=price, gold=gold)
    else:
        story.deed(act, "log.bid", [coins(gold)], price=price)


def _pick(story: Story, act: Act) -> None:
    act.take("pick")
    story.deed(act, "log.at", tile=act.words[1])
    story.start_move(act.words[1])


def _drop(story: Story, act: Act) -> None:
    for dropped in act.take("drop"):
        story.move(act, dropped)


def _carpet(story: Story, act: Act) -> None:
    _drop(story, act)
    act.take("discard item")
    tribe, tile = act.words[1:]
    story.deed(act, "log.carpet", [Picture("item", "carpet")], tribe=Named("tribe", tribe), tile=tile)


def _tell_djinn(story: Story, act: Act, key: str, word: str) -> None:
    _take_payment(act)
    args: dict[str, Argument] = {"djinn": Named("djinn", word)}
    if act.payment:
        args["payment"] = Paid(act.payment)
    story.deed(act, key, [Picture("djinn", word), *_paid(act.payment)], **args)


def _tell_item(story: Story, act: Act, key: str, word: str) -> None:
    story.deed(act, key, [Picture("item", word)], item=Named("item", word))


def _tell_cards(story: Story, act: Act, key: str, moved: Sequence[Event], **args: Argument) -> None:
    what = counts_of(moved)
    gold = [coins(number) for number in (args.get("gold"),) if isinstance(number, int)]
    story.deed(act, key, [*pictures_of("card", what), *gold], what=Counted("card", what), **args)


def _tell_building(story: Story, act: Act, key: str) -> None:
    story.deed(act, key, [Picture("symbol", act.words[1])], tile=act.words[2])


def _use(story: Story, act: Act) -> None:
    if act.take("use thief"):
        word = act.words[1]
        story.deed(act, "log.use.thief", [Picture("thief", word)], thief=Named("thief", word))
    else:
        act.take("use djinn")
        _tell_djinn(story, act, "log.use", act.words[1])


def _play(story: Story, act: Act) -> None:
    act.take("discard item")
    _tell_item(story, act, "log.play", act.words[1])


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
    story.deed(act, "log.remove", pictures_of("tribe", what), tile=act.words[-1], what=Counted("tribe", what))


def _buy(story: Story, act: Act) -> None:
    word = act.words[1]
    if act.take("take djinn"):
        _tell_djinn(story, act, "log.buy.djinn", word)
    elif act.take("get thief"):
        _take_payment(act)
        pictures = [Picture("thief", word), *_paid(act.payment)]
        story.deed(act, "log.buy.thief", pictures, thief=Named("thief", word), payment=Paid(act.payment))
    else:
        _tell_cards(story, act, "log.buy.cards", act.take("take card"), gold=gold_of(act.take("pay")))


def _sell(story: Story, act: Act) -> None:
    _tell_cards(story, act, "log.sell", act.take("discard card"), gold=gold_of(act.take("earn", "sale")))


def _craft(story: Story, act: Act) -> None:
    _take_payment(act)
    story.deed(act, "log.craft", _paid(act.payment), payment=Paid(act.payment))


def _take(story: Story, act: Act) -> None:
    if whim := act.take("take whim"):
        word = str(whim[0].thing)
        story.deed(act, "log.take.whim", [Picture("whim", word)], whim=Named("whim", word))
    elif act.take("get djinn") or act.take("take djinn"):
        _tell_djinn(story, act, "log.take.djinn", act.words[1])
    elif act.words[1] == "deck":
        story.deed(act, "log.take.deck")
    elif act.take("get item") or act.take("fetch item"):
        _tell_item(story, act, "log.take.item", act.words[1])
    else:
        _tell_cards(story, act, "log.take.cards", act.take("get card"))


def _keep(story: Story, act: Act) -> None:
    word = act.words[1]
    if act.take("keep djinn"):
        _tell_djinn(story, act, "log.keep.djinn", word)
    elif act.take("keep item") and word == UNSEEN:
        story.deed(act, "log.keep.item.unseen", [Picture("item", UNSEEN)])
    else:
        _tell_item(story, act, "log.keep.item", word)


def _give(story: Story, act: Act) -> None:
    if act.take("give djinn"):
        _tell_djinn(story, act, "log.give.djinn", act.words[1])
    elif act.take("give item"):
        _tell_item(story, act, "log.give.item", act.words[1])
    elif act.take("give building"):
        _tell_building(story, act, f"log.give.{act.words[1]}")
    elif act.take("take back"):
        story.deed(act, "log.give.tile", tile=act.words[1])
    else:
        _tell_cards(story, act, "log.give.cards", act.take("give card"))


def _put(story: Story, act: Act) -> None:
    act.take("put building")
    _tell_building(story, act, f"log.put.{act.words[1]}")


def _choose(story: Story, act: Act) -> None:
    """Tell the choice of a tile, unless the piece or building that follows at once names it."""
    act.take("take back")
    if not any(event.kind in ("place", "build") for event in act.effects):
        story.deed(act, "log.at", tile=act.words[1])


def _redirect(story: Story, act: Act) -> None:
    act.take("use djinn")
    _take_payment(act)
    story.deed(act, "log.redirect", _paid(act.payment), tile=act.words[1], payment=Paid(act.payment))


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


DEEDS: dict[str, Callable[[Story, Act], None]] = {
    "at": _choose,
    "bid": _bid,
    "bring": _bring,
    "buy": _buy,
    "carpet": _carpet,
    "claim": lambda story, act: story.deed(act, "log.claim", tile=act.words[1]),
    "craft": _craft,
    "drop": _drop,
    "fakirs": _fakirs,
    "from": lambda story, act: story.deed(act, "log.from", tile=act.words[1]),
    "give": _give,
    "keep": _keep,
    "kill": _kill,
    "next": _next,
    "outbid": _outbid,
    "pass": _pass,
    "pick": _pick,
    "play": _play,
    "put": _put,
    "redirect": _redirect,
    "remove": _remove,
    "sell": _sell,
    "take": _take,
    "use": _use,
}
"""Other verbs have no line of their own: their effects tell everything."""
