/** The book of rules: what is in play, what a topic says, and where an explanation stands. */

import type { Topic as Explained } from '../lib/explains';
import { explanationOf, type Explanation } from '../lib/explanations';
import { tAny } from '../lib/i18n.svelte';
import { isTileFace } from '../lib/words';
import { factsInPlay } from '../lib/printed.svelte';
import { TILES } from '../wire/catalogue';
import { SECTIONS, PARTS, type SectionName, type Thing, type RuleTopic } from '../wire/rulebook';
import type { Look, PartWord } from '../wire/types';
import { doubtOfTopic, type Grade } from './doubts';

type Game = Pick<Explained, 'look' | 'parts'>;

/** The address of the book; with parts only what is in play. */
export function pathOf(parts: readonly PartWord[] | undefined, anchor = ''): string {
  const query = parts ? `?with=${parts.join(',')}` : '';
  return `/rules${query}${anchor && `#${anchor}`}`;
}
/** The parts that an address names. */
export function partsIn(query: string): readonly PartWord[] | undefined {
  const wanted = new URLSearchParams(query).get('with')?.split(',');
  return wanted && PARTS.filter((part) => part === 'base' || wanted.includes(part));
}

/** The topic that speaks of a whole kind of things. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ card: 'sale', djinn: 'djinns', item: 'items', thief: 'thieves', whim: 'whims' },
  ...{ tile: 'tile', tribe: 'tribe', score: 'score', piece: 'control', bid: 'bid' },
};
const KNOWN = new Set(SECTIONS.flatMap(({ topics }) => topics.flatMap(({ things }) => things.map(anchorOfThing))));

function anchorOfThing({ kind, word }: Pick<Explained, 'kind' | 'word'>): string {
  return `${kind}-${word}`.replaceAll(' ', '-');
}

/** Where the book explains a thing. A tile of the board is found by its face, one of several faces by the first. */
export function anchorOf({ kind, word, look }: Explained): string {
  const face = look?.position.board[word]?.tile ?? word;
  const shown = isTileFace(face)
    ? Object.keys(TILES).find((one) => isTileFace(one) && TILES[one].kind === TILES[face].kind)
    : word;
  const anchor = anchorOfThing({ kind, word: shown ?? word });
  return KNOWN.has(anchor) ? anchor : (KINDS[kind] ?? '');
}

export interface ShownThing {
  readonly anchor: string;
  readonly told: Explanation;
}
export interface ShownTopic {
  readonly topic: RuleTopic;
  readonly title: string;
  /** `grade`: where no published source confirms it. */
  readonly paragraphs: readonly { readonly text: string; readonly grade?: Grade | undefined }[];
  readonly things: readonly ShownThing[];
}
export interface ShownSection {
  readonly name: SectionName;
  readonly title: string;
  readonly topics: readonly ShownTopic[];
}

function shownThing(thing: Thing, game: Game): ShownThing {
  return { anchor: anchorOfThing(thing), told: explanationOf({ ...thing, ...game }) };
}

function shownTopic(topic: RuleTopic, parts: readonly PartWord[], game: Game): ShownTopic {
  const more = topic.more.filter((part) => parts.includes(part));
  const title = tAny([`topic.${topic.name}`]);
  const paragraphs = [
    ...tAny([`topic.${topic.name}.about`], factsInPlay())
      .split('\n')
      .map((text) => ({ text })),
    ...more.map((part) => ({
      text: tAny([`topic.${topic.name}.${part}`], factsInPlay()),
      grade: doubtOfTopic(topic.name, part),
    })),
  ];
  const things = topic.things.filter(({ part }) => parts.includes(part)).map((thing) => shownThing(thing, game));
  return { topic, title, paragraphs, things };
}

/** The book in the language of the page: what is in play, or all of it. There the base cards are shown as the base box has them. */
export function bookOf(inPlay?: readonly PartWord[], look?: Look | null): ShownSection[] {
  const parts = inPlay ?? PARTS;
  const game = { look: look ?? null, parts: inPlay };
  return SECTIONS.map(({ name, topics }) => ({
    name,
    title: tAny([`section.${name}`]),
    topics: topics.filter(({ part }) => parts.includes(part)).map((topic) => shownTopic(topic, parts, game)),
  })).filter(({ topics }) => topics.length);
}
