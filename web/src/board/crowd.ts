/**
 * Which drawn figure is which from one view to the next, so that it is seen to walk. Views may be many actions apart, so this asks
 * for no rule: a figure that is missing in one place and one of its colour that is new in another are drawn as the same.
 */

import type { Colour } from '../lib/answers';
import { coloursOf } from '../lib/words';

export interface Meeple {
  readonly id: number;
  readonly colour: Colour;
  /** A tile, or `HAND`. */
  readonly place: string;
  /** Left the board with the last change: still drawn, so that it can fade. */
  readonly isGone: boolean;
}

export const HAND = 'hand';

/** By place, which colours stand there. */
export type Standing = ReadonlyMap<string, readonly Colour[]>;

export function standing(board: Readonly<Record<string, { meeples?: string }>>, hand: string): Standing {
  const found = new Map<string, Colour[]>();
  for (const [tile, { meeples }] of Object.entries(board)) if (meeples) found.set(tile, coloursOf(meeples));
  if (hand) found.set(HAND, coloursOf(hand));
  return found;
}

/** Takes the first of this colour; one in the hand goes before those on tiles, so that drops start from the hand. */
function takeFrom(free: Meeple[], colour: Colour, place: string): Meeple | undefined {
  const fits = free.filter((meeple) => meeple.colour === colour);
  const best = (place === HAND ? undefined : fits.find((meeple) => meeple.place === HAND)) ?? fits[0];
  if (best) free.splice(free.indexOf(best), 1);
  return best;
}

export class Crowd {
  #meeples: Meeple[] = [];
  #next = 1;

  /** The meeples as they stand now. */
  update(now: Standing): Meeple[] {
    const free = this.#meeples.filter((meeple) => !meeple.isGone);
    const kept: Meeple[] = [];
    const missing: { colour: Colour; place: string }[] = [];
    for (const [place, colours] of now) {
      for (const colour of colours) {
        const at = free.findIndex((meeple) => meeple.place === place && meeple.colour === colour);
        const [same] = at < 0 ? [] : free.splice(at, 1);
        if (same) kept.push(same);
        else missing.push({ colour, place });
      }
    }
    for (const { colour, place } of missing) {
      const moved = takeFrom(free, colour, place);
      kept.push(moved ? { ...moved, place } : { id: this.#next++, colour, place, isGone: false });
    }
    const gone = free.map((meeple) => ({ ...meeple, isGone: true }));
    this.#meeples = [...kept, ...gone].sort((one, other) => one.id - other.id);
    return this.#meeples;
  }
}
