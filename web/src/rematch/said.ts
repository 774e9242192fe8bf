/** What is offered, in words. */

import { t } from '../lib/i18n.svelte';
import type { Wish } from '../wire/types';

export function wishSaid({ expansions, promos, hints, places, five_track }: Wish): string {
  const things = expansions.map((one) => t(`expansion.${one}`));
  const parts = [
    ...(things.length ? things : [t('expansion.base')]),
    ...promos.map((one) => t(`djinn.${one}`)),
    ...(five_track ? [t('variant.fiveTrack')] : []),
    ...(hints ? [] : [t('rematch.noHints')]),
    t(`rematch.places.${places}`),
  ];
  return parts.join(' · ');
}
