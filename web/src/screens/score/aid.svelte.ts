/** The score aid at work: the draft, what there is in the game, and the score when it is counted. */

import type { PlainKey } from '../../i18n';
import { ApiError, checkValues, countScore, errorSaid, findPlace, inPlay } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { place } from '../../lib/place.svelte';
import type { InPlay, ScoreCounted, ValuesFound } from '../../wire/types';
import { changed, fitted, fresh, keepDraft, keptDraft, tallyOf, type Draft, type Entry } from './draft';

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
      const player = placeOf(error)?.player;
      if (player !== undefined) this.change({ step: player + 1 });
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
    const said = errorSaid(error);
    const { player, what } = placeOf(error) ?? {};
    if (!what) return said;
    return player === undefined
      ? `${said} ${t(what)}`
      : `${said} ${t('tally.check', { name: this.names[player] ?? '', what: t(what) })}`;
  }
}

/** Whose entry the server refuses, and where on the page it is. */
function placeOf(error: unknown): { player?: number; what: PlainKey | undefined } | null {
  if (!(error instanceof ApiError) || error.error !== 'TallyError') return null;
  const [, player, field = ''] = /^players(?:\[(\d)\])?\.(\w+)/.exec(error.text) ?? [];
  return { ...(player !== undefined && { player: Number(player) }), what: PARTS[field] };
}

/** Where on the page an entry of the server's errors is. */
const PARTS: Readonly<Record<string, PlainKey>> = {
  ...{ gold: 'score.gold', viziers: 'score.viziers', elders: 'score.elders', artisans: 'score.artisans' },
  ...{ cards: 'tally.part.goods', djinns: 'tally.part.djinns', thieves: 'tally.part.thieves' },
  ...{ items: 'tally.part.items', tiles: 'tally.part.tiles', tent_reds: 'tally.part.tent' },
  ...{ palms: 'score.palms', palaces: 'score.palaces', lake_palms: 'score.palms', lake_palaces: 'score.palaces' },
};
