/** A small table for tests: two people, a few tiles, a move to be made. */

import type { Verb } from './answers';
import { PROTOCOL } from '../wire/catalogue';
import type {
  About,
  Answer,
  AskWord,
  Change,
  Chapter,
  Decision,
  Happened,
  Hello,
  Json,
  Look,
  Said,
  Scene,
} from '../wire/types';

export const testQuestion = (ask: AskWord, seat: number | null = 1, about: About = {}): Decision => ({
  ask,
  seat,
  about,
  price: null,
});

/** A legal answer, as the server describes it; its words are its text. */
export const testAnswer = (text: string, verb: Verb, parts: Partial<Answer> = {}): Answer => ({
  ...{ text, verb, said: { key: 'answer.at', args: { tile: text } } },
  ...parts,
});

/** The question as the first seat reads it. */
export function testAsked({ ask, seat }: Decision): Said {
  if (seat === null) return { key: 'ui.gameOver' };
  return { key: seat === 1 ? `ask.${ask}` : `ask.${ask}.others`, args: { name: { is: 'player', seat }, n: 2 } };
}

export const testLook = (change: Partial<Look> = {}): Look => ({
  seat: 1,
  position: {
    ...{ format: 'naqala-position', version: 1, rules: 1 },
    bag: '',
    bid_track: [],
    board: {
      a1: { tile: 'oasis', meeples: 'YWW' },
      b1: { tile: 'village', meeples: 'BR', owner: 2, palaces: 1 },
      c1: { tile: 'small market' },
      a2: { tile: 'sacred 12', meeples: 'R' },
      b2: { tile: 'large market', meeples: 'GG', owner: 1 },
    },
    cards: { deck: 10, discard: {}, row: ['silk', 'fakir', 'fish', 'silk'] },
    djinns: { deck: 5, discard: [], row: ['marid'] },
    options: { expansions: [], five_track: false, promos: [], seats: 2 },
    round: 1,
    seats: [
      { camels: 8, cards: { silk: 1, fish: 1 }, djinns: [], elders: 1, gold: 20, viziers: 0 },
      { camels: 7, cards: 2, djinns: [], elders: 0, viziers: 3 },
    ],
    supply: { palms: 12, palaces: 9 },
    end: { last_camel: false, no_move: false },
    pending: [],
    turn: { step: 'move', seat: 1 },
    turn_track: { 5: [2] },
  },
  question: testQuestion('move'),
  is_turn: true,
  asked: testAsked(change.question ?? testQuestion('move')),
  legal: [testAnswer('pick a1', 'pick', { tile: 'a1' }), testAnswer('pick b1', 'pick', { tile: 'b1' })],
  refused: [],
  way: [],
  sheets: [
    { gold: 20, total: 25 },
    { gold: null, total: 9 },
  ],
  totals: [5, 9],
  unsure: {},
  undo: 'no',
  undoes: 0,
  redo: false,
  end: null,
  next: 2,
  lanes: [
    { price: 0, spots: [null, null, null], pushes: true },
    { price: 5, spots: [2], pushes: false },
  ],
  is_last: false,
  markets: [],
  parts: ['base', 'bids', 'two'],
  printed: {},
  revised: false,
  dangers: [],
  targets: [],
  features: [],
  ...change,
});

/** Two meeples in hand, to be dropped on two tiles. */
export function testSowing(): Look {
  const legal = [
    testAnswer('drop white a2', 'drop', { tile: 'a2', colours: ['white'] }),
    testAnswer('drop red a2', 'drop', { tile: 'a2', colours: ['red'] }),
    testAnswer('drop red b1', 'drop', { tile: 'b1', colours: ['red'] }),
  ];
  const look = testLook({ question: testQuestion('drop'), legal });
  look.position.turn = { step: 'sow', seat: 1, start: 'c1', at: 'c1', hand: 'WR' };
  return look;
}

/** A part of the log. */
export const testChapter = (number: number): Chapter => ({
  ...{ kind: 'bids', number, round: 1, title: { key: 'log.round', args: { n: 1 } } },
});

/** The greeting of a table at which these seats are held. */
export const testHello = (yours: number[] = [1]): Hello => ({
  ...{ type: 'hello', protocol: PROTOCOL, table: 'test', options: testLook().position.options, yours },
  ...{ host: true, hints: true, warm: true, edition: '', seed: null },
});

export const testScene = (version: number, first: number, actions: readonly string[], look = testLook()): Scene => ({
  type: 'scene',
  version,
  first,
  happened: actions.map((action, offset): Happened => ({ number: first + offset, ask: 'move', seat: 2, action })),
  chapter: 0,
  chapters: [],
  look,
  chairs: [
    { kind: 'here', name: 'Amira', level: null, present: true, taken: true, devices: 1 },
    { kind: 'bot', name: 'Dinar', level: 'greedy', present: true, taken: true, devices: 0 },
  ],
  proposal: null,
  rematch: null,
  time: null,
  closed: false,
  stamp: `s${version}`,
  notice: null,
  marks: [0],
  scores: [{ number: 0, round: 1, totals: [50, 0] }],
});

/** The same as a scene with `put` in its place, as a change. */
export function testChange(
  version: number,
  first: number,
  actions: readonly string[],
  put: Record<string, Json>,
): Change {
  const { happened, chapter, chapters, chairs, proposal, notice, rematch, time, closed, stamp } = testScene(
    version,
    first,
    actions,
  );
  const news = { version, first, happened, chapter, chapters, chairs, proposal, notice, rematch, time, closed, stamp };
  return { type: 'change', ...news, put, gone: [] };
}
