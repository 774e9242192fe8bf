import { beforeEach, expect, it, vi } from 'vitest';
import { painted } from './painted';

const isDone = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

beforeEach(() => vi.useFakeTimers());
it('waits until the page is drawn', async () => {
  let draw: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (draw = callback));
  const done = painted();
  await vi.advanceTimersByTimeAsync(500);
  expect(await isDone(done)).toBe(false);
  draw?.(0);
  await vi.advanceTimersByTimeAsync(0);
  await expect(done).resolves.toBeUndefined();
});

it('does not wait for ever where nothing is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = painted();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(done).resolves.toBeUndefined();
});
