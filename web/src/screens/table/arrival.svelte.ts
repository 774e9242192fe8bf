/** How this browser comes to its seat at a table: by a seat link, from the lobby, or not at all. And how it loses it. */

import { errorSaid, sit, watch } from '../../lib/api';
import { readFragment } from '../../lib/fragment';
import { t } from '../../lib/i18n.svelte';
import type { TableState } from '../../lib/table.svelte';

export class Arrival {
  /** The seat this browser has just come to by its link. */
  invited = $state<number | null>(null);
  /** The seat this browser has lost. */
  #unseated = $state<number | null>(null);
  #refusal = $state('');
  readonly #table: TableState;

  constructor(table: TableState) {
    this.#table = table;
    table.onunseated = (seat) => (this.#unseated = seat);
  }

  /** Comes to the table now, and again with every seat link that is opened on this page. Returns the function that stops it. */
  begin(): () => void {
    let isGone = false;
    const enter = async (given: URLSearchParams): Promise<void> => {
      const seat = await this.#takeSeat(given);
      if (isGone) return;
      // Connects anew where a spectator takes a seat: the old connection may be that of a stranger.
      this.#table.start();
      // Spectators find the table again too.
      watch(this.#table.id).catch(() => undefined);
      if (seat === null) return;
      this.invited = seat;
      const { name } = await (await import('../../me/me')).knownMe();
      if (name) this.#table.rename(seat, name);
    };
    const stopReading = readFragment(['seat', 'joined'], (given) => void enter(given));
    return () => {
      isGone = true;
      stopReading();
    };
  }

  /** A seat link is exchanged for the seat. From the lobby a person comes with a seat. */
  async #takeSeat(given: URLSearchParams): Promise<number | null> {
    const secret = given.get('seat');
    this.#refusal = '';
    try {
      if (secret) return (await sit(this.#table.id, secret)).seat;
    } catch (error) {
      this.#refusal = errorSaid(error);
    }
    return Number(given.get('joined')) || null;
  }

  /** The seat whose person is to be greeted: until they have played. */
  get welcomed(): number | null {
    const { invited } = this;
    const { watching, log } = this.#table;
    if (invited === null || watching !== invited || this.#table.isBot(invited)) return null;
    return log.some(({ seat }) => seat === invited) ? null : invited;
  }

  /** Why there is no seat, in words. */
  get problem(): string {
    if (this.#refusal) return this.#refusal;
    const seat = this.#unseated ?? 0;
    const chair = this.#table.chairs[seat - 1];
    if (!chair || this.#table.yours.includes(seat)) return '';
    const why = this.#table.isBot(seat) ? 'bot' : chair.taken ? 'moved' : 'link';
    return t(`ui.unseated.${why}`, { name: chair.name });
  }

  dismiss(): void {
    [this.#refusal, this.#unseated] = ['', null];
  }
}
