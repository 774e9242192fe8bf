/** The addresses of the small and large pictures that panels and log lines show, by the server's words. */

import {
  cardBack,
  djinnCard,
  djinnEmblem,
  featureEmblem,
  goodCard,
  goodEmblem,
  itemCard,
  itemEmblem,
  thiefCard,
  thiefEmblem,
  whim as whimCard,
  type Family,
  type FeatureName,
} from '../art/cards';
import { at, type Drawing } from '../art/drawing';
import { BAG, CARD, COIN, JAR, MEEPLE, SCROLL, STAR, emblem } from '../art/emblems';
import { figures } from '../art/figures';
import { badge, bidArch, camel, coin, die, marker, palace, palm, tent, yazid } from '../art/pieces';
import { SEATS, YAZID, type Seat } from '../art/seats';
import { address } from '../art/sprites';
import { tile } from '../art/tiles';
import { FEATURES } from '../art/whims';
import { CARDS, DJINNS, ITEMS, THIEVES, TILES } from '../wire/catalogue';
import {
  djinnPoints,
  isCard,
  isColour,
  isDjinn,
  isItem,
  isThief,
  isTileFace,
  isWhim,
  needsOf,
  whimGold,
} from './words';

const draw = (name: string, drawing: () => Drawing): string => address(`panel ${name}`, drawing);
const isFeature = (word: string): word is FeatureName => Object.hasOwn(FEATURES, word);

export const back = (family: Family): string => draw(`back ${family}`, () => cardBack(family));

/** Whole cards. */
export function cardFace(card: string): string {
  return isCard(card) ? draw(`card ${card}`, () => goodCard(card, CARDS[card])) : back('good');
}
export function djinnFace(djinn: string, revised: boolean): string {
  if (!isDjinn(djinn)) return back('djinn');
  const points = djinnPoints(djinn, revised);
  return draw(`djinn ${djinn} ${points}`, () => djinnCard(djinn, points, DJINNS[djinn].cost));
}
export function itemFace(item: string): string {
  return isItem(item) ? draw(`item ${item}`, () => itemCard(item, ITEMS[item].points)) : back('item');
}
export function thiefFace(thief: string): string {
  return isThief(thief) ? draw(`thief ${thief}`, () => thiefCard(thief, THIEVES[thief].points)) : back('thief');
}
export function whimFace(whim: string): string {
  if (!isWhim(whim)) return back('whim');
  const needs = needsOf(whim).flatMap(([feature, count]) => (isFeature(feature) ? [{ feature, count }] : []));
  return draw(`whim ${whim}`, () => whimCard(needs, whimGold(whim)));
}
export function tileFace(face: string): string | undefined {
  if (!isTileFace(face)) return undefined;
  return draw(`tile ${face}`, () => tile(face, TILES[face].value || undefined));
}

/** Emblems for lists and log lines. */
export const cardIcon = (card: string): string =>
  isCard(card) ? draw(`good ${card}`, () => goodEmblem(card)) : symbol('card');
export const djinnIcon = (djinn: string): string =>
  isDjinn(djinn) ? draw(`head ${djinn}`, () => djinnEmblem(djinn)) : back('djinn');
export const itemIcon = (item: string): string =>
  isItem(item) ? draw(`thing ${item}`, () => itemEmblem(item)) : symbol('item');
export const thiefIcon = (thief: string): string =>
  isThief(thief) ? draw(`mask ${thief}`, () => thiefEmblem(thief)) : back('thief');
export const featureIcon = (feature: string): string =>
  isFeature(feature) ? draw(`feature ${feature}`, () => featureEmblem(feature)) : symbol('whim');
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
  arch: () => bidArch,
  yazid: () => yazid,
  bag: () => emblem(BAG),
  lamp: () => featureEmblem('djinns'),
  meeples: () => emblem(MEEPLE('#c98446')),
  tile: () => featureEmblem('blue_tiles'),
} as const satisfies Record<string, () => Drawing>;
export type SymbolName = keyof typeof SYMBOLS;
export const symbol = (name: SymbolName): string => draw(`symbol ${name}`, SYMBOLS[name]);

/** The look of a seat; the second of the solo game is Yazid's. */
export const seatLook = (seat: number, chairs: number): Seat => (seat > chairs ? YAZID : (SEATS[seat - 1] ?? YAZID));
export const badgeOf = (seat: Seat): string => draw(`badge ${seat.letter}`, () => badge(seat));
export const camelOf = (seat: Seat): string => draw(`camel ${seat.letter}`, () => camel(seat, false));
export const tentOf = (seat: Seat): string => draw(`tent ${seat.letter}`, () => tent(seat, false));
export const markerOf = (seat: Seat): string => draw(`marker ${seat.letter}`, () => marker(seat));
export const dieFace = (face: number, colour: 'white' | 'black'): string =>
  draw(`die ${face} ${colour}`, () => die(face, colour));
