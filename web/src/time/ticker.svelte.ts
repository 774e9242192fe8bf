/** The clocks of a table from moment to moment. */

import type { TableState } from '../lib/table.svelte';
import { leftOf } from './left';

/** Milliseconds between two looks. */
const PAUSE = 250;

export class Ticker {
  #now = $state(performance.now());
  /** When the server told the clocks before the connection was lost: they stand until it tells them again. */
  #old: number | undefined;
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Begins to tick; returns how it ends. */
  start(): () => void {
    const timer = setInterval(() => {
      const { connection, timeAt } = this.#table;
      if (connection !== 'open') this.#old = timeAt;
      if (timeAt !== this.#old) this.#now = performance.now();
    }, PAUSE);
    return () => {
      clearInterval(timer);
    };
  }

  /** The seconds a seat has left; null where there is no clock. */
  left(seat: number): number | null {
    const { time, timeAt } = this.#table;
    return time ? leftOf(time, seat, Math.max(0, (this.#now - timeAt) / 1000)) : null;
  }
}
