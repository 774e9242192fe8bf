"""The client's types of everything that travels, made from the server's own: ``python -m naqala.server.typescript FILE``."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from pydantic.json_schema import models_json_schema

from naqala.server.api import GoingOnWanted, InvitationGiven, Seat, ServerFound, TableListed, TableOpened, TableWanted
from naqala.server.films import Film
from naqala.server.messages import Command, Message

HEAD = "// Made by `python -m naqala.server.typescript`; do not edit. docs/protocol.md says what each message means.\n"
WANTED = (TableWanted, GoingOnWanted)
GIVEN = (TableOpened, TableListed, InvitationGiven, Seat, ServerFound)
"""What the REST part takes and gives."""
JSON = """/** A file from outside, which the server checks. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""


def typescript() -> str:
    """The whole file."""
    _, messages = msgspec.json.schema_components((Command, Message, Film), ref_template="{name}")
    wanted: Any = [(model, "validation") for model in WANTED]
    _, rest = models_json_schema([*wanted, *((model, "serialization") for model in GIVEN)], ref_template="{model}")
    parts = [HEAD]
    for name, schema in sorted({**messages, **rest["$defs"]}.items()):
        parts.append(_comment(schema.get("description", ""), "") + _declaration(name, schema))
    for name, union in (("Command", Command), ("Message", Message)):
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    parts.append(JSON)
    return "\n".join(parts)


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _declaration(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [f"  {field}{'' if field in required else '?'}: {_type(inner)};\n" for field, inner in schema["properties"].items()]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type; only the parts that our messages and models need."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(one) for one in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema["type"]
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'Json'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}[kind]


def _literal(value: Any) -> str:
    return "null" if value is None else f"'{value}'"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
