import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { coach } from '../lib/coach.svelte';
import { testHello, testLook, testQuestion, testScene } from '../lib/testing';
import { testTable } from '../lib/testtable';
import type { Waypoint } from '../wire/types';
import CoachNote from './CoachNote.svelte';

const WAY: Waypoint[] = [
  { tile: 'a1', colour: null },
  { tile: 'a2', colour: 'red' },
];

test.each([
  [['base', 'bids'], /Builders gold, and Assassins kill/],
  [['base', 'bids', 'artisans'], /Builders gold, Artisans items, and Assassins kill/],
] as const)('with %s the note on dropping names every tribe there is', (parts, said) => {
  const { table, listener } = testTable();
  listener.hear(testHello());
  listener.hear(testScene(1, 0, [], { ...testLook({ question: testQuestion('drop') }), parts: [...parts] }));
  render(CoachNote, { table, onshow: () => undefined });
  expect(screen.getByText(said)).toBeTruthy();
});

test('a move that the coach has drawn leaves the board with the remark', async () => {
  coach.saw('bid');
  const { table, listener } = testTable();
  const ask = (version: number, actions: string[]): void => {
    listener.hear(testScene(version, 0, actions, testLook({ question: testQuestion('bid') })));
  };
  listener.hear(testHello());
  ask(1, ['bid 3']);
  table.coached = [
    {
      ...{ type: 'coached', id: 'a', after: 1, look: null },
      remark: {
        verdict: 'bid',
        said: [{ key: 'coach.bid.price', args: { price: 3, place: 1, last: 2, later: 1, n: 5, gold: 3, gain: 2 } }],
        way: WAY,
      },
    },
  ];
  const drawn: (readonly Waypoint[])[] = [];
  render(CoachNote, { table, onshow: (way: readonly Waypoint[]) => void drawn.push(way) });
  await fireEvent.click(screen.getByText('Show'));
  expect(drawn).toEqual([WAY]);
  await fireEvent.click(screen.getByText('Hide'));
  expect(drawn).toEqual([WAY, []]);
  await fireEvent.click(screen.getByText('Show'));
  ask(2, ['bid 3', 'bid 5']);
  await tick();
  expect(screen.queryByText('Show')).toBeNull();
  expect(drawn).toEqual([WAY, [], WAY, []]);
});

test('a turn that is over is shown on the board as it was, while nothing else is to be seen', async () => {
  const { table, listener } = testTable();
  const then = testLook({ way: [] });
  const scene = { ...testScene(1, 0, ['pick a1', 'drop red a2'], testLook()), marks: [0, 1] };
  listener.hear(testHello());
  listener.hear({ ...scene, look: testLook({ question: testQuestion('move', 2) }) });
  const said = [
    { key: 'coach.turn.earned', args: { n: 4 } },
    { key: 'coach.turn.better', args: { n: 9, start: 'a1', tile: 'a2', what: '2 Elders' } },
  ];
  const remark = { verdict: 'mistake' as const, said, way: WAY };
  table.coached = [{ type: 'coached', id: 'a', after: 0, remark, look: then }];
  const drawn: (readonly Waypoint[])[] = [];
  const { unmount } = render(CoachNote, { table, onshow: (way: readonly Waypoint[]) => void drawn.push(way) });
  await screen.findByText(/^That earned you 4 points\. A better turn: a1 to a2/);
  expect(screen.queryByText('Show'), 'another player moves').toBeNull();
  listener.hear({ ...scene, version: 2, first: 2, happened: [] });
  await fireEvent.click(await screen.findByText('Show'));
  expect([table.look, coach.isLookingBack, drawn]).toEqual([then, true, [WAY]]);
  screen.getByText('This is the board before that turn.');
  await fireEvent.click(screen.getByText('Back to the game'));
  expect([table.flashback, coach.isLookingBack, drawn]).toEqual([undefined, false, [WAY, []]]);
  await fireEvent.click(screen.getByText('Show'));
  unmount();
  expect([table.flashback, drawn.at(-1)]).toEqual([undefined, []]);
});
