/** How things are called: from the server's words to texts in the chosen language. */

import { COLOURS } from './answers';
import { hasText, listed, t, tAny } from './i18n.svelte';
import { djinnPrinted, factsInPlay, itemPrinted, whimPrinted } from './printed.svelte';
import {
  CARDS,
  DJINNS,
  ITEMS,
  THIEVES,
  TILES,
  TRIBES,
  WHIMS,
  type CardWord,
  type ColourWord,
  type DjinnWord,
  type FeatureWord,
  type ItemWord,
  type ThiefWord,
  type TileWord,
  type WhimWord,
} from '../wire/catalogue';
import type { Look, Paid, Position } from '../wire/types';

/** How many of each. */
export type Counts<Word extends string = string> = Readonly<Partial<Record<Word, number>>>;
/** A word as keys of texts have it. */
type Spaced<Word extends string> = Word extends `${infer Head}_${infer Tail}` ? `${Head} ${Tail}` : Word;
/** Things that may be hidden. */
type Seen<Word> = Word | '?';

const has = <Word extends string>(table: Readonly<Record<Word, unknown>>, word: string): word is Word =>
  Object.hasOwn(table, word);
export const isCard = (word: string): word is CardWord => has(CARDS, word);
export const isDjinn = (word: string): word is DjinnWord => has(DJINNS, word);
export const isItem = (word: string): word is ItemWord => has(ITEMS, word);
export const isThief = (word: string): word is ThiefWord => has(THIEVES, word);
export const isWhim = (word: string): word is WhimWord => has(WHIMS, word);
export const isTileFace = (word: string): word is TileWord => has(TILES, word);
export const isColour = (word: string): word is ColourWord => has(TRIBES, word);

/** The colours of a set of meeples such as "YWW", by the letters of docs/position.md. */
export const coloursOf = (letters: string): ColourWord[] =>
  [...letters].flatMap((letter) => COLOURS.find((colour) => TRIBES[colour].letter === letter) ?? []);

