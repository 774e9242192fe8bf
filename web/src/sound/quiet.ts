/** The quiet hours a person has chosen (docs/notices.md): a page that is open keeps them too. */

import { myNotices } from '../lib/api';
import type { ChoicesWanted } from '../wire/types';

let hours: ChoicesWanted | null = null;
let asked: Promise<void> | undefined;

/** Remembers what was chosen. */
export function keepQuiet(choices: ChoicesWanted | null): void {
  hours = choices;
}

/** Asks the server once; without an answer no hour is quiet. */
export function learnQuiet(): Promise<void> {
  asked ??= myNotices().then(
    ({ choices }) => {
      keepQuiet(choices);
    },
    () => (asked = undefined),
  );
  return asked;
}

/** Whether a person wants no notice now; the hours may go over midnight. */
export function isQuiet(now: Date = new Date()): boolean {
  const { quiet_from: from, quiet_until: until, zone } = hours ?? {};
  if (!from || !until) return false;
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const here = clock.format(now);
  return from <= until ? from <= here && here < until : here >= from || here < until;
}
