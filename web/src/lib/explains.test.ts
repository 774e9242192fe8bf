import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explains, type Explainer } from './explains';

let button: HTMLButtonElement;
let onexplain: ReturnType<typeof vi.fn<Explainer>>;
let cleanUp: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  button = document.body.appendChild(document.createElement('button'));
  onexplain = vi.fn<Explainer>();
  cleanUp = explains({ kind: 'card', word: 'silk' }, onexplain)(button) ?? undefined;
});
afterEach(() => {
  cleanUp?.();
  button.remove();
  vi.useRealTimers();
});

const point = (name: string, pointerType: string, clientX = 0): boolean =>
  button.dispatchEvent(new PointerEvent(name, { pointerType, clientX, bubbles: true }));

test('a mouse that stays explains, one that leaves ends it', () => {
  point('pointerenter', 'mouse');
  vi.advanceTimersByTime(499);
  expect(onexplain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onexplain).toHaveBeenLastCalledWith(expect.objectContaining({ word: 'silk', how: 'hover' }));
  point('pointerleave', 'mouse');
  expect(onexplain).toHaveBeenLastCalledWith(null);
});

test('a long press explains and is no click', () => {
  const onclick = vi.fn();
  button.addEventListener('click', onclick);
  point('pointerdown', 'touch');
  vi.advanceTimersByTime(450);
  expect(onexplain).toHaveBeenCalledWith(expect.objectContaining({ how: 'asked' }));
  button.click();
  expect(onclick).not.toHaveBeenCalled();
  button.click();
  expect(onclick).toHaveBeenCalledTimes(1);
});

test('a finger that moves does not explain', () => {
  point('pointerdown', 'touch');
  point('pointermove', 'touch', 30);
  vi.advanceTimersByTime(1000);
  expect(onexplain).not.toHaveBeenCalled();
});

test.each(['?', 'i'])('the key %s explains', (key) => {
  button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(onexplain).toHaveBeenCalledTimes(1);
});
