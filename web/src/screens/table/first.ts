/** The first table of this browser: there it is said how things explain themselves, until somebody has read it. */

const KEY = 'naqala.first';
const READ = '-';

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing would be told at every table.
    return READ;
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // As above.
  }
}

/** Whether this is the first table; the table that asks first is. */
export function isFirst(table: string): boolean {
  if (kept() === null) keep(table);
  return kept() === table;
}

/** Somebody has read it. */
export const notFirst = (): void => {
  keep(READ);
};
