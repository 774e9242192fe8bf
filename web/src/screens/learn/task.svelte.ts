/** A task while it is played: its table, how it stands, and what help was needed. */

import { playLesson } from '../../lib/api';
import { t, tAny } from '../../lib/i18n.svelte';
import { factsInPlay } from '../../lib/printed.svelte';
import { usualNames } from '../../lib/setup';
import { TableState } from '../../lib/table.svelte';
import { linesOf, toldTo } from '../../lib/told';
import type { ChairSeen, Look, TaskListed, Verdict } from '../../wire/types';
import { lastChoice } from '../new/remembered';
import { LEARNER, LessonTransport } from './transport';
import { starsFor } from './progress';

const OPEN: Verdict = { state: 'open', par: false, miss: '' };

/** The learner, by the name of last time, and rivals who answer as the lesson says. Texts name the rivals, so they keep their names. */
export function chairsOf({ position }: Pick<Look, 'position'>): ChairSeen[] {
  const names = usualNames(Array.from({ length: position.options.seats }, () => ({ name: '' })));
  const learner = LEARNER - 1;
  const own = lastChoice()?.chairs[0]?.name.trim();
  if (own) names[learner] = names.includes(own) && own !== names[learner] ? `${own} 2` : own;
  return names.map((name, place) => ({
    ...{ kind: place + 1 === LEARNER ? 'here' : 'bot', name, level: null },
    ...{ present: true, taken: true, devices: 1 },
  }));
}

export class TaskState {
  readonly table: TableState;
  readonly task: TaskListed;
  verdict = $state.raw(OPEN);
  /** The note that the learner got a hint on in this attempt, if any. */
  #hinted = $state<string | null>(null);
  /** The move is drawn on the board. */
  isShown = $state(false);
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
    this.#hinted = null;
    this.isShown = false;
    this.#transport?.restart();
  }

  hint(): void {
    this.#hinted = this.#note;
    this.isHinted = true;
  }

  show(): void {
    this.isShown = true;
  }

  /** There is a hint for what is to be done now: none is given before it is needed. */
  get canHint(): boolean {
    return !this.isOver && this.#hinted !== this.#note;
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

  /** The question that has a text of its own now, or none; what is said of a move holds for its steps too. */
  get #note(): string {
    const ask = this.table.look?.question.ask ?? '';
    const asks = ask === 'drop' ? ['drop', 'move'] : [ask];
    return (this.isOver ? undefined : asks.find((one) => this.task.notes.includes(one))) ?? '';
  }

  #textOn(note: string): string {
    return tAny([note ? `lesson.${this.#key}.on.${note}` : `lesson.${this.#key}`], factsInPlay());
  }

  /** What is to be done now. */
  get text(): string {
    // What was to be done reads like what is to be done next.
    return this.isWon ? '' : this.#textOn(this.#note);
  }

  /** What the whole task is. */
  get taskText(): string {
    return this.#textOn('');
  }

  /** All that may be said of what is to be done, for the room it takes. */
  get texts(): string[] {
    return ['', ...this.task.notes].map((note) => this.#textOn(note));
  }

  get hintText(): string {
    const note = this.#note;
    if (this.isOver || this.#hinted !== note) return '';
    return tAny([note ? `lesson.${this.#key}.on.${note}.hint` : `lesson.${this.#key}.hint`], factsInPlay());
  }

  /** Why it ended like this. */
  get why(): string {
    const { par, miss } = this.verdict;
    if (!this.isWon) return miss ? tAny([`lesson.${this.#key}.miss.${miss}`], factsInPlay()) : t('learn.missed.plain');
    if (par) return tAny([`lesson.${this.#key}.won`], factsInPlay());
    return tAny([`lesson.${this.#key}.par`, `lesson.${this.#key}.won`], factsInPlay());
  }

  /** The log, told to the learner. Few meeples stand on the board of a lesson: that others find no move is no news there. */
  get lines(): string[] {
    const lines = linesOf(this.table.chapters).filter(({ said }) => said.key !== 'log.no.move');
    return lines.map(({ said, also = [] }) =>
      [said, ...also].map((one) => toldTo(LEARNER, one, this.table.chairs)).join(' '),
    );
  }
}
