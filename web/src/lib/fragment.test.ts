import { afterEach, expect, test, vi } from 'vitest';
import { readFragment } from './fragment';

const arrive = (hash: string): void => {
  history.replaceState(null, '', `${location.pathname}${hash}`);
  dispatchEvent(new Event('hashchange'));
};

afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

test('what a link brings is told at once and on the page that is shown, and disappears from the address', () => {
  const hear = vi.fn<(given: URLSearchParams) => void>();
  const codes = (): (string | null)[] => hear.mock.calls.map(([given]) => given.get('code'));
  history.replaceState(null, '', '#code=one');
  const stop = readFragment(['code'], hear);
  expect(location.hash).toBe('');
  arrive('#code=two');
  expect(location.hash).toBe('');
  arrive('#chapter');
  expect(location.hash).toBe('#chapter');
  expect(codes()).toEqual(['one', 'two']);
  stop();
  arrive('#code=three');
  expect(codes()).toEqual(['one', 'two']);
});

test('an address without anything is told too, once', () => {
  const hear = vi.fn();
  const stop = readFragment(['code'], hear);
  arrive('');
  expect(hear).toHaveBeenCalledOnce();
  stop();
});
