/**
 * The transport of a task of a lesson: a `TableState` uses it like a connection to a table. The server keeps nothing, so every
 * answer sends all answers so far, and an undo sends one less. What was undone stays here, to be redone until something else is
 * answered.
 */

import { ApiError } from '../../lib/api';
import type { Listener, Transport } from '../../lib/connection';
import { shared } from '../../lib/difference';
import { PROTOCOL } from '../../wire/catalogue';
import type { ChairSeen, Command, LessonPlayed, Look, Scene, Verdict } from '../../wire/types';

/** The seat of the learner. */
export const LEARNER = 1;

export interface TaskCalls {
  /** Asks the server where answers lead, without the first `after` actions. */
  play(answers: readonly string[], after: number): Promise<LessonPlayed>;
  /** Who sits at the table. */
  chairs(look: Look): ChairSeen[];
  judged(verdict: Verdict): void;
}

export class LessonTransport implements Transport {
  readonly #listener: Listener;
  readonly #calls: TaskCalls;
  #answers: readonly string[] = [];
  /** What was undone, the last of it first to be redone. */
  #undone: readonly string[] = [];
  /** How many actions were shown. */
  #known = 0;
  #version = 0;
  #names = 0;
  #scene: Scene | undefined;
  #isStopped = false;

  constructor(listener: Listener, calls: TaskCalls) {
    this.#listener = listener;
    this.#calls = calls;
  }

  start(): void {
    this.#listener.changed('open', 0);
    this.restart();
  }

  /** From the beginning. */
  restart(): void {
    void this.#go([], [], null);
  }

  stop(): void {
    this.#isStopped = true;
  }

  newId(): string {
    this.#names += 1;
    return `lesson-${this.#names}`;
  }

  send(command: Command): void {
    const [answers, undone] = [this.#answers, this.#undone];
    if (command.type === 'play') void this.#go([...answers, command.action], [], command.id);
    else if (command.type === 'undo')
      void this.#go(answers.slice(0, -1), [...undone, ...answers.slice(-1)], command.id);
    else if (command.type === 'redo') void this.#go([...answers, ...undone.slice(-1)], undone.slice(0, -1), command.id);
  }

  forget(): void {
    // Nothing waits here.
  }

  watch(): void {
    // There is one seat to watch, and it is always shown.
  }

  async #go(answers: readonly string[], undone: readonly string[], id: string | null): Promise<void> {
    let played: LessonPlayed;
    try {
      played = await this.#calls.play(answers, this.#known);
    } catch (error) {
      const { error: name, text } = error instanceof ApiError ? error : new ApiError('ServerError', String(error));
      if (!this.#isStopped) this.#listener.hear({ type: 'refused', id, error: name, text, version: this.#version });
      return;
    }
    if (this.#isStopped) return;
    this.#answers = answers;
    this.#undone = undone;
    this.#show(played, id);
  }

  #show({ first, moments, verdict }: LessonPlayed, id: string | null): void {
    if (!this.#scene && moments[0]) this.#greet(moments[0].look);
    if (id) this.#listener.hear({ type: 'done', id, version: this.#version + moments.length });
    this.#known = first;
    for (const { happened, chapters, look: seen } of moments) {
      const look = { ...seen, redo: this.#undone.length > 0 };
      this.#version += 1;
      const scene: Scene = {
        ...{ type: 'scene', version: this.#version, first: this.#known, happened, chapter: 0, chapters, look },
        ...{
          chairs: this.#calls.chairs(look),
          proposal: null,
          notice: null,
          rematch: null,
          time: null,
          closed: false,
          stamp: '',
          marks: [],
          scores: [],
        },
      };
      this.#known += happened.length;
      this.#scene = shared(this.#scene, scene);
      this.#listener.hear(this.#scene);
    }
    this.#calls.judged(verdict);
  }

  #greet({ position }: Look): void {
    const { options } = position;
    const who = { yours: [LEARNER], host: false, hints: false, warm: true, edition: '', seed: null };
    this.#listener.hear({ type: 'hello', protocol: PROTOCOL, table: 'lesson', options, ...who });
  }
}
