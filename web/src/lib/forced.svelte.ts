/** The only answer there is: it is seen for a moment and then given by itself. */

import type { Answer } from '../wire/types';

/** So long it is seen. */
const SEEN_MS = 900;

export class Forced {
  answer = $state.raw<Answer | null>(null);
  readonly #give: (answer: Answer) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(give: (answer: Answer) => void) {
    this.#give = give;
  }

  /** What is forced now, if anything is; what was before is forgotten. */
  set(answer: Answer | null): void {
    this.stop();
    this.answer = answer;
    if (!answer) return;
    this.#timer = setTimeout(() => {
      this.answer = null;
      this.#give(answer);
    }, SEEN_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.answer = null;
  }
}
