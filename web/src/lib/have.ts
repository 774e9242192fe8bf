/** What a seat has of the things a whim asks for, counted from what everybody sees and from the seat's own hand. */

import { ITEMS, SUIT_PRICES, TILES } from '../wire/catalogue';
import type { Position, TileSeen } from '../wire/types';
import { tilesAround } from './around';
import { isItem, isTileFace, type Counts } from './words';

const faceOf = (tile: TileSeen): (typeof TILES)[keyof typeof TILES] | undefined =>
  isTileFace(tile.tile) ? TILES[tile.tile] : undefined;
const KINDS: Readonly<Record<string, (kind: string) => boolean>> = {
  villages: (kind) => kind === 'village',
  sacred_places: (kind) => kind === 'sacred',
  oases: (kind) => kind === 'oasis',
  markets: (kind) => kind.endsWith('market'),
  cities: (kind) => kind === 'city',
};

/** The tiles a seat owns. */
export const ownTiles = (position: Position, seat: number): TileSeen[] =>
  Object.values(position.board).filter((tile) => tile.owner === seat);

const handOf = (hand: Counts | readonly string[] | number | undefined): Counts =>
  typeof hand === 'object' && !Array.isArray(hand) ? (hand as Counts) : {};

/** Different goods of a hand: the largest suit. */
export function suitOf(hand: Counts): string[] {
  return Object.keys(hand).filter((card) => card !== 'fakir' && (hand[card] ?? 0) > 0);
}
export const suitPrice = (goods: number): number => SUIT_PRICES[Math.min(goods, SUIT_PRICES.length - 1)] ?? 0;

/** Red tiles in the 3×3 block around the seat's tent. */
function redAroundTent(position: Position, seat: number): number {
  const tent = Object.entries(position.board).find(([, tile]) => tile.owner === seat && tile.piece === 'tent');
  return tent ? tilesAround(position, tent[0], 'red') : 0;
}

/** How much of a feature the seat has; what lies in a hidden hand counts as nothing. */
export function haveOf(position: Position, seat: number, feature: string): number {
  const own = position.seats[seat - 1];
  if (!own) return 0;
  const tiles = ownTiles(position, seat);
  const kind = KINDS[feature];
  if (kind) return tiles.filter((tile) => kind(faceOf(tile)?.kind ?? '')).length;
  switch (feature) {
    case 'viziers':
      return own.viziers;
    case 'elders':
      return own.elders;
    case 'artisans':
      return own.artisans ?? 0;
    case 'djinns':
      return own.djinns.length;
    case 'palms':
      return tiles.reduce((sum, tile) => sum + (tile.palms ?? 0), 0);
    case 'palaces':
      return tiles.reduce((sum, tile) => sum + (tile.palaces ?? 0), 0);
    case 'red_tiles':
    case 'blue_tiles':
      return tiles.filter((tile) => `${faceOf(tile)?.colour ?? ''}_tiles` === feature && faceOf(tile)?.kind !== 'city')
        .length;
    case 'goods':
      return suitOf(handOf(own.cards)).length;
    case 'fakirs':
      return handOf(own.cards)['fakir'] ?? 0;
    case 'precious_items':
      return Object.entries(handOf(own.items)).reduce(
        (sum, [item, n]) => sum + (isItem(item) && !ITEMS[item].magic ? n : 0),
        0,
      );
    case 'tent_reds':
      return redAroundTent(position, seat);
    default:
      return 0;
  }
}
