/** What the sheets of all seats have in common. */

import { listed, t } from '../../lib/i18n.svelte';
import { EXPANSIONS, type Expansion } from '../../wire/catalogue';
import type { End, Look, PartWord, ScoreLine } from '../../wire/types';

type Sheets = Look['sheets'];

/** The lines of a sheet, without their sum. */
export const linesOf = (sheets: Sheets): ScoreLine[] =>
  Object.keys(sheets[0] ?? {}).filter((line): line is ScoreLine => line !== 'total');

/** The expansions in play. */
export const expansionsOf = (parts: readonly PartWord[]): Expansion[] =>
  EXPANSIONS.filter((one) => parts.includes(one));

/** Who has won; a viewer who has won alone is "you". */
export function resultSaid({ result, winners }: End, names: readonly string[], yours: readonly number[]): string {
  if (result === 'lost') return t('score.solo.lost');
  if (result === 'beaten') return t('score.solo.won');
  if (result === 'won' && yours.length === 1 && yours.every((seat) => winners.includes(seat)))
    return t('score.you.win');
  return t('score.winner', { n: winners.length, names: listed(winners.map((seat) => names[seat - 1] ?? '')) });
}
