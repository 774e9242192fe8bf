/** Texts with placeholders and plurals. Everything here is pure: a text, its arguments and a language give a sentence. */

export type Language = 'en' | 'de' | 'fr';

/** Two forms, chosen by the argument `n`; in French 0 takes the form `one`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** A text; `{name}` is replaced by the argument of that name. */
export type Message = string | Plural;

export type Arguments = Readonly<Record<string, string | number>>;

/** A family in another language: the keys of the English one, no fewer and no more. */
export type Translated<Family> = { readonly [Key in keyof Family]: Message };

const PLACEHOLDER = /\{(\w+)\}/g;

/** True in tests and while developing, where a mistake shall be loud. */
const isDevelopment = import.meta.env.DEV;

const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();
const lists = new Map<Language, Intl.ListFormat>();

function remembered<Value>(known: Map<Language, Value>, lang: Language, make: () => Value): Value {
  const found = known.get(lang) ?? make();
  known.set(lang, found);
  return found;
}

/** The names of a message's arguments; a plural always needs `n`. */
export function placeholders(message: Message): Set<string> {
  const forms = typeof message === 'string' ? [message] : [message.one, message.other];
  const found = forms.flatMap((form) => [...form.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  return new Set(typeof message === 'string' ? found : ['n', ...found]);
}

/** French puts spaces beside these signs, and no line may break there. */
function typeset(text: string, lang: Language): string {
  return lang === 'fr' ? text.replace(/ (?=[:;!?»%])|(?<=«|n°) /g, '\u202f') : text;
}

/** A number as this language writes it, with at most one decimal. */
export function formatNumber(value: number, lang: Language): string {
  return remembered(numbers, lang, () => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })).format(value);
}

function chosen(message: Message, args: Arguments, lang: Language): string {
  if (typeof message === 'string') return message;
  const number = Number(args['n'] ?? NaN);
  if (Number.isNaN(number)) {
    if (isDevelopment) throw new Error(`"${message.other}" needs the number n, got ${String(args['n'])}`);
    return message.other;
  }
  const rules = remembered(plurals, lang, () => new Intl.PluralRules(lang));
  return rules.select(number) === 'one' ? message.one : message.other;
}

/** The message in words. A missing argument is an error in development; elsewhere its placeholder stays visible. */
export function format(message: Message, args: Arguments, lang: Language): string {
  return typeset(chosen(message, args, lang), lang).replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (value === undefined) {
      if (isDevelopment) throw new Error(`${placeholder} has no value in "${JSON.stringify(message)}"`);
      return placeholder;
    }
    return typeof value === 'number' ? formatNumber(value, lang) : value;
  });
}

/** `a`, `a and b`, `a, b and c`, as this language says it. */
export function formatList(parts: Iterable<string>, lang: Language): string {
  // British English has no comma before "and".
  const locale = lang === 'en' ? 'en-GB' : lang;
  return remembered(lists, lang, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(parts);
}
