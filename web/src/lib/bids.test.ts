import { beforeAll, expect, test } from 'vitest';
import type { Offer } from '../wire/types';
import { parse } from './answers';
import { bidSaid, pricesOf } from './bids';
import { useLanguage } from './i18n.svelte';
import { testLook } from './testing';

beforeAll(useLanguage);

test.each<[string, Offer, string]>([
  ['bid 0', { pays: 0, place: 1, last_place: 3 }, 'Bid 0 (place 1, at worst 3)'],
  ['bid 18', { pays: 18, place: 1, last_place: 1 }, 'Bid 18 (place 1)'],
  [
    'bid 12 paying 2 fakirs',
    { pays: 5, place: 1, last_place: 2 },
    'Bid 12 for 5 gold and 2 Fakirs (place 1, at worst 2)',
  ],
  ['bid 1', { pays: 0, place: 1, last_place: 1 }, 'Bid 1 and pay what you have, 0 gold (place 1)'],
])('%s with %j', (text, offer, said) => {
  expect(bidSaid(parse(text), testLook({ offers: { [text]: offer } }))).toBe(said);
});

test('the prices of the track', () => {
  expect(pricesOf(testLook())).toEqual([0, 1, 3, 5, 8, 12, 18]);
});
