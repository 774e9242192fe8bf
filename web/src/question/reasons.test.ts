import { beforeAll, describe, expect, test } from 'vitest';
import { useLanguage } from '../lib/i18n.svelte';
import { testLook } from '../lib/testing';
import { reasonSaid } from './reasons';

const names = ['Amira', 'Yazid'];

beforeAll(async () => {
  await useLanguage();
});

describe('reasons count what comes', () => {
  test.each([
    ['palm', { tile: 'c1', number: 1 }, 'a palm tree on your c1'],
    ['palace', { tile: 'c1', number: 2 }, '2 palaces on your c1'],
    ['helps rival', { tile: 'c1', seat: 2, building: 'palm', number: 2 }, '2 palm trees for Yazid on c1'],
    ['helps rival', { tile: 'c1', seat: 2, building: 'palace', number: 1 }, 'a palace for Yazid on c1'],
    ['gets item', { item: 'precious5', number: 2 }, 'gets: 2 × Precious item (5)'],
    ['gets item', { item: 'lamp', number: 1 }, 'gets: Fabulous Lamp'],
    ['rival gains', { seat: 2, points: 1 }, 'Yazid gains 1 point'],
    ['sells', { size: 3, gold: 7 }, 'sells 3 goods for 7 gold'],
  ])('%s', (key, given, said) => {
    expect(reasonSaid({ key, arguments: given }, testLook(), names)).toBe(said);
  });
});

test('what Yazid takes and costs', () => {
  const said = (key: string, given: object): string => reasonSaid({ key, arguments: { ...given } }, testLook(), names);
  expect(said('yazid takes', { tile: 'c1', colours: ['white', 'blue', 'blue'] })).toBe(
    'Yazid takes on c1: 1 Elder and 2 Builders',
  );
  expect(said('yazid buys', { djinn: 'leta' })).toBe('Yazid gets Leta');
  expect(said('pays yazid', { gold: 3 })).toBe('pays Yazid 3 gold for his Builders');
});
