import { expect, test } from 'vitest';
import { flight, flightBy, landing, mark, rise, tumble } from './frames';
import { spritesOf } from './sprites';
import { stage } from './stager';
import { timed } from './timing';
import type { Event, Happened } from '../wire/types';

const HERE = { x: 10, y: 20 };
const THERE = { x: 300, y: 400 };

/** How many places a thing is seen at. */
const ways = (frames: readonly Keyframe[]): number => new Set(frames.map(({ transform }) => transform)).size;

test('with reduced motion nothing travels, turns or grows: it fades where it belongs', () => {
  const all = [
    flight(HERE, THERE, 'reduced'),
    mark(THERE, 'reduced'),
    rise(THERE, 'reduced'),
    tumble(THERE, 1, 'reduced'),
  ];
  for (const frames of all) {
    expect(ways(frames)).toBe(1);
    expect(frames[0]?.['transform']).toContain('translate(300px, 400px)');
    expect([frames[0]?.['opacity'], frames.at(-1)?.['opacity']]).toEqual([0, 0]);
  }
  expect(landing('reduced').some(({ translate, scale }) => translate !== undefined || scale !== undefined)).toBe(false);
  expect(ways(flight(HERE, THERE, 'full'))).toBeGreaterThan(2);
});

test.each(['full', 'reduced'] as const)('with %s motion all pictures are gone when they have been seen', (motion) => {
  const events: Event[] = [
    { kind: 'earn', cause: 'builders', seat: 1, amount: 12 },
    { kind: 'lose', cause: 'assassins', seat: 2, thing: 'white' },
    { kind: 'roll', cause: 'yazid', thing: '3 5' },
  ];
  const show = timed(stage([{ number: 0, ask: 'tile', seat: 1, action: '', events }]), motion);
  const points = { from: [HERE], to: [THERE], via: [], tags: [THERE] };
  const [gold = [], kill = [], dice = []] = show.map((one) => spritesOf(one, points, motion));
  for (const { frames } of [...gold, ...kill, ...dice]) expect(frames.at(-1)?.['opacity']).toBe(0);
  // Five coins stand for many, and the tag says how many.
  expect(
    gold.map(({ picture }) => (typeof picture === 'object' && 'amount' in picture ? picture.amount : 'coin')),
  ).toEqual(['coin', 'coin', 'coin', 'coin', 'coin', 12]);
  expect(kill.filter(({ picture }) => picture === 'victim')).toHaveLength(1);
  // The face that counts lies at the bottom, and stays until the end.
  const faces = dice.map(({ picture }) => (typeof picture === 'object' && 'word' in picture ? picture.word : ''));
  expect([faces[0], faces[faces.length / 2]]).toEqual(['3', '5']);
});

test.each(['full', 'reduced'] as const)(
  'with %s motion what Merchants bring rests side by side on their tile',
  (motion) => {
    const take = (thing: string): Event => ({ kind: 'take card', cause: 'merchants', seat: 1, thing });
    const happened: Happened[] = [
      { number: 0, ask: 'drop', seat: 1, action: '', events: [take('silk'), take('fish')] },
    ];
    const [show] = timed(stage(happened, { mover: 1, tile: 'c3' }), motion);
    const [tile, points] = [
      { x: 150, y: 90 },
      { from: [HERE, HERE], to: [THERE, THERE], tags: [THERE] },
    ];
    const cards = show ? spritesOf(show, { ...points, via: [tile, tile] }, motion).slice(0, 2) : [];
    const rests = cards.map(({ frames }) => {
      const seen = frames.filter(({ opacity, transform }) => opacity === 1 && String(transform).includes(', 90px)'));
      return [seen.length, parseFloat(String(seen[0]?.['transform']).slice('translate('.length))];
    });
    expect(rests).toEqual([
      [2, 128],
      [2, 172],
    ]);
    expect(cards.every(({ frames }) => ways(frames) === 1)).toBe(motion === 'reduced');
    expect(flightBy(HERE, tile, THERE, motion).at(-1)?.['opacity']).toBe(0);
  },
);
