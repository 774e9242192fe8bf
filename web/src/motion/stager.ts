/** Turns the events of an action (docs/events.md) into beats: what is seen to fly, land, die or roll, one after the other. */

import { MOVES } from '../wire/catalogue';
import type { Event, EventKind, Happened, Scene } from '../wire/types';

/** What an action led to, and what happened. */
export type Moment = Pick<Scene, 'happened' | 'look'>;

/** A table, or the film of one. */
export interface Staged {
  /** Told of a moment that stays in sight, while the page still shows the one before. */
  onseen: ((before: Moment, moment: Moment) => void) | undefined;
  readonly scene: Moment | undefined;
  readonly seats: number;
  /** How many times faster everything is shown. */
  readonly speed?: number;
}

/** What can be drawn in flight. */
export type Sort =
  'gold' | 'tribe' | 'card' | 'item' | 'djinn' | 'thief' | 'whim' | 'piece' | 'building' | 'die' | 'yazid';

/** `bring`: a flight that rests on the way; `walk`: the board moves a meeple itself, and its effects wait. */
export type Effect = 'fly' | 'bring' | 'land' | 'kill' | 'roll' | 'mark' | 'walk';

/** Where something lies: words from the large to the small, as the attribute `data-place` has them, such as `seat 2 gold`. */
export type Place = string;

export interface Move {
  readonly sort: Sort;
  /** Which one of its sort; `?` if unknown. */
  readonly word: string;
  readonly count: number;
  /** Whose it is, 0 where it is of no seat. */
  readonly seat: number;
  readonly from: Place;
  readonly to: Place;
  /** Where it rests on the way. */
  readonly via?: Place;
}

/** What a seat gets or loses in a beat. */
export interface Tag {
  readonly place: Place;
  readonly seat: number;
  readonly amount: number;
}

export interface Beat {
  readonly effect: Effect;
  readonly moves: readonly Move[];
  readonly tags: readonly Tag[];
}

/** Where the game was before the action. */
export interface Scenery {
  /** Whose turn it is: things that lie aside lie with this seat. */
  readonly mover?: number | null | undefined;
  /** Where the move has come to. */
  readonly tile?: string | null | undefined;
}

/** `laid` is the thing on its tile, `row` one on offer, `pile` the panel of its sort; `bank` and `held` are where all this happens. */
type Spot = 'seat' | 'tile' | 'laid' | 'held' | 'bank' | 'row' | 'pile' | 'aside' | 'board';

interface Staging {
  readonly effect: Effect;
  readonly sort: Sort;
  readonly from: Spot;
  readonly to: Spot;
}

const fly = (sort: Sort, from: Spot, to: Spot): Staging => ({ effect: 'fly', sort, from, to });
const at = (effect: Effect, sort: Sort, spot: Spot): Staging => ({ effect, sort, from: spot, to: spot });

/** Where the places of events are seen. The tracks show their markers themselves. */
const SPOTS: Readonly<Record<string, Spot>> = {
  ...{ supply: 'bank', bag: 'bank', out: 'bank', deck: 'pile', discard: 'pile' },
  ...{ gold: 'seat', hand: 'seat', front: 'seat', fulfilled: 'seat' },
  ...{ tile: 'tile', held: 'held', row: 'row', aside: 'aside' },
};

/** What is shown in another way than by a flight from place to place. */
const SPECIAL: Readonly<Partial<Record<EventKind, Staging | null>>> = {
  // The board draws its meeples as they come and go.
  ...{ pick: null, collect: null, return: null, add: null },
  ...{ drop: at('walk', 'tribe', 'tile'), remove: at('kill', 'tribe', 'tile') },
  // Discarded items lie open, and pieces come from their seat.
  ...{ 'fetch item': fly('item', 'row', 'seat'), 'take back': fly('piece', 'tile', 'seat') },
  ...{ 'use djinn': at('mark', 'djinn', 'seat'), roll: at('roll', 'die', 'board') },
  ...{ target: at('land', 'yazid', 'laid'), clear: at('mark', 'yazid', 'tile') },
};
const MURDER = at('kill', 'tribe', 'seat');
/** Tribes that get things from beside the board: these are seen where the move ended, which is what people look at. */
const BRINGERS: readonly string[] = ['merchants', 'artisans'];

const isMove = (kind: EventKind): kind is keyof typeof MOVES => Object.hasOwn(MOVES, kind);

