/** What of the talk of a table a person has read, and whom they have muted, kept in this browser. */

import { asList, asObject, storeAt, storedAt } from '../lib/storage';

export interface TalkKept {
  /** The number of the last remark that was read. */
  readonly read: number;
  readonly muted: readonly number[];
}

const KEY = 'naqala.talk';

/** What is kept of a table, as far as it makes sense. */
export function keptTalk(table: string): TalkKept {
  const { read, muted } = asObject(storedAt(KEY, table));
  return {
    read: typeof read === 'number' ? read : 0,
    muted: asList(muted).filter((one) => typeof one === 'number'),
  };
}

/** At a rematch, whose seats were these in the order given, the same people are muted. What was chosen there stays. */
export function carryMutes(from: string, to: string, order: readonly number[]): void {
  const { muted } = keptTalk(from);
  if (!muted.length || storedAt(KEY, to) !== undefined) return;
  keepTalk(to, { read: 0, muted: muted.map((voice) => order.indexOf(voice) + 1) });
}

export const keepTalk = (table: string, kept: TalkKept): void => {
  storeAt(KEY, table, kept);
};
