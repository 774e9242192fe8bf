/** What a record file says before the server has read it (docs/record.md). */

import type { PlainKey } from '../../i18n';
import { isSeatCount } from '../../lib/setup';
import { LARGEST_BODY } from '../../wire/catalogue';

export interface RecordSeen {
  readonly record: object;
  readonly seats: number;
  readonly expansions: readonly string[];
  readonly actions: number;
  /** Who played, if the record says so. */
  readonly names: readonly string[];
  readonly levels: readonly (string | null)[];
}

interface PlayerSeen {
  readonly name?: unknown;
  readonly level?: unknown;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The record in a text, or the key of what is wrong with it. */
export function readRecord(text: string): RecordSeen | PlainKey {
  if (text.length > LARGEST_BODY) return 'error.fileTooLarge';
  try {
    const record = JSON.parse(text) as {
      format?: unknown;
      options?: { seats?: unknown; expansions?: unknown };
      actions?: unknown;
      players?: unknown;
    } | null;
    const seats = record?.options?.seats;
    if (record?.format !== 'naqala-record' || !isSeatCount(seats) || !Array.isArray(record.actions)) {
      return 'error.FormatError';
    }
    const { expansions } = record.options ?? {};
    const known = Array.isArray(expansions) ? expansions.filter((one): one is string => typeof one === 'string') : [];
    const players = Array.isArray(record.players) ? (record.players as (PlayerSeen | null)[]) : [];
    return {
      ...{ record, seats, expansions: known, actions: record.actions.length },
      names: players.map((player) => textOf(player?.name) ?? ''),
      levels: players.map((player) => textOf(player?.level)),
    };
  } catch {
    return 'error.FormatError';
  }
}
