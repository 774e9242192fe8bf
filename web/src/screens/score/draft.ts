/** What people have entered so far. Without components; the server counts and checks, here entries only stay within what there is. */

import { BASE_GAME, readKind, type Kind } from '../../lib/setup';
import { asList, asObject, store, stored } from '../../lib/storage';
import { LONGEST_NAME, LOSSES, SEAT_COUNTS, SOLO } from '../../wire/catalogue';
import type { Entered, InPlay, Owned, Rival, ValuesFound } from '../../wire/types';

/** All entries of a player. */
export type Entry = Required<Omit<Owned, 'name'>>;
/** Things of which a player has a number of each kind, and those which there is once. */
export type Heap = 'cards' | 'items' | 'tiles';
export type Unique = 'djinns' | 'thieves';
export type Amount = 'viziers' | 'elders' | 'artisans' | 'palms' | 'palaces';

export interface Draft {
  readonly kind: Kind;
  /** One for each seat there can be, so that a player who goes and comes back is who they were; likewise the entries. */
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
  readonly yazid: Required<Rival>;
  /** The text of a file with values from the box, an empty one for ours, or null for those of the server. */
  readonly values: string | null;
  /** 0 while the game is chosen, then the player who enters, then one more for the sheet. */
  readonly step: number;
}

const KEY = 'naqala.score';
const MOST = Math.max(...SEAT_COUNTS);

const AMOUNTS: readonly Amount[] = ['viziers', 'elders', 'artisans', 'palms', 'palaces'];
const HEAPS: readonly Heap[] = ['cards', 'items', 'tiles'];
const UNIQUES: readonly Unique[] = ['djinns', 'thieves'];

export const nothing = (): Entry => ({
  ...{ gold: 0, viziers: 0, elders: 0, artisans: 0, palms: 0, palaces: 0, lake_palms: 0, lake_palaces: 0 },
  ...{ cards: {}, items: {}, tiles: {}, djinns: [], thieves: [], tent_reds: null },
});

export const fresh = (kind: Kind = BASE_GAME, names: readonly string[] = Array<string>(MOST).fill('')): Draft => ({
  ...{ kind, names, step: 0, yazid: { viziers: 0, lost: null }, values: null },
  entries: Array.from({ length: MOST }, nothing),
});

const counts = (heap: object): Readonly<Record<string, number>> => heap as Readonly<Record<string, number>>;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const size = (heap: object): number => sum(Object.values(counts(heap)));

/** How many of a kind of thing a player has. */
export const owned = (entry: Entry, heap: Heap, word: string): number => counts(entry[heap])[word] ?? 0;

const others = (entries: readonly Entry[], player: number): readonly Entry[] =>
  entries.filter((_, index) => index !== player);

/** The most that is left for a player; what the others have is gone. */
export const mostOf = (there: InPlay, entries: readonly Entry[], player: number, what: Amount): number =>
  Math.max(0, there[what] - sum(others(entries, player).map((entry) => entry[what])));

/** The most tiles of a player: with the tent on the board, or without. */
export const pieces = ({ tent, camels }: InPlay, { tent_reds }: Entry): number =>
  tent && tent_reds !== null ? tent.tiles : camels;

export function mostOfHeap(there: InPlay, entries: readonly Entry[], player: number, heap: Heap, word: string): number {
  const left = (counts(there[heap])[word] ?? 0) - sum(others(entries, player).map((one) => owned(one, heap, word)));
  const entry = entries[player];
  if (heap !== 'tiles' || !entry) return Math.max(0, left);
  const room = pieces(there, entry) - size(entry.tiles) + owned(entry, heap, word);
  return Math.max(0, Math.min(left, room));
}

/** The other player who has a thing that there is once. */
export function holder(entries: readonly Entry[], player: number, unique: Unique, word: string): number | null {
  const found = entries.findIndex(
    (entry, index) => index !== player && entry[unique].some((one: string) => one === word),
  );
  return found < 0 ? null : found;
}

export const withNumber = (entry: Entry, heap: Heap, word: string, n: number): Entry => ({
  ...entry,
  [heap]: Object.fromEntries(Object.entries({ ...entry[heap], [word]: n }).filter(([, number]) => number > 0)),
});

export function toggled(entry: Entry, unique: Unique, word: string): Entry {
  const has: readonly string[] = entry[unique];
  return { ...entry, [unique]: has.includes(word) ? has.filter((one) => one !== word) : [...has, word] };
}

