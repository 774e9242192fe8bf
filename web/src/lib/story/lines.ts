/** What the lines of the log are made of. */

import type { Arguments, Key, Message } from '../../i18n';
import type { Happened } from '../../wire/types';
import type { Answer } from '../answers';

/** A small picture, by the server's words; `caption` stands beside it and `n` says how many. */
export interface Icon {
  readonly kind: 'meeple' | 'card' | 'djinn' | 'item' | 'thief' | 'whim' | 'symbol' | 'camel' | 'tent';
  readonly word: string;
  readonly n?: number;
  readonly caption?: string;
  /** Said aloud where the line's words do not say it. */
  readonly alt?: string;
}

export type Said = Message;

export interface Line extends Said {
  /** The number of the action it began with. */
  readonly number: number;
  readonly seat: number | null;
  readonly icons: readonly Icon[];
  /** What chance added. */
  readonly also: readonly Said[];
  readonly tone: 'plain' | 'quiet' | 'cheer';
}

export interface Chapter {
  readonly id: string;
  /** How many actions had happened when it began. */
  readonly number: number;
  readonly round: number;
  readonly kind: 'bids' | 'turn' | 'refill';
  readonly title: Said;
  readonly seat: number | null;
  readonly lines: Line[];
}

/** What is known while an action is told. */
export interface Context {
  readonly happened: Happened;
  readonly answer: Answer;
  readonly next: Happened | undefined;
  /** Whose turn it is. */
  readonly mover: number;
  /** The tile of the last drop of this turn. */
  readonly at: string;
  /** The colour that was collected there, from the last drop on. */
  readonly tribe: string;
  /** Of that what the mover keeps and has not got yet: it has been told when it was collected. */
  readonly kept: Readonly<Record<string, number>>;
  readonly name: (seat: number) => string;
}

export const icon = (kind: Icon['kind'], word: string, n = 1): Icon => (n === 1 ? { kind, word } : { kind, word, n });
export const icons = (kind: Icon['kind'], counts: Readonly<Record<string, number>>): Icon[] =>
  Object.entries(counts).flatMap(([word, n]) => (n > 0 ? [icon(kind, word, n)] : []));
export const coins = (n: number): Icon => ({ kind: 'symbol', word: 'coin', n });

export const said = (key: Key, args: Arguments = {}): Said => ({ key, args });

/** The tile the question was about. */
export function tileOf({ about }: Happened): string {
  const tile = about?.['tile'];
  return typeof tile === 'string' ? tile : '';
}
