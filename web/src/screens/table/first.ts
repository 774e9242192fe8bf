/** The first table of this browser: a note says how to get explanations, until a person has read it. */

const KEY = 'naqala.first';
const READ = '-';

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing would show the note at every table.
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

/** Remembers that a person has read the note. */
export const notFirst = (): void => {
  keep(READ);
};
