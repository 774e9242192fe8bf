import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { FiguresSeen, GamePlayed, MyRating } from '../../wire/types';
import Figures from '../Figures.svelte';
import { scale } from './rows';

const results = (games: number, won: number, points: number | null) => ({ games, won, points });
const game = (table: string, more: Partial<GamePlayed>): GamePlayed => ({
  ...{ table, at: 0, seats: 2, expansions: [], place: 1, left: false, won: true, total: 101 },
  ...more,
});
const RATING: MyRating = {
  ...{ rating: { value: 1612, low: 1500, high: 1700 }, place: 1, people: 2, games: 6, least: 5 },
  levels: [
    { level: 'beginner', rating: { value: 1400, low: 1300, high: 1500 } },
    { level: 'planner', rating: null },
  ],
};
const SEEN: FiguresSeen = {
  all: results(4, 1.5, 91.5),
  by_seats: [
    { seats: 1, results: results(1, 0, null) },
    { seats: 3, results: results(3, 1.5, 91.5) },
  ],
  by_expansions: [{ expansions: ['thieves', 'whims'], results: results(4, 1.5, 91.5) }],
  opponents: [
    { level: 'beginner', name: null, results: results(2, 2, 99) },
    { level: null, name: 'Basim', results: results(3, 0.5, 99) },
  ],
  lines: [
    { line: 'gold', points: 40 },
    { line: 'djinns', points: -10 },
  ],
  latest: [
    game('first', {}),
    game('left', { left: true, won: false, place: 2, total: null }),
    game('solo', { seats: 1, won: false, total: null }),
  ],
  rating: RATING,
};

async function show(seen: FiguresSeen): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(seen))));
  render(Figures);
  await vi.waitFor(() => {
    expect(document.querySelector('[role=status]')).toBeNull();
  });
}

/** Found by their headings: to look for roles takes long on so large a page. */
const partOf = (title: string): Element | null => screen.getByText(title, { selector: 'h2' }).closest('section');

/** What the rows of a table say, and how long their bars are. */
const rowsOf = (title: string): [string, string | undefined][] =>
  [...(partOf(title)?.querySelectorAll('tr') ?? [])].map((row) => [
    [...row.children]
      .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .join(' | '),
    row.querySelector('.part')?.getAttribute('width') ?? undefined,
  ]);

test('each kind of game has its share of wins, in words and as a bar', async () => {
  await show(SEEN);
  expect(rowsOf('By number of players')).toEqual([
    ['Alone against Sultan Yazid | 0 of 1', '0'],
    ['3 players | 1.5 of 3 91.5 on average', '50'],
  ]);
  expect(rowsOf('By expansions')[0]?.[0]).toContain('Thieves of Naqala · Whims of the Sultan');
});

test('points say nothing about opponents', async () => {
  await show(SEEN);
  const rows = rowsOf('By opponent').map(([text]) => text);
  expect(rows).toEqual(['Water Carrier | 2 of 2', 'Basim | 0.5 of 3']);
});

test('points that a line costs have no bar', async () => {
  await show(SEEN);
  expect(rowsOf('Where my points come from').map(([, bar]) => bar)).toEqual(['100', '0']);
});

test('ratings stand in order, without levels that have none', async () => {
  await show(SEEN);
  expect(rowsOf('Rating').map(([text]) => text)).toEqual([
    'You | 1612 (1500 to 1700)',
    'Water Carrier | 1400 (1300 to 1500)',
  ]);
  const at = scale([{ label: '', isMe: true, rating: { value: 5, low: 5, high: 5 } }]);
  expect(at(5)).toBe(4);
});

test('a person without a rating learns how many games are missing', async () => {
  await show({ ...SEEN, rating: { ...RATING, rating: null, place: null, games: 2 } });
  expect(screen.getByText('Finish 3 more rated games to get a rating.')).toBeTruthy();
});

test('the last games lead to their replays', async () => {
  await show(SEEN);
  const links = [...(partOf('Latest games')?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/replay/first', 'Place 1 of 2'],
    ['/replay/left', 'left early'],
    ['/replay/solo', 'lost'],
  ]);
});

test('before the first game there is no figure', async () => {
  await show({ ...SEEN, all: results(0, 0, null) });
  expect(document.querySelector('table')).toBeNull();
});
