import { expect, test } from 'vitest';
import { layoutOf } from './layout';

test.each([
  // width, height, rows, players: side by side, two columns of cards, the step of the players
  [1366, 900, 5, 2, true, false, 0],
  [1366, 900, 5, 4, true, false, 1],
  [1280, 720, 5, 3, true, false, 2],
  [1920, 1080, 5, 2, true, false, 0],
  [1920, 1080, 7, 5, true, true, 1],
  [900, 1400, 5, 2, true, false, 0],
  [899, 1400, 5, 5, false, false, 0],
  [360, 740, 7, 5, false, false, 2],
])('%i by %i, %i rows, %i players', (width, height, rows, players, isWide, isDouble, step) => {
  const layout = layoutOf(width, height, rows, players);
  expect([layout.isWide, layout.left.isDouble, layout.step]).toEqual([isWide, isDouble, step]);
});

test('the cards get what the board leaves, but neither too little nor too much', () => {
  const widths = [900, 1366, 1500, 1920, 3000].map((width) => layoutOf(width, 900, 5, 3).left.width);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
  expect([widths[0], widths.at(-1)]).toEqual([248, 520]);
});

test('what is left to the question on a phone is below the board', () => {
  expect(layoutOf(360, 740, 5, 2).spare).toBeGreaterThan(layoutOf(360, 740, 7, 2).spare);
  expect(layoutOf(360, 740, 7, 2).spare).toBeGreaterThan(200);
});

test('where the board leaves little to it the question may cover some of the board', () => {
  const tight = [
    layoutOf(390, 664, 5, 2),
    layoutOf(390, 844, 7, 2),
    layoutOf(390, 844, 5, 2),
    layoutOf(844, 390, 7, 2),
  ];
  expect(tight.map(({ isTight }) => isTight)).toEqual([true, true, false, false]);
});

test('a board that would leave too little to the question is smaller than the screen is wide', () => {
  const [wide, small, least] = [layoutOf(390, 844, 7, 2), layoutOf(390, 664, 7, 2), layoutOf(360, 480, 7, 2)];
  expect(wide.board).toBe(380);
  expect([wide.isScant, small.isScant, least.isScant]).toEqual([false, true, true]);
  expect(small.board).toBeLessThan(380);
  expect(small.spare).toBeCloseTo(170);
  expect(least.board).toBeGreaterThan(250);
});
