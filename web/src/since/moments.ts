/** How long each moment stays when what was missed is shown again: as long as the turns of others do. */

import { pauseOf, type SceneTime } from '../lib/pace';
import type { Motion, Pace } from '../lib/settings.svelte';
import type { Look } from '../wire/types';

/** The questions with which a turn or a bid begins. */
const FIRST = ['bid', 'move', 'outbid'];
type Asked = Pick<Look, 'question'>;

/** A moment belongs to the turn of the action that led to it. */
function timesOf(looks: readonly Asked[]): SceneTime[] {
  let turn = 0;
  return looks.map((_, place) => {
    const ask = looks[place - 1]?.question.ask ?? '';
    if (FIRST.includes(ask)) turn = place;
    return { turn, isBid: ask === 'bid', beats: [] };
  });
}

/** Milliseconds, one for each moment. People who want no motion still want to see them one after the other. */
export function pausesOf(looks: readonly Asked[], motion: Motion, pace: Pace): number[] {
  const times = timesOf(looks);
  let spent = 0;
  return times.map((time, place) => {
    if (times[place - 1]?.turn !== time.turn) spent = 0;
    const pause = pauseOf(time, times.slice(place + 1), spent, motion === 'off' ? 'full' : motion, pace);
    spent += pause;
    return pause;
  });
}
