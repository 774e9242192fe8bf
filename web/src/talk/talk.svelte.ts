/** What people say at a table, as far as this browser has heard it. */

import type { ApiError } from '../lib/api';
import type { Spoken, Talk } from '../wire/types';
import { keepTalk, keptTalk, type TalkKept } from './kept';

/** What one press says. */
export const REACTIONS = ['👍', '👏', '😄', '😮', '😭', '🐪'] as const;

/** Whose remarks can be muted: a seat, or all spectators (0). */
type Voice = number;
const voiceOf = ({ seat }: Spoken): Voice => seat ?? 0;

export class TalkState {
  isOpen = $state(false);
  /** The host wants no talk. */
  isSilent = $state(false);
  /** Why the last remark was refused. */
  error = $state.raw<ApiError | null>(null);
  /** What is being written. It stays until the server has taken it. */
  draft = $state('');
  /** What of it is on its way, and under which id. */
  #sent = { id: '', text: '' };
  #all = $state.raw<readonly Spoken[]>([]);
  readonly #table: string;
  #kept = $state.raw<TalkKept>({ read: 0, muted: [] });

  constructor(table: string) {
    this.#table = table;
    this.#kept = keptTalk(table);
  }

  /** Those that are not muted. */
  get remarks(): readonly Spoken[] {
    return this.#all.filter((one) => !this.isMuted(voiceOf(one)));
  }

  /** How many messages of others are unread here. */
  unread(yours: readonly number[]): number {
    return this.remarks.filter(({ number, seat }) => number > this.#kept.read && !yours.includes(seat ?? 0)).length;
  }

  /** Understands a message; says whether it brought something that is to be heard. */
  hear({ remarks, silent, whole }: Talk): boolean {
    this.isSilent = silent;
    const before = this.remarks.length;
    const last = this.#all.at(-1)?.number ?? 0;
    this.#all = whole ? remarks : [...this.#all, ...remarks.filter(({ number }) => number > last)];
    if (this.isOpen) this.read();
    return !whole && this.remarks.length > before;
  }

  get isSending(): boolean {
    return this.#sent.id !== '';
  }

  /** The draft is on its way. */
  send(id: string): void {
    this.#sent = { id, text: this.draft };
  }

  /** The server has answered: what it took is gone from the draft, what was written meanwhile stays. */
  settle(id: string, error: ApiError | null): void {
    if (error) this.error = error;
    if (id !== this.#sent.id) return;
    const { text } = this.#sent;
    if (!error && this.draft.startsWith(text)) this.draft = this.draft.slice(text.length).trimStart();
    this.#sent = { id: '', text: '' };
  }

  read(): void {
    const read = this.#all.at(-1)?.number ?? 0;
    if (read > this.#kept.read) this.#keep({ read });
  }

  isMuted(voice: Voice): boolean {
    return this.#kept.muted.includes(voice);
  }

  mute(voice: Voice, isMuted: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== voice);
    this.#keep({ muted: isMuted ? [...others, voice] : others });
  }

  #keep(change: Partial<TalkKept>): void {
    this.#kept = { ...this.#kept, ...change };
    keepTalk(this.#table, this.#kept);
  }
}
