/** Why a tile is no answer, by the kind of the question: the page knows what it sees, and no rules. */

import { t } from '../lib/i18n.svelte';
import type { Look } from '../wire/types';
import { byTile } from './groups';

export interface Refused {
  readonly tile: string;
  readonly look: Look;
  /** Fewer answers are offered than the rules allow, as in a lesson. */
  readonly isLimited: boolean;
}

export function refusalSaid({ tile, look, isLimited }: Refused): string {
  const { question, position, legal } = look;
  if (!byTile(legal).size) return t('board.refused.none');
  if (question.ask === 'move' && !position.board[tile]?.meeples) return t('board.refused.empty', { tile });
  if (!isLimited && question.ask === 'move') return t('board.refused.move', { tile });
  if (!isLimited && question.ask === 'drop')
    return t(position.turn.hand?.length === 1 ? 'board.refused.last' : 'board.refused.drop', { tile });
  if (!isLimited && question.ask === 'kill') return t('board.refused.kill', { tile });
  return t('board.refused', { tile });
}
