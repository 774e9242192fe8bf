import { expect, test, vi } from 'vitest';
import type { TableState } from '../lib/table.svelte';
import type { TimeSeen } from '../wire/types';
import { leftOf, shownTime, warningOf } from './left';
import { NO_LIMIT, readPace, wantedPace } from './pace';
import { Ticker } from './ticker.svelte';

const time = (change: Partial<TimeSeen> = {}): TimeSeen => ({
  pace: { kind: 'clock', base: 600, increment: 10, end: 'turn', level: 'greedy' },
  ...{ state: 'running', left: [100, 50, null], running: 1, until: null, up: [], stand_in: null, waits: false },
  ...change,
});

test('only the clock of the person the game waits for runs, and it stops at nothing', () => {
  expect(leftOf(time(), 1, 30)).toBe(70);
  expect(leftOf(time(), 2, 30)).toBe(50);
  expect(leftOf(time(), 3, 30)).toBeNull();
  expect(leftOf(time(), 1, 1000)).toBe(0);
});

test('a clock that stands runs again when its time has come', () => {
  for (const state of ['paused', 'excused'] as const) {
    expect(leftOf(time({ state, until: 20 }), 1, 15)).toBe(100);
    expect(leftOf(time({ state, until: 20 }), 1, 25)).toBe(95);
  }
  expect(leftOf(time({ state: 'waiting' }), 1, 500)).toBe(100);
});

test('seconds as a clock shows them', () => {
  expect(shownTime(0).text).toBe('0:00');
  expect(shownTime(0.2).text).toBe('0:01');
  expect(shownTime(61).text).toBe('1:01');
  expect(shownTime(3600).text).toBe('1:00:00');
  expect(shownTime(2 * 86_400 + 3 * 3600)).toMatchObject({ days: 2, hours: 3 });
});

test('a person is warned twice', () => {
  const heard = Array.from({ length: 400 }, (_, step) => warningOf(100 - (step + 1) / 4, 100 - step / 4));
  expect(heard.filter((one) => one !== null)).toEqual([30, 10]);
});

test('the time of a new game, and what was stored of another version', () => {
  expect(wantedPace(NO_LIMIT)).toBeNull();
  expect(wantedPace({ ...NO_LIMIT, kind: 'days', days: 3 })).toEqual({ kind: 'days', base: 259_200, end: 'turn' });
  expect(readPace({ kind: 'sundial', minutes: 7, end: 'seat' })).toEqual({ ...NO_LIMIT, end: 'seat' });
});

test('without a connection the clock stands, until the server has told it again', () => {
  vi.useFakeTimers();
  const table = { connection: 'open', time: time(), timeAt: performance.now() };
  const ticker = new Ticker(table as unknown as TableState);
  const stop = ticker.start();
  vi.advanceTimersByTime(10_000);
  expect(ticker.left(1)).toBe(90);
  table.connection = 'lost';
  vi.advanceTimersByTime(200_000);
  expect(ticker.left(1)).toBe(90);
  table.connection = 'open';
  vi.advanceTimersByTime(1_000);
  expect(ticker.left(1)).toBe(90);
  Object.assign(table, { time: time({ left: [80, 50, null] }), timeAt: performance.now() });
  vi.advanceTimersByTime(5_000);
  expect(ticker.left(1)).toBe(75);
  stop();
});
