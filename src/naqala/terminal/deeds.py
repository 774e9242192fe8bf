"""What somebody did, as a sentence."""

from collections.abc import Callable

from naqala.catalog.cards import SUIT_PRICES
from naqala.catalog.names import DJINN_WORDS, ITEM_WORDS, PRICES, THIEF_WORDS
from naqala.terminal.phrases import amount, cards, colours, counted, items, listing, payment, place, tribe
from naqala.terminal.tale import Tale
from naqala.terminal.texts import DJINNS, ITEMS, MARKET_PRICES, THIEVES, djinn_points, whim_text


def _pay(tale: Tale) -> str:
    """What the action pays in words; Fakirs are told with it."""
    fakirs = tale.words.count("fakir")
    if fakirs and "paying" in tale.words:
        tale.take_card(tale.seat, "fakir", -fakirs)
    return f", paying {payment(tale.words)}" if "paying" in tale.words else ""


def _bid(tale: Tale) -> str:
    price = int(tale.words[1])
    fakirs = int(tale.words[3]) if len(tale.words) > 2 else 0
    paid = PRICES[PRICES.index(price) - fakirs]
    tale.gold[tale.seat] += paid
    if not fakirs:
        return f"{tale.actor} bids {price}"
    tale.take_card(tale.seat, "fakir", -fakirs)
    return f"{tale.actor} bids {price}, paying {paid} gold and {amount(fakirs, 'Fakir')}"


def _move(tale: Tale) -> str:
    """A run of pick and drops, or a part of it."""
    steps = [entry.action.split() for entry in tale.entries]
    parts = []
    if steps[0][0] == "pick":
        parts.append(f"picks up {steps[0][1]} ({colours(tale.before['board'][steps[0][1]]['meeples'])})")
    drops = [f"{words[-2]} on {words[-1]}" for words in steps if words[0] == "drop"]
    if drops:
        parts.append(f"drops {', '.join(drops)}")
    if steps[-1][0] == "carpet":
        parts.append(f"flies {steps[-1][1]} to {steps[-1][2]} on the Carpet")
        tale.take_item(tale.seat, "carpet", -1)
    return f"{tale.actor} {listing(parts)}"


def _use(tale: Tale) -> str:
    word = tale.words[1]
    if word in THIEF_WORDS:
        return f"{tale.actor} sends {THIEVES[word][0]} to rob the others"
    return f"{tale.actor} uses {DJINNS[word][0]}{_pay(tale)}"


def _play(tale: Tale) -> str:
    tale.take_item(tale.seat, tale.words[1], -1)
    return f"{tale.actor} plays {ITEMS[tale.words[1]][0]}"


def _kill(tale: Tale) -> str:
    victims = tale.words[1:-2] if tale.words[-2] == "of" else tale.words[1:-1]
    whom = listing(amount(victims.count(colour), tribe(colour)) for colour in dict.fromkeys(victims))
    where = f"of {tale.name(int(tale.words[-1]))}" if tale.words[-2] == "of" else f"on {tale.words[-1]}"
    paid = tale.take_cards(tale.seat, gained=False)
    return f"{tale.actor}'s Assassins kill {whom} {where}{f', paying {cards(paid)}' if paid else ''}"


def _buy(tale: Tale) -> str:
    word, artisans = tale.words[1], "artisans" in tale.before["options"]["expansions"]
    if word in DJINN_WORDS:
        tale.told.add(word)
        return f"{tale.actor} buys {DJINNS[word][0]} ({djinn_points(word, artisans)}){_pay(tale)}"
    if word in THIEF_WORDS:
        tale.told.add(word)
        return f"{tale.actor} buys the thief {THIEVES[word][0]}{_pay(tale)}"
    price = MARKET_PRICES[tale.before["board"][tale.before["turn"]["at"]]["tile"]]
    tale.gold[tale.seat] += price
    return f"{tale.actor} buys {cards(tale.take_cards(tale.seat, gained=True))} for {price} gold"


def _sell(tale: Tale) -> str:
    price = SUIT_PRICES[len(tale.words) - 1]
    tale.gold[tale.seat] -= price
    tale.take_cards(tale.seat, gained=False)
    return f"{tale.actor} sells {cards(dict.fromkeys(tale.words[1:], 1))} for {price} gold"


def _thing(tale: Tale) -> str:
    """Gives, takes, keeps or puts something."""
    verb = {"give": "gives up", "take": "takes", "keep": "keeps", "put": "puts"}[tale.words[0]]
    word = tale.words[1]
    if word == "whim":
        return f"{tale.actor} takes the whim {whim_text(tale.before['board'][tale.before['turn']['at']]['whim'])}"
    if word == "deck":
        return f"{tale.actor} takes the top djinn of the pile"
    if word in DJINN_WORDS:
        tale.told.add(word)
        return f"{tale.actor} {verb} {DJINNS[word][0]}"
    if word in ITEM_WORDS or word == "?":
        tale.take_item(tale.seat, word, -1 if tale.words[0] == "give" else 1)
        return f"{tale.actor} {verb} {items({word: 1})}"
    if word in ("palm", "palace"):
        tale.told.add(f"{word} {tale.words[2]}")
        return f"{tale.actor} {verb} a {word} on {tale.words[2]}"
    if word in tale.before["board"]:
        return f"{tale.actor} {verb} {place(tale.before['board'], word)}"
    gave = tale.take_cards(tale.seat, gained=tale.words[0] != "give")
    return f"{tale.actor} {verb} {cards(gave)}"


