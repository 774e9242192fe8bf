/** The addresses of the small and large pictures that panels and log lines show, by the server's words. */

import type { Family } from '../art/cards';
import { at, type Drawing } from '../art/drawing';
import { BAG, CARD, COIN, JAR, MEEPLE, SCROLL, STAR, emblem } from '../art/emblems';
import { figures } from '../art/figures';
import { badge, bidArch, camel, coin, die, marker, mountainsAcross, palace, palm, tent, yazid } from '../art/pieces';
import { SEATS, YAZID, type Seat } from '../art/seats';
import { address } from '../art/sprites';
import { tile } from '../art/tiles';
import { itemPrinted, thiefPoints, tilePrinted } from './printed.svelte';
import { CARDS, DJINNS, TILES, type ItemWord } from '../wire/catalogue';
import type { Look } from '../wire/types';
import { cardArt } from './cards.svelte';
import {
  djinnCard,
  isCard,
  isColour,
  isDjinn,
  isItem,
  isThief,
  isTileFace,
  isWhim,
  needsOf,
  whimGold,
  whimSaid,
} from './words';

const draw = (name: string, drawing: () => Drawing): string => address(`panel ${name}`, drawing);

type Cards = NonNullable<ReturnType<typeof cardArt>>;
type Feature = keyof Cards['FEATURES'];
const isFeature = ({ FEATURES }: Cards, word: string): word is Feature => Object.hasOwn(FEATURES, word);

const BOXES = { card: '0 0 150 190', good: '0 0 80 96', emblem: '-20 -20 40 40' } as const;
/** A drawing of a card; until it has come, nothing of the same size. */
function later(box: keyof typeof BOXES, name: string, drawing: (art: Cards) => Drawing): string {
  const art = cardArt();
  if (!art) return draw(`blank ${box}`, () => ({ box: BOXES[box], body: '' }));
  return draw(name, () => drawing(art));
}

export const back = (family: Family): string =>
  later(family === 'good' ? 'good' : 'card', `back ${family}`, (art) => art.cardBack(family));

/** Whole cards. */
export function cardFace(card: string): string {
  return isCard(card) ? later('good', `card ${card}`, (art) => art.goodCard(card, CARDS[card])) : back('good');
}
export function djinnFace(djinn: string, look?: Pick<Look, 'revised'> | null): string {
  if (!isDjinn(djinn)) return back('djinn');
  const { points } = djinnCard(djinn, look);
  return later('card', `djinn ${djinn} ${points}`, (art) => art.djinnCard(djinn, points, DJINNS[djinn].cost));
}
function itemDrawn(item: ItemWord): string {
  const { points } = itemPrinted(item);
  return later('card', `item ${item} ${points}`, (art) => art.itemCard(item, points));
}
export function itemFace(item: string): string {
  return isItem(item) ? itemDrawn(item) : back('item');
}
export function thiefFace(thief: string): string {
  return isThief(thief)
    ? later('card', `thief ${thief} ${thiefPoints(thief)}`, (art) => art.thiefCard(thief, thiefPoints(thief)))
    : back('thief');
}
export function whimFace(whim: string): string {
  if (!isWhim(whim)) return back('whim');
  return later('card', `whim ${whimSaid(whim)}`, (art) => {
    const needs = needsOf(whim).flatMap(([feature, count]) => (isFeature(art, feature) ? [{ feature, count }] : []));
    return art.whim(needs, whimGold(whim));
  });
}
export function tileFace(face: string): string | undefined {
  if (!isTileFace(face)) return undefined;
  const { colour } = tilePrinted(face);
  return draw(`tile ${face} ${colour}`, () => tile(face, TILES[face].value || undefined, colour));
}

/** Emblems for lists and log lines. */
export const cardIcon = (card: string): string =>
  isCard(card) ? later('emblem', `good ${card}`, (art) => art.goodEmblem(card)) : symbol('card');
export const djinnIcon = (djinn: string): string =>
  isDjinn(djinn) ? later('emblem', `head ${djinn}`, (art) => art.djinnEmblem(djinn)) : back('djinn');
export const itemIcon = (item: string): string =>
  isItem(item) ? later('emblem', `thing ${item}`, (art) => art.itemEmblem(item)) : symbol('item');
export const thiefIcon = (thief: string): string =>
  isThief(thief) ? later('emblem', `mask ${thief}`, (art) => art.thiefEmblem(thief)) : back('thief');
export const featureIcon = (feature: string): string =>
  later('emblem', `feature ${feature}`, (art) =>
    isFeature(art, feature) ? art.featureEmblem(feature) : emblem(SCROLL),
  );
export const meeple = (colour: string): string =>
  draw(`meeple ${colour}`, () => (isColour(colour) ? figures[colour] : figures.white));

const SYMBOLS = {
  coin: () => coin,
  purse: () => emblem(BAG + at(7, 8, COIN, 0.55)),
  card: () => emblem(CARD('#f7e3b5', STAR)),
  item: () => emblem(JAR),
  whim: () => emblem(SCROLL),
  star: () => emblem(STAR),
  palm: () => palm,
  palace: () => palace,
  mountain: () => mountainsAcross,
  arch: () => bidArch,
  yazid: () => yazid,
  bag: () => emblem(BAG),
  meeples: () => emblem(MEEPLE('#c98446')),
} as const satisfies Record<string, () => Drawing>;
export type SymbolName = keyof typeof SYMBOLS;
export const symbol = (name: SymbolName): string => draw(`symbol ${name}`, SYMBOLS[name]);

/** The look of a seat; one without a chair is Yazid's. */
export const seatLook = (seat: number, chairs: number): Seat => (seat > chairs ? YAZID : (SEATS[seat - 1] ?? YAZID));
export const badgeOf = (seat: Seat): string => draw(`badge ${seat.letter}`, () => badge(seat));
export const camelOf = (seat: Seat): string => draw(`camel ${seat.letter}`, () => camel(seat, false));
export const tentOf = (seat: Seat): string => draw(`tent ${seat.letter}`, () => tent(seat, false));
export const markerOf = (seat: Seat): string => draw(`marker ${seat.letter}`, () => marker(seat));
export const dieFace = (face: number, colour: 'white' | 'black'): string =>
  draw(`die ${face} ${colour}`, () => die(face, colour));
