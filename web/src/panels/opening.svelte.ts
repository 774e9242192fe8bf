/** Things that answer the question: to press one gives its only answer, or lists its answers; to press it again closes the list. */

import type { Answer } from '../wire/types';

export class Opening<Key extends string | number> {
  /** The thing whose answers are listed. */
  key = $state<Key>();
  readonly #onplay: (answer: string) => void;

  constructor(onplay: (answer: string) => void) {
    this.#onplay = onplay;
  }

  /** Whether its answers are listed; undefined where there is nothing to list. */
  isOpen(key: Key, answers: readonly Answer[]): boolean | undefined {
    return answers.length > 1 ? this.key === key : undefined;
  }

  /** What pressing it does; undefined if it is no answer. */
  pressOf(key: Key, answers: readonly Answer[]): (() => void) | undefined {
    const [only] = answers;
    if (!only) return undefined;
    return () => {
      if (answers.length > 1) this.key = this.key === key ? undefined : key;
      else this.#onplay(only.text);
    };
  }

  readonly play = (answer: string): void => {
    this.close();
    this.#onplay(answer);
  };

  readonly close = (): void => {
    this.key = undefined;
  };
}
