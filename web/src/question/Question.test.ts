import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '../lib/connection';
import { t } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableState } from '../lib/table.svelte';
import { testAnswer, testChapter, testHello, testLook, testScene, testSowing, testQuestion } from '../lib/testing';
import { testTable } from '../lib/testtable';
import { djinnCard } from '../lib/words';
import type { Answer, Command, Look, Scene } from '../wire/types';
import { Choice } from './choice.svelte';
import Question from './Question.svelte';

let sent: Command[];
let listener: Listener;
let table: TableState;
let choice: Choice;

beforeEach(() => {
  settings.motion = 'off';
  ({ table, listener, sent } = testTable());
  listener.hear(testHello());
  choice = new Choice(table);
});

function ask(look: Look): void {
  listener.hear(testScene(1, 0, ['bid 3'], look));
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
}

const played = (): string[] => sent.flatMap((command) => (command.type === 'play' ? [command.action] : []));

test('every answer is a button that says what it does', async () => {
  ask(testLook());
  await fireEvent.click(screen.getByRole('button', { name: 'pick a1' }));
  expect(played()).toEqual(['pick a1']);
});

test('nothing is asked before the game has begun', async () => {
  ask(testLook());
  const time = { pace: null, left: [], running: null, until: null, up: [], stand_in: null, waits: true };
  listener.hear({ ...testScene(1, 1, []), time: { ...time, state: 'waiting' } });
  await screen.findByText('The game starts when all seats are taken.');
  expect([screen.queryByRole('heading'), screen.queryByRole('button')]).toEqual([null, null]);
});

test('what is shown again asks nothing', async () => {
  const look = testLook({ undo: 'free' });
  ask(look);
  expect(screen.getAllByRole('button')).not.toEqual([]);
  table.flashback = look;
  await tick();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(t('ui.yourTurn'))).toBeNull();
});

