import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { testLook, testScene } from '../lib/testing';
import type { Advice, Possibility, Waypoint } from '../wire/types';
import { heatOf } from './advice';
import { sumSaid } from './gains';
import Hint from './Hint.svelte';

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

test('a bid says once what its place is worth and what is gained', () => {
  const best = [
    {
      ...possibility(0, { gold: -1 }),
      actions: ['bid 1'],
      way: [],
      reasons: [{ key: 'reason.bid.gain', args: { n: 9, gain: 8 } }],
    },
    {
      ...possibility(0, {}),
      actions: ['bid 0'],
      way: [],
      reasons: [{ key: 'reason.bid.free', args: { n: 0 } }],
      behind: 8.4,
    },
  ];
  const bid = { price: 1, fakirs: 0, place: 1, last_place: 3, worth: 8, behind: 0, games: 9 };
  const bids = [{ ...bid, action: 'bid 1', pays: 1, place_worth: 9.4 }];
  const advice: Advice = { seat: 1, ask: 'bid', best, landings: [], bids, games: 9, final: true, included: null };
  render(Hint, { ...shown, advice, look: testLook() });
  const [one, two] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(one).toContain('Worth about 9 points: you gain about 8.');
  expect(two).toContain('Costs nothing.');
  expect(two).not.toContain('less');
  expect(one).not.toContain('Score sheet');
});

test('the points are told by the lines of the sheet they come from', () => {
  const best = [possibility(-1, { gold: -1 }), possibility(8, { elders: 2, djinns: 6, powers: 3 })];
  expect(best.map(sumSaid)).toEqual(['Gold −1', '+8 (Djinns +6, Elders +2)']);
  expect(sumSaid(possibility(0, { powers: 3 }))).toBe('');
});

const REASONS = [
  { key: 'log.collects', args: { name: 'Amira', what: '2 Assassins', tile: 'b2' } },
  { key: 'log.kill.tile', args: { name: 'Amira', what: '1 Merchant', tile: 'c3' } },
  { key: 'reason.leaves', args: { name: 'Dinar', n: 9 } },
];

test('at first there is the best with all that it does and brings, and on demand what else there is', async () => {
  const onshow = vi.fn();
  const way = ['b1', 'b2', 'b3'].map((tile) => ({ tile }));
  const best = [
    { ...possibility(8, { djinns: 6, elders: 2 }), reasons: REASONS },
    { ...possibility(7, { gold: 7 }), behind: 1.5, way, actions: way.map(({ tile }) => `drop red ${tile}`) },
    { ...possibility(7, { gold: 7 }), behind: 0.2 },
  ];
  const landings = best.map((one, behind) => ({
    tile: `b${behind + 1}`,
    colour: 'blue' as const,
    best: { ...one, behind },
  }));
  const advice: Advice = { seat: 1, ask: 'move', best, landings, bids: [], games: 2, final: true, included: null };
  render(Hint, { ...shown, onshow, showsAll: false, advice, look: testLook() });
  const told = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(told()).toHaveLength(1);
  expect(told()[0]).toMatch(/2 Assassins.*1 Merchant/);
  expect(told()[0]).toContain('Score sheet: +8 (Djinns +6, Elders +2)');
  expect(told()[0]).not.toContain('Dinar');
  expect(screen.queryByText(/On the board/)).toBeNull();
  expect([...heatOf(advice, false).keys()]).toEqual(['b1']);
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(told()[0]).toContain('Dinar');
  expect(told()[1]).toContain('About 2 points less');
  expect(told()[1]).not.toContain('Score sheet');
  expect(told()[2]).toContain('Nearly as good');
  // What the marks on the board mean is said before anything else.
  expect(screen.getByRole('region').textContent.trim()).toMatch(/^Play this\s+★ is the best turn/);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect([...heatOf(advice, true).keys()]).toEqual(['b1', 'b2', 'b3']);
  await fireEvent.click(screen.getByRole('button', { name: /About 2 points less/ }));
  expect(told()[1]).toContain('Score sheet: Gold +7');
  expect(told()[0]).not.toContain('Score sheet');
  expect(onshow).toHaveBeenLastCalledWith(way);
  expect(screen.getAllByRole('button', { name: 'Play the whole turn' })).toHaveLength(1);
});

const adviceOf = (final: boolean, ...tiles: string[]): Advice => ({
  ...{ seat: 1, ask: 'move', landings: [], bids: [], games: 2, final, included: null },
  best: tiles.map((tile) => ({ ...possibility(1, { gold: 1 }), actions: [`pick ${tile}`], way: [{ tile }] })),
});

test('the board shows the way that is advised now, and it goes with the hint', async () => {
  const drawn: (readonly Waypoint[])[] = [];
  const onshow = (way: readonly Waypoint[]): void => void drawn.push(way);
  const advice = adviceOf(false, 'a1', 'b1');
  const { rerender, unmount } = render(Hint, { ...shown, onshow, advice, look: testLook() });
  expect(drawn).toEqual([[{ tile: 'a1' }]]);
  await fireEvent.click(screen.getAllByRole('button', { expanded: false })[0] as Element);
  expect(drawn.at(-1)).toEqual([{ tile: 'b1' }]);
  await rerender({ advice: adviceOf(false, 'b1', 'c1') });
  expect(drawn.at(-1)).toEqual([{ tile: 'c1' }]);
  await rerender({ advice: adviceOf(true, 'b1') });
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
