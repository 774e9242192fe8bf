/** When the coach is asked, and what it says about a question that comes up for the first time. */

import { hasText } from '../lib/i18n.svelte';
import type { Coached, Happened, Look, Scene } from '../wire/types';

/** The kind of a question that has a note: as it is asked, such as `tile.sacred.thief`, else the next shorter one. */
export function kindOf(look: Look, hasNote = (kind: string): boolean => hasText(`coach.ask.${kind}`)): string | null {
  const words = look.asked.key.split('.').slice(1);
  const kinds = words.map((_, number) => words.slice(0, words.length - number).join('.'));
  return kinds.find(hasNote) ?? null;
}

/** What to ask the coach about in a new scene: a bid that is to be made, or a turn that has just ended. */
export function occasionOf(before: Scene | undefined, now: Scene, seat: number | null): 'bid' | 'turn' | null {
  if (seat === null) return null;
  const isBidding = now.look.question.ask === 'bid' && now.look.question.seat === seat;
  const wasBidding = before?.look.question.ask === 'bid' && before.look.question.seat === seat;
  const isEnded =
    before !== undefined &&
    now.marks.length > before.marks.length &&
    before.look.position.turn.seat === seat &&
    before.look.question.ask !== 'bid';
  if (isEnded) return 'turn';
  return isBidding && !(wasBidding && before.version === now.version) ? 'bid' : null;
}

/** Whether a remark still fits: one on a bid while that is open, one on a turn that has ended until its seat answers again. */
export function isTimely(coached: Coached, marks: readonly number[], log: readonly Happened[], seat: number): boolean {
  if (coached.remark.verdict === 'bid') return coached.after === log.length;
  // A turn that is being undone has no end.
  const end = marks.find((mark) => mark > coached.after);
  return end !== undefined && !log.slice(end).some((one) => one.seat === seat);
}
