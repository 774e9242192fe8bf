import { expect, test } from 'vitest';
import type { Advice, Coached, Judgement, Possibility } from '../wire/types';
import { forgetAdvised, isDisputed, noteAdvice, noteRemark } from './advised';

const ending = (tile: string): Possibility => ({
  ...{ actions: ['pick a1', `drop red ${tile}`], way: [{ tile: 'a1' }, { tile, colour: 'red' }], stops_at: null },
  ...{ worth: 0, behind: 0, points: 0, gains: {}, rivals: {}, leaves: null, leaves_to: null, reasons: [], games: 1 },
});
const hint = (tile: string): Advice => ({
  ...{ seat: 1, ask: 'move', best: [ending(tile)], landings: [], bids: [], games: 1, final: true, included: null },
});
const said = (verdict: 'best' | 'mistake', tile?: string): Coached => ({
  ...{ type: 'coached', id: 'a', after: 7, look: null },
  remark: { verdict, said: [], way: tile ? (ending(tile).way as { tile: string }[]) : [] },
});
const judged = (best: Possibility | null, number = 7): Pick<Judgement, 'number' | 'best'> => ({ number, best });

test('a review that finds another move than the hint did is disputed, by whatever way both lead', () => {
  noteAdvice('t', 7, hint('b1'));
  noteAdvice('t', 7, hint('c1'));
  const around = { ...ending('c1'), way: [{ tile: 'd1' }, { tile: 'c1', colour: 'red' as const }] };
  expect([ending('b1'), ending('c1'), around].map((best) => isDisputed('t', judged(best)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isDisputed('t', judged(null))).toBe(false);
  expect(isDisputed('t', judged(ending('b1'), 8))).toBe(false);
  expect(isDisputed('other', judged(ending('b1')))).toBe(false);
});

test('so is one that blames what the coach praised, or praises what the coach blamed', () => {
  noteRemark('t', said('best'));
  expect([judged(ending('b1')), judged(null)].map((one) => isDisputed('t', one))).toEqual([true, false]);
  noteRemark('t', said('mistake', 'c1'));
  expect([ending('b1'), ending('c1'), null].map((best) => isDisputed('t', judged(best)))).toEqual([true, false, true]);
});

test('what was said of moves that were taken back is forgotten', () => {
  noteAdvice('t', 7, hint('b1'));
  noteAdvice('t', 9, hint('b1'));
  forgetAdvised('t', 7);
  expect([7, 9].map((number) => isDisputed('t', judged(ending('c1'), number)))).toEqual([true, false]);
});
