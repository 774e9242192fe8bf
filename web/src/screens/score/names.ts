/** How the things of the score aid are called, and what they look like. */

import { tileFace } from '../../lib/pictures';
import { t } from '../../lib/i18n.svelte';
import { TILES, type TileWord } from '../../wire/catalogue';
import type { OwnedTile } from '../../wire/types';

const FACES: Readonly<Record<'city' | 'workshop', TileWord>> = { city: 'blue city', workshop: 'workshop nw' };

/** A tile of this kind. */
const faceOf = (tile: OwnedTile): TileWord => (tile === 'city' || tile === 'workshop' ? FACES[tile] : tile);

export const ownedTileFace = (tile: OwnedTile): string | undefined => tileFace(faceOf(tile));

/** "Sacred Place 12" */
export function ownedTileSaid(tile: OwnedTile): string {
  const { kind, value } = TILES[faceOf(tile)];
  return value ? `${t(`tile.${kind}`)} ${value}` : t(`tile.${kind}`);
}

export const wordsOf = <Word extends string>(heap: Readonly<Partial<Record<Word, number>>>): Word[] =>
  Object.keys(heap) as Word[];
