/** A replay: its place in the game, what is seen there, and how the scores went. */

import { film, myTables, type View } from '../../lib/api';
import { showOf } from '../../lib/pace';
import { paceNow, settings } from '../../lib/settings.svelte';
import { stage, type Moment, type Staged } from '../../motion/stager';
import type { ChartPoint } from '../../panels/score/chart';
import { SOLO } from '../../wire/catalogue';
import type { Chapter, Film, Look, LookListed } from '../../wire/types';
import { historyOf, nextMark, placeIn, previousMark } from './moments';

/** Milliseconds from step to step at speed 1. */
const PACE = 1000;

export class FilmPlayer implements Staged {
  readonly id: string;
  number = $state(0);
  view = $state<View>(null);
  isLoading = $state(false);
  isPlaying = $state(false);
  speed = $state(1);
  error = $state.raw<unknown>();
  /** What the seats look like at the table, to those who sat there. */
  dresses = $state.raw<readonly LookListed[]>([]);
  onseen: Staged['onseen'];
  #reel = $state.raw<Film>();

  readonly #fetch: (view: View) => Promise<Film>;
  /** The game in the views that have been chosen so far. */
  readonly #reels: Record<string, Film> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes with the view: older requests are then ignored. */
  #generation = 0;

  readonly last = $derived((this.#reel?.looks.length ?? 1) - 1);
  readonly names = $derived(this.#reel?.names ?? []);
  readonly levels = $derived(this.#reel?.levels ?? []);
  /** Every moment of the game. */
  readonly looks = $derived<readonly Look[]>(this.#reel?.looks ?? []);
  readonly look = $derived<Look | undefined>(this.looks[this.number]);
  readonly scene = $derived(this.#momentAt(this.number));
  /** The whole log, also of what happens later. */
  readonly chapters = $derived<Chapter[]>(this.#reel?.chapters ?? []);
  readonly history = $derived<ChartPoint[]>(historyOf(this.#reel?.scores ?? []));
  /** The point of the history that is shown. */
  readonly round = $derived(placeIn(this.#reel?.scores ?? [], this.number));

  constructor(id: string, fetch = (view: View): Promise<Film> => film(id, view)) {
    this.id = id;
    this.#fetch = fetch;
  }

  get seats(): number {
    return this.names.length;
  }

  /** What the last action led to; at the start nothing has happened. */
  #momentAt(number: number): Moment | undefined {
    const look = this.#reel?.looks[number];
    return look && { look, happened: this.#reel?.happened.slice(number - 1, number) ?? [] };
  }

  /** The seat whose view is shown; the first in a view of no seat. */
  get seatSeen(): number {
    return typeof this.view === 'number' ? this.view : 1;
  }

  /** Players see the game as they did, others as spectators. A game played alone hid nothing. */
  async start(): Promise<void> {
    this.error = undefined;
    try {
      const mine = (await myTables()).find((table) => table.id === this.id);
      this.dresses = mine?.looks ?? [];
      await this.watch((mine?.seats[0] ?? 0) || null);
      if (this.seats === SOLO.seats) await this.watch(1);
    } catch (error) {
      this.error = error;
    }
  }

  stop(): void {
    this.pause();
    this.#generation++;
  }

  /** Looks through other eyes. */
  async watch(view: View): Promise<void> {
    const before = this.view;
    const generation = ++this.#generation;
    this.view = view;
    this.isLoading = true;
    try {
      const reel = this.#reels[String(view)] ?? (await this.#fetch(view));
      this.#reels[String(view)] = reel;
      if (generation !== this.#generation) return;
      this.#reel = reel;
      this.error = undefined;
    } catch (error) {
      if (generation !== this.#generation) return;
      this.view = before;
      this.error = error;
    }
    this.isLoading = false;
  }

  seek(number: number): void {
    this.number = Math.min(Math.max(0, number), this.last);
  }

  /** Goes to a point of the history. */
  seekRound(index: number): void {
    const score = this.#reel?.scores[index];
    if (!score) return;
    this.pause();
    this.seek(score.number);
  }

  /** Goes on by one action, and shows its effects. */
  next(): void {
    const [before, then] = [this.scene, this.#momentAt(this.number + 1)];
    if (before && then) this.onseen?.(before, then);
    this.seek(this.number + 1);
  }

  previous(): void {
    this.seek(this.number - 1);
  }

  nextTurn(): void {
    this.seek(nextMark(this.#reel?.marks ?? [], this.number, this.last));
  }

  previousTurn(): void {
    this.seek(previousMark(this.#reel?.marks ?? [], this.number));
  }

  play(): void {
    if (this.number >= this.last) this.seek(0);
    this.isPlaying = true;
    this.#tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const beats = stage(this.scene?.happened ?? []);
    const show = showOf({ beats }, settings.motion, paceNow());
    this.#timer = setTimeout(
      () => {
        if (!this.isPlaying) return;
        this.next();
        if (this.number < this.last) this.#tick();
        else this.pause();
      },
      Math.max(PACE, show) / this.speed,
    );
  }
}
