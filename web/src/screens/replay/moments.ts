/** Places in a finished game: turns, and the points of the rounds. */

import type { ChartPoint } from '../../panels/score/chart';
import type { Score } from '../../wire/types';

/** The next mark after a place, or the end. */
export const nextMark = (marks: readonly number[], number: number, last: number): number =>
  marks.find((mark) => mark > number) ?? last;

/** The last mark before a place, or the start. */
export const previousMark = (marks: readonly number[], number: number): number =>
  marks.filter((mark) => mark < number).at(-1) ?? 0;

/** The points after so many rounds; every score but the last is that of a round's beginning. */
export const historyOf = (scores: readonly Score[]): ChartPoint[] =>
  scores.map(({ round, totals }, place) => ({
    label: String(place === scores.length - 1 ? round : round - 1),
    totals,
  }));

/** The last score that had been reached. */
export const placeIn = (scores: readonly Score[], number: number): number =>
  Math.max(0, scores.filter((score) => score.number <= number).length - 1);
