/** What of the talk of a table a person has read, and whom they have muted, kept in this browser. */

export interface TalkKept {
  /** The number of the last remark that was read. */
  readonly read: number;
  readonly muted: readonly number[];
}

const KEY = 'naqala.talk';
/** Tables of which something is kept; those that were kept first go. */
const MOST = 100;
const NOTHING: TalkKept = { read: 0, muted: [] };

type Unknown = Record<string, unknown>;
const asObject = (value: unknown): Unknown => (typeof value === 'object' && value ? (value as Unknown) : {});

function all(): Unknown {
  try {
    return asObject(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** What is kept of a table, as far as it makes sense. */
export function keptTalk(table: string): TalkKept {
  const { read, muted } = asObject(all()[table]);
  return {
    read: typeof read === 'number' ? read : NOTHING.read,
    muted: Array.isArray(muted) ? muted.filter((one) => typeof one === 'number') : NOTHING.muted,
  };
}

export function keepTalk(table: string, kept: TalkKept): void {
  const others = Object.entries(all()).filter(([one]) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, kept]])));
  } catch {
    // A private window: it is known until the page is closed.
  }
}
