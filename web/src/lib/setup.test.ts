import { describe, expect, test } from 'vitest';
import { EXPANSIONS, type Expansion } from '../wire/catalogue';
import {
  BASE_GAME,
  expansionReason,
  fiveTrackReason,
  impossible,
  nameProblems,
  resized,
  seatsReason,
  usualChairs,
  usualNames,
  wantedChairs,
  withExpansion,
  withOwnName,
  withPromo,
  withSeats,
  type Kind,
} from './setup';

const game = (seats: number, expansions: Expansion[] = [], fiveTrack = seats === 5): Kind => ({
  seats,
  expansions,
  promos: [],
  fiveTrack,
});

describe('which games exist', () => {
  test.each([
    [game(0), 'impossible.seats'],
    [game(6), 'impossible.seats'],
    [game(2.5), 'impossible.seats'],
    [game(1), null],
    [game(1, ['thieves']), 'impossible.soloExpansions'],
    [game(2, ['artisans', 'thieves', 'whims']), null],
    [game(5), 'impossible.fiveSeats'],
    [game(5, ['thieves']), 'impossible.fiveSeats'],
    [game(5, ['artisans']), null],
    [game(5, ['whims']), null],
    [game(5, ['whims'], false), 'impossible.fiveTrackAlways'],
    [game(4, [], true), null],
    [game(3, [], true), 'impossible.fiveTrackSeats'],
  ])('%j: %s', (kind, reason) => {
    expect(impossible(kind)).toBe(reason);
  });

  test('without promos and variants there are as many, as in options.py', () => {
    const sets = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => EXPANSIONS.filter((_, place) => bits & (1 << place)));
    const all = sets.flatMap((set) => [1, 2, 3, 4, 5].map((seats) => game(seats, set)));
    expect(all.filter((kind) => !impossible(kind))).toHaveLength(31);
  });
});

describe('what can be chosen next', () => {
  test('five seats need tiles, one seat is always possible', () => {
    expect(seatsReason(game(3), 5)).toBe('impossible.fiveSeats');
    expect(seatsReason(game(3, ['whims']), 5)).toBeNull();
    expect(seatsReason(game(3, ['whims']), 1)).toBeNull();
    expect(withSeats(game(3, ['whims']), 1).expansions).toEqual([]);
  });

  test('the last expansion with tiles for five cannot go', () => {
    expect(expansionReason(game(5, ['whims']), 'whims')).toBe('impossible.fiveSeats');
    expect(expansionReason(game(5, ['artisans', 'whims']), 'whims')).toBeNull();
    expect(expansionReason(game(1), 'thieves')).toBe('impossible.soloExpansions');
  });

  test('the track for five follows the seats', () => {
    expect(fiveTrackReason(game(3))).toBe('impossible.fiveTrackSeats');
    expect(fiveTrackReason(game(4))).toBeNull();
    expect(fiveTrackReason(game(5, ['whims']))).toBe('impossible.fiveTrackAlways');
    expect(withSeats(game(3, ['whims']), 5).fiveTrack).toBe(true);
    expect(withSeats(game(5, ['whims']), 4).fiveTrack).toBe(false);
    expect(withSeats(game(4, [], true), 3).fiveTrack).toBe(false);
  });

  test('names come in the order of the rules', () => {
    expect(withExpansion(game(2, ['whims']), 'artisans', true).expansions).toEqual(['artisans', 'whims']);
    expect(withPromo({ ...BASE_GAME, promos: ['galbells'] }, 'dhenim', true).promos).toEqual(['dhenim', 'galbells']);
    expect(withPromo({ ...BASE_GAME, promos: ['dhenim'] }, 'dhenim', false).promos).toEqual([]);
  });
});

describe('who sits there', () => {
  test('every seat has a name that no other has', () => {
    const chairs = usualChairs(3);
    expect(usualNames(chairs)).toEqual(['Amira', 'Bastian', 'Chloé']);
    const taken = chairs.map((chair, seat) => (seat === 2 ? { ...chair, name: 'Bastian' } : chair));
    expect(usualNames(taken)).toEqual(['Amira', 'Bastian 2', 'Bastian']);
  });

  test('names that are too long or taken are found', () => {
    expect(nameProblems(['a', 'b', 'a', 'c'.repeat(25)])).toEqual([null, null, 'taken', 'long']);
  });

  test('only bots have a level', () => {
    expect(wantedChairs(usualChairs(2))).toEqual([
      { kind: 'here', name: 'Amira', level: null },
      { kind: 'bot', name: 'Bastian', level: 'beginner' },
    ]);
  });

  test('seats come and go at the end', () => {
    const chairs = usualChairs(2, 'planner');
    expect(resized(chairs, 3).map(({ kind, level }) => [kind, level])).toEqual([
      ['here', 'planner'],
      ['bot', 'planner'],
      ['bot', 'planner'],
    ]);
    expect(resized(chairs, 1)).toHaveLength(1);
  });
});

test('the name that stays goes to the first person here, and to one seat only', () => {
  const chairs = usualChairs(2);
  expect(withOwnName(chairs, 'Zoë').map(({ name }) => name)).toEqual(['Zoë', '']);
  expect(withOwnName(chairs, '')).toEqual(chairs);
  expect(
    withOwnName([{ ...usualChairs(1)[0], kind: 'bot', name: 'Zoë', level: 'greedy' }, ...chairs], 'Zoë')[1]?.name,
  ).toBe('');
  const [first, second] = [...chairs].reverse();
  expect(first && second && withOwnName([first, second], 'Zoë').map(({ name }) => name)).toEqual(['', 'Zoë']);
});
