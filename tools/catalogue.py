"""The client's catalogue of cards, tiles and limits, made from the rules' and the server's own."""

import re
from collections.abc import Mapping
from itertools import product
from typing import Any

from msgspec import to_builtins

from naqala.bots import BOTS
from naqala.bots.quality import FAULTS, QUALITIES
from naqala.catalog.cards import (
    CARD_COPIES,
    DJINN_CARDS,
    ITEM_CARDS,
    REVISED_WITH,
    ROW_LENGTH,
    SOLO_GOLD,
    SOLO_LOSE_ASSASSINS,
    SOLO_LOSE_DJINNS,
    THIEF_CARDS,
)
from naqala.catalog.names import (
    CARD_WORDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    DJINN_WORDS,
    ITEM_WORDS,
    THIEF_WORDS,
    Feature,
)
from naqala.catalog.points import LINE_BOXES
from naqala.catalog.printed import printed
from naqala.catalog.tiles import FACES, KIND_WORDS
from naqala.engine.state import YAZID
from naqala.events import KINDS
from naqala.options import EXPANSIONS, PROMOS, SEAT_COUNTS, expansion_sets, why_impossible
from naqala.position import LOST_WORDS
from naqala.rulebook import TRIBE_PARTS
from naqala.server.network.intake import LARGEST_BODY
from naqala.server.people.profiles import PAIR
from naqala.server.protocol.messages import LONGEST_REMARK, PROTOCOL
from naqala.server.protocol.printed_seen import catalogue_of
from naqala.server.tables.pace import STAND_IN
from naqala.server.tables.presence import AWAY
from naqala.server.tables.setup import LONGEST_NAME, LONGEST_SEED
from naqala.tally.entries import TILE_WORDS, face_of
from naqala.texts.facts import FACTS

HEAD = "// Made by `python -m tools.generate`; do not edit. The words are those of docs/decisions.md.\n"
TYPES = """
export type Level = (typeof LEVELS)[number];
export type Expansion = (typeof EXPANSIONS)[number];
export type Promo = (typeof PROMOS)[number];
export type ColourWord = keyof typeof TRIBES;
export type CardWord = keyof typeof CARDS;
export type DjinnWord = keyof typeof DJINNS;
export type ItemWord = keyof typeof ITEMS;
export type ThiefWord = keyof typeof THIEVES;
export type WhimWord = keyof typeof WHIMS;
export type FeatureWord = (typeof FEATURES)[number];
export type TileWord = keyof typeof TILES;
"""


def catalogue() -> str:
    """Return the whole file."""
    sections = {"Things": _things(), "Games": _games(), "Texts": _sentences(), "Limits": _limits()}
    parts = [part for title, body in sections.items() for part in (f"// {title}\n", *body)]
    return "\n".join([HEAD, *parts, TYPES.strip("\n"), ""])


def _things() -> list[str]:
    """Return what there is in the box."""
    return [
        table("TRIBES", "By colour: the letter that stands for a meeple, and the part that brings the tribe.", _tribes()),
        table("CARDS", "Resource cards: how many of each there are.", _cards()),
        table(
            "DJINNS",
            "Points (`revised` with the Artisans), gold for deeds, cost (`once` a turn), points each.",
            _djinns(),
        ),
        table("ITEMS", "Items: how many of each there are, and their points.", _items()),
        table("THIEVES", "Thieves: the tribe after which they act, and their points.", _thieves()),
        table("WHIMS", "What the Sultan wants, at least, and what he pays.", _printed("whims")),
        constant("FEATURES", "What a whim can ask for.", tuple(name.lower() for name in Feature._fields)),
        table(
            "TILES",
            "The faces of the tiles; `count`: how many; `mountains`: the edges with one; `forbidden`: to meeples.",
            _tiles(),
        ),
        table(
            "OWNED_FACES",
            "The tiles that the score aid counts: the face that stands for each.",
            {tile: face_of(tile) for tile in TILE_WORDS},
        ),
        constant("ROW_LENGTH", "Cards in a full row.", ROW_LENGTH),
    ]


def _games() -> list[str]:
    """Return what kinds of games there are, and who plays them."""
    return [
        constant("EXPANSIONS", "By their words.", EXPANSIONS),
        constant("PROMOS", "The djinns of the promos.", PROMOS),
        constant("SEAT_COUNTS", "Numbers of players.", SEAT_COUNTS),
        table("IMPOSSIBLE", "Games that do not exist and why, by seats, expansions and the track for five.", _impossible()),
        constant("REVISED_WITH", "The part of the game with the revised cards of djinns.", REVISED_WITH),
        table(
            "COUNT_WITH",
            "The part of the game in which tiles of a colour count.",
            {"blue": "base", "red": LINE_BOXES["tent"]},
        ),
        table("SOLO", "Against Yazid: the seats, your gold, and how many of these he needs to win.", _solo()),
        constant("YAZID_SEAT", "The seat of Yazid in the solo game.", YAZID + 1),
        constant("LOSSES", "How Yazid can win on the way.", LOST_WORDS[1:]),
        constant("LEVELS", "Bots, from the weakest to the strongest.", tuple(BOTS)),
        constant("STAND_IN", "The level of the bot that plays when the time of a person is up.", STAND_IN),
        constant("PAIR", "The looks of two players; more players take looks one after the other.", PAIR),
    ]


