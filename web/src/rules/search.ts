/** The search in the book: what speaks of the words one asks with, the nearest first. */

import { t } from '../lib/i18n.svelte';
import type { ShownSection, ShownThing, ShownTopic } from './book';

/** What one asks for: a word, less its ending, with the words that mean the same. */
type Term = readonly string[];

/** A topic, without its things, or one of them. */
interface Unit {
  readonly section: ShownSection;
  readonly topic: ShownTopic;
  readonly thing?: ShownThing;
  readonly title: readonly string[];
  readonly body: readonly string[];
}
export type Index = readonly Unit[];

export interface Found {
  readonly section: string;
  /** With the paragraphs and things that were found. */
  readonly topic: ShownTopic;
}
export interface Search {
  readonly terms: readonly Term[];
  readonly topics: readonly Found[];
  readonly hits: number;
  /** Whether all words were found together; else these are the nearest places. */
  readonly isWhole: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Of French "l’oasis" only "oasis" is looked for. */
const ELIDED = /^(?:qu|\p{L})['’]/iu;
/** So much of a word is left when its ending goes. */
const SHORTEST = 3;
/** How much more a title says than a text, and how many places are near. */
const TITLE = 3;
const NEAREST = 6;

/** As one searches: small letters, no accents, no signs inside words. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '')
    .toLowerCase();
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** How a word of a text may be found: whole, and by what follows an apostrophe or a hyphen. */
function readings(word: string): string[] {
  const parts = word.split(/['’-]/);
  return parts.map((_, start) => plain(parts.slice(start).join('')));
}
const readingsIn = (text: string): string[] => wordsIn(text).flatMap(readings);

function stem(word: string): string {
  const ending = t('rules.endings')
    .split(' ')
    .find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending ? word.slice(0, -ending.length) : word;
}

/** What is asked for: all words but small ones, or all if there are no others. */
function termsOf(wanted: string): Term[] {
  const words = wordsIn(wanted.replaceAll('-', ' ')).map((word) => plain(word.replace(ELIDED, '')));
  const small = new Set(plain(t('rules.smallWords')).split(' '));
  const alike = plain(t('rules.alike'))
    .split('; ')
    .map((line) => line.split(' ').map(stem));
  const telling = words.filter((word) => !small.has(word));
  return [...new Set((telling.length ? telling : words).map(stem))].map(
    (word) => alike.find((line) => line[0] === word) ?? [word],
  );
}

const begins = (word: string, start: string): boolean => (/\d/.test(start) ? word === start : word.startsWith(start));
const speaksOf = (words: readonly string[], term: Term): boolean =>
  words.some((word) => term.some((start) => begins(word, start)));

/** All that can be found in a book. */
export function indexOf(book: readonly ShownSection[]): Index {
  return book.flatMap((section) =>
    section.topics.flatMap((topic) => {
      const said = [topic.title, ...topic.paragraphs.map(({ text }) => text)];
      const whole = { section, topic, title: readingsIn(topic.title), body: readingsIn(said.join(' ')) };
      const things = topic.things.map((thing) => {
        const { title, facts, texts } = thing.told;
        const text = [title, ...facts.map((fact) => fact.text), ...texts].join(' ');
        return { section, topic, thing, title: readingsIn(title), body: readingsIn(text) };
      });
      return [whole, ...things];
    }),
  );
}

/** The units with all words; else those that have most of what is said by rare words and by titles. */
function ranked(index: Index, terms: readonly Term[]): { units: Unit[]; isWhole: boolean } {
  const rarity = terms.map((term) =>
    Math.log(1 + index.length / index.filter(({ body }) => speaksOf(body, term)).length),
  );
  const scored = index
    .map((unit) => {
      const points = terms.map((term, place) =>
        speaksOf(unit.body, term) ? (rarity[place] ?? 0) * (speaksOf(unit.title, term) ? TITLE : 1) : 0,
      );
      return { unit, isWhole: points.every(Boolean), score: points.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score)
    .sort((one, other) => other.score - one.score);
  const whole = scored.filter(({ isWhole }) => isWhole);
  const near = scored.slice(0, NEAREST).filter(({ score }) => score * 2 >= (scored[0]?.score ?? 0));
  return { units: (whole.length ? whole : near).map(({ unit }) => unit), isWhole: whole.length > 0 };
}

/** Of a topic what was found: paragraphs with a word, all if its title says it, if none has one the gist; and things. */
function excerpt(units: readonly Unit[], topic: ShownTopic, terms: readonly Term[]): ShownTopic {
  const own = units.filter((unit) => unit.topic === topic);
  const speaking = topic.paragraphs.filter(({ text }) => terms.some((term) => speaksOf(readingsIn(text), term)));
  const isItsTitle = terms.every((term) => speaksOf(readingsIn(topic.title), term));
  const paragraphs = isItsTitle ? topic.paragraphs : speaking.length ? speaking : topic.paragraphs.slice(0, 1);
  return {
    ...topic,
    paragraphs: own.some(({ thing }) => !thing) ? paragraphs : [],
    things: own.flatMap(({ thing }) => thing ?? []),
  };
}

export function search(index: Index, wanted: string): Search {
  const terms = termsOf(wanted);
  const { units, isWhole } = ranked(index, terms);
  const sections = new Map(units.map(({ section, topic }) => [topic, section.title]));
  const topics = [...sections].map(([topic, section]) => ({ section, topic: excerpt(units, topic, terms) }));
  return { terms, topics, hits: units.length, isWhole };
}

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text in pieces, words that were asked for by themselves. */
export function marked(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: word, index } of terms.length ? text.matchAll(WORD) : []) {
    if (!terms.some((term) => speaksOf(readings(word), term))) continue;
    pieces.push({ text: text.slice(done, index), isHit: false }, { text: word, isHit: true });
    done = index + word.length;
  }
  return [...pieces, { text: text.slice(done), isHit: false }].filter((piece) => piece.text);
}
