/** Which lines of a score sheet are shown, and how a game ended. */

import type { Message } from '../../i18n';
import { SOLO } from '../../wire/catalogue';
import type { End } from '../../wire/types';

export const LINES = [
  'gold',
  'viziers',
  'elders',
  'artisans',
  'djinns',
  'tiles',
  'cities',
  'tent',
  'palms',
  'palaces',
  'merchandise',
  'items',
] as const;
export type Line = (typeof LINES)[number];

/** Lines that only an expansion brings. */
const BROUGHT_BY: Partial<Record<Line, string>> = {
  artisans: 'artisans',
  tent: 'artisans',
  items: 'artisans',
  cities: 'whims',
};

type Sheet = Readonly<Record<string, number | null>>;

/** All lines of the game. Where the expansions are not known, a line is left out when nobody has anything in it. */
export function shownLines(sheets: readonly Sheet[], expansions?: readonly string[]): Line[] {
  return LINES.filter((line) => {
    const expansion = BROUGHT_BY[line];
    if (!expansion) return true;
    return expansions ? expansions.includes(expansion) : sheets.some((sheet) => sheet[line]);
  });
}

export type Verdict = 'won' | 'shared' | 'beaten' | 'lost';

/** How the game ended: won, shared, Yazid beaten, lost to Yazid; null while it goes on. */
export function verdict(end: End | null, seats: number): Verdict | null {
  if (!end) return null;
  if (!end.winners.length) return 'lost';
  if (seats === 1) return 'beaten';
  return end.winners.length > 1 ? 'shared' : 'won';
}

const REASONS = ['last camel', 'no move', 'assassins', 'djinns', 'gold', 'viziers'] as const;

/** The words for why the game ended; Yazid's reasons count what he has gathered. */
export function reasonText(word: string): Message {
  const reason = REASONS.find((one) => one === word);
  if (!reason) throw new Error(`no reason for an end: ${word}`);
  return { key: `over.${reason}`, args: reason === 'assassins' || reason === 'djinns' ? { n: SOLO[reason] } : {} };
}
