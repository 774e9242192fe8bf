/** The way from a finished game to the next one with the same people. */

import type { Hello, Look, RematchSeen, Scene, Wish } from '../wire/types';

/** The same game again; all move on one seat. */
export function sameAgain({ position }: Look, hello: Hello | undefined): Wish {
  const { expansions, promos, five_track } = position.options;
  return { expansions, promos, five_track, hints: hello?.hints ?? true, places: 'rotate' };
}

export type Stage = 'none' | 'waiting' | 'asked' | 'opened';

/** How far it is, for those who hold these seats: nothing is offered, others are waited for, one is asked, or it has begun. */
export function stageOf(rematch: RematchSeen | null, yours: readonly number[]): Stage {
  if (rematch?.opened) return 'opened';
  if (!rematch?.wish) return 'none';
  return rematch.waiting.some((seat) => yours.includes(seat)) ? 'asked' : 'waiting';
}

/** Says once which table to go to: when the rematch opens while one looks on. What opened before one came is only a link. */
export class Follower {
  #wasHere = false;

  hear(scene: Scene | undefined, yours: readonly number[]): string | null {
    if (!scene) return null;
    const opened = scene.rematch?.opened ?? null;
    const isNews = this.#wasHere && opened !== null && yours.length > 0;
    this.#wasHere = opened === null;
    return isNews ? opened : null;
  }
}
