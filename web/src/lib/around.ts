/** Measures on the board that labels need: steps between tiles, and the 3×3 block around one. */

import { TILES } from '../wire/catalogue';
import type { Position } from '../wire/types';
import { placeOf } from './tile';
import { isTileFace } from './words';

/** Steps from tile to tile, straight over everything. */
export function distance(one: string, other: string): number {
  const from = placeOf(one);
  const to = placeOf(other);
  return from && to ? Math.abs(from.column - to.column) + Math.abs(from.row - to.row) : 0;
}

/** Red or blue tiles in the 3×3 block, the middle included. */
export function tilesAround(position: Position, middle: string, colour: 'red' | 'blue'): number {
  const centre = placeOf(middle);
  if (!centre) return 0;
  return Object.entries(position.board).filter(([tile, { tile: face }]) => {
    const place = placeOf(tile);
    const isNear = place && Math.abs(place.column - centre.column) < 2 && Math.abs(place.row - centre.row) < 2;
    return isNear && isTileFace(face) && TILES[face].colour === colour;
  }).length;
}
