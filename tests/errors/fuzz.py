"""Spoils valid documents in all ways a hostile or clumsy hand could, and plays on with what gets through."""

import math
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Meta

from naqala import Game, NaqalaError, Options
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    DJINN_WORDS,
    ITEM_WORDS,
    TILE_WORDS,
)
from naqala.position import ASK_WORDS, STEP_WORDS
from naqala.position.laws import broken_law
from naqala.position.schema import Turn
from naqala.reading import members
from tests.players import choose, positions
from tests.reference.components import BASE_DJINNS

ACTIONS = 30
"""How long a position that was accepted is played on."""
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 5, -1, 99, 10**9, -(10**30), 10**5000, 0.5, 1.0, math.nan, math.inf, "", "1", "a1", "f7", "z9"),
    *("YWGBRP", "Y" * 200, "camel", "tent", "village", "chasm", "over", "sow", "🐪", "\x00", [], {}, [[]], [None], {"": 0}),
    *({"fakir": 3}, ["baal"], ["a1", "a1"], [1, 2, 3]),
)
Path = tuple[Any, ...]


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value inside a document."""
    if path:
        yield path
    entries: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        yield from paths(entry, (*path, key))


def at(document: Any, path: Path) -> Any:
    """The value at the end of a path."""
    for key in path:
        document = document[key]
    return document


def retyped(value: Any, random: Random) -> Any:
    """The same value as something else."""
    if isinstance(value, bool) or value is None:
        return int(bool(value))
    if isinstance(value, int):
        return random.choice([str(value), float(value), [value], bool(value)])
    if isinstance(value, str):
        return random.choice([list(value), {value: 1}, value.upper(), f" {value}", value[::-1], len(value)])
    if isinstance(value, list):
        return random.choice([dict(enumerate(value)), len(value), str(value), value[::-1], value * 3])
    return random.choice([list(value), list(value.items()), str(value), len(value)])


def nudged(value: Any, random: Random) -> Any:
    """A value of the same kind that is a little different."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + random.choice([-1, 1, 2])
    if isinstance(value, str):
        for words in (TILE_WORDS, COLOUR_WORDS, CARD_WORDS, DJINN_WORDS, ITEM_WORDS, STEP_WORDS, ASK_WORDS):
            if value in words:
                return random.choice(words)
        return "".join(random.sample(value, len(value) // 2)) + random.choice(COLOUR_LETTERS)
    return deepcopy(value)


def spoil(document: Any, random: Random) -> Any:
    """The document with one field deleted, replaced, doubled, retyped, nudged or exchanged."""
    spoilt = deepcopy(document)
    path = random.choice(list(paths(spoilt)))
    parent, key = at(spoilt, path[:-1]), path[-1]
    deed = random.randrange(7)
    if deed == 0:
        del parent[key]
    elif deed == 1:
        parent[key] = deepcopy(random.choice(JUNK))
    elif deed == 2:
        copied = deepcopy(parent[key])
        if isinstance(parent, list):
            parent.insert(random.randrange(len(parent) + 1), copied)
        else:
            parent[random.choice([f"{key} ", "extra", *parent])] = copied
    elif deed == 3:
        parent[key] = retyped(parent[key], random)
    elif deed in (4, 5):
        parent[key] = nudged(parent[key], random)
    else:
        likes = [other for other in paths(spoilt) if other[-1] == key and other != path]
        if likes:
            parent[key] = deepcopy(at(spoilt, random.choice(likes)))
    return spoilt


def without_piles(position: dict[str, Any]) -> dict[str, Any]:
    """The position with every pile left out, so that it fills up with the rest and the laws hold after any other change."""
    for name in ("bag", "supply"):
        position.pop(name, None)
    for name in ("cards", "djinns", "items", "thieves", "whims"):
        position.get(name, {}).pop("deck", None)
    for seat in position["seats"]:
        seat.pop("camels", None)
        seat.pop("tent", None)
    return position


def question(random: Random, seats: int) -> dict[str, Any]:
    """A pending question whose fields have the right types but need not make sense."""
    asks = [ask for ask in ASK_WORDS if ask not in ("over", "bid", "move", "drop", "tribe", "build", "kill", "thief", "tile")]
    ask = random.choice([ask for ask in asks if ask not in ("last", "roll", "outbid")])
    entry: dict[str, Any] = {"ask": ask}
    if not ask.startswith("draw"):
        entry["seat"] = random.randint(1, seats)
    if ask in ("piece", "redirect", "bring", "talisman to", "draw meeple", "draw whim"):
        entry["tile"] = random.choice(TILE_WORDS[:30])
    if ask == "target":
        entry["djinn"] = random.choice(["anunnak", "bouraq", "enki", "leta", "utug"])
    if ask == "redirect":
        entry["building"] = random.choice(["palm", "palace"])
    if ask in ("draw card", "draw djinn", "draw item"):
        entry["to"] = random.choice([*{"draw card": ["row"], "draw djinn": ["row", "aside"]}.get(ask, ["aside"]), 1, seats])
    if ask in ("bring", "horn", "draw card", "draw meeple", "draw djinn", "draw item"):
        entry["count"] = random.randint(0, 9)
    return entry


def aside(random: Random, expansions: list[str]) -> dict[str, Any]:
    """Things aside that no action has put there."""
    things: dict[str, Any] = {
        "cards": {random.choice(CARD_WORDS): 1},
        "djinns": [random.choice(BASE_DJINNS)],
        "palms": 1,
        "palaces": 1,
        "tiles": random.sample(TILE_WORDS[:30], random.randint(1, 3)),
    }
    if "artisans" in expansions:
        things["items"] = {random.choice(ITEM_WORDS): 1}
    return {name: things[name] for name in random.sample(list(things), random.choice([1, 1, 2]))}


def value_of(hint: Any, random: Random) -> Any:
    """A value of the type: one of its words (tiles: of the base board), a number, a flag, two of a list, or meeples."""
    kind, notes = next(members(hint))
    words = next((note.extra["words"] for note in notes if isinstance(note, Meta) and note.extra and "words" in note.extra), ())
    if words:
        return random.choice(words[:30])
    if get_origin(kind) is list:
        return [value_of(get_args(kind)[0], random) for _ in range(2)]
    if kind in (bool, int):
        return True if kind is bool else random.randint(0, 9)
    return "".join(random.choices(COLOUR_LETTERS, k=random.randint(0, 4)))


def turn(random: Random, old: dict[str, Any], seats: int) -> dict[str, Any]:
    """Some fields of the turn replaced by others of the right type."""
    fields = get_type_hints(Turn, include_extras=True)
    new = {name: value_of(fields[name], random) for name in random.sample(list(fields), random.randint(1, 5))}
    return {**old, **new, **({"seat": random.randint(1, seats)} if "seat" in new else {})}


def muddle(position: dict[str, Any], random: Random) -> dict[str, Any]:
    """A position that says in good words something that cannot be: strange questions, turns, things aside, dice."""
    muddled = without_piles(deepcopy(position))
    seats, expansions = position["options"]["seats"], position["options"]["expansions"]
    for deed in random.sample(range(4), random.choice([1, 1, 2])):
        if deed == 0:
            number = random.choice([1, 1, 1, 2, 2, 3, 4, 13])
            kept = random.choice([[], position["pending"]])
            muddled["pending"] = [*kept, *(question(random, seats) for _ in range(number))]
        elif deed == 1:
            muddled["aside"] = aside(random, expansions)
        elif deed == 2:
            muddled["turn"] = turn(random, position["turn"], seats)
        elif seats == 1:
            dice = [random.randint(1, 6) for _ in range(random.randint(0, 2))]
            targets = random.choices(TILE_WORDS[:30], k=random.randint(0, 2))
            muddled["solo"] = {"dice": dice, "targets": targets, "left": random.choice([[], ["yazid"]])}
    return muddled


def twist(position: dict[str, Any], random: Random) -> dict[str, Any]:
    """A position in which a few values of turn, questions, things aside, tracks or board are others of their kind."""
    twisted = without_piles(deepcopy(position))
    for _ in range(random.randint(1, 3)):
        parts = [
            name for name in ("turn", "pending", "aside", "solo", "bid_track", "turn_track", "seats", "board") if name in twisted
        ]
        name = random.choice(parts)
        values = [path for path in paths(twisted[name]) if path[-1] != "tile" or name != "board"]
        if values:
            path = random.choice(values)
            at(twisted[name], path[:-1])[path[-1]] = nudged(at(twisted[name], path), random)
    return twisted


def samples(options: Options, seed: int, every: int = 7) -> list[dict[str, Any]]:
    """Positions of a random game: some of all, and each in the middle of an effect."""
    found = []
    for number, (game, _) in enumerate(positions(options, seed)):
        position = game.position().to_json()
        if number % every == 0 or "aside" in position or len(position["pending"]) > 1:
            found.append(position)
    return [*found, position]


def outlives(document: Any, random: Random) -> bool:
    """False if the position is refused by name; if not, it must be playable and keep the laws."""
    try:
        game = Game.from_position(document)
    except NaqalaError as error:
        assert str(error)
        return False
    for _ in range(ACTIONS):
        assert broken_law(game.states, 0) is None
        assert game.decision.is_over == game.is_over == (not game.legal_actions())
        if game.is_over:
            break
        game.play(choose(game, random))
    game.score_sheet()
    game.view(1)
    written = game.position().to_json()
    assert Game.from_position(written).position().to_json() == written
    return True
