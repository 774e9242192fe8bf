/** The legal answers, sorted into groups that a person would look for. Every one of them is in exactly one group. */

import type { PlainKey } from '../i18n';
import type { Colour } from '../lib/answers';
import type { Answer, Look } from '../wire/types';

export interface Group {
  readonly key: 'main' | 'fakirs' | 'board' | 'seats' | 'powers' | 'sell' | 'pass';
  /** Missing where no heading is needed. */
  readonly title?: PlainKey;
  readonly answers: readonly Answer[];
}

function groupOf({ verb, fakirs, tile }: Answer): Group['key'] {
  if (verb === 'bid') return fakirs ? 'fakirs' : 'main';
  if (verb === 'pass' || verb === 'sell') return verb;
  if (verb === 'kill_of') return 'seats';
  if (verb === 'use' || verb === 'play') return 'powers';
  return tile ? 'board' : 'main';
}

const TITLES: Readonly<Partial<Record<Group['key'], PlainKey>>> = {
  fakirs: 'answer.group.fakirs',
  board: 'answer.group.board',
  seats: 'answer.group.seats',
  powers: 'answer.group.powers',
  sell: 'answer.group.sell',
};

export const ORDER: readonly Group['key'][] = ['main', 'fakirs', 'seats', 'board', 'sell', 'powers', 'pass'];

/** The cards that answers name one by one, in the order in which they lie on the table. */
function lying({ position, seat }: Look): string[] {
  const own = seat === null ? undefined : position.seats[seat - 1];
  const words = (things: object | number = []): string[] =>
    Array.isArray(things) ? (things as string[]) : Object.keys(things);
  return [
    own?.items,
    own?.djinns,
    own?.thieves,
    position.aside?.items,
    position.aside?.djinns,
    position.djinns.row,
    position.items?.discard,
  ].flatMap(words);
}

/** By tile for the eye, and as the cards lie; in the server's order otherwise. */
function sorted(key: Group['key'], answers: Answer[], look: Look): Answer[] {
  if (key === 'board') return answers.sort((one, other) => (one.tile ?? '').localeCompare(other.tile ?? ''));
  const cards = lying(look);
  const placeOf = ({ djinn, item, thief }: Answer): number => {
    const place = cards.indexOf(djinn ?? item ?? thief ?? '');
    return place < 0 ? cards.length : place;
  };
  return answers.sort((one, other) => placeOf(one) - placeOf(other));
}

export function grouped(legal: readonly Answer[], look: Look): Group[] {
  return ORDER.flatMap((key) => {
    const found = legal.filter((answer) => groupOf(answer) === key);
    const title = TITLES[key];
    return found.length ? [{ key, answers: sorted(key, found, look), ...(title ? { title } : {}) }] : [];
  });
}

/** The only thing to do. Where anything else can be done, nothing is recommended: least of all to do nothing. */
export function onlyOne(legal: readonly Answer[]): Answer | undefined {
  return legal.length === 1 ? legal[0] : undefined;
}

/** The cards an answer names, in whichever order. */
const cardsOf = ({ cards = [] }: Answer): string => [...cards].sort().join();

/** Answers by their cards, whichever places of the row these lie at: one button is enough. */
export function setsOf(answers: readonly Answer[]): Answer[] {
  const sets = new Map<string, Answer>();
  for (const one of answers) {
    const key = one.places ? cardsOf(one) : one.text;
    if (!sets.has(key)) sets.set(key, one);
  }
  return [...sets.values()];
}

/** Whether the same cards can be bought so that the others are left in another order: Merchants and markets take the first ones. */
export function placesMatter(legal: readonly Answer[], row: readonly string[]): boolean {
  const left = new Map<string, string>();
  return legal.some((answer) => {
    const { places } = answer;
    if (!places) return false;
    const rest = row.filter((_, index) => !places.includes(index + 1)).join();
    const first = left.get(cardsOf(answer)) ?? rest;
    left.set(cardsOf(answer), first);
    return first !== rest;
  });
}

/** By tile, the answers that name it. */
export function byTile(legal: readonly Answer[]): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const answer of legal) {
    if (!answer.tile) continue;
    const there = found.get(answer.tile);
    if (there) there.push(answer);
    else found.set(answer.tile, [answer]);
  }
  return found;
}

/** The tiles that can be chosen; with a colour in mind those where it can go, if there are any. */
export function tilesFor(tiles: ReadonlyMap<string, readonly Answer[]>, colour: Colour | null): ReadonlySet<string> {
  const fitting = [...tiles].filter(([, answers]) => !colour || answers.some((one) => one.colours?.includes(colour)));
  return new Set((fitting.length ? fitting : [...tiles]).map(([tile]) => tile));
}

/** The tiles that would become the seat's. */
export function claimedIn(tiles: ReadonlyMap<string, readonly Answer[]>): ReadonlySet<string> {
  return new Set([...tiles].filter(([, answers]) => answers.some((one) => one.claims)).map(([tile]) => tile));
}

/** Whether an answer spends the Flying Carpet, which works once. */
export const isByCarpet = ({ verb }: Answer): boolean => verb === 'carpet';

/** Who is killed by an answer that kills one meeple on a tile. */
export function victimOf({ verb, colours = [] }: Answer): Colour | undefined {
  return verb === 'kill_on' && colours.length === 1 ? colours[0] : undefined;
}

/** The tiles that only the Flying Carpet reaches. */
export function carpetedIn(tiles: ReadonlyMap<string, readonly Answer[]>): ReadonlySet<string> {
  return new Set([...tiles].filter(([, answers]) => answers.every(isByCarpet)).map(([tile]) => tile));
}
