/** The full name of a tile for those who do not see it: "c4, Oasis 8, 2 Viziers, 1 Elder, owner Amira". */

import { COLOURS } from '../lib/answers';
import { t } from '../lib/i18n.svelte';
import { coloursOf, isTileFace, whimSaid } from '../lib/words';
import { TILES } from '../wire/catalogue';
import type { Look, Tile } from '../wire/types';

const EDGES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

function meepleParts(meeples: string): string[] {
  const colours = coloursOf(meeples);
  if (!colours.length) return [t('board.empty')];
  return COLOURS.flatMap((colour) => {
    const n = colours.filter((one) => one === colour).length;
    return n ? [t(`tribe.${colour}.count`, { n })] : [];
  });
}

function ownerPart(tile: Tile, names: readonly string[], viewer: number | null): string[] {
  if (!tile.owner) return [];
  const name = names[tile.owner - 1] ?? t('yazid.name');
  if (tile.piece === 'tent') return [t('board.owner.tent', { name })];
  return [tile.owner === viewer ? t('board.owner.you') : t('board.owner', { name })];
}

/** `more` says what the tile means in the open question. */
export function nameOf(
  name: string,
  look: Look,
  names: readonly string[],
  more: readonly string[] = [],
  isBare = false,
): string {
  const tile = look.position.board[name];
  if (!tile || !isTileFace(tile.tile)) return name;
  const { kind, value, mountains, forbidden } = TILES[tile.tile];
  const edges: string = mountains;
  return [
    name,
    `${t(`tile.${kind}`)}${value && !isBare ? ` ${value}` : ''}`,
    ...(forbidden ? [] : meepleParts(tile.meeples ?? '')),
    ...ownerPart(tile, names, look.seat),
    ...(tile.palms ? [t('count.palms', { n: tile.palms })] : []),
    ...(tile.palaces ? [t('count.palaces', { n: tile.palaces })] : []),
    ...(tile.whim ? [t('board.whim', { whim: whimSaid(tile.whim) })] : []),
    ...[...edges].map((edge) => t(`board.mountain.${EDGES[edge as keyof typeof EDGES]}`)),
    ...(look.targets.includes(name) ? [t('board.target')] : []),
    ...more,
  ].join(', ');
}
