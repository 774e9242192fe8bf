import { expect, test } from 'vitest';
import { look, position } from '../panels/samples';
import {
  cardsSaid,
  djinnCard,
  featuresOf,
  itemsSaid,
  tribesSaid,
  nameOf,
  needsSaid,
  paymentSaid,
  sizeOf,
  tileSaid,
  whimSaid,
} from './words';

test('lists of things', () => {
  expect(tribesSaid({ yellow: 1, white: 2, purple: 1 })).toBe('1 Vizier, 2 Elders and 1 Artisan');
  expect(tribesSaid({})).toBe('nothing');
  expect(cardsSaid({ silk: 2, gold: 1, fakir: 3 })).toBe('2 × Silk, Gold card and 3 × Fakir');
  expect(cardsSaid({ '?': 2 })).toBe('2 cards');
  expect(itemsSaid({ lamp: 1, precious7: 2, '?': 1 })).toBe('Fabulous Lamp, 2 × Precious item (7) and 1 hidden item');
});

test('a pile may be counts, a list or a number', () => {
  expect(sizeOf({ silk: 2, fakir: 1 })).toBe(3);
  expect(sizeOf(['w01', 'w02'])).toBe(2);
  expect(sizeOf(7)).toBe(7);
  expect(sizeOf(undefined)).toBe(0);
});

test('djinns, whims, payments, tiles', () => {
  expect(djinnCard('hagis', look).points).toBe(10);
  expect(djinnCard('wilwit').about).toMatch(/brings 5 points/);
  expect(djinnCard('boaz', look).about).toMatch(/Artisans/);
  expect(djinnCard('boaz').about).not.toMatch(/Artisans/);
  expect(needsSaid('w09')).toBe('1 palm tree on your tiles and 1 palace on your tiles');
  expect(whimSaid('w01')).toBe('3 Viziers → 5 gold');
  expect(whimSaid('?')).toBe('Whim');
  expect(paymentSaid('elder fakir')).toBe('1 Elder and 1 Fakir');
  expect(tileSaid(position, 'a1')).toBe('a1 (Oasis, 8)');
  expect(tileSaid(position, 'a2')).toBe('a2 (Fabulous City)');
});

test('seats without a chair are Yazid’s', () => {
  expect(nameOf([], 2)).toBe('Yazid');
});

test('of whims one sees what the own seat has', () => {
  expect(featuresOf(look)).toEqual({ goods: 2, suit: 3 });
  expect(featuresOf({ ...look, seat: null })).toBeNull();
});
