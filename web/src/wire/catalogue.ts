// Made by `python -m tools.generate`; do not edit. The words are those of docs/decisions.md.

// Things

/** By colour: the letter that stands for a meeple, and the part that brings the tribe. */
export const TRIBES = {
  yellow: { letter: 'Y', part: 'base' },
  white: { letter: 'W', part: 'base' },
  green: { letter: 'G', part: 'base' },
  blue: { letter: 'B', part: 'base' },
  red: { letter: 'R', part: 'base' },
  purple: { letter: 'P', part: 'artisans' },
} as const;

/** Resource cards: how many of each there are. */
export const CARDS = {
  ivory: 2,
  jewels: 2,
  gold: 2,
  papyrus: 4,
  silk: 4,
  spice: 4,
  fish: 6,
  wheat: 6,
  pottery: 6,
  fakir: 18,
} as const;

/** Points (`revised` with the Artisans), gold for deeds, cost (`once` a turn), points each. */
export const DJINNS = {
  alamin: { points: 5, revised: 5, own: 0, other: 0, cost: '', once: false, each: 2 },
  anunnak: { points: 8, revised: 8, own: 0, other: 0, cost: 'E', once: true, each: 0 },
  baal: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  boaz: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 0 },
  bouraq: { points: 6, revised: 6, own: 0, other: 0, cost: 'E', once: true, each: 0 },
  echidna: { points: 4, revised: 4, own: 0, other: 0, cost: 'EE', once: true, each: 0 },
  enki: { points: 8, revised: 8, own: 0, other: 0, cost: 'E', once: true, each: 0 },
  hagis: { points: 10, revised: 10, own: 0, other: 0, cost: 'E', once: true, each: 0 },
  haurvatat: { points: 8, revised: 8, own: 0, other: 0, cost: '', once: false, each: 5 },
  iblis: { points: 8, revised: 8, own: 0, other: 0, cost: 'E', once: true, each: 0 },
  jafaar: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 3 },
  kandicha: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 0 },
  kumarbi: { points: 6, revised: 6, own: 0, other: 0, cost: 'K', once: false, each: 0 },
  lamia: { points: 10, revised: 10, own: 0, other: 0, cost: 'E', once: true, each: 0 },
  leta: { points: 4, revised: 4, own: 0, other: 0, cost: 'EE', once: true, each: 0 },
  marid: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  monkir: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  nekir: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  shamhat: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 4 },
  sibittis: { points: 4, revised: 4, own: 0, other: 0, cost: 'EE', once: true, each: 0 },
  sloar: { points: 8, revised: 8, own: 0, other: 0, cost: 'F', once: true, each: 0 },
  utug: { points: 4, revised: 4, own: 0, other: 0, cost: 'EE', once: true, each: 0 },
  ptah: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 2 },
  geb: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 3 },
  morgiane: { points: 6, revised: 6, own: 0, other: 0, cost: '', once: false, each: 0 },
  kali: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  ganapati: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  dhenim: { points: 6, revised: 6, own: 1, other: 2, cost: '', once: false, each: 0 },
  wilwit: { points: 0, revised: 0, own: 0, other: 0, cost: '', once: false, each: 5 },
  galbells: { points: 0, revised: 0, own: 0, other: 0, cost: '', once: false, each: 0 },
} as const;

/** Items: how many of each there are, and their points. */
export const ITEMS = {
  scimitar: { copies: 1, points: 0, magic: true },
  lamp: { copies: 1, points: 0, magic: true },
  flute: { copies: 1, points: 0, magic: true },
  carpet: { copies: 1, points: 0, magic: true },
  ring: { copies: 1, points: 0, magic: true },
  talisman: { copies: 1, points: 0, magic: true },
  horn: { copies: 1, points: 0, magic: true },
  precious5: { copies: 5, points: 5, magic: false },
  precious7: { copies: 4, points: 7, magic: false },
  precious9: { copies: 2, points: 9, magic: false },
} as const;

/** Thieves: the tribe after which they act, and their points. */
export const THIEVES = {
  houssain: { tribe: 'green', points: 6 },
  ziad: { tribe: 'yellow', points: 6 },
  ouafat: { tribe: 'white', points: 6 },
  kohdjah: { tribe: 'red', points: 6 },
  shaum: { tribe: 'blue', points: 6 },
  madjaar: { tribe: 'purple', points: 6 },
} as const;

