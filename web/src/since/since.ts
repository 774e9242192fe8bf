/** What others did since one's last turn, and of that what they did to one. A reading of the log. */

import type { Chapter, Line } from '../wire/types';

export interface Account {
  /** The number of the first action it tells of. */
  readonly first: number;
  /** Whether the seat has had no turn yet. */
  readonly isStart: boolean;
  /** What concerns the seat. */
  readonly toYou: readonly Line[];
  /** All of it, by turns. */
  readonly chapters: readonly Chapter[];
}

/** Whether a sentence of the line names the seat, or the line is about it. */
function concerns({ said, also = [], seat: whose }: Line, seat: number): boolean {
  const names = [said, ...also].flatMap(({ args = {} }) => Object.values(args));
  return whose === seat || names.some((one) => typeof one === 'object' && one.is === 'player' && one.seat === seat);
}

/** The chapters after the last turn of a seat that is over, or all before its first one; null if no seat has moved since. */
export function accountFor(seat: number, chapters: readonly Chapter[], isAsked: boolean): Account | null {
  const isOwn = ({ kind, seat: whose }: Chapter): boolean => kind === 'turn' && whose === seat;
  const last = chapters.at(-1);
  const told = last && isOwn(last) && isAsked ? chapters.slice(0, -1) : chapters;
  const place = told.map(isOwn).lastIndexOf(true);
  const since = told.slice(place + 1).filter(({ lines = [] }) => lines.length);
  const [first] = since;
  if (!first || !since.some(({ kind }) => kind === 'turn')) return null;
  const others = since.flatMap(({ lines = [] }) => lines).filter((line) => !line.is_deed || line.seat !== seat);
  return {
    first: first.number,
    isStart: place < 0,
    chapters: since,
    toYou: others.filter((line) => concerns(line, seat)),
  };
}

/** Bots wait for people: those who play alone have missed nothing but what was done to them since their last turn. */
export const isNews = ({ isStart, toYou }: Account, isAmongPeople: boolean): boolean =>
  isAmongPeople || (!isStart && toYou.length > 0);
