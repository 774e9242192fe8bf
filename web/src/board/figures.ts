/** Meeples as figures on the board: where each stands, how large, and which groups need a number. */

import { COLOURS, type Colour } from '../lib/answers';
import { HAND, type Meeple } from './crowd';
import { cornerOf, heldSlots, slots, type Slot } from './geometry';

export interface Figure {
  readonly id: number;
  readonly colour: Colour;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isGone: boolean;
  readonly isHeld: boolean;
}

export interface Badge {
  readonly key: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** This many or more of one colour stand as one figure with a number. */
const CROWDED = 5;

function groupsOf(meeples: readonly Meeple[]): Meeple[][] {
  return COLOURS.map((colour) => meeples.filter((meeple) => meeple.colour === colour)).filter((group) => group.length);
}

/** One slot for each meeple, or one for a whole crowded group. */
function spotsOf(groups: readonly Meeple[][]): Meeple[][] {
  return groups.flatMap((group) => (group.length >= CROWDED ? [group] : group.map((meeple) => [meeple])));
}

function byPlace(meeples: readonly Meeple[]): Map<string, Meeple[]> {
  const places = new Map<string, Meeple[]>();
  for (const meeple of meeples) {
    const there = places.get(meeple.place);
    if (there) there.push(meeple);
    else places.set(meeple.place, [meeple]);
  }
  return places;
}

/** What is held, as a tray over its tile. */
export interface Tray {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function trayOf(count: number, tile: string, rows: number): Tray | null {
  const held = heldSlots(count);
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) return null;
  const { x, y } = cornerOf(tile, rows);
  return { x: x + first.x - 20, y: y + first.y - 41, width: last.x - first.x + 40 };
}

/** `handAt` is the tile over which the hand is held. */
export function placed(
  meeples: readonly Meeple[],
  rows: number,
  handAt: string,
): { figures: Figure[]; badges: Badge[]; tray: Tray | null } {
  const figures: Figure[] = [];
  const badges: Badge[] = [];
  let tray: Tray | null = null;
  const add = (meeple: Meeple, tile: string, slot: Slot): void => {
    const { x, y } = cornerOf(tile, rows);
    const { id, colour, isGone } = meeple;
    figures.push({
      id,
      colour,
      tile,
      x: x + slot.x,
      y: y + slot.y,
      scale: slot.scale,
      isGone,
      isHeld: meeple.place === HAND,
    });
  };
  for (const [place, there] of byPlace(meeples.filter((meeple) => !meeple.isGone))) {
    const spots = spotsOf(groupsOf(there));
    const tile = place === HAND ? handAt : place;
    if (place === HAND) tray = trayOf(spots.length, handAt, rows);
    const places = place === HAND ? heldSlots(spots.length) : slots(spots.length);
    spots.forEach((spot, number) => {
      const slot = places[number];
      if (!slot) return;
      for (const meeple of spot) add(meeple, tile, slot);
      if (spot.length < 2) return;
      const { x, y } = cornerOf(tile, rows);
      badges.push({ key: `${place} ${number}`, count: spot.length, x: x + slot.x, y: y + slot.y });
    });
  }
  // Figures leave from their tile, side by side; the last one dropped leaves from where it would have landed.
  for (const [place, gone] of byPlace(meeples.filter((meeple) => meeple.isGone))) {
    const places = slots(gone.length);
    gone.forEach((meeple, number) => {
      const slot = places[number];
      if (slot) add(meeple, place === HAND ? handAt : place, slot);
    });
  }
  return { figures: figures.sort((one, other) => one.id - other.id), badges, tray };
}
