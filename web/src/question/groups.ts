/** The legal answers, sorted into groups that a person would look for. Every one of them is in exactly one group. */

import type { PlainKey } from '../i18n';
import type { Colour } from '../lib/answers';
import type { Answer } from '../wire/types';

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

/** By tile for the eye, but in the server's order otherwise. */
function sorted(key: Group['key'], answers: Answer[]): Answer[] {
  if (key !== 'board') return answers;
  return answers.sort((one, other) => (one.tile ?? '').localeCompare(other.tile ?? ''));
}

export function grouped(legal: readonly Answer[]): Group[] {
  return ORDER.flatMap((key) => {
    const found = legal.filter((answer) => groupOf(answer) === key);
    const title = TITLES[key];
    return found.length ? [{ key, answers: sorted(key, found), ...(title ? { title } : {}) }] : [];
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
