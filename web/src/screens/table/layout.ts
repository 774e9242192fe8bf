/** How the screen is shared out at a table; numbers are pixels. */

import { boardRatio, sizeOf } from '../../board/geometry';

/** From this width on all lies side by side; below, one below the other. */
const WIDE = 900;
/** What is above and below a board of full height, and the right column with the gaps. */
const BESIDE = { height: 106, width: 396 } as const;
/** Least and most of the cards' column, and from how much room on there are two. */
const COLUMN = { least: 248, most: 304 } as const;
const COLUMNS = { from: 400, least: 464, most: 520 } as const;
/** A player with some cards, and the least of the log. */
const PLAYER = 106;
const LOG = 150;
const BAR = 93;
/** Windows of this height are low, also in style sheets. */
const LOW = 800;
const PHONE = { bar: 64, margins: 10, track: 140 } as const;

export interface Layout {
  readonly isWide: boolean;
  /** A phone on its side: the board by its height, and all else in a column beside it. */
  readonly isLow: boolean;
  /** The cards left of the board; a high board leaves room for two columns, a low window little height for one. */
  readonly left: { readonly isDouble: boolean; readonly isFlat: boolean; readonly width: number };
  /** Half of the right column is the question's; the rest is too low for players and log. */
  readonly isCompact: boolean;
  /** What bar and board leave to the question on a phone. */
  readonly spare: number;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** `hasTrack`: on a phone the turn order stands above the board. */
export function layoutOf(width: number, height: number, rows: number, players: number, hasTrack = false): Layout {
  const board = sizeOf(rows);
  const left = width - ((height - BESIDE.height) * board.width) / board.height - BESIDE.width;
  const isDouble = left >= COLUMNS.from;
  const { least, most } = isDouble ? COLUMNS : COLUMN;
  const isWide = width >= WIDE;
  return {
    isWide,
    isLow: !isWide && width > 1.2 * height,
    left: { isDouble, isFlat: isWide && !isDouble && height <= LOW, width: between(least, left, most) },
    isCompact: isWide && height - BAR < 2 * (players * PLAYER + LOG),
    spare: height - PHONE.bar - (hasTrack ? PHONE.track : 0) - (width - PHONE.margins) * boardRatio(rows),
  };
}
