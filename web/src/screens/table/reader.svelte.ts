/** What a screen reader is told at a table: the lines of the log that are new, and what is asked. */

import { Announcer, type Announced } from '../../lib/announcer.svelte';
import { hasText } from '../../lib/i18n.svelte';
import type { TableState } from '../../lib/table.svelte';
import { linesOf, lineTold } from '../../lib/told';
import { questionHeard } from './heard';

export class Reader {
  readonly #table: TableState;
  readonly #announcer = new Announcer();
  /** The length of the log at the last announcement. */
  #heard: number | null = null;

  constructor(table: TableState) {
    this.#table = table;
  }

  get said(): string {
    return this.#announcer.said;
  }

  /** Tells what is new now. */
  tell(): void {
    const { look, log, isAsked } = this.#table;
    if (!look || !hasText('log.turn')) return;
    const { length } = log;
    const lines = this.#linesFrom(Math.min(this.#heard ?? length, length));
    this.#announcer.hear(lines, questionHeard(this.#table), isAsked || !!look.end, () => (this.#heard = length));
  }

  stop(): void {
    this.#announcer.stop();
  }

  /** The lines of the log from the chapter on in which the action before this one happened. */
  #linesFrom(number: number): Announced[] {
    const { chapters, chairs } = this.#table;
    const first = Math.max(0, chapters.filter((chapter) => chapter.number < number).length - 1);
    return chapters.slice(first).flatMap((chapter, place) =>
      linesOf([chapter]).map((line, index) => ({
        key: `${first + place} ${index}`,
        text: lineTold(line, chairs),
      })),
    );
  }
}