test('goods are sold as the suit that a person puts together, from nothing', async () => {
  const legal = [
    testAnswer('sell silk', 'sell', { cards: ['silk'] }),
    testAnswer('sell fish', 'sell', { cards: ['fish'] }),
    testAnswer('sell silk fish', 'sell', { cards: ['silk', 'fish'] }),
    testAnswer('pass', 'pass'),
  ];
  ask(testLook({ question: testQuestion('last'), legal }));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(screen.queryByRole('button', { name: /^sell / })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Silk' }));
  await fireEvent.click(screen.getByRole('button', { name: 'sell silk' }));
  expect(played()).toEqual(['sell silk']);
});

test('a single good is not chosen for sale beforehand', async () => {
  const legal = [testAnswer('sell silk', 'sell', { cards: ['silk'] }), testAnswer('pass', 'pass')];
  ask(testLook({ question: testQuestion('last'), legal }));
  expect(screen.queryByRole('button', { name: 'sell silk' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Silk' }));
  await fireEvent.click(screen.getByRole('button', { name: 'sell silk' }));
  expect(played()).toEqual(['sell silk']);
});

test.each([
  [['pass', 'sell'], false],
  [['pass'], true],
  [['pass', 'sell', 'use'], false],
  [['pass', 'buy_card'], false],
] as const)('of %s, to pass is golden: %s', (verbs, isGolden) => {
  const legal = verbs.map((verb) => testAnswer(verb, verb, verb === 'sell' ? { cards: ['silk'] } : {}));
  ask(testLook({ question: testQuestion('last'), legal }));
  const golden = screen.queryAllByRole('button').filter((one) => one.classList.contains('gold'));
  expect(golden.map((one) => one.textContent.trim())).toEqual(isGolden ? ['pass'] : []);
});

test('djinns and items are offered as they lie on the table', () => {
  const legal = [
    ...(['leta', 'baal', 'utug'] as const).map((djinn) => testAnswer(`use ${djinn}`, 'use', { djinn })),
    testAnswer('play lamp', 'play', { item: 'lamp' }),
  ];
  const look = testLook({ question: testQuestion('last'), legal });
  const [own] = look.position.seats;
  if (own) Object.assign(own, { djinns: ['utug', 'baal', 'leta'], items: { lamp: 1 } });
  ask(look);
  const offered = screen.getAllByRole('button', { name: /^(use|play) / }).map((one) => one.dataset['answer']);
  expect(offered).toEqual(['play lamp', 'use utug', 'use baal', 'use leta']);
});

test('discarded items are offered as they lie in the discard', () => {
  const legal = (['horn', 'lamp', 'precious5'] as const).map((item) =>
    testAnswer(`take ${item}`, 'take_item', { item }),
  );
  const look = testLook({ question: testQuestion('ring'), legal });
  Object.assign(look.position, { items: { deck: 0, discard: { precious5: 1, horn: 1, lamp: 2 } } });
  ask(look);
  const offered = screen.getAllByRole('button', { name: /^take / }).map((one) => one.dataset['answer']);
  expect(offered).toEqual(['take precious5', 'take horn', 'take lamp']);
});

test('who buys a djinn reads what it does and is worth, once for all prices', () => {
  const paying = (words: 'elder elder' | 'elder fakir'): Answer => {
    const answer = testAnswer(`buy leta paying ${words}`, 'buy_djinn', { djinn: 'leta' });
    return {
      ...answer,
      said: {
        ...answer.said,
        key: 'answer.buy.djinn',
        args: { djinn: { is: 'named', sort: 'djinn', word: 'leta' }, payment: { is: 'paid', words } },
      },
    };
  };
  const baal = testAnswer('buy baal', 'buy_djinn', { djinn: 'baal' });
  ask(testLook({ question: testQuestion('last'), legal: [paying('elder elder'), paying('elder fakir'), baal] }));
  const leta = djinnCard('leta');
  const offer = screen.getByRole('group', { name: t('djinn.leta') });
  expect(offer.textContent).toContain(`${t('count.points', { n: leta.points })} · ${leta.about}`);
  expect(
    within(offer)
      .getAllByRole('button')
      .map((one) => one.textContent.trim().replaceAll('\u00a0', ' ')),
  ).toEqual([t('payment.elder elder'), t('payment.elder fakir')]);
  expect(screen.getByRole('button', { name: /^buy baal / }).textContent).toContain(djinnCard('baal').about);
});

test('a preview says why it asks and waits for an answer', async () => {
  ask(testLook());
  table.play('pick b1');
  listener.hear({
    ...{ type: 'preview', id: 'id1', version: 1, action: 'pick b1', ends: 'luck' },
    look: testLook({ legal: [] }),
    gains: { gold: -3, tiles: 5 },
  });
  expect(await screen.findByText('This reveals something new.')).toBeTruthy();
  expect(screen.getByText(/Tiles \+5, Gold −3/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(sent.at(-1)).toMatchObject({ action: 'pick b1', sure: true });
});

test('before the last answer of all one reads that the game is over then', async () => {
  ask(testLook({ question: testQuestion('last'), legal: [testAnswer('pass', 'pass')] }));
  table.play('pass');
  listener.hear({
    ...{ type: 'preview', id: 'id1', version: 1, action: 'pass', ends: 'end' },
    look: testLook({ legal: [] }),
    gains: {},
  });
  expect(await screen.findByText('This ends the game.')).toBeTruthy();
});

test('a meeple in hand explains itself', async () => {
  const onexplain = vi.fn();
  listener.hear(testScene(1, 0, ['bid 3'], testSowing()));
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined, onexplain });
  await fireEvent.keyDown(screen.getByRole('radio', { name: '1 Elder' }), { key: 'i' });
  expect(onexplain).toHaveBeenCalledWith(expect.objectContaining({ kind: 'tribe', word: 'white', how: 'asked' }));
});

test('a seat that is not asked reads which one is', () => {
  ask(testLook({ question: testQuestion('kill', 2), legal: [] }));
  expect(screen.getByText('Dinar is choosing a victim.')).toBeTruthy();
});

test('taking back is offered as the server allows it', () => {
  ask(testLook({ undo: 'ask' }));
  expect(screen.getByRole('button', { name: 'Ask to undo' })).toBeTruthy();
});

test('of equal cards to buy one button is enough, in the order of the row', () => {
  const words = { is: 'counted', sort: 'card' } as const;
  const legal = (['silk', 'fish', 'silk'] as const).map((card, place) => {
    const said = { key: 'answer.take.cards', args: { what: { ...words, counts: { [card]: 1 } } } };
    return testAnswer(`buy ${place + 1}`, 'buy_card', { said, places: [place + 1], cards: [card] });
  });
  ask(testLook({ question: testQuestion('take cards'), legal }));
  const offered = screen.getAllByRole('button', { name: /^Take/ }).map((one) => one.dataset['answer']);
  expect(offered).toEqual(['buy 1', 'buy 2']);
});

test('which of equal cards is bought matters where others stand between them', () => {
  const two = (...places: number[]): Answer =>
    testAnswer(`buy ${places.join(' ')}`, 'buy_two', {
      places,
      cards: places.flatMap((place) => row[place - 1] ?? []),
    });
  const row = ['fakir', 'fish', 'fakir', 'silk'] as const;
  const asked = { key: 'ask.tile.large market', args: { reach: 6, gold: 6 } };
  const look = testLook({ question: testQuestion('tile'), asked, legal: [two(1, 2), two(2, 3)] });
  look.position.cards.row = [...row];
  ask(look);
  expect(screen.getAllByRole('button', { name: /^buy/ })).toHaveLength(1);
  expect(screen.queryByText(t('answer.group.places'))).toBeNull(); // either way the same cards stay, in the same order
  cleanup();
  ask({ ...look, legal: [two(1, 4), two(3, 4)] });
  expect(screen.getAllByRole('button', { name: /^buy/ })).toHaveLength(1);
  expect(screen.getByText(t('answer.group.places'))).toBeTruthy();
});

test('a whim that can be taken says what it pays and wants, and how near one is', () => {
  const legal = [testAnswer('take whim', 'take_whim', { whim: 'w03' }), testAnswer('pass', 'pass')];
  const asked = { key: 'ask.tile.city' };
  ask(testLook({ question: testQuestion('tile'), asked, legal, features: [{ elders: 1 }, null] }));
  expect(screen.getByText('It pays 5 gold as soon as you have: 3 Elders (1 of 3).')).toBeTruthy();
});

test('many answers that buy the same cards are one button', async () => {
  const said = {
    key: 'answer.take.cards',
    args: { what: { is: 'counted', sort: 'card', counts: { fakir: 2 } } },
  } as const;
  const legal = [2, 3, 4, 5, 6, 7, 8].map((place) =>
    testAnswer(`buy 1 ${place}`, 'buy_two', { said, places: [1, place], cards: ['fakir', 'fakir'] }),
  );
  ask(testLook({ question: testQuestion('take cards'), legal }));
  await fireEvent.click(screen.getByRole('button', { name: 'Take: 2 × Fakir' }));
  expect(played()).toEqual(['buy 1 2']);
});

test('undo and hint stay in their places, first, also where they do nothing', () => {
  listener.hear({ ...testHello(), hints: true });
  ask(testLook({ undo: 'no' }));
  const [undo, hint] = screen.getAllByRole<HTMLButtonElement>('button');
  expect([undo?.textContent.trim(), undo?.disabled]).toEqual(['Undo', true]);
  expect([hint?.textContent.trim(), hint?.disabled]).toEqual(['Hint', false]);
});

test('an undo that takes bots back too says so', () => {
  ask(testLook({ undo: 'free' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  cleanup();
  ask(testLook({ undo: 'free', undoes: 2 }));
  expect(screen.getByRole('button', { name: 'Undo (with 2 bot turns)' })).toBeTruthy();
});

test('bids with Fakirs are folded in, where they are many', () => {
  const cheaper = [3, 5, 8, 12, 18].map((price) =>
    testAnswer(`bid ${price} paying 1 fakir`, 'bid', { price, fakirs: 1 }),
  );
  ask(
    testLook({
      question: testQuestion('bid'),
      legal: [testAnswer('bid 0', 'bid'), testAnswer('bid 3', 'bid', { price: 3 }), ...cheaper],
    }),
  );
  expect(screen.getByText('Cheaper with Fakirs (5)')).toBeTruthy();
});

test('many sets of cards are put together card by card', async () => {
  const goods = ['silk', 'fish', 'wheat', 'spice', 'papyrus'] as const;
  const legal = goods.flatMap((one, place) =>
    goods.slice(place + 1).map((other) => testAnswer(`give ${one} ${other}`, 'give_cards', { cards: [one, other] })),
  );
  const look = testLook({ question: testQuestion('give cards'), legal });
  const [own] = look.position.seats;
  if (own) own.cards = Object.fromEntries(goods.map((good) => [good, 1]));
  ask(look);
  expect(screen.getByText('All answers (10)')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Fish, / }));
  await fireEvent.click(screen.getByRole('button', { name: /^Spice, / }));
  const [set] = screen.getAllByRole('button', { name: 'give fish spice' });
  if (set) await fireEvent.click(set);
  expect(played()).toEqual(['give fish spice']);
});

test('a market of many cards is bought from card by card', async () => {
  const pairs = [1, 2, 3, 4].flatMap((one) => [2, 3, 4, 5].filter((other) => other > one).map((other) => [one, other]));
  const row = ['silk', 'fakir', 'fish', 'silk', 'wheat', 'ivory'] as const;
  const legal = pairs.map((places) => {
    const cards = places.flatMap((place) => row[place - 1] ?? []);
    return testAnswer(`buy ${places.join(' ')}`, 'buy_two', { places, cards });
  });
  const asked = { key: 'ask.tile.large market', args: { reach: 6, gold: 6 } };
  const look = testLook({ question: testQuestion('tile'), asked, legal });
  look.position.turn = { step: 'tile', seat: 1, at: 'b2' };
  look.position.cards.row = [...row];
  ask(look);
  expect(screen.queryByRole('button', { name: /^Ivory/ })).toBeNull(); // beyond the market's reach
  const silk = screen.getByRole('button', { name: /^2 × Silk, / });
  const fish = screen.getByRole('button', { name: /^Fish/ });
  expect(fish.textContent).toContain('Fish'); // the picture alone is not enough
  await fireEvent.click(fish);
  expect(screen.getByRole('status').textContent).toBe('Choose one more card.');
  // News of the table, with the same answers, leaves the choice as it is.
  listener.hear(testScene(1, 0, ['bid 3'], { ...look, legal: structuredClone(legal) }));
  await tick();
  expect(screen.getByRole('status').textContent).toBe('Choose one more card.');
  await fireEvent.click(silk);
  expect(screen.queryByRole('status')).toBeNull();
  // A third card takes the place of the first.
  await fireEvent.click(silk);
  expect(fish.getAttribute('aria-pressed')).toBe('false');
  const [two] = screen.getAllByRole('button', { name: 'buy 1 4' });
  if (two) await fireEvent.click(two);
  expect(played()).toEqual(['buy 1 4']);
});

test('a free seat says so, and a person who left is away only after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const look = testLook({ question: testQuestion('bid', 2), legal: [] });
  const chairs = (present: boolean, taken = present): Scene['chairs'] => [
    { kind: 'here', name: 'Amira', level: null, present: true, taken: true, devices: 1 },
    { kind: 'link', name: 'Dinar', level: null, present, taken, devices: taken ? 1 : 0 },
  ];
  listener.hear({ ...testScene(1, 0, [], look), chairs: chairs(false) });
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
  expect(await screen.findByText(/^Dinar’s seat is still free\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Let a bot play instead' })).toBeTruthy();
  listener.hear({ type: 'present', chairs: chairs(true) });
  await tick();
  listener.hear({ type: 'present', chairs: chairs(false, true) });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(screen.queryByText(/away for a while/)).toBeNull();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.getByText('Dinar has been away for a while. Let a bot take over?')).toBeTruthy();
  vi.useRealTimers();
});

const proposal = { seat: 1, waiting: [2], length: 0, chair: null, level: null, what: 'undo' as const };

test('the seat that made a proposal can withdraw it, the others cannot', async () => {
  listener.hear({ ...testScene(1, 0, [], testLook()), proposal });
  const { unmount } = render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(sent.at(-1)).toMatchObject({ type: 'vote', seat: 1, agrees: false });
  unmount();
  listener.hear({ ...testScene(2, 0, [], testLook()), proposal: { ...proposal, seat: 2, waiting: [1] } });
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
  expect(screen.getByRole('button', { name: 'Agree' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('who is asked whether something may be taken back reads what that is', async () => {
  const scene = testScene(3, 0, ['bid 0', 'bid 0', 'bid 0']);
  const bids = [2, 1, 2].map((seat, number) => ({
    ...{ number, last: number },
    said: { key: 'log.bid', args: { name: { is: 'player' as const, seat }, price: 0 } },
  }));
  const chapters = [{ ...testChapter(0), lines: bids }];
  listener.hear({ ...scene, chapters, proposal: { ...proposal, seat: 2, waiting: [1], length: 1 } });
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
  expect(await screen.findByText('This would undo:')).toBeTruthy();
  const box = screen.getByRole('alertdialog');
  expect([...box.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Amira bids 0.', 'Dinar bids 0.']);
});

test('a bot is offered although an undo waits for a person who is away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const look = testLook({ question: testQuestion('bid', 2), legal: [], undo: 'ask' });
  const [amira] = testScene(1, 0, []).chairs;
  const away = { kind: 'link', name: 'Dinar', level: null, present: false, taken: true, devices: 0 } as const;
  const chairs = amira ? [amira, away] : [];
  listener.hear({ ...testScene(1, 0, [], look), chairs, proposal });
  render(Question, { table, choice, names: ['Amira', 'Dinar'], news: '', onshow: () => undefined });
  await vi.advanceTimersByTimeAsync(31_000);
  await fireEvent.click(await screen.findByRole('button', { name: 'Let a bot take over?' }));
  expect(sent.at(-1)).toMatchObject({ type: 'substitute', chair: 2 });
  const taking = { ...proposal, length: null, chair: 2, level: 'greedy', what: 'bot' } as const;
  listener.hear({ ...testScene(2, 0, [], look), chairs, proposal: taking });
  await tick();
  expect(screen.queryByRole('button', { name: 'Let a bot take over?' })).toBeNull();
  vi.useRealTimers();
});

test('an advice is followed step by step without asking again', async () => {
  ask(testLook());
  const drop = { text: 'drop red a2', waypoint: { tile: 'a2', colour: 'red' } } as const;
  table.adviser.plans = [[{ text: 'pick b1', waypoint: { tile: 'b1' } }, drop]];
  expect((await screen.findByAltText('Assassin')).closest('p')?.textContent.replace(/\s+/g, ' ').trim()).toBe(
    'b1 → a2',
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Continue with this advice' }));
  expect(played()).toEqual(['pick b1']);
  expect(sent.some(({ type }) => type === 'hint')).toBe(false);
});

test('going on plays what can be read: the rest of a move, but not what follows it', async () => {
  ask(testLook());
  const play = vi.spyOn(table, 'playPlan').mockImplementation(() => undefined);
  const move = ['pick b1', 'drop red a2'].map((text) => ({ text, waypoint: { tile: text.slice(-2) } }));
  const more = ['kill green c3', 'pass'].map((text) => ({ text, waypoint: null }));
  table.adviser.plans = [[...move, ...more]];
  await fireEvent.click(await screen.findByRole('button', { name: 'Continue with this advice' }));
  expect(play).toHaveBeenLastCalledWith(move);
  table.adviser.plans = [[{ text: 'pick a1', waypoint: null }, ...more]];
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Continue with this advice' }));
  expect(play).toHaveBeenLastCalledWith([{ text: 'pick a1', waypoint: null }]);
});

test('the hand offers the meeples that the tile can take', async () => {
  const look = testSowing();
  look.position.turn.hand = 'WRG';
  ask({ ...look, legal: [...look.legal, testAnswer('drop green b1', 'drop', { tile: 'b1', colours: ['green'] })] });
  const offered = (): (string | null)[] =>
    screen
      .getAllByRole<HTMLButtonElement>('radio')
      .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      .map((one) => one.getAttribute('aria-label'));
  expect(offered()).toEqual(['1 Elder', '1 Merchant', '1 Assassin']);
  choice.choose('a2');
  await tick();
  expect(offered()).toEqual(['1 Elder', '1 Assassin']);
  choice.cancel();
  await tick();
  expect(offered()).toHaveLength(3);
});

test('an answer that waits for the connection is named', async () => {
  ask(testLook());
  table.play('pick a1');
  listener.changed('lost', 1006);
  expect(await screen.findByText(/^Waiting for the connection: pick a1/)).toBeTruthy();
});

test('bids say their place once, and each its price', async () => {
  const bid = (price: number, place: number, last: number): Answer => ({
    ...testAnswer(`bid ${price}`, 'bid', { price }),
    said: { key: 'answer.bid', args: { price, place, last, later: last - place } },
  });
  const legal = [bid(0, 2, 3), bid(1, 2, 3), bid(8, 1, 1)];
  ask(testLook({ question: testQuestion('bid'), legal }));
  expect(screen.getAllByText(/^Place/).map((one) => one.textContent)).toEqual(['Place 2–3', 'Place 1']);
  await fireEvent.click(screen.getByRole('button', { name: 'Bid 1 (place 2–3)' }));
  expect(played()).toEqual(['bid 1']);
});
