/** How long what others do stays on the table before the next thing is shown: a turn has its time, however many actions it has. */

import type { Scene } from '../wire/types';
import type { Motion, Pace as Speed } from './settings.svelte';

/** What matters of a scene for its time. */
export interface Beat {
  /** The number of the action its turn began with. */
  readonly turn: number;
  readonly isBid: boolean;
}

interface Pace {
  /** A whole turn, in milliseconds. */
  readonly turn: number;
  /** The way and what came of it stay a moment at the end of a turn. */
  readonly hold: number;
  readonly bid: number;
  /** The longest and shortest time of one action that is not the last. */
  readonly most: number;
  readonly least: number;
}

const PACES: Readonly<Record<Exclude<Motion, 'off'>, Pace>> = {
  full: { turn: 1500, hold: 450, bid: 350, most: 450, least: 60 },
  reduced: { turn: 700, hold: 250, bid: 150, most: 250, least: 30 },
};

/** How much longer or shorter all of it takes. */
const FACTORS: Readonly<Record<Speed, number>> = { slow: 2.5, normal: 1, fast: 0.5 };

/** A scene belongs to the last turn that had begun before it. */
export const beatOf = ({ first, happened, marks }: Scene): Beat => ({
  turn: marks.filter((mark) => mark <= first).at(-1) ?? 0,
  isBid: happened[0]?.ask === 'bid',
});

/** How long a scene stays: `waiting` are those that come next, `spent` is what its turn has had before. */
export function pauseOf(
  shown: Beat,
  waiting: readonly Beat[],
  spent: number,
  motion: Motion,
  speed: Speed = 'normal',
): number {
  if (motion === 'off') return 0;
  const factor = FACTORS[speed];
  return factor * pauseAt(PACES[motion], shown, waiting, spent / factor);
}

function pauseAt({ turn, hold, bid, most, least }: Pace, shown: Beat, waiting: readonly Beat[], spent: number): number {
  if (shown.isBid) return bid;
  const left = turn - spent;
  const other = waiting.findIndex((beat) => beat.turn !== shown.turn);
  const more = other < 0 ? waiting.length : other;
  return more ? Math.min(most, Math.max(least, (left - hold) / more)) : Math.min(2 * hold, Math.max(hold, left));
}
