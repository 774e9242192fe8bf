/** What is offered, in words. */

import { t } from '../lib/i18n.svelte';
import { paceSaid } from '../time/pace';
import type { Wish } from '../wire/types';

export function wishSaid({ expansions, promos, hints, places, five_track, pace, level }: Wish): string {
  const things = expansions.map((one) => t(`expansion.${one}`));
  const parts = [
    ...(things.length ? things : [t('expansion.base')]),
    ...promos.map((one) => t(`djinn.${one}`)),
    ...(five_track ? [t('variant.fiveTrack')] : []),
    ...(hints ? [] : [t('rematch.noHints')]),
    ...(pace === undefined ? [] : [paceSaid(pace)]),
    ...(level === undefined ? [] : [t(`bot.${level}.level`)]),
    t(`rematch.places.${places}`),
  ];
  return parts.join(' · ');
}
