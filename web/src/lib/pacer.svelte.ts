/** Shows scenes one after the other, with pauses for the eye; a person can skip them. */

import { pauseOf, type Beat } from './pace';
import type { Motion, Pace } from './settings.svelte';

export class Pacer<Thing> {
  /** How many things are here and not yet shown. */
  waiting = $state(0);
  readonly #show: (thing: Thing) => void;
  readonly #beatOf: (thing: Thing) => Beat;
  readonly #motion: () => Motion;
  readonly #speed: () => Pace;
  #queue: { readonly thing: Thing; readonly beat: Beat }[] = [];
  /** What was shown last, and when; and when the first thing of its turn was. */
  #shown: Beat | undefined;
  #shownAt = 0;
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    show: (thing: Thing) => void,
    beat: (thing: Thing) => Beat,
    motion: () => Motion,
    speed: () => Pace = () => 'normal',
  ) {
    this.#show = show;
    this.#beatOf = beat;
    this.#motion = motion;
    this.#speed = speed;
  }

  /** Shows it when those before have been seen; `atOnce` (an own answer) does not wait for the last pause to end. */
  add(thing: Thing, atOnce = false): void {
    this.#queue.push({ thing, beat: this.#beatOf(thing) });
    this.waiting = this.#queue.length;
    if (this.#motion() === 'off') this.skip();
    else if (this.#timer === undefined || (atOnce && this.waiting === 1)) {
      this.#next();
      // People know what they did themselves.
      if (atOnce) this.#began = -Infinity;
    }
    // The more of a turn is known, the shorter is each of its pauses.
    else this.#wait();
  }

  /** Shows at once all that is here. What is shown may `clear` the rest. */
  skip(): void {
    while (this.#queue.length) this.#next();
    this.stop();
  }

  clear(): void {
    this.stop();
    this.#queue = [];
    this.waiting = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.stop();
    const next = this.#queue.shift();
    if (!next) return;
    this.waiting = this.#queue.length;
    this.#shownAt = performance.now();
    if (this.#shown?.turn !== next.beat.turn) this.#began = this.#shownAt;
    this.#shown = next.beat;
    this.#wait();
    this.#show(next.thing);
  }

  #wait(): void {
    this.stop();
    if (!this.#shown) return;
    const beats = this.#queue.map(({ beat }) => beat);
    const pause = pauseOf(this.#shown, beats, this.#shownAt - this.#began, this.#motion(), this.#speed());
    const left = this.#shownAt + pause - performance.now();
    this.#timer = setTimeout(
      () => {
        if (this.#motion() === 'off') this.skip();
        else this.#next();
      },
      Math.max(0, left),
    );
  }
}
