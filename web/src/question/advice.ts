/** An advice of the explorer (docs/explorer.md), as far as it is shown. */

import { answerOf, type Answer } from '../lib/answers';
import type { TableState } from '../lib/table.svelte';

export interface Reason {
  readonly key: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Possibility {
  readonly actions: readonly string[];
  readonly stops_at: string | null;
  readonly behind: number;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

export interface Outcome {
  readonly tile: string;
  readonly colour: string;
  readonly best: Possibility;
}

/** The part of an advice that is shown. */
export interface Advised {
  readonly best: readonly Possibility[];
  readonly outcomes: readonly Outcome[];
  readonly games: number;
  readonly final: boolean;
}

/** What was advised at a table last. */
export const adviceAt = ({ advice }: TableState): Advised | null => (advice?.advice ?? null) as Advised | null;

/** The tiles of a move, in order, each with the colour that is dropped there; nothing for anything else. */
export const wayOf = (actions: readonly string[]): Answer[] =>
  actions.map(answerOf).filter(({ verb }) => verb === 'pick' || verb === 'drop' || verb === 'carpet');

/** By tile, how far the best turn that ends there is behind the best of all. */
export function heatOf(advice: Advised | null): ReadonlyMap<string, number> {
  const heat = new Map<string, number>();
  for (const { tile, best } of advice?.outcomes ?? []) {
    heat.set(tile, Math.min(best.behind, heat.get(tile) ?? Infinity));
  }
  return heat;
}
