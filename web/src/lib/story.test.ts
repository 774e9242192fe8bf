import { beforeAll, expect, test } from 'vitest';
import { chairs } from '../panels/samples';
import type { Happened } from '../wire/types';
import { sentence, useLanguage } from './i18n.svelte';
import { story } from './story';

beforeAll(useLanguage);

type Event = Omit<Happened, 'number'>;
const by = (seat: number, ask: string, action: string, more: Partial<Event> = {}): Event => ({
  seat,
  ask,
  action,
  ...more,
});
const chance = (ask: string, word: string, about: Happened['about'] = {}, more: Partial<Event> = {}): Event =>
  by(0, ask, `draw ${word}`, { about, ...more });

/** Who got or paid gold, and what for. */
const gold = (by: NonNullable<Happened['change']>['gold_by']): Partial<Event> => ({ change: { gold_by: by ?? {} } });

/** Titles and lines as people read them. */
function told(events: readonly Event[], seats = chairs): string[] {
  return story(
    events.map((event, number) => ({ number, ...event })),
    seats,
  ).flatMap((chapter) => [
    `# ${sentence(chapter.title)}`,
    ...chapter.lines.map((line) => [line, ...line.also].map(sentence).join(' ')),
  ]);
}

test('a round: bids, turns, filling up', () => {
  const lines = told([
    by(1, 'bid', 'bid 3', gold({ 1: { bid: -3 } })),
    by(2, 'bid', 'bid 0'),
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop green d5'),
    by(1, 'drop', 'drop green e5', { cards: { 1: { silk: 1, fakir: 2 } }, change: { collected: { green: 3 } } }),
    by(1, 'tile', 'buy 1 3', { ...gold({ 1: { market: -6, whim: 10 } }), cards: { 1: { fish: 2 } } }),
    by(1, 'last', 'pass'),
    by(2, 'move', 'pick a1'),
    by(2, 'drop', 'drop yellow a2', {
      change: {
        front: { 2: { viziers: 3 } },
        tiles: { a2: { owner: 2, piece: 'camel' } },
        collected: { yellow: 3 },
      },
    }),
    chance('draw card', 'fish', { to: 'row', count: 2 }),
    chance('draw card', 'fish', { to: 'row', count: 1 }),
    chance('draw djinn', 'leta', { to: 'row', count: 1 }),
    by(2, 'bid', 'bid 1', gold({ 1: { kali: 2 }, 2: { bid: -1 } })),
  ]);
  expect(lines).toEqual([
    '# Round 1',
    'Amira bids 3.',
    'Bastian bids 0.',
    '# Amira’s turn',
    'Amira moves from d4 to e5.',
    'Amira collects 3 Merchants on e5.',
    'Amira’s Merchants take: Silk and 2 Fakirs.',
    'Amira buys for 6 gold: 2 × Fish.',
    '# Bastian’s turn',
    'Bastian moves from a1 to a2.',
    'Bastian collects 3 Viziers on a2.',
    'Bastian places a camel on a2.',
    '# The rows are filled up',
    'New in the row: 2 × Fish.',
    'New djinns: Leta.',
    '# Round 2',
    'Bastian bids 1.',
    'Amira gets 2 gold from Kali.',
  ]);
});

test('who cannot pay the only price left is told with what was paid (BID-8)', () => {
  expect(told([by(1, 'bid', 'bid 3', gold({ 1: { bid: -3 } })), by(2, 'bid', 'bid 1')])).toEqual([
    '# Round 1',
    'Amira bids 3.',
    'Bastian bids 1, paying what is left: 0 gold.',
  ]);
});

test('drops of one move are one line with a picture for each step', () => {
  const [chapter] = story(
    [by(1, 'move', 'pick d4'), by(1, 'drop', 'drop red d5'), by(1, 'drop', 'drop blue e5')].map((event, number) => ({
      number,
      ...event,
    })),
    chairs,
  );
  expect(chapter?.lines).toHaveLength(1);
  expect(chapter?.lines[0]?.icons.map(({ word, caption }) => `${word} ${caption ?? ''}`)).toEqual([
    'red d5',
    'blue e5',
  ]);
});

