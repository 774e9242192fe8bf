/** What an answer brings on the score sheet, line by line. */

import { formatNumber } from '../i18n';
import { hasText, tAny } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { Look } from '../wire/types';

type Sheet = Look['sheets'][number];

/** "+3" */
export const pointsSaid = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${formatNumber(Math.abs(points), settings.language)}`;

/** "Gold +3"; what is still to come has no line on the sheet. */
export const gainsSaid = (gains: Readonly<Record<string, number>>): string[] =>
  Object.entries(gains)
    .filter(([word]) => hasText(`score.${word}`))
    .map(([word, gain]) => `${tAny([`score.${word}`])} ${pointsSaid(gain)}`);

/** The lines that differ between two sheets of a seat, without the total. */
export function gainsBetween(before: Sheet | undefined, after: Sheet | undefined): Record<string, number> {
  const lines = Object.entries(after ?? {}).flatMap(([word, points]): [string, number][] => {
    const was = before?.[word as keyof Sheet];
    return word === 'total' || typeof points !== 'number' || typeof was !== 'number' ? [] : [[word, points - was]];
  });
  return Object.fromEntries(lines.filter(([, gain]) => gain !== 0));
}
