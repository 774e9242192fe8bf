import { describe, expect, test } from 'vitest';
import { path, scaleOf, spread, ticks } from './chart';
import { LINES, reasonText, shownLines, verdict } from './sheet';

const sheet = (points: Record<string, number | null> = {}): Record<string, number | null> => ({
  ...Object.fromEntries(LINES.map((line) => [line, 0])),
  total: 0,
  ...points,
});

describe('lines of the sheet', () => {
  test('of the base game', () => {
    const base = ['gold', 'viziers', 'elders', 'djinns', 'tiles', 'palms', 'palaces', 'merchandise'];
    expect(shownLines([sheet({ items: null })], [])).toEqual(base);
    expect(shownLines([sheet()])).toEqual(base);
  });

  test('of expansions', () => {
    expect(shownLines([sheet()], ['artisans', 'thieves', 'whims'])).toEqual([...LINES]);
    expect(shownLines([sheet(), sheet({ cities: 5 })])).toContain('cities');
  });
});

test.each([
  [null, 3, null],
  [{ totals: [3, 5], winners: [2], reasons: [] }, 2, 'won'],
  [{ totals: [5, 5], winners: [1, 2], reasons: [] }, 2, 'shared'],
  [{ totals: [90], winners: [1], reasons: [] }, 1, 'beaten'],
  [{ totals: [], winners: [], reasons: ['gold'] }, 1, 'lost'],
])('the end %j of %i seats is %s', (end, seats, how) => {
  expect(verdict(end, seats)).toBe(how);
});

test('Yazid’s reasons count', () => {
  expect(reasonText('assassins')).toEqual({ key: 'over.assassins', args: { n: 7 } });
  expect(reasonText('no move')).toEqual({ key: 'over.no move', args: {} });
  expect(() => reasonText('boredom')).toThrow('boredom');
});

describe('the chart', () => {
  test.each([
    [0, 10, [0, 2, 4, 6, 8, 10]],
    [0, 123, [0, 50, 100, 150]],
    [0, 1, [0, 1]],
    [-3, 48, [-20, 0, 20, 40, 60]],
  ])('ticks from %i to %i', (low, high, expected) => {
    expect(ticks(low, high)).toEqual(expected);
  });

  const frame = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };

  test('a line is interrupted where nothing is known', () => {
    const points = [0, null, 10, 5].map((total, index) => ({ label: String(index), totals: [total] }));
    expect(path(points, 0, scaleOf(points, frame))).toBe('M10.0 100.0M76.7 0.0L110.0 50.0');
  });

  test('labels do not cover each other', () => {
    expect(spread([50, null, 50, 90], 10, 95)).toEqual([50, null, 60, 90]);
    expect(spread([95, 95], 10, 95)).toEqual([85, 95]);
  });
});
