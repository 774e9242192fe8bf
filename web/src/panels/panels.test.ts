import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api';
import { testAnswer, testQuestion } from '../lib/testing';
import type { Chapter, Line, Danger, Look, Solo, Yazid as Rival } from '../wire/types';
import { asking, chairs, look, position } from './samples';
import Djinns from './Djinns.svelte';
import Explain from './Explain.svelte';
import Hand from './Hand.svelte';
import Log from './Log.svelte';
import Cards from './hand/Cards.svelte';
import Market from './Market.svelte';
import Seats from './Seats.svelte';
import Track from './Track.svelte';
import Yazid from './Yazid.svelte';

const press = (name: RegExp | string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

test('seats show what is public', async () => {
  const onexplain = vi.fn();
  render(Seats, { look, chairs, yours: [1], onexplain });
  const [amira, bastian, chloe] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  if (!amira || !bastian || !chloe) throw new Error('a seat is missing');
  expect(amira.getAttribute('aria-current')).toBe('true');
  expect(within(amira).getByRole('button', { name: '42 gold' })).toBeTruthy();
  expect(within(bastian).getByRole('button', { name: 'gold hidden' })).toBeTruthy();
  expect(within(bastian).getByText('(bot: Expert)')).toBeTruthy();
  expect(within(bastian).getByTitle('Score so far').textContent).toMatch(/53 \+ \?/);
  expect(within(chloe).getByText('away')).toBeTruthy();
  await fireEvent.click(within(bastian).getByRole('button', { name: 'Marid' }));
  expect(onexplain).toHaveBeenCalledWith(expect.objectContaining({ kind: 'djinn', word: 'marid', how: 'asked' }));
});

test('no seat is asked before the game begins, and why a person has left is said', () => {
  const left = chairs.map(
    (chair, place) => ({ ...chair, level: 'expert' as const, gone: true, left: place ? 'time' : 'resigned' }) as const,
  );
  render(Seats, { look, chairs: left, yours: [1], stands: true });
  const [amira, bastian] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  if (!amira || !bastian) throw new Error('a seat is missing');
  expect(amira.getAttribute('aria-current')).toBeNull();
  expect(within(amira).getByText('You resigned')).toBeTruthy();
  expect(within(amira).getByText('(bot: Expert)')).toBeTruthy();
  expect(within(bastian).getByText('ran out of time')).toBeTruthy();
});

test('while an answer waits for confirmation, its seat is still the one that is asked', () => {
  const preview: Look = { ...look, question: testQuestion('bid', 2) };
  const bids = { turn: { step: 'bid' } } as const;
  const before = { ...asking('bid', { ...bids, bid_track: [1, 2, 3] }), next: 1 };
  const after = asking('bid', { ...bids, bid_track: [2, 3] });
  render(Seats, { look: preview, now: look, chairs, yours: [1] });
  const [amira, bastian] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(amira?.getAttribute('aria-current')).toBe('true');
  expect(bastian?.getAttribute('aria-current')).toBeNull();
  expect(screen.queryByText('Bastian is thinking…')).toBeNull();
  render(Track, { look: after, now: before, chairs, legal: [], onbid: vi.fn() });
  expect(screen.getByText('Next: you')).toBeTruthy();
});

test('one can say another name, and is told why not', async () => {
  const onrename = vi.fn();
  const { rerender } = render(Seats, { look, chairs, yours: [1, 2], onrename });
  expect(screen.getAllByRole('button', { name: 'Change name' })).toHaveLength(1); // not the bot's
  await press('Change name');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  expect(document.activeElement).toBe(field);
  await fireEvent.input(field, { target: { value: 'Chloé' } });
  expect(screen.getByRole('alert').textContent).toBe('Another player at this table already has this name.');
  await press('Save');
  expect(onrename).not.toHaveBeenCalled();
  await fireEvent.input(field, { target: { value: ' Zoé ' } });
  await press('Save');
  expect(onrename).toHaveBeenCalledWith(1, 'Zoé');
  await rerender({ nameError: new ApiError('OptionsError', '') });
  expect(screen.getByRole('alert').textContent).toBe('This name cannot be used here.');
  const named = chairs.map((chair, place) => (place ? chair : { ...chair, name: 'Zoé' }));
  await rerender({ chairs: named, nameError: null });
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change name' }));
  });
});

