/** Choosing an answer on the board: a tile, and where several answers name it, which of them. */

import { COLOURS, type Colour } from '../lib/answers';
import { UNSEEN_MS } from '../lib/presses';
import { t } from '../lib/i18n.svelte';
import type { TableState } from '../lib/table.svelte';
import { coloursOf } from '../lib/words';
import type { Answer } from '../wire/types';
import { byTile, carpetedIn, claimedIn, isByCarpet, tilesFor, victimOf } from './groups';
import type { Refused } from './refusal';

export class Choice {
  readonly #table: TableState;
  /** The colour a person has taken from the hand. */
  #wished = $state<Colour | null>(null);
  #asked = $state<string | null>(null);
  #askedAt = -Infinity;
  #refused = $state.raw<Refused | null>(null);
  /** The tile something is dragged over. */
  over = $state<string | null>(null);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** By tile, what can be answered; also the only answer, which a press need not wait for. */
  readonly #tiles = $derived.by(() => byTile(this.#table.forced ? [this.#table.forced] : this.#table.legal));

  /** The colours in hand while sowing. */
  readonly hand = $derived.by((): Colour[] => {
    const { look } = this.#table;
    return look?.question.ask === 'drop' ? coloursOf(look.position.turn.hand ?? '') : [];
  });

  /** The chosen colour; with one colour in hand there is nothing to choose. */
  get colour(): Colour | null {
    if (this.#wished && this.hand.includes(this.#wished)) return this.#wished;
    const kinds = COLOURS.filter((colour) => this.hand.includes(colour));
    return kinds.length === 1 ? (kinds[0] ?? null) : null;
  }

  set colour(colour: Colour | null) {
    this.#wished = colour;
    this.#asked = null;
    this.#refused = null;
  }

  /** The colours that can be dropped: on the tile that waits for one, or anywhere. */
  readonly fitting = $derived.by((): readonly string[] => {
    const answers = this.asked ? this.options : [...this.#tiles.values()].flat();
    return answers.flatMap(({ colours = [] }) => colours);
  });

  /** The tiles that can be chosen; with a chosen colour those where it can be dropped. */
  readonly targets = $derived.by(() => tilesFor(this.#tiles, this.colour));

  /** The tiles that would become the seat's. */
  readonly claims = $derived.by(() => claimedIn(this.#tiles));

  /** The tiles that only the Flying Carpet reaches. */
  readonly carpeted = $derived.by(() => carpetedIn(this.#tiles));

  /** The tile for which one of several answers is to be chosen. */
  get asked(): string | null {
    return this.#asked && this.#tiles.has(this.#asked) ? this.#asked : null;
  }

  get options(): readonly Answer[] {
    return this.#tiles.get(this.asked ?? '') ?? [];
  }

  /** What is asked at the chosen tile, in words; nothing where the question stays the same. */
  get question(): string | null {
    if (!this.asked) return null;
    if (this.carpeted.has(this.asked)) return t('board.carpet', { tile: this.asked });
    if (this.hand.length) return t('board.hand.drop', { tile: this.asked });
    const [kill, ...others] = this.options.filter(({ removes }) => removes);
    if (!kill) return null;
    const only = others.length ? undefined : victimOf(kill);
    if (only) return t('board.kill.again', { tribe: only, tile: this.asked });
    return t('board.victim', { tile: this.asked, n: (kill.colours ?? []).length });
  }

  /** The colours of meeples on the chosen tile that can be pressed where they stand: each is one answer. */
  readonly standing = $derived.by((): readonly string[] => {
    const { options } = this;
    const isEach = !this.hand.length && options.every(({ colours = [] }) => colours.length === 1);
    return isEach ? options.flatMap(({ colours = [] }) => colours) : [];
  });

  /** What was chosen last, if it is no answer to the open question. */
  get refused(): Refused | null {
    return this.#refused?.look === this.#table.look ? this.#refused : null;
  }

  /** The question may be read again. */
  forget(): void {
    this.#refused = null;
  }

  #refuse(tile?: string): void {
    const { look, legal, forced } = this.#table;
    if (look && (legal.length || forced)) this.#refused = { tile, look };
  }

  /** A figure was pressed: it is the answer for the tile that waits for one, or is the next to be dropped. */
  take(colour: Colour): void {
    const asked = this.asked ?? this.#table.forced?.tile;
    if (asked) this.drop(colour, asked);
    else if (this.fitting.includes(colour)) this.colour = colour;
    else this.#refuse();
  }

  /** The second press of two is no second thought. */
  #isHasty(tile: string): boolean {
    return this.#asked === tile && performance.now() - this.#askedAt < UNSEEN_MS;
  }

  cancel(): void {
    this.#asked = null;
  }

  /** Chooses a tile: gives its answer, or asks which of several. */
  choose(tile: string): void {
    if (this.#table.isLate(tile) || this.#table.isStray || this.#isHasty(tile)) return;
    this.#refused = null;
    const answers = this.#tiles.get(tile) ?? [];
    const { colour } = this;
    if (!answers.length) this.#refuse(tile);
    // Where the chosen colour cannot be dropped, it is said why, and the others are offered, never given.
    const fitting = colour && this.hand.length ? answers.filter((answer) => answer.colours?.includes(colour)) : answers;
    if (answers.length && !fitting.length) {
      this.#wished = null;
      this.#refuse(tile);
    }
    const [only] = fitting.length === 1 ? fitting : [];
    // What removes meeples is read before: it names them, and may cost something. The Carpet is used up. A second press on the
    // tile says that it is meant.
    const isSure = !!only && (this.asked === tile || !(isByCarpet(only) || only.removes));
    if (only && (isSure || this.#table.forced)) this.give(only.text);
    else this.#ask(answers.length && this.#asked !== tile ? tile : null);
  }

  #ask(tile: string | null): void {
    this.#asked = tile;
    this.#askedAt = performance.now();
  }

  /** A figure was dragged from the hand onto a tile, or is meant for it. */
  drop(colour: Colour, tile: string): void {
    if (this.#table.isStray) return;
    const answers = this.#tiles.get(tile) ?? [];
    const found = answers.find((answer) => answer.colours?.includes(colour));
    if (found && isByCarpet(found) && this.asked !== tile) this.#ask(tile);
    else if (found) this.give(found.text);
    else this.#refuse(tile);
  }

  give(text: string): void {
    this.#asked = null;
    this.#refused = null;
    this.#table.play(text);
  }
}
