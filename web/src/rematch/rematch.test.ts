import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { testLook, testScene } from '../lib/testing';
import type { RematchSeen, Scene } from '../wire/types';
import { draftOf, NO_LIMIT, paceOf } from '../time/pace';
import Change from './Change.svelte';
import { Follower, sameAgain, stageOf } from './rematch';
import { wishSaid } from './said';

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

const CLOCK = { kind: 'clock', base: 600, increment: 5, end: 'ask', level: 'greedy' } as const;

test('time and bots are said only where they change', () => {
  expect(wishSaid(wish)).toBe('Base game · Everyone moves one seat along');
  expect(wishSaid({ ...wish, pace: CLOCK, level: 'expert' })).toMatch(/10 min.*, then .*Expert/);
  expect(wishSaid({ ...wish, pace: null })).toContain('no time limit');
});

test('a time becomes a choice and the choice becomes the time again', () => {
  expect(paceOf(draftOf(CLOCK))).toEqual(CLOCK);
  const days = { kind: 'days', base: 2 * 86_400, increment: 0, end: 'seat', level: 'greedy' } as const;
  expect(paceOf(draftOf(days))).toEqual(days);
  expect(draftOf(null)).toEqual(NO_LIMIT);
  expect(paceOf(NO_LIMIT)).toBeNull();
});

test('what is left alone stays, and what is chosen is offered', async () => {
  const onoffer = vi.fn();
  const odd = { ...CLOCK, base: 601 };
  const table = { wish: { ...wish, pace: odd }, seats: 3, people: 2, pace: null, onoffer, onclose: vi.fn() };
  const { unmount } = render(Change, table);
  await fireEvent.click(screen.getByRole('button', { name: 'Offer this game' }));
  expect(onoffer).toHaveBeenLastCalledWith({ ...wish, pace: odd });
  unmount();
  render(Change, { ...table, wish });
  await fireEvent.click(screen.getByRole('radio', { name: /Days/ }));
  await fireEvent.change(screen.getByLabelText('Bot level'), { target: { value: 'planner' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Offer this game' }));
  const pace = { kind: 'days', base: 2 * 86_400, increment: 0, end: 'turn', level: 'greedy' };
  expect(onoffer).toHaveBeenLastCalledWith({ ...wish, pace, level: 'planner' });
});
