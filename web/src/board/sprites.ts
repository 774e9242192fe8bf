/** Addresses of everything that stands on the board. */

import { frame } from '../art/board';
import { figures } from '../art/figures';
import { camel, mountainsAcross, mountainsDown, palace, palm, tent, yazid } from '../art/pieces';
import type { Seat } from '../art/seats';
import { address } from '../art/sprites';
import { TILE_KINDS, tile, type TileKind } from '../art/tiles';
import type { Colour } from '../lib/answers';
import { tilePrinted } from '../lib/printed.svelte';
import { COLUMNS } from './geometry';

export const figureArt = (colour: Colour): string => address(`figure ${colour}`, () => figures[colour]);

export const frameArt = (rows: number): string => address(`frame ${rows}`, () => frame(COLUMNS, rows));

const isKind = (word: string): word is TileKind => (TILE_KINDS as readonly string[]).includes(word);

export const tileArt = (word: string, isBare = false): string => {
  const kind = isKind(word) ? word : 'chasm';
  const { colour } = tilePrinted(kind);
  const name = `tile ${kind} ${colour}${isBare ? ' bare' : ''}`;
  return address(name, () => tile(kind, undefined, colour, isBare));
};

export const pieceArt = (piece: string, seat: Seat): string =>
  address(`${piece} ${seat.letter}`, () => (piece === 'tent' ? tent(seat) : camel(seat)));

/** Marks the tiles that Yazid may clear. */
export const yazidArt = (): string => address('yazid', () => yazid);
export const palmArt = (): string => address('palm', () => palm);
export const palaceArt = (): string => address('palace', () => palace);
export const mountainArt = (isAcross: boolean): string =>
  isAcross ? address('mountains across', () => mountainsAcross) : address('mountains down', () => mountainsDown);
