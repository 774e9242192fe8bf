/** The narrator's log in the chosen language. */

import type { ColourWord } from '../wire/catalogue';
import type { Answer, Chapter, Counted, Line, Said } from '../wire/types';
import { listed, tAny } from './i18n.svelte';
import {
  cardSaid,
  cardsSaid,
  djinnSaid,
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

// The sort says which words there can be, which a type of the server's cannot.
const NAMED = {
  ...{ card: cardSaid, djinn: djinnSaid, item: itemSaid, thief: thiefSaid, whim: whimSaid },
  tribe: (colour: ColourWord) => tribeSaid(colour),
} as Readonly<Record<string, (word: string) => string>>;
const COUNTED = {
  ...{ card: cardsSaid, item: itemsSaid, tribe: tribesSaid },
} as Readonly<Record<string, (counts: Counts) => string>>;

/** The name of one thing; tiles are called by their words. */
export const named = ({ sort, word }: { readonly sort: string; readonly word: string }): string =>
  NAMED[sort]?.(word) ?? word;

const counted = ({ sort, counts }: Counted): string =>
  COUNTED[sort]?.(counts) ?? listed(Object.keys(counts).map((word) => named({ sort, word })));

function argumentSaid(argument: Argument, chairs: readonly Called[]): string | number {
  if (typeof argument !== 'object') return argument;
  switch (argument.is) {
    case 'player':
      return nameOf(chairs, argument.seat);
    case 'named':
      return named(argument);
    case 'counted':
      return counted(argument);
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

/** A sentence as it is told to a seat, which does not need to read its own name at the beginning. */
export function toldTo(seat: number, said: Said, chairs: readonly Called[]): string {
  const text = told(said, chairs);
  const subject = said.args?.['name'];
  const name = `${nameOf(chairs, seat)} `;
  if (typeof subject !== 'object' || subject.is !== 'player' || subject.seat !== seat || !text.startsWith(name))
    return text;
  return text.charAt(name.length).toUpperCase() + text.slice(name.length + 1);
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
