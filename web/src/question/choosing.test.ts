import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { Listener } from '../lib/connection';
import { useLanguage } from '../lib/i18n.svelte';
import { UNSEEN_MS } from '../lib/presses';
import { settings } from '../lib/settings.svelte';
import type { TableState } from '../lib/table.svelte';
import { testAnswer, testHello, testLook, testScene, testSowing, testQuestion } from '../lib/testing';
import { testTable } from '../lib/testtable';
import type { Command, Look } from '../wire/types';
import { Choice } from './choice.svelte';
import Question from './Question.svelte';
import { refusalSaid } from './refusal';
import Which from './Which.svelte';

let sent: Command[];
let listener: Listener;
let table: TableState;
let choice: Choice;

beforeAll(async () => {
  await useLanguage();
});

let clock: MockInstance<typeof performance.now>;

beforeEach(() => {
  clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  settings.motion = 'off';
  ({ table, listener, sent } = testTable());
  listener.hear(testHello());
  choice = new Choice(table);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function ask(look: Look): void {
  listener.hear(testScene(1, 0, ['bid 3'], look));
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
}

/** A second press that is no part of a double click. */
function pressAgain(tile: string): void {
  clock.mockReturnValue(UNSEEN_MS + 1);
  choice.choose(tile);
}

const played = (): string[] => sent.flatMap((command) => (command.type === 'play' ? [command.action] : []));

test('the board can choose exactly what the list offers', () => {
  ask(testSowing());
  expect([...choice.targets].sort()).toEqual(['a2', 'b1']);
});

test('a tile with one answer takes it, one with two asks which', () => {
  ask(testSowing());
  choice.choose('a2');
  expect(played()).toEqual([]);
  expect(choice.options.map((one) => one.text)).toEqual(['drop white a2', 'drop red a2']);
  expect(choice.asked).toBe('a2');
  choice.choose('b1');
  expect(played()).toEqual(['drop red b1']);
});

test('once a tile is chosen, the question is which meeple, no longer where', async () => {
  ask(testSowing());
  choice.choose('a2');
  await tick();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Which meeple do you drop on a2?');
  choice.cancel();
  await tick();
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toContain('Which');
});

test('the Flying Carpet is used by a second press on a tile that only it reaches', async () => {
  const look = testSowing();
  const legal = [...look.legal, testAnswer('carpet red d4', 'carpet', { tile: 'd4', colours: ['red'] })];
  ask({ ...look, legal });
  expect([...choice.carpeted]).toEqual(['d4']);
  expect(screen.getByText(/^With the Flying Carpet/)).toBeTruthy();
  choice.choose('d4');
  expect(played()).toEqual([]);
  await tick();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Use the Flying Carpet to d4?');
  pressAgain('d4');
  expect(played()).toEqual(['carpet red d4']);
});

test('a figure that is dragged there asks first as well', () => {
  const look = testSowing();
  ask({ ...look, legal: [...look.legal, testAnswer('carpet red d4', 'carpet', { tile: 'd4', colours: ['red'] })] });
  choice.drop('red', 'd4');
  expect(played()).toEqual([]);
  choice.take('red');
  expect(played()).toEqual(['carpet red d4']);
});

test('a chosen colour is dropped where it can go', async () => {
  ask(testSowing());
  await fireEvent.click(screen.getByRole('radio', { name: '1 Elder' }));
  expect([...choice.targets]).toEqual(['a2']);
  choice.choose('a2');
  expect(played()).toEqual(['drop white a2']);
});

test('where the chosen colour cannot be dropped, no other is dropped instead', () => {
  ask(testSowing());
  choice.take('white');
  choice.choose('b1');
  expect(played()).toEqual([]);
  expect(choice.asked).toBe('b1');
});

test('where the chosen colour cannot be dropped, it is said why, and it is no longer chosen', async () => {
  ask(testSowing());
  choice.take('white');
  choice.choose('b1');
  await tick();
  expect(screen.getByRole('alert').textContent).toContain('If you drop this meeple on b1, you can’t end your move');
  expect(choice.colour).toBeNull();
  choice.take('red');
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(played()).toEqual(['drop red b1']);
});

test('a greyed meeple in hand says why it cannot be dropped', async () => {
  const look = testSowing();
  look.position.turn.hand = 'WRG';
  ask(look);
  const meeple = screen.getByRole('radio', { name: '1 Merchant' });
  expect(meeple.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(meeple);
  expect(screen.getByRole('alert').textContent).toContain('If you drop this meeple now, you can’t end your move');
  expect(choice.colour).toBeNull();
  choice.choose('a2');
  choice.take('green');
  await tick();
  expect(screen.getByRole('alert').textContent).toContain('If you drop this meeple on a2');
  expect(played()).toEqual([]);
});

const killing = (): Look => {
  const legal = [
    testAnswer('kill yellow a1', 'kill_on', { tile: 'a1', colours: ['yellow'], removes: true }),
    testAnswer('kill white a1', 'kill_on', { tile: 'a1', colours: ['white'], removes: true }),
    testAnswer('kill red a2', 'kill_on', { tile: 'a2', colours: ['red'], fakirs: 2, claims: true, removes: true }),
    testAnswer('kill yellow of 2', 'kill_of', { seat: 2, colours: ['yellow'] }),
    testAnswer('kill white of 2', 'kill_of', { seat: 2, colours: ['white'] }),
  ];
  return testLook({ question: testQuestion('kill'), legal });
};

test('the only victim of a tile is named before it is killed, by a button or by a second press on the tile', async () => {
  ask(killing());
  choice.choose('a2');
  expect(played()).toEqual([]);
  expect(choice.asked).toBe('a2');
  await tick();
  const asked = 'Kill an Assassin on a2? Press the tile once more.';
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(asked);
  render(Which, {
    choice,
    look: killing(),
    names: [],
    onplay: (text: string) => {
      choice.give(text);
    },
  });
  expect(screen.getByText('costs 2 Fakirs, the tile would become yours')).toBeTruthy();
  const here = within(screen.getByRole('group', { name: asked }));
  expect(here.getByRole('button', { name: 'Kill an Assassin on a2' })).toBeTruthy();
  choice.choose('a2');
  expect(played()).toEqual([]); // a double click is no second thought
  expect(choice.asked).toBe('a2');
  pressAgain('a2');
  expect(played()).toEqual(['kill red a2']);
});

test('where there are several victims, the tile kills none of them', () => {
  ask(killing());
  choice.choose('a1');
  expect(choice.question).toBe('Choose a victim on a1.');
  pressAgain('a1');
  expect(choice.asked).toBeNull();
  expect(played()).toEqual([]);
});

test('victims are pressed where they stand, on the chosen tile', () => {
  ask(killing());
  expect(choice.standing).toEqual([]);
  choice.choose('a1');
  expect(choice.standing).toEqual(['yellow', 'white']);
  choice.take('white');
  expect(played()).toEqual(['kill white a1']);
});

test('victims in front of players are shown by the player', async () => {
  ask(killing());
  expect(screen.getByText('Dinar')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'kill white of 2' }));
  expect(played()).toEqual(['kill white of 2']);
});

test('on a phone one of several answers for a tile is asked for here, in place of the others', async () => {
  const which = createRawSnippet(() => ({ render: () => '<p>Which?</p>' }));
  listener.hear(testScene(1, 0, ['bid 3'], killing()));
  render(Question, { table, choice, names: [], news: '', which, onshow: () => undefined });
  expect(screen.queryByText('Which?')).toBeNull();
  choice.choose('a1');
  await tick();
  expect(screen.getByText('Which?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'kill white of 2' })).toBeNull();
});

test('what is dragged onto a tile is dropped there, if it may be', () => {
  ask(testSowing());
  choice.drop('white', 'b1');
  expect(played()).toEqual([]);
  choice.drop('red', 'a2');
  expect(played()).toEqual(['drop red a2']);
});

test('a tile that is no answer says why, again each time, and until something else is asked', async () => {
  ask({ ...testSowing(), refused: [{ why: 'far', tiles: ['f5'] }] });
  choice.choose('f5');
  await tick();
  const first = screen.getByRole('alert');
  expect(first.textContent).toContain('f5 is too far away');
  choice.drop('white', 'b1');
  await tick();
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('alert').textContent).toContain('b1');
  choice.choose('a2');
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(choice.asked).toBe('a2');
  choice.choose('c3');
  listener.hear(testScene(2, 0, ['bid 3'], testLook()));
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(played()).toEqual([]);
});

test.each([
  ['c3', 'You can’t start on c3: from there your last meeple could not join its own colour.'],
  ['d3', 'There are no meeples on d3.'],
  ['e3', 'e3 is not a choice here.'],
  [
    'a1',
    'If you drop this meeple on a1, you can’t end your move: your last meeple could not join its own colour. Another one can go there.',
  ],
])('why %s is no answer', (tile, said) => {
  const refused = [
    { why: 'start' as const, tiles: ['c3'] },
    { why: 'empty' as const, tiles: ['d3', 'd4'] },
  ];
  expect(refusalSaid({ tile, look: testLook({ refused }) })).toBe(said);
});

test('a task names the tile it is about', () => {
  const look = testLook({
    legal: [testAnswer('pick c2', 'pick', { tile: 'c2' })],
    refused: [{ why: 'task', tiles: ['e3'] }],
  });
  expect(refusalSaid({ tile: 'e3', look })).toBe('The rules would allow e3, but this task is about c2.');
});

test('where no tile is asked for, any tile says so', () => {
  const look = testLook({ question: testQuestion('bid'), legal: [testAnswer('bid 3', 'bid')] });
  expect(refusalSaid({ tile: 'c3', look })).toBe('No tile is asked for now: answer here.');
});
