/** How long what others do stays on the table before the next thing is shown: a turn has its time, however many actions it has. */

import { stage, type Beat } from '../motion/stager';
import { lengthOf, timed } from '../motion/timing';
import type { Scene } from '../wire/types';
import type { Motion, Pace as Speed } from './settings.svelte';

/** What matters of a scene for its time. */
export interface SceneTime {
  /** The number of the action its turn began with. */
  readonly turn: number;
  readonly isBid: boolean;
  /** What is seen to come of it. */
  readonly beats: readonly Beat[];
}

interface Pace {
  /** A whole turn, in milliseconds. */
  readonly turn: number;
  /** The way and its effects stay a moment at the end of a turn. */
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
export const FACTORS: Readonly<Record<Speed, number>> = { slow: 2.5, normal: 1, fast: 0.5 };

/** The last turn that had begun before an action. */
export const turnOf = (marks: readonly number[], action: number): number =>
  marks.filter((mark) => mark <= action).at(-1) ?? 0;

export const timeOf = ({ first, happened, marks }: Scene): SceneTime => ({
  turn: turnOf(marks, first),
  isBid: happened[0]?.ask === 'bid',
  beats: stage(happened),
});

/** How long what comes of a scene is shown. */
export const showOf = ({ beats }: Pick<SceneTime, 'beats'>, motion: Motion, speed: Speed): number =>
  FACTORS[speed] * lengthOf(timed(beats, motion));

/** How long a scene stays: `waiting` are those that come next, `spent` is what its turn has had before, without its shows. */
export function pauseOf(
  shown: SceneTime,
  waiting: readonly SceneTime[],
  spent: number,
  motion: Motion,
  speed: Speed = 'normal',
): number {
  if (motion === 'off') return 0;
  const factor = FACTORS[speed];
  return Math.max(showOf(shown, motion, speed), factor * pauseAt(PACES[motion], shown, waiting, spent / factor));
}

function pauseAt(
  { turn, hold, bid, most, least }: Pace,
  shown: SceneTime,
  waiting: readonly SceneTime[],
  spent: number,
): number {
  if (shown.isBid) return bid;
  const left = turn - spent;
  const end = waiting.findIndex((other) => other.turn !== shown.turn);
  const more = end < 0 ? waiting.length : end;
  return more ? Math.min(most, Math.max(least, (left - hold) / more)) : Math.min(2 * hold, Math.max(hold, left));
}
