/** Reads a review while the server makes it: what is there at once, then every part as it comes. */

import { review, startReview } from '../../lib/api';
import type { ChartPoint } from '../../panels/score/chart';
import type { Draw, Judgement, ReviewProgress, Expected, Summary } from '../../wire/types';

/** Milliseconds between two looks, and before the first part is there. */
const PAUSE = 1500;
const FIRST = 400;

type Part = ReviewProgress['parts'][number];
const inOrder = <Kind extends Part>(parts: readonly Kind[]): Kind[] =>
  [...parts].sort((one, other) => one.number - other.number);

export class ReviewReader {
  readonly id: string;
  state = $state<ReviewProgress['state']>();
  done = $state(0);
  total = $state(0);
  error = $state.raw<unknown>();
  summary = $state.raw<Summary>();
  #parts = $state.raw<readonly Part[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  readonly judgements = $derived(inOrder(this.#parts.filter((part): part is Judgement => part.type === 'judgement')));
  readonly draws = $derived(inOrder(this.#parts.filter((part): part is Draw => part.type === 'draw')));
  readonly standings = $derived(inOrder(this.#parts.filter((part): part is Expected => part.type === 'expected')));
  /** The expected final scores, moment by moment. */
  readonly curve = $derived<ChartPoint[]>(
    this.standings.map(({ round, points }) => ({ label: String(round), totals: points.map(Math.round) })),
  );

  constructor(id: string) {
    this.id = id;
  }

  /** Reads what there is, lets the server make the rest, and reads on. */
  async start(): Promise<void> {
    this.error = undefined;
    try {
      await this.#read();
      if (this.state === 'none') {
        await startReview(this.id);
        await this.#read();
      }
      this.#wait();
    } catch (error) {
      this.error = error;
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.#isStopped || (this.state !== 'waiting' && this.state !== 'running')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#read().then(
          () => {
            this.#wait();
          },
          (error: unknown) => {
            this.error = error;
          },
        );
      },
      this.#parts.length ? PAUSE : FIRST,
    );
  }

  async #read(): Promise<void> {
    const { state, done, total, parts, summary } = await review(this.id, this.#parts.length);
    this.error = undefined;
    this.#parts = [...this.#parts, ...parts];
    this.done = done;
    this.total = total;
    this.summary = summary;
    this.state = state;
  }
}
