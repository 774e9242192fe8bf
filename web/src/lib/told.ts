/** The narrator's log in the chosen language. */

import type { Answer, Chapter, Counted, Line, Named, Picture, Said } from '../wire/types';
import { hasText, listed, tAny } from './i18n.svelte';
import {
  cardSaid,
  cardsSaid,
  djinnSaid,
  entriesOf,
  facesSaid,
  isCard,
  isColour,
  isDjinn,
  isItem,
  isThief,
  isTileFace,
  isWhim,
  itemSaid,
  itemsSaid,
  nameOf,
  paymentSaid,
  placeSaid,
  thiefSaid,
  tribeSaid,
  tribesSaid,
  whimSaid,
  type Counts,
} from './words';

/** What has a name: a chair. */
interface Called {
  readonly name: string;
}
type Argument = NonNullable<Said['args']>[string];

/** Whether a word is one of a sort, or stands for one that is hidden. */
const orHidden =
  <Word extends string>(is: (word: string) => word is Word) =>
  (word: string): word is Word | '?' =>
    word === '?' || is(word);

/** Says the words of a sort; any other stands for itself. */
const one =
  <Word extends string>(is: (word: string) => word is Word, say: (word: Word) => string) =>
  (word: string): string =>
    is(word) ? say(word) : word;

/** Says how many there are of the words of a sort. */
const many =
  <Word extends string>(is: (word: string) => word is Word, say: (counts: Counts<Word>) => string) =>
  (counts: Counts): string => {
    const found: Partial<Record<Word, number>> = {};
    for (const [word, n] of entriesOf(counts)) if (is(word)) found[word] = n;
    return say(found);
  };

const NAMED: Readonly<Record<Named['sort'], (word: string) => string>> = {
  ...{ card: one(isCard, cardSaid), djinn: one(isDjinn, djinnSaid), item: one(isItem, itemSaid) },
  ...{ thief: one(isThief, thiefSaid), whim: one(orHidden(isWhim), whimSaid) },
  tribe: one(isColour, (colour) => tribeSaid(colour)),
};

const allNamed =
  (sort: Named['sort']) =>
  (counts: Counts): string =>
    listed(Object.keys(counts).map(NAMED[sort]));
const COUNTED: Readonly<Record<Counted['sort'], (counts: Counts) => string>> = {
  ...{ card: many(orHidden(isCard), cardsSaid), item: many(orHidden(isItem), itemsSaid) },
  ...{ tribe: many(isColour, tribesSaid), face: many(isTileFace, facesSaid) },
  ...{ djinn: allNamed('djinn'), thief: allNamed('thief'), whim: allNamed('whim') },
  tile: (counts) => listed(Object.keys(counts)),
};

/** The name of one thing; pieces and symbols have none. */
export const named = ({ sort, word }: Pick<Picture, 'sort' | 'word'>): string =>
  sort === 'camel' || sort === 'tent' || sort === 'symbol' ? word : NAMED[sort](word);

function argumentSaid(argument: Argument, chairs: readonly Called[]): string | number {
  if (typeof argument !== 'object') return argument;
  switch (argument.is) {
    case 'player':
      return nameOf(chairs, argument.seat);
    case 'named':
      return named(argument);
    case 'counted':
      return COUNTED[argument.sort](argument.counts);
    case 'place':
      return placeSaid(argument.tile, argument.face);
    case 'paid':
      return paymentSaid(argument.words);
  }
}

/** A sentence of the narrator. */
export function told({ key, args = {} }: Said, chairs: readonly Called[]): string {
  const texts = Object.entries(args).map(([name, argument]) => [name, argumentSaid(argument, chairs)] as const);
  return tAny([key], Object.fromEntries(texts));
}

/** A sentence as it is told to a seat: "You ..." of what it did itself, where there is such a sentence. */
export function toldTo(seat: number, said: Said, chairs: readonly Called[]): string {
  const subject = said.args?.['name'];
  const isOwn = typeof subject === 'object' && subject.is === 'player' && subject.seat === seat;
  const own = `${said.key}.own`;
  return told(isOwn && hasText(own) ? { ...said, key: own } : said, chairs);
}

/** The words of an answer, as the seat that is asked reads them. */
export const answerTold = (answer: Answer | undefined, names: readonly string[] = []): string =>
  answer
    ? told(
        answer.said,
        names.map((name) => ({ name })),
      )
    : '';

/** A line with what chance added to it. */
export const lineTold = ({ said, also = [] }: Line, chairs: readonly Called[]): string =>
  [said, ...also].map((one) => told(one, chairs)).join(' ');

/** All lines of these chapters. */
export const linesOf = (chapters: readonly Chapter[]): Line[] => chapters.flatMap(({ lines = [] }) => lines);

/** What of the log began with this action or later. */
export const chaptersSince = (chapters: readonly Chapter[], number: number): Chapter[] =>
  chapters
    .map((chapter) => ({ ...chapter, lines: linesOf([chapter]).filter((line) => line.number >= number) }))
    .filter(({ lines }) => lines.length);
