import { describe, expect, test } from 'vitest';
import { Crowd, standing } from './crowd';
import { placed } from './figures';
import { cornerOf, grid, heldSlots, rowsOf, slots, tileAfterKey } from './geometry';
import { nodesOf, pathOf } from './path';
import type { Waypoint } from '../wire/types';

describe('places', () => {
  test('rows count from the bottom, columns from the left', () => {
    expect(rowsOf(['a1', 'f7', 'b3'])).toBe(7);
    expect(cornerOf('a5', 5)).toEqual({ x: 46, y: 46 });
    expect(cornerOf('b4', 5)).toEqual({ x: 196, y: 196 });
    expect(grid(2)[0]).toEqual(['a2', 'b2', 'c2', 'd2', 'e2', 'f2']);
  });

  test.each([
    ['a1', 'ArrowUp', 'a2'],
    ['a1', 'ArrowLeft', 'a1'],
    ['f5', 'ArrowUp', 'f5'],
    ['c3', 'ArrowDown', 'c2'],
    ['c3', 'Home', 'a3'],
    ['c3', 'End', 'f3'],
  ])('%s and %s lead to %s', (tile, key, next) => {
    expect(tileAfterKey(tile, key, 5)).toBe(next);
  });

  test('other keys lead nowhere', () => {
    expect(tileAfterKey('a1', 'x', 5)).toBeUndefined();
  });

  test.each([1, 3, 4, 6, 8, 12, 20])('%i figures stay on their tile', (count) => {
    for (const { x, y } of [...slots(count), ...heldSlots(count)]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(140);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(140);
    }
  });
});

test('five of one colour stand as one with a number', () => {
  const { figures, badges } = placed(new Crowd().update(standing({ a1: { meeples: 'WRRRRR' } }, '')), 5, 'a1');
  expect(figures).toHaveLength(6);
  expect(badges).toMatchObject([{ count: 5 }]);
  expect(new Set(figures.filter((one) => one.colour === 'red').map(({ x }) => x)).size).toBe(1);
});

test('the hand is held over its tile', () => {
  const { figures, tray } = placed(new Crowd().update(standing({}, 'RW')), 5, 'b5');
  expect(figures.every((one) => one.isHeld && one.x > 196 && one.x < 336)).toBe(true);
  expect(tray).not.toBeNull();
});

describe('the way of a move', () => {
  test('is the last pick and its drops', () => {
    const first: Waypoint[] = [{ tile: 'a1' }, { tile: 'a2', colour: 'red' }];
    const path = pathOf([...first, { tile: 'c3' }, { tile: 'c4', colour: 'red' }, { tile: 'd4', colour: 'blue' }]);
    expect(path).toEqual({ start: 'c3', drops: ['c4', 'd4'], colours: ['red', 'blue'], isFlown: false });
  });

  test('may end by Carpet', () => {
    const path = pathOf([{ tile: 'b1' }, { tile: 'f7', colour: 'red', flown: true }]);
    expect(path).toEqual({ start: 'b1', drops: ['f7'], colours: ['red'], isFlown: true });
  });

  test('has a beginning', () => {
    expect(pathOf([])).toBeNull();
    expect(pathOf([{ tile: 'a2', colour: 'red' }])).toBeNull();
  });

  test.each([1, 2, 3, 4])('shows %i visits of a tile side by side on it', (visits) => {
    const drops = Array.from({ length: visits }, () => ['b1', 'b2', 'a2', 'a1']).flat();
    const places = nodesOf({ start: 'f5', drops }, 5)
      .flatMap(({ x }, number) => (number % 4 ? [] : [x]))
      .slice(1);
    const { x: left } = cornerOf('a1', 5);
    expect(places).toHaveLength(visits);
    expect(Math.min(...places) - 17).toBeGreaterThanOrEqual(left);
    expect(Math.max(...places) + 17).toBeLessThanOrEqual(left + 140);
    for (const [number, place] of places.slice(1).entries()) expect(place - (places[number] ?? 0)).toBeGreaterThan(34);
  });
});
