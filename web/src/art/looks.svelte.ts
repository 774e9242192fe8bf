/** What the seats look like: by default as in the rulebook, at a table as the people who sit there like it. */

import { onDestroy } from 'svelte';
import { PAIR } from '../wire/catalogue';
import type { Seat } from './seats';

const DEFAULTS: readonly Seat[] = [
  { letter: 'A', color: '#2142cc', dash: 'none', weave: 'M-9 0H9' },
  { letter: 'B', color: '#b85a0e', dash: '2 5', weave: 'M-7 0h0M-2.3 0h0M2.3 0h0M7 0h0' },
  { letter: 'C', color: '#077f66', dash: '10 5', weave: 'M-9 2l3-4 3 4 3-4 3 4 3-4 3 4' },
  { letter: 'D', color: '#20222f', dash: '12 4 2 4', weave: 'M-7-3.5v7M-2.3-3.5v7M2.3-3.5v7M7-3.5v7' },
  {
    letter: 'E',
    color: '#ac389f',
    dash: '18 4 2 4 2 4',
    weave: 'M-8-2l4 4m0-4l-4 4M-2-2l4 4m0-4l-4 4M4-2l4 4m0-4l-4 4',
  },
];

const seats = $state(DEFAULTS.map((seat) => ({ ...seat })));

export const SEATS: readonly Seat[] = seats;

/** What a seat may be dressed in. */
interface Look {
  readonly colour?: number | null;
  readonly camel?: number | null;
  /** The seat whose letter it has, from 1 on: people keep theirs for a rematch. Without it that is its own. */
  readonly home?: number | null;
}

/** A look to choose: the colour of one default seat and the weave of another. */
export const lookOf = (colour: number, camel: number): Seat | undefined => {
  const [color, weave] = [DEFAULTS[colour]?.color, DEFAULTS[camel]?.weave];
  return color && weave ? { letter: '', dash: 'none', color, weave } : undefined;
};

/** How often looks have changed: drawings made before are made again. */
let changes = $state(0);
export const dressing = (): number => changes;

/** The default look of a place at a table of so many. */
const usual = (place: number, count: number): number => (count === PAIR.length ? PAIR[place] : undefined) ?? place;

/** One part of all looks, each different, as the server gives them out: the first who likes one gets it. */
function given(liked: readonly (number | null | undefined)[]): (number | null | undefined)[] {
  const worn = liked.map((one, place) => (liked.indexOf(one) === place ? one : null));
  for (const place of worn.keys())
    worn[place] ??= [usual(place, liked.length), ...DEFAULTS.keys()].find((one) => !worn.includes(one));
  return worn;
}

/** The seats of a table, each as it likes to look. Letters and dashes are those of the place, or of the first of several games. */
export function dressed(looks: readonly Look[]): Seat[] {
  const colours = given(looks.map(({ colour }) => colour));
  const camels = given(looks.map(({ camel }) => camel));
  return DEFAULTS.map((seat, place) => {
    const { letter, dash } = DEFAULTS[(looks[place]?.home ?? place + 1) - 1] ?? seat;
    const { color } = DEFAULTS[colours[place] ?? place] ?? seat;
    const { weave } = DEFAULTS[camels[place] ?? place] ?? seat;
    return { letter, color, dash, weave };
  });
}

/** Dresses the seats of the page; without looks each gets its own back. */
export function dress(looks: readonly Look[]): void {
  let isNew = false;
  for (const [place, look] of dressed(looks).entries()) {
    const seat = seats[place];
    if (!seat || (seat.color === look.color && seat.weave === look.weave && seat.letter === look.letter)) continue;
    Object.assign(seat, look);
    isNew = true;
  }
  if (isNew) changes += 1;
}

/** Dresses the seats for as long as a component is shown; one look for each seat. */
export function dressWhileShown(looks: () => readonly Look[]): void {
  $effect.pre(() => {
    dress(looks());
  });
  onDestroy(() => {
    dress([]);
  });
}
