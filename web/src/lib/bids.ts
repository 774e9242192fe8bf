/** What a bid gives and costs, in words: the same on the track and on the buttons. */

import { TRACKS } from '../wire/catalogue';
import type { Look } from '../wire/types';
import type { Answer } from './answers';
import { t } from './i18n.svelte';

const trackOf = ({ position }: Look): readonly number[] => TRACKS[position.options.five_track ? 'five' : 'base'];

/** The prices of the track, the cheapest first. */
export const pricesOf = (look: Look): number[] => [...new Set(trackOf(look))].sort((one, other) => one - other);

/**
 * The place in the turn order if nobody else bids, and if all do who can overtake: by paying more, or by the same price, where the
 * later marker pushes the earlier one back.
 */
export function placesOf(price: number, look: Look): [place: number, last: number] {
  const taken = Object.entries(look.position.turn_track ?? {}).map(([other, seats]) => ({
    price: Number(other),
    markers: seats.length,
  }));
  const markers = (from: number): number => taken.reduce((sum, one) => sum + (one.price >= from ? one.markers : 0), 0);
  const place = 1 + markers(price + 1);
  const free = trackOf(look).filter((other) => other >= price).length - markers(price) - 1;
  const waiting = (look.position.bid_track ?? []).length - 1;
  return [place, place + Math.max(0, Math.min(free, waiting))];
}

function placeSaid(price: number, look: Look): string {
  const [place, last] = placesOf(price, look);
  return place === last ? t('answer.bid.place', { place }) : t('answer.bid.places', { place, last });
}

/** What the button of a bid says. */
export function bidSaid({ price = 0, fakirs = 0 }: Answer, look: Look): string {
  const purse = look.position.seats[(look.seat ?? 1) - 1]?.gold ?? Infinity;
  const prices = pricesOf(look);
  const where = placeSaid(price, look);
  // Every Fakir makes it one step of the track cheaper.
  const gold = prices[Math.max(0, prices.indexOf(price) - fakirs)] ?? price;
  if (fakirs) return t('answer.bid.fakirs', { price, gold, n: fakirs, where });
  if (purse < price) return t('answer.bid.broke', { price, gold: purse, where });
  return t('answer.bid', { price, where });
}
