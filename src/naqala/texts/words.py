"""Names of things in the language in use: from the words of files and actions to texts for people."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from naqala.catalog.cards import DJINN_CARDS, WHIM_WORDS
from naqala.catalog.names import (
    COLOUR_LETTERS,
    COLOUR_WORDS,
    DJINN_WORDS,
    FEATURE_WORDS,
    ITEM_WORDS,
)
from naqala.catalog.printed import Printed, printed
from naqala.catalog.tiles import FACE_NAMED, kind_word
from naqala.texts import listed, say
from naqala.texts.facts import NamedFacts, facts_of

Counts = Mapping[str, int]

_OURS = printed()
_values: ContextVar[Printed] = ContextVar("values", default=_OURS)


@contextmanager
def printing(values: Printed) -> Iterator[None]:
    """Tell of cards and tiles with these values inside the block, in this context."""
    token = _values.set(values)
    try:
        yield
    finally:
        _values.reset(token)


def values() -> Printed:
    """Return the values in use."""
    return _values.get()


def facts() -> NamedFacts:
    """Return the numbers of the game for texts that tell them."""
    return facts_of(values())


def _item_points(word: str) -> int:
    return values().item_points(ITEM_WORDS.index(word))


def _joined(parts: Iterable[str]) -> str:
    """Return a list, or the word for an empty one."""
    return listed(parts) or say("player.nothing")


def tribe(colour: str, n: int = 1) -> str:
    """Return ``Merchant`` or ``Merchants``."""
    return say(f"tribe.{colour}", n=n)


def tribes(counts: Counts) -> str:
    """Return ``2 Viziers and 1 Elder``."""
    return _joined(say(f"tribe.{colour}.count", n=n) for colour, n in counts.items() if n)


def meeples(letters: str) -> str:
    """Return the same for meeples as positions write them: ``YYW``."""
    return tribes(Counter(COLOUR_WORDS[COLOUR_LETTERS.index(letter)] for letter in letters))


def card(word: str) -> str:
    """Return ``Silk``."""
    return say(f"card.{word}", n=1)


def cards(counts: Counts) -> str:
    """Return ``2 × Silk and Fakir``; hidden cards are ``2 cards``."""
    return _joined(_some_cards(word, n) for word, n in counts.items() if n)


def _some_cards(word: str, n: int) -> str:
    if word == "?":
        return say("card.unseen", n=n)
    return card(word) if n == 1 else say("count.times", n=n, thing=card(word))


def item(word: str) -> str:
    """Return ``Flying Carpet``, ``Precious item (5)``."""
    return say(f"item.{word}", points=_item_points(word))


def item_about(word: str) -> str:
    """Return what an item does."""
    return say(f"item.{word}.about", **facts(), n=_item_points(word))


def items(counts: Counts) -> str:
    """Return ``2 × Precious item (5) and Fabulous Lamp``; hidden items are counted."""
    return _joined(_some_items(word, n) for word, n in counts.items() if n)


def _some_items(word: str, n: int) -> str:
    if word == "?":
        return say("item.unseen", n=n)
    return item(word) if n == 1 else say("count.times", n=n, thing=item(word))


def djinn(word: str) -> str:
    """Return ``Ba’al``."""
    return say(f"djinn.{word}")


def djinn_points(word: str) -> int:
    """Return the points on a djinn's card."""
    return values().djinn_points(DJINN_WORDS.index(word))


def djinn_about(word: str) -> str:
    """Return what a djinn does."""
    djinn_card = DJINN_CARDS[DJINN_WORDS.index(word)]
    key = f"djinn.{word}.about.artisans" if values().is_replaced(djinn_card.djinn) else f"djinn.{word}.about"
    own, other = values().rewards(djinn_card.djinn)
    return say(key, **facts(), own=own, other=other, each=djinn_card.each)


def thief(word: str) -> str:
    """Return ``Houssain``."""
    return say(f"thief.{word}")


def needs(whim: str) -> str:
    """Return what a whim asks for: ``3 Viziers and 1 djinn``."""
    return listed(
        say(f"feature.{FEATURE_WORDS[feature].replace('_', ' ')}", n=n)
        for feature, n in values().whim_needs(WHIM_WORDS.index(whim)).items()
    )


def whim_gold(whim: str) -> int:
    """Return what a whim pays."""
    return values().whim_gold(WHIM_WORDS.index(whim))


def whim(word: str) -> str:
    """Return ``3 Viziers → 5 gold``."""
    return say("whim.short", needs=needs(word), gold=whim_gold(word))


def payment(words: str) -> str:
    """Return ``1 Elder and 1 Fakir`` for ``elder fakir``."""
    return say(f"payment.{words}")


def face(word: str) -> str:
    """Return ``Sacred Place 12``; a city has no value."""
    return f"{say(f'tile.{kind_word(word)}')} {FACE_NAMED[word].value or ''}".strip()


def faces(counts: Counts) -> str:
    """Return ``2 × Oasis 8 and 1 × Fabulous City``."""
    return _joined(say("count.times", n=n, thing=face(word)) for word, n in counts.items() if n)


def place(tile: str, face: str) -> str:
    """Return ``c4 (Oasis, 8)``."""
    kind, value = say(f"tile.{kind_word(face)}"), FACE_NAMED[face].value
    return say("tile.place", tile=tile, kind=kind, value=value) if value else say("tile.place.plain", tile=tile, kind=kind)
