/** How things are called: from the server's words to texts in the chosen language. */

import { COLOURS } from './answers';
import { listed, t, tAny } from './i18n.svelte';
import {
  CARDS,
  DJINNS,
  ITEMS,
  SUIT_PRICES,
  THIEVES,
  TILES,
  TRIBES,
  WHIMS,
  type CardWord,
  type ColourWord,
  type DjinnWord,
  type ItemWord,
  type ThiefWord,
  type TileWord,
  type WhimWord,
} from '../wire/catalogue';
import type { Answer, ChairSeen, Options, Look, Position } from '../wire/types';

export type Counts = Readonly<Record<string, number>>;

const has = <Word extends string>(table: Readonly<Record<Word, unknown>>, word: string): word is Word =>
  Object.hasOwn(table, word);
export const isCard = (word: string): word is CardWord => has(CARDS, word);
export const isDjinn = (word: string): word is DjinnWord => has(DJINNS, word);
export const isItem = (word: string): word is ItemWord => has(ITEMS, word);
export const isThief = (word: string): word is ThiefWord => has(THIEVES, word);
export const isWhim = (word: string): word is WhimWord => has(WHIMS, word);
export const isTileFace = (word: string): word is TileWord => has(TILES, word);
export const isColour = (word: string): word is ColourWord => has(TRIBES, word);

/** What lies in front of a seat, by the names of its fields. */
export const FRONT: Readonly<Record<string, ColourWord>> = {
  viziers: 'yellow',
  elders: 'white',
  artisans: 'purple',
  assassins: 'red',
};

/** The colours of a set of meeples such as "YWW", by the letters of docs/position.md. */
export const coloursOf = (letters: string): ColourWord[] =>
  [...letters].flatMap((letter) => COLOURS.find((colour) => TRIBES[colour] === letter) ?? []);

/** How often each word occurs, in the order of its first place. */
export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
/** A hand, a pile: counts, a list, or only a number. */
export function sizeOf(pile: Counts | readonly string[] | number | undefined): number {
  if (pile === undefined || typeof pile === 'number') return pile ?? 0;
  return Array.isArray(pile) ? pile.length : total(pile as Counts);
}

const entries = (counts: Counts): [string, number][] => Object.entries(counts).filter(([, n]) => n > 0);
const joined = (parts: readonly string[]): string => (parts.length ? listed(parts) : t('player.nothing'));

export const tribeSaid = (colour: string, n = 1): string => tAny([`tribe.${colour}`], { n });
/** "2 Viziers and 1 Elder" */
export const tribesSaid = (counts: Counts): string =>
  joined(entries(counts).map(([colour, n]) => tAny([`tribe.${colour}.count`], { n })));
export const meeplesSaid = (letters: string): string => tribesSaid(counted(coloursOf(letters)));

/** What a suit of so many different goods is worth. */
export const suitPrice = (goods: number): number => SUIT_PRICES[goods] ?? 0;

export const cardSaid = (card: string): string => tAny([`card.${card}`], { n: 1 });
function someCards([card, n]: [string, number]): string {
  if (card === '?') return t('card.unseen', { n });
  if (card === 'fakir') return t('card.fakir.count', { n });
  return n === 1 ? cardSaid(card) : t('count.times', { n, thing: cardSaid(card) });
}
/** "2 × Silk and 1 Fakir"; cards nobody showed us are "2 cards". */
export const cardsSaid = (counts: Counts): string => joined(entries(counts).map(someCards));

export const itemSaid = (item: string): string =>
  tAny([`item.${item}`], { points: isItem(item) ? ITEMS[item].points : 0 });
function someItems([item, n]: [string, number]): string {
  if (item === '?') return t('item.unseen', { n });
  return n === 1 ? itemSaid(item) : t('count.times', { n, thing: itemSaid(item) });
}
export const itemsSaid = (counts: Counts): string => joined(entries(counts).map(someItems));

export const djinnSaid = (djinn: string): string => tAny([`djinn.${djinn}`]);
export const djinnsSaid = (djinns: readonly string[]): string => joined(djinns.map(djinnSaid));
export const thiefSaid = (thief: string): string => tAny([`thief.${thief}`]);

