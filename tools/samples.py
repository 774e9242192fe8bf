"""Writes one answer of every verb of players for the tests of the client, so that a new verb is tried there too."""

import json

import msgspec

from naqala.action import Action
from naqala.catalog.verbs import FIRST_DRAW, FORMS, meanings
from naqala.server.protocol.answers import unworded_answer

HEAD = """// Made by `python -m tools.generate`; do not edit. One action of every verb in src/naqala/catalog/verbs.py.

import type { Answer } from './types';

/** One answer of every verb of players; the server adds its words. */
export const SAMPLES: readonly Answer[] = [
"""


def samples() -> str:
    """Return the file of samples."""
    first = {meaning.verb: number for number, meaning in reversed([*enumerate(meanings()[:FIRST_DRAW])]) if meaning}
    answers = (unworded_answer(Action.numbered(first[verb])) for verb in FORMS if verb in first)
    lines = [f"  {json.dumps(msgspec.to_builtins(answer))},\n" for answer in answers]
    return f"{HEAD}{''.join(lines)}];\n"