/** What is by the lake is never more than there is. */
const settled = (entry: Entry, { lake }: InPlay): Entry => ({
  ...entry,
  ...Object.fromEntries(lake.map(({ near, of }) => [near, Math.min(entry[near], entry[of])])),
});

/** The entries without what is not in this game, and without more than there is; earlier players come first. */
export function fitted(entries: readonly Entry[], there: InPlay): Entry[] {
  const fit: Entry[] = [];
  for (const wish of entries) {
    const before = fit.length;
    const reds = there.tent && wish.tent_reds !== null ? Math.min(wish.tent_reds, there.tent.reds) : null;
    fit.push({ ...nothing(), gold: wish.gold, tent_reds: reds });
    const put = (change: (entry: Entry) => Entry): void => {
      fit[before] = change(fit[before] ?? nothing());
    };
    for (const what of AMOUNTS) {
      const n = Math.min(wish[what], mostOf(there, fit, before, what));
      put((entry) => ({ ...entry, [what]: n }));
    }
    for (const heap of HEAPS)
      for (const word of Object.keys(wish[heap])) {
        const n = Math.min(owned(wish, heap, word), mostOfHeap(there, fit, before, heap, word));
        put((entry) => withNumber(entry, heap, word, n));
      }
    for (const unique of UNIQUES)
      for (const word of wish[unique] as readonly string[])
        if (there[unique].some((one: string) => one === word) && holder(fit, before, unique, word) === null)
          put((entry) => toggled(entry, unique, word));
    for (const { near } of there.lake) put((entry) => ({ ...entry, [near]: wish[near] }));
    put((entry) => settled(entry, there));
  }
  return fit;
}

/** The draft after a change of a player's entries. */
export const changed = (draft: Draft, there: InPlay, player: number, entry: Entry): Draft => ({
  ...draft,
  entries: draft.entries.map((one, index) => (index === player ? settled(entry, there) : one)),
});

/** The entries as the server wants them. */
export function tallyOf(
  { kind, entries, yazid }: Draft,
  names: readonly string[],
  values: ValuesFound['values'] = {},
): Entered {
  const players = entries.slice(0, kind.seats).map((entry, index) => ({ ...entry, name: names[index] ?? '' }));
  const tally: Entered = { expansions: [...kind.expansions], promos: [...kind.promos], players, values };
  return kind.seats === SOLO.seats ? { ...tally, yazid } : tally;
}

// What is kept on this browser

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asNumber = (value: unknown, most = Infinity): number =>
  Number.isInteger(value) && (value as number) >= 0 ? Math.min(value as number, most) : 0;

function readEntry(kept: unknown): Entry {
  const found = asObject(kept);
  const heap = (name: Heap): object =>
    Object.fromEntries(Object.entries(asObject(found[name])).map(([word, n]) => [word, asNumber(n, 99)]));
  const amounts = [...AMOUNTS, 'lake_palms', 'lake_palaces'].map((name) => [name, asNumber(found[name], 99)]);
  return {
    ...nothing(),
    ...(Object.fromEntries(amounts) as Pick<Entry, Amount>),
    gold: asNumber(found['gold']),
    ...{ cards: heap('cards'), items: heap('items'), tiles: heap('tiles') },
    djinns: asList(found['djinns']).filter((one): one is Entry['djinns'][number] => typeof one === 'string'),
    thieves: asList(found['thieves']).filter((one): one is Entry['thieves'][number] => typeof one === 'string'),
    tent_reds: typeof found['tent_reds'] === 'number' ? asNumber(found['tent_reds'], 99) : null,
  };
}

/** What was entered, checked; a fresh draft when it makes no sense. */
export function keptDraft(): Draft {
  const kept = asObject(stored(KEY));
  const kind = readKind(kept['kind']);
  if (!kind) return fresh();
  const names = fresh().names.map((_, index) => asText(asList(kept['names'])[index]).slice(0, LONGEST_NAME));
  const yazid = asObject(kept['yazid']);
  return {
    ...fresh(kind, names),
    entries: fresh().entries.map((_, index) => readEntry(asList(kept['entries'])[index])),
    yazid: { viziers: asNumber(yazid['viziers'], 99), lost: LOSSES.find((one) => one === yazid['lost']) ?? null },
    values: typeof kept['values'] === 'string' ? kept['values'] : null,
    step: Math.min(asNumber(kept['step'], MOST + 1), kind.seats + 1),
  };
}

export const keepDraft = (draft: Draft): void => {
  store(KEY, draft);
};
