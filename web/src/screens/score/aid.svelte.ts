/** The score aid at work: the draft, what there is in the game, and the score when it is counted. */

import { checkValues, countScore, errorSaid, findPlace, inPlay, tallyFault } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { place } from '../../lib/place.svelte';
import type { InPlay, ScoreCounted, ValuesFound } from '../../wire/types';
import { changed, fitted, fresh, keepDraft, keptDraft, tallyOf, type Draft, type Entry } from './draft';
import { faultSaid } from './faults';

export class Aid {
  draft = $state.raw<Draft>(keptDraft());
  there = $state.raw<InPlay>();
  /** The values from the box that the game is counted with. */
  box = $state.raw<ValuesFound>({ values: {}, printed: {} });
  counted = $state.raw<ScoreCounted>();
  problem = $state('');

  get seats(): number {
    return this.draft.kind.seats;
  }

  /** Those who play, under the name they have or would have. */
  get names(): string[] {
    return this.draft.names
      .slice(0, this.seats)
      .map((name, index) => name.trim() || t('tally.player', { n: index + 1 }));
  }

  get entries(): readonly Entry[] {
    return this.draft.entries.slice(0, this.seats);
  }

  change(part: Partial<Draft>): void {
    this.draft = { ...this.draft, ...part };
    keepDraft(this.draft);
  }

  enter(player: number, entry: Entry): void {
    if (this.there) this.change(changed(this.draft, this.there, player, entry));
  }

  /** Goes to a step, with what it needs. If that cannot be reached, says why and goes to the player whose entries do not fit. */
  async go(step: number): Promise<void> {
    this.problem = '';
    try {
      if (step > 0) await this.#prepare();
      if (step > this.seats) this.counted = await countScore(tallyOf(this.draft, this.names, this.box.values));
      this.change({ step });
    } catch (error) {
      this.problem = this.#said(error);
      const player = tallyFault(error)?.player ?? null;
      if (player !== null) this.change({ step: player + 1 });
      else if (this.draft.step > this.seats) this.change({ step: this.seats });
    }
  }

  /** Everything from the beginning, with the same people. */
  async restart(): Promise<void> {
    this.change({ ...fresh(this.draft.kind, this.draft.names), values: this.draft.values });
    await this.go(0);
  }

  async #prepare(): Promise<void> {
    const { seats, expansions, promos } = this.draft.kind;
    this.box = await this.#findBox();
    this.there = await inPlay(seats, expansions, promos, this.box.values);
    this.change({ entries: [...fitted(this.entries, this.there), ...this.draft.entries.slice(seats)] });
  }

  async #findBox(): Promise<ValuesFound> {
    const { values } = this.draft;
    if (values) return await checkValues(values);
    if (values === null) await findPlace();
    return values === null ? place : { values: {}, printed: {} };
  }

  /** What does not fit is named by whose it is and what it is. */
  #said(error: unknown): string {
    const fault = tallyFault(error);
    if (!fault) return errorSaid(error);
    const name = this.names[fault.player ?? -1];
    return name === undefined ? faultSaid(fault) : t('tally.check', { name, what: faultSaid(fault) });
  }
}
