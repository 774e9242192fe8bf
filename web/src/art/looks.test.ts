import { afterEach, expect, test } from 'vitest';
import { dress, dressed, lookOf, SEATS } from './looks.svelte';

const BLUE = lookOf(0, 0)?.color;
const ORANGE = lookOf(1, 1)?.color;
const PINK = lookOf(4, 4)?.color;
const colours = (count: number): (string | undefined)[] => SEATS.slice(0, count).map(({ color }) => color);

afterEach(() => {
  dress([]);
});

test('two players are blue and pink, more take colours one after the other', () => {
  dress([{}, {}]);
  expect(colours(2)).toEqual([BLUE, PINK]);
  expect(SEATS[1]?.letter).toBe('B');
  dress([{}, {}, {}]);
  expect(colours(2)).toEqual([BLUE, ORANGE]);
});

test('what people like comes first, and other tables keep their looks', () => {
  dress([{ colour: 4 }, { colour: 0 }]);
  expect(colours(2)).toEqual([PINK, BLUE]);
  expect(dressed([{}, { colour: 1 }])[1]?.color).toBe(ORANGE);
  expect(colours(2)).toEqual([PINK, BLUE]);
});

test('who changes seats for a rematch keeps letter and colour', () => {
  const looks = [
    { home: 3, colour: 2, camel: 2 },
    { home: 1, colour: 0, camel: 0 },
    { home: 2, colour: 1, camel: 1 },
  ];
  expect(dressed(looks).slice(0, 3)).toEqual([2, 0, 1].map((place) => dressed([{}, {}, {}])[place]));
  dress(looks);
  expect(SEATS.map(({ letter }) => letter).join('')).toBe('CABDE');
  dress([]);
  expect(SEATS.map(({ letter }) => letter).join('')).toBe('ABCDE');
});

test('looks are all different, as the server gives them out', () => {
  const worn = (looks: Parameters<typeof dressed>[0]): (string | undefined)[] =>
    dressed(looks)
      .slice(0, looks.length)
      .map(({ color }) => color);
  const colours = (numbers: readonly number[]): (string | undefined)[] => numbers.map((one) => lookOf(one, one)?.color);
  expect(worn([{}, { colour: 0 }, { colour: 0 }])).toEqual(colours([1, 0, 2]));
  expect(worn([{}, {}, {}, {}, { colour: 0 }])).toEqual(colours([1, 2, 3, 4, 0]));
  expect(worn([{ colour: 4 }, {}])).toEqual(colours([4, 0]));
});
