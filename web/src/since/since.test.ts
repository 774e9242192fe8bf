import { expect, test } from 'vitest';
import { testLook } from '../lib/testing';
import type { Chapter, Line, Look } from '../wire/types';
import { pausesOf } from './moments';
import { accountFor, isNews } from './since';

const line = (number: number, seat: number, victim?: number): Line => ({
  ...{ said: { key: 'log.kill.seat', args: victim ? { other: { is: 'player', seat: victim } } : {} } },
  ...{ number, last: number, seat, is_deed: true },
});
const turn = (number: number, seat: number, lines: Line[]): Chapter => ({
  ...{ kind: 'turn', number, round: 1, title: { key: 'log.turn' }, seat, lines },
});
const bids: Chapter = {
  kind: 'bids',
  number: 9,
  round: 2,
  title: { key: 'log.round' },
  lines: [line(9, 1), line(10, 2)],
};

const GAME = [turn(0, 1, [line(0, 1)]), turn(1, 2, [line(1, 2), line(2, 2, 1)]), turn(3, 3, [line(3, 3)])];

test('before the first own turn it tells all that was done so far', () => {
  const account = accountFor(2, GAME.slice(0, 1), false);
  expect([account?.first, account?.isStart, account?.chapters.length]).toEqual([0, true, 1]);
  expect(accountFor(1, GAME, true)?.isStart).toBe(false);
  expect(accountFor(1, [bids], false)).toBeNull();
});

test('it tells of the end too', () => {
  const end: Chapter = { ...turn(4, 2, [line(4, 2)]) };
  expect(accountFor(1, [...GAME, end], false)?.chapters).toHaveLength(3);
});

type Ask = Look['question']['ask'];
const look = (ask: Ask): Pick<Look, 'question'> => ({ question: { ...testLook().question, ask } });
const ASKS: Ask[] = ['move', 'drop', 'drop', 'tribe', 'bid', 'bid', 'move'];
const MISSED = { first: 20, looks: ASKS.map(look) };
const MARKS = [0, 20, 24, 25, 26];
const sum = (pauses: readonly number[]): number => pauses.reduce((one, other) => one + other);

test('moments stay as long as the turns of others do, by the settings', () => {
  const usual = pausesOf(MISSED, MARKS, 'full', 'normal');
  expect(usual).toHaveLength(ASKS.length);
  expect(Math.min(...usual)).toBeGreaterThan(0);
  expect(sum(pausesOf(MISSED, MARKS, 'full', 'slow'))).toBeCloseTo(2.5 * sum(usual));
  expect(sum(pausesOf(MISSED, MARKS, 'reduced', 'normal'))).toBeLessThan(sum(usual));
  expect(pausesOf(MISSED, MARKS, 'off', 'normal')).toEqual(usual);
});

test('a move that is asked again after a power begins no new turn', () => {
  const asks: Ask[] = ['move', 'move', 'move', 'drop', 'drop', 'tribe'];
  const missed = { first: 20, looks: asks.map(look) };
  const [whole, cut] = [[20], [20, 21, 22]].map((marks) => sum(pausesOf(missed, marks, 'full', 'normal')));
  expect(whole).toBeLessThan(cut ?? 0);
});

test('it begins after the last own turn, with what was done to one apart', () => {
  const account = accountFor(1, GAME, true);
  expect(account?.first).toBe(1);
  expect(account?.chapters).toHaveLength(2);
  expect(account?.toYou.map(({ number }) => number)).toEqual([2]);
});

test('a person who plays alone is told only what was done to them', () => {
  const [harmed, unharmed, first] = [
    accountFor(1, GAME, true),
    accountFor(2, GAME, true),
    accountFor(3, GAME.slice(0, 2), true),
  ];
  for (const [account, alone] of [
    [harmed, true],
    [unharmed, false],
    [first, false],
  ] as const) {
    expect(account && isNews(account, false)).toBe(alone);
    expect(account && isNews(account, true)).toBe(true);
  }
});

test('the turn one is in is not told', () => {
  expect(accountFor(1, [...GAME, turn(4, 1, [line(4, 1)])], true)?.chapters).toHaveLength(2);
  expect(accountFor(1, [...GAME, turn(4, 1, [line(4, 1)])], false)).toBeNull();
});

test('own bids are no news, and bids alone are not worth a word', () => {
  expect(accountFor(1, [...GAME.slice(0, 1), bids], true)).toBeNull();
  expect(accountFor(1, [...GAME, bids], true)?.toYou.map(({ number }) => number)).toEqual([2]);
});
