/** Counts a score sheet out for the eye: one line after the other, until a person presses anything. */

import { FACTORS } from '../../lib/pace';
import { paceNow, settings } from '../../lib/settings.svelte';

/** Milliseconds for a line at the usual pace. */
const LINE = 420;

export class Counting {
  /** How many lines are in sight. */
  seen = $state(0);
  readonly #lines: number;
  readonly #ondone: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lines: number, ondone: () => void) {
    this.#lines = lines;
    this.#ondone = ondone;
  }

  /** With less motion all lines are in sight at once. */
  start(): void {
    if (settings.motion === 'full') this.#wait();
    else this.finish();
  }

  get isDone(): boolean {
    return this.seen >= this.#lines;
  }

  finish(): void {
    this.stop();
    if (this.isDone) return;
    this.seen = this.#lines;
    this.#ondone();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.seen + 1 >= this.#lines) {
        this.finish();
        return;
      }
      this.seen += 1;
      this.#wait();
    }, FACTORS[paceNow()] * LINE);
  }
}
