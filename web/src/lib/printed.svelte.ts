/** What is printed on cards and tiles: the catalogue, with what values from the box change in the game on this page. */

import {
  DJINNS,
  FACTS,
  ITEMS,
  THIEVES,
  TILES,
  WHIMS,
  type DjinnWord,
  type ItemWord,
  type ThiefWord,
  type TileWord,
  type WhimWord,
} from '../wire/catalogue';
import type { DjinnPrinted, ItemPrinted, Look, PrintedSeen, TilePrinted, WhimPrinted } from '../wire/types';

let given = $state.raw<PrintedSeen>({});
/** Only while `printedWith` runs. */
let instead: PrintedSeen | null = null;

/** What values from the box change. */
export const printedInPlay = (): PrintedSeen => instead ?? given;

/** From now on the page shows this game; without one, none. */
export function printFor(look?: Pick<Look, 'printed'> | null): void {
  const printed = look?.printed ?? {};
  if (JSON.stringify(printed) !== JSON.stringify(given)) given = printed;
}

/** Runs with these changes instead of those in play. */
export function printedWith<Result>(printed: PrintedSeen, run: () => Result): Result {
  const before = instead;
  instead = printed;
  try {
    return run();
  } finally {
    instead = before;
  }
}

export const djinnPrinted = (djinn: DjinnWord): DjinnPrinted => printedInPlay().djinns?.[djinn] ?? DJINNS[djinn];
export const itemPrinted = (item: ItemWord): ItemPrinted => printedInPlay().items?.[item] ?? ITEMS[item];
export const thiefPoints = (thief: ThiefWord): number => (printedInPlay().thieves?.[thief] ?? THIEVES[thief]).points;
export const whimPrinted = (whim: WhimWord): WhimPrinted => printedInPlay().whims?.[whim] ?? WHIMS[whim];
export const tilePrinted = (face: TileWord): TilePrinted => printedInPlay().tiles?.[face] ?? TILES[face];

/** The numbers of the game that texts tell. */
export const factsInPlay = (): typeof FACTS => ({ ...FACTS, ...printedInPlay().facts });
