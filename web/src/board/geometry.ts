/** Where things lie on the board, in its own units: tiles of 140 with gaps, a1 at the bottom left. */

import { BOARD, boardSize } from '../art/board';
import { COLUMNS as LETTERS, nameAt, placeOf } from '../lib/tile';

export const COLUMNS = LETTERS.length;
const STEP = BOARD.tile + BOARD.gap;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many rows a board has, by its tiles. */
export const rowsOf = (tiles: Iterable<string>): number =>
  Math.max(1, ...[...tiles].map((tile) => Number(tile.slice(1)) || 0));

export const sizeOf = (rows: number): { width: number; height: number } => boardSize(COLUMNS, rows);

/** On phones the gold edge of the frame lies outside: tiles need the room. */
export const BLEED = 6;

/** Height by width of a board that fills a phone's width. */
export function boardRatio(rows: number): number {
  const { width, height } = sizeOf(rows);
  return (height - 2 * BLEED) / (width - 2 * BLEED);
}

/** The upper left corner of a tile. */
export function cornerOf(tile: string, rows: number): Point {
  const { column, row } = placeOf(tile) ?? { column: 0, row: 0 };
  return { x: BOARD.margin + column * STEP, y: BOARD.margin + (rows - 1 - row) * STEP };
}

export function middleOf(tile: string, rows: number): Point {
  const { x, y } = cornerOf(tile, rows);
  return { x: x + BOARD.tile / 2, y: y + BOARD.tile / 2 };
}

/** The tiles row by row in reading order: the top row first. */
export function grid(rows: number): string[][] {
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: COLUMNS }, (_, column) => nameAt(column, rows - 1 - down)),
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The tile an arrow key leads to; at the edge it stays. Home and End go to the ends of the row. */
export function tileAfterKey(tile: string, key: string, rows: number): string | undefined {
  const place = placeOf(tile);
  const arrow = ARROWS[key];
  if (!place || (!arrow && key !== 'Home' && key !== 'End')) return undefined;
  const wish = arrow ? place.column + arrow[0] : key === 'Home' ? 0 : COLUMNS - 1;
  const column = Math.min(COLUMNS - 1, Math.max(0, wish));
  const row = Math.min(rows - 1, Math.max(0, place.row + (arrow?.[1] ?? 0)));
  return nameAt(column, row);
}

export interface Slot extends Point {
  readonly scale: number;
}

/** Feet of so many figures on a tile: back rows stand higher; the more there are, the smaller they get. */
export function slots(count: number): Slot[] {
  const rows = count <= 4 ? 1 : count <= 8 ? 2 : 3;
  const inRow = Math.ceil(count / rows);
  const scale = count <= 3 ? 0.98 : count === 4 ? 0.84 : rows === 2 ? (inRow === 3 ? 0.86 : 0.76) : 0.68;
  const gap = Math.min(41, 124 / inRow);
  const rise = rows === 2 ? 36 : 30;
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / inRow);
    const here = Math.min(inRow, count - row * inRow);
    return {
      x: BOARD.tile / 2 + ((number % inRow) - (here - 1) / 2) * gap,
      y: BOARD.tile - 12 - (rows - 1 - row) * rise,
      scale,
    };
  });
}

/** Feet of what is held above a tile: a row in the air that no other figure hides and that hides no waypoint. */
export function heldSlots(count: number): Slot[] {
  const gap = Math.min(30, 132 / Math.max(1, count));
  return Array.from({ length: count }, (_, number) => ({
    x: BOARD.tile / 2 + (number - (count - 1) / 2) * gap,
    y: 28,
    scale: 0.74,
  }));
}
