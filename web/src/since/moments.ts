/** How long each moment stays when what was missed is shown again: as long as the turns of others do. */

import { pauseOf, turnOf, type SceneTime } from '../lib/pace';
import type { Motion, Pace } from '../lib/settings.svelte';
import type { Look, Since } from '../wire/types';

interface Missed extends Pick<Since, 'first'> {
  readonly looks: readonly Pick<Look, 'question'>[];
}

/** A moment belongs to the turn of the action that led to it. */
const timesOf = ({ first, looks }: Missed, marks: readonly number[]): SceneTime[] =>
  looks.map((_, place) => ({
    turn: turnOf(marks, first + place - 1),
    isBid: looks[place - 1]?.question.ask === 'bid',
    beats: [],
  }));

/** Milliseconds, one for each moment. People who want no motion still want to see them one after the other. */
export function pausesOf(missed: Missed, marks: readonly number[], motion: Motion, pace: Pace): number[] {
  const times = timesOf(missed, marks);
  let spent = 0;
  return times.map((time, place) => {
    if (times[place - 1]?.turn !== time.turn) spent = 0;
    const pause = pauseOf(time, times.slice(place + 1), spent, motion === 'off' ? 'full' : motion, pace);
    spent += pause;
    return pause;
  });
}
