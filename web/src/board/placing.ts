/** Where a panel at a tile hides least of what a player needs to see next. */

import type { Point } from './geometry';

export interface Weighed extends Point {
  /** How much it matters that this tile is seen. */
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Weights: the tile itself is never hidden, then come tiles that can be chosen or reached from there, then those with meeples. */
export const WEIGHT = { chosen: 1000, next: 6, meeples: 2, other: 0.5 } as const;
/** What a tile of distance costs. */
const FAR = 0.6;
/** Between a tile and the panel. */
const GAP = 2;

const shared = (from: number, length: number, at: number, other: number): number =>
  Math.max(0, Math.min(from + length, at + other) - Math.max(from, at));

/** Beside a tile on both sides, on its middle, and at the ends of the board. */
const beside = (tiles: readonly number[], tile: number, panel: number, board: number): number[] => {
  const most = Math.max(GAP, board - panel - GAP);
  const wishes = [...new Set(tiles)].flatMap((at) => [at - panel - GAP, at + tile + GAP, at + (tile - panel) / 2]);
  return [GAP, most, ...wishes.filter((one) => one > GAP && one < most)];
};

/** The upper left corner of the panel; all numbers are pixels of the board. */
export function freePlace(panel: Size, chosen: Point, tiles: readonly Weighed[], tile: number, board: Size): Point {
  const across = beside(
    tiles.map(({ x }) => x),
    ...([tile, panel.width, board.width] as const),
  );
  const down = beside(
    tiles.map(({ y }) => y),
    ...([tile, panel.height, board.height] as const),
  );
  const hidden = (x: number, y: number): number =>
    tiles.reduce((sum, one) => {
      const area = shared(x, panel.width, one.x, tile) * shared(y, panel.height, one.y, tile);
      return sum + (one.weight * area) / tile ** 2;
    }, 0);
  const away = (x: number, y: number): number =>
    Math.hypot(x + (panel.width - tile) / 2 - chosen.x, y + (panel.height - tile) / 2 - chosen.y) / tile;
  const places = across.flatMap((x) => down.map((y) => ({ x, y, cost: hidden(x, y) + FAR * away(x, y) })));
  return places.reduce((best, one) => (one.cost < best.cost ? one : best));
}
