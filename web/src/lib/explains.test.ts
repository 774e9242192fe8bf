import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explains, nextTopic, type Explainer, type Topic } from './explains';

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
});

const point = (name: string, pointerType: string, clientX = 0): boolean =>
  button.dispatchEvent(new PointerEvent(name, { pointerType, clientX, bubbles: true }));

test('a mouse that stays explains, one that leaves ends it', () => {
  point('pointerenter', 'mouse');
  point('pointermove', 'mouse');
  vi.advanceTimersByTime(349);
  expect(onexplain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onexplain).toHaveBeenLastCalledWith(expect.objectContaining({ word: 'silk', how: 'hover' }));
  point('pointerleave', 'mouse');
  expect(onexplain).toHaveBeenLastCalledWith(null);
});

test('a thing that appears under a resting mouse explains itself only when the mouse moves', () => {
  point('pointerenter', 'mouse', 7);
  vi.advanceTimersByTime(5000);
  expect(onexplain).not.toHaveBeenCalled();
  point('pointermove', 'mouse', 8);
  vi.advanceTimersByTime(350);
  expect(onexplain).toHaveBeenLastCalledWith(expect.objectContaining({ how: 'hover' }));
});

test('a mouse on its way explains nothing, nor does one that clicks', () => {
  point('pointerenter', 'mouse');
  point('pointermove', 'mouse');
  vi.advanceTimersByTime(300);
  point('pointermove', 'mouse', 5);
  vi.advanceTimersByTime(300);
  point('pointerdown', 'mouse');
  point('pointermove', 'mouse', 6);
  vi.advanceTimersByTime(5000);
  expect(onexplain).not.toHaveBeenCalled();
});

test('a focus that comes by key explains, one that comes by mouse does not', async () => {
  const matches = vi.spyOn(button, 'matches').mockReturnValue(false);
  button.dispatchEvent(new FocusEvent('focus'));
  vi.advanceTimersByTime(5000);
  expect(onexplain).not.toHaveBeenCalled();
  matches.mockReturnValue(true);
  button.dispatchEvent(new FocusEvent('focus'));
  vi.advanceTimersByTime(900);
  expect(onexplain).toHaveBeenLastCalledWith(expect.objectContaining({ how: 'hover' }));
  button.dispatchEvent(new FocusEvent('blur'));
  expect(onexplain).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(onexplain).toHaveBeenLastCalledWith(null);
});

test('who leaves ends what he passed by, and nothing else', () => {
  const silk: Topic = { kind: 'card', word: 'silk', how: 'hover' };
  const asked: Topic = { ...silk, how: 'asked' };
  expect(nextTopic(null, silk)).toBe(silk);
  expect(nextTopic(silk, null)).toBeNull();
  expect(nextTopic(silk, asked)).toBe(asked);
  expect(nextTopic(asked, null)).toBe(asked);
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

test('the key i explains, "?" is left to the help', () => {
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard, { once: true });
  button.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  expect(onexplain).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
  expect(onexplain).toHaveBeenCalledTimes(1);
});
