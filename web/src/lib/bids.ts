/** What a bid gives and costs, in words: the same on the track and on the buttons. */

import { TRACKS } from '../wire/catalogue';
import type { Answer, Look } from '../wire/types';
import { t } from './i18n.svelte';

/** The prices of the track, the cheapest first. */
export const pricesOf = ({ position }: Look): number[] =>
  [...new Set<number>(TRACKS[position.options.five_track ? 'five' : 'base'])].sort((one, other) => one - other);

/** What the button of a bid says. */
export function bidSaid({ price = 0, fakirs, offer }: Answer): string {
  const place = offer?.place ?? 1;
  const last = offer?.last_place ?? place;
  const gold = offer?.pays ?? price;
  const where = place === last ? t('answer.bid.place', { place }) : t('answer.bid.places', { place, last });
  if (fakirs) return t('answer.bid.fakirs', { price, gold, n: fakirs, where });
  if (gold < price) return t('answer.bid.broke', { price, gold, where });
  return t('answer.bid', { price, where });
}
