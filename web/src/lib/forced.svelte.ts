/** The only answer there is: it is seen for a moment and then given by itself. */

import type { Answer } from '../wire/types';

/** So long it is seen. */
const SEEN_MS = 900;
/** So long afterwards a press may still be meant for it. */
const MEANT_MS = 1500;

export class Forced {
  answer = $state.raw<Answer | null>(null);
  /** Gives it, by itself or because of a press. */
  readonly #give: (answer: Answer, isPressed: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #given: { readonly answer: Answer; readonly at: number } | undefined;

  constructor(give: (answer: Answer, isPressed: boolean) => void) {
    this.#give = give;
  }

  /** What is forced now, if anything is; what was before is forgotten. */
  set(answer: Answer | null): void {
    this.stop();
    this.answer = answer;
    if (!answer) return;
    this.#timer = setTimeout(() => {
      this.now(false);
    }, SEEN_MS);
  }

  /** Gives it at once. */
  now(isPressed = true): void {
    const { answer } = this;
    if (!answer) return;
    this.stop();
    this.#given = { answer, at: performance.now() };
    this.#give(answer, isPressed);
  }

  /** Whether a press on the tile is meant for the answer that was given a moment ago. */
  isLate(tile: string): boolean {
    return !this.answer && this.#given?.answer.tile === tile && performance.now() - this.#given.at < MEANT_MS;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.answer = null;
  }
}
