import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../i18n';
import { COLOURS } from '../../lib/answers';
import { t, useLanguage } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table.svelte';
import type { Choice } from '../../question/choice.svelte';
import { pressed } from './keys';

const bare = { look: { undo: 'no' }, legal: [], adviser: { isOpen: false } };
const table = bare as unknown as TableState;
const doors = { open: vi.fn(), enlarge: vi.fn() };

function press(key: string, at = table, held: KeyboardEventInit = {}): { did: boolean; colour: string | null } {
  const choice = {
    hand: ['blue', 'red'],
    colour: null as string | null,
    take: (colour: string) => (choice.colour = colour),
  };
  const event = new KeyboardEvent('keydown', { key, ...held });
  Object.defineProperty(event, 'target', { value: document.body });
  return { did: pressed(event, at, choice as unknown as Choice, doors), colour: choice.colour };
}

test('letters choose a meeple in hand, large or small', () => {
  expect(press('b')).toEqual({ did: true, colour: 'blue' });
  expect(press('R')).toEqual({ did: true, colour: 'red' });
  expect(press('g').did).toBe(false);
});

test.each(['Tab', 'Enter', 'ArrowRight', 'Backspace', 'Shift'])('%s is left to the browser', (key) => {
  expect(press(key)).toEqual({ did: false, colour: null });
});

test('U takes back once: while a proposal is open or an answer is on its way nothing is sent', () => {
  const undo = vi.fn();
  const at = (change: object): TableState =>
    ({
      scene: { look: { undo: 'ask' }, proposal: null },
      isBusy: false,
      legal: [],
      adviser: {},
      undo,
      ...change,
    }) as never;
  expect(press('u', at({})).did).toBe(true);
  expect(undo).toHaveBeenCalledTimes(1);
  const proposal = { seat: 1, waiting: [2], length: 0, chair: null, level: null };
  expect(press('u', at({ scene: { look: { undo: 'ask' }, proposal } })).did).toBe(false);
  expect(press('u', at({ isBusy: true })).did).toBe(false);
  expect(press('u', at({ scene: { look: { undo: 'no' }, proposal: null } })).did).toBe(false);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('Shift and U plays again what was undone, and undoes nothing', () => {
  const [undo, redo] = [vi.fn(), vi.fn()];
  const at = (canRedo: boolean, change = {}): TableState =>
    ({
      scene: { look: { undo: 'free', redo: canRedo }, proposal: null },
      isBusy: false,
      legal: [],
      adviser: {},
      undo,
      redo,
      ...change,
    }) as never;
  expect(press('U', at(true), { shiftKey: true }).did).toBe(true);
  expect(press('U', at(false), { shiftKey: true }).did).toBe(false);
  expect(press('U', at(true, { isBusy: true }), { shiftKey: true }).did).toBe(false);
  expect(redo).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
});

test('Escape closes what was advised, and so does H; a half made choice goes first', () => {
  const [drop, hint] = [vi.fn(), vi.fn()];
  const at = (isOpen: boolean): TableState =>
    ({ ...bare, scene: {}, hello: { hints: true }, adviser: { isOpen, drop }, hint }) as never;
  press('Escape', at(true));
  press('h', at(true));
  expect(drop).toHaveBeenCalledTimes(2);
  press('h', at(false));
  expect(hint).toHaveBeenCalledTimes(1);
});

test('single keys can be switched off; Escape stays', () => {
  settings.keys = false;
  expect(press('b')).toEqual({ did: false, colour: null });
  expect(press('s').did).toBe(false);
  expect(press('1').did).toBe(false);
  const back = vi.fn();
  expect(press('Escape', { preview: {}, back } as never).did).toBe(true);
  settings.keys = true;
});

test('Escape shows at once what others did', () => {
  const skip = vi.fn();
  expect(press('Escape', { isBehind: true, skip } as never).did).toBe(true);
  expect(skip).toHaveBeenCalledOnce();
});

describe('in another language', () => {
  afterEach(async () => {
    settings.language = 'en';
    await useLanguage();
  });

  test.each(LANGUAGES)('no letter stands for two things: %s', async (language) => {
    settings.language = language;
    await useLanguage();
    const letters = [...COLOURS, 'undo', 'confirm', 'hint', 'log', 'score', 'explain'] as const;
    const keys = letters.map((one) => t(`ui.key.${one}`));
    expect(keys.every((key) => /^[A-Z]$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('letters are those of its words', async () => {
    settings.language = 'fr';
    await useLanguage();
    expect(press('l')).toEqual({ did: true, colour: 'blue' });
    expect(press('b').colour).toBeNull();
    const undo = vi.fn();
    const at = { scene: { look: { undo: 'free' }, proposal: null }, isBusy: false, legal: [], undo } as never;
    expect(press('a', at).did).toBe(true);
    expect(press('u', at).did).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
  });
});

test('an arrow key leads to the board from nowhere', () => {
  expect(press('ArrowUp').did).toBe(false);
  const tile = document.body.appendChild(document.createElement('div'));
  tile.dataset['tile'] = 'c3';
  tile.tabIndex = 0;
  expect(press('ArrowUp').did).toBe(true);
  expect(document.activeElement).toBe(tile);
  tile.remove();
});

test('behind an open dialog no key does anything, wherever the focus is', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  for (const key of ['b', 's', '1', 'Escape', '+']) expect(press(key).did, key).toBe(false);
  dialog.remove();
  expect(press('b').did).toBe(true);
});

test('Escape closes the chat; a half made choice goes first', () => {
  const talk = { isOpen: true };
  const choice = { hand: [], asked: 'c3', cancel: vi.fn() };
  const event = new KeyboardEvent('keydown', { key: 'Escape' });
  Object.defineProperty(event, 'target', { value: document.body });
  const escape = (): boolean => pressed(event, { ...bare, talk } as never, choice as never, doors);
  expect(escape()).toBe(true);
  expect([talk.isOpen, choice.cancel.mock.calls.length]).toEqual([true, 1]);
  choice.asked = '';
  expect(escape()).toBe(true);
  expect([talk.isOpen, choice.cancel.mock.calls.length]).toEqual([false, 1]);
});
