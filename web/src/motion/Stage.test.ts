import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../lib/connection';
import { settings, type Motion } from '../lib/settings.svelte';
import type { TableState } from '../lib/table.svelte';
import { testHello, testLook, testScene } from '../lib/testing';
import { testTable } from '../lib/testtable';
import type { Event, Scene } from '../wire/types';
import Stage from './Stage.svelte';

let listener: Listener;
let table: TableState;
let told: boolean[];
/** All frames that were handed to the browser, and how many animations were ended early. */
let frames: Keyframe[][];
let cancelled: number;

const PURCHASE: Event[] = [
  { kind: 'pay', cause: 'small market', seat: 2, amount: 3 },
  { kind: 'take card', cause: 'small market', seat: 2, thing: 'silk' },
];

/** A scene that one action led to, by this seat. */
function did(version: number, events: Event[], seat = 2): Scene {
  const scene = testScene(version, version, ['any'], testLook());
  return { ...scene, happened: scene.happened.map((one) => ({ ...one, seat, events })) };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { motion: 'full', pace: 'normal' });
  [told, frames, cancelled] = [[], [], 0];
  Element.prototype.animate = function (given) {
    frames.push(given as Keyframe[]);
    return { cancel: () => (cancelled += 1) } as unknown as Animation;
  };
  ({ table, listener } = testTable());
  listener.hear(testHello());
  render(Stage, { table, onplaying: (is: boolean) => told.push(is) });
  listener.hear(testScene(0, 0, []));
  // A camel that has just been placed, as the board draws it.
  document.body.insertAdjacentHTML('beforeend', '<i data-place="tile b1 camel"></i>');
});
afterEach(() => {
  for (const camel of document.querySelectorAll('[data-place]')) camel.remove();
});

/** What is seen over the page: things that fly, and what their owners got. */
const seen = (): (string | null | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.stage > *')].map((one) => one.dataset['flies'] ?? one.textContent);

async function hear(...scenes: Scene[]): Promise<void> {
  for (const scene of scenes) listener.hear(scene);
  await tick();
  await tick();
}

test('a purchase flies, with what it cost and what it brought', async () => {
  await hear(did(1, PURCHASE));
  expect(seen()).toEqual(['gold', 'gold', 'gold', '−3', 'card', '+1']);
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen()).toEqual([]);
  expect(told.at(-1)).toBe(false);
});

test('what a seat gets that is not shown is seen where it comes from', async () => {
  const tile = document.body.appendChild(document.createElement('i'));
  tile.dataset['place'] = 'tile c2';
  tile.getBoundingClientRect = () => ({ left: 100, top: 200, width: 40, height: 40 }) as DOMRect;
  const dropped: Event = { kind: 'drop', cause: 'move', seat: 2, thing: 'white', tile: 'c2' };
  await hear(did(1, [dropped, { kind: 'keep', cause: 'elders', seat: 2, thing: 'white', amount: 2 }]));
  const at = frames.map((given) => String(given.at(0)?.['transform']).slice(0, 23));
  expect(at.length).toBeGreaterThan(0);
  expect(new Set(at)).toEqual(new Set(['translate(120px, 220px)']));
});

test('what lands is animated where the page shows it', async () => {
  await hear(did(1, [{ kind: 'place', cause: 'move', seat: 2, thing: 'camel', tile: 'b1' }]));
  expect(seen()).toEqual([]);
  expect(frames).toHaveLength(1);
});

test.each([
  ['press', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'x' })],
])('a %s ends the show, and the page is as it is in the end', async (_, skip) => {
  await hear(did(1, [...PURCHASE, { kind: 'place', cause: 'move', seat: 2, thing: 'camel', tile: 'b1' }]));
  expect(told).toEqual([true]);
  await skip();
  await tick();
  expect([seen(), told.at(-1)]).toEqual([[], false]);
  expect(cancelled).toBe(frames.length);
});

test('an open question can be answered while something flies', async () => {
  await hear(did(1, PURCHASE));
  expect(seen()).not.toEqual([]);
  expect(table.legal.map(({ text }) => text)).toEqual(['pick a1', 'pick b1']);
});

test('the next action of a bot begins when all that came of this one was seen', async () => {
  await hear(did(1, PURCHASE), did(2, []));
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.scene?.version, told]).toEqual([1, [true]]);
  await vi.advanceTimersByTimeAsync(100);
  expect([table.scene?.version, told]).toEqual([2, [true, false]]);
});

test.each([
  ['slow', 2.5],
  ['fast', 0.5],
] as const)('at a %s pace a show takes as much longer', async (pace, factor) => {
  settings.pace = pace;
  await hear(did(1, PURCHASE));
  await vi.advanceTimersByTimeAsync(factor * 1040 - 20);
  expect(told).toEqual([true]);
  await vi.advanceTimersByTimeAsync(40);
  expect(told).toEqual([true, false]);
});

test('a new show ends the one before', async () => {
  await hear(did(1, PURCHASE));
  await hear(did(2, [{ kind: 'earn', cause: 'sale', seat: 1, amount: 1 }], 1));
  expect(seen()).toEqual(['gold', '+1']);
});

test('what was skipped is not shown', async () => {
  await hear(did(1, []), did(2, PURCHASE), did(3, PURCHASE));
  table.skip();
  await tick();
  expect([table.scene?.version, seen(), told]).toEqual([3, [], []]);
});

test('with reduced motion nothing travels', async () => {
  settings.motion = 'reduced';
  await hear(did(1, PURCHASE));
  expect(seen()).toContain('+1');
  for (const given of frames) expect(new Set(given.map(({ transform }) => transform)).size).toBe(1);
});

test('without motion nothing is shown, also if it is turned off meanwhile', async () => {
  const turn = (motion: Motion): void => {
    settings.motion = motion;
  };
  turn('off');
  await hear(did(1, PURCHASE));
  expect([seen(), frames]).toEqual([[], []]);
  turn('full');
  await hear(did(2, PURCHASE));
  expect(seen()).not.toEqual([]);
  turn('off');
  await tick();
  expect(seen()).toEqual([]);
});
