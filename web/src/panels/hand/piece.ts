import type { TopicKind } from '../../lib/explains';
import type { Answer } from '../../wire/types';

/** A djinn, item or thief on show, and the answers that name it. */
export interface Piece {
  readonly kind: TopicKind;
  readonly word: string;
  readonly src: string;
  readonly label: string;
  readonly n: number;
  readonly note?: string;
  readonly answers: readonly Answer[];
}
