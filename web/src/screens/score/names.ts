/** How the things of the score aid are called, and what they look like. */

import { tileFace } from '../../lib/pictures';
import { faceSaid } from '../../lib/words';
import type { TileWord } from '../../wire/catalogue';
import type { OwnedTile } from '../../wire/types';

const FACES: Readonly<Record<'city' | 'workshop', TileWord>> = { city: 'blue city', workshop: 'workshop nw' };

/** A tile of this kind. */
const faceOf = (tile: OwnedTile): TileWord => (tile === 'city' || tile === 'workshop' ? FACES[tile] : tile);

export const ownedTileFace = (tile: OwnedTile): string | undefined => tileFace(faceOf(tile));

export const ownedTileSaid = (tile: OwnedTile): string => faceSaid(faceOf(tile));

export const wordsOf = <Word extends string>(heap: Readonly<Partial<Record<Word, number>>>): Word[] =>
  Object.keys(heap) as Word[];
