import { beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import type { Film } from '../../wire/types';
import { FilmPlayer } from './film.svelte';

const ASKS = ['bid', 'bid', 'move', 'drop', 'bid', 'move'];
const LAST = ASKS.length;

/** Every sheet says after how many actions, and for whom, it was. */
function reel(view: View, names: string[]): Film {
  const known = (seat: number, number: number): boolean => view === 'all' || view === seat || number === LAST;
  return {
    names,
    levels: names.map(() => null),
    marks: [0, 1, 2, 4, 5],
    happened: ASKS.map((ask, number) => ({ number, ask, seat: 1, action: 'pass' })),
    chapters: [],
    looks: Array.from({ length: LAST + 1 }, (_, number) => ({
      position: { round: number < 4 ? 1 : 2 },
      sheets: names.map((_, seat) => ({ gold: known(seat + 1, number) ? 1 : null, total: 100 * seat + number })),
    })),
    scores: [0, 4, LAST].map((number) => ({ number, round: number < 4 ? 1 : 2, totals: [number, number] })),
  } as unknown as Film;
}
const fetch = vi.fn((view: View) => Promise.resolve(reel(view, ['Ann', 'Bo'])));

let mine: unknown[] = [];
beforeEach(() => {
  fetch.mockClear();
  mine = [{ id: 'abcd', names: ['Ann', 'Bo'], seats: [2] }];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(mine))));
});
async function started(source: (view: View) => Promise<Film> = fetch): Promise<FilmPlayer> {
  const film = new FilmPlayer('abcd', source);
  await film.start();
  return film;
}
const gold = (film: FilmPlayer): unknown[] => film.look?.sheets.map((sheet) => sheet.gold) ?? [];

test('it starts with the own seat’s view of the start', async () => {
  const film = await started();
  expect([film.view, film.number, film.last, film.names]).toEqual([2, 0, LAST, ['Ann', 'Bo']]);
  expect(gold(film)).toEqual([null, 1]);
});

test('a stranger sees what spectators saw, and who played', async () => {
  mine = [];
  const film = await started();
  expect([film.view, film.names]).toEqual([null, ['Ann', 'Bo']]);
  expect(gold(film)).toEqual([null, null]);
});

test('a game played alone is shown as its player saw it', async () => {
  mine = [];
  const film = await started((view) => Promise.resolve(reel(view, ['Ann'])));
  expect([film.view, gold(film)]).toEqual([1, [1]]);
});

test('how the scores went, in every view', async () => {
  const film = await started();
  expect(film.history.map(({ label }) => label)).toEqual(['0', '1', '2']);
  film.seek(3);
  expect(film.round).toBe(0);
  film.seek(5);
  expect(film.round).toBe(1);
});

test('the replay goes by actions and by turns, and not beyond the ends', async () => {
  const film = await started();
  film.nextTurn();
  film.nextTurn();
  film.next();
  expect(film.look?.sheets[1]?.total).toBe(103);
  film.previousTurn();
  expect(film.number).toBe(2);
  film.previous();
  film.seek(99);
  expect(film.number).toBe(LAST);
  film.next();
  film.seek(-1);
  expect(film.number).toBe(0);
});

test('a view is asked for once, and one stays where one is', async () => {
  const film = await started();
  film.seek(3);
  await film.watch('all');
  expect([film.number, gold(film)]).toEqual([3, [1, 1]]);
  await film.watch(2);
  expect(gold(film)).toEqual([null, 1]);
  film.next();
  expect(fetch.mock.calls).toEqual([[2], ['all']]);
});

test('of two views the one chosen last is shown', async () => {
  const film = await started();
  const late = film.watch('all');
  await film.watch(1);
  await late;
  expect([film.view, gold(film), film.isLoading]).toEqual([1, [1, null], false]);
});

test('it plays by itself to the end', async () => {
  const film = await started();
  vi.useFakeTimers();
  film.speed = 2;
  film.play();
  await vi.advanceTimersByTimeAsync(1100);
  expect(film.number).toBe(2);
  film.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(film.number).toBe(2);
  film.play();
  await vi.advanceTimersByTimeAsync(5000);
  expect([film.number, film.isPlaying]).toEqual([LAST, false]);
});

test('one step shows its effects, a jump does not', async () => {
  const film = await started();
  const seen = vi.fn();
  film.onseen = seen;
  film.next();
  const happened = { number: 0, ask: 'bid', seat: 1, action: 'pass' };
  expect(seen.mock.calls).toEqual([
    [
      { look: film.looks[0], happened: [] },
      { look: film.looks[1], happened: [happened] },
    ],
  ]);
  expect(film.scene?.look).toBe(film.looks[1]);
  film.seek(4);
  film.previous();
  film.seek(LAST);
  film.next();
  expect(seen).toHaveBeenCalledOnce();
});

test('by itself it waits until all that came of an action was shown', async () => {
  const events = [
    { kind: 'pay', cause: 'small market', seat: 1, amount: 3 },
    { kind: 'take card', cause: 'small market', seat: 1, thing: 'silk' },
  ];
  const film = await started((view) => {
    const { happened, ...rest } = reel(view, ['Ann', 'Bo']);
    return Promise.resolve({ ...rest, happened: happened.map((one) => ({ ...one, events })) } as Film);
  });
  Object.assign(settings, { motion: 'full', pace: 'slow' });
  vi.useFakeTimers();
  film.speed = 2;
  film.play();
  await vi.advanceTimersByTimeAsync(500);
  expect(film.number).toBe(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(film.number).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(film.number).toBe(2);
  settings.motion = 'off';
  await vi.advanceTimersByTimeAsync(1300 + 500);
  expect(film.number).toBe(4);
  Object.assign(settings, { motion: 'full', pace: 'normal' });
});

test('what goes wrong is kept to be said, and what was seen before stays', async () => {
  const lost = await started(() => Promise.reject(new Error('gone')));
  expect(lost.error).toBeInstanceOf(Error);
  const film = await started((view) => (view === 'all' ? Promise.reject(new Error('gone')) : fetch(view)));
  await film.watch('all');
  expect(film.error).toBeInstanceOf(Error);
  expect([film.view, film.isLoading, gold(film)]).toEqual([2, false, [null, 1]]);
});
