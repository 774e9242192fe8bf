"""The explorer's reasons as English sentences: one entry for every key of bots/reasons.py."""

from collections.abc import Callable, Sequence
from typing import Any

from naqala.bots.advice import Possibility, Reason
from naqala.catalog.names import CARD_WORDS
from naqala.terminal.phrases import amount, cards, item, listing, ordinal, tribe
from naqala.terminal.texts import DJINNS, ITEMS, THIEVES, whim_text

Names = Sequence[str]
Sentence = Callable[[dict[str, Any], Names], str]


def _standing(arguments: dict[str, Any]) -> str:
    """`` with a palm and 2 palaces``, or nothing."""
    parts = [amount(arguments[f"{word}s"], word) for word in ("palm", "palace") if arguments[f"{word}s"]]
    return f" with {listing(parts)}" * bool(parts)


def _place(arguments: dict[str, Any], _: Names) -> str:
    place, last = ordinal(arguments["place"]), ordinal(arguments["last_place"])
    return f"plays {place}" if place == last else f"plays {place}, or as late as {last} if others bid more"


def _victims(arguments: dict[str, Any]) -> str:
    colours = arguments["colours"]
    return listing(amount(colours.count(colour), tribe(colour)) for colour in dict.fromkeys(colours))


def _spent(arguments: dict[str, Any], _: Names) -> str:
    return "spends " + listing(
        amount(arguments[f"{word.lower()}s"], word) for word in ("Elder", "Fakir", "Artisan") if arguments[f"{word.lower()}s"]
    )


def _given(arguments: dict[str, Any], _: Names) -> str:
    words = arguments["what"].split()
    if words[0] in CARD_WORDS:
        return f"gives up {cards({word: words.count(word) for word in words})}"
    if words[0] in DJINNS or words[0] in ITEMS:
        return f"gives up {(DJINNS.get(words[0]) or ITEMS[words[0]])[0]}"
    return f"gives up {' on '.join(words)}"


def _drawn(arguments: dict[str, Any], _: Names) -> str:
    words = {"card": "card", "item": "item", "djinn": "djinn", "meeple": "meeple", "thief": "thief", "whim": "whim"}
    return f"luck decides: {amount(arguments['number'], words.get(arguments['what'], arguments['what']))} drawn"


