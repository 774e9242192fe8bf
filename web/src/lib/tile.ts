/** Where a tile lies: columns and rows count from 0, a1 is the first of both. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The letters of the columns. */
export const COLUMNS = 'abcdef';

/** The place of a tile the server names, like "c4"; undefined when it is no tile's name. */
export function placeOf(tile: string): Place | undefined {
  const match = /^([a-f])([1-7])$/.exec(tile);
  if (!match?.[1]) return undefined;
  return { column: COLUMNS.indexOf(match[1]), row: Number(match[2]) - 1 };
}

/** The name of a tile by its place. */
export const nameAt = (column: number, row: number): string => `${COLUMNS.charAt(column)}${row + 1}`;
