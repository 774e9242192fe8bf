/** How long ago, in words of a language. */

import type { Language } from '../../i18n';
import { countriesOf } from '../../lib/countries';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago"; a date once it is more than two weeks. Times are seconds since 1970. */
export function ago(time: number, now: number, language: Language): string {
  const seconds = Math.max(0, now - time);
  if (seconds > 14 * 86400) {
    return new Intl.DateTimeFormat(countriesOf(language), { dateStyle: 'medium' }).format(new Date(time * 1000));
  }
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const found = UNITS.find(([, length]) => seconds >= length);
  return found ? words.format(-Math.floor(seconds / found[1]), found[0]) : words.format(0, 'second');
}
