import { describe, expect, test } from 'vitest';
import { topicOf } from '../lib/explains';
import { testAnswer, testLook } from '../lib/testing';
import { answerTold } from '../lib/told';
import { SAMPLES } from '../wire/samples';
import type { Answer } from '../wire/types';
import { byTile, grouped } from './groups';
import { offersOf, picturesOf, unbroken } from './showing';

const names = ['Amira', 'Dinar'];
const legal = [
  ...SAMPLES,
  testAnswer('give palace', 'give_building', { tile: 'a1', building: 'palace' }),
  testAnswer('put palace', 'put', { tile: 'a1', building: 'palace' }),
];

test('every answer is in exactly one group', () => {
  const found = grouped(legal, testLook()).flatMap((group) => group.answers.map((answer) => answer.text));
  expect(found.sort()).toEqual(legal.map(({ text }) => text).sort());
});

describe('labels', () => {
  test('are the words of the server, with the names of the table', () => {
    const args = {
      name: { is: 'player', seat: 2 },
      what: { is: 'counted', sort: 'tribe', counts: { yellow: 1 } },
    } as const;
    const answer = testAnswer('kill yellow of 2', 'kill_of', { said: { key: 'answer.kill.seat', args } });
    expect(answerTold(answer, names)).toBe('Kill 1 Vizier in front of Dinar');
    expect(answerTold(undefined)).toBe('');
  });

  test('what is short stays in one line', () => {
    expect(unbroken('Bid 3 (place 2)')).toBe('Bid 3 (place\u00a02)');
    expect(unbroken('Bid 3 (place 1, at worst 3)')).toBe('Bid 3 (place\u00a01, at\u00a0worst\u00a03)');
    expect(unbroken('Use Leta (1 Elder and 1 Fakir)')).toBe('Use Leta (1\u00a0Elder and 1\u00a0Fakir)');
    expect(unbroken('Pick up a1 (Oasis, 8)')).toBe('Pick up a1 (Oasis, 8)');
    expect(unbroken('Use Anun-Nak')).toBe('Use Anun\u2060-\u2060Nak');
  });
});

describe('an answer shows what it is about', () => {
  const look = testLook();
  test.each<[Answer, number, string | undefined]>([
    [testAnswer('keep lamp', 'keep_item', { item: 'lamp' }), 1, 'item'],
    [testAnswer('use leta paying elder elder', 'use', { djinn: 'leta' }), 1, 'djinn'],
    [testAnswer('buy 1 4', 'buy_two', { places: [1, 4], cards: ['silk', 'silk'] }), 1, 'card'],
    [testAnswer('buy 1 2', 'buy_two', { places: [1, 2], cards: ['silk', 'fakir'] }), 2, 'card'],
    [testAnswer('give silk fish', 'give_cards', { cards: ['silk', 'fish'] }), 2, 'card'],
    [testAnswer('next silk', 'next', { cards: ['silk'] }), 1, 'card'],
    [testAnswer('kill yellow of 2', 'kill_of', { colours: ['yellow'], seat: 2 }), 1, undefined],
    [testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }), 1, undefined],
    [testAnswer('pick a1', 'pick', { tile: 'a1' }), 0, undefined],
    [testAnswer('pass', 'pass'), 0, undefined],
  ])('$0.text: $1 pictures, explains $2', (answer, pictures, kind) => {
    expect(picturesOf(answer, look)).toHaveLength(pictures);
    expect(topicOf(answer, look)?.kind).toBe(kind);
  });
});

test('a power of a djinn says what it does, not what the djinn is worth', () => {
  const [bought, used] = [
    testAnswer('buy leta paying elder elder', 'buy_djinn', { djinn: 'leta' }),
    testAnswer('use leta paying elder elder', 'use', { djinn: 'leta' }),
  ].map((answer) => {
    const [offer] = offersOf([answer], testLook());
    return offer && 'about' in offer ? offer.about : '';
  });
  expect(used).toMatch(/\w/);
  expect(bought).toBe(`4 points · ${used}`);
});

test('tiles of the board lead to their answers', () => {
  const found = byTile([
    testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }),
    testAnswer('drop blue a2', 'drop', { tile: 'a2', colours: ['blue'] }),
    testAnswer('drop red b1', 'drop', { tile: 'b1', colours: ['red'] }),
    testAnswer('pass', 'pass'),
    testAnswer('use leta paying elder elder', 'use', { djinn: 'leta' }),
  ]);
  expect([...found.keys()]).toEqual(['a2', 'b1']);
  expect(found.get('a2')).toHaveLength(2);
});
