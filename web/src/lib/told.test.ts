import { expect, test } from 'vitest';
import { chairs } from '../panels/samples';
import type { Chapter, Line, Said } from '../wire/types';
import { chaptersSince, linesOf, lineTold, named, told, toldTo } from './told';

const name = { is: 'player', seat: 1 } as const;

test.each<[Said, string]>([
  [{ key: 'log.refill' }, 'The rows are refilled'],
  [{ key: 'log.at', args: { name, tile: 'c4' } }, 'Amira chooses c4.'],
  [{ key: 'log.bid', args: { name: { is: 'player', seat: 4 }, price: 3 } }, 'Yazid bids 3.'],
  [
    {
      key: 'log.use',
      args: {
        name,
        djinn: { is: 'named', sort: 'djinn', word: 'enki' },
        payment: { is: 'paid', words: 'elder fakir' },
      },
    },
    'Amira uses Enki (1 Elder and 1 Fakir).',
  ],
  [
    { key: 'log.merchants', args: { name, what: { is: 'counted', sort: 'card', counts: { silk: 1, fakir: 2 } } } },
    'Amira’s Merchants take: Silk and 2 × Fakir.',
  ],
  [
    { key: 'log.draw.djinn.row', args: { what: { is: 'counted', sort: 'djinn', counts: { leta: 1, marid: 1 } } } },
    'New on offer: Leta and Marid.',
  ],
  [
    { key: 'log.roll.targets', args: { what: { is: 'counted', sort: 'tile', counts: { c5: 1, b4: 1 } } } },
    'Yazid wants: c5 and b4.',
  ],
  [
    { key: 'log.draw.whim', args: { tile: 'b6', whim: { is: 'named', sort: 'whim', word: 'w02' } } },
    'A new whim on b6: 5 Viziers → 10 gold.',
  ],
])('%j', (said, text) => {
  expect(told(said, chairs)).toBe(text);
});

test.each<[Said, string]>([
  [{ key: 'log.at', args: { name, tile: 'c4' } }, 'You choose c4.'],
  [{ key: 'log.builders', args: { name, gold: 5 } }, 'Your Builders earn 5 gold.'],
  [{ key: 'log.at', args: { name: { is: 'player', seat: 4 }, tile: 'c4' } }, 'Yazid chooses c4.'],
  [{ key: 'reason.draws', args: { what: 'item', n: 2 } }, 'Luck decides: 2 items.'],
  [{ key: 'reason.leaves', args: { name: { is: 'player', seat: 4 }, n: 1 } }, 'Leaves Yazid about 1 point.'],
])('told to the first seat: %j', (said, text) => {
  expect(toldTo(1, said, chairs)).toBe(text);
});

const line = (number: number, last = number): Line => ({
  ...{ number, last },
  said: { key: 'log.at', args: { name, tile: `a${number}` } },
  also: [{ key: 'log.refill' }],
});
const chapter = (number: number, ...lines: Line[]): Chapter => ({
  ...{ kind: 'turn', number, round: 1, title: { key: 'log.refill' }, lines },
});

test('a line ends with what chance added', () => {
  expect(lineTold(line(1), chairs)).toBe('Amira chooses a1. The rows are refilled');
});

test('the log from an action on has the lines that began with it or later', () => {
  const log = [chapter(0, line(0)), chapter(1, line(1, 3), line(2)), chapter(4)];
  expect(linesOf(log)).toHaveLength(3);
  expect(chaptersSince(log, 2).map(({ number, lines = [] }) => [number, lines.length])).toEqual([[1, 1]]);
});

test('a picture that no word speaks of has a name', () => {
  expect(named({ sort: 'tribe', word: 'red' })).toBe('Assassin');
  expect(named({ sort: 'card', word: 'fakir' })).toBe('Fakir');
});
