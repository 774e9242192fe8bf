import { describe, expect, test } from 'vitest';
import { coloursOf } from '../lib/words';
import { Crowd, HAND, standing, type Meeple } from './crowd';

const at = (board: Record<string, string>, hand = ''): ReturnType<typeof standing> =>
  standing(Object.fromEntries(Object.entries(board).map(([tile, meeples]) => [tile, { meeples }])), hand);
const where = (meeples: Meeple[], id: number): string | undefined => meeples.find((one) => one.id === id)?.place;

test('letters are colours', () => {
  expect(coloursOf('YWGBRP')).toEqual(['yellow', 'white', 'green', 'blue', 'red', 'purple']);
  expect(coloursOf('?')).toEqual([]);
});

describe('a crowd', () => {
  test('keeps all who stay', () => {
    const crowd = new Crowd();
    const before = crowd.update(at({ a1: 'YW', b1: 'R' }));
    expect(crowd.update(at({ a1: 'YW', b1: 'R' }))).toEqual(before);
  });

  test('picks up, carries and drops the same meeples', () => {
    const crowd = new Crowd();
    const [red] = crowd.update(at({ a1: 'R', b1: 'W' }));
    const id = red?.id ?? 0;
    expect(where(crowd.update(at({ b1: 'W' }, 'R')), id)).toBe(HAND);
    expect(where(crowd.update(at({ b1: 'WR' })), id)).toBe('b1');
  });

  test('what was held is what is put down, though the colour is missing elsewhere too', () => {
    const crowd = new Crowd();
    const start = crowd.update(at({ a1: 'W', c1: 'W' }, 'W'));
    const held = start.find((one) => one.place === HAND)?.id ?? 0;
    expect(where(crowd.update(at({ a1: 'W', b1: 'W' })), held)).toBe('b1');
  });

  test('a figure that leaves is drawn once more, then forgotten', () => {
    const crowd = new Crowd();
    crowd.update(at({ a1: 'RR' }));
    const after = crowd.update(at({ a1: 'R' }));
    expect(after.filter((one) => one.isGone)).toHaveLength(1);
    expect(crowd.update(at({ a1: 'R' }))).toHaveLength(1);
  });

  test('newcomers get ids of their own', () => {
    const crowd = new Crowd();
    crowd.update(at({ a1: 'R' }));
    crowd.update(at({}));
    const [back] = crowd.update(at({ a1: 'R' }));
    expect(back?.id).toBe(2);
  });
});
