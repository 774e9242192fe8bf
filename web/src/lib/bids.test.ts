import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '../wire/types';
import { bidSaid, pricesOf } from './bids';
import { useLanguage } from './i18n.svelte';
import { testAnswer, testLook } from './testing';

beforeAll(useLanguage);

test.each<[Answer, string]>([
  [testAnswer('bid 0', 'bid', { offer: { pays: 0, place: 1, last_place: 3 } }), 'Bid 0 (place 1, at worst 3)'],
  [testAnswer('bid 18', 'bid', { price: 18, offer: { pays: 18, place: 1, last_place: 1 } }), 'Bid 18 (place 1)'],
  [
    testAnswer('bid 12 paying 2 fakirs', 'bid', { price: 12, fakirs: 2, offer: { pays: 5, place: 1, last_place: 2 } }),
    'Bid 12 for 5 gold and 2 Fakirs (place 1, at worst 2)',
  ],
  [
    testAnswer('bid 1', 'bid', { price: 1, offer: { pays: 0, place: 1, last_place: 1 } }),
    'Bid 1 and pay what you have, 0 gold (place 1)',
  ],
])('$0.text', (answer, said) => {
  expect(bidSaid(answer)).toBe(said);
});

test('the prices of the track', () => {
  expect(pricesOf(testLook())).toEqual([0, 1, 3, 5, 8, 12, 18]);
});
