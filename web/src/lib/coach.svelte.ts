/** The coach of the first games on this browser: whether it is on, and what it has explained. */

interface Kept {
  /** What a person chose; without a choice it is on until a game has been finished here. */
  isOn: boolean | null;
  hasFinished: boolean;
  /** The kinds of questions that have been explained. */
  seen: readonly string[];
}

const KEY = 'naqala.coach';

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return {
      isOn: typeof found.isOn === 'boolean' ? found.isOn : null,
      hasFinished: found.hasFinished === true,
      seen: Array.isArray(found.seen) ? found.seen.filter((one) => typeof one === 'string') : [],
    };
  } catch {
    return { isOn: null, hasFinished: false, seen: [] };
  }
}

export class Coach {
  #kept = $state.raw(kept());
  /** The kind whose note is on the screen; it moves between the board and the question. */
  #shown: string | null = null;
  /** Whether it says anything right now. */
  isSpeaking = $state(false);

  get isOn(): boolean {
    return this.#kept.isOn ?? !this.#kept.hasFinished;
  }

  /** Whether a kind of question has not been explained yet. */
  isNew(kind: string): boolean {
    return !this.#kept.seen.includes(kind);
  }

  turn(isOn: boolean): void {
    // Who turns it on again wants to read everything again.
    this.#keep({ isOn, ...(isOn ? { seen: [] } : {}) });
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
    if (!this.#kept.hasFinished) this.#keep({ hasFinished: true });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A private window: it holds until it is closed.
    }
  }
}

export const coach = new Coach();
