import { beforeAll, describe, expect, test } from 'vitest';
import { cardsOf, parse } from '../lib/answers';
import samples from '../lib/answers.samples.json';
import { useLanguage } from '../lib/i18n.svelte';
import { testLook } from '../lib/testing';
import type { Offer } from '../wire/types';
import { byTile, grouped } from './groups';
import { labelOf, unbroken } from './labels';
import { picturesOf, topicOf } from './showing';

const names = ['Amira', 'Dinar'];
/** Samples of all answers that players give. */
const legal = (samples as [string, string | null][])
  .map(([text]) => text)
  .filter((text) => !/^(draw|roll)\b/.test(text));

beforeAll(async () => {
  await useLanguage();
});

test('every answer is in exactly one group', () => {
  const found = grouped(legal).flatMap((group) => group.answers.map((answer) => answer.text));
  expect(found.sort()).toEqual([...legal].sort());
});

test.each(legal)('%s has a label', (text) => {
  expect(labelOf(text, testLook(), names)).not.toMatch(/[{}]|undefined|^$/);
});

describe('labels say what happens', () => {
  test.each<[string, Offer, string]>([
    ['bid 3', { pays: 3, place: 2, last_place: 2 }, 'Bid 3 (place 2)'],
    ['bid 8 paying 2 fakirs', { pays: 3, place: 1, last_place: 1 }, 'Bid 8 for 3 gold and 2 Fakirs (place 1)'],
    ['pick a1', {}, 'Pick up a1 (Oasis, 8): 1 Vizier and 2 Elders'],
    ['drop red a2', {}, 'Assassin to a2 (Sacred Place, 12)'],
    [
      'drop red a2',
      { collects: 2, claims: true },
      'Assassin to a2 (Sacred Place, 12), collect 2 Assassins, claim the tile',
    ],
    ['drop red b1', { collects: 2 }, 'Assassin to b1 (Village, 5), collect 2 Assassins'],
    ['carpet red b1', { collects: 1 }, 'By Carpet: Assassin to b1 (Village, 5), collect 1 Assassin'],
    ['kill red b1', {}, '1 Assassin on b1 (Village, 5)'],
    [
      'kill red a2',
      { fakirs: 2, claims: true },
      '1 Assassin on a2 (Sacred Place, 12), claim the tile (costs 2 Fakirs)',
    ],
    ['kill yellow of 2', {}, 'In front of Dinar: 1 Vizier'],
    ['fakirs 0', { earns: 6 }, 'No Fakirs: 6 gold'],
    ['fakirs 2', { earns: 12 }, 'Add 2 Fakirs: 12 gold'],
    ['buy 1 4', { pays: 6 }, 'Buy 2 × Silk (6 gold)'],
    ['tent', { points: 3 }, 'The tent (+3 points)'],
    ['outbid', { pays: 7 }, 'Outbid him (7 gold)'],
    ['sell silk fish', {}, 'Sell Silk and Fish (3 gold)'],
    ['use leta paying elder fakir', {}, 'Use Leta (1 Elder and 1 Fakir)'],
  ])('%s with %j: %s', (text, offer, label) => {
    expect(labelOf(text, testLook({ offers: { [text]: offer } }), names)).toBe(label);
  });

  test('what is short stays in one line', () => {
    expect(unbroken('Bid 3 (place 2)')).toBe('Bid 3 (place\u00a02)');
    expect(unbroken('Bid 3 (place 1, at worst 3)')).toBe('Bid 3 (place\u00a01, at\u00a0worst\u00a03)');
    expect(unbroken('Use Leta (1 Elder and 1 Fakir)')).toBe('Use Leta (1 Elder and 1 Fakir)');
    expect(unbroken('Pick up a1 (Oasis, 8)')).toBe('Pick up a1 (Oasis, 8)');
    expect(unbroken('Use Anun-Nak')).toBe('Use Anun\u2060-\u2060Nak');
  });
});

describe('an answer shows what it is about', () => {
  const look = testLook();
  test.each([
    ['keep lamp', 1, 'item'],
    ['use leta paying elder elder', 1, 'djinn'],
    ['buy 1 4', 1, undefined],
    ['buy 1 2', 2, undefined],
    ['give silk fish', 2, undefined],
    ['next silk', 1, 'card'],
    ['kill yellow of 2', 1, undefined],
    ['drop red a2', 1, undefined],
    ['pick a1', 0, undefined],
    ['pass', 0, undefined],
  ])('%s: %i pictures, explains %s', (text, pictures, kind) => {
    expect(picturesOf(parse(text), look)).toHaveLength(pictures);
    expect(topicOf(parse(text), look)?.kind).toBe(kind);
  });

  test('a purchase knows its cards by their places', () => {
    expect(cardsOf(parse('buy 1 4'), look.position.cards.row)).toEqual(['silk', 'silk']);
  });
});

test('tiles of the board lead to their answers', () => {
  const found = byTile(['drop red a2', 'drop blue a2', 'drop red b1', 'pass', 'use leta paying elder elder']);
  expect([...found.keys()]).toEqual(['a2', 'b1']);
  expect(found.get('a2')).toHaveLength(2);
});
