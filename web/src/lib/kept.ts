/** What this browser remembers of tables: of each the last thing, of the last tables. */

/** Tables of which something is kept under one key; those that were kept first go. */
const MOST = 100;

type Unknown = Record<string, unknown>;
export const asObject = (value: unknown): Unknown => (typeof value === 'object' && value ? (value as Unknown) : {});

function all(key: string): Unknown {
  try {
    return asObject(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** What is kept of a table; undefined if nothing is. */
export const keptAt = (key: string, table: string): unknown => all(key)[table];

export function keepAt(key: string, table: string, value: unknown): void {
  const others = Object.entries(all(key)).filter(([one]) => one !== table);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, value]])));
  } catch {
    // A private window: it is known until the page is closed.
  }
}
