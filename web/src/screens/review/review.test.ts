import { beforeAll, expect, test, vi } from 'vitest';
import { useReviewTexts } from '../../lib/i18n.svelte';
import type { Judgement, ReviewProgress } from '../../wire/types';
import { againAt } from './again';
import { ReviewReader } from './reader.svelte';
import {
  ALL_QUALITIES,
  costSaid,
  costShort,
  isFault,
  qualityAbout,
  openingOf,
  progressSaid,
  signed,
  titleOf,
  turningSaid,
} from './words';

beforeAll(useReviewTexts);
const judged = (number: number, lost = 0): Judgement =>
  ({ type: 'judgement', number, end: number + 1, seat: 2, round: 3, kind: 'turn', mark: 'mistake', lost }) as Judgement;

const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }];
const summary = { players: [], turning_points: [], best_moves: [], remarks: [] };

/** Answers with these, one after the other; the last stays. Notes what was asked. */
function serve(...answers: Partial<ReviewProgress>[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: { method?: string } = {}) => {
    asked.push(`${method} ${path}`);
    if (method === 'POST') return Promise.resolve(new Response('null', { status: 202 }));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(new Response(JSON.stringify({ depth: 'usual', summary, parts: [], ...answer })));
  });
  return asked;
}

test('a review that is not there is started, and read as it comes', async () => {
  const asked = serve(
    { state: 'none', done: 0, total: 0 },
    { state: 'running', done: 1, total: 2, parts: [judged(9)] },
    { state: 'done', done: 2, total: 2, parts: [judged(4)] },
  );
  vi.useFakeTimers();
  const reader = new ReviewReader('abcd');
  await reader.start();
  expect([reader.state, reader.done, reader.judgements.map(({ number }) => number)]).toEqual(['running', 1, [9]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([reader.state, reader.judgements.map(({ number }) => number)]).toEqual(['done', [4, 9]]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toEqual([
    'GET /api/tables/abcd/review?after=0',
    'POST /api/tables/abcd/review',
    'GET /api/tables/abcd/review?after=0',
    'GET /api/tables/abcd/review?after=1',
  ]);
});

test('one that is there is only read, and one that is left is not asked for again', async () => {
  const asked = serve({ state: 'running', done: 0, total: 2 });
  vi.useFakeTimers();
  const reader = new ReviewReader('abcd');
  await reader.start();
  reader.stop();
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toEqual(['GET /api/tables/abcd/review?after=0']);
});

test('what goes wrong is kept to be said', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"error":"NotOverError"}', { status: 409 })));
  const reader = new ReviewReader('abcd');
  await reader.start();
  expect(reader.error).toBeInstanceOf(Error);
});

test('nothing has no sign', () => {
  expect([signed(0), signed(-0), signed(3.5), signed(-2)]).toEqual(['0', '0', '+3.5', '−2']);
});

test('a review that has not counted its steps yet does not count them', () => {
  expect(progressSaid({ state: 'running', done: 0, total: 0 })).toBe(
    'The review starts as soon as the server has time for it.',
  );
  expect(progressSaid({ state: 'running', done: 3, total: 90 })).toContain('3 of 90 steps');
});

test('decisions and turning points in words', () => {
  expect(titleOf(judged(1, 6.71), CHAIRS)).toBe('Round 3, Bo, Turn: Mistake');
  expect([costShort(judged(1, 6.71)), costShort(judged(1))]).toEqual(['−6.7', '']);
  const luck = { number: 1, kind: 'luck', seat: 1 } as const;
  expect(turningSaid({ ...luck, points: 5.2 }, 2, CHAIRS)).toBe('Round 2: a draw brings Ann 5 points');
  expect(turningSaid({ ...luck, points: -1 }, 2, CHAIRS)).toBe('Round 2: a draw costs Ann 1 point');
});

test('a good choice that costs a little is no fault', () => {
  expect(ALL_QUALITIES.filter((mark) => isFault({ mark }))).toEqual(['inaccuracy', 'mistake', 'blunder']);
});

test('a loss says how sure it is, and every mark what it means', () => {
  expect(costSaid({ ...judged(1, 11), noise: 2.13 })).toBe('11 points lost (± 2.1)');
  expect(costSaid({ ...judged(1, 11), noise: 0 })).toBe('11 points lost');
  expect(ALL_QUALITIES.map(qualityAbout)).toEqual([
    'nothing clearly better, or less than 1.5 points behind',
    '1.5 to 3 points behind the best choice I found',
    '3 to 6 points behind the best choice I found',
    '6 to 12 points behind the best choice I found',
    '12 points or more behind the best choice I found',
  ]);
});

test('it opens with what the viewer can learn most from', () => {
  const of = (number: number, seat: number, lost: number): Judgement => ({ ...judged(number, lost), seat });
  const all = [of(1, 1, 0), of(2, 2, 20), of(3, 1, 4), of(4, 1, 7), of(5, 2, 0)];
  expect(openingOf(all, summary, 1, true)).toBe(4);
  expect(openingOf(all, summary, null, true)).toBe(2);
  expect(openingOf(all, summary, 3, true)).toBe(2);
  const flawless = [of(1, 1, 0), of(2, 2, 20), of(3, 1, 0)];
  expect(openingOf(flawless, { ...summary, best_moves: [2, 3] }, 1, true)).toBe(3);
  expect(openingOf(flawless, summary, 1, true)).toBe(1);
  // While it is being made: from the end on, and not before something of the viewer is there.
  expect(openingOf(all, summary, 1, false)).toBe(4);
  expect(openingOf(all.slice(4), summary, 1, false)).toBeUndefined();
});

test('trying again happens in the own seat, at the next own decision', () => {
  const of = (number: number, seat: number): Judgement => ({ ...judged(number), seat });
  const all = [of(1, 1), of(2, 2), of(3, 3), of(4, 1), of(5, 2)];
  const at = (number: number, yours: readonly number[]): number =>
    againAt(all, all.find((one) => one.number === number) ?? of(0, 1), yours).number;
  expect([at(1, [1]), at(2, [1]), at(3, [1])]).toEqual([1, 4, 4]);
  expect(at(5, [1])).toBe(4);
  expect([at(2, [1, 2]), at(3, [1, 2])]).toEqual([2, 4]);
  expect(at(3, [])).toBe(3);
});
