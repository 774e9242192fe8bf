/** What a person has chosen on this browser. Kept in localStorage; every choice has a sensible default. */

import { LANGUAGES, preferred, type Language } from '../i18n';

export type Motion = 'full' | 'reduced' | 'off';

interface Choices {
  language: Language;
  motion: Motion;
  /** Ask before an answer that cannot be undone. */
  confirm: boolean;
  /** Single letters, digits and signs do something. */
  keys: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibrate: boolean;
  /** Notify when it is one's turn and the page is hidden; the browser must allow it too. */
  notify: boolean;
}

const KEY = 'naqala.settings';
const MOTIONS: readonly Motion[] = ['full', 'reduced', 'off'];

function defaults(): Choices {
  const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = {
    language: preferred(navigator.languages),
    motion: calm ? 'off' : 'full',
    confirm: true,
    keys: true,
  } as const;
  return { ...shown, sound: true, volume: 0.6, vibrate: true, notify: false };
}

/** What is stored, as far as it makes sense; a browser may forbid storage altogether. */
function stored(): Partial<Choices> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
    const kept: Partial<Choices> = {};
    if (found.language && LANGUAGES.includes(found.language)) kept.language = found.language;
    if (found.motion && MOTIONS.includes(found.motion)) kept.motion = found.motion;
    for (const name of ['confirm', 'keys', 'sound', 'vibrate', 'notify'] as const)
      if (typeof found[name] === 'boolean') kept[name] = found[name];
    if (typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 1) kept.volume = found.volume;
    return kept;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...defaults(), ...stored() });

/** Changes a choice and keeps it. */
export function choose(change: Partial<Choices>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window: the choice holds until it is closed.
  }
}
