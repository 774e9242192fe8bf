/** Trying again from a decision. */

import type { Judgement } from '../../wire/types';

/**
 * The decision at which a person tries again: their own from here on, else their last one. A person who did not play takes the
 * seat whose decision it is.
 */
export function againAt(judgements: readonly Judgement[], here: Judgement, yours: readonly number[]): Judgement {
  const own = judgements.filter(({ seat }) => yours.includes(seat));
  return own.find(({ number }) => number >= here.number) ?? own.at(-1) ?? here;
}
