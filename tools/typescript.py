"""The client's types of all messages, made from the server's own."""

from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from typing import Any, get_args, get_type_hints

import msgspec
from pydantic.json_schema import models_json_schema

from naqala.bots import BOTS
from naqala.catalog.cards import WHIM_WORDS
from naqala.catalog.names import CARD_WORDS, COLOUR_WORDS, DJINN_WORDS, FEATURE_WORDS, ITEM_WORDS, THIEF_WORDS, TILE_WORDS
from naqala.catalog.tiles import FACE_WORDS
from naqala.catalog.verbs import FORMS
from naqala.engine.events import CAUSE_WORDS
from naqala.errors import TallyFault, ValueFault
from naqala.events import EVENT_CAUSES, KINDS, SCORE_LINE_WORDS
from naqala.narrator.lines import THING_WORDS
from naqala.options import EXPANSIONS, PROMOS, Options
from naqala.position import ASK_WORDS
from naqala.position.words import STEP_WORDS
from naqala.reading import is_struct, members
from naqala.rulebook import PARTS
from naqala.server.house import TableOpened
from naqala.server.notices.api import ChannelListed, ChannelWanted, ChoicesWanted, LinkDone, NoticesKnown
from naqala.server.people.figures_seen import FiguresSeen
from naqala.server.people.profiles import Profile
from naqala.server.protocol.films import Film
from naqala.server.protocol.messages import Command, Message
from naqala.server.protocol.since import Since
from naqala.server.protocol.wire import SHEET_WORDS
from naqala.server.rest.figures_api import Deleted, DeletionWanted
from naqala.server.rest.lessons import LessonListed, LessonPlayed
from naqala.server.rest.lobby_api import SeatTaken, TableWaiting
from naqala.server.rest.people_api import CodeGiven, MeWanted, Moved
from naqala.server.rest.score_api import ScoreCounted
from naqala.server.rest.tables_api import (
    GoingOnWanted,
    InvitationGiven,
    LessonAnswers,
    ServerFound,
    TableWanted,
    ValuesFound,
    ValuesWanted,
)
from naqala.server.storage.store import TableListed
from naqala.server.thinking.reviews import ReviewProgress
from naqala.tally import Entered, InPlay
from naqala.tally.entries import TILE_WORDS as OWNED_TILES

HEAD = "// Made by `python -m tools.generate`; do not edit. docs/protocol.md says what each message means.\n"
WANTED = (TableWanted, ValuesWanted, GoingOnWanted, LessonAnswers, MeWanted, ChannelWanted, ChoicesWanted, DeletionWanted)
GIVEN = (
    InvitationGiven,
    SeatTaken,
    CodeGiven,
    Moved,
    Deleted,
    NoticesKnown,
    ChannelListed,
    LinkDone,
)
"""What the REST part takes and returns."""
SENT = (
    Message
    | Film
    | Since
    | LessonListed
    | LessonPlayed
    | ReviewProgress
    | InPlay
    | TallyFault
    | ValueFault
    | ScoreCounted
    | ServerFound
    | ValuesFound
    | FiguresSeen
    | Profile
    | TableOpened
    | TableListed
    | TableWaiting
)
"""What the server sends otherwise."""
CATALOGUE = {
    COLOUR_WORDS: "ColourWord",
    CARD_WORDS: "CardWord",
    DJINN_WORDS: "DjinnWord",
    ITEM_WORDS: "ItemWord",
    THIEF_WORDS: "ThiefWord",
    WHIM_WORDS: "WhimWord",
    FACE_WORDS: "TileWord",
    tuple(BOTS): "Level",
    EXPANSIONS: "Expansion",
    PROMOS: "Promo",
    FEATURE_WORDS: "FeatureWord",
}
"""Names for the words of things (tools/catalogue.py)."""
NAMES = {
    ASK_WORDS: "AskWord",
    STEP_WORDS: "StepWord",
    CAUSE_WORDS: "CauseWord",
    EVENT_CAUSES: "EventCause",
    tuple(KINDS): "EventKind",
    THING_WORDS: "ThingWord",
    SHEET_WORDS: "ScoreWord",
    SCORE_LINE_WORDS: "ScoreLine",
    PARTS: "PartWord",
    OWNED_TILES: "OwnedTile",
    tuple(FORMS): "Verb",
}
"""Names for other lists of words."""
WORDS = {**CATALOGUE, **NAMES, TILE_WORDS: "string"}
KEYS = (*CATALOGUE, SHEET_WORDS, SCORE_LINE_WORDS, OWNED_TILES)
"""Words that are keys of objects; other keys may be any text."""
JSON = """/** A file from outside, which the server checks. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""


def typescript() -> str:
    """Return the whole file."""
    _, messages = msgspec.json.schema_components(
        (Command, Entered, *get_args(SENT)),
        ref_template="{name}",
    )
    wanted: Any = [(model, "validation") for model in WANTED]
    _, rest = models_json_schema([*wanted, *((model, "serialization") for model in GIVEN)], ref_template="{model}")
    for kind in _sent(SENT):
        _require_what_is_sent(kind, messages[kind.__name__])
    parts = [HEAD, f"import type {{ {', '.join(sorted(CATALOGUE.values()))} }} from './catalogue';\n"]
    parts += [f"export type {name} = {_union(words)};\n" for words, name in NAMES.items()]
    for name, schema in sorted({**rest["$defs"], **messages}.items()):
        parts.append(_comment(schema.get("description", ""), "") + _declaration(name, schema))
    for name, union in (("Command", Command), ("Message", Message)):
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    parts.append(JSON)
    return "\n".join(parts)


def _sent(kind: Any) -> Iterator[type]:
    """Yield all classes that values of a type consist of."""
    for one, _ in members(kind):
        parts = get_args(one)
        if is_dataclass(one) or is_struct(one):
            yield one
            parts = tuple(get_type_hints(one, include_extras=True).values())
        for part in parts:
            yield from _sent(part)


def _require_what_is_sent(kind: Any, schema: dict[str, Any]) -> None:
    """Mark the fields that are always sent: all but those that are left out when they hold their default."""
    config = getattr(kind, "__struct_config__", None)
    omits = config is not None and config.omit_defaults
    unset = {name for name, hint in get_type_hints(kind).items() if msgspec.UnsetType in get_args(hint)}
    fields = schema["properties"].items()
    schema["required"] = [name for name, inner in fields if name not in unset and not (omits and "default" in inner)]


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [f"  {field}{'' if field in required else '?'}: {_type(inner)};\n" for field, inner in schema["properties"].items()]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    """Return a JSON schema as a TypeScript type; only the parts that our messages and models need."""
    if schema.get("title") == Options.__name__ and "properties" not in schema:
        return Options.__name__
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return WORDS.get(tuple(schema["enum"])) or _union(schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema["type"]
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values, keys = schema.get("additionalProperties"), tuple(schema.get("propertyNames", {}).get("enum", ()))
        inner = _type(values) if isinstance(values, dict) else "Json"
        return f"Partial<Record<{WORDS[keys]}, {inner}>>" if keys in KEYS else f"Record<string, {inner}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}[kind]


def _union(words: Sequence[str]) -> str:
    return " | ".join(map(_literal, words))


def _literal(value: Any) -> str:
    return "null" if value is None else f"'{value}'"