/** How often each word occurs, in the order of its first place. */
export function counted<Word extends string>(words: readonly Word[]): Counts<Word> {
  const counts: Partial<Record<Word, number>> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

export const isList = <Word extends string>(things: Counts<Word> | readonly Word[]): things is readonly Word[] =>
  Array.isArray(things);
/** What there is, and how often. */
export const entriesOf = <Word extends string>(things: Counts<Word> | readonly Word[]): [Word, number][] =>
  (Object.entries(isList(things) ? counted(things) : things) as [Word, number][]).filter(([, n]) => n > 0);

export const total = (counts: Counts): number => entriesOf(counts).reduce((sum, [, n]) => sum + n, 0);
/** A hand, a pile: counts, a list, or only a number. */
export function sizeOf(pile: Counts | readonly string[] | number | undefined): number {
  if (pile === undefined || typeof pile === 'number') return pile ?? 0;
  return Array.isArray(pile) ? pile.length : total(pile as Counts);
}

const joined = (parts: readonly string[]): string => (parts.length ? listed(parts) : t('player.nothing'));

export const tribeSaid = (colour: ColourWord, n = 1): string => t(`tribe.${colour}`, { n });
/** "2 Viziers and 1 Elder" */
export const tribesSaid = (counts: Counts<ColourWord>): string =>
  joined(entriesOf(counts).map(([colour, n]) => t(`tribe.${colour}.count`, { n })));

export const cardSaid = (card: CardWord): string => t(`card.${card}`, { n: 1 });
function someCards([card, n]: [Seen<CardWord>, number]): string {
  if (card === '?') return t('card.unseen', { n });
  return n === 1 ? cardSaid(card) : t('count.times', { n, thing: cardSaid(card) });
}
/** "2 × Silk and Fakir"; hidden cards are "2 cards". */
export const cardsSaid = (counts: Counts<Seen<CardWord>>): string => joined(entriesOf(counts).map(someCards));

export const itemSaid = (item: ItemWord): string => t(`item.${item}`, { points: itemPrinted(item).points });
function someItems([item, n]: [Seen<ItemWord>, number]): string {
  if (item === '?') return t('item.unseen', { n });
  return n === 1 ? itemSaid(item) : t('count.times', { n, thing: itemSaid(item) });
}
export const itemsSaid = (counts: Counts<Seen<ItemWord>>): string => joined(entriesOf(counts).map(someItems));

export const djinnSaid = (djinn: DjinnWord): string => t(`djinn.${djinn}`);
export const thiefSaid = (thief: ThiefWord): string => t(`thief.${thief}`);

/** A djinn's card: the points on it and what it does. In some games a card is replaced by a revised one. */
export function djinnCard(djinn: DjinnWord, look?: Pick<Look, 'revised'> | null): { points: number; about: string } {
  const { each } = DJINNS[djinn];
  const { points, revised, own, other } = djinnPrinted(djinn);
  const about = t(`djinn.${djinn}.about`, { ...factsInPlay(), own, other, each });
  if (!look?.revised) return { points, about };
  const isOther = hasText(`djinn.${djinn}.about.artisans`);
  return { points: revised, about: isOther ? tAny([`djinn.${djinn}.about.artisans`]) : about };
}

/** What a whim asks for: feature and number. */
export const needsOf = (whim: WhimWord): [FeatureWord, number][] => entriesOf<FeatureWord>(whimPrinted(whim).needs);
/** How much the seat that looks has of what whims ask for. */
export const featuresOf = ({ seat, features }: Look): Counts | null | undefined =>
  seat === null ? null : features[seat - 1];
export const whimGold = (whim: WhimWord): number => whimPrinted(whim).gold;
/** "3 palm trees on owned tiles" */
export const featureSaid = (feature: FeatureWord, n: number): string =>
  t(`feature.${feature.replaceAll('_', ' ') as Spaced<FeatureWord>}`, { n });
export const needsSaid = (whim: WhimWord): string =>
  joined(needsOf(whim).map(([feature, n]) => featureSaid(feature, n)));
/** "3 palm trees on owned tiles → 10 gold" */
export const whimSaid = (whim: Seen<WhimWord>): string =>
  whim === '?' ? t('whim.one') : t('whim.short', { needs: needsSaid(whim), gold: whimGold(whim) });

/** What a whim pays and asks for, and how much of that the seat has that looks. */
export function whimOffered(whim: WhimWord, look: Look): string {
  const has = featuresOf(look);
  const needs = needsOf(whim).map(([feature, need]) => {
    const wish = featureSaid(feature, need);
    const have = has?.[feature];
    return have === undefined ? wish : `${wish} (${t('whim.progress', { have: Math.min(have, need), need })})`;
  });
  return t('whim.offer', { needs: joined(needs), gold: whimGold(whim) });
}

/** "1 Elder and 1 Fakir" */
export const paymentSaid = (payment: Paid['words']): string => t(`payment.${payment}`);

/** "Sacred Place 12" */
export function faceSaid(face: TileWord): string {
  const { kind, value } = TILES[face];
  return value ? `${t(`tile.${kind}`)} ${value}` : t(`tile.${kind}`);
}
/** "2 × Oasis 8 and 1 × Fabulous City" */
export const facesSaid = (counts: Counts<TileWord>): string =>
  joined(entriesOf(counts).map(([face, n]) => t('count.times', { n, thing: faceSaid(face) })));

/** "c4 (Oasis, 8)" */
export function tileSaid(position: Position, tile: string): string {
  const face = position.board[tile]?.tile;
  return face ? placeSaid(tile, face) : tile;
}
/** The same by the name of the tile's face. */
export function placeSaid(tile: string, face: TileWord): string {
  const { kind, value } = TILES[face];
  const named = { tile, kind: t(`tile.${kind}`), value };
  return t(value ? 'tile.place' : 'tile.place.plain', named);
}

/** Who sits on a seat; one without a chair is Yazid's. */
export const nameOf = (chairs: readonly { readonly name: string }[], seat: number): string =>
  chairs[seat - 1]?.name ?? t('yazid.name');

type Sheet = Look['sheets'][number];

/** Whether the viewer may not know every line of a score sheet. */
export const isPartial = (sheet: Sheet): boolean => Object.values(sheet).includes(null);
export function totalSaid(sheet: Sheet): string {
  const n = sheet.total ?? 0;
  return isPartial(sheet) ? t('score.atLeast', { n }) : String(n);
}

/** Whose turn or answer it is. */
export const isAsked = (look: Look, seat: number): boolean => look.question.seat === seat;

/** The first of several sentences. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