/** What the Sultan wants, at least, and what he pays. */
export const WHIMS = {
  w01: { needs: { viziers: 3 }, gold: 5 },
  w02: { needs: { viziers: 5 }, gold: 10 },
  w03: { needs: { elders: 3 }, gold: 5 },
  w04: { needs: { elders: 5 }, gold: 10 },
  w05: { needs: { djinns: 2 }, gold: 10 },
  w06: { needs: { djinns: 3 }, gold: 15 },
  w07: { needs: { palms: 3 }, gold: 10 },
  w08: { needs: { palaces: 3 }, gold: 10 },
  w09: { needs: { palms: 1, palaces: 1 }, gold: 5 },
  w10: { needs: { oases: 2 }, gold: 10 },
  w11: { needs: { villages: 2 }, gold: 10 },
  w12: { needs: { sacred_places: 2 }, gold: 10 },
  w13: { needs: { markets: 3 }, gold: 10 },
  w14: { needs: { cities: 2 }, gold: 10 },
  w15: { needs: { red_tiles: 4 }, gold: 10 },
  w16: { needs: { blue_tiles: 4 }, gold: 15 },
  w17: { needs: { goods: 5 }, gold: 10 },
  w18: { needs: { goods: 7 }, gold: 15 },
  w19: { needs: { fakirs: 4 }, gold: 5 },
  w20: { needs: { artisans: 3 }, gold: 10 },
  w21: { needs: { precious_items: 2 }, gold: 10 },
  w22: { needs: { tent_reds: 5 }, gold: 10 },
} as const;

/** What a whim can ask for. */
export const FEATURES = ['viziers', 'elders', 'artisans', 'djinns', 'palms', 'palaces', 'villages', 'sacred_places', 'oases', 'markets', 'cities', 'red_tiles', 'blue_tiles', 'goods', 'fakirs', 'precious_items', 'tent_reds'] as const;

/** The faces of the tiles; `count`: how many; `mountains`: the edges with one; `forbidden`: to meeples. */
export const TILES = {
  village: { kind: 'village', value: 5, colour: 'blue', count: 5, mountains: '', forbidden: false },
  'sacred 6': { kind: 'sacred', value: 6, colour: 'blue', count: 4, mountains: '', forbidden: false },
  'sacred 10': { kind: 'sacred', value: 10, colour: 'blue', count: 1, mountains: '', forbidden: false },
  'sacred 12': { kind: 'sacred', value: 12, colour: 'blue', count: 1, mountains: '', forbidden: false },
  'sacred 15': { kind: 'sacred', value: 15, colour: 'blue', count: 1, mountains: '', forbidden: false },
  oasis: { kind: 'oasis', value: 8, colour: 'red', count: 6, mountains: '', forbidden: false },
  'small market': { kind: 'small market', value: 6, colour: 'red', count: 8, mountains: '', forbidden: false },
  'large market': { kind: 'large market', value: 4, colour: 'red', count: 4, mountains: '', forbidden: false },
  'specialized market': { kind: 'specialized market', value: 10, colour: 'red', count: 2, mountains: '', forbidden: false },
  chasm: { kind: 'chasm', value: 0, colour: 'none', count: 1, mountains: '', forbidden: true },
  'blue city': { kind: 'city', value: 0, colour: 'blue', count: 3, mountains: '', forbidden: false },
  'red city': { kind: 'city', value: 0, colour: 'red', count: 2, mountains: '', forbidden: false },
  lake: { kind: 'lake', value: 0, colour: 'none', count: 1, mountains: '', forbidden: true },
  'workshop nw': { kind: 'workshop', value: 5, colour: 'blue', count: 1, mountains: 'nw', forbidden: false },
  'workshop se': { kind: 'workshop', value: 5, colour: 'blue', count: 2, mountains: 'se', forbidden: false },
  'workshop ns': { kind: 'workshop', value: 5, colour: 'blue', count: 0, mountains: 'ns', forbidden: false },
  'workshop ne': { kind: 'workshop', value: 5, colour: 'blue', count: 0, mountains: 'ne', forbidden: false },
  'workshop sw': { kind: 'workshop', value: 5, colour: 'blue', count: 0, mountains: 'sw', forbidden: false },
  'workshop ew': { kind: 'workshop', value: 5, colour: 'blue', count: 0, mountains: 'ew', forbidden: false },
} as const;

/** The tiles that the score aid counts: the face that stands for each. */
export const OWNED_FACES = {
  village: 'village',
  'sacred 6': 'sacred 6',
  'sacred 10': 'sacred 10',
  'sacred 12': 'sacred 12',
  'sacred 15': 'sacred 15',
  oasis: 'oasis',
  'small market': 'small market',
  'large market': 'large market',
  'specialized market': 'specialized market',
  city: 'blue city',
  workshop: 'workshop nw',
} as const;

/** Cards in a full row. */
export const ROW_LENGTH = 9;

// Games

/** By their words. */
export const EXPANSIONS = ['artisans', 'thieves', 'whims'] as const;

/** The djinns of the promos. */
export const PROMOS = ['dhenim', 'wilwit', 'galbells'] as const;

