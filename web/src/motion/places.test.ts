import { expect, test } from 'vitest';
import { Finder } from './places';

function put(html: string, top: number): void {
  document.body.insertAdjacentHTML('beforeend', html);
  const box = { left: 0, top, width: 40, height: 40, right: 40, bottom: top + 40 };
  const element = document.body.lastElementChild;
  if (element) element.getBoundingClientRect = () => box as DOMRect;
}

test('what flies to a place out of sight ends above what is pressed at the edge of the window', () => {
  put('<div data-place="seat 2"></div>', 5000);
  expect(new Finder().point('seat 2 gold')?.y).toBe(innerHeight - 28);
  put('<nav data-edge></nav>', innerHeight - 48);
  expect(new Finder().point('seat 2 gold')?.y).toBe(innerHeight - 48 - 28);
});
