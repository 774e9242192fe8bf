import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WhimWord } from '../../wire/catalogue';
import type { Happened } from '../../wire/types';
import Cheer from './Cheer.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
const paid = (number: number, whim: WhimWord): Happened => ({
  ...{ number, ask: 'piece', seat: 1, action: 'camel' },
  events: [
    { kind: 'fulfil whim', cause: 'game', seat: 1, thing: whim },
    { kind: 'earn', cause: whim, seat: 1, amount: 5 },
  ],
});

test('a whim is celebrated for its time, even if something else happens meanwhile', async () => {
  const names = ['Amira', 'Dinar'];
  const { rerender } = render(Cheer, { happened: [paid(7, 'w01')], names, viewer: 1 });
  expect(screen.getAllByText(/^The Sultan is delighted! Amira/)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await rerender({ happened: [] });
  await rerender({ happened: [paid(9, 'w02')] });
  expect(screen.getAllByText(/^The Sultan is delighted! Amira/)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3500);
  expect(screen.getAllByText(/^The Sultan is delighted! Amira/)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByText(/^The Sultan is delighted/)).toBeNull();
});

test('it is not celebrated again when a person comes or a name changes', async () => {
  const { rerender } = render(Cheer, { happened: [paid(7, 'w01')], names: ['Amira', 'Dinar'], viewer: 1 });
  await vi.advanceTimersByTimeAsync(6000);
  expect(screen.queryByText(/^The Sultan is delighted/)).toBeNull();
  await rerender({ names: ['Amira', 'Basim'] });
  expect(screen.queryByText(/^The Sultan is delighted/)).toBeNull();
});

const drawn = (number: number, thing: string, seat = 1): Happened => ({
  ...{ number, ask: 'draw item', seat: null, action: `draw ${thing}` },
  events: [{ kind: 'draw item', cause: 'workshop', seat, thing }],
});

test('a seat sees for a moment which item it has drawn, and what that does', async () => {
  const names = ['Amira', 'Dinar'];
  const { rerender } = render(Cheer, { happened: [drawn(7, 'talisman')], names, viewer: 1 });
  screen.getByText('You draw: Tempest Talisman.');
  screen.getByText(/Move one of your camels/);
  await rerender({ happened: [] });
  await vi.advanceTimersByTimeAsync(6000);
  expect(screen.queryByText(/^You draw/)).toBeNull();
});

test.each([
  [drawn(7, '?', 2), 1],
  [drawn(7, 'talisman'), 2],
  [drawn(7, 'talisman'), null],
])('of an item that another seat draws nothing is shown: %j to %s', (happened, viewer) => {
  render(Cheer, { happened: [happened], names: ['Amira', 'Dinar'], viewer });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('when the device changes hands, the item is gone', async () => {
  const { rerender } = render(Cheer, { happened: [drawn(7, 'talisman')], names: ['Amira', 'Dinar'], viewer: 1 });
  screen.getByText('You draw: Tempest Talisman.');
  await rerender({ viewer: null });
  expect(screen.queryByText(/^You draw/)).toBeNull();
});