/** Numbers of players. */
export const SEAT_COUNTS = [1, 2, 3, 4, 5] as const;

/** Games that do not exist and why, by seats, expansions and the track for five. */
export const IMPOSSIBLE = {
  '1 five_track': 'fiveTrackSeats',
  '1 artisans': 'soloExpansions',
  '1 artisans five_track': 'soloExpansions',
  '1 thieves': 'soloExpansions',
  '1 thieves five_track': 'soloExpansions',
  '1 whims': 'soloExpansions',
  '1 whims five_track': 'soloExpansions',
  '1 artisans thieves': 'soloExpansions',
  '1 artisans thieves five_track': 'soloExpansions',
  '1 artisans whims': 'soloExpansions',
  '1 artisans whims five_track': 'soloExpansions',
  '1 thieves whims': 'soloExpansions',
  '1 thieves whims five_track': 'soloExpansions',
  '1 artisans thieves whims': 'soloExpansions',
  '1 artisans thieves whims five_track': 'soloExpansions',
  '2 five_track': 'fiveTrackSeats',
  '2 artisans five_track': 'fiveTrackSeats',
  '2 thieves five_track': 'fiveTrackSeats',
  '2 whims five_track': 'fiveTrackSeats',
  '2 artisans thieves five_track': 'fiveTrackSeats',
  '2 artisans whims five_track': 'fiveTrackSeats',
  '2 thieves whims five_track': 'fiveTrackSeats',
  '2 artisans thieves whims five_track': 'fiveTrackSeats',
  '3 five_track': 'fiveTrackSeats',
  '3 artisans five_track': 'fiveTrackSeats',
  '3 thieves five_track': 'fiveTrackSeats',
  '3 whims five_track': 'fiveTrackSeats',
  '3 artisans thieves five_track': 'fiveTrackSeats',
  '3 artisans whims five_track': 'fiveTrackSeats',
  '3 thieves whims five_track': 'fiveTrackSeats',
  '3 artisans thieves whims five_track': 'fiveTrackSeats',
  '5': 'fiveSeats',
  '5 five_track': 'fiveSeats',
  '5 artisans': 'fiveTrackAlways',
  '5 thieves': 'fiveSeats',
  '5 thieves five_track': 'fiveSeats',
  '5 whims': 'fiveTrackAlways',
  '5 artisans thieves': 'fiveTrackAlways',
  '5 artisans whims': 'fiveTrackAlways',
  '5 thieves whims': 'fiveTrackAlways',
  '5 artisans thieves whims': 'fiveTrackAlways',
} as const;

/** The part of the game with the revised cards of djinns. */
export const REVISED_WITH = 'artisans';

/** The part of the game in which tiles of a colour count. */
export const COUNT_WITH = {
  blue: 'base',
  red: 'artisans',
} as const;

/** Against Yazid: the seats, your gold, and how many of these he needs to win. */
export const SOLO = {
  seats: 1,
  gold: 25,
  assassins: 7,
  djinns: 6,
} as const;

/** The seat of Yazid in the solo game. */
export const YAZID_SEAT = 2;

/** How Yazid can win on the way. */
export const LOSSES = ['assassins', 'djinns', 'gold'] as const;

/** Bots, from the weakest to the strongest. */
export const LEVELS = ['uniform', 'beginner', 'greedy', 'planner', 'expert'] as const;

/** The level of the bot that plays when the time of a person is up. */
export const STAND_IN = 'greedy';

/** The looks of two players; more players take looks one after the other. */
export const PAIR = [0, 4] as const;

// Texts

/** The numbers of the game that texts tell. */
export const FACTS = { doubled: '1, 3, 5', thief: 6, tiles: 30, meeples: 90, tileMeeples: 3, artisansTiles: 6, artisansMeeples: 15, whimsTiles: 6, whimsMeeples: 3, gold: 50, camels: 8, camelsTwo: 11, markersTwo: 2, row: 9, djinnRow: 3, lane: 3, small: 3, smallReach: 3, large: 6, largeReach: 6, largeCards: 2, special: 4, suits: '1, 3, 7, 13, 21, 30, 40, 50, 60', suit1: 1, suit2: 3, suit3: 7, suit5: 21, suit9: 60, kinds: 9, fakirs: 18, palms: 12, palaces: 10, palm: 3, palace: 5, majority: 10, elder: 2, artisan: 2, mostArtisans: 3, magic: 7, precious: 11, cities: '5, 20, 45, 80, 125', allCities: 5, w01: 5, w10: 10, soloGold: 25, double: 6, assassins: 7, djinns: 6, flute: 5, alamin: 2, anunnak: 3, haurvatat: 5, jafaar: 3, shamhat: 4, sibittis: 3, ptah: 2, geb: 3, wilwit: 5 };

