import { expect, test } from 'vitest';
import { layoutOf } from './layout';

test.each([
  // width, height, rows, players: side by side, two columns of cards, little room for the players
  [1366, 900, 5, 2, true, false, false],
  [1366, 900, 5, 3, true, false, true],
  [1920, 1080, 5, 2, true, false, false],
  [1920, 1080, 7, 5, true, true, true],
  [900, 1400, 5, 2, true, false, false],
  [899, 1400, 5, 5, false, false, false],
  [360, 740, 7, 5, false, false, false],
])('%i by %i, %i rows, %i players', (width, height, rows, players, isWide, isDouble, isCompact) => {
  const layout = layoutOf(width, height, rows, players);
  expect([layout.isWide, layout.left.isDouble, layout.isCompact]).toEqual([isWide, isDouble, isCompact]);
});

test('the cards get what the board leaves, but neither too little nor too much', () => {
  const widths = [900, 1366, 1500, 1920, 3000].map((width) => layoutOf(width, 900, 5, 3).left.width);
  expect(widths).toEqual([...widths].sort((one, other) => one - other));
  expect([widths[0], widths.at(-1)]).toEqual([248, 520]);
});

test('one column of cards in a low window is flat', () => {
  const sizes = [
    [1280, 720],
    [1280, 900],
    [1920, 800],
    [844, 390],
  ] as const;
  expect(sizes.map(([width, height]) => layoutOf(width, height, 7, 4).left.isFlat)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what is left to the question on a phone is below the board', () => {
  expect(layoutOf(360, 740, 5, 2).spare).toBeGreaterThan(layoutOf(360, 740, 7, 2).spare);
  expect(layoutOf(360, 740, 7, 2).spare).toBeGreaterThan(200);
});
