/** How the things of the score aid are called, and what they look like. */

import { tileFace } from '../../lib/pictures';
import { faceSaid } from '../../lib/words';
import { OWNED_FACES } from '../../wire/catalogue';
import type { OwnedTile } from '../../wire/types';

export const ownedTileFace = (tile: OwnedTile): string | undefined => tileFace(OWNED_FACES[tile]);

export const ownedTileSaid = (tile: OwnedTile): string => faceSaid(OWNED_FACES[tile]);

export const wordsOf = <Word extends string>(heap: Readonly<Partial<Record<Word, number>>>): Word[] =>
  Object.keys(heap) as Word[];
