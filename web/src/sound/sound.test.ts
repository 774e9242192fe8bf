import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import { testLook, testScene } from '../lib/testing';
import type { Event } from '../wire/types';
import { Bell, dueOf } from './due';
import { mark, notify } from './notice';
import { fileOf, play } from './player';
import { isQuiet, keepQuiet } from './quiet';
import { soundOf, type Sound } from './sounds';

const event = (kind: Event['kind'], cause: Event['cause'] = 'move'): Event => ({ kind, cause });

afterEach(() => {
  vi.restoreAllMocks();
});

test('the most important event is heard', () => {
  expect(soundOf([])).toBeUndefined();
  expect(soundOf([event('score'), event('answer')])).toBeUndefined();
  expect(soundOf([event('drop')])).toBe('meeple');
  expect(soundOf([event('drop'), event('place'), event('earn')])).toBe('camel');
  expect(soundOf([event('place'), event('over')])).toBe('end');
});

test('meeples are killed by Assassins alone', () => {
  expect(soundOf([event('remove', 'assassins')])).toBe('kill');
  expect(soundOf([event('remove', 'move')])).toBeUndefined();
});

test('every sound has a file', () => {
  const all: Sound[] = ['turn', 'message', 'end', 'whim', 'kill', 'dice', 'djinn', 'build', 'camel', 'card', 'coins'];
  for (const sound of [...all, 'meeple', 'bid'] as const) expect(fileOf(sound), sound).toMatch(/\.mp3/);
});

test('what is due: a turn, a vote, a rematch, the end', () => {
  const scene = testScene(1, 0, []);
  const proposal = { seat: 2, waiting: [1], length: 3, chair: null, level: null, what: 'undo' as const };
  const over = { ...scene, look: testLook({ end: { totals: [1, 2], winners: [2], reasons: [], result: 'won' } }) };
  const rematch = { seat: 2, wish: null, waiting: [1], declined: null, opened: null };
  const wish = { expansions: [], promos: [], five_track: false, hints: true, places: 'rotate' as const };
  expect(dueOf(scene, [], true)).toBeNull();
  expect(dueOf(scene, [1], false)).toBeNull();
  expect(dueOf(scene, [1], true)).toBe('turn');
  expect(dueOf({ ...scene, proposal }, [1], false)).toBe('vote');
  expect(dueOf(over, [1], false)).toBe('over');
  expect(dueOf({ ...over, rematch: { ...rematch, wish } }, [1], false)).toBe('rematch');
});

test('a game that stands is no turn', () => {
  const scene = testScene(1, 0, []);
  const time = { ...{ pace: null, left: [], running: null, until: null, up: [], stand_in: null }, waits: false };
  expect(dueOf({ ...scene, time: { ...time, state: 'waiting', waits: true } }, [1], true)).toBeNull();
  expect(dueOf({ ...scene, time: { ...time, state: 'paused' } }, [1], true)).toBeNull();
  expect(dueOf({ ...scene, time: { ...time, state: 'waiting' } }, [1], true)).toBe('turn');
  expect(dueOf({ ...scene, closed: true }, [1], true)).toBeNull();
});

test.each([
  ['22:00', '08:00', 'Europe/Berlin', '2026-01-10T22:30:00Z', true],
  ['22:00', '08:00', 'Europe/Berlin', '2026-01-10T20:30:00Z', false],
  ['22:00', '08:00', 'Asia/Tokyo', '2026-01-10T22:30:00Z', true],
  ['22:00', '08:00', 'Asia/Tokyo', '2026-01-10T23:00:00Z', false],
  ['00:30', '06:00', 'UTC', '2026-01-10T00:10:00Z', false],
  ['00:30', '06:00', 'UTC', '2026-01-10T00:30:00Z', true],
  [null, null, 'UTC', '2026-01-10T00:30:00Z', false],
])('quiet from %s to %s in %s, at %s: %s', (quiet_from, quiet_until, zone, now, expected) => {
  keepQuiet({ zone, quiet_from, quiet_until });
  expect(isQuiet(new Date(now))).toBe(expected);
  keepQuiet(null);
});

test('in quiet hours nothing calls, but those who look on hear their game', () => {
  vi.useFakeTimers({ now: new Date('2026-01-10T23:00:00Z') });
  keepQuiet({ zone: 'UTC', quiet_from: '22:00', quiet_until: '08:00' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const heard = (sound: Sound): boolean => {
    delete document.documentElement.dataset['heard'];
    void play(sound);
    return document.documentElement.dataset['heard'] === sound;
  };
  expect([heard('turn'), heard('message'), heard('coins')]).toEqual([false, false, true]);
  hidden.mockReturnValue(true);
  expect(heard('coins')).toBe(false);
  vi.setSystemTime(new Date('2026-01-10T12:00:00Z'));
  expect([heard('turn'), heard('coins')]).toEqual([true, true]);
  keepQuiet(null);
  hidden.mockRestore();
  vi.useRealTimers();
});

test('the bell rings once for each thing, and not for what was due before', () => {
  const bell = new Bell();
  expect(['turn', 'turn', null, 'turn', 'vote', null].map((due) => bell.hear(due as 'turn'))).toEqual([
    ...[false, false, false, true, true, false],
  ]);
  const other = new Bell();
  expect([other.hear(null), other.hear('turn')]).toEqual([false, true]);
});

test('the tab is marked and unmarked', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  mark(true);
  expect(icon?.href).toContain('circle');
  mark(false);
  expect(icon?.href).toContain('/favicon.svg');
});

test('a hidden page notifies, one that is seen does not', () => {
  const made = vi.fn();
  const fake = function (...given: unknown[]): void {
    made(...given);
  };
  vi.stubGlobal('Notification', Object.assign(fake, { permission: 'granted' }));
  vi.stubGlobal('isSecureContext', true);
  settings.notify = true;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  notify('table', 'Your turn', 'Ann');
  expect(made).not.toHaveBeenCalled();
  hidden.mockReturnValue(true);
  notify('table', 'Your turn', 'Ann');
  const options = { body: 'Ann', tag: 'naqala table', renotify: true };
  expect(made).toHaveBeenCalledWith('Your turn', expect.objectContaining(options));
  settings.notify = false;
  notify('table', 'Your turn', 'Ann');
  expect(made).toHaveBeenCalledTimes(1);
});
