import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Entered, TallyFault, InPlay } from '../../wire/types';
import Score from '../Score.svelte';
import { faultSaid } from './faults';
import {
  changed,
  fitted,
  fresh,
  keptDraft,
  mostOfHeap,
  nothing,
  tallyOf,
  withNumber,
  type Draft,
  type Entry,
} from './draft';

const THERE: InPlay = {
  cards: { ivory: 2, silk: 4, fakir: 18 },
  djinns: ['alamin', 'marid'],
  ...{ thieves: [], items: {}, tiles: { village: 5, 'sacred 15': 1 }, tent: null, lake: [] },
  ...{ gold: 10_000, viziers: 16, elders: 20, artisans: 0, palms: 12, palaces: 10, camels: 8 },
  ...{ revised: false, fakirs_with: 'alamin' },
};
const entry = (change: Partial<Entry>): Entry => ({ ...nothing(), ...change });

test('what others have is gone, and no player has more tiles than camels', () => {
  const entries = [entry({ tiles: { 'sacred 15': 1 }, cards: { ivory: 1 } }), entry({ tiles: { village: 3 } })];
  expect(mostOfHeap(THERE, entries, 1, 'tiles', 'sacred 15')).toBe(0);
  expect(mostOfHeap(THERE, entries, 1, 'cards', 'ivory')).toBe(1);
  expect(mostOfHeap({ ...THERE, camels: 4 }, entries, 1, 'tiles', 'village')).toBe(4);
});

test('the server says how many tiles a tent allows, and which buildings are part of others', () => {
  const shore: InPlay = {
    ...THERE,
    tent: { tiles: 6, reds: 7 },
    lake: [{ near: 'lake_palms', of: 'palms' }],
    camels: 4,
  };
  const full = [entry({ tiles: { village: 4 } }), entry({ tiles: {}, tent_reds: 9, palms: 2, lake_palms: 5 })];
  expect(mostOfHeap(shore, full.slice(0, 1), 0, 'tiles', 'sacred 15')).toBe(0);
  expect(mostOfHeap(shore, [entry({ tiles: { village: 5 }, tent_reds: 1 })], 0, 'tiles', 'sacred 15')).toBe(1);
  expect(fitted(full, shore)[1]).toMatchObject({ tent_reds: 7, palms: 2, lake_palms: 2 });
  const draft = { ...fresh(), entries: full };
  expect(changed(draft, shore, 1, entry({ palms: 1, lake_palms: 2 })).entries[1]?.lake_palms).toBe(1);
});

test('another game keeps what still exists', () => {
  const wish = [
    entry({
      artisans: 3,
      djinns: ['geb', 'marid'],
      tent_reds: 4,
      tiles: { workshop: 1, village: 4 },
      palms: 2,
      lake_palms: 2,
    }),
    entry({ djinns: ['marid'], tiles: { village: 4 }, viziers: 20, items: { precious9: 1 } }),
  ];
  expect(fitted(wish, THERE)).toEqual([
    entry({ djinns: ['marid'], tiles: { village: 4 }, palms: 2 }),
    entry({ tiles: { village: 1 }, viziers: 16 }),
  ]);
});

test('what is kept is read as far as it makes sense', () => {
  const draft = { ...fresh(), names: ['Ann', '', '', '', ''], step: 2, entries: [entry({ gold: 7 })] };
  const keptOf = (text: string): Draft => {
    localStorage.setItem('naqala.score', text);
    return keptDraft();
  };
  const read = keptOf(JSON.stringify(draft));
  expect([read.names[0], read.step, read.entries[0]?.gold, read.entries.length]).toEqual(['Ann', 2, 7, 5]);
  const five = { seats: 5, expansions: ['whims'], promos: [], fiveTrack: true };
  expect(keptOf(JSON.stringify({ ...draft, kind: five })).kind).toEqual(five);
  for (const nonsense of ['null', 'x', '[]', '{"kind":{"seats":5}}', '{"kind":{"seats":9}}'])
    expect(keptOf(nonsense)).toEqual(fresh());
  expect(
    keptOf('{"kind":{"seats":2},"entries":[{"gold":-3,"tiles":{"village":"many"},"djinns":[7]}],"step":99}'),
  ).toEqual({
    ...fresh({ seats: 2, expansions: [], promos: [], fiveTrack: false }),
    entries: [entry({ tiles: { village: 0 } }), nothing(), nothing(), nothing(), nothing()],
    step: 3,
  });
});

