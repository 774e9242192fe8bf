/** What Yazid is about to do. */

import type { Position } from '../wire/types';

/** The tiles he is still going to clear in this round. */
export function wishesOf({ solo, turn }: Position): readonly string[] {
  const isStill = turn.step === 'roll' || turn.step === 'outbid' || !!solo?.left.length;
  return isStill ? (solo?.targets ?? []) : [];
}
