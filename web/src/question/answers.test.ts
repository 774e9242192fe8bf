import { beforeAll, describe, expect, test } from 'vitest';
import { cardsOf, type Verb } from '../lib/answers';
import { useLanguage } from '../lib/i18n.svelte';
import { testAnswer, testLook } from '../lib/testing';
import type { Answer } from '../wire/types';
import { byTile, grouped } from './groups';
import { labelOf, unbroken } from './labels';
import { picturesOf, topicOf } from './showing';

const names = ['Amira', 'Dinar'];
/** What one answer of every verb of players names. */
const EVERY: Readonly<Record<Exclude<Verb, `draw_${string}` | 'roll'>, Partial<Answer>>> = {
  pass: {},
  bid: {},
  pick: { tile: 'a1' },
  drop: { tile: 'a1', colours: ['yellow'] },
  carpet: { tile: 'a1', colours: ['yellow'] },
  camel: {},
  tent: {},
  fakirs: {},
  kill_on: { tile: 'a1', colours: ['yellow'] },
  kill_of: { colours: ['yellow'], seat: 1 },
  use: { djinn: 'anunnak', payment: 'elder' },
  play: { item: 'scimitar' },
  send: { thief: 'houssain' },
  give_cards: { cards: ['ivory'] },
  take_cards: { cards: ['ivory'] },
  give_djinn: { djinn: 'alamin' },
  take_djinn: { djinn: 'alamin' },
  give_tile: { tile: 'a1' },
  claim: { tile: 'a1' },
  give_building: { tile: 'a1', building: 'palm' },
  put: { tile: 'a1', building: 'palm' },
  give_item: { item: 'scimitar' },
  take_item: { item: 'scimitar' },
  buy_card: { places: [1] },
  buy_two: { places: [1, 2] },
  buy_djinn: { djinn: 'alamin', payment: 'elder elder' },
  buy_thief: { thief: 'houssain', payment: 'elder elder' },
  craft: { payment: 'artisan' },
  take_whim: {},
  at: { tile: 'a1' },
  redirect: { tile: 'a1', payment: 'elder' },
  keep_item: { item: 'scimitar' },
  keep_djinn: { djinn: 'alamin' },
  remove: { tile: 'a1', colours: ['yellow', 'yellow'] },
  take_deck: {},
  bring: { tile: 'a1', colours: ['yellow'] },
  from: { tile: 'a1' },
  next: { cards: ['ivory'] },
  sell: { cards: ['ivory'] },
  outbid: {},
};
const legal = [
  ...Object.entries(EVERY).map(([verb, parts]) => testAnswer(verb, verb as Verb, parts)),
  testAnswer('give palace', 'give_building', { tile: 'a1', building: 'palace' }),
  testAnswer('put palace', 'put', { tile: 'a1', building: 'palace' }),
];

beforeAll(async () => {
  await useLanguage();
});

test('every answer is in exactly one group', () => {
  const found = grouped(legal).flatMap((group) => group.answers.map((answer) => answer.text));
  expect(found.sort()).toEqual(legal.map(({ text }) => text).sort());
});

test.each(legal)('$text has a label', (answer) => {
  expect(labelOf(answer, testLook(), names)).not.toMatch(/[{}]|undefined|^$/);
});

