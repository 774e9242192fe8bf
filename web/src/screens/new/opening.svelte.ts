/** A table that is about to be opened: who sits there, and the server's answer. */

import { Attempt } from '../../lib/attempt.svelte';
import type { ChairWanted, TableOpened } from '../../wire/types';
import { go } from '../../lib/router.svelte';
import { nameProblems, wantedChairs, type ChairDraft } from '../../lib/setup';
import { keepLinks } from '../../panels/links';

export class Opening extends Attempt {
  /** The table, if there are links to hand out before the page goes there. */
  opened = $state.raw<TableOpened>();

  readonly #chairs: () => readonly ChairDraft[];

  constructor(chairs: () => readonly ChairDraft[]) {
    super();
    this.#chairs = chairs;
  }

  get wanted(): ChairWanted[] {
    return wantedChairs(this.#chairs());
  }

  get isPossible(): boolean {
    return !this.isBusy && nameProblems(this.wanted.map(({ name }) => name)).every((one) => !one);
  }

  /** Opens the table and goes there, unless there are links to hand out first. */
  async open(make: (chairs: ChairWanted[]) => Promise<TableOpened>): Promise<void> {
    await this.run(async () => {
      const made = await make(this.wanted);
      keepLinks(made.id, made.invitations);
      if (Object.keys(made.invitations).length) this.opened = made;
      else go(`/table/${made.id}`);
    });
  }
}
