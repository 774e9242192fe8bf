/** How dates and times are written: in a language, and as in the country of the browser where that speaks it. */

import type { Language } from '../i18n';

/** The locales to write in, the most wanted first. */
export function countriesOf(language: Language): string[] {
  return [...navigator.languages.filter((one) => one.startsWith(language)), language];
}
