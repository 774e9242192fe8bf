import { expect, test } from 'vitest';
import { pauseOf, timeOf, type SceneTime } from './pace';
import type { Motion } from './settings.svelte';
import { testScene } from './testing';

const act = (turn: number): SceneTime => ({ turn, isBid: false, beats: [] });

/** How long a turn of so many actions takes, all of them here from the start, another one waiting behind it. */
function lengthOf(actions: number, motion: Motion): number {
  const waiting = [...Array.from({ length: actions }, () => act(4)), act(30)];
  let spent = 0;
  for (let place = 0; place < actions; place++) spent += pauseOf(act(4), waiting.slice(place + 1), spent, motion);
  return spent;
}

test.each([3, 6, 10, 15])('a turn of %i actions takes about a second and a half', (actions) => {
  expect(lengthOf(actions, 'full')).toBeGreaterThan(1250);
  expect(lengthOf(actions, 'full')).toBeLessThan(1600);
});

test('animations that are turned down take less time, and none none', () => {
  expect(lengthOf(8, 'reduced')).toBeLessThan(800);
  expect(lengthOf(8, 'off')).toBe(0);
});

test('bids are quick, and the end of a turn stays a moment even if the turn took long', () => {
  expect(pauseOf({ ...act(1), isBid: true }, [], 0, 'full')).toBe(350);
  expect(pauseOf(act(4), [act(9)], 20_000, 'full')).toBe(450);
});

test('a scene belongs to the turn that had begun before it', () => {
  const marks = [0, 1, 2, 9];
  expect(timeOf({ ...testScene(5, 2, ['pick a1']), marks })).toEqual({ turn: 2, isBid: false, beats: [] });
  expect(timeOf({ ...testScene(9, 8, ['pass']), marks })).toEqual({ turn: 2, isBid: false, beats: [] });
  const bid = testScene(1, 1, ['bid 3']);
  expect(timeOf({ ...bid, marks, happened: bid.happened.map((one) => ({ ...one, ask: 'bid' })) }).isBid).toBe(true);
});
