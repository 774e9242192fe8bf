/** A task while it is played: its table, how it stands, and what help was needed. */

import { playLesson } from '../../lib/api';
import { t, tAny } from '../../lib/i18n.svelte';
import { factsInPlay } from '../../lib/printed.svelte';
import { usualNames } from '../../lib/setup';
import { TableState } from '../../lib/table.svelte';
import { linesOf, lineTold } from '../../lib/told';
import type { ChairSeen, Look, TaskListed, Verdict } from '../../wire/types';
import { lastChoice } from '../new/remembered';
import { LEARNER, LessonTransport } from './transport';
import { starsFor } from './progress';

const OPEN: Verdict = { state: 'open', par: false, miss: '' };

/** The learner, by the name of last time, and rivals who answer as the lesson says. */
function chairsOf({ position }: Look): ChairSeen[] {
  const drafts = Array.from({ length: position.options.seats }, (_, place) => ({
    name: place + 1 === LEARNER ? (lastChoice()?.chairs[0]?.name ?? '') : '',
  }));
  return usualNames(drafts).map((name, place) => ({
    ...{ kind: place + 1 === LEARNER ? 'here' : 'bot', name, level: null },
    ...{ present: true, taken: true, devices: 1 },
  }));
}

export class TaskState {
  readonly table: TableState;
  readonly task: TaskListed;
  verdict = $state.raw(OPEN);
  /** How much help the learner used in this attempt: none, words, or the move on the board. */
  help = $state<0 | 1 | 2>(0);
  isHinted = $state(false);
  misses = $state(0);
  readonly #key: string;
  #transport: LessonTransport | undefined;

  constructor(lesson: string, task: TaskListed) {
    this.task = task;
    this.#key = `${lesson}.${task.name}`;
    this.table = new TableState('lesson', (listener) => {
      this.#transport = new LessonTransport(listener, {
        play: (answers, after) => playLesson(lesson, { task: task.name, answers: [...answers], after }),
        chairs: chairsOf,
        judged: (verdict) => {
          this.#judged(verdict);
        },
      });
      return this.#transport;
    });
  }

  #judged(verdict: Verdict): void {
    if (verdict.state === 'missed') this.misses += 1;
    this.verdict = verdict;
  }

  /** From the beginning, after a miss or for a better way. */
  again(): void {
    this.help = 0;
    this.#transport?.restart();
  }

  hint(): void {
    this.help = 1;
    this.isHinted = true;
  }

  show(): void {
    this.help = 2;
  }

  /** It is over, and all that led there has been shown. */
  get isOver(): boolean {
    return this.verdict.state !== 'open' && !this.table.isBusy;
  }

  get isWon(): boolean {
    return this.verdict.state === 'won';
  }

  get stars(): number {
    return starsFor({ misses: this.misses, isHinted: this.isHinted, isPar: this.verdict.par });
  }

  /** What is to be done now: some questions have a text of their own. */
  get text(): string {
    // What was to be done reads like what is to be done next.
    if (this.isWon) return '';
    const ask = this.table.look?.question.ask ?? '';
    const hasNote = !this.isOver && this.task.notes.includes(ask);
    return hasNote
      ? tAny([`lesson.${this.#key}.on.${ask}`], factsInPlay())
      : tAny([`lesson.${this.#key}`], factsInPlay());
  }

  /** All that may be said of what is to be done, for the room it takes. */
  get texts(): string[] {
    const notes = this.task.notes.map((ask) => tAny([`lesson.${this.#key}.on.${ask}`], factsInPlay()));
    return [tAny([`lesson.${this.#key}`], factsInPlay()), ...notes];
  }

  get hintText(): string {
    return this.help && !this.isOver ? tAny([`lesson.${this.#key}.hint`], factsInPlay()) : '';
  }

  /** Why it ended like this. */
  get why(): string {
    const { par, miss } = this.verdict;
    if (!this.isWon) return miss ? tAny([`lesson.${this.#key}.miss.${miss}`], factsInPlay()) : t('learn.missed.plain');
    if (par) return tAny([`lesson.${this.#key}.won`], factsInPlay());
    return tAny([`lesson.${this.#key}.par`, `lesson.${this.#key}.won`], factsInPlay());
  }

  /** The log. Few meeples stand on the board of a lesson: that others find no move is no news there. */
  get lines(): string[] {
    const lines = linesOf(this.table.chapters).filter(({ said }) => said.key !== 'log.no.move');
    return lines.map((line) => lineTold(line, this.table.chairs));
  }
}