test('Escape leaves a name as it was', async () => {
  const onrename = vi.fn();
  render(Seats, { look, chairs, yours: [1], onrename });
  await press('Change name');
  await fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your name' }), { key: 'Escape' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onrename).not.toHaveBeenCalled();
});

test('a seat that is played on two devices says so', () => {
  const two = chairs.map((chair, place) => (place === 2 ? { ...chair, devices: 2 } : { ...chair, devices: 1 }));
  render(Seats, { look, chairs: two, yours: [1] });
  expect(screen.getAllByText(/device/).map((found) => found.textContent)).toEqual(['2 devices']);
});

test('a place of the track is bid for by pressing it', async () => {
  const onbid = vi.fn();
  const bidding = asking('bid', { turn: { step: 'bid' } });
  const legal = [
    testAnswer('bid 0', 'bid'),
    testAnswer('bid 1', 'bid', { price: 1 }),
    testAnswer('bid 8', 'bid', { price: 8 }),
    testAnswer('bid 8 paying 1 fakir', 'bid', { price: 8, fakirs: 1 }),
  ];
  render(Track, { look: bidding, chairs, legal, onbid });
  await press(/^bid 0/);
  expect(onbid).toHaveBeenLastCalledWith('bid 0');
  await press(/^bid 8/);
  await press('bid 8 paying 1 fakir');
  expect(onbid).toHaveBeenLastCalledWith('bid 8 paying 1 fakir');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place for 5 gold: Chloé' }).disabled).toBe(true);
});

test('cards of the row are bought, one or two at a time', async () => {
  const onplay = vi.fn();
  const { rerender } = render(Market, {
    look,
    legal: [
      testAnswer('pass', 'pass'),
      testAnswer('buy 1', 'buy_card', { places: [1] }),
      testAnswer('buy 2', 'buy_card', { places: [2] }),
      testAnswer('buy 3', 'buy_card', { places: [3] }),
    ],
    onplay,
  });
  await press(/^Card 2 of the row: Fish/);
  expect(onplay).toHaveBeenLastCalledWith('buy 2');
  await rerender({
    legal: [
      testAnswer('pass', 'pass'),
      testAnswer('buy 1 2', 'buy_two', { places: [1, 2] }),
      testAnswer('buy 1 5', 'buy_two', { places: [1, 5] }),
      testAnswer('buy 2 5', 'buy_two', { places: [2, 5] }),
    ],
  });
  await press(/^Card 5 /);
  expect(onplay).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Choose one more card.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Card 5 / }).getAttribute('aria-pressed')).toBe('true');
  await press(/^Card 2 /);
  expect(onplay).toHaveBeenLastCalledWith('buy 2 5');
});

test('the Horn lays the cards of the row in order', async () => {
  const onplay = vi.fn();
  const horn = { ...asking('horn'), question: testQuestion('horn', 1, { count: 1 }) };
  render(Market, {
    look: horn,
    legal: [
      testAnswer('next fish', 'next', { cards: ['fish'], spots: [2] }),
      testAnswer('next silk', 'next', { cards: ['silk'], spots: [5] }),
    ],
    onplay,
  });
  await press(/^Card 5 of the row: Silk/);
  expect(onplay).toHaveBeenLastCalledWith('next silk');
});

test('a djinn with two prices asks which', async () => {
  const onplay = vi.fn();
  const onexplain = vi.fn();
  const legal = [
    testAnswer('pass', 'pass'),
    testAnswer('buy jafaar paying elder elder', 'buy_djinn', { djinn: 'jafaar', source: 'open' }),
    testAnswer('buy jafaar paying elder fakir', 'buy_djinn', { djinn: 'jafaar', source: 'open' }),
    testAnswer('buy shaum paying elder elder', 'buy_thief', { thief: 'shaum', source: 'open' }),
  ];
  render(Djinns, { look, legal, onplay, onexplain });
  await press(/^Jafaar/);
  await press('buy jafaar paying elder fakir');
  expect(onplay).toHaveBeenLastCalledWith('buy jafaar paying elder fakir');
  await press(/^Thief: Shaum/);
  expect(onplay).toHaveBeenLastCalledWith('buy shaum paying elder elder');
  await press('Sloar');
  expect(onexplain).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'djinn', word: 'sloar' }));
});

