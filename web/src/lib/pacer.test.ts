import { beforeEach, expect, test, vi } from 'vitest';
import type { SceneTime } from './pace';
import { Pacer } from './pacer.svelte';
import type { Motion } from './settings.svelte';

let motion: Motion;
let shown: string[];
let pacer: Pacer<string>;

/** "4b" is the second action of the turn that began with action 4. */
const timeOf = (thing: string): SceneTime => ({ turn: parseInt(thing), isBid: thing.endsWith('!'), beats: [] });

beforeEach(() => {
  vi.useFakeTimers();
  [motion, shown] = ['full', []];
  pacer = new Pacer<string>(
    (thing) => shown.push(thing),
    timeOf,
    () => motion,
  );
});
function come(...things: string[]): void {
  for (const thing of things) pacer.add(thing);
}

test('turns that come together are shown one after the other, each in its time', () => {
  come('4a', '4b', '4c', '4d', '8a', '8b', '8c');
  expect([shown, pacer.waiting]).toEqual([['4a'], 6]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['4a', '4b', '4c']);
  vi.advanceTimersByTime(600);
  expect(shown.slice(3)).toEqual(['4d', '8a']);
  vi.advanceTimersByTime(1000);
  expect([shown.at(-1), pacer.waiting]).toEqual(['8c', 0]);
});

test('forty actions of four turns take their six seconds, and none is left out', () => {
  come(...[0, 10, 20, 30].flatMap((turn) => Array.from('abcdefghij', (letter) => `${turn}${letter}`)));
  vi.advanceTimersByTime(3000);
  expect(parseInt(shown.at(-1) ?? '')).toBe(20);
  vi.advanceTimersByTime(3000);
  expect(shown).toHaveLength(40);
});

test('an own answer does not wait for the pause after what was before', () => {
  come('4a');
  pacer.add('5a', 'own');
  expect(shown).toEqual(['4a', '5a']);
  come('8a', '8b');
  vi.advanceTimersByTime(460);
  expect(shown).toEqual(['4a', '5a', '8a']);
});

test('skipping shows all that is here; what comes then is shown as before', () => {
  come('1!', '2!', '3a', '3b', '3c');
  pacer.skip();
  expect([shown, pacer.waiting]).toEqual([['1!', '2!', '3a', '3b', '3c'], 0]);
  come('7a', '7b');
  expect(shown.at(-1)).toBe('7a');
});

test('without animations nothing waits, also if they are turned off meanwhile', () => {
  come('1a', '1b', '1c');
  motion = 'off';
  vi.advanceTimersByTime(500);
  expect(shown).toHaveLength(3);
  come('2a', '2b');
  expect([shown.length, pacer.waiting]).toEqual([5, 0]);
});

test('what is shown may end it: nothing that waited comes after', () => {
  const ending = new Pacer<string>(
    (thing) => {
      shown.push(thing);
      if (thing === '2a') ending.clear();
    },
    timeOf,
    () => motion,
  );
  for (const thing of ['1a', '2a', '3a']) ending.add(thing);
  ending.skip();
  vi.advanceTimersByTime(5000);
  expect([shown, ending.waiting]).toEqual([['1a', '2a'], 0]);
});
