/** The legal answers, sorted into groups that a person would look for. Every one of them is in exactly one group. */

import type { PlainKey } from '../i18n';
import { answerOf, type Answer, type Colour } from '../lib/answers';

export interface Group {
  readonly key: 'main' | 'fakirs' | 'board' | 'seats' | 'powers' | 'sell' | 'pass';
  /** Missing where no heading is needed. */
  readonly title?: PlainKey;
  readonly answers: readonly Answer[];
}

/** Answers that can be given by choosing a tile. */
const BOARD_KINDS = new Set([
  ...[
    'pick',
    'drop',
    'carpet',
    'kill.tile',
    'give.tile',
    'claim',
    'give.palm',
    'give.palace',
    'put.palm',
    'put.palace',
  ],
  ...['at', 'redirect', 'remove', 'bring', 'from'],
]);

function groupOf({ kind, fakirs }: Answer): Group['key'] {
  if (kind === 'bid') return fakirs ? 'fakirs' : 'main';
  if (kind === 'pass') return 'pass';
  if (kind === 'sell') return 'sell';
  if (kind === 'kill.seat') return 'seats';
  if (kind === 'use' || kind === 'play') return 'powers';
  return BOARD_KINDS.has(kind) ? 'board' : 'main';
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

export function grouped(legal: readonly string[]): Group[] {
  const answers = legal.map(answerOf);
  return ORDER.flatMap((key) => {
    const found = answers.filter((answer) => groupOf(answer) === key);
    const title = TITLES[key];
    return found.length ? [{ key, answers: sorted(key, found), ...(title ? { title } : {}) }] : [];
  });
}

/** By tile, the answers that name it. */
export function byTile(legal: readonly string[]): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const answer of legal.map(answerOf)) {
    if (!answer.tile || !BOARD_KINDS.has(answer.kind)) continue;
    const there = found.get(answer.tile);
    if (there) there.push(answer);
    else found.set(answer.tile, [answer]);
  }
  return found;
}

/** The tiles that can be chosen; with a colour in mind those where it can go, if there are any. */
export function tilesFor(tiles: ReadonlyMap<string, readonly Answer[]>, colour: Colour | null): ReadonlySet<string> {
  const fitting = [...tiles].filter(([, answers]) => !colour || answers.some((one) => one.colours.includes(colour)));
  return new Set((fitting.length ? fitting : [...tiles]).map(([tile]) => tile));
}
