/** The coach of the first games on this browser: whether it is on, and what it has explained. */

import { asList, asObject, store, stored } from './storage';

interface Kept {
  /** What a person chose; without a choice it is on until a game has been finished here. */
  isOn: boolean | null;
  hasFinished: boolean;
  /** The kinds of questions that have been explained. */
  seen: readonly string[];
}

const KEY = 'naqala.coach';

function kept(): Kept {
  const { isOn, hasFinished, seen } = asObject(stored(KEY));
  return {
    isOn: typeof isOn === 'boolean' ? isOn : null,
    hasFinished: hasFinished === true,
    seen: asList(seen).filter((one) => typeof one === 'string'),
  };
}

export class Coach {
  #kept = $state.raw(kept());
  /** The kind whose note is on the screen; it moves between the board and the question. */
  #shown: string | null = null;
  /** Whether it says anything right now. */
  isSpeaking = $state(false);
  /** Whether it shows a turn that is over, on the board as it was. */
  isLookingBack = $state(false);
  /** The first game has just ended, and the coach with it: a person is told, and may keep it. */
  isLeaving = $state(false);

  get isOn(): boolean {
    return this.#kept.isOn ?? !this.#kept.hasFinished;
  }

  /** Whether a kind of question has not been explained yet. */
  isNew(kind: string): boolean {
    return !this.#kept.seen.includes(kind);
  }

  turn(isOn: boolean): void {
    this.isLeaving = false;
    // Who turns it on again wants to read everything again.
    this.#keep({ isOn, ...(isOn ? { seen: [] } : {}) });
  }

  /** It stays for the games to come, and says nothing twice. */
  stay(): void {
    this.#keep({ isOn: true });
  }

  saw(kind: string): void {
    if (this.isNew(kind)) this.#keep({ seen: [...this.#kept.seen, kind] });
  }

  /** A note is on the screen; the one before it has been read. */
  shows(kind: string | null): void {
    if (this.#shown !== null && this.#shown !== kind) this.saw(this.#shown);
    this.#shown = kind;
  }

  /** A game was played to its end. */
  finish(): void {
    const wasOn = this.isOn;
    if (!this.#kept.hasFinished) this.#keep({ hasFinished: true });
    this.isLeaving = wasOn && !this.isOn;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    store(KEY, this.#kept);
  }
}

export const coach = new Coach();
