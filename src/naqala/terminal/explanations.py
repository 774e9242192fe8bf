"""Explains all things of the game, by their names in the language in use or by their words."""

from collections.abc import Iterator
from typing import NamedTuple

from naqala.catalog.cards import SOLO_LOSE_ASSASSINS, SOLO_LOSE_DJINNS, THIEF_VP, WHIM_WORDS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.tiles import KIND_WORDS
from naqala.texts import say, words

TOPICS = ("goal", "round", "bid", "turn", "move", "control", "tribe", "tile", "djinns", "sale", "end", "secret", "solo")
PIECES = ("camel", "tent", "palm", "palace", "mountain", "marker", "bag")
_OTHER_WORDS = {"goal": "score", "solo": "yazid", "sale": "goods", "mountain": "mountains"}
"""What else a player may ask for."""


class Explanation(NamedTuple):
    """The names of something, its title and its explanation."""

    names: tuple[str, ...]
    title: str
    text: str


def _topics() -> Iterator[Explanation]:
    for word in TOPICS:
        about = say(f"topic.{word}.about", assassins=SOLO_LOSE_ASSASSINS, djinns=SOLO_LOSE_DJINNS)
        yield Explanation((word, _OTHER_WORDS.get(word, word)), say(f"topic.{word}"), about)
    for word in PIECES:
        yield Explanation((word, _OTHER_WORDS.get(word, word)), say(f"piece.{word}", n=1), say(f"piece.{word}.about"))
    yield Explanation(("fakir",), words.card("fakir"), say("card.fakir.about"))
    yield Explanation(("goods",), say("card.goods", n=2), say("card.goods.about"))


def _things() -> Iterator[Explanation]:
    for kind in KIND_WORDS:
        yield Explanation((kind,), say(f"tile.{kind}"), say(f"tile.{kind}.about"))
    for colour in COLOUR_WORDS:
        title = f"{words.tribe(colour)} ({say(f'colour.{colour}')})"
        yield Explanation((colour, words.tribe(colour), words.tribe(colour, 2)), title, say(f"tribe.{colour}.about"))
    for word in DJINN_WORDS:
        points = say("djinn.points", n=words.djinn_points(word))
        title = f"{words.djinn(word)}, {say('djinn.one')} ({points})"
        yield Explanation((word, words.djinn(word)), title, words.djinn_about(word))
    for word in ITEM_WORDS:
        yield Explanation((word, words.item(word)), words.item(word), words.item_about(word))
    for word in THIEF_WORDS:
        points = say("thief.points", n=THIEF_VP)
        title = f"{words.thief(word)}, {say('thief.one')} ({points})"
        yield Explanation((word, words.thief(word)), title, say(f"thief.{word}.about"))
    for word in WHIM_WORDS:
        yield Explanation((word,), f"{say('whim.one')} {word}", words.whim(word))


def _plain(name: str) -> str:
    """Return a name in small letters and without signs."""
    return "".join(letter for letter in name.lower() if letter not in "-'’").strip()


def explain(name: str) -> list[str]:
    """Return the explanations whose name begins with this; an exact name wins."""
    wanted = _plain(name)
    if not wanted:
        return []
    known = [(tuple(map(_plain, one.names)), say("ui.named", what=one.title, value=one.text)) for one in (*_things(), *_topics())]
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted.removesuffix("s") in name.split(),
    ):
        if found := [text for names, text in known if any(map(fits, names))]:
            return list(dict.fromkeys(found))
    return []
