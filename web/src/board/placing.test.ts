import { expect, test } from 'vitest';
import { freePlace, WEIGHT } from './free';

const TILE = 58;
const BOARD = { width: 380, height: 320 };
const PANEL = { width: 155, height: 66 };
const at = (column: number, row: number): { x: number; y: number } => ({ x: 16 + column * 60, y: 14 + row * 60 });

const hides = (panel: { x: number; y: number }, tile: { x: number; y: number }): boolean =>
  panel.x < tile.x + TILE &&
  panel.x + PANEL.width > tile.x &&
  panel.y < tile.y + TILE &&
  panel.y + PANEL.height > tile.y;

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

test('it lies on no tile that a player needs to see next', () => {
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 5; row += 1) {
      const next = NEIGHBOURS.map(([x, y]) => [column + x, row + y] as const)
        .filter(([x, y]) => x >= 0 && x < 6 && y >= 0 && y < 5)
        .map(([x, y]) => at(x, y));
      const tiles = [
        { ...at(column, row), weight: WEIGHT.chosen },
        ...next.map((one) => ({ ...one, weight: WEIGHT.next })),
      ];
      const place = freePlace(PANEL, at(column, row), tiles, TILE, BOARD);
      for (const one of [at(column, row), ...next]) expect(hides(place, one), `${column} ${row}`).toBe(false);
    }
  }
});

test('it lies inside the board, and near the tile where nothing else matters', () => {
  const tiles = [{ ...at(2, 2), weight: WEIGHT.chosen }];
  const place = freePlace(PANEL, at(2, 2), tiles, TILE, BOARD);
  expect(hides(place, at(2, 2))).toBe(false);
  expect(Math.abs(place.y - at(2, 2).y)).toBeLessThan(2 * TILE);
  const corner = freePlace(PANEL, at(5, 4), [{ ...at(5, 4), weight: WEIGHT.chosen }], TILE, BOARD);
  expect(corner.x + PANEL.width).toBeLessThanOrEqual(BOARD.width);
  expect(corner.y + PANEL.height).toBeLessThanOrEqual(BOARD.height);
});
