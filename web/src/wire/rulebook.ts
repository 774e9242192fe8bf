// Made by `python -m tools.generate`; do not edit. The words are those of docs/decisions.md.

import type { AskWord, DoubtSettled, PartWord } from './types';

/** What a game may have. */
export const PARTS = ['base', 'artisans', 'thieves', 'whims', 'bids', 'two', 'five', 'solo', 'promos', 'dhenim', 'wilwit', 'galbells'] as const;

export type TopicName = 'goal' | 'setup' | 'round' | 'two' | 'bid' | 'turn' | 'move' | 'last' | 'control' | 'tribe' | 'fakirs' | 'tile' | 'row' | 'sale' | 'djinns' | 'powers' | 'end' | 'score' | 'secret' | 'empty' | 'sixth' | 'workshops' | 'tent' | 'items' | 'artisansDjinns' | 'thieves' | 'victims' | 'cities' | 'whims' | 'whimsDjinns' | 'promos' | 'solo' | 'dice' | 'yazid';
export type SectionName = 'start' | 'bid' | 'move' | 'tribes' | 'tiles' | 'goods' | 'djinns' | 'end' | 'artisans' | 'thieves' | 'whims' | 'promos' | 'solo';
export type ThingKind = 'tile' | 'tribe' | 'card' | 'djinn' | 'item' | 'thief' | 'whim' | 'score' | 'piece';
export interface Thing {
  readonly kind: ThingKind;
  readonly word: string;
  readonly part: PartWord;
}
export interface RuleTopic {
  readonly name: TopicName;
  readonly part: PartWord;
  /** The parts that add a paragraph. */
  readonly more: readonly PartWord[];
  readonly things: readonly Thing[];
}
export interface Doubt {
  readonly kind: DoubtSettled['kind'];
  readonly word: string;
  readonly fact: DoubtSettled['fact'];
  readonly value: number | string;
  readonly part: PartWord;
  readonly grade: 'likely' | 'ours';
}

