import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choose, settings } from '../../lib/settings.svelte';
import ScoreHistory from '../ScoreHistory.svelte';
import ScoreSheet from '../ScoreSheet.svelte';
import type { Look } from '../../wire/types';

const sheet = (gold: number | null, total: number): Look['sheets'][number] => ({ gold, viziers: 12, total });

test('it says who placed the last camel, and which column is mine', () => {
  const reasons = [{ key: 'over.last camel.first', args: { name: { is: 'player' as const, seat: 2 } } }];
  const end = { totals: [20, 12], winners: [1], result: 'won' as const, reasons };
  const shown = { sheets: [sheet(8, 20), sheet(0, 12)], names: ['Ann', 'Bo'], end };
  const { unmount } = render(ScoreSheet, { ...shown, yours: [1] });
  expect(screen.getByText('Bo has placed their last camel.')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent.trim())).toEqual([
    'Score',
    'Ann (you)',
    'Bo',
  ]);
  unmount();
  render(ScoreSheet, { ...shown, yours: [2] });
  expect(screen.getByText('You have placed your last camel.')).toBeTruthy();
});

test('a shared win names both and marks both columns', () => {
  const end = {
    totals: [20, 20, 12],
    winners: [1, 2],
    result: 'shared' as const,
    reasons: [{ key: 'over.last camel' }],
  };
  render(ScoreSheet, {
    sheets: [sheet(8, 20), sheet(8, 20), sheet(0, 12)],
    names: ['Ann', 'Bo', 'Cy'],
    end,
  });
  expect(screen.getByRole('status').textContent).toMatch(/Ann and Bo share the win!\s*with 20 points/);
  expect(screen.getByRole('status').textContent).not.toMatch(/tie|shared/i);
  expect(screen.getByText(/A player has placed their last camel/)).toBeTruthy();
  expect(screen.getAllByAltText('has won')).toHaveLength(2);
  const total = screen.getByRole('row', { name: /^Total/ });
  expect(
    within(total)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['20', '20', '12']);
});

test.each([
  ['the winner', [1], /You win!\s*with 20 points/],
  ['another player', [2], /Ann wins!\s*with 20 points/],
  ['several people at one device', [1, 2], /Ann wins!/],
  ['spectators', [], /Ann wins!/],
])('the outcome is said to %s', (_, yours, outcome) => {
  const end = { totals: [20, 12], winners: [1], result: 'won' as const, reasons: [{ key: 'over.no move' }] };
  render(ScoreSheet, { sheets: [sheet(8, 20), sheet(0, 12)], names: ['Ann', 'Bo'], end, yours });
  expect(screen.getByRole('status').textContent).toMatch(outcome);
});

test.each([
  ['resigned', /^\s*You resigned\s*Ann wins!\s*with 20 points/],
  ['time', /^\s*Your time was up\s*Ann wins!/],
  ['away', /^\s*A bot finished the game for you\s*Ann wins!/],
] as const)('a person for whom a bot has won has not won: %s', (left, outcome) => {
  const end = { totals: [20, 12], winners: [1], result: 'won' as const, reasons: [{ key: 'over.no move' }] };
  render(ScoreSheet, { sheets: [sheet(8, 20), sheet(0, 12)], names: ['Ann', 'Bo'], end, yours: [1], left });
  expect(screen.getByRole('status').textContent).toMatch(outcome);
});

test('what is hidden is said to be hidden', () => {
  render(ScoreSheet, { sheets: [sheet(8, 20), sheet(null, 12)], names: ['Ann', 'Bo'] });
  const gold = screen.getByRole('row', { name: /^Gold/ });
  expect(within(gold).getAllByRole('cell')[1]?.textContent).toContain('hidden');
  expect(screen.getByText('12 + ?')).toBeTruthy();
});

test('a line explains itself, and says where something unsure counts', async () => {
  render(ScoreSheet, { sheets: [sheet(8, 20)], names: ['Ann'], unsure: { viziers: 'ours' } });
  const about = 'Our choice: no published source gives this value.';
  const line = screen.getByRole('button', { name: 'Viziers' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByTitle(about)).toHaveLength(1);
  expect(document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent).toBe(about);
  await fireEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/1 point for each Vizier/).textContent).toContain(about);
  expect(screen.getByRole('link', { name: 'In the rules' }).getAttribute('href')).toBe('/rules#score-viziers');
  await fireEvent.click(line);
  expect(screen.queryByText(/1 point for each Vizier/)).toBeNull();
});

test('a game lost to Yazid says why', () => {
  const end = { totals: [], winners: [], result: 'lost' as const, reasons: [{ key: 'over.djinns', args: { n: 6 } }] };
  render(ScoreSheet, { sheets: [sheet(8, 20)], names: ['Ann'], end });
  expect(screen.getByText('Sultan Yazid has beaten you.')).toBeTruthy();
  expect(screen.getByText('Yazid has gathered 6 djinns.')).toBeTruthy();
});

test('the chart is a table for those who listen', () => {
  const points = [
    { label: '0', totals: [50, 50] },
    { label: '1', totals: [61, null] },
  ];
  render(ScoreHistory, { points, names: ['Ann', 'Bo'] });
  const row = screen.getByRole('row', { name: /^1/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['61', 'hidden']);
});

test('the axis of the chart names each round once', () => {
  const points = ['1', '1', '2', '2', '2'].map((label) => ({ label, totals: [60] }));
  const { container } = render(ScoreHistory, { points });
  const axis = [...container.querySelectorAll('figure > svg > text[text-anchor="middle"]')];
  expect(axis.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

describe('a game that has just ended is counted out', () => {
  const end = { totals: [20, 15], winners: [1], result: 'won' as const, reasons: [{ key: 'over.no move' }] };
  let isCounted = false;
  function count(): void {
    isCounted = false;
    const sheets = [sheet(8, 20), sheet(3, 15)];
    render(ScoreSheet, { sheets, names: ['Ann', 'Bo'], end, isNew: true, oncounted: () => (isCounted = true) });
  }
  /** What the eye sees of the totals. */
  const sums = (): (string | null)[] =>
    within(screen.getByRole('row', { name: /^Total/ }))
      .getAllByRole('cell')
      .map((cell) => cell.dataset['sofar'] ?? cell.textContent);

  afterEach(() => {
    vi.useRealTimers();
    choose({ motion: 'off' });
  });

  test('line by line, while the page says all of it at once', async () => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: 'full', pace: 'normal' });
    count();
    await tick();
    expect(sums()).toEqual(['0', '0']);
    expect(screen.getByRole('status').textContent).toMatch(/Ann wins!/);
    expect(screen.getByRole('row', { name: 'Total 20 15' })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(450);
    expect([sums(), isCounted]).toEqual([['8', '3'], false]);
    await vi.advanceTimersByTimeAsync(450);
    expect([sums(), isCounted]).toEqual([['20', '15'], true]);
  });

  test('at once after a press', async () => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: 'full', pace: 'slow' });
    count();
    await fireEvent.pointerDown(document.body);
    expect([sums(), isCounted]).toEqual([['20', '15'], true]);
  });

  test.each(['reduced', 'off'] as const)('at once with %s motion', async (motion) => {
    settings.motion = motion;
    count();
    await tick();
    expect([sums(), isCounted]).toEqual([['20', '15'], true]);
  });
});
