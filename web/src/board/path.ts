/** The way of a move over the board. */

import { BOARD } from '../art/board';
import type { Waypoint } from '../wire/types';
import { cornerOf, type Point } from './geometry';

export interface Path {
  readonly start: string;
  /** The tiles dropped on, in order. */
  readonly drops: readonly string[];
  /** The colours dropped there. */
  readonly colours: readonly (Waypoint['colour'] | undefined)[];
  /** The last meeple flew by Carpet. */
  readonly isFlown: boolean;
}

/** The last move that begins in this way. */
export function pathOf(way: readonly Waypoint[]): Path | null {
  const first = way.map(({ colour }) => !colour).lastIndexOf(true);
  const [pick, ...drops] = first < 0 ? [] : way.slice(first);
  if (!pick) return null;
  return {
    start: pick.tile,
    drops: drops.map(({ tile }) => tile),
    colours: drops.map(({ colour }) => colour),
    isFlown: drops.at(-1)?.flown ?? false,
  };
}

/** Between two nodes on one tile, where there is room for it. */
const APART = 37;

/** Where the nodes of a way lie: all visits of a tile side by side in its middle. */
export function nodesOf({ start, drops }: Pick<Path, 'start' | 'drops'>, rows: number): Point[] {
  const tiles = [start, ...drops];
  return tiles.map((tile, number) => {
    const all = tiles.filter((other) => other === tile).length;
    const visit = tiles.slice(0, number).filter((other) => other === tile).length;
    const { x, y } = cornerOf(tile, rows);
    const apart = Math.min(APART, BOARD.tile / all);
    return { x: x + BOARD.tile / 2 + (visit - (all - 1) / 2) * apart, y: y + 68 };
  });
}