/** All sections with their topics. */
export const SECTIONS: readonly { readonly name: SectionName; readonly topics: readonly RuleTopic[] }[] = [
  {
    name: 'start',
    topics: [
      { name: 'goal', part: 'base', more: ['artisans', 'whims'], things: [] },
      { name: 'setup', part: 'base', more: ['bids', 'two', 'artisans', 'whims'], things: [] },
      { name: 'round', part: 'bids', more: [], things: [] },
      { name: 'two', part: 'two', more: [], things: [] },
    ],
  },
  {
    name: 'bid',
    topics: [
      { name: 'bid', part: 'bids', more: ['five'], things: [{ kind: 'piece', word: 'marker', part: 'base' }] },
    ],
  },
  {
    name: 'move',
    topics: [
      { name: 'turn', part: 'base', more: ['thieves'], things: [] },
      { name: 'move', part: 'base', more: ['artisans', 'whims'], things: [] },
      { name: 'last', part: 'base', more: ['artisans'], things: [] },
      { name: 'control', part: 'base', more: ['artisans', 'thieves'], things: [{ kind: 'piece', word: 'camel', part: 'base' }] },
    ],
  },
  {
    name: 'tribes',
    topics: [
      { name: 'tribe', part: 'base', more: [], things: [{ kind: 'tribe', word: 'yellow', part: 'base' }, { kind: 'tribe', word: 'white', part: 'base' }, { kind: 'tribe', word: 'green', part: 'base' }, { kind: 'tribe', word: 'blue', part: 'base' }, { kind: 'tribe', word: 'red', part: 'base' }] },
      { name: 'fakirs', part: 'base', more: [], things: [{ kind: 'card', word: 'fakir', part: 'base' }] },
    ],
  },
  {
    name: 'tiles',
    topics: [
      { name: 'tile', part: 'base', more: ['thieves'], things: [{ kind: 'tile', word: 'village', part: 'base' }, { kind: 'tile', word: 'sacred 6', part: 'base' }, { kind: 'tile', word: 'oasis', part: 'base' }, { kind: 'tile', word: 'small market', part: 'base' }, { kind: 'tile', word: 'large market', part: 'base' }, { kind: 'piece', word: 'palm', part: 'base' }, { kind: 'piece', word: 'palace', part: 'base' }] },
    ],
  },
  {
    name: 'goods',
    topics: [
      { name: 'row', part: 'base', more: ['artisans'], things: [] },
      { name: 'sale', part: 'base', more: [], things: [{ kind: 'card', word: 'ivory', part: 'base' }, { kind: 'card', word: 'jewels', part: 'base' }, { kind: 'card', word: 'gold', part: 'base' }, { kind: 'card', word: 'papyrus', part: 'base' }, { kind: 'card', word: 'silk', part: 'base' }, { kind: 'card', word: 'spice', part: 'base' }, { kind: 'card', word: 'fish', part: 'base' }, { kind: 'card', word: 'wheat', part: 'base' }, { kind: 'card', word: 'pottery', part: 'base' }] },
    ],
  },
  {
    name: 'djinns',
    topics: [
      { name: 'djinns', part: 'base', more: [], things: [] },
      { name: 'powers', part: 'base', more: [], things: [{ kind: 'djinn', word: 'alamin', part: 'base' }, { kind: 'djinn', word: 'anunnak', part: 'base' }, { kind: 'djinn', word: 'baal', part: 'base' }, { kind: 'djinn', word: 'boaz', part: 'base' }, { kind: 'djinn', word: 'bouraq', part: 'base' }, { kind: 'djinn', word: 'echidna', part: 'base' }, { kind: 'djinn', word: 'enki', part: 'base' }, { kind: 'djinn', word: 'hagis', part: 'base' }, { kind: 'djinn', word: 'haurvatat', part: 'base' }, { kind: 'djinn', word: 'iblis', part: 'base' }, { kind: 'djinn', word: 'jafaar', part: 'base' }, { kind: 'djinn', word: 'kandicha', part: 'base' }, { kind: 'djinn', word: 'kumarbi', part: 'base' }, { kind: 'djinn', word: 'lamia', part: 'base' }, { kind: 'djinn', word: 'leta', part: 'base' }, { kind: 'djinn', word: 'marid', part: 'base' }, { kind: 'djinn', word: 'monkir', part: 'base' }, { kind: 'djinn', word: 'nekir', part: 'base' }, { kind: 'djinn', word: 'shamhat', part: 'base' }, { kind: 'djinn', word: 'sibittis', part: 'base' }, { kind: 'djinn', word: 'sloar', part: 'base' }, { kind: 'djinn', word: 'utug', part: 'base' }] },
    ],
  },
  {
    name: 'end',
    topics: [
      { name: 'end', part: 'base', more: ['artisans'], things: [] },
      { name: 'score', part: 'base', more: [], things: [{ kind: 'score', word: 'gold', part: 'base' }, { kind: 'score', word: 'viziers', part: 'base' }, { kind: 'score', word: 'elders', part: 'base' }, { kind: 'score', word: 'djinns', part: 'base' }, { kind: 'score', word: 'tiles', part: 'base' }, { kind: 'score', word: 'palms', part: 'base' }, { kind: 'score', word: 'palaces', part: 'base' }, { kind: 'score', word: 'merchandise', part: 'base' }, { kind: 'score', word: 'total', part: 'base' }] },
      { name: 'secret', part: 'base', more: ['artisans', 'whims'], things: [] },
      { name: 'empty', part: 'base', more: [], things: [{ kind: 'piece', word: 'bag', part: 'base' }] },
    ],
  },
  {
    name: 'artisans',
    topics: [
      { name: 'sixth', part: 'artisans', more: [], things: [{ kind: 'tribe', word: 'purple', part: 'base' }, { kind: 'score', word: 'artisans', part: 'base' }] },
      { name: 'workshops', part: 'artisans', more: [], things: [{ kind: 'tile', word: 'workshop nw', part: 'base' }, { kind: 'tile', word: 'specialized market', part: 'base' }, { kind: 'tile', word: 'chasm', part: 'base' }, { kind: 'piece', word: 'mountain', part: 'base' }] },
      { name: 'tent', part: 'artisans', more: [], things: [{ kind: 'piece', word: 'tent', part: 'base' }, { kind: 'score', word: 'tent', part: 'base' }] },
      { name: 'items', part: 'artisans', more: [], things: [{ kind: 'item', word: 'scimitar', part: 'base' }, { kind: 'item', word: 'lamp', part: 'base' }, { kind: 'item', word: 'flute', part: 'base' }, { kind: 'item', word: 'carpet', part: 'base' }, { kind: 'item', word: 'ring', part: 'base' }, { kind: 'item', word: 'talisman', part: 'base' }, { kind: 'item', word: 'horn', part: 'base' }, { kind: 'item', word: 'precious5', part: 'base' }, { kind: 'item', word: 'precious7', part: 'base' }, { kind: 'item', word: 'precious9', part: 'base' }, { kind: 'score', word: 'items', part: 'base' }] },
      { name: 'artisansDjinns', part: 'artisans', more: [], things: [{ kind: 'djinn', word: 'ptah', part: 'base' }, { kind: 'djinn', word: 'geb', part: 'base' }] },
    ],
  },
  {
    name: 'thieves',
    topics: [
      { name: 'thieves', part: 'thieves', more: [], things: [{ kind: 'thief', word: 'houssain', part: 'base' }, { kind: 'thief', word: 'ziad', part: 'base' }, { kind: 'thief', word: 'ouafat', part: 'base' }, { kind: 'thief', word: 'kohdjah', part: 'base' }, { kind: 'thief', word: 'shaum', part: 'base' }, { kind: 'thief', word: 'madjaar', part: 'artisans' }] },
      { name: 'victims', part: 'thieves', more: [], things: [{ kind: 'djinn', word: 'morgiane', part: 'base' }] },
    ],
  },
  {
    name: 'whims',
    topics: [
      { name: 'cities', part: 'whims', more: [], things: [{ kind: 'tile', word: 'blue city', part: 'base' }, { kind: 'tile', word: 'lake', part: 'base' }, { kind: 'score', word: 'cities', part: 'base' }] },
      { name: 'whims', part: 'whims', more: [], things: [{ kind: 'whim', word: 'w01', part: 'base' }, { kind: 'whim', word: 'w02', part: 'base' }, { kind: 'whim', word: 'w03', part: 'base' }, { kind: 'whim', word: 'w04', part: 'base' }, { kind: 'whim', word: 'w05', part: 'base' }, { kind: 'whim', word: 'w06', part: 'base' }, { kind: 'whim', word: 'w07', part: 'base' }, { kind: 'whim', word: 'w08', part: 'base' }, { kind: 'whim', word: 'w09', part: 'base' }, { kind: 'whim', word: 'w10', part: 'base' }, { kind: 'whim', word: 'w11', part: 'base' }, { kind: 'whim', word: 'w12', part: 'base' }, { kind: 'whim', word: 'w13', part: 'base' }, { kind: 'whim', word: 'w14', part: 'base' }, { kind: 'whim', word: 'w15', part: 'base' }, { kind: 'whim', word: 'w16', part: 'base' }, { kind: 'whim', word: 'w17', part: 'base' }, { kind: 'whim', word: 'w18', part: 'base' }, { kind: 'whim', word: 'w19', part: 'base' }, { kind: 'whim', word: 'w20', part: 'artisans' }, { kind: 'whim', word: 'w21', part: 'artisans' }, { kind: 'whim', word: 'w22', part: 'artisans' }] },
      { name: 'whimsDjinns', part: 'whims', more: [], things: [{ kind: 'djinn', word: 'kali', part: 'base' }, { kind: 'djinn', word: 'ganapati', part: 'base' }] },
    ],
  },
  {
    name: 'promos',
    topics: [
      { name: 'promos', part: 'promos', more: [], things: [{ kind: 'djinn', word: 'dhenim', part: 'dhenim' }, { kind: 'djinn', word: 'wilwit', part: 'wilwit' }, { kind: 'djinn', word: 'galbells', part: 'galbells' }] },
    ],
  },
  {
    name: 'solo',
    topics: [
      { name: 'solo', part: 'solo', more: [], things: [] },
      { name: 'dice', part: 'solo', more: [], things: [] },
      { name: 'yazid', part: 'solo', more: ['dhenim'], things: [] },
    ],
  },
];

