/** The way of a move over the board. */

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

/** Where the nodes of a way lie: one on each tile, later visits beside the first. */
export function nodesOf({ start, drops }: Pick<Path, 'start' | 'drops'>, rows: number): Point[] {
  const visits = new Map<string, number>();
  return [start, ...drops].map((tile) => {
    const visit = visits.get(tile) ?? 0;
    visits.set(tile, visit + 1);
    const { x, y } = cornerOf(tile, rows);
    return { x: x + 70 + visit * 37, y: y + 68 };
  });
}
