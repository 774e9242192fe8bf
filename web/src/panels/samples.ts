/** A small table for the tests of the panels. */

import { testAsked, testLook, testQuestion } from '../lib/testing';
import type { AskWord, ChairSeen, Look, Position, Seat } from '../wire/types';

export const chairs: ChairSeen[] = [
  { kind: 'here', name: 'Amira', level: null, present: true, taken: true, devices: 1 },
  { kind: 'bot', name: 'Bastian', level: 'expert', present: true, taken: true, devices: 0 },
  { kind: 'link', name: 'Chloé', level: null, present: false, taken: false, devices: 0 },
];

export const mine: Seat = {
  ...{ gold: 42, camels: 6, tent: true, viziers: 1, elders: 2, artisans: 0 },
  ...{ cards: { silk: 1, fish: 2, fakir: 3 }, djinns: ['enki', 'boaz'], thieves: ['ziad'] },
  ...{ items: { lamp: 1, precious7: 2 }, whims: ['w17', 'w09'], fulfilled: ['w03'] },
};
const other: Seat = {
  ...{ camels: 8, tent: false, viziers: 3, elders: 0, artisans: 2 },
  ...{ cards: 4, djinns: ['marid'], thieves: [], items: 1, whims: 0, fulfilled: [] },
};

export const position: Position = {
  ...{ format: 'naqala-position', version: 1, rules: 1 },
  options: { seats: 3, expansions: ['artisans', 'thieves', 'whims'], promos: [], five_track: false },
  board: {
    a1: { tile: 'oasis', meeples: 'GGW', owner: 1, palms: 2 },
    b1: { tile: 'small market', meeples: 'YR' },
    c1: { tile: 'large market', meeples: 'B' },
    a2: { tile: 'blue city', meeples: 'W', whim: 'w07' },
    b2: { tile: 'red city', owner: 1, piece: 'tent' },
    c2: { tile: 'sacred 12', meeples: 'RR' },
  },
  seats: [mine, other, { ...other, djinns: [] }],
  bag: '',
  supply: { palms: 5, palaces: 6 },
  cards: { row: ['ivory', 'fish', 'fakir', 'spice', 'silk', 'gold', 'wheat'], deck: 20, discard: { fish: 3 } },
  djinns: { row: ['jafaar', 'sloar', 'kali'], deck: 11, discard: [] },
  items: { deck: 9, discard: { horn: 1, precious5: 2 } },
  thieves: { deck: 4, face_up: 'shaum', out: [] },
  whims: { deck: 15 },
  bid_track: [1],
  turn_track: { '0': [2], '5': [3] },
  round: 4,
  end: { last_camel: false, no_move: false },
  turn: { step: 'tile', seat: 1, at: 'c1' },
  pending: [],
};

const sheet = { gold: 42, viziers: 11, total: 70 };

export const look: Look = testLook({
  position,
  question: testQuestion('tile'),
  asked: { key: 'ask.tile.oasis', args: { tile: 'a1' } },
  legal: [],
  sheets: [sheet, { gold: null, viziers: 23, total: 53 }, { gold: null, viziers: 23, total: 40 }],
  totals: [28, 23, 23],
  next: 3,
  lanes: [
    { price: 0, spots: [null, null, 2], pushes: true },
    ...[1, 3].map((price) => ({ price, spots: [null], pushes: false })),
    { price: 5, spots: [3], pushes: false },
    ...[8, 12, 18].map((price) => ({ price, spots: [null], pushes: false })),
  ],
  markets: [
    { face: 'small market', gold: 3, cards: 1, reach: 3, is_here: false },
    { face: 'large market', gold: 6, cards: 2, reach: 6, is_here: true },
  ],
  parts: ['base', 'artisans', 'thieves', 'whims', 'bids'],
  revised: true,
  features: [{ goods: 2, suit: 3 }, null, null],
});

/** The same table with another question. */
export const asking = (ask: AskWord, changes: Partial<Position> = {}): Look => ({
  ...look,
  question: testQuestion(ask),
  asked: testAsked(testQuestion(ask)),
  position: { ...position, ...changes },
});