test('the whim of the city and the item pile are taken where they lie', async () => {
  const onplay = vi.fn();
  const city = asking('tile', { turn: { step: 'tile', seat: 1, at: 'a2' } });
  const { rerender } = render(Djinns, {
    look: city,
    legal: [testAnswer('pass', 'pass'), testAnswer('take whim', 'take_whim', { whim: 'w07', source: 'open' })],
    onplay,
  });
  await press(/^Waiting on a2/);
  expect(onplay).toHaveBeenLastCalledWith('take whim');
  await rerender({ look, legal: [testAnswer('craft paying artisan', 'craft')] });
  await press(/^9 items in the pile/);
  expect(onplay).toHaveBeenLastCalledWith('craft paying artisan');
});

test('the hand uses djinns and plays items; sales are a matter of the question', async () => {
  const onplay = vi.fn();
  const legal = [
    testAnswer('sell fish', 'sell', { cards: ['fish'] }),
    testAnswer('sell silk', 'sell', { cards: ['silk'] }),
    testAnswer('sell silk fish', 'sell', { cards: ['silk', 'fish'] }),
    testAnswer('use enki paying elder', 'use', { djinn: 'enki', source: 'own' }),
    testAnswer('use enki paying fakir', 'use', { djinn: 'enki', source: 'own' }),
    testAnswer('play lamp', 'play', { item: 'lamp', source: 'own' }),
    testAnswer('pass', 'pass'),
  ];
  render(Hand, { look: asking('last'), legal, onplay });
  expect(screen.queryByRole('button', { name: /^(sell|use|play)/ })).toBeNull();
  await press(/^Enki/);
  await press('use enki paying fakir');
  expect(onplay).toHaveBeenLastCalledWith('use enki paying fakir');
  expect(screen.queryByRole('button', { name: /^use/ })).toBeNull();
  await press(/^Fabulous Lamp/);
  expect(onplay).toHaveBeenLastCalledWith('play lamp');
  expect(screen.getByText('2 of 5')).toBeTruthy();
});

test('two cards of one kind can be given', async () => {
  const onplay = vi.fn();
  render(Hand, {
    look: asking('give cards'),
    legal: [
      testAnswer('give silk fish', 'give_cards', { cards: ['silk', 'fish'], source: 'own' }),
      testAnswer('give fish fish', 'give_cards', { cards: ['fish', 'fish'], source: 'own' }),
      testAnswer('give fish fakir', 'give_cards', { cards: ['fish', 'fakir'], source: 'own' }),
    ],
    onplay,
  });
  await press(/^2 × Fish/);
  expect(screen.getByRole('status').textContent).toBe('Choose one more card.');
  await press(/^2 × Fish/);
  await press(/^give fish fish/);
  expect(onplay).toHaveBeenLastCalledWith('give fish fish');
});

test('where fewer cards are an answer too, no more need be chosen', async () => {
  const answers = [
    testAnswer('sell fish', 'sell', { cards: ['fish'] }),
    testAnswer('sell silk fish', 'sell', { cards: ['silk', 'fish'] }),
  ];
  render(Cards, { name: 'Goods', look, cards: { silk: 1, fish: 1 }, answers, onplay: vi.fn() });
  await press(/^Fish/);
  expect(screen.getByRole('status').textContent).toBe('You can choose one more card.');
});

test('what lies aside is kept by pressing it', async () => {
  const onplay = vi.fn();
  const aside = asking('keep item', { aside: { items: { ring: 1, precious9: 1 } } });
  render(Hand, {
    look: aside,
    legal: [
      testAnswer('keep ring', 'keep_item', { item: 'ring', source: 'aside' }),
      testAnswer('keep precious9', 'keep_item', { item: 'precious9', source: 'aside' }),
    ],
    onplay,
  });
  expect(screen.getByRole('heading', { name: 'To choose from' })).toBeTruthy();
  await press(/^Rebirth Ring/);
  expect(onplay).toHaveBeenLastCalledWith('keep ring');
});

