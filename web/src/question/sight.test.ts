import { expect, test, vi } from 'vitest';
import { bringIntoSight, wayInto } from './sight';

const frame = { top: 100, bottom: 300 };

test.each([
  ['what is seen stays', { top: 120, bottom: 280 }, 0],
  ['what is below comes up just as far as needed', { top: 250, bottom: 350 }, 50],
  ['what is above comes down', { top: 40, bottom: 90 }, -60],
  ['what is too long begins at the top', { top: 250, bottom: 600 }, 150],
])('%s', (_, span, way) => {
  expect(wayInto(span, frame)).toBe(way);
});

test.each([
  ['above the window', -10, 1],
  ['in sight', 20, 0],
])('without a box the page scrolls to what is %s', (_, top, times) => {
  const one = document.body.appendChild(document.createElement('p'));
  one.getBoundingClientRect = () => ({ top, bottom: top + 20, height: 20 }) as DOMRect;
  const scrolled = vi.fn();
  one.scrollIntoView = scrolled;
  bringIntoSight(one);
  expect(scrolled).toHaveBeenCalledTimes(times);
  one.remove();
});

test('only the box scrolls', () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.overflowY = 'auto';
  const inner = box.appendChild(document.createElement('p'));
  const place = (element: Element, top: number, bottom: number): void => {
    element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  };
  place(box, 100, 300);
  place(inner, 260, 330);
  Object.defineProperties(box, { scrollHeight: { value: 500 }, clientHeight: { value: 200 } });
  bringIntoSight(inner);
  expect(box.scrollTop).toBe(30);
  box.remove();
});
