/** How the screen is shared out at a table; numbers are pixels. */

import { boardRatio, sizeOf } from '../../board/geometry';

/** From this width on all lies side by side; below, one below the other. */
const WIDE = 900;
/** What is above and below a board of full height, and the right column with the gaps. */
const BESIDE = { height: 106, width: 396 } as const;
/** Least and most of the cards' column, and from how much room on there are two. */
const COLUMN = { least: 248, most: 399 } as const;
const COLUMNS = { from: 400, least: 464, most: 520 } as const;
/** The height of a player at each step of doing with less (lib/fitted.ts), and what else the right column is to show. */
const PLAYER = [106, 60, -Infinity] as const;
const RIGHT = { bar: 93, question: 420, log: 70 } as const;
/** What is around the board of a phone: above it, at the lower edge of the screen, beside it. A board that leaves less than `least`
 * to the question is smaller than the screen is wide; from `roomy` on the question never covers the board. */
const PHONE = { bar: 64, tabs: 48, margins: 10, least: 170, roomy: 350 } as const;

export interface Layout {
  readonly isWide: boolean;
  /** A phone on its side: the board by its height, and all else in a column beside it. */
  readonly isLow: boolean;
  /** A phone upright, on which the board leaves so little that a long question covers some of it. */
  readonly isTight: boolean;
  /** So little that the board is smaller than the screen is wide. */
  readonly isScant: boolean;
  /** The cards left of the board; a high board leaves room for two columns. */
  readonly left: { readonly isDouble: boolean; readonly width: number };
  /** How much less the players show from the beginning, so that a hint moves nothing. */
  readonly step: number;
  /** The width of the board on a phone that is held upright, and what is left to the question below it. */
  readonly board: number;
  readonly spare: number;
}

/** Narrower no finger meets a tile. */
const MIN_BOARD = 264;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export function layoutOf(width: number, height: number, rows: number, players: number): Layout {
  const board = sizeOf(rows);
  const left = width - ((height - BESIDE.height) * board.width) / board.height - BESIDE.width;
  const isDouble = left >= COLUMNS.from;
  const { least, most } = isDouble ? COLUMNS : COLUMN;
  const isWide = width >= WIDE;
  const isLow = !isWide && width > 1.2 * height;
  const ratio = boardRatio(rows);
  const below = height - PHONE.bar - PHONE.tabs;
  const widest = width - PHONE.margins;
  const phoneBoard = Math.min(widest, Math.max(MIN_BOARD, (below - PHONE.least) / ratio));
  const spare = below - phoneBoard * ratio;
  return {
    isWide,
    isLow,
    isTight: !isWide && !isLow && spare < PHONE.roomy,
    isScant: !isWide && !isLow && phoneBoard < widest,
    left: { isDouble, width: between(least, left, most) },
    step: PLAYER.findIndex((one) => players * one <= height - RIGHT.bar - RIGHT.question - RIGHT.log),
    board: phoneBoard,
    spare,
  };
}
