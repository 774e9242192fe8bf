import { expect, test } from 'vitest';
import type { Chapter, Line } from '../wire/types';
import { accountFor } from './since';

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

test('before the first own turn there is nothing to tell', () => {
  expect(accountFor(2, GAME.slice(0, 1), false)).toBeNull();
});

test('it begins after the last own turn, with what was done to one apart', () => {
  const account = accountFor(1, GAME, true);
  expect(account?.first).toBe(1);
  expect(account?.chapters).toHaveLength(2);
  expect(account?.toYou.map(({ number }) => number)).toEqual([2]);
});

test('the turn one is in is not told', () => {
  expect(accountFor(1, [...GAME, turn(4, 1, [line(4, 1)])], true)?.chapters).toHaveLength(2);
  expect(accountFor(1, [...GAME, turn(4, 1, [line(4, 1)])], false)).toBeNull();
});

test('own bids are no news, and bids alone are not worth a word', () => {
  expect(accountFor(1, [...GAME.slice(0, 1), bids], true)).toBeNull();
  expect(accountFor(1, [...GAME, bids], true)?.toYou.map(({ number }) => number)).toEqual([2]);
});
