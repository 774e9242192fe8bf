/** Advice that is being followed: lines of answers, the best first, as far as they are still to be played. */

import type { Advice, Happened, Scene } from '../wire/types';

export type Lines = readonly (readonly string[])[];

/** The lines of an advice of the explorer. */
export const linesOf = ({ best }: Advice): Lines => best.map(({ actions }) => actions);

/** Only the seat's own answers follow a line: luck or anybody else ends it. */
const begins = (line: readonly string[], happened: readonly Happened[], seat: number): boolean =>
  happened.every((one, place) => one.seat === seat && one.action === line[place]);

/** What is left of these lines in the next scene; nothing if the seat did something else. */
export function followed(lines: Lines, { happened, look }: Scene, seat: number): Lines {
  return lines
    .filter((line) => begins(line, happened, seat))
    .map((line) => line.slice(happened.length))
    .filter(([next]) => next !== undefined && look.legal.includes(next));
}
