/** The texts: which languages there are, loading them, and a message with its arguments as a sentence. */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import languages from 'virtual:texts';
import type { PlainKey, Texts, Value } from '../wire/texts';

export type { PlainKey };
export type Language = string;
/** What the first picture of a table needs, what only lessons, the book of rules or reviews say, and the rest. */
export type Part = 'first' | 'rest' | 'lessons' | 'rules' | 'review';
export type Key = keyof Texts;
export type Arguments = Readonly<Record<string, Value>>;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;
/** What a message needs; for several that may be said, what all of them need. */
export type Needs<K extends Key> = Readonly<All<Texts[K]>>;
/** As arguments of a function: a message that needs nothing gets nothing. */
export type Given<K extends Key> = object extends Needs<K> ? [] : [args: Needs<K>];

export const LANGUAGES: readonly Language[] = Object.keys(languages);

/** The name its speakers give a language. */
export const languageName = (language: Language): string => languages[language]?.name ?? language;

/** Only the language that is needed is loaded, and first what the first picture needs. */
export async function load(language: Language, part: Part): Promise<FluentResource> {
  const loaded = await languages[language]?.[part]();
  return new FluentResource(loaded?.default ?? '');
}

/** All that can be said with these texts. */
export function bundled(language: Language, parts: Iterable<FluentResource>): FluentBundle {
  // Marks around arguments are needed where scripts of two directions meet; these languages all run from left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource(part);
  return bundle;
}

/** True in tests and while developing, where a mistake shall be loud. */
const isDevelopment = import.meta.env.DEV;

/** The name Fluent has for a key: no dots, no blanks. */
export const nameOf = (key: string): string => key.replaceAll('.', '-').replaceAll(' ', '_');

const DECIMALS = { maximumFractionDigits: 1 };
const argument = (value: Value): FluentNumber | string =>
  typeof value === 'number' ? new FluentNumber(value, DECIMALS) : value;

/** A message in words, nothing if it is not here. A missing argument is an error in development, elsewhere its name is shown. */
export function format(bundle: FluentBundle, key: string, args: Arguments): string {
  const pattern = bundle.getMessage(nameOf(key))?.value;
  if (!pattern) return '';
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
  return bundle.formatPattern(pattern, given, isDevelopment ? undefined : []);
}

const numbers = new Map<Language, Intl.NumberFormat>();
const lists = new Map<Language, Intl.ListFormat>();

function remembered<Known>(known: Map<Language, Known>, language: Language, make: () => Known): Known {
  const found = known.get(language) ?? make();
  known.set(language, found);
  return found;
}

/** A number as this language writes it, with at most one decimal. */
export function formatNumber(value: number, language: Language): string {
  return remembered(numbers, language, () => new Intl.NumberFormat(language, DECIMALS)).format(value);
}

/** `a`, `a and b`, `a, b and c`, as this language says it. */
export function formatList(parts: Iterable<string>, language: Language): string {
  // British English has no comma before "and".
  const locale = language === 'en' ? 'en-GB' : language;
  return remembered(lists, language, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(parts);
}

/** The best language for what a browser prefers, English if there is none. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
