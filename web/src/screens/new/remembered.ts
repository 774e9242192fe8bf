/** The last new game that was set up on this browser, without what makes no sense any more. */

import { EXPANSIONS, LEVELS, LONGEST_NAME, PROMOS, type Level } from '../../wire/catalogue';
import type { ChairKind } from '../../lib/setup';
import { readPace, type PaceDraft } from '../../time/pace';
import { FRIENDLY, impossible, resized, type ChairDraft, type Kind } from '../../lib/setup';

export interface GameDraft {
  kind: Kind;
  chairs: ChairDraft[];
  hints: boolean;
  pace: PaceDraft;
}

const KEY = 'naqala.new';
const KINDS: readonly ChairKind[] = ['here', 'link', 'bot'];

type Unknown = Record<string, unknown>;
const asObject = (value: unknown): Unknown => (typeof value === 'object' && value ? (value as Unknown) : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function chairOf(stored: unknown): ChairDraft {
  const { kind, name, level } = asObject(stored);
  return {
    kind: KINDS.find((one) => one === kind) ?? 'bot',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    level: LEVELS.find((one): one is Level => one === level) ?? FRIENDLY,
  };
}

/** What was chosen, checked; undefined when it is no game. */
export function readChoice(text: string | null): GameDraft | undefined {
  let stored: Unknown;
  try {
    stored = asObject(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
  const wish = asObject(stored['kind']);
  const kind: Kind = {
    seats: Number(wish['seats']),
    expansions: EXPANSIONS.filter((one) => asList(wish['expansions']).includes(one)),
    promos: PROMOS.filter((one) => asList(wish['promos']).includes(one)),
    fiveTrack: wish['fiveTrack'] === true,
  };
  if (impossible(kind)) return undefined;
  const chairs = resized(asList(stored['chairs']).map(chairOf), kind.seats);
  return {
    kind,
    chairs: chairs.slice(0, kind.seats),
    hints: stored['hints'] !== false,
    pace: readPace(asObject(stored['pace'])),
  };
}

export function lastChoice(): GameDraft | undefined {
  try {
    return readChoice(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function keepChoice(choice: GameDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A private window: nothing is kept.
  }
}
