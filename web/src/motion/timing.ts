/** How long the show of an action takes, and when each beat of it begins: in milliseconds, at the usual pace. */

import type { Motion } from '../lib/settings.svelte';
import type { Beat, Effect } from './stager';

/** With less motion things only appear and fade where they belong. */
const LENGTHS: Readonly<Record<Exclude<Motion, 'off'>, Readonly<Record<Effect, number>>>> = {
  full: { walk: 380, fly: 520, bring: 1500, land: 380, kill: 560, roll: 900, mark: 340 },
  reduced: { walk: 120, fly: 220, bring: 700, land: 160, kill: 220, roll: 260, mark: 160 },
};
/** However much happens in one action: Sultan Yazid clears two tiles and rolls three times. */
const LONGEST = { full: 4500, reduced: 1800 } as const;

export interface Timed {
  readonly beat: Beat;
  readonly start: number;
  readonly length: number;
}

/** The beats one after the other; all are shortened alike where they would take too long. */
export function timed(beats: readonly Beat[], motion: Motion): readonly Timed[] {
  if (motion === 'off') return [];
  const lengths = beats.map(({ effect }) => LENGTHS[motion][effect]);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const scale = Math.min(1, LONGEST[motion] / Math.max(1, whole));
  let start = 0;
  return beats.map((beat, place) => {
    const length = (lengths[place] ?? 0) * scale;
    start += length;
    return { beat, start: start - length, length };
  });
}

/** How long all of it takes. */
export function lengthOf(show: readonly Timed[]): number {
  const last = show.at(-1);
  return last ? last.start + last.length : 0;
}
