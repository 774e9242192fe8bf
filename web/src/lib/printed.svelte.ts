/** What is printed on cards and tiles: the catalogue, with the values from the box in the game on this page (docs/values.md). */

import {
  DJINNS,
  FACTS,
  ITEMS,
  THIEVES,
  TILES,
  WHIMS,
  type DjinnWord,
  type FeatureWord,
  type ItemWord,
  type ThiefWord,
  type TileWord,
  type WhimWord,
} from '../wire/catalogue';
import type { Json, Options } from '../wire/types';

/** By path; only what differs from the catalogue. */
export type Values = Readonly<Record<string, Json>>;

let given = $state.raw<Values>({});
/** Only while `printedWith` runs. */
let instead: Values | null = null;

/** The values from the box that are in play. */
export const valuesInPlay = (): Values => instead ?? given;

/** From now on the page shows a game with these options; without options none. */
export function printFor(options?: Pick<Options, 'values'>): void {
  const values = options?.values ?? {};
  if (JSON.stringify(values) !== JSON.stringify(given)) given = values;
}

/** Runs with these values instead of those in play. */
export function printedWith<Result>(values: Values, run: () => Result): Result {
  const before = instead;
  instead = values;
  try {
    return run();
  } finally {
    instead = before;
  }
}

function numberAt(path: string, usual: number): number {
  const value = valuesInPlay()[path];
  return typeof value === 'number' ? value : usual;
}

/** A list among the values in play: the prices of a track, the edges of workshops. */
export function listAt(path: string): (string | number)[] | null {
  const value = valuesInPlay()[path];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : null;
}

interface DjinnPrinted {
  readonly points: number;
  /** With the Artisans. */
  readonly revised: number;
  readonly own: number;
  readonly other: number;
}

/** A card with a revised version differs only there. */
export function djinnPrinted(djinn: DjinnWord): DjinnPrinted {
  const { points, revised, replaced, at, own, other } = DJINNS[djinn];
  return {
    points: replaced ? points : numberAt(at, points),
    revised: numberAt(at, revised),
    own: numberAt(at.replace(/vp$/, 'own'), own),
    other: numberAt(at.replace(/vp$/, 'other'), other),
  };
}

export function itemPrinted(item: ItemWord): { readonly points: number; readonly copies: number } {
  const { points, copies, at } = ITEMS[item];
  return { points: numberAt(`${at}.vp`, points), copies: numberAt(`${at}.copies`, copies) };
}

export const thiefPoints = (thief: ThiefWord): number => numberAt(THIEVES[thief].at, THIEVES[thief].points);

const TRACK = 'whims.five_player_track';

/** The numbers of the game that texts tell. */
export function factsInPlay(): typeof FACTS {
  const track = listAt(TRACK);
  // In order, so equal prices stand side by side: the second of each says that there are several.
  const isSecond = (price: string | number, place: number): boolean =>
    price !== 0 && track?.[place - 1] === price && track[place - 2] !== price;
  const prices = track?.filter(isSecond);
  return { ...FACTS, thief: thiefPoints('ziad'), doubled: prices?.join(', ') ?? FACTS.doubled };
}

interface WhimPrinted {
  readonly needs: Readonly<Partial<Record<FeatureWord, number>>>;
  readonly gold: number;
}

/** The server has checked the values, so a card has the shape of one. */
export const whimPrinted = (whim: WhimWord): WhimPrinted =>
  (valuesInPlay()[WHIMS[whim].at] as unknown as WhimPrinted | undefined) ?? WHIMS[whim];

type Colour = (typeof TILES)[TileWord]['colour'];

export function tileColour(face: TileWord): Colour {
  const value = valuesInPlay()[TILES[face].at];
  return value === 'blue' || value === 'red' ? value : TILES[face].colour;
}

const WORKSHOP_EDGES = 'artisans.workshop_mountains';

/** How many tiles of a face there are. */
export function tileCount(face: TileWord): number {
  const { kind, count, mountains } = TILES[face];
  const edges = listAt(WORKSHOP_EDGES);
  if (kind !== 'workshop' || !edges) return count;
  return edges.filter((one) => `${one}`.toLowerCase() === mountains).length;
}
