import { beforeEach, expect, test, vi } from 'vitest';
import { Announcer, type Announced } from './announcer.svelte';

const log = (...texts: string[]): Announced[] => texts.map((text, place) => ({ key: String(place), text }));
let announcer: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer();
});
test('a new listener hears the last line, and nothing from before', () => {
  announcer.hear(log('one', 'two', 'three'), 'You?', true);
  vi.advanceTimersByTime(200);
  expect(announcer.said).toBe('three You?');
});

test('what others do is gathered and said together, all of it', () => {
  announcer.hear(log('one'), 'You?', true);
  vi.advanceTimersByTime(200);
  announcer.hear(log('one', 'two'), 'Dinar?', false);
  vi.advanceTimersByTime(600);
  announcer.hear(log('one', 'two', 'three'), 'Dinar?', false);
  vi.advanceTimersByTime(600);
  expect(announcer.said).toBe('one You?');
  announcer.hear(log('one', 'two', 'three', 'four'), 'You?', true);
  vi.advanceTimersByTime(200);
  expect(announcer.said).toBe('two three four You?');
});

test('a line that has grown is said again, one that was undone is forgotten', () => {
  announcer.hear(log('one', 'a1 to b1'), 'You?', true);
  vi.advanceTimersByTime(200);
  announcer.hear(log('one', 'a1 to c1'), 'You?', true);
  vi.advanceTimersByTime(200);
  expect(announcer.said).toBe('a1 to c1 You?');
  announcer.hear(log('one'), 'You?', true);
  vi.advanceTimersByTime(200);
  expect(announcer.said).toBe('You?');
  announcer.hear(log('one', 'a1 to c1'), 'You?', true);
  vi.advanceTimersByTime(200);
  expect(announcer.said).toBe('a1 to c1 You?');
});
