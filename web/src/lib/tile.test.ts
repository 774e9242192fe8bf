import { expect, test } from 'vitest';
import { placeOf } from './tile';

test.each([
  ['a1', 0, 0],
  ['c4', 2, 3],
  ['f7', 5, 6],
])('%s lies in column %i, row %i', (tile, column, row) => {
  expect(placeOf(tile)).toEqual({ column, row });
});

test.each(['', 'a', 'a0', 'g1', 'a8', 'A1', 'a11', ' a1'])('%j is no tile', (tile) => {
  expect(placeOf(tile)).toBeUndefined();
});
