/** The catalogues of texts: types, loading, and the function the components use. */

import type { en } from './en';
import { format, type Arguments, type Language, type Message } from './message';

export { format, formatList, formatNumber } from './message';
export type { Arguments, Language, Message } from './message';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, Message>>;

export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

/** Every language by the name its speakers give it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Only the language that is needed is loaded. */
export async function load(lang: Language): Promise<Catalogue> {
  if (lang === 'de') return (await import('./de')).de;
  if (lang === 'fr') return (await import('./fr')).fr;
  return (await import('./en')).en;
}

/** The best language for what a browser prefers, English if there is none. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

/** Whether a key made of the server's words, such as `djinn.${word}`, exists. */
export function hasKey(catalogue: Catalogue, key: string): key is Key {
  return Object.hasOwn(catalogue, key);
}

export type Translate = (key: Key, args?: Arguments) => string;

/** `t('ui.round', { n: 3 })` in one language. */
export function translator(catalogue: Catalogue, lang: Language): Translate {
  return (key, args = {}) => format(catalogue[key], args, lang);
}
