"""Explains all things of the game and the topics of its rules, by their names in the language in use or by their words."""

from collections.abc import Iterator
from typing import NamedTuple

from naqala.catalog.cards import DJINN_CARDS, REVISED_WITH, WHIM_WORDS
from naqala.catalog.names import COLOUR_WORDS, DJINN_WORDS, ITEM_WORDS, THIEF_WORDS
from naqala.catalog.printed import printed
from naqala.catalog.tiles import FACE_NAMED, KIND_WORDS, kind_word
from naqala.doubts import BOX, DOUBTS, Doubt, doubts_with
from naqala.options import Options
from naqala.rulebook import MORE_ABOUT, PARTS, parts_in_play, topics_in_play
from naqala.texts import say, words

PIECES = ("camel", "tent", "palm", "palace", "mountain", "marker", "bag")
_OTHER_WORDS = {"goal": "score", "solo": "yazid", "sale": "goods", "mountain": "mountains"}
"""What else a player may ask for."""


class Explanation(NamedTuple):
    """The names of something, its title and its explanation."""

    names: tuple[str, ...]
    title: str
    text: str


def _topics(parts: tuple[str, ...]) -> Iterator[Explanation]:
    facts = words.facts()
    for _, topic in topics_in_play(parts):
        lines = say(f"topic.{topic.name}.about", **facts).splitlines()
        lines += [say(f"topic.{topic.name}.{part}", **facts) for part in topic.more if part in parts]
        names = (topic.name, _OTHER_WORDS.get(topic.name, topic.name), say(f"topic.{topic.name}"))
        yield Explanation(names, say(f"topic.{topic.name}"), _marked(" ".join(lines), "topic", topic.name, parts=parts))
    for word in PIECES:
        about = " ".join([say(f"piece.{word}.about", **facts), *_more(f"piece.{word}", parts)])
        yield Explanation((word, _OTHER_WORDS.get(word, word)), say(f"piece.{word}", n=1), about)
    yield Explanation(("fakir",), words.card("fakir"), say("card.fakir.about"))
    yield Explanation(("goods",), say("card.goods", n=2), say("card.goods.about", **facts))


def _more(thing: str, parts: tuple[str, ...]) -> list[str]:
    """Return what these parts of the game add to the explanation of a thing."""
    return [say(f"more.{thing}.{part}", **words.facts()) for part in MORE_ABOUT.get(thing, ()) if part in parts]


def _marked(text: str, kind: str, *names: str, parts: tuple[str, ...] = PARTS) -> str:
    """Return a text with what is to be said of values that no published source confirms."""
    doubts = doubts_with(words.values().given)
    found = [doubt for doubt in doubts if doubt.kind == kind and doubt.word in names and doubt.part in parts]
    grades = dict.fromkeys(doubt.grade for doubt in found)
    return " ".join([text, *(f"({say(f'doubt.{grade}.about')})" for grade in grades)])


def _things(parts: tuple[str, ...]) -> Iterator[Explanation]:
    for kind in KIND_WORDS:
        faces = [face.name for face in FACE_NAMED.values() if kind_word(face.name) == kind]
        about = " ".join([say(f"tile.{kind}.about", **words.facts()), *_more(f"tile.{kind}", parts)])
        yield Explanation((kind,), say(f"tile.{kind}"), _marked(about, "tile", *faces))
    for colour in COLOUR_WORDS:
        title = f"{words.tribe(colour)} ({say(f'colour.{colour}')})"
        about = say(f"tribe.{colour}.about", **words.facts())
        yield Explanation((colour, words.tribe(colour), words.tribe(colour, 2)), title, about)
    for word in ITEM_WORDS:
        yield Explanation((word, words.item(word)), words.item(word), _marked(words.item_about(word), "item", word))
    for word in THIEF_WORDS:
        points = say("thief.points", n=words.values().thief_points)
        title = f"{words.thief(word)}, {say('thief.one')} ({points})"
        yield Explanation((word, words.thief(word)), title, _marked(say(f"thief.{word}.about"), "thief", word, "any"))
    for word in WHIM_WORDS:
        yield Explanation((word,), f"{say('whim.one')} {word}", _marked(words.whim(word), "whim", word))
    yield from _djinns()


