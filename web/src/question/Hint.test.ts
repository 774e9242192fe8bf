import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../lib/i18n.svelte';
import { testLook, testScene } from '../lib/testing';
import type { Advice, Possibility } from '../wire/types';
import Hint from './Hint.svelte';

beforeAll(useLanguage);

const possibility = (points: number, gains: Record<string, number>): Possibility => ({
  ...{ actions: ['pick a1'], way: [{ tile: 'a1' }], stops_at: null, worth: 0, behind: 0, points, gains },
  ...{ rivals: {}, leaves: null, leaves_to: null, reasons: [], games: 1 },
});

test('a gain in one line of the sheet is said once, several lines with their sum', () => {
  const best = [possibility(-1, { gold: -1 }), possibility(8, { djinns: 6, elders: 2, powers: 3 })];
  const advice: Advice = { seat: 1, ask: 'move', best, landings: [], bids: [], games: 2, final: true, included: null };
  const ignore = (): void => undefined;
  const { chairs } = testScene(1, 0, []);
  render(Hint, {
    advice,
    isThinking: false,
    look: testLook(),
    chairs,
    onplay: ignore,
    onshow: ignore,
    onclose: ignore,
  });
  const [one, two] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(one).toContain('Score sheet: Gold −1');
  expect(one?.match(/−1/g)).toHaveLength(1);
  expect(two).toMatch(/Score sheet: \+8.*Djinns \+6, Elders \+2/s);
});
