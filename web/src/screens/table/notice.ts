/** A notice in words. */

import { t } from '../../lib/i18n.svelte';
import { nameOf } from '../../lib/words';
import type { Notice } from '../../wire/types';

/** Nothing where one has only undone a move oneself: one sees that. */
export function noticeSaid(
  notice: Notice | null,
  chairs: readonly { readonly name: string }[],
  yours: readonly number[],
): string {
  if (!notice || (notice.what === 'undone' && yours.includes(notice.seat))) return '';
  const name = nameOf(chairs, notice.seat);
  const { what, about } = notice;
  if (what !== 'undone' && what !== 'refused' && what !== 'withdrawn') return t(`told.${what}`, { name });
  if (about !== null && about !== 'undo' && about !== 'bot')
    return t(what === 'refused' ? 'told.refused' : 'told.withdrawn', { name });
  if (notice.what === 'undone') return t('ui.notice.undone', { name });
  const isRefused = notice.what === 'refused';
  if (notice.chair !== null) return t(isRefused ? 'ui.notice.bot.refused' : 'ui.notice.bot.withdrawn', { name });
  return t(isRefused ? 'ui.notice.refused' : 'ui.notice.withdrawn', { name });
}