def _fakirs(tale: Tale) -> str:
    number = int(tale.words[1])
    if not number:
        return ""
    tale.take_card(tale.seat, "fakir", -number)
    return f"{tale.actor} adds {amount(number, 'Fakir')} to the Builders"


def _pass(tale: Tale) -> str:
    texts = {
        "move": f"{tale.actor} makes no move",
        "kill": f"{tale.actor}'s Assassins kill nobody",
        "outbid": f"{tale.actor} lets Yazid play first",
        "claim": f"{tale.actor} claims nothing",
    }
    return texts.get(tale.ask, "")


def _outbid(tale: Tale) -> str:
    price = sum(tale.before["solo"]["dice"])
    tale.gold[tale.seat] += price
    return f"{tale.actor} outbids Yazid for {price} gold"


def _row(tale: Tale) -> str:
    return f"{tale.actor} puts the row in order: {', '.join(tale.after['cards']['row'])}"


def _drawn(tale: Tale) -> str:
    """What chance turned up, of one kind and for one purpose."""
    words = [entry.action.split()[1] for entry in tale.entries]
    question, kind = tale.question(), tale.ask.removeprefix("draw ")
    to = question.get("to")
    if kind == "meeple":
        return f"From the bag come {counted(words)} to {question['tile']}"
    if kind == "thief":
        return f"A new thief is turned up: {THIEVES[words[0]][0]}"
    if kind == "whim":
        return f"A new whim lies on {question['tile']}: {whim_text(words[0])}"
    if to == "row":
        shown = (
            cards({word: words.count(word) for word in words}) if kind == "card" else listing(DJINNS[word][0] for word in words)
        )
        return f"New in the row: {shown}" if kind == "card" else f"New djinns: {shown}"
    return _drawn_for_somebody(tale, words, kind, to)


def _drawn_for_somebody(tale: Tale, words: list[str], kind: str, to: object) -> str:
    """Drawn into a hand, or aside to choose from."""
    seat = to if isinstance(to, int) else tale.before["pending"][-2]["seat"]
    counts = {word: words.count(word) for word in words}
    if kind == "card":
        for word, number in counts.items():
            tale.take_card(seat, word, number)
        return f"{tale.name(seat)} draws {cards(counts)}"
    if kind == "item":
        for word, number in counts.items() if to == seat else ():
            tale.take_item(seat, word, number)
        return f"{tale.name(seat)} draws {items(counts)}"
    tale.told.update(words)
    shown = listing(DJINNS[word][0] if word in DJINNS else "a djinn" for word in words)
    return f"{tale.name(seat)} draws {shown if '?' not in words else amount(len(words), 'djinn')}"


def _rolled(tale: Tale) -> str:
    targets = tale.after["solo"]["targets"]
    wants = f": Yazid wants {listing(place(tale.after['board'], tile) for tile in targets)}" if targets else ""
    return f"The dice show white {tale.words[1]}, black {tale.words[2]}{wants}"


def _at(tale: Tale) -> str:
    return f"{tale.actor} chooses {place(tale.before['board'], tale.words[1])}"


def _brought(tale: Tale) -> str:
    brought = [f"{words[1]} from {words[2]}" for words in (entry.action.split() for entry in tale.entries)]
    return f"{tale.actor} brings {', '.join(brought)} to {tale.question()['tile']}"


_DEEDS: dict[str, Callable[[Tale], str]] = {
    "bid": _bid,
    "pick": _move,
    "drop": _move,
    "carpet": _move,
    "use": _use,
    "play": _play,
    "kill": _kill,
    "buy": _buy,
    "sell": _sell,
    "give": _thing,
    "take": _thing,
    "keep": _thing,
    "put": _thing,
    "fakirs": _fakirs,
    "pass": _pass,
    "outbid": _outbid,
    "next": _row,
    "draw": _drawn,
    "roll": _rolled,
    "at": _at,
    "bring": _brought,
    "camel": lambda _: "",
    "tent": lambda _: "",
    "from": lambda _: "",
    "craft": lambda tale: f"{tale.actor} works at {tale.before['turn']['at']}{_pay(tale)}",
    "claim": lambda tale: f"{tale.actor} claims {tale.words[1]}",
    "redirect": lambda tale: f"{tale.actor} moves it to {place(tale.before['board'], tale.words[1])}{_pay(tale)}",
    "remove": lambda tale: f"{tale.actor} removes {counted(tale.words[1:-1])} from {tale.words[-1]}",
}


def deed(tale: Tale) -> str:
    """The sentence for what was done; empty if only its effects are worth telling."""
    return _DEEDS[tale.words[0]](tale)
