import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useLanguage } from '../lib/i18n.svelte';
import { testLook, testScene } from '../lib/testing';
import type { Advice, Possibility, Waypoint } from '../wire/types';
import { heatOf } from './advice';
import Hint from './Hint.svelte';

beforeAll(useLanguage);
afterEach(() => vi.useRealTimers());

const possibility = (points: number, gains: Record<string, number>): Possibility => ({
  ...{ actions: ['pick a1'], way: [{ tile: 'a1' }], stops_at: null, worth: 0, behind: 0, points, gains },
  ...{ rivals: {}, leaves: null, leaves_to: null, reasons: [], games: 1 },
});

const ignore = (): void => undefined;
const shown = {
  isThinking: false,
  showsAll: true,
  chairs: testScene(1, 0, []).chairs,
  onplay: ignore,
  onshow: ignore,
  onclose: ignore,
};

test('a bid says what its place is worth and what it costs', () => {
  const best = ['bid 1', 'bid 0'].map((action) => ({ ...possibility(0, { gold: -1 }), actions: [action], way: [] }));
  const bid = { price: 1, fakirs: 0, place: 1, last_place: 3, worth: 8, behind: 0, games: 9 };
  const bids = [
    { ...bid, action: 'bid 0', pays: 0, place_worth: 0 },
    { ...bid, action: 'bid 1', pays: 1, place_worth: 9.4 },
  ];
  const advice: Advice = { seat: 1, ask: 'bid', best, landings: [], bids, games: 9, final: true, included: null };
  render(Hint, { ...shown, advice, look: testLook() });
  const [one, two] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(one).toContain('Worth 9.4 points, costs 1 gold');
  expect(two).toContain('Worth 0 points, costs 0 gold');
  expect(one).not.toContain('Score sheet');
});

test('a gain in one line of the sheet is said once, several lines with their sum', () => {
  const best = [possibility(-1, { gold: -1 }), possibility(8, { djinns: 6, elders: 2, powers: 3 })];
  const advice: Advice = { seat: 1, ask: 'move', best, landings: [], bids: [], games: 2, final: true, included: null };
  render(Hint, { ...shown, advice, look: testLook() });
  const [one, two] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(one).toContain('Score sheet: Gold −1');
  expect(one?.match(/−1/g)).toHaveLength(1);
  expect(two).toMatch(/Score sheet: \+8.*Djinns \+6, Elders \+2/s);
});

test('at first there is only the best with its main reason, and all the rest on demand', async () => {
  const reasons = [
    { key: 'log.collects', args: { name: 'Amira', what: '2 Builders', tile: 'b2' } },
    { key: 'reason.leaves', args: { name: 'Dinar', n: 9 } },
  ];
  const best = [
    { ...possibility(8, { djinns: 6, elders: 2 }), reasons },
    { ...possibility(7, { gold: 7 }), behind: 1.5 },
  ];
  const landings = best.map((one, behind) => ({
    tile: `b${behind + 1}`,
    colour: 'blue' as const,
    best: { ...one, behind },
  }));
  const advice: Advice = { seat: 1, ask: 'move', best, landings, bids: [], games: 2, final: true, included: null };
  render(Hint, { ...shown, showsAll: false, advice, look: testLook() });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem').textContent).toContain('2 Builders');
  expect(screen.getByRole('listitem').textContent).not.toContain('Dinar');
  expect([...heatOf(advice, false).keys()]).toEqual(['b1']);
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Dinar');
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Worth 1.5 points less');
  expect(screen.getByText(/what you gain at once.*A number shows/s)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect([...heatOf(advice, true).keys()]).toEqual(['b1', 'b2']);
});

const adviceOf = (final: boolean, ...tiles: string[]): Advice => ({
  ...{ seat: 1, ask: 'move', landings: [], bids: [], games: 2, final, included: null },
  best: tiles.map((tile) => ({ ...possibility(1, { gold: 1 }), actions: [`pick ${tile}`], way: [{ tile }] })),
});

test('the way that is drawn is the one that is advised now, and goes with the hint', async () => {
  const drawn: (readonly Waypoint[])[] = [];
  const onshow = (way: readonly Waypoint[]): void => void drawn.push(way);
  const { rerender, unmount } = render(Hint, {
    ...shown,
    onshow,
    advice: adviceOf(false, 'a1', 'b1'),
    look: testLook(),
  });
  expect(drawn).toEqual([]);
  await fireEvent.click(screen.getAllByRole('button', { name: 'Show on the board' })[1] as Element);
  expect(drawn.at(-1)).toEqual([{ tile: 'b1' }]);
  await rerender({ advice: adviceOf(false, 'b1', 'c1') });
  expect(drawn.at(-1)).toEqual([{ tile: 'c1' }]);
  await rerender({ advice: adviceOf(true, 'b1') });
  expect(drawn.at(-1)).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Show on the board' }));
  expect(drawn.at(-1)).toEqual([{ tile: 'b1' }]);
  unmount();
  expect(drawn.at(-1)).toEqual([]);
});

test('what may still change is not played: only a best that stays the best in rollouts, or the last word', async () => {
  vi.useFakeTimers();
  const button = (): HTMLButtonElement => screen.getByRole('button', { name: 'Play this' });
  const advice = adviceOf(false, 'a1');
  const { rerender } = render(Hint, { ...shown, isThinking: true, advice, look: testLook() });
  expect(button().disabled).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await rerender({ advice: adviceOf(false, 'b1') });
  await vi.advanceTimersByTimeAsync(1000);
  expect(button().disabled).toBe(true);
  await rerender({ advice: { ...adviceOf(false, 'b1'), games: 0 } });
  await vi.advanceTimersByTimeAsync(600);
  expect(button().disabled).toBe(true);
  await rerender({ advice: adviceOf(false, 'b1') });
  expect(button().disabled).toBe(false);
  await rerender({ advice: adviceOf(false, 'a1') });
  expect(button().disabled).toBe(true);
  await rerender({ advice: adviceOf(true, 'a1') });
  expect(button().disabled).toBe(false);
  await rerender({ advice: adviceOf(false, 'c1'), isThinking: false });
  expect(button().disabled).toBe(false);
});
