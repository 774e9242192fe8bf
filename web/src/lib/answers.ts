/** What the text of an action says (docs/decisions.md), read by the forms that the rules declare. */

import { CARDS, DJINNS, ITEMS, THIEVES, TRIBES, VERBS, WHIMS, type ColourWord } from '../wire/catalogue';

export type Colour = ColourWord;
export const COLOURS = Object.keys(TRIBES) as Colour[];

/** In the order of the server's words; a Fakir is a card but no good. */
export const GOODS = Object.keys(CARDS).filter((card) => card !== 'fakir');

export type Verb = keyof typeof VERBS;

export interface Answer {
  /** The whole text, as the server wants it back. */
  readonly text: string;
  /** Null if something was not shown to us: `draw ?`. */
  readonly verb: Verb | null;
  readonly colours: readonly Colour[];
  readonly cards: readonly string[];
  readonly tile?: string | undefined;
  readonly djinn?: string | undefined;
  readonly item?: string | undefined;
  readonly thief?: string | undefined;
  readonly building?: string | undefined;
  readonly payment?: string | undefined;
  readonly seat: number;
  readonly price: number;
  readonly fakirs: number;
  /** Places of cards in the row. */
  readonly places: readonly number[];
}

const either = (words: object): string => Object.keys(words).join('|');
const several = (word: string): string => `(?:${word})(?: (?:${word}))*`;

/** What the parts of actions look like; all others are numbers. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ tile: '[a-f][1-7]', building: 'palm|palace', payment: '[a-z ]+' },
  ...{ colour: either(TRIBES), victims: several(either(TRIBES)) },
  ...{ card: either(CARDS), handful: several(either(CARDS)), suit: several(either(CARDS)) },
  ...{ djinn: either(DJINNS), item: either(ITEMS), thief: either(THIEVES), whim: either(WHIMS) },
};

const FORMS = Object.entries(VERBS).map(([verb, template]) => {
  const form = template
    .replace(' {discount}', '(?: paying (?<discount>\\d+) fakirs?)?')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${PARTS[name] ?? '\\d+'})`);
  return [verb as Verb, new RegExp(`^${form}$`)] as const;
});

const wordsOf = (text: string | undefined): string[] => text?.split(' ') ?? [];

/** Reads the text of an action. */
export function parse(text: string): Answer {
  const [verb, form] = FORMS.find(([, form]) => form.test(text)) ?? [null, null];
  if (!form && !text.endsWith(' ?')) throw new Error(`no action has this text: ${text}`);
  const parts: Readonly<Record<string, string | undefined>> = form?.exec(text)?.groups ?? {};
  const { tile, djinn, item, thief, building, payment } = parts;
  return {
    ...{ text, verb, tile, djinn, item, thief, building, payment },
    colours: wordsOf(parts['colour'] ?? parts['victims']) as Colour[],
    cards: wordsOf(parts['card'] ?? parts['handful'] ?? parts['suit']),
    seat: Number(parts['seat'] ?? 0),
    price: Number(parts['price'] ?? 0),
    fakirs: Number(parts['fakirs'] ?? parts['discount'] ?? 0),
    places: [parts['place'], parts['later']].flatMap((place) => (place ? [Number(place)] : [])),
  };
}

const known = new Map<string, Answer>();

/** The same, remembered: the same texts are legal again and again. */
export function answerOf(text: string): Answer {
  let answer = known.get(text);
  if (!answer) {
    answer = parse(text);
    if (known.size > 5000) known.clear();
    known.set(text, answer);
  }
  return answer;
}

/** The cards an answer names, be it by their places in the row. */
export const cardsOf = ({ cards, places }: Answer, row: readonly string[]): readonly string[] =>
  places.length ? places.flatMap((place) => row[place - 1] ?? []) : cards;
