import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presses, UNSEEN_MS } from './presses';

let shown: object;
let presses: Presses;
let clicked: string[];

const thing = (name: string): Element => document.querySelector(`#${name}`) ?? document.body;
const down = (name: string): boolean =>
  thing(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
const click = (name: string, detail = 1): boolean =>
  thing(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  [shown, clicked] = [{}, []];
  document.body.innerHTML =
    '<button id="buy"><b id="word">Buy</b></button><button id="leave">Leave</button><p id="text"></p>';
  for (const name of ['buy', 'leave'])
    thing(name).addEventListener('click', () => clicked.push(presses.isStray ? `stray ${name}` : name));
  presses = new Presses(() => shown);
  presses.start();
});

afterEach(() => {
  presses.stop();
  document.body.innerHTML = '';
});

test('a press is meant for what was shown when it began', () => {
  down('buy');
  click('buy');
  vi.runAllTimers();
  down('buy');
  shown = {};
  click('buy');
  expect(clicked).toEqual(['buy', 'stray buy']);
});

test('a finger that another thing has moved under clicks neither', () => {
  down('word');
  click('leave');
  expect(clicked).toEqual([]);
  down('word');
  click('buy');
  expect(clicked).toEqual(['buy']);
});

test('a second finger changes nothing', () => {
  down('buy');
  thing('leave').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: false }));
  click('buy');
  expect(clicked).toEqual(['buy']);
});

test('keys and scripts click without a press', () => {
  down('buy');
  shown = {};
  click('leave', 0);
  down('leave');
  shown = {};
  thing('buy').dispatchEvent(new Event('keydown', { bubbles: true }));
  click('buy', 0);
  expect(clicked).toEqual(['leave', 'buy']);
});

test('a press ends with its click: what comes later without one is no part of it', () => {
  down('buy');
  click('buy');
  vi.runAllTimers();
  shown = {};
  click('leave');
  expect(clicked).toEqual(['buy', 'leave']);
});

test('what came by itself is seen before it is pressed', () => {
  presses.surprise();
  vi.advanceTimersByTime(UNSEEN_MS - 1);
  down('buy');
  vi.advanceTimersByTime(100);
  click('buy');
  vi.runAllTimers();
  down('buy');
  click('buy');
  expect(clicked).toEqual(['stray buy', 'buy']);
});
