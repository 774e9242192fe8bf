/** The catalogues of texts: types, loading, and the function the components use. */

import type { en } from './en';
import type { Language, Message } from './message';

export { format, formatList, formatNumber } from './message';
export type { Arguments, Language, Message } from './message';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, Message>>;

export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr'];

/** Every language by the name its speakers give it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Only the language that is needed is loaded, and first what the first picture needs. */
export async function loadFirst(lang: Language): Promise<Partial<Catalogue>> {
  if (lang === 'de') return (await import('./de/first')).first;
  if (lang === 'fr') return (await import('./fr/first')).first;
  return (await import('./en/first')).first;
}

export async function loadRest(lang: Language): Promise<Partial<Catalogue>> {
  if (lang === 'de') return (await import('./de/rest')).rest;
  if (lang === 'fr') return (await import('./fr/rest')).rest;
  return (await import('./en/rest')).rest;
}

/** The best language for what a browser prefers, English if there is none. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}
