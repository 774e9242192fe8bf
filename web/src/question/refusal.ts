/** Why a tile or a meeple in hand is no answer: the server says the reason, the page has the words. */

import { listed, t } from '../lib/i18n.svelte';
import type { Look } from '../wire/types';
import { byTile } from './groups';

export interface Refused {
  /** Where it was meant to go; nothing if a meeple in hand was pressed. */
  readonly tile?: string | undefined;
  readonly look: Look;
}

export function refusalSaid({ tile, look }: Refused): string {
  if (!tile) return t('board.refused.hand');
  const tiles = byTile(look.legal);
  if (!tiles.size) return t('board.refused.none');
  // The tile is an answer, but not with the meeple that was meant.
  if (tiles.has(tile)) return t('board.refused.meeple', { tile });
  const reason = look.refused.find((one) => one.tiles.includes(tile));
  if (reason?.why === 'task') return t('board.refused.task', { tile, wanted: listed([...tiles.keys()]) });
  return reason ? t(`board.refused.${reason.why}`, { tile }) : t('board.refused', { tile });
}
