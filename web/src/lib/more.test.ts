import { expect, test } from 'vitest';
import { stripOf } from './more';

const box = { top: 100, bottom: 300 };
const button = (top: number): { top: number; bottom: number } => ({ top, bottom: top + 40 });

test.each([
  ['ends the box where no button is', [], 21],
  ['leaves buttons alone that are whole', [button(120), button(230)], 21],
  ['leaves buttons alone that are out of sight', [button(290)], 21],
  ['covers a button that would be cut', [button(210), button(260)], 41],
  ['covers the higher of two', [button(255), button(260)], 46],
  ['ends between rows with a line between them', [button(219), button(260)], 41],
  ['covers no more than half of the box', [{ top: 150, bottom: 320 }], 21],
])('the strip %s', (_, buttons, height) => {
  expect(stripOf(box, buttons)).toBe(height);
});
