/** The last new game that was set up on this browser, without what makes no sense any more. */

import { LEVELS, LONGEST_NAME, type Level } from '../../wire/catalogue';
import { readPace, type PaceDraft } from '../../time/pace';
import { FRIENDLY, readKind, resized, type ChairDraft, type ChairKind, type Kind } from '../../lib/setup';
import { asList, asObject, store, stored } from '../../lib/storage';

export interface GameDraft {
  kind: Kind;
  chairs: ChairDraft[];
  hints: boolean;
  pace: PaceDraft;
}

const KEY = 'naqala.new';
const KINDS: readonly ChairKind[] = ['here', 'link', 'bot'];

function chairOf(kept: unknown): ChairDraft {
  const { kind, name, level } = asObject(kept);
  return {
    kind: KINDS.find((one) => one === kind) ?? 'bot',
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    level: LEVELS.find((one): one is Level => one === level) ?? FRIENDLY,
  };
}

/** What was chosen, checked; undefined when it is no game. */
export function lastChoice(): GameDraft | undefined {
  const kept = asObject(stored(KEY));
  const kind = readKind(kept['kind']);
  if (!kind) return undefined;
  const chairs = resized(asList(kept['chairs']).map(chairOf), kind.seats);
  return {
    kind,
    chairs: chairs.slice(0, kind.seats),
    hints: kept['hints'] !== false,
    pace: readPace(asObject(kept['pace'])),
  };
}

export const keepChoice = (choice: GameDraft): void => {
  store(KEY, choice);
};
