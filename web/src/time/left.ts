/** How much time is left, by what the server said last and by how long ago that was. Without components. */

import type { TimeSeen } from '../wire/types';

/** A person is warned in the last seconds. */
export const LOW = 30;
/** When they are told, in seconds; the last one first. */
export const TOLD = [10, LOW] as const;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Whether the clock of a seat runs now. */
const runs = ({ state, running, until }: TimeSeen, seat: number, passed: number): boolean =>
  running === seat && (state === 'running' || ((state === 'paused' || state === 'excused') && passed > (until ?? 0)));

/** The seconds a seat has left, so many seconds after the server said so; null where there is no clock. */
export function leftOf(time: TimeSeen, seat: number, passed: number): number | null {
  const left = time.left[seat - 1] ?? null;
  if (left === null || !runs(time, seat, passed)) return left;
  return Math.max(0, left - (passed - (time.until ?? 0)));
}

/** Parts of a time: hours and minutes, or minutes and seconds; days have words of their own. */
export interface Shown {
  readonly days: number;
  readonly hours: number;
  readonly text: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as a clock shows them; a person has time until it shows nothing more, so parts of a second count as one. */
export function shownTime(left: number): Shown {
  const seconds = Math.ceil(left);
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const text = hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
  return { days, hours, text };
}

/** Which warning is due, if one is: each once while the time falls. */
export function warningOf(left: number, before: number): number | null {
  return TOLD.find((at) => left <= at && before > at) ?? null;
}
