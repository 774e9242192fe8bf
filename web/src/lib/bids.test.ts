import { beforeAll, expect, test } from 'vitest';
import type { Look } from '../wire/types';
import { parse } from './answers';
import { bidSaid, placesOf } from './bids';
import { useLanguage } from './i18n.svelte';
import { testLook } from './testing';

beforeAll(useLanguage);

function bidding(
  waiting: number[],
  track: Record<string, number[]>,
  change: { gold?: number; five?: boolean } = {},
): Look {
  const look = testLook({ question: { ask: 'bid', seat: 1, about: {} } });
  Object.assign(look.position, { bid_track: waiting, turn_track: track });
  look.position.options.five_track = change.five ?? false;
  Object.assign(look.position.seats[0] ?? {}, { gold: change.gold ?? 50 });
  return look;
}

test('whoever bids first can be overtaken by all others, but not on the dearest place', () => {
  const look = bidding([1, 2, 3], {});
  expect(placesOf(0, look)).toEqual([1, 3]);
  expect(placesOf(12, look)).toEqual([1, 2]);
  expect(placesOf(18, look)).toEqual([1, 1]);
});

test('who bids the same later goes before, as far as there is room', () => {
  expect(placesOf(0, bidding([1, 2], { 0: [3, 4] }))).toEqual([1, 2]);
  expect(placesOf(1, bidding([1, 2, 3], { 3: [4], 18: [5] }, { five: true }))).toEqual([3, 5]);
  expect(placesOf(12, bidding([1, 2, 3], { 18: [4] }))).toEqual([2, 2]);
});

test('the last to bid knows the place', () => {
  expect(placesOf(0, bidding([1], { 0: [3], 5: [2] }))).toEqual([2, 2]);
});

test.each([
  ['bid 0', 'Bid 0 (place 1, at worst 3)'],
  ['bid 18', 'Bid 18 (place 1)'],
  ['bid 12 paying 2 fakirs', 'Bid 12 for 5 gold and 2 Fakirs (place 1, at worst 2)'],
])('%s: %s', (text, said) => {
  expect(bidSaid(parse(text), bidding([1, 2, 3], {}))).toBe(said);
});

test('who cannot pay pays what there is (BID-8)', () => {
  const look = bidding([1], { 0: [2, 3, 4] }, { gold: 0 });
  expect(bidSaid(parse('bid 1'), look)).toBe('Bid 1 and pay what you have, 0 gold (place 1)');
});
