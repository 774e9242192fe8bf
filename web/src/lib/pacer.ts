/** Shows what comes one after the other, with pauses in which an eye can follow; the more waits, the shorter they are. */

import type { Motion } from './settings.svelte';

const PAUSES: Readonly<Record<Motion, number>> = { full: 620, reduced: 350, off: 0 };
/** From so many on everything is shown at once: nobody wants to watch an hour of moves. */
const TOO_MANY = 12;

export class Pacer<Thing> {
  readonly #show: (thing: Thing) => void;
  readonly #motion: () => Motion;
  #waiting: Thing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (thing: Thing) => void, motion: () => Motion) {
    this.#show = show;
    this.#motion = motion;
  }

  /** Shows it when those before have been seen; `atOnce` (an own answer) does not wait for their pause to end. */
  add(thing: Thing, atOnce = false): void {
    this.#waiting.push(thing);
    if (!PAUSES[this.#motion()] || this.#waiting.length > TOO_MANY) this.#showAll();
    else if (this.#timer === undefined || (atOnce && this.#waiting.length === 1)) this.#next();
  }

  clear(): void {
    this.stop();
    this.#waiting = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #showAll(): void {
    this.stop();
    const all = this.#waiting;
    this.#waiting = [];
    for (const thing of all) this.#show(thing);
  }

  #next(): void {
    this.stop();
    const thing = this.#waiting.shift();
    if (thing === undefined) return;
    const pause = PAUSES[this.#motion()] / Math.max(1, this.#waiting.length - 2);
    this.#timer = setTimeout(() => {
      this.#next();
    }, pause);
    this.#show(thing);
  }
}