test('what chance draws in a turn belongs to the line before', () => {
  const lines = told([
    by(2, 'move', 'pick d4'),
    by(2, 'drop', 'drop purple d5', { change: { front: { 2: { artisans: 2 } }, collected: { purple: 2 } } }),
    chance('draw item', '?', { to: 'aside', count: 2 }),
    chance('draw item', '?', { to: 'aside', count: 1 }),
    by(2, 'keep item', 'keep ?', { items: { 2: { '?': 1 } }, discarded: { items: { horn: 1 } } }),
    by(2, 'tile', 'craft paying artisan', { change: { front: { 2: { artisans: -1 } } } }),
    chance('draw item', '?', { to: 2, count: 1 }, { items: { 2: { '?': 1 } } }),
  ]);
  expect(lines.slice(2)).toEqual([
    'Bastian collects 2 Artisans on d5. Bastian looks at 2 items.',
    'Bastian keeps an item.',
    'Discarded: Horn of Plenty.',
    'Bastian has an item made on d5 (1 Artisan). Bastian draws 1 item.',
  ]);
});

test('a draw goes where the question said', () => {
  const use = by(1, 'last', 'use sibittis paying elder', { change: { front: { 1: { elders: -1 } } } });
  const aside = (count: number): Happened['about'] => ({ to: 'aside', count });
  const turn = by(1, 'move', 'pick d4');
  const used = 'Amira uses Sibittis (1 Elder).';
  expect(told([turn, use, chance('draw djinn', '?', aside(2)), chance('draw djinn', '?', aside(1))]).slice(2)).toEqual([
    `${used} Amira looks at 2 djinns.`,
  ]);
  expect(
    told([turn, use, chance('draw djinn', 'leta', aside(2)), chance('draw djinn', 'marid', aside(1))]).slice(2),
  ).toEqual([`${used} Amira looks at: Leta and Marid.`]);
  expect(
    told([
      turn,
      chance('draw card', '?', { to: 2, count: 1 }, { cards: { 2: { '?': 1 } } }),
      by(1, 'lamp', 'take deck'),
      chance('draw djinn', 'leta', { to: 1, count: 1 }, { change: { djinns: { 1: { leta: 1 } } } }),
      by(1, 'target', 'at c3'),
      chance('draw meeple', 'red', { tile: 'c3', count: 1 }),
    ]).slice(1),
  ).toEqual([
    'Amira chooses d4. Bastian draws 1 card.',
    'Amira takes the top djinn of the pile. Amira draws Leta.',
    'Amira chooses c3. From the bag to c3: 1 Assassin.',
  ]);
});

test('what was collected is told once, also when it is kept later', () => {
  const lines = told([
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop white c4', { change: { collected: { white: 3 } } }),
    by(1, 'tribe', 'use leta paying elder', { change: { front: { 1: { elders: -1 } } } }),
    by(1, 'tribe', 'pass', { change: { front: { 1: { elders: 3 } } } }),
    by(1, 'thief', 'use ziad', { change: { front: { 1: { viziers: 1 }, 2: { viziers: -1 } } } }),
  ]);
  expect(lines.slice(2)).toEqual([
    'Amira collects 3 Elders on c4.',
    'Amira uses Leta (1 Elder).',
    'Amira sends Ziad to rob the others.',
    'Amira gets: 1 Vizier.',
    'Bastian gives up: 1 Vizier.',
  ]);
});

test('whims that are fulfilled are celebrated, and their gold is told once', () => {
  const events = [
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop yellow d5', {
      change: { front: { 1: { viziers: 2 } }, fulfilled: { 1: ['w01'] }, gold_by: { 1: { whim: 5 } } },
    }),
  ];
  expect(told(events).slice(2)).toEqual([
    'Amira gets: 2 Viziers.',
    'Amira fulfils a whim: 3 Viziers → 5 gold.',
    'The Sultan is delighted! Amira gets 5 gold.',
  ]);
  const lines = story(
    events.map((event, number) => ({ number, ...event })),
    chairs,
  ).flatMap((chapter) => chapter.lines);
  expect(lines.map((line) => line.tone)).toEqual(['plain', 'plain', 'cheer', 'cheer']);
});

test('gold from a djinn names it, and a move goes on around it', () => {
  const lines = told([
    by(2, 'move', 'pick a1'),
    by(2, 'tile', 'buy marid paying elder elder', {
      change: { front: { 2: { elders: -2 } }, djinns: { 2: { marid: 1 } } },
    }),
    by(2, 'last', 'pass'),
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop red d5', gold({ 2: { marid: 2 } })),
    by(1, 'drop', 'drop red d6'),
    by(1, 'kill', 'kill white green of 2', { change: { front: { 2: { elders: -1 } } } }),
  ]);
  expect(lines).toContain('Bastian buys Marid (2 Elders).');
  expect(lines).toContain('Bastian gets 2 gold from Marid.');
  expect(lines).toContain('Amira moves from d4 to d6.');
  expect(lines).toContain('Amira kills in front of Bastian: 1 Elder and 1 Merchant.');
  expect(lines.filter((line) => line.includes('moves from d4'))).toHaveLength(1);
});

