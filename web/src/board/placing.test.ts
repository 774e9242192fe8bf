import { expect, test } from 'vitest';
import { placeBeside, pointerTo, WEIGHT } from './placing';

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

/** The room between the panel and a tile. */
const apart = (panel: { x: number; y: number }, tile: { x: number; y: number }): number =>
  Math.max(
    ...[tile.x - panel.x - PANEL.width, panel.x - tile.x - TILE],
    ...[tile.y - panel.y - PANEL.height, panel.y - tile.y - TILE],
  );

test('it touches its tile, on a crowded board too, and points at it', () => {
  const all = Array.from({ length: 30 }, (_, index) => at(index % 6, Math.floor(index / 6)));
  for (const chosen of all) {
    const tiles = all.map((one) => ({ ...one, weight: one === chosen ? WEIGHT.chosen : WEIGHT.meeples }));
    // An empty corner far away does not draw it there.
    const place = placeBeside(PANEL, chosen, [...tiles.slice(0, -1), { ...at(5, 4), weight: 0 }], TILE, BOARD);
    expect(apart(place, chosen), `${chosen.x} ${chosen.y}`).toBeLessThan(TILE / 4);
    const [tip, ...roots] = pointerTo(chosen, TILE, place, PANEL);
    expect(tip.x > chosen.x && tip.x < chosen.x + TILE && tip.y > chosen.y && tip.y < chosen.y + TILE).toBe(true);
    for (const { x, y } of roots) {
      expect(x > place.x && x < place.x + PANEL.width && y > place.y && y < place.y + PANEL.height).toBe(true);
    }
  }
});

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
      const place = placeBeside(PANEL, at(column, row), tiles, TILE, BOARD);
      for (const one of [at(column, row), ...next]) expect(hides(place, one), `${column} ${row}`).toBe(false);
    }
  }
});

test('it lies inside the board, and near the tile where nothing else matters', () => {
  const tiles = [{ ...at(2, 2), weight: WEIGHT.chosen }];
  const place = placeBeside(PANEL, at(2, 2), tiles, TILE, BOARD);
  expect(hides(place, at(2, 2))).toBe(false);
  expect(Math.abs(place.y - at(2, 2).y)).toBeLessThan(2 * TILE);
  const corner = placeBeside(PANEL, at(5, 4), [{ ...at(5, 4), weight: WEIGHT.chosen }], TILE, BOARD);
  expect(corner.x + PANEL.width).toBeLessThanOrEqual(BOARD.width);
  expect(corner.y + PANEL.height).toBeLessThanOrEqual(BOARD.height);
});
