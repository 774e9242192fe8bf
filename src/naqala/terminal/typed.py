"""Reads what a person types as an answer: whole texts, short forms, coordinates, colours, beginnings of words."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from naqala.action import Action
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, TILE_WORDS
from naqala.texts import ENGLISH, language, say, speaking, words

_INSIDE = re.compile(r"(?<=[^\W\d_])['’-](?=[^\W\d_])")
"""Signs inside names, such as Al-Amin and Ba'al."""
_TOKEN = re.compile(r"(?:(?<!\w)-)?[^\W_]+")


def tokens_of(line: str) -> list[str]:
    """Return the words of a line in small letters; signs between them do not matter."""
    return _TOKEN.findall(_INSIDE.sub("", line.lower()))


@cache
def _fillers(spoken: str) -> frozenset[str]:
    """Return the words without meaning, in this language and in English, in which answers are written."""
    found = []
    for one in (ENGLISH, spoken):
        with speaking(one):
            found += tokens_of(say("terminal.fillers"))
    return frozenset(found)


@cache
def _vocabulary(spoken: str) -> dict[str, str]:
    """Return what answers call the colours, tribes and cards that have a name of one word in this language."""
    with speaking(spoken):
        named = [(say(f"colour.{colour}"), colour) for colour in COLOUR_WORDS]
        named += [(words.tribe(colour, n), colour) for colour in COLOUR_WORDS for n in (1, 2)]
        named += [(words.card(word), word) for word in CARD_WORDS]
    return {tokens[0]: word for name, word in named if len(tokens := tokens_of(name)) == 1}


def _starts(word: str, token: str) -> bool:
    """Return whether a token stands for a word: its beginning, or for a number the number itself."""
    return word == token if token.isdigit() else word.startswith(token)


def _begins(tokens: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether every token is the beginning of the word in its place."""
    return len(tokens) == len(words) and all(map(_starts, words, tokens))


def _within(tokens: Sequence[str], words: Iterable[str], same: Callable[[str, str], bool]) -> bool:
    """Return whether the tokens are among the words, in their order."""
    rest = iter(words)
    return all(any(same(word, token) for word in rest) for token in tokens)


_TESTS: tuple[Callable[[list[str], tuple[str, ...]], bool], ...] = (
    lambda tokens, words: tokens == list(words),
    lambda tokens, words: sorted(tokens) in (sorted(words), sorted(words[1:])),
    lambda tokens, words: _begins(tokens, words) or _begins(tokens, words[1:]),
    lambda tokens, words: _within(tokens, words, str.__eq__),
    lambda tokens, words: _within(tokens, words, _starts),
)
"""From the whole text to the loosest reading; the first test that some answer passes decides."""


def _matches(tokens: list[str], legal: Sequence[Action]) -> list[Action]:
    for test in _TESTS:
        found = [action for action in legal if test(tokens, action.words)]
        if found:
            return found
    return []


def _read_names(tokens: Sequence[str], names: Sequence[str]) -> list[str]:
    """Replace names of players by seat numbers and names of things by words; ignore a part that several names share."""
    parts = [(part, str(seat)) for seat, name in enumerate(names, 1) for part in dict.fromkeys(tokens_of(name))]
    found = [part for part, _ in parts]
    seats = {part: seat if found.count(part) == 1 else "" for part, seat in parts}
    read = [seats.get(token, _vocabulary(language()).get(token, token)) for token in tokens]
    known = [token for token in read if token]
    return [token for place, token in enumerate(known) if not place or token != known[place - 1] or not token.isdigit()]


def candidates(line: str, legal: Sequence[Action], names: Sequence[str] = ()) -> list[Action]:
    """Return the answers a line can mean: none, one, or several that it does not tell apart."""
    tokens = tokens_of(line)
    if not tokens:
        return []
    found = _matches(tokens, legal)
    if not found:
        bare = [token for token in tokens if token not in _fillers(language())]
        found = _matches(bare, legal) if bare else []
        found = found or (_matches(_read_names(bare, names), legal) if bare else [])
    return found


def chunks(line: str) -> list[str]:
    """Split a whole move, such as ``c4 red d4 white d5``, into one answer for each tile."""
    parts: list[list[str]] = [[]]
    for token in tokens_of(line):
        if token in _fillers(language()):
            continue
        parts[-1].append(token)
        if token in TILE_WORDS:
            parts.append([])
    return [" ".join(part) for part in parts if part]
