import { expect, test } from 'vitest';
import { testLook, testQuestion, testScene } from '../lib/testing';
import type { Coached, Happened, Look, Scene } from '../wire/types';
import { isTimely, kindOf, occasionOf } from './coaching';

const bidding = (seat: number): Look => testLook({ question: testQuestion('bid', seat) });
const moving = (seat: number): Look => {
  const look = testLook({ question: testQuestion('last', seat) });
  return { ...look, position: { ...look.position, turn: { ...look.position.turn, seat } } };
};
const scene = (version: number, look: Look, marks: number[]): Scene => ({ ...testScene(version, 0, [], look), marks });

test('a question has the note of how it is asked, else the next more general one, else none', () => {
  const notes = ['tile.sacred', 'tile', 'bid'];
  const kind = (key: string): string | null => kindOf(testLook({ asked: { key } }), (one) => notes.includes(one));
  expect(kind('ask.tile.sacred')).toBe('tile.sacred');
  expect(kind('ask.tile.sacred.thief')).toBe('tile.sacred');
  expect(kind('ask.tile.oasis')).toBe('tile');
  expect(kind('ask.kill')).toBeNull();
  expect(kind('ui.gameOver')).toBeNull();
});

test('it is asked about a bid once, and about a turn when it has ended', () => {
  const bid = scene(3, bidding(1), [0]);
  expect(occasionOf(undefined, bid, 1)).toBe('bid');
  expect(occasionOf(bid, { ...bid }, 1)).toBeNull();
  expect(occasionOf(undefined, bid, 2)).toBeNull();
  expect(occasionOf(undefined, bid, null)).toBeNull();
  const turn = scene(8, moving(1), [0, 4]);
  expect(occasionOf(turn, scene(9, moving(1), [0, 4]), 1)).toBeNull();
  expect(occasionOf(turn, scene(9, moving(2), [0, 4, 9]), 1)).toBe('turn');
  expect(occasionOf(turn, scene(9, moving(2), [0, 4, 9]), 2)).toBeNull();
});

test('what was said of a bid goes with the bid, of a turn with the next answer', () => {
  const said = (verdict: 'bid' | 'best', after: number): Coached => ({
    ...{ type: 'coached', id: 'a', after, look: null },
    remark: { verdict, said: [], way: [] },
  });
  const log = (...seats: number[]): Happened[] =>
    seats.map((seat, number) => ({ number, ask: 'move', seat, action: 'pass' }));
  const marks = [0, 1, 3];
  expect(isTimely(said('bid', 3), marks, log(1, 1, 1), 1)).toBe(true);
  expect(isTimely(said('bid', 2), marks, log(1, 1, 1), 1)).toBe(false);
  expect(isTimely(said('best', 1), marks, log(2, 1, 1), 1)).toBe(true);
  expect(isTimely(said('best', 1), marks, log(2, 1, 1, 2, 2), 1)).toBe(true);
  expect(isTimely(said('best', 1), marks, log(2, 1, 1, 2, 1), 1)).toBe(false);
  expect(isTimely(said('best', 1), [0, 1], log(2, 1), 1)).toBe(false); // its end was undone
});