describe('labels say what happens', () => {
  test.each<[Answer, string]>([
    [testAnswer('bid 3', 'bid', { price: 3, offer: { pays: 3, place: 2, last_place: 2 } }), 'Bid 3 (place 2)'],
    [
      testAnswer('bid 8 paying 2 fakirs', 'bid', { price: 8, fakirs: 2, offer: { pays: 3, place: 1, last_place: 1 } }),
      'Bid 8 for 3 gold and 2 Fakirs (place 1)',
    ],
    [testAnswer('pick a1', 'pick', { tile: 'a1' }), 'Pick up a1 (Oasis, 8): 1 Vizier and 2 Elders'],
    [testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }), 'Assassin to a2 (Sacred Place, 12)'],
    [
      testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'], offer: { collects: 2, claims: true } }),
      'Assassin to a2 (Sacred Place, 12), collect 2 Assassins, claim the tile',
    ],
    [
      testAnswer('drop red b1', 'drop', { tile: 'b1', colours: ['red'], offer: { collects: 2 } }),
      'Assassin to b1 (Village, 5), collect 2 Assassins',
    ],
    [
      testAnswer('carpet red b1', 'carpet', { tile: 'b1', colours: ['red'], offer: { collects: 1 } }),
      'By Carpet: Assassin to b1 (Village, 5), collect 1 Assassin',
    ],
    [testAnswer('kill red b1', 'kill_on', { tile: 'b1', colours: ['red'] }), '1 Assassin on b1 (Village, 5)'],
    [
      testAnswer('kill red a2', 'kill_on', { tile: 'a2', colours: ['red'], offer: { fakirs: 2, claims: true } }),
      '1 Assassin on a2 (Sacred Place, 12), claim the tile (costs 2 Fakirs)',
    ],
    [testAnswer('kill yellow of 2', 'kill_of', { colours: ['yellow'], seat: 2 }), 'In front of Dinar: 1 Vizier'],
    [testAnswer('fakirs 0', 'fakirs', { offer: { earns: 6 } }), 'No Fakirs: 6 gold'],
    [testAnswer('fakirs 2', 'fakirs', { fakirs: 2, offer: { earns: 12 } }), 'Add 2 Fakirs: 12 gold'],
    [testAnswer('buy 1 4', 'buy_two', { places: [1, 4], offer: { pays: 6 } }), 'Buy 2 × Silk (6 gold)'],
    [testAnswer('tent', 'tent', { offer: { points: 3 } }), 'The tent (+3 points)'],
    [testAnswer('outbid', 'outbid', { offer: { pays: 7 } }), 'Outbid him (7 gold)'],
    [testAnswer('sell silk fish', 'sell', { cards: ['silk', 'fish'] }), 'Sell Silk and Fish (3 gold)'],
    [
      testAnswer('use leta paying elder fakir', 'use', { djinn: 'leta', payment: 'elder fakir' }),
      'Use Leta (1 Elder and 1 Fakir)',
    ],
  ])('$0.text: %s', (answer, label) => {
    expect(labelOf(answer, testLook(), names)).toBe(label);
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
  test.each<[Answer, number, string | undefined]>([
    [testAnswer('keep lamp', 'keep_item', { item: 'lamp' }), 1, 'item'],
    [testAnswer('use leta paying elder elder', 'use', { djinn: 'leta', payment: 'elder elder' }), 1, 'djinn'],
    [testAnswer('buy 1 4', 'buy_two', { places: [1, 4] }), 1, undefined],
    [testAnswer('buy 1 2', 'buy_two', { places: [1, 2] }), 2, undefined],
    [testAnswer('give silk fish', 'give_cards', { cards: ['silk', 'fish'] }), 2, undefined],
    [testAnswer('next silk', 'next', { cards: ['silk'] }), 1, 'card'],
    [testAnswer('kill yellow of 2', 'kill_of', { colours: ['yellow'], seat: 2 }), 1, undefined],
    [testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }), 1, undefined],
    [testAnswer('pick a1', 'pick', { tile: 'a1' }), 0, undefined],
    [testAnswer('pass', 'pass'), 0, undefined],
  ])('$0.text: $1 pictures, explains $2', (answer, pictures, kind) => {
    expect(picturesOf(answer, look)).toHaveLength(pictures);
    expect(topicOf(answer, look)?.kind).toBe(kind);
  });

  test('a purchase knows its cards by their places', () => {
    expect(cardsOf(testAnswer('buy 1 4', 'buy_two', { places: [1, 4] }), look.position.cards.row)).toEqual([
      'silk',
      'silk',
    ]);
  });
});

test('tiles of the board lead to their answers', () => {
  const found = byTile([
    testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }),
    testAnswer('drop blue a2', 'drop', { tile: 'a2', colours: ['blue'] }),
    testAnswer('drop red b1', 'drop', { tile: 'b1', colours: ['red'] }),
    testAnswer('pass', 'pass'),
    testAnswer('use leta paying elder elder', 'use', { djinn: 'leta', payment: 'elder elder' }),
  ]);
  expect([...found.keys()]).toEqual(['a2', 'b1']);
  expect(found.get('a2')).toHaveLength(2);
});
