/** Why a tile is no answer: the server says the reason, the page has the words. */

import { t } from '../lib/i18n.svelte';
import type { Look } from '../wire/types';
import { byTile } from './groups';

export interface Refused {
  readonly tile: string;
  readonly look: Look;
  /** In a lesson the task may be what stands against it. */
  readonly isTask?: boolean;
}

export function refusalSaid({ tile, look, isTask = false }: Refused): string {
  const tiles = byTile(look.legal);
  if (!tiles.size) return t('board.refused.none');
  // The tile is an answer, but not with the meeple that was meant.
  if (tiles.has(tile)) return t(isTask ? 'board.refused.other' : 'board.refused.meeple', { tile });
  const reason = look.refused.find((one) => one.tiles.includes(tile));
  return reason ? t(`board.refused.${reason.why}`, { tile }) : t('board.refused', { tile });
}