test('the server gets those who play, and Yazid in the solo game alone', () => {
  const draft = fresh();
  expect(tallyOf(draft, ['Ann', 'Bo', 'Cy']).players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
  expect(tallyOf(draft, []).yazid).toBeUndefined();
  expect(tallyOf({ ...draft, kind: { ...draft.kind, seats: 1 } }, ['Ann']).yazid).toEqual({ viziers: 0, lost: null });
  expect(withNumber(entry({ cards: { silk: 1 } }), 'cards', 'silk', 0).cards).toEqual({});
});

/** A server that counts gold, or refuses. */
function serve(refusal?: TallyFault): Entered[] {
  const sent: Entered[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (path === '/api/server') return Promise.resolve(new Response(JSON.stringify({ values: {}, printed: {} })));
    if (!body) return Promise.resolve(new Response(JSON.stringify(THERE)));
    const tally = JSON.parse(body) as Entered;
    sent.push(tally);
    if (refusal)
      return Promise.resolve(
        new Response(JSON.stringify({ error: 'TallyError', text: '', fault: refusal }), { status: 400 }),
      );
    const totals = tally.players.map(({ gold }) => gold ?? 0);
    const end = { totals, winners: [1], result: 'won', reasons: [] };
    return Promise.resolve(
      new Response(
        JSON.stringify({
          sheets: totals.map((gold) => ({ gold, total: gold })),
          sources: totals.map((gold) => ({ gold: gold ? [{ key: 'count.gold', args: { gold } }] : [] })),
          end,
        }),
      ),
    );
  });
  return sent;
}

const press = (name: string | RegExp): Promise<unknown> => fireEvent.click(screen.getByRole('button', { name }));

test('from player to player to the sheet; entries are kept', async () => {
  const sent = serve();
  const { unmount } = render(Score);
  await fireEvent.click(screen.getByRole('radio', { name: '2 seats' }));
  await fireEvent.input(screen.getByRole('textbox', { name: 'Player 1' }), { target: { value: 'Ann' } });
  await press('Start');
  await screen.findByRole('heading', { name: 'Ann: what do you own?' });
  await fireEvent.input(screen.getByRole('spinbutton', { name: 'Gold' }), { target: { value: '12' } });
  await press('Sacred Place 15: 0 of 1');
  await press('Marid');
  expect(screen.queryByRole('spinbutton', { name: /^Fakirs/ })).toBeNull();
  await press('Al-Amin');
  await fireEvent.input(screen.getByRole('spinbutton', { name: /^Fakirs/ }), { target: { value: '99' } });
  unmount();
  expect(keptDraft().entries[0]).toMatchObject({ gold: 12, djinns: ['marid', 'alamin'], cards: { fakir: 18 } });

  render(Score);
  await screen.findByRole('heading', { name: 'Ann: what do you own?' });
  await press('Pass to Player 2');
  await screen.findByRole('heading', { name: 'Player 2: what do you own?' });
  expect(screen.getByRole('button', { name: 'Marid (with Ann)' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Sacred Place 15: 0 of 0' })).toBeTruthy();
  await press('Show the score');
  expect(await screen.findByText(/Ann wins!/)).toBeTruthy();
  expect(sent[0]?.players[0]).toMatchObject({ name: 'Ann', gold: 12, tiles: { 'sacred 15': 1 } });
  expect(within(screen.getByRole('row', { name: /^Gold/ })).getAllByRole('cell')).toHaveLength(2);
  const sources = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent.trim());
  expect(sources).toEqual(['12 gold 12 points', 'nothing 0 points']);
  await press('Score another game');
  await press('Score another game');
  expect(keptDraft().entries[0]).toEqual(nothing());
  expect(keptDraft().names[0]).toBe('Ann');
});

test('entries that do not fit are named, and shown', async () => {
  serve({ why: 'between', field: 'tent_reds', player: 0, least: 1, most: 9 });
  render(Score);
  await fireEvent.click(screen.getByRole('radio', { name: '2 seats' }));
  await press('Start');
  await screen.findByRole('heading', { name: 'Player 1: what do you own?' });
  await press('Pass to Player 2');
  await screen.findByRole('heading', { name: 'Player 2: what do you own?' });
  await press('Show the score');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Player 1, please check your entries. Red tiles around the tent: with these tiles 1 to 9 are possible, you entered 0.',
  );
  expect(screen.getByRole('heading', { name: 'Player 1: what do you own?' })).toBeTruthy();
});

test('what all players together have too much of is named with its numbers', () => {
  const together = { why: 'together', got: 17, most: 16 } as const;
  expect(faultSaid({ ...together, field: 'viziers' })).toBe(
    'Viziers: there are only 16 in the game, but all players together have 17.',
  );
  const words = { djinns: 'marid', cards: 'silk', tiles: 'sacred 15', items: 'precious9', thieves: 'ziad' };
  const said = Object.entries(words).map(([field, word]) => faultSaid({ ...together, field, word }).split(':')[0]);
  expect(said).toEqual(['Marid', 'Silk', 'Sacred Place 15', 'Precious item (9)', 'Ziad']);
});
