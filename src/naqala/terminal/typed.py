"""Reads what a person types as an answer: whole texts, short forms, coordinates, colours, beginnings of words."""

import re
from collections.abc import Callable, Iterable, Sequence

from naqala.action import Action
from naqala.catalog.names import COLOUR_WORDS, TILE_WORDS
from naqala.terminal.texts import TRIBES

_FILLERS = {"to", "on", "and", "the", "a", "an", "then", "with", "for"}
_TRIBE_COLOURS = {
    form: colour for tribe, colour in zip(TRIBES, COLOUR_WORDS, strict=True) for form in (tribe.lower(), f"{tribe.lower()}s")
}


_INSIDE = re.compile(r"(?<=[a-z])['-](?=[a-z])")
"""Signs inside names, such as Al-Amin and Ba'al."""
_TOKEN = re.compile(r"(?:(?<!\w)-)?[^\W_]+")


def tokens_of(line: str) -> list[str]:
    """The words of a line in small letters; signs between them do not matter."""
    return _TOKEN.findall(_INSIDE.sub("", line.lower()))


def _starts(word: str, token: str) -> bool:
    """A token stands for a word it begins; a number only for itself."""
    return word == token if token.isdigit() else word.startswith(token)


def _begins(tokens: Sequence[str], words: Sequence[str]) -> bool:
    """Every token is the beginning of the word in its place."""
    return len(tokens) == len(words) and all(map(_starts, words, tokens))


def _within(tokens: Sequence[str], words: Iterable[str], same: Callable[[str, str], bool]) -> bool:
    """The tokens are found among the words in their order."""
    rest = iter(words)
    return all(any(same(word, token) for word in rest) for token in tokens)


_TESTS: tuple[Callable[[list[str], tuple[str, ...]], bool], ...] = (
    lambda tokens, words: tokens == list(words),
    lambda tokens, words: sorted(tokens) in (sorted(words), sorted(words[1:])),
    lambda tokens, words: _begins(tokens, words) or _begins(tokens, words[1:]),
    lambda tokens, words: _within(tokens, words, str.__eq__),
    lambda tokens, words: _within(tokens, words, _starts),
)
"""From the whole text to the loosest reading; the first test that any answer passes decides."""


def _matches(tokens: list[str], legal: Sequence[Action]) -> list[Action]:
    for test in _TESTS:
        found = [action for action in legal if test(tokens, action.words)]
        if found:
            return found
    return []


def _read_names(tokens: Sequence[str], names: Sequence[str]) -> list[str]:
    """Names of players as seat numbers, names of tribes as colours; a part that several names share tells nothing."""
    parts = [(part, str(seat)) for seat, name in enumerate(names, 1) for part in dict.fromkeys(tokens_of(name))]
    found = [part for part, _ in parts]
    seats = {part: seat if found.count(part) == 1 else "" for part, seat in parts}
    read = [seats.get(token, _TRIBE_COLOURS.get(token, token)) for token in tokens]
    known = [token for token in read if token]
    return [token for place, token in enumerate(known) if not place or token != known[place - 1] or not token.isdigit()]


def candidates(line: str, legal: Sequence[Action], names: Sequence[str] = ()) -> list[Action]:
    """The answers a line can mean: none, the one, or several that it does not tell apart."""
    tokens = tokens_of(line)
    if not tokens:
        return []
    found = _matches(tokens, legal)
    if not found:
        bare = [token for token in tokens if token not in _FILLERS]
        found = _matches(bare, legal) if bare else []
        found = found or (_matches(_read_names(bare, names), legal) if bare else [])
    return found


def chunks(line: str) -> list[str]:
    """A whole move, such as ``c4 red d4 white d5``, as one answer a tile."""
    parts: list[list[str]] = [[]]
    for token in tokens_of(line):
        if token in _FILLERS:
            continue
        parts[-1].append(token)
        if token in TILE_WORDS:
            parts.append([])
    return [" ".join(part) for part in parts if part]
