/** What the sheets of all seats have in common. */

import { listed, t } from '../../lib/i18n.svelte';
import type { End, Look, ScoreLine } from '../../wire/types';

type Sheets = Look['sheets'];

/** The lines of a sheet, without their sum. */
export const linesOf = (sheets: Sheets): ScoreLine[] =>
  Object.keys(sheets[0] ?? {}).filter((line): line is ScoreLine => line !== 'total');

/** Who has won; a viewer who has won alone is "you". */
export function resultSaid({ result, winners }: End, names: readonly string[], yours: readonly number[]): string {
  if (result === 'lost') return t('score.solo.lost');
  if (result === 'beaten') return t('score.solo.won');
  if (result === 'won' && yours.length === 1 && yours.every((seat) => winners.includes(seat)))
    return t('score.you.win');
  return t('score.winner', { n: winners.length, names: listed(winners.map((seat) => names[seat - 1] ?? '')) });
}