/** By question, the topic that says how it is answered. */
export const ASK_TOPICS: Readonly<Partial<Record<AskWord, TopicName>>> = { bid: 'bid', move: 'move', drop: 'move', piece: 'tent', tribe: 'turn', build: 'tribe', kill: 'tribe', thief: 'thieves', 'take cards': 'thieves', 'take djinn': 'thieves', 'take item': 'thieves', 'take building': 'thieves', claim: 'thieves', 'give cards': 'victims', 'give djinn': 'victims', 'give tile': 'victims', 'give building': 'victims', 'give item': 'victims', tile: 'tile', 'keep item': 'items', scimitar: 'items', lamp: 'items', flute: 'items', bring: 'items', ring: 'items', 'talisman from': 'items', 'talisman to': 'items', horn: 'items', 'keep djinn': 'djinns', redirect: 'powers', target: 'powers', last: 'sale', outbid: 'dice' };

/** By thing, the parts that add a sentence to its explanation. */
export const MORE_ABOUT: Readonly<Partial<Record<string, readonly PartWord[]>>> = { 'piece.camel': ['artisans'], 'piece.palm': ['whims'], 'piece.palace': ['whims'], 'tile.sacred': ['thieves'], 'score.djinns': ['thieves'], 'score.palms': ['whims'], 'score.palaces': ['whims'] };

