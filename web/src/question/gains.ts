/** What an answer brings on the score sheet, line by line. */

import { formatNumber } from '../i18n';
import { hasText, tAny } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';

/** "+3" */
export const pointsSaid = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${formatNumber(Math.abs(points), settings.language)}`;

/** "Gold +3"; what is still to come has no line on the sheet. */
export const gainsSaid = (gains: Readonly<Record<string, number>>): string[] =>
  Object.entries(gains)
    .filter(([word]) => hasText(`score.${word}`))
    .map(([word, gain]) => `${tAny([`score.${word}`])} ${pointsSaid(gain)}`);
