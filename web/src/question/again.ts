/** The same game once more, with the same people and bots: where all people play at this device, one press is enough. */

import type { TableState } from '../lib/table.svelte';
import type { TableWanted } from '../wire/types';

/** The table to open; null where somebody would have to be invited, or where one only looked on. */
export function againOf({ hello, chairs, yours }: Pick<TableState, 'hello' | 'chairs' | 'yours'>): TableWanted | null {
  if (!hello || !yours.length || chairs.some(({ kind }) => kind === 'link')) return null;
  const { options, hints } = hello;
  return {
    expansions: [...options.expansions],
    promos: [...options.promos],
    five_track: options.five_track,
    chairs: chairs.map(({ kind, name, level }) => ({ kind, name, level })),
    hints,
  };
}