/** The values that no published source confirms. */
export const DOUBTS: readonly Doubt[] = [
  { kind: 'djinn', word: 'boaz', fact: 'points', value: 6, part: 'artisans', grade: 'likely' },
  { kind: 'djinn', word: 'kandicha', fact: 'points', value: 6, part: 'artisans', grade: 'likely' },
  { kind: 'djinn', word: 'ptah', fact: 'points', value: 6, part: 'base', grade: 'ours' },
  { kind: 'djinn', word: 'geb', fact: 'points', value: 6, part: 'base', grade: 'ours' },
  { kind: 'djinn', word: 'morgiane', fact: 'points', value: 6, part: 'base', grade: 'ours' },
  { kind: 'djinn', word: 'kali', fact: 'points', value: 6, part: 'base', grade: 'ours' },
  { kind: 'djinn', word: 'ganapati', fact: 'points', value: 6, part: 'base', grade: 'ours' },
  { kind: 'djinn', word: 'dhenim', fact: 'card', value: 6, part: 'base', grade: 'likely' },
  { kind: 'djinn', word: 'wilwit', fact: 'points', value: 0, part: 'base', grade: 'ours' },
  { kind: 'djinn', word: 'galbells', fact: 'points', value: 0, part: 'base', grade: 'likely' },
  { kind: 'item', word: 'precious5', fact: 'copies', value: 5, part: 'base', grade: 'ours' },
  { kind: 'item', word: 'precious7', fact: 'points', value: 7, part: 'base', grade: 'likely' },
  { kind: 'item', word: 'precious7', fact: 'copies', value: 4, part: 'base', grade: 'ours' },
  { kind: 'item', word: 'precious9', fact: 'copies', value: 2, part: 'base', grade: 'ours' },
  { kind: 'tile', word: 'workshop nw', fact: 'colour', value: 'blue', part: 'base', grade: 'likely' },
  { kind: 'tile', word: 'specialized market', fact: 'colour', value: 'red', part: 'base', grade: 'likely' },
  { kind: 'tile', word: 'workshop nw', fact: 'mountains', value: 'NW, SE, SE', part: 'base', grade: 'likely' },
  { kind: 'thief', word: 'any', fact: 'points', value: 6, part: 'base', grade: 'likely' },
  { kind: 'topic', word: 'bid', fact: 'track', value: '0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 12, 18', part: 'five', grade: 'likely' },
  { kind: 'topic', word: 'dice', fact: 'reroll', value: '', part: 'base', grade: 'ours' },
  { kind: 'topic', word: 'yazid', fact: 'fakirFirst', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w01', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w02', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w03', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w04', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w05', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w06', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w07', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w08', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w09', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w10', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w11', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w12', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w13', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w14', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w15', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w16', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w17', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w18', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w19', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w20', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w21', fact: 'card', value: '', part: 'base', grade: 'ours' },
  { kind: 'whim', word: 'w22', fact: 'card', value: '', part: 'base', grade: 'ours' },
];
