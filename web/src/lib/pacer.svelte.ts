/** Shows scenes one after the other, with pauses for the eye; a person can skip them. */

import { pauseOf, showOf, type SceneTime } from './pace';
import type { Motion, Pace } from './settings.svelte';

/** What others did, what was done here, or what was missed and is not shown piece by piece. */
export type Arrival = 'others' | 'own' | 'missed';

export class Pacer<Thing> {
  /** How many things are here and not yet shown. */
  waiting = $state(0);
  /** With the thing: whether it stays in sight for long. */
  readonly #show: (thing: Thing, isSeen: boolean) => void;
  readonly #timeOf: (thing: Thing) => SceneTime;
  readonly #motion: () => Motion;
  readonly #speed: () => Pace;
  #queue: { readonly thing: Thing; readonly time: SceneTime }[] = [];
  /** What was shown last, and when; and when the first thing of its turn was, shows left out. */
  #shown: SceneTime | undefined;
  #shownAt = 0;
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    show: (thing: Thing, isSeen: boolean) => void,
    timeOf: (thing: Thing) => SceneTime,
    motion: () => Motion,
    speed: () => Pace = () => 'normal',
  ) {
    this.#show = show;
    this.#timeOf = timeOf;
    this.#motion = motion;
    this.#speed = speed;
  }

  /** Shows it when those before have been seen; an own answer does not wait for the last pause to end. */
  add(thing: Thing, arrival: Arrival = 'others'): void {
    this.#queue.push({ thing, time: this.#timeOf(thing) });
    this.waiting = this.#queue.length;
    const isOwn = arrival === 'own';
    if (this.#motion() === 'off' || arrival === 'missed') this.skip();
    else if (this.#timer === undefined || (isOwn && this.waiting === 1)) {
      this.#next(true);
      // People know what they did themselves.
      if (isOwn) this.#began = -Infinity;
    }
    // The more of a turn is known, the shorter is each of its pauses.
    else this.#wait();
  }

  /** Shows at once all that is here. What is shown may `clear` the rest. */
  skip(): void {
    while (this.#queue.length) this.#next(false);
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

  #next(isSeen: boolean): void {
    this.stop();
    const next = this.#queue.shift();
    if (!next) return;
    this.waiting = this.#queue.length;
    this.#shownAt = performance.now();
    if (this.#shown?.turn !== next.time.turn) this.#began = this.#shownAt;
    else this.#began += showOf(this.#shown, this.#motion(), this.#speed());
    this.#shown = next.time;
    this.#wait();
    this.#show(next.thing, isSeen);
  }

  #wait(): void {
    this.stop();
    if (!this.#shown) return;
    const waiting = this.#queue.map(({ time }) => time);
    const spent = Math.max(0, this.#shownAt - this.#began);
    const pause = pauseOf(this.#shown, waiting, spent, this.#motion(), this.#speed());
    const left = this.#shownAt + pause - performance.now();
    this.#timer = setTimeout(
      () => {
        if (this.#motion() === 'off') this.skip();
        else this.#next(true);
      },
      Math.max(0, left),
    );
  }
}
