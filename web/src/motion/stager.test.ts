import { describe, expect, test } from 'vitest';
import docs from '../../../docs/events.md?raw';
import type { Event, EventKind, Happened } from '../wire/types';
import { stage, type Beat } from './stager';
import { lengthOf, timed } from './timing';

/** Things that move where others show it, or where nothing can be seen. */
const WITHOUT_BEAT = [
  ...['bid', 'turn', 'pick', 'drop', 'collect', 'return', 'add', 'fulfil whim'],
  ...['shuffle card', 'shuffle item', 'shuffle djinn'],
];
/** Nothing moves, but there is something to see. */
const ALSO = ['use djinn', 'roll', 'target', 'clear'];

interface Row {
  readonly kind: EventKind;
  readonly moves: boolean;
}

/** The table of kinds in docs/events.md, which is made from the rules' own list. */
const KINDS = [...docs.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \|/gm)].map(([, kind = '', , from]): Row => ({
  kind: kind as EventKind,
  moves: from !== '-',
}));

/** What matters of an event here. */
type Told = Partial<Event> & Pick<Event, 'kind'>;

const happened = (...events: Told[]): Happened[] => [
  { number: 0, ask: 'tile', seat: 1, action: 'any', events: events.map((event) => ({ cause: 'game', ...event })) },
];
const beatsOf = (...events: Told[]): readonly Beat[] => stage(happened(...events), { mover: 1, tile: 'c3' });
const routesOf = (beats: readonly Beat[]): string[] =>
  beats.map(({ effect, moves }) => `${effect}: ${moves.map(({ from, to }) => `${from} > ${to}`).join(', ')}`);

test('the list of kinds is read', () => {
  expect(KINDS.length).toBeGreaterThan(50);
});

test.each(KINDS)('$kind has a beat if it moves something that nothing else shows', ({ kind, moves }) => {
  const beats = beatsOf({ kind, seat: 2, thing: '1', amount: 2, tile: 'c4' });
  expect(beats.length > 0).toBe((moves && !WITHOUT_BEAT.includes(kind)) || ALSO.includes(kind));
});

test('a kind that is not known yet has no beat', () => {
  expect(beatsOf({ kind: 'fly away' as EventKind, seat: 1 })).toEqual([]);
});

describe('where things go', () => {
  test('a purchase: gold to the tile of the market, the card from the row to its owner', () => {
    const beats = beatsOf(
      { kind: 'pay', cause: 'small market', seat: 2, amount: 3 },
      { kind: 'take card', cause: 'small market', seat: 2, thing: 'silk' },
    );
    expect(routesOf(beats)).toEqual(['fly: seat 2 gold > tile c3', 'fly: card silk > seat 2 cards']);
    expect(beats.map(({ tags }) => tags)).toEqual([
      [{ place: 'seat 2 gold', seat: 2, amount: -3 }],
      [{ place: 'seat 2 cards', seat: 2, amount: 1 }],
    ]);
  });

  test('a move ends: the meeple walks, the camel lands, what was collected goes to its owner', () => {
    const beats = beatsOf(
      { kind: 'drop', cause: 'move', seat: 1, thing: 'yellow', tile: 'd4' },
      { kind: 'collect', cause: 'move', seat: 1, thing: 'yellow', amount: 2, tile: 'd4' },
      { kind: 'place', cause: 'move', seat: 1, thing: 'camel', tile: 'd4' },
      { kind: 'keep', cause: 'viziers', seat: 1, thing: 'yellow', amount: 2 },
      { kind: 'build', cause: 'oasis', seat: 1, thing: 'palm', tile: 'd4' },
    );
    expect(routesOf(beats)).toEqual([
      'walk: tile d4 > tile d4',
      'land: tile d4 camel > tile d4 camel',
      'fly: tile d4 > seat 1 yellow',
      'land: tile d4 palm > tile d4 palm',
    ]);
  });

  test('what Merchants take from the row is seen where the move ended', () => {
    const [beat] = beatsOf(
      { kind: 'drop', cause: 'move', seat: 1, thing: 'green', tile: 'd4' },
      { kind: 'take card', cause: 'merchants', seat: 1, thing: 'silk' },
    ).slice(-1);
    expect(beat?.moves).toMatchObject([{ from: 'card silk', via: 'tile d4', to: 'seat 1 cards' }]);
    expect(beat?.tags).toEqual([{ place: 'seat 1 cards', seat: 1, amount: 1 }]);
    const [item] = beatsOf({ kind: 'draw item', cause: 'artisans', seat: 1, thing: '?' });
    expect(item?.effect).toBe('bring');
  });

  test('meeples that only walk need no show', () => {
    expect(beatsOf({ kind: 'drop', cause: 'move', seat: 1, thing: 'red', tile: 'd4' })).toEqual([]);
  });

  test('victims die where they are', () => {
    const [onTile, inFront] = [
      beatsOf({ kind: 'remove', cause: 'assassins', seat: 1, thing: 'white', tile: 'b2' }),
      beatsOf({ kind: 'lose', cause: 'assassins', seat: 3, thing: 'yellow' }),
    ];
    expect(routesOf([...onTile, ...inFront])).toEqual([
      'kill: tile b2 > tile b2',
      'kill: seat 3 yellow > seat 3 yellow',
    ]);
    expect([onTile[0]?.tags, inFront[0]?.tags[0]?.amount]).toEqual([[], -1]);
  });

  test('theft goes from the victims to the seat that has the turn', () => {
    const ziad: Told[] = [
      { kind: 'give meeple', cause: 'ziad', seat: 2, thing: 'yellow' },
      { kind: 'give meeple', cause: 'ziad', seat: 3, thing: 'yellow' },
      { kind: 'get meeple', cause: 'ziad', seat: 1, thing: 'yellow' },
    ];
    expect(routesOf(beatsOf(...ziad))).toEqual([
      'fly: seat 2 yellow > seat 1, seat 3 yellow > seat 1',
      'fly: seat 1 > seat 1 yellow',
    ]);
    const given: Told = { kind: 'give card', cause: 'houssain', seat: 2, thing: 'gold' };
    expect(routesOf(beatsOf(given))).toEqual(['fly: seat 2 cards > seat 1']);
    const djinn: Told = { kind: 'get djinn', cause: 'ouafat', seat: 1, thing: 'marid' };
    expect(routesOf(beatsOf(djinn))).toEqual(['fly: seat 1 > seat 1 marid']);
  });

  test('what a seat may not know flies unknown', () => {
    const [beat] = beatsOf({ kind: 'draw card', cause: 'sloar', seat: 2, thing: '?' });
    expect(beat?.moves[0]).toMatchObject({ sort: 'card', word: '?', from: 'card', to: 'seat 2 cards' });
  });

  test('outside of a turn gold comes from the middle of the board', () => {
    const [beat] = stage(happened({ kind: 'pay', cause: 'bid', seat: 1, amount: 5 }));
    expect(beat?.moves[0]?.to).toBe('board');
  });
});

