import { expect, test, vi } from 'vitest';
import type { TableState } from '../../lib/table.svelte';
import type { Choice } from '../../question/choice.svelte';
import { pressed } from './keys';

const table = { look: { undo: 'no' }, legal: [] } as unknown as TableState;
const doors = { open: vi.fn(), enlarge: vi.fn() };

function press(key: string): { did: boolean; colour: string | null } {
  const choice = { hand: ['blue', 'red'], colour: null } as unknown as Choice;
  const event = new KeyboardEvent('keydown', { key });
  Object.defineProperty(event, 'target', { value: document.body });
  return { did: pressed(event, table, choice, doors), colour: choice.colour };
}

test('letters choose a meeple in hand, large or small', () => {
  expect(press('b')).toEqual({ did: true, colour: 'blue' });
  expect(press('R')).toEqual({ did: true, colour: 'red' });
  expect(press('g').did).toBe(false);
});

test.each(['Tab', 'Enter', 'ArrowRight', 'Backspace', 'Shift'])('%s is left to the browser', (key) => {
  expect(press(key)).toEqual({ did: false, colour: null });
});