test('the hand says what an item does that waits there', () => {
  const seats = look.position.seats.map((seat) => ({ ...seat, items: { talisman: 1, precious9: 1 } }));
  render(Hand, { look: { ...look, position: { ...look.position, seats } }, legal: [], onplay: vi.fn() });
  screen.getByText(/^Tempest Talisman: Move one of your camels/);
  expect(screen.queryByText(/It has no power/)).toBeNull();
});

test('spectators have no hand', () => {
  const { container } = render(Hand, { look: { ...look, seat: null }, legal: [], onplay: vi.fn() });
  expect(container.textContent).toBe('');
});

const line = (number: number): Pick<Line, 'number' | 'last'> => ({ number, last: number });
const bids: Chapter = {
  ...{ kind: 'bids', number: 0, round: 1, title: { key: 'log.round', args: { n: 1 } } },
  lines: [{ ...line(0), said: { key: 'log.bid', args: { name: { is: 'player', seat: 2 }, price: 3 } } }],
};
const turnOf = (seat: number, number: number, lines: Line[]): Chapter => ({
  ...{ kind: 'turn', number, round: 1, seat, lines },
  title: { key: 'log.turn', args: { name: { is: 'player', seat } } },
});
const moved = (seat: number, number: number, from: string, to: string): Line => ({
  ...{ ...line(number), last: number + 1, seat },
  said: { key: 'log.move', args: { name: { is: 'player', seat }, from, to } },
  pictures: [{ sort: 'tribe', word: 'white', tile: to, unnamed: true }],
});

test('the log tells turns', () => {
  const collected: Line = {
    ...{ ...line(2), seat: 2 },
    said: {
      key: 'log.collects',
      args: {
        name: { is: 'player', seat: 2 },
        tile: 'c5',
        what: { is: 'counted', sort: 'tribe', counts: { white: 2 } },
      },
    },
    also: [
      { key: 'log.draw.meeple', args: { tile: 'c5', what: { is: 'counted', sort: 'tribe', counts: { red: 1 } } } },
    ],
  };
  render(Log, { chapters: [bids, turnOf(2, 1, [moved(2, 1, 'c4', 'c5'), collected])], chairs, viewer: 1 });
  const log = screen.getByRole('log');
  expect(within(log).getByText('Round 1')).toBeTruthy();
  expect(within(log).getByText('Bastian moves from c4 to c5.')).toBeTruthy();
  expect(within(log).getByAltText('Elder')).toBeTruthy();
  expect(within(log).getByText('Bastian collects 2 Elders on c5. From the bag to c5: 1 Assassin.')).toBeTruthy();
});

test('turns of the viewer are headed as such', () => {
  const chapters = [turnOf(1, 1, [moved(1, 1, 'c4', 'c5')]), turnOf(2, 3, [moved(2, 3, 'a1', 'a2')])];
  render(Log, { chapters, chairs, viewer: 1 });
  expect(screen.getAllByRole('heading').map((one) => one.textContent.trim())).toEqual(
    expect.arrayContaining(['Your turn', 'Bastian’s turn']),
  );
});

test('what people were told stays in the turn in which it was', () => {
  const chapters = [bids, turnOf(2, 1, [moved(2, 1, 'c4', 'c5')]), turnOf(1, 3, [moved(1, 3, 'a1', 'a2')])];
  const asides = [
    { number: 0, text: 'Amira resigns.' },
    { number: 3, text: 'Bastian refuses.' },
  ];
  render(Log, { chapters, chairs, viewer: 1, asides });
  const places = asides.map(({ text }) => screen.getByText(text).closest('section'));
  expect(places.map((one) => [...(one?.parentElement?.children ?? [])].indexOf(one as Element))).toEqual([0, 1]);
});