/** Events that move things: what, from where and to where (docs/events.md). */
export const MOVES = {
  bid: ['price', 'bid track', 'turn track'],
  turn: ['price', 'turn track', 'bid track'],
  earn: ['gold', 'supply', 'gold'],
  pay: ['gold', 'gold', 'supply'],
  pick: ['tribe', 'tile', 'held'],
  drop: ['tribe', 'held', 'tile'],
  collect: ['tribe', 'tile', 'held'],
  keep: ['tribe', 'held', 'front'],
  return: ['tribe', 'held', 'bag'],
  remove: ['tribe', 'tile', 'bag'],
  add: ['tribe', 'bag', 'tile'],
  lose: ['tribe', 'front', 'bag'],
  gain: ['tribe', 'bag', 'front'],
  capture: ['tribe', 'tile', 'front'],
  'give meeple': ['tribe', 'front', 'aside'],
  'get meeple': ['tribe', 'aside', 'front'],
  'leave meeple': ['tribe', 'aside', 'bag'],
  'take card': ['card', 'row', 'hand'],
  'draw card': ['card', 'deck', 'hand'],
  'deal card': ['card', 'deck', 'row'],
  'order card': ['card', 'row', 'row'],
  'discard card': ['card', 'hand', 'discard'],
  'seize card': ['card', 'row', 'discard'],
  'give card': ['card', 'hand', 'aside'],
  'get card': ['card', 'aside', 'hand'],
  'leave card': ['card', 'aside', 'discard'],
  'shuffle card': ['card', 'discard', 'deck'],
  'draw item': ['item', 'deck', 'hand'],
  'see item': ['item', 'deck', 'aside'],
  'keep item': ['item', 'aside', 'hand'],
  'discard item': ['item', 'hand', 'discard'],
  'fetch item': ['item', 'discard', 'hand'],
  'give item': ['item', 'hand', 'aside'],
  'get item': ['item', 'aside', 'hand'],
  'leave item': ['item', 'aside', 'discard'],
  'shuffle item': ['item', 'discard', 'deck'],
  'take djinn': ['djinn', 'row', 'front'],
  'draw djinn': ['djinn', 'deck', 'front'],
  'keep djinn': ['djinn', 'aside', 'front'],
  'get djinn': ['djinn', 'aside', 'front'],
  'deal djinn': ['djinn', 'deck', 'row'],
  'see djinn': ['djinn', 'deck', 'aside'],
  'give djinn': ['djinn', 'front', 'aside'],
  'leave djinn': ['djinn', 'aside', 'discard'],
  'shuffle djinn': ['djinn', 'discard', 'deck'],
  'deal thief': ['thief', 'deck', 'row'],
  'get thief': ['thief', 'row', 'front'],
  'use thief': ['thief', 'front', 'out'],
  'deal whim': ['whim', 'deck', 'tile'],
  'take whim': ['whim', 'tile', 'hand'],
  'fulfil whim': ['whim', 'hand', 'fulfilled'],
  place: ['piece', 'supply', 'tile'],
  'take back': ['piece', 'tile', 'supply'],
  build: ['building', 'supply', 'tile'],
  'give building': ['building', 'tile', 'aside'],
  'put building': ['building', 'aside', 'tile'],
  'return building': ['building', 'aside', 'supply'],
} as const;

/** Qualities of decisions that are blamed. */
export const FAULTS = ['inaccuracy', 'mistake', 'blunder'] as const;

/** Points lost from which on a decision has this quality. */
export const QUALITIES = {
  best: 0,
  good: 1.5,
  inaccuracy: 3,
  mistake: 6,
  blunder: 12,
} as const;

// Limits

/** The protocol of the server (docs/protocol.md). */
export const PROTOCOL = 7;

/** Characters of a person's name, at most. */
export const LONGEST_NAME = 24;

/** Characters of what a person says at once, at most. */
export const LONGEST_REMARK = 300;

/** Characters of a chosen seed, at most. */
export const LONGEST_SEED = 100;

/** Bytes of a request, at most. */
export const LARGEST_BODY = 1048576;

/** Milliseconds a person may be away before a bot can take the seat. */
export const AWAY = 30000;

export type Level = (typeof LEVELS)[number];
export type Expansion = (typeof EXPANSIONS)[number];
export type Promo = (typeof PROMOS)[number];
export type ColourWord = keyof typeof TRIBES;
export type CardWord = keyof typeof CARDS;
export type DjinnWord = keyof typeof DJINNS;
export type ItemWord = keyof typeof ITEMS;
export type ThiefWord = keyof typeof THIEVES;
export type WhimWord = keyof typeof WHIMS;
export type FeatureWord = (typeof FEATURES)[number];
export type TileWord = keyof typeof TILES;