test('equal things of one cause are one beat, with one tag a seat', () => {
  const take = (thing: string): Event => ({ kind: 'take card', cause: 'merchants', seat: 1, thing });
  const draw: Event = { kind: 'answer', cause: 'draw card', seat: 0, thing: 'draw fish' };
  const deal: Event = { kind: 'deal card', cause: 'cleanup', thing: 'fish' };
  const beats = beatsOf(take('silk'), take('silk'), take('fakir'), draw, deal, draw, deal);
  expect(beats.map(({ effect, moves }) => [effect, moves.length])).toEqual([
    ['bring', 3],
    ['land', 2],
  ]);
  expect(beats[0]?.tags).toEqual([{ place: 'seat 1 cards', seat: 1, amount: 3 }]);
});

/** Sultan Yazid clears two tiles, deals follow, and he rolls three times. */
const YAZID: Told[] = [
  ...['e5', 'a3'].flatMap((tile): Told[] => [
    { kind: 'clear', cause: 'yazid', seat: 2, tile },
    { kind: 'place', cause: 'yazid', seat: 2, thing: 'camel', tile },
    ...['yellow', 'red'].flatMap((thing): Told[] => [
      { kind: 'capture', cause: 'yazid', seat: 2, thing, amount: 2, tile },
    ]),
    { kind: 'remove', cause: 'yazid', seat: 2, thing: 'green', tile },
    { kind: 'seize card', cause: 'yazid', seat: 2, thing: 'silk' },
    { kind: 'pay', cause: 'yazid', seat: 1, amount: 4 },
  ]),
  { kind: 'lose', cause: 'yazid', seat: 2, thing: 'white', amount: 2 },
  { kind: 'take djinn', cause: 'yazid', seat: 2, thing: 'marid' },
  { kind: 'deal djinn', cause: 'cleanup', thing: 'leta' },
  { kind: 'roll', cause: 'yazid', thing: '4 6' },
  { kind: 'roll', cause: 'yazid', thing: '1 1' },
  { kind: 'target', cause: 'yazid', seat: 2, tile: 'a1' },
  { kind: 'roll', cause: 'yazid', thing: '1 5' },
  { kind: 'target', cause: 'yazid', seat: 2, tile: 'a5' },
];

test('Yazid comes to one tile after the other, takes its meeples, and each roll is a beat', () => {
  const beats = beatsOf(...YAZID);
  expect(routesOf(beats).slice(0, 3)).toEqual([
    'mark: tile e5 > tile e5',
    'land: tile e5 camel > tile e5 camel',
    'fly: tile e5 > seat 2 yellow, tile e5 > seat 2 red',
  ]);
  const tiles = beats
    .flatMap(({ moves }) => moves.map(({ from }) => from))
    .filter((place) => /^tile (e5|a3)/.test(place));
  expect(tiles.findIndex((place) => place.includes('a3'))).toBeGreaterThan(
    tiles.map((at) => at.includes('e5')).lastIndexOf(true),
  );
  const rolls = beats.filter(({ effect }) => effect === 'roll');
  expect(rolls.map(({ moves }) => moves.map(({ word }) => word))).toEqual([['4 6'], ['1 1'], ['1 5']]);
});

describe('time', () => {
  test('beats follow one another, each in its time', () => {
    const show = timed(beatsOf({ kind: 'pay', seat: 1 }, { kind: 'take card', seat: 1, thing: 'silk' }), 'full');
    expect(show[1]?.start).toBe(show[0]?.length);
    expect(lengthOf(show)).toBe((show[1]?.start ?? 0) + (show[1]?.length ?? 0));
  });

  test.each([
    ['full', 4500],
    ['reduced', 1800],
    ['off', 0],
  ] as const)('with %s motion the longest action has its limit', (motion, most) => {
    expect(lengthOf(timed(beatsOf(...YAZID, ...YAZID), motion))).toBeCloseTo(most);
    expect(timed(beatsOf(...YAZID), motion)).toHaveLength(most ? beatsOf(...YAZID).length : 0);
  });
});
