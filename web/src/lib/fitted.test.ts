import { expect, test } from 'vitest';
import { fitted } from './fitted';

/** A column of 300 pixels in which a box needs so many at each step. */
function columnOf(needs: readonly number[]): HTMLElement {
  const column = document.createElement('div');
  column.innerHTML = '<p class="box"></p>';
  const box = column.querySelector('p');
  if (!box) throw new Error('there is no box');
  Object.defineProperty(box, 'clientHeight', { get: () => 300 });
  Object.defineProperty(box, 'scrollHeight', { get: () => needs[Number(column.dataset['fit'])] ?? 0 });
  return column;
}

test.each([
  // needs at each step, steps, the least: the step that fits
  [[290, 200, 100], 2, 0, '0'],
  [[400, 299, 100], 2, 0, '1'],
  [[302, 200, 100], 2, 0, '0'],
  [[400, 390, 380], 2, 0, '2'],
  [[290, 200, 100], 2, 1, '1'],
])('a box that needs %j does with less', (needs, steps, least, wanted) => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  const column = columnOf(needs);
  const forget = fitted(steps, '.box', least)?.(column);
  expect(column.dataset['fit']).toBe(wanted);
  if (forget) forget();
  expect(column.dataset['fit']).toBeUndefined();
  Reflect.deleteProperty(document, 'fonts');
});
