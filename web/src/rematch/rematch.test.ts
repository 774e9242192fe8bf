import { expect, test } from 'vitest';
import { testLook, testScene } from '../lib/testing';
import type { RematchSeen, Scene } from '../wire/types';
import { Follower, sameAgain, stageOf } from './rematch';

const wish = sameAgain(testLook(), undefined);
const offered: RematchSeen = { seat: 1, wish, waiting: [2], declined: null, opened: null };
const sceneWith = (rematch: RematchSeen | null): Scene => ({ ...testScene(1, 0, []), rematch });

test('the same game again has the options of the table', () => {
  expect(wish).toEqual({ expansions: [], promos: [], five_track: false, hints: true, places: 'rotate' });
});

test('who has not agreed yet is asked, the others wait', () => {
  expect(stageOf(null, [1])).toBe('none');
  expect(stageOf(offered, [1])).toBe('waiting');
  expect(stageOf(offered, [2])).toBe('asked');
  expect(stageOf(offered, [1, 2])).toBe('asked');
  expect(stageOf({ ...offered, seat: null, wish: null, waiting: [], declined: 2 }, [1])).toBe('none');
  expect(stageOf({ ...offered, waiting: [], opened: 'next' }, [1])).toBe('opened');
});

test('players go to the table that opens while they look on, once', () => {
  const opened = sceneWith({ ...offered, waiting: [], opened: 'next' });
  const player = new Follower();
  expect(player.hear(undefined, [1])).toBeNull();
  expect(player.hear(sceneWith(offered), [1])).toBeNull();
  expect(player.hear(opened, [1])).toBe('next');
  expect(player.hear(opened, [1])).toBeNull();
});

test('spectators and those who come later are not moved', () => {
  const opened = sceneWith({ ...offered, waiting: [], opened: 'next' });
  const spectator = new Follower();
  expect(spectator.hear(sceneWith(null), [])).toBeNull();
  expect(spectator.hear(opened, [])).toBeNull();
  expect(new Follower().hear(opened, [1])).toBeNull();
});