SENTENCES: dict[str, Sentence] = {
    "plays": _place,
    "ends game": lambda _, __: "makes this the last round",
    "collects": lambda found, _: f"collects {amount(found['number'], tribe(found['colour']))} on {found['tile']}",
    "takes tile": lambda found, _: f"takes {found['tile']} ({found['value']}){_standing(found)}",
    "takes city": lambda found, _: f"takes the city {found['tile']}{_standing(found)}, the {ordinal(found['number'])}",
    "loses tile": lambda found, _: f"gives up {found['tile']} ({found['value']})",
    "takes from rival": lambda found, names: f"{names[found['seat'] - 1]} loses {found['tile']} ({found['value']})",
    "tent": lambda found, _: f"puts the tent on {found['tile']}",
    "vizier lead": lambda found, names: f"more Viziers than {listing(names[seat - 1] for seat in found['seats'])}",
    "palm": lambda found, _: f"{amount(found['number'], 'palm')} on your {found['tile']}",
    "palace": lambda found, _: f"{amount(found['number'], 'palace')} on your {found['tile']}",
    "helps rival": lambda found, names: (
        f"{names[found['seat'] - 1]} gets {amount(found['number'], found['building'])} on {found['tile']}"
    ),
    "gets djinn": lambda found, _: f"gets {DJINNS[found['djinn']][0]} ({found['points']})",
    "gets thief": lambda found, _: f"gets the thief {THIEVES[found['thief']][0]}",
    "robs": lambda found, _: f"sends {THIEVES[found['thief']][0]}",
    "fulfils whim": lambda found, _: f"fulfils the whim {whim_text(found['whim'])}",
    "takes whim": lambda found, _: f"takes the whim {whim_text(found['whim'])}",
    "gets item": lambda found, _: f"gets {item(found['item'], found['number'])}",
    "cards": lambda found, _: f"cards: {cards({word: found['cards'].count(word) for word in found['cards']})}",
    "suit grows": lambda found, _: f"the suit grows to {found['size']} goods ({found['points']} gold)",
    "kills on": lambda found, _: f"kills {_victims(found)} on {found['tile']}",
    "kills of": lambda found, names: f"kills {_victims(found)} of {names[found['seat'] - 1]}",
    "uses djinn": lambda found, _: f"uses {DJINNS[found['djinn']][0]}",
    "plays item": lambda found, _: f"plays {ITEMS[found['item']][0]}",
    "sells": lambda found, _: f"sells {amount(found['size'], 'good')} for {found['gold']} gold",
    "gives": _given,
    "spends": _spent,
    "earns": lambda found, _: f"earns {found['gold']} gold",
    "pays": lambda found, _: f"pays {found['gold']} gold",
    "yazid takes": lambda found, _: f"Yazid takes {_victims(found)} on {found['tile']}",
    "yazid buys": lambda found, _: f"Yazid gets {DJINNS[found['djinn']][0]}",
    "pays yazid": lambda found, _: f"pays {found['gold']} gold to Yazid for his Builders",
    "rival gains": lambda found, names: f"{names[found['seat'] - 1]} gains {amount(found['points'], 'point')}",
    "rival loses": lambda found, names: f"{names[found['seat'] - 1]} loses {amount(found['points'], 'point')}",
    "draws": _drawn,
    "leaves": lambda found, names: f"leaves {names[found['seat'] - 1]} about {amount(found['points'], 'point')}",
    "keeps": lambda found, _: f"you move again, for about {amount(found['points'], 'point')}",
}
"""Each takes a reason's arguments and the names of the seats."""


def said(reason: Reason, names: Names) -> str:
    """A reason in words."""
    return SENTENCES[reason.key](reason.arguments, names)


def why(possibility: Possibility, names: Names) -> str:
    """All reasons of a possibility, as one sentence."""
    return "; ".join(said(reason, names) for reason in possibility.reasons)


TO_COME = {
    "purse": "fuller purse",
    "majority": "majorities",
    "paying": "means of payment",
    "powers": "powers",
    "growth": "growth",
    "suits": "longer suits",
    "fakirs": "Fakirs",
    "magic": "magic items",
    "whims": "whims",
    "next_city": "next city",
    "danger": "safety from Yazid",
}
"""Categories of gains that are no lines of the score sheet (docs/bots.md)."""


def gained(possibility: Possibility) -> str:
    """``djinns +6, elders +2; to come: powers +8.1``: what the score sheet gains, line by line, and what is still to come."""
    now = [f"{word} {signed(gain)}" for word, gain in possibility.gains.items() if word not in TO_COME]
    later = [f"{TO_COME[word]} {signed(gain)}" for word, gain in possibility.gains.items() if word in TO_COME]
    return "; ".join([*([", ".join(now)] if now else []), *([f"to come: {', '.join(later)}"] if later else [])])


def signed(points: float) -> str:
    """``+6``, ``-0.5``."""
    return f"{points:+.{0 if points == round(points) else 1}f}"


def deed(possibility: Possibility) -> str:
    """What to do, as one would type it: a move in one go, and no passing at the end."""
    parts: list[str] = []
    is_moving = False
    for text in possibility.actions:
        verb, _, rest = text.partition(" ")
        if verb == "drop" and is_moving:
            parts[-1] += f" {rest}"
        else:
            parts.append(text)
        is_moving = verb in ("pick", "drop")
    while len(parts) > 1 and parts[-1] == "pass":
        parts.pop()
    return ", ".join(parts)
