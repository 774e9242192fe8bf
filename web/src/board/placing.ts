/** Where a panel at a tile is placed: close to it, where it hides least of what a player needs to see next. */

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
/** What a tile of room between the tile and the panel costs: as much as a tile that is needed next. */
const APART = WEIGHT.next;
/** What a tile of distance between their middles costs, where nothing else decides. */
const OFF = 0.1;
/** Between a tile and the panel. */
const GAP = 2;

const shared = (from: number, length: number, at: number, other: number): number =>
  Math.max(0, Math.min(from + length, at + other) - Math.max(from, at));

/** What lies between two lengths. */
const room = (from: number, length: number, at: number, other: number): number =>
  Math.max(0, at - from - length, from - at - other);

/** Beside a tile on both sides, on its middle, and at the ends of the board. */
const beside = (tiles: readonly number[], tile: number, panel: number, board: number): number[] => {
  const most = Math.max(GAP, board - panel - GAP);
  const wishes = [...new Set(tiles)].flatMap((at) => [at - panel - GAP, at + tile + GAP, at + (tile - panel) / 2]);
  return [GAP, most, ...wishes.filter((one) => one > GAP && one < most)];
};

/** The upper left corner of the panel, beside the chosen tile; all numbers are pixels of the board. */
export function placeBeside(panel: Size, chosen: Point, tiles: readonly Weighed[], tile: number, board: Size): Point {
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
  const apart = (x: number, y: number): number =>
    Math.hypot(room(x, panel.width, chosen.x, tile), room(y, panel.height, chosen.y, tile)) / tile;
  const off = (x: number, y: number): number =>
    Math.hypot(x + (panel.width - tile) / 2 - chosen.x, y + (panel.height - tile) / 2 - chosen.y) / tile;
  const cost = (x: number, y: number): number => hidden(x, y) + APART * apart(x, y) + OFF * off(x, y);
  const places = across.flatMap((x) => down.map((y) => ({ x, y, cost: cost(x, y) })));
  return places.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** How far a pointer reaches into panel and tile, and half its width at the panel. */
const ROOT = 14;
const HALF = 9;

/** The corners of a pointer that grows out of the panel and ends on its tile. */
export function pointerTo(chosen: Point, tile: number, place: Point, panel: Size): [Point, Point, Point] {
  const within = (value: number, from: number, length: number, margin: number): number =>
    Math.min(Math.max(value, from + margin), Math.max(from + margin, from + length - margin));
  const depth = tile / 5;
  const tip = {
    x: within(place.x + panel.width / 2, chosen.x, tile, depth),
    y: within(place.y + panel.height / 2, chosen.y, tile, depth),
  };
  const root = {
    x: within(tip.x, place.x, panel.width, ROOT),
    y: within(tip.y, place.y, panel.height, ROOT),
  };
  const length = Math.hypot(tip.x - root.x, tip.y - root.y) || 1;
  const aside = { x: (HALF * (tip.y - root.y)) / length, y: (HALF * (root.x - tip.x)) / length };
  return [tip, { x: root.x + aside.x, y: root.y + aside.y }, { x: root.x - aside.x, y: root.y - aside.y }];
}
