/** What of the talk of a table a person has read, and whom they have muted, kept in this browser. */

import { asObject, keepAt, keptAt } from '../lib/kept';

export interface TalkKept {
  /** The number of the last remark that was read. */
  readonly read: number;
  readonly muted: readonly number[];
}

const KEY = 'naqala.talk';

/** What is kept of a table, as far as it makes sense. */
export function keptTalk(table: string): TalkKept {
  const { read, muted } = asObject(keptAt(KEY, table));
  return {
    read: typeof read === 'number' ? read : 0,
    muted: Array.isArray(muted) ? muted.filter((one) => typeof one === 'number') : [],
  };
}

export const keepTalk = (table: string, kept: TalkKept): void => {
  keepAt(KEY, table, kept);
};
