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

test('what flies to a place out of sight ends at the tab that leads there, if there is one', () => {
  document.body.replaceChildren();
  put('<nav data-edge></nav>', innerHeight - 48);
  put('<button data-to=".hand"></button>', innerHeight - 47);
  put('<button data-to=".players"></button>', innerHeight - 46);
  put('<div class="players" data-place="seat 2"></div>', 5000);
  expect(new Finder().point('seat 2 gold')).toEqual({ x: 20, y: innerHeight - 46 + 20 });
  put('<div class="players" data-place="seat 1"></div>', 100);
  expect(new Finder().point('seat 1')?.y, 'in sight').toBe(120);
});
