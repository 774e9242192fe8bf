/** Advice that is being followed: lines of answers, the best first, as far as they are still to be played. */

import type { Advice, Happened, Possibility, Scene, Step } from '../wire/types';
import { answerIn } from './answers';

/** An answer to come. */
export interface Planned {
  readonly text: string;
  /** If it is part of a move. */
  readonly step: Step | null;
}
export type Line = readonly Planned[];
export type Lines = readonly Line[];

export const lineOf = ({ actions, way }: Possibility): Line =>
  actions.map((text, place) => ({ text, step: way[place] ?? null }));

/** The steps of the move in a line. */
export const wayOf = (line: Line): Step[] => line.flatMap(({ step }) => step ?? []);

/** The lines of an advice of the explorer. */
export const linesOf = ({ best }: Advice): Lines => best.map(lineOf);

/** Only the seat's own answers follow a line: luck or anybody else ends it. */
const begins = (line: Line, happened: readonly Happened[], seat: number): boolean =>
  happened.every((one, place) => one.seat === seat && one.action === line[place]?.text);

/** What is left of these lines in the next scene; nothing if the seat did something else. */
export function followed(lines: Lines, { happened, look }: Scene, seat: number): Lines {
  return lines
    .filter((line) => begins(line, happened, seat))
    .map((line) => line.slice(happened.length))
    .filter(([next]) => answerIn(look, next?.text));
}
