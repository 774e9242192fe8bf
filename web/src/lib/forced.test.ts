import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../wire/types';
import { Forced } from './forced.svelte';
import { testAnswer } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
const only = testAnswer('drop white c3', 'drop', { tile: 'c3' });

test('a press gives the only answer at once, and only once', () => {
  const given: [Answer, boolean][] = [];
  const forced = new Forced((...answer) => given.push(answer));
  forced.set(only);
  expect(forced.isLate('c3')).toBe(false);
  forced.now();
  vi.runAllTimers();
  expect(given).toEqual([[only, true]]);
});

test('a press that comes a moment too late is still meant for it, and later no more', () => {
  const given: Answer[] = [];
  const forced = new Forced((answer) => given.push(answer));
  forced.set(only);
  vi.advanceTimersByTime(1000);
  expect(given).toEqual([only]);
  forced.set(null);
  expect(forced.isLate('c3')).toBe(true);
  expect(forced.isLate('c4')).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(forced.isLate('c3')).toBe(false);
});
