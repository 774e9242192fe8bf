import { expect, test } from 'vitest';
import type { Score } from '../../wire/types';
import { historyOf, nextMark, placeIn, previousMark } from './moments';

const SCORES: Score[] = [
  { number: 0, round: 3, totals: [50, 50] },
  { number: 9, round: 4, totals: [60, 55] },
  { number: 20, round: 4, totals: [61, 70] },
];

test('marks before and after a place', () => {
  const marks = [0, 4, 9];
  expect([nextMark(marks, 0, 12), nextMark(marks, 4, 12), nextMark(marks, 9, 12)]).toEqual([4, 9, 12]);
  expect([previousMark(marks, 12), previousMark(marks, 9), previousMark(marks, 0)]).toEqual([9, 4, 0]);
});

test('points are told by the rounds that are over, also in a game that began later', () => {
  expect(historyOf(SCORES)).toEqual([
    { label: '2', totals: [50, 50] },
    { label: '3', totals: [60, 55] },
    { label: '4', totals: [61, 70] },
  ]);
  expect(historyOf([])).toEqual([]);
});

test('which of them one has reached', () => {
  expect([0, 8, 9, 19, 20].map((number) => placeIn(SCORES, number))).toEqual([0, 0, 1, 1, 2]);
  expect(placeIn([], 0)).toBe(0);
});
