import { afterEach, beforeAll, expect, test } from 'vitest';
import { differencesSaid, doubtOf } from '../rules/doubts';
import { bookOf } from '../rules/book';
import { DJINNS } from '../wire/catalogue';
import type { PrintedSeen } from '../wire/types';
import { useRulesTexts } from './i18n.svelte';
import { printFor, tilePrinted } from './printed.svelte';
import { djinnCard, itemSaid, whimSaid } from './words';

/** As the server sends it for a values file. */
const printed: PrintedSeen = {
  djinns: {
    ptah: { points: 8, revised: 8, own: 0, other: 0 },
    boaz: { points: 6, revised: 9, own: 0, other: 0 },
    dhenim: { points: 6, revised: 6, own: 4, other: 2 },
  },
  items: { precious7: { copies: 4, points: 6 } },
  thieves: { ziad: { points: 3 } },
  whims: { w01: { needs: { palms: 2, djinns: 1 }, gold: 15 } },
  tiles: { 'workshop ew': { colour: 'red', count: 1 }, 'workshop se': { colour: 'red', count: 1 } },
  facts: { thief: 3 },
  doubts: [
    { kind: 'djinn', word: 'boaz', fact: 'points', value: 9 },
    { kind: 'djinn', word: 'ptah', fact: 'points', value: 8 },
    { kind: 'djinn', word: 'dhenim', fact: 'card', value: 6 },
    { kind: 'item', word: 'precious7', fact: 'points', value: 6 },
    { kind: 'tile', word: 'workshop nw', fact: 'colour', value: 'red' },
    { kind: 'tile', word: 'workshop nw', fact: 'mountains', value: 'NW, SE, EW' },
    { kind: 'thief', word: 'any', fact: 'points', value: 3 },
    { kind: 'topic', word: 'yazid', fact: 'fakirFirst', value: false },
    { kind: 'whim', word: 'w01', fact: 'card', value: '' },
  ],
};

beforeAll(useRulesTexts);
afterEach(() => {
  printFor();
});

test('cards and tiles are told with the values from the box', () => {
  expect(djinnCard('ptah').points).toBe(DJINNS.ptah.points);
  printFor({ printed });
  expect(djinnCard('ptah').points).toBe(8);
  expect(djinnCard('boaz').points).toBe(DJINNS.boaz.points);
  expect(djinnCard('boaz', { revised: true }).points).toBe(9);
  expect(djinnCard('dhenim').about).toContain('4');
  expect(itemSaid('precious7')).toContain('6');
  expect(whimSaid('w01')).toContain('15');
  expect(tilePrinted('workshop ew')).toEqual({ colour: 'red', count: 1 });
  expect(tilePrinted('oasis')).toMatchObject({ colour: 'red', count: 6 });
  printFor();
  expect(djinnCard('ptah').points).toBe(6);
  expect(tilePrinted('workshop se')).toMatchObject({ colour: 'blue', count: 2 });
});

test('a value from the box is marked as such, and the rules say it', () => {
  expect([doubtOf('djinn', 'ptah', 'points'), doubtOf('whim', 'w01', 'card')]).toEqual(['ours', 'ours']);
  printFor({ printed });
  expect([doubtOf('djinn', 'ptah', 'points'), doubtOf('whim', 'w01', 'card')]).toEqual(['box', 'box']);
  expect(doubtOf('whim', 'w02', 'card')).toBe('ours');
  const topic = bookOf().flatMap(({ topics }) => topics.filter((one) => one.topic.name === 'thieves'))[0];
  expect(topic?.paragraphs.map(({ text }) => text).join(' ')).toContain('3');
});

test('all differences are listed, each with our value', () => {
  const lines = differencesSaid(printed);
  expect(lines).toHaveLength(printed.doubts?.length ?? 0);
  expect(lines.find((line) => line.includes('8') && line.includes('6'))).toBeDefined();
  expect(lines.find((line) => line.includes('NW, SE, EW') && line.includes('NW, SE, SE'))).toBeDefined();
  expect(lines.some((line) => line.includes('two Elders'))).toBe(true);
  expect(differencesSaid({})).toEqual([]);
  expect(djinnCard('ptah').points).toBe(6);
});
