import { afterEach, beforeAll, expect, test } from 'vitest';
import { differencesSaid, doubtOf } from '../rules/doubts';
import { bookOf } from '../rules/book';
import type { Options } from '../wire/types';
import { useLanguage, useRulesTexts } from './i18n.svelte';
import { choose } from './settings.svelte';
import { printFor, tileColour, tileCount } from './printed.svelte';
import { djinnCard, itemSaid, whimSaid } from './words';

const VALUES = {
  'artisans.djinn_vp.ptah': 8,
  'artisans.djinn_vp.boaz': 9,
  'artisans.workshop.colour': 'red',
  'artisans.workshop_mountains': ['NW', 'SE', 'EW'],
  'artisans.precious_items.precious7.vp': 6,
  'promos.dhenim.own': 4,
  'thieves.card_vp': 3,
  'whims.cards.w01': { needs: { palms: 2, djinns: 1 }, gold: 15 },
};
const options: Options = { seats: 4, expansions: [], promos: [], five_track: false, values: VALUES };

beforeAll(async () => {
  choose({ language: 'en' });
  await useLanguage();
  await useRulesTexts();
});
afterEach(() => {
  printFor();
});

test('cards and tiles are told with the values from the box', () => {
  expect(djinnCard('ptah').points).toBe(6);
  printFor(options);
  expect(djinnCard('ptah').points).toBe(8);
  expect(djinnCard('boaz').points).toBe(6);
  expect(djinnCard('boaz', { revised: true }).points).toBe(9);
  expect(djinnCard('dhenim').about).toContain('4');
  expect(itemSaid('precious7')).toContain('6');
  expect(whimSaid('w01')).toContain('15');
  expect([tileColour('workshop ew'), tileColour('oasis')]).toEqual(['red', 'red']);
  expect([tileCount('workshop ew'), tileCount('workshop se'), tileCount('oasis')]).toEqual([1, 1, 6]);
  printFor();
  expect([djinnCard('ptah').points, tileColour('workshop ew'), tileCount('workshop se')]).toEqual([6, 'blue', 2]);
});

test('a value from the box is marked as such, and the rules say it', () => {
  expect([doubtOf('djinn', 'ptah', 'points'), doubtOf('whim', 'w01', 'card')]).toEqual(['ours', 'ours']);
  printFor(options);
  expect([doubtOf('djinn', 'ptah', 'points'), doubtOf('whim', 'w01', 'card')]).toEqual(['box', 'box']);
  expect(doubtOf('whim', 'w02', 'card')).toBe('ours');
  const topic = bookOf().flatMap(({ topics }) => topics.filter((one) => one.topic.name === 'thieves'))[0];
  expect(topic?.paragraphs.map(({ text }) => text).join(' ')).toContain('3');
});

test('all differences are listed, each with our value', () => {
  const lines = differencesSaid(VALUES);
  expect(lines).toHaveLength(Object.keys(VALUES).length);
  expect(lines.find((line) => line.includes('8') && line.includes('6'))).toBeDefined();
  expect(lines.find((line) => line.includes('NW, SE, EW') && line.includes('NW, SE, SE'))).toBeDefined();
  expect(differencesSaid({})).toEqual([]);
  expect(djinnCard('ptah').points).toBe(6);
});
