/** The only answer there is: it is seen for a moment and then given by itself. */

import type { Answer } from '../wire/types';

/** So long it is seen. */
const SEEN_MS = 900;
/** So long afterwards a press may still be meant for it. */
const MEANT_MS = 1500;

export class Forced {
  answer = $state.raw<Answer | null>(null);
  readonly #give: (answer: Answer) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #given: { readonly answer: Answer; readonly at: number } | undefined;

  constructor(give: (answer: Answer) => void) {
    this.#give = give;
  }

  /** What is forced now, if anything is; what was before is forgotten. */
  set(answer: Answer | null): void {
    this.stop();
    this.answer = answer;
    if (!answer) return;
    this.#timer = setTimeout(() => {
      this.now();
    }, SEEN_MS);
  }

  /** Gives it at once. */
  now(): void {
    const { answer } = this;
    if (!answer) return;
    this.stop();
    this.#given = { answer, at: performance.now() };
    this.#give(answer);
  }

  /** Whether a press on the tile is meant for the answer that is or was just given by itself. */
  isMeant(tile: string): boolean {
    const { answer, at } = this.#given ?? { answer: null, at: 0 };
    return this.answer?.tile === tile || (answer?.tile === tile && performance.now() - at < MEANT_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.answer = null;
  }
}