test('the log of a replay names later turns too, and goes to any of them', async () => {
  const chapters = [bids, turnOf(2, 1, [moved(2, 1, 'c4', 'c5')]), turnOf(1, 3, [moved(1, 3, 'a1', 'a2')])];
  const onseek = vi.fn();
  const { rerender } = render(Log, { chapters, at: 2, chairs, viewer: 1, onseek });
  const log = screen.getByRole('log');
  expect(within(log).getByText('Bastian bids 3.')).toBeTruthy();
  expect(within(log).queryByText(/moves from/)).toBeNull();
  const turns = within(log).getAllByRole('button');
  const [, now = log] = turns;
  expect(turns.map((turn) => turn.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(turns.map((turn) => turn.tabIndex)).toEqual([-1, 0, -1]);
  now.focus();
  await fireEvent.keyDown(now, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(turns[2]);
  await press(/^Your turn, round 1/);
  expect(onseek).toHaveBeenLastCalledWith(3);
  await rerender({ at: 3 });
  expect(within(log).getByText('Bastian moves from c4 to c5.')).toBeTruthy();
  expect(within(log).queryByText(/moves from a1/)).toBeNull();
});

test('an explanation is closed by its button and by Escape', async () => {
  const onclose = vi.fn();
  const { rerender } = render(Explain, { topic: { kind: 'djinn', word: 'enki', look }, onclose });
  const dialog = screen.getByRole('dialog', { name: 'Enki' });
  expect(within(dialog).getByText('Worth 8 points at the end')).toBeTruthy();
  expect(within(dialog).getByText('Its power costs 1 Elder or 1 Fakir')).toBeTruthy();
  await fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(onclose).toHaveBeenCalledTimes(2);
  await rerender({ topic: { kind: 'whim', word: 'w17', look, how: 'hover' } });
  expect(within(screen.getByRole('tooltip')).getByText('5 different goods in hand (2 of 5)')).toBeTruthy();
});

test('a tile says what all on it do', () => {
  render(Explain, { topic: { kind: 'tile', word: 'a1', look }, onclose: vi.fn() });
  const facts = screen.getAllByRole('listitem').map((found) => found.textContent);
  expect(facts.filter((fact) => /^\d+ (Vizier|Elder|Merchant|Builder|Assassin)s?: \w/.test(fact))).toHaveLength(
    new Set(look.position.board['a1']?.meeples).size,
  );
});

test.each([
  ['tile', 'a1', /Oasis/],
  ['tile', 'sacred 12', /Sacred Place/],
  ['tribe', 'green', /Merchants/],
  ['card', 'fakir', /Fakir/],
  ['card', 'goods', /Goods/],
  ['djinn', 'any', /Djinn/],
  ['item', 'precious7', /Precious item/],
  ['item', 'any', /Item/],
  ['thief', 'ziad', /Ziad/],
  ['whim', 'any', /Whim of the Sultan/],
  ['score', 'palms', /Palm trees/],
  ['piece', 'tent', /Tent/],
] as const)('%s %s explains itself', (kind, word, name) => {
  render(Explain, { topic: { kind, word, look }, onclose: vi.fn() });
  expect(screen.getByRole('dialog', { name }).querySelector('p')?.textContent).toBeTruthy();
});

test('Yazid shows what he wants and how near he is', async () => {
  const yazid: Rival = { camels: 3, viziers: 1, elders: 1, assassins: 4, fakirs: 0, djinns: ['boaz'] };
  const solo: Solo = { dice: [5, 6], targets: ['a1'], left: ['yazid'] };
  const said = { key: 'yazid.danger.assassins', args: { have: 4, most: 7 } };
  const dangers: Danger[] = [{ said, things: 'assassins', pips: [true, false], is_near: true }];
  const seen = { ...look, dangers, targets: ['a1'], position: { ...position, yazid, solo } };
  const { rerender } = render(Yazid, { look: seen });
  expect(screen.getByText('4 of 7 Assassins').closest('.near')?.querySelectorAll('.missing')).toHaveLength(1);
  expect(screen.getByText('He will clear: a1 (Oasis, 8)')).toBeTruthy();
  await rerender({ look: { ...look, position: { ...position, yazid, solo: { ...solo, left: [] } } } });
  expect(screen.getByText('He has cleared: a1 (Oasis, 8)')).toBeTruthy();
});
