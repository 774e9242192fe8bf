import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useLanguage } from '../../lib/i18n.svelte';
import type { WhimWord } from '../../wire/catalogue';
import type { Happened } from '../../wire/types';
import Cheer from './Cheer.svelte';

beforeAll(async () => {
  await useLanguage();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
  const { rerender } = render(Cheer, { happened: [paid(7, 'w01')], names });
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
  const { rerender } = render(Cheer, { happened: [paid(7, 'w01')], names: ['Amira', 'Dinar'] });
  await vi.advanceTimersByTimeAsync(6000);
  expect(screen.queryByText(/^The Sultan is delighted/)).toBeNull();
  await rerender({ names: ['Amira', 'Basim'] });
  expect(screen.queryByText(/^The Sultan is delighted/)).toBeNull();
});
