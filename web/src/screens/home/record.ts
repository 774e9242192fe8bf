/** What a record file says before the server has read it (docs/record.md). */

import type { PlainKey } from '../../i18n';
import { isSeatCount } from '../../lib/setup';
import { LARGEST_BODY } from '../../wire/catalogue';

export interface RecordSeen {
  readonly record: object;
  readonly seats: number;
  readonly expansions: readonly string[];
  readonly actions: number;
  /** Who played, if the file says so. */
  readonly names: readonly string[];
  readonly levels: readonly (string | null)[];
}

interface PlayerSeen {
  readonly name?: unknown;
  readonly level?: unknown;
  /** In a game saved in the terminal: `human` or the name of a bot. */
  readonly kind?: unknown;
}

interface RecordFile {
  readonly format?: unknown;
  readonly options?: { readonly seats?: unknown; readonly expansions?: unknown };
  readonly actions?: unknown;
  readonly players?: unknown;
}

/** A game saved in the terminal (docs/terminal.md) names its players beside its record. */
interface SavedFile {
  readonly format: 'naqala-play';
  readonly record?: RecordFile | null;
  readonly seats?: unknown;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const isSaved = (file: RecordFile | SavedFile | null): file is SavedFile => file?.format === 'naqala-play';

/** The record in a text, or the key of what is wrong with it. */
export function readRecord(text: string): RecordSeen | PlainKey {
  if (text.length > LARGEST_BODY) return 'error.fileTooLarge';
  try {
    const file = JSON.parse(text) as RecordFile | SavedFile | null;
    const [record, told] = isSaved(file) ? [file.record, file.seats] : [file, file?.players];
    const seats = record?.options?.seats;
    if (record?.format !== 'naqala-record' || !isSeatCount(seats) || !Array.isArray(record.actions)) {
      return 'error.FormatError';
    }
    const players = listOf(told) as readonly (PlayerSeen | null)[];
    return {
      ...{ record, seats, actions: record.actions.length },
      expansions: listOf(record.options?.expansions).filter((one): one is string => typeof one === 'string'),
      names: players.map((player) => textOf(player?.name) ?? ''),
      levels: players.map((player) => (player?.kind === 'human' ? null : textOf(player?.level ?? player?.kind))),
    };
  } catch {
    return 'error.FormatError';
  }
}