def _djinns() -> Iterator[Explanation]:
    """Yield all djinns, as the cards of the game have them."""
    for word, card in zip(DJINN_WORDS, DJINN_CARDS, strict=True):
        points = say("djinn.points", n=words.djinn_points(word))
        title = f"{words.djinn(word)}, {say('djinn.one')} ({points})"
        about = words.djinn_about(word)
        is_printed = card.revised is not None and not words.values().revised
        yield Explanation((word, words.djinn(word)), title, about if is_printed else _marked(about, "djinn", word))


def _plain(name: str) -> str:
    """Return a name in small letters and without signs."""
    return "".join(letter for letter in name.lower() if letter not in "-'’").strip()


def explain(name: str, options: Options | None = None) -> list[str]:
    """Return the explanations whose name begins with this, as they are in a game with these options; an exact name wins."""
    wanted = _plain(name)
    if not wanted:
        return []
    if wanted == "values":
        return unconfirmed()
    with words.printing(options.printed if options else printed()):
        return _explained(wanted, options)


def _explained(wanted: str, options: Options | None) -> list[str]:
    parts = parts_in_play(options) if options else PARTS
    every = (*_things(parts), *_topics(parts))
    known = [(tuple(map(_plain, one.names)), say("ui.named", what=one.title, value=one.text)) for one in every]
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted.removesuffix("s") in name.split(),
    ):
        if found := [text for names, text in known if any(map(fits, names))]:
            return list(dict.fromkeys(found))
    return []


def _named(doubt: Doubt) -> str:
    """Return what an unconfirmed value belongs to."""
    word = doubt.word
    if doubt.kind == "djinn":
        about = say("ui.named", what=words.djinn(word), value=words.djinn_about(word))
        revised = f"{words.djinn(word)} ({say(f'expansion.{doubt.part}')})"
        return about if doubt.fact == "card" else revised if doubt.part == REVISED_WITH else words.djinn(word)
    named = {
        "topic": lambda: say(f"topic.{word}"),
        "item": lambda: words.item(word),
        "whim": lambda: say("ui.named", what=f"{say('whim.one')} {word}", value=words.whim(word)),
        "tile": lambda: say(f"tile.{kind_word(word)}"),
        "thief": lambda: say("thief.one"),
    }
    return named[doubt.kind]()


def unconfirmed() -> list[str]:
    """Return every value that no published source confirms, a line each, as the About page lists them."""
    lines = [say("doubt.about", n=len(WHIM_WORDS))]
    return [*lines, *(f"{_said(doubt)} ({say(f'doubt.mark.{doubt.grade}')})" for doubt in DOUBTS)]


def _said(doubt: Doubt) -> str:
    """Return ``Ptah: 6 points``."""
    if doubt.fact == "fakirFirst" and doubt.value is False:
        return say("doubt.eldersFirst", thing=_named(doubt))
    given = {"n": doubt.value} if type(doubt.value) is int else {"value": _value(doubt)}
    return say(f"doubt.{doubt.fact}", thing=_named(doubt), **given)


def _value(doubt: Doubt) -> str:
    """Return the value alone; the edges of a tile are called by points of the compass."""
    values = str(doubt.value).split(", ")
    return ", ".join(say("doubt.edges", edges=one) for one in values) if doubt.fact == "mountains" else str(doubt.value)


def from_the_box(options: Options) -> list[str]:
    """Return the values from the box in a game, a line each, with ours; nothing if there are none."""
    lines = []
    for given, usual in zip(doubts_with(options.given), DOUBTS, strict=True):
        if given.grade == BOX:
            with words.printing(options.printed):
                now = _said(given)
            ours = _ours(usual)
            lines.append(say("values.line", now=now, ours=ours) if ours else now)
    return lines


def _ours(doubt: Doubt) -> str:
    """Return our value alone; nothing where the line itself says that it is the other one."""
    with words.printing(printed()):
        card = {"whim": words.whim, "djinn": words.djinn_about}
        if doubt.fact == "card":
            return card[doubt.kind](doubt.word)
    return "" if doubt.fact == "colour" else _value(doubt)
