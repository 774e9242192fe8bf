/** What this browser keeps. Where it keeps nothing, as in a private window, things are known until the page is closed. */

/** Tables of which something is kept under one key; those that were kept first go. */
const MOST = 100;

type Unknown = Readonly<Record<string, unknown>>;
export const asObject = (value: unknown): Unknown => (typeof value === 'object' && value ? (value as Unknown) : {});
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** What is stored under a key; undefined if nothing is that can be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window.
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A private window.
  }
}

/** What is stored of a table; undefined if nothing is. */
export const storedAt = (key: string, table: string): unknown => asObject(stored(key))[table];

export function storeAt(key: string, table: string, value: unknown): void {
  const others = Object.entries(asObject(stored(key))).filter(([one]) => one !== table);
  store(key, Object.fromEntries([...others.slice(1 - MOST), [table, value]]));
}