function stagingOf({ kind, cause }: Event): Staging | null {
  if (kind === 'lose' && cause === 'assassins') return MURDER;
  const special = SPECIAL[kind];
  if (special !== undefined || !isMove(kind)) return special ?? null;
  const [sort, source, target] = MOVES[kind];
  const [from, to] = [SPOTS[source], SPOTS[target]];
  if (sort === 'price' || !from || !to) return null;
  if (to === 'row') return at('land', sort, 'row');
  if (to === 'tile') return at('land', sort, 'laid');
  if (from === to) return null;
  const isBrought = BRINGERS.includes(cause) && (from === 'row' || from === 'pile') && to === 'seat';
  return { ...fly(sort, from, to), effect: isBrought ? 'bring' : 'fly' };
}

/** What of a seat's panel counts these things. */
function countOf(sort: Sort, word: string): string {
  if (sort === 'tribe') return word;
  if (sort === 'piece') return word === 'tent' ? 'tent' : 'camels';
  return { gold: 'gold', card: 'cards', item: 'items', whim: 'whims' }[sort as string] ?? word;
}

class Stager {
  readonly beats: Beat[] = [];
  readonly #mover: number;
  /** The tile that was named last. */
  #tile: string | null;
  /** Kind and cause of the last beat. */
  #last = '';

  constructor({ mover, tile }: Scenery) {
    this.#mover = mover ?? 0;
    this.#tile = tile ?? null;
  }

  add(event: Event, staging: Staging): void {
    this.#tile = event.tile ?? this.#tile;
    const { effect, sort } = staging;
    const { seat, kind, cause, amount = 1 } = event;
    const word = event.thing ?? sort;
    const from = this.#place(staging.from, event, sort, word);
    const to = this.#place(staging.to, event, sort, word);
    const via = effect === 'bring' ? { via: this.#place('held', event, sort, word) } : {};
    const move: Move = { sort, word, count: amount, seat: seat ?? 0, from, to, ...via };
    const tags: Tag[] = [];
    if (effect === 'fly' || effect === 'bring' || effect === 'kill') {
      if (staging.from === 'seat') tags.push({ place: from, seat: move.seat, amount: -amount });
      else if (staging.to === 'seat') tags.push({ place: to, seat: move.seat, amount });
    }
    this.#join(`${effect} ${kind} ${cause}`, { effect, moves: [move], tags });
  }

  /** Equal things of one cause are one beat; every roll of the dice is one of its own. */
  #join(key: string, beat: Beat): void {
    const before = this.beats.at(-1);
    const isSame = key === this.#last && beat.effect !== 'roll';
    this.#last = key;
    if (!before || !isSame) this.beats.push(beat);
    else this.beats[this.beats.length - 1] = joined(before, beat);
  }

  #place(spot: Spot, { seat, tile }: Event, sort: Sort, word: string): Place {
    switch (spot) {
      case 'seat':
        return `seat ${seat ?? 0} ${countOf(sort, word)}`;
      case 'aside':
        return this.#mover ? `seat ${this.#mover}` : 'board';
      case 'laid':
        return `tile ${tile ?? ''} ${word}`;
      case 'tile':
        return `tile ${tile ?? ''}`;
      case 'row':
        return `${sort} ${word}`;
      case 'pile':
        return sort;
      case 'board':
        return spot;
      case 'held':
      case 'bank':
        return this.#tile ? `tile ${this.#tile}` : 'board';
    }
  }
}

function joined(one: Beat, other: Beat): Beat {
  const tags = [...one.tags];
  for (const tag of other.tags) {
    const same = tags.findIndex(({ place }) => place === tag.place);
    const before = tags[same];
    if (before) tags[same] = { ...before, amount: before.amount + tag.amount };
    else tags.push(tag);
  }
  return { ...one, moves: [...one.moves, ...other.moves], tags };
}

/** The beats of an action, chance included; none where nothing but meeples moves. */
export function stage(happened: readonly Happened[], scenery: Scenery = {}): readonly Beat[] {
  const events = happened.flatMap(({ events: some = [] }) => some).filter(({ kind }) => kind !== 'answer');
  const stager = new Stager(scenery);
  for (const event of events) {
    const staging = stagingOf(event);
    if (staging) stager.add(event, staging);
  }
  // A meeple that only walks needs no time of its own.
  while (stager.beats.at(-1)?.effect === 'walk') stager.beats.pop();
  return stager.beats;
}
