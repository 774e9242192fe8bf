"""The client's book of rules: sections and topics, and the values that are not confirmed."""

from typing import Any

from naqala.doubts import DOUBTS
from naqala.rulebook import ASK_TOPICS, MORE_ABOUT, PARTS, SECTIONS, Topic
from tools.catalogue import HEAD, constant, written

TYPES = """\
export type ThingKind = 'tile' | 'tribe' | 'card' | 'djinn' | 'item' | 'thief' | 'whim' | 'score' | 'piece';
export interface Thing {
  readonly kind: ThingKind;
  readonly word: string;
  readonly part: PartWord;
}
export interface RuleTopic {
  readonly name: TopicName;
  readonly part: PartWord;
  /** The parts that add a paragraph. */
  readonly more: readonly PartWord[];
  readonly things: readonly Thing[];
}
export interface Doubt {
  readonly kind: DoubtSettled['kind'];
  readonly word: string;
  readonly fact: DoubtSettled['fact'];
  readonly value: number | string;
  readonly part: PartWord;
  readonly grade: 'likely' | 'ours';
}
"""


def _topic(topic: Topic) -> dict[str, Any]:
    things = [{"kind": thing.kind, "word": thing.word, "part": thing.part} for thing in topic.things]
    return {"name": topic.name, "part": topic.part, "more": topic.more, "things": things}


def rulebook() -> str:
    """Return the whole file."""
    names = " | ".join(f"'{topic.name}'" for topics in SECTIONS.values() for topic in topics)
    sections = "".join(
        f"  {{\n    name: '{section}',\n    topics: [\n"
        + "".join(f"      {written(_topic(topic))},\n" for topic in topics)
        + "    ],\n  },\n"
        for section, topics in SECTIONS.items()
    )
    doubts = "".join(
        f"  {written({name: getattr(doubt, name) for name in ('kind', 'word', 'fact', 'value', 'part', 'grade')})},\n"
        for doubt in DOUBTS
    )
    section_names = " | ".join(f"'{section}'" for section in SECTIONS)
    return "\n".join(
        [
            HEAD,
            "import type { AskWord, DoubtSettled, PartWord } from './types';\n",
            constant("PARTS", "What a game may have.", PARTS),
            f"export type TopicName = {names};\nexport type SectionName = {section_names};",
            TYPES,
            "/** All sections with their topics. */",
            "export const SECTIONS: readonly { readonly name: SectionName; readonly topics: readonly RuleTopic[] }[] = [",
            f"{sections}];\n",
            "/** By question, the topic that says how it is answered. */",
            f"export const ASK_TOPICS: Readonly<Partial<Record<AskWord, TopicName>>> = {written(ASK_TOPICS)};\n",
            "/** By thing, the parts that add a sentence to its explanation. */",
            f"export const MORE_ABOUT: Readonly<Partial<Record<string, readonly PartWord[]>>> = {written(MORE_ABOUT)};\n",
            "/** The values that no published source confirms. */",
            f"export const DOUBTS: readonly Doubt[] = [\n{doubts}];\n",
        ]
    )
