/** What the people at this browser are awaited for. */

import { stageOf } from '../rematch/rematch';
import type { Scene } from '../wire/types';

export type Due = 'turn' | 'vote' | 'rematch' | 'over' | null;

export function dueOf(scene: Scene | undefined, yours: readonly number[], isAsked: boolean): Due {
  if (!scene || !yours.length) return null;
  if (scene.look.end) return stageOf(scene.rematch, yours) === 'asked' ? 'rematch' : 'over';
  if (scene.proposal?.waiting.some((seat) => yours.includes(seat))) return 'vote';
  const stands = scene.closed || scene.time?.waits === true || scene.time?.state === 'paused';
  return isAsked && !stands ? 'turn' : null;
}

/** Says whether what is due now is news; what was due when the page came is none. */
export class Bell {
  #last: Due | undefined;

  hear(due: Due): boolean {
    const isNews = this.#last !== undefined && due !== null && due !== this.#last;
    this.#last = due;
    return isNews;
  }
}