def _sentences() -> list[str]:
    """Return what texts and reviews are made with."""
    return [
        constant("FACTS", "The numbers of the game that texts tell.", FACTS),
        table("MOVES", "Events that move things: what, from where and to where (docs/events.md).", _moves()),
        constant("FAULTS", "Qualities of decisions that are blamed.", FAULTS),
        table("QUALITIES", "Points lost from which on a decision has this quality.", {"best": 0, **_qualities()}),
    ]


def _limits() -> list[str]:
    """Return what the server takes."""
    return [
        constant("PROTOCOL", "The protocol of the server (docs/protocol.md).", PROTOCOL),
        constant("LONGEST_NAME", "Characters of a person's name, at most.", LONGEST_NAME),
        constant("LONGEST_REMARK", "Characters of what a person says at once, at most.", LONGEST_REMARK),
        constant("LONGEST_SEED", "Characters of a chosen seed, at most.", LONGEST_SEED),
        constant("LARGEST_BODY", "Bytes of a request, at most.", LARGEST_BODY),
        constant("AWAY", "Milliseconds a person may be away before a bot can take the seat.", 1000 * AWAY),
    ]


def _tribes() -> dict[str, Any]:
    rows = zip(COLOUR_WORDS, COLOUR_LETTERS, TRIBE_PARTS, strict=True)
    return {colour: {"letter": letter, "part": part} for colour, letter, part in rows}


def _cards() -> dict[str, Any]:
    return dict(zip(CARD_WORDS, CARD_COPIES, strict=True))


def _printed(kind: str) -> dict[str, dict[str, Any]]:
    """Return what the server sends of things where values from the box change it."""
    return to_builtins(getattr(catalogue_of(printed()), kind))  # type: ignore[no-any-return]


def _djinns() -> dict[str, Any]:
    more = {DJINN_WORDS[card.djinn]: {"cost": card.cost, "once": card.once_a_turn, "each": card.each} for card in DJINN_CARDS}
    return {word: {**own, **more[word]} for word, own in _printed("djinns").items()}


def _items() -> dict[str, Any]:
    magic = {ITEM_WORDS[card.item]: card.magic for card in ITEM_CARDS}
    return {word: {**own, "magic": magic[word]} for word, own in _printed("items").items()}


def _thieves() -> dict[str, Any]:
    tribes = {THIEF_WORDS[card.thief]: COLOUR_WORDS[card.tribe] for card in THIEF_CARDS}
    return {word: {"tribe": tribes[word], **own} for word, own in _printed("thieves").items()}


def _tiles() -> dict[str, Any]:
    return {
        face.name: {
            "kind": KIND_WORDS[face.kind],
            "value": face.value,
            **_printed("tiles")[face.name],
            "mountains": face.mountains.lower(),
            "forbidden": face.is_forbidden,
        }
        for face in FACES
    }


def _qualities() -> dict[str, Any]:
    return {quality: least for least, quality in reversed(QUALITIES)}


def _moves() -> dict[str, Any]:
    return {kind: (row.thing or "gold", row.source, row.target) for kind, row in KINDS.items() if row.source}


def _solo() -> dict[str, Any]:
    return {"seats": 1, "gold": SOLO_GOLD, "assassins": SOLO_LOSE_ASSASSINS, "djinns": SOLO_LOSE_DJINNS}


def _impossible() -> dict[str, Any]:
    games = product(SEAT_COUNTS, expansion_sets(), (False, True))
    return {
        " ".join([str(seats), *expansions, *(["five_track"] if five_track else [])]): reason
        for seats, expansions, five_track in games
        if (reason := why_impossible(seats, expansions, five_track))
    }


def table(name: str, text: str, entries: Mapping[str, Any]) -> str:
    """Return a constant with an entry a line."""
    lines = "".join(f"  {field(name)}: {written(value)},\n" for name, value in entries.items())
    return f"/** {text} */\nexport const {name} = {{\n{lines}}} as const;\n"


def constant(name: str, text: str, value: Any) -> str:
    """Return a constant in one line."""
    return f"/** {text} */\nexport const {name} = {written(value)}{' as const' if isinstance(value, tuple) else ''};\n"


def field(word: str) -> str:
    """Return a word as the name of a field."""
    return word if re.fullmatch(r"[a-z]\w*", word) else f"'{word}'"


def written(value: Any) -> str:
    """Return a value as TypeScript writes it."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{field(name)}: {written(inner)}' for name, inner in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(written(inner) for inner in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else f"{value:.15g}"
