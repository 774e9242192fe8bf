/** What an advice of the explorer (docs/explorer.md) shows on the board. */

import type { Advice } from '../wire/types';

/** By tile, how far the best turn that ends there is behind the best of all, the best first; at first only the best itself. */
export function heatOf(advice: Advice | undefined, showsAll: boolean): ReadonlyMap<string, number> {
  const heat = new Map<string, number>();
  for (const { tile, best } of advice?.landings ?? []) {
    if (showsAll || !best.behind) heat.set(tile, Math.min(best.behind, heat.get(tile) ?? Infinity));
  }
  return new Map([...heat].sort(([, one], [, other]) => one - other));
}
