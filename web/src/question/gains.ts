/** What an answer brings on the score sheet, line by line. */

import { formatNumber } from '../i18n';
import { hasText, tAny } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { Possibility } from '../wire/types';

/** "+3" */
const pointsSaid = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${formatNumber(Math.abs(points), settings.language)}`;

/** "Gold +3", the most telling first; what is still to come has no line on the sheet. */
export const gainsSaid = (gains: Readonly<Record<string, number>>): string[] =>
  Object.entries(gains)
    .filter(([word]) => hasText(`score.${word}`))
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([word, gain]) => `${tAny([`score.${word}`])} ${pointsSaid(gain)}`);

/** "+5 (Tiles +6, Gold −1)"; a single line is the whole sum. */
export function sumSaid({ points, gains }: Pick<Possibility, 'points' | 'gains'>): string {
  const [only = '', ...more] = gainsSaid(gains);
  return more.length ? `${pointsSaid(points)} (${[only, ...more].join(', ')})` : only;
}
