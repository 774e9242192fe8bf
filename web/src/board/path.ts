/** The way of the last move, as the log tells it. */

import { answerOf } from '../lib/answers';
import type { Happened } from '../wire/types';
import { cornerOf, type Point } from './geometry';

export interface Path {
  readonly start: string;
  /** The tiles dropped on, in order. */
  readonly steps: readonly string[];
  /** The last step flew by Carpet. */
  readonly isFlown: boolean;
}

function lastPick(texts: readonly string[]): number {
  for (let at = texts.length - 1; at >= 0; at--) if (texts[at]?.startsWith('pick ')) return at;
  return -1;
}

/** The last pick and the drops after it; `next` are answers that are only shown, not played. */
export function pathOf(log: readonly Happened[], next: readonly string[] = []): Path | null {
  const texts = log.map((entry) => entry.action);
  const from = lastPick(texts);
  const all = [...(from < 0 ? [] : texts.slice(from)), ...next];
  const first = lastPick(all);
  const start = first < 0 ? undefined : answerOf(all[first] ?? '').tile;
  if (!start) return null;
  const drops = all
    .slice(first + 1)
    .map(answerOf)
    .filter(({ verb }) => verb === 'drop' || verb === 'carpet');
  return {
    start,
    steps: drops.flatMap(({ tile }) => tile ?? []),
    isFlown: drops.at(-1)?.verb === 'carpet',
  };
}

/** Where the nodes of a way lie: one on each tile, later visits beside the first. */
export function nodesOf({ start, steps }: Path, rows: number): Point[] {
  const visits = new Map<string, number>();
  return [start, ...steps].map((tile) => {
    const visit = visits.get(tile) ?? 0;
    visits.set(tile, visit + 1);
    const { x, y } = cornerOf(tile, rows);
    return { x: x + 70 + visit * 30, y: y + 62 };
  });
}
