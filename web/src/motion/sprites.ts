/** The show of an action as pictures over the page: what each is, how it moves and when. */

import type { Motion } from '../lib/settings.svelte';
import { flight, flightBy, mark, rise, tumble } from './frames';
import type { Point } from './places';
import type { Move, Tag } from './stager';
import type { Timed } from './timing';

export interface Sprite {
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly duration: number;
  /** A thing, what a seat got, or the mark of a victim. */
  readonly picture: Pick<Move, 'sort' | 'word' | 'seat'> | Tag | 'victim';
}

/** Where a beat begins and ends on the page, by its moves; and where its tags are. */
export interface Points {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  /** Where things rest on the way. */
  readonly via: readonly Point[];
  readonly tags: readonly Point[];
}

/** More of a kind are not easier to count. */
const MOST = 5;
/** What a seat got can be read a moment longer, in milliseconds. */
export const LINGER = 650;
/** Half of the room between two dice. */
const APART = 30;
const MIDDLE: Point = { x: 0, y: 0 };

function ofFlight(move: Move, from: Point, to: Point, { start, length }: Timed, motion: Motion): Sprite[] {
  const copies = Math.min(MOST, move.count);
  const duration = motion === 'full' ? 0.75 * length : length + LINGER / 2;
  return Array.from({ length: copies }, (_, number) => ({
    frames: flight(from, to, motion),
    delay: start + (motion === 'full' ? (0.3 * length * number) / copies : 0),
    ...{ duration, picture: move },
  }));
}

/** Of things that rest on the way, as far lie their middles apart. */
const ABREAST = 44;

/** Things that are brought rest side by side. */
function ofBringing(
  moves: readonly Move[],
  { from, to, via }: Points,
  { start, length }: Timed,
  motion: Motion,
): Sprite[] {
  const all = moves.flatMap((move, place) =>
    Array.from({ length: Math.min(MOST, move.count) }, () => ({ move, place })),
  );
  return all.map(({ move, place }, number) => {
    const { x, y } = via[place] ?? MIDDLE;
    const rest = { x: x + (number - (all.length - 1) / 2) * ABREAST, y };
    const frames = flightBy(from[place] ?? MIDDLE, rest, to[place] ?? MIDDLE, motion);
    return { frames, delay: start, duration: length, picture: move };
  });
}

/** Of the way of a die, up to where each of its faces is seen: the one that counts lies under two others. */
const FACES = { full: [1, 0.36, 0.18], reduced: [1], off: [] } as const;

function ofDice({ word }: Move, at: Point, { start, length }: Timed, motion: Motion): Sprite[] {
  return word.split(' ').flatMap((face, die) => {
    const point = { x: at.x + (die ? APART : -APART), y: at.y };
    return FACES[motion].map((until, place) => ({
      ...{ frames: tumble(point, until, motion), delay: start, duration: 1.1 * length },
      picture: { sort: 'die' as const, seat: die, word: String(((Number(face) - 1 + 2 * place) % 6) + 1) },
    }));
  });
}

function ofTag(tag: Tag, at: Point, { start, length }: Timed, motion: Motion): Sprite {
  const late = motion === 'full' && tag.amount > 0 ? 0.7 * length : 0;
  return { frames: rise(at, motion), delay: start + late, duration: length - late + LINGER, picture: tag };
}

/** All pictures of one beat. What lands is on the page already, and what walks on the board. */
export function spritesOf(timed: Timed, points: Points, motion: Motion): Sprite[] {
  const { beat, start, length } = timed;
  const { from, to, tags } = points;
  const time = { delay: start, duration: length };
  const brought = beat.effect === 'bring' ? ofBringing(beat.moves, points, timed, motion) : [];
  const things = beat.moves.flatMap((move, place): Sprite[] => {
    const [source, target] = [from[place] ?? MIDDLE, to[place] ?? MIDDLE];
    if (beat.effect === 'fly') return ofFlight(move, source, target, timed, motion);
    if (beat.effect === 'roll') return ofDice(move, target, timed, motion);
    const popped = mark(target, motion);
    if (beat.effect === 'mark') return [{ frames: popped, ...time, picture: move }];
    if (beat.effect !== 'kill') return [];
    // On the board the figures themselves are seen to go.
    const victim: Sprite[] = move.from.startsWith('tile') ? [] : [{ frames: popped, ...time, picture: move }];
    return [...victim, { frames: popped, ...time, picture: 'victim' }];
  });
  return [...brought, ...things, ...beat.tags.map((tag, place) => ofTag(tag, tags[place] ?? MIDDLE, timed, motion))];
}
