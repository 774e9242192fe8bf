import { expect, test } from 'vitest';
import type { Box } from '../../lib/explains';
import { EDGE, spotFor, withNeighbours } from './spot';

const WINDOW = { width: 1280, height: 720 };
const SIZE = { width: 320, height: 200 };
const box = (left: number, top: number, width = 80, height = 100): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test.each<[string, Box]>([
  ['in the left column', box(20, 150)],
  ['at the right edge', box(1180, 300)],
  ['on the board', box(600, 400)],
  ['at the lower edge', box(30, 615)],
  ['as wide as the window', box(10, 600, 1260, 60)],
])('%s: beside the thing, not on it, and in the window', (_, at) => {
  const { left, top } = spotFor(at, SIZE, WINDOW);
  expect(left).toBeGreaterThanOrEqual(EDGE);
  expect(top).toBeGreaterThanOrEqual(EDGE);
  expect(left + SIZE.width).toBeLessThanOrEqual(WINDOW.width - EDGE);
  expect(top + SIZE.height).toBeLessThanOrEqual(WINDOW.height - EDGE);
  const isApart = left >= at.right || left + SIZE.width <= at.left || top >= at.bottom || top + SIZE.height <= at.top;
  expect(isApart).toBe(true);
  const distance = Math.max(left - at.right, at.left - left - SIZE.width, top - at.bottom, at.top - top - SIZE.height);
  expect(distance).toBeLessThan(20);
});

test('the tiles around a tile stay free', () => {
  const at = box(500, 300, 100, 100);
  const { left } = spotFor(withNeighbours(at), SIZE, WINDOW);
  expect(left).toBeGreaterThanOrEqual(at.right + 100);
});