test('gold without a source is told without one', () => {
  const lines = told([by(1, 'move', 'pick d4'), by(1, 'last', 'pass', { gold: { 1: 3, 2: -2 } })]);
  expect(lines.slice(-2)).toEqual(['Amira gets 3 gold.', 'Bastian pays 2 gold.']);
});

test('Builders, Fakirs and buildings', () => {
  const lines = told([
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop blue d5', { change: { collected: { blue: 2 } } }),
    by(1, 'build', 'fakirs 2', {
      cards: { 1: { fakir: -2 } },
      change: { tiles: { d5: { palaces: 1 } }, gold_by: { 1: { builders: 12, monkir: 1 } } },
    }),
  ]);
  expect(lines.slice(2)).toEqual([
    'Amira collects 2 Builders on d5.',
    'Amira adds 2 Fakirs to the Builders.',
    'A palace is built on d5.',
    'Amira’s Builders earn 12 gold.',
    'Amira gets 1 gold from Monkir.',
  ]);
});

test('thieves, Flute and Horn', () => {
  const lines = told([
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop green d5'),
    by(1, 'thief', 'use houssain', { change: { thieves: { 1: { houssain: -1 } } } }),
    by(2, 'give cards', 'give silk fakir', { cards: { 2: { silk: -1, fakir: -1 } } }),
    by(1, 'take cards', 'take silk fakir', { cards: { 1: { silk: 1, fakir: 1 } } }),
    by(1, 'tile', 'play flute', { items: { 1: { flute: -1 } } }),
    by(1, 'flute', 'at c3'),
    by(1, 'bring', 'bring red c4', { about: { tile: 'c3', count: 0 } }),
    by(1, 'bring', 'bring white c2', { about: { tile: 'c3', count: 1 } }),
    by(1, 'last', 'play horn', { items: { 1: { horn: -1 } } }),
    chance('draw card', 'fish', { to: 'row', count: 1 }),
    by(1, 'horn', 'next fish'),
    by(1, 'horn', 'next silk'),
  ]);
  expect(lines.slice(2)).toEqual([
    'Amira sends Houssain to rob the others.',
    'Bastian gives up: Silk and 1 Fakir.',
    'Amira takes: Silk and 1 Fakir.',
    'Amira plays an item: Enchanting Flute.',
    'Amira chooses c3.',
    'Amira brings to c3: Assassin and Elder.',
    'Amira plays an item: Horn of Plenty. New in the row: Fish.',
    'Amira puts the row in order: Fish and Silk.',
  ]);
});

test('a new whim says on which city it lies', () => {
  const lines = told([
    by(1, 'move', 'pick d4'),
    by(1, 'tile', 'take whim', { whims: { 1: { w17: 1 } } }),
    chance('draw whim', 'w02', { tile: 'b6' }),
    chance('draw whim', 'w03', { tile: 'b2' }),
  ]);
  expect(lines.slice(-3)).toEqual([
    '# The rows are filled up',
    'A new whim on b6: 5 Viziers → 10 gold.',
    'A new whim on b2: 3 Elders → 5 gold.',
  ]);
});

test('the solo game tells of Yazid', () => {
  const solo = chairs.slice(0, 1);
  const lines = told(
    [
      by(0, 'roll', 'roll 4 6'),
      by(0, 'roll', 'roll 3 5'),
      by(0, 'roll', 'roll 2 4'),
      by(1, 'outbid', 'pass', {
        change: {
          front: { 2: { assassins: 2 } },
          djinns: { 2: { boaz: 1 } },
          cleared: { c5: { red: 2, blue: 1 }, b4: {} },
          gold_by: { 1: { yazid: -5, baal: 2 } },
        },
      }),
      by(1, 'move', 'pick d4'),
    ],
    solo,
  );
  expect(lines).toEqual([
    '# Round 1',
    'The dice show white 4, black 6.',
    'Yazid wants: c5 and b4.',
    'Amira lets Yazid play first.',
    'Yazid clears c5.',
    'Yazid clears b4.',
    'Sultan Yazid gets: 2 Assassins.',
    'Sultan Yazid gets Boaz.',
    'Amira pays Yazid 5 gold.',
    'Amira gets 2 gold from Ba’al.',
    '# Amira’s turn',
    'Amira chooses d4.',
  ]);
});

test('two turns of one seat are two chapters', () => {
  const lines = told([
    by(1, 'move', 'pick d4'),
    by(1, 'drop', 'drop red d5'),
    by(1, 'move', 'pick a1'),
    by(1, 'last', 'pass'),
  ]);
  expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(2);
});
