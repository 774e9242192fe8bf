/** An announcement in words. */

import { t } from '../../lib/i18n.svelte';
import { nameOf } from '../../lib/words';
import type { Announcement } from '../../wire/types';

/** Nothing where one has only undone a move oneself: one sees that. */
export function announced(
  announcement: Announcement | null,
  chairs: readonly { readonly name: string }[],
  yours: readonly number[],
): string {
  if (!announcement || (announcement.what === 'undone' && yours.includes(announcement.seat))) return '';
  const name = nameOf(chairs, announcement.seat);
  const { what, about } = announcement;
  const isOwn = yours.length === 1 && yours[0] === announcement.seat;
  if (isOwn && what !== 'undone' && what !== 'paused' && what !== 'resumed' && what !== 'closed')
    return t(`told.${what}.own`);
  if (what !== 'undone' && what !== 'refused' && what !== 'withdrawn') return t(`told.${what}`, { name });
  if (about !== null && about !== 'undo' && about !== 'bot')
    return t(what === 'refused' ? 'told.refused' : 'told.withdrawn', { name });
  if (announcement.what === 'undone') return t('ui.notice.undone', { name });
  const isRefused = announcement.what === 'refused';
  if (announcement.chair !== null) return t(isRefused ? 'ui.notice.bot.refused' : 'ui.notice.bot.withdrawn', { name });
  return t(isRefused ? 'ui.notice.refused' : 'ui.notice.withdrawn', { name });
}