/** With the Artisans two djinns have other powers, and points of their own. */
export const isRevised = (options: Options): boolean => options.expansions.includes('artisans');
export const djinnPoints = (djinn: string, revised: boolean): number =>
  isDjinn(djinn) ? DJINNS[djinn][revised ? 'revised' : 'points'] : 0;
export function djinnAbout(djinn: string, revised: boolean): string {
  const { own, other, each } = isDjinn(djinn) ? DJINNS[djinn] : { own: 0, other: 0, each: 0 };
  const keys = [...(revised ? [`djinn.${djinn}.about.artisans`] : []), `djinn.${djinn}.about`];
  return tAny(keys, { own, other, each });
}

/** What a whim asks for: feature and number. */
export function needsOf(whim: string): [feature: string, count: number][] {
  return isWhim(whim) ? Object.entries(WHIMS[whim].needs) : [];
}
/** How much the seat that looks has of what whims ask for. */
export const featuresOf = ({ seat, features }: Look): Counts | null | undefined =>
  seat === null ? null : features[seat - 1];
export const whimGold = (whim: string): number => (isWhim(whim) ? WHIMS[whim].gold : 0);
/** "3 palm trees on owned tiles" */
export const featureSaid = (feature: string, n: number): string =>
  tAny([`feature.${feature.replaceAll('_', ' ')}`], { n });
export const needsSaid = (whim: string): string => joined(needsOf(whim).map(([feature, n]) => featureSaid(feature, n)));
/** "3 palm trees on owned tiles → 10 gold" */
export const whimSaid = (whim: string): string =>
  isWhim(whim) ? t('whim.short', { needs: needsSaid(whim), gold: whimGold(whim) }) : t('whim.one');

/** "elder fakir", or "elder.fakir" as an answer has it. */
export const paymentSaid = (payment: string): string => tAny([`payment.${payment.replaceAll(' ', '.')}`]);

/** The kind of a face ("sacred 12" is a "sacred"), as texts are called. */
export const tileKind = (face: string): string => (isTileFace(face) ? TILES[face].kind : face);
/** "c4 (Oasis, 8)" */
export const tileSaid = (position: Position, tile: string): string => placeSaid(tile, position.board[tile]?.tile ?? '');
/** The same by the name of the tile's face. */
export function placeSaid(tile: string, face: string): string {
  if (!isTileFace(face)) return tile;
  const { kind, value } = TILES[face];
  const named = { tile, kind: tAny([`tile.${kind}`]), value };
  return t(value ? 'tile.place' : 'tile.place.plain', named);
}

/** Who sits on a seat; Yazid sits on the second of the solo game. */
export const nameOf = (chairs: readonly ChairSeen[], seat: number): string => chairs[seat - 1]?.name ?? t('yazid.name');

/** The text of an answer's button, by its verb and, for buildings, by which. */
function answerKey({ verb, building }: Answer): string {
  const [first = ''] = verb.split('_');
  const form = verb === 'send' ? 'use.thief' : building ? `${first}.${building}` : verb.replace('_', '.');
  return `answer.${form}`;
}

/** What the button of an answer says; the position is for answers that name a tile. */
export function answerSaid(answer: Answer, position?: Position): string {
  const { colours = [], cards = [], djinn, item, thief, payment, tile } = answer;
  return tAny([answerKey(answer)], {
    tribe: colours[0] ? tribeSaid(colours[0]) : '',
    tile: tile && position ? tileSaid(position, tile) : '',
    what: cardsSaid(counted(cards)),
    card: cards[0] ? cardSaid(cards[0]) : '',
    djinn: djinn ? djinnSaid(djinn) : '',
    thief: thief ? thiefSaid(thief) : '',
    item: item ? itemSaid(item) : '',
    payment: payment ? paymentSaid(payment) : '',
  });
}

/** Whose turn or answer it is. */
export const isAsked = (look: Look, seat: number): boolean => look.question.seat === seat;
