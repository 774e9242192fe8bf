/** Which tables allowed hints, as far as this page was at them: a game that goes on begins with the same choice. */

const known = new Map<string, boolean>();

export function noteHints(table: string, allowed: boolean): void {
  known.set(table, allowed);
}

export const hintsAt = (table: string): boolean => known.get(table) ?? true;
