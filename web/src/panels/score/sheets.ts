/** What the sheets of all seats have in common. */

import type { Look, ScoreLine } from '../../wire/types';

type Sheets = Look['sheets'];

/** The lines of a sheet, without their sum. */
export const linesOf = (sheets: Sheets): ScoreLine[] =>
  Object.keys(sheets[0] ?? {}).filter((line): line is ScoreLine => line !== 'total');

/** The points of the lines that are known of every seat: what one seat knows of itself alone compares with no other. */
export function publicTotals(sheets: Sheets): number[] {
  const known = linesOf(sheets).filter((line) => sheets.every((sheet) => sheet[line] !== null));
  return sheets.map((sheet) => known.reduce((sum, line) => sum + (sheet[line] ?? 0), 0));
}
