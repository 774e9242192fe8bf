import { describe, expect, test } from 'vitest';
import { path, scaleOf, spread, ticks } from './chart';

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
