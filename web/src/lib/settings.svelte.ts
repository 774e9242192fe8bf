/** What a person has chosen on this browser. Every choice has a sensible default. */

import { LANGUAGES, preferred, type Language } from '../i18n';
import { coach } from './coach.svelte';
import { asObject, store, stored } from './storage';

export type Motion = 'full' | 'reduced' | 'off';
export type Pace = 'slow' | 'normal' | 'fast';
/** As the device has it, or always the same. */
export type Theme = 'device' | 'light' | 'dark';
export type TextSize = 'normal' | 'large' | 'largest';

interface Choices {
  language: Language;
  motion: Motion;
  /** How fast the turns of others are shown; without a choice as fast as a person can follow (`paceNow`). */
  pace: Pace | null;
  theme: Theme;
  size: TextSize;
  contrast: boolean;
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
const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];
const THEMES: readonly Theme[] = ['device', 'light', 'dark'];
const SIZES: readonly TextSize[] = ['normal', 'large', 'largest'];

const asked = (what: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(`(prefers-${what})`) : undefined;
const prefers = (what: string): boolean => asked(what)?.matches ?? false;
const DARK = 'color-scheme: dark';

function defaults(): Choices {
  return {
    language: preferred(navigator.languages),
    motion: prefers('reduced-motion: reduce') ? 'off' : 'full',
    pace: null,
    theme: 'device',
    size: 'normal',
    contrast: prefers('contrast: more'),
    confirm: true,
    keys: true,
    ...{ sound: true, volume: 0.6, vibrate: true, notify: false },
  };
}

/** What is stored, as far as it makes sense. */
function chosen(): Partial<Choices> {
  const found: Partial<Choices> = asObject(stored(KEY));
  const kept: Partial<Choices> = {};
  if (found.language && LANGUAGES.includes(found.language)) kept.language = found.language;
  if (found.motion && MOTIONS.includes(found.motion)) kept.motion = found.motion;
  if (found.pace && PACES.includes(found.pace)) kept.pace = found.pace;
  if (found.theme && THEMES.includes(found.theme)) kept.theme = found.theme;
  if (found.size && SIZES.includes(found.size)) kept.size = found.size;
  for (const name of ['contrast', 'confirm', 'keys', 'sound', 'vibrate', 'notify'] as const)
    if (typeof found[name] === 'boolean') kept[name] = found[name];
  if (typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 1) kept.volume = found.volume;
  return kept;
}

export const settings: Choices = $state({ ...defaults(), ...chosen() });

/** Who still has a coach wants to see what the others do. */
export const paceNow = (): Pace => settings.pace ?? (coach.isOn ? 'slow' : 'normal');

/** Lets the page look as it was chosen (app.css, look.css). */
export function applyLook(): void {
  const { dataset } = document.documentElement;
  const isDark = settings.theme === 'device' ? prefers(DARK) : settings.theme === 'dark';
  dataset['theme'] = isDark ? 'dark' : 'light';
  dataset['size'] = settings.size;
  dataset['contrast'] = settings.contrast ? 'more' : 'usual';
}

/** The device may change its mind while the page is open. */
export const watchDevice = (): void => asked(DARK)?.addEventListener('change', applyLook);

/** Changes a choice and keeps it. */
export function choose(change: Partial<Choices>): void {
  Object.assign(settings, change);
  applyLook();
  store(KEY, settings);
}
