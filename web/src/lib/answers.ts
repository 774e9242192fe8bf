/** What the text of an action says (docs/decisions.md): one `Answer` for every form, told apart by `kind`. */

import { CARDS, DJINNS, ITEMS, THIEVES, TRIBES, type ColourWord } from '../wire/catalogue';

export type Colour = ColourWord;
export const COLOURS = Object.keys(TRIBES) as Colour[];

/** In the order of the server's words; a Fakir is a card but no good. */
export const GOODS = Object.keys(CARDS).filter((card) => card !== 'fakir');

type Sort = 'colour' | 'card' | 'djinn' | 'item' | 'thief' | 'building';

const WORDS: Readonly<Record<Sort, readonly string[]>> = {
  colour: COLOURS,
  card: Object.keys(CARDS),
  djinn: Object.keys(DJINNS),
  item: Object.keys(ITEMS),
  thief: Object.keys(THIEVES),
  building: ['palm', 'palace'],
};
const SORTS = new Map(Object.entries(WORDS).flatMap(([sort, words]) => words.map((word) => [word, sort as Sort])));

export interface Answer {
  /** The whole text, as the server wants it back. */
  readonly text: string;
  readonly verb: string;
  /** The verb and, where a verb has several forms, what it is about: `kill.tile`, `buy.djinn`, `give.cards`, `draw.whim`. */
  readonly kind: string;
  readonly colours: readonly Colour[];
  readonly cards: readonly string[];
  readonly tile?: string;
  readonly djinn?: string;
  readonly item?: string;
  readonly thief?: string;
  readonly whim?: string;
  readonly building?: 'palm' | 'palace';
  readonly seat?: number;
  readonly price?: number;
  readonly fakirs?: number;
  /** As the texts `payment.*` are called: `elder.fakir`. */
  readonly payment?: string;
  /** Places in the row, or what the dice show. */
  readonly numbers: readonly number[];
  /** Something was not shown to us: `draw ?`. */
  readonly isHidden: boolean;
}

type Draft = { -readonly [Name in keyof Answer]: Answer[Name] } & {
  colours: Colour[];
  cards: string[];
  numbers: number[];
};

function noteWord(draft: Draft, word: string): void {
  const sort = SORTS.get(word);
  if (sort === 'colour') draft.colours.push(word as Colour);
  else if (sort === 'card') draft.cards.push(word);
  else if (sort === 'building') draft.building = word as 'palm' | 'palace';
  else if (sort) draft[sort] = word;
  else if (/^[a-f][1-7]$/.test(word)) draft.tile = word;
  else if (/^w\d\d$/.test(word)) draft.whim = word;
  else if (/^\d+$/.test(word)) draft.numbers.push(Number(word));
  else if (word === '?') draft.isHidden = true;
  else if (word !== 'deck' && word !== 'whim') throw new Error(`no action has the word "${word}": ${draft.text}`);
}

/** What follows `paying`: Fakirs of a bid, or a payment. */
function notePayment(draft: Draft, words: readonly string[]): void {
  if (draft.verb === 'bid') draft.fakirs = Number(words[0]);
  else draft.payment = words.join('.');
}

/** The forms of verbs that have several. */
function formOf(draft: Draft, words: readonly string[]): string {
  const { verb } = draft;
  if (verb === 'kill') return draft.seat === undefined ? 'kill.tile' : 'kill.seat';
  if (verb === 'use') return draft.thief ? 'use.thief' : 'use';
  if (words.includes('deck')) return `${verb}.deck`;
  if (draft.whim ?? words.includes('whim')) return `${verb}.whim`;
  if (draft.building) return `${verb}.${draft.building}`;
  if (draft.djinn) return `${verb}.djinn`;
  if (draft.thief) return `${verb}.thief`;
  if (draft.item) return `${verb}.item`;
  if (verb === 'draw' && draft.cards.length) return 'draw.card';
  if (draft.cards.length || draft.numbers.length) return `${verb}.cards`;
  if (draft.tile) return `${verb}.tile`;
  if (draft.colours.length) return `${verb}.meeple`;
  return verb;
}

const WITH_FORMS = new Set(['kill', 'use', 'give', 'take', 'put', 'buy', 'keep', 'draw']);

/** Reads the text of an action. */
export function parse(text: string): Answer {
  const [verb = '', ...rest] = text.split(' ');
  const draft: Draft = { text, verb, kind: verb, colours: [], cards: [], numbers: [], isHidden: false };
  const paying = rest.indexOf('paying');
  const words = paying < 0 ? rest : rest.slice(0, paying);
  if (paying >= 0) notePayment(draft, rest.slice(paying + 1));
  const of = words.indexOf('of');
  if (of >= 0) draft.seat = Number(words[of + 1]);
  for (const word of of < 0 ? words : words.slice(0, of)) noteWord(draft, word);
  if (verb === 'bid') {
    draft.price = draft.numbers[0] ?? 0;
    draft.fakirs ??= 0;
  }
  if (verb === 'fakirs') draft.fakirs = draft.numbers[0] ?? 0;
  if (WITH_FORMS.has(verb)) draft.kind = formOf(draft, words);
  return draft;
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
export const cardsOf = ({ kind, cards, numbers }: Answer, row: readonly string[]): readonly string[] =>
  kind === 'buy.cards' ? numbers.flatMap((number) => row[number - 1] ?? []) : cards;
