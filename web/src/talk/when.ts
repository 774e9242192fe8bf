import type { Language } from '../i18n';
import { countriesOf } from '../lib/countries';

/** When something was said, in seconds since 1970: a time, with its day unless that is today, as in the country of the browser. */
export function timeSaid(at: number, language: Language, now = new Date()): string {
  const said = new Date(at * 1000);
  const isToday = said.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(countriesOf(language), { ...day, hour: '2-digit', minute: '2-digit' }).format(said);
}
