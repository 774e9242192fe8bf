/** Which sound an event of the game has (docs/events.md). Made by tools/sounds.py. */

import type { Event, EventKind } from '../wire/types';

/** What is heard when several things happen at once: the first of these. */
const ORDER = ['end', 'whim', 'kill', 'dice', 'djinn', 'build', 'camel', 'card', 'coins', 'meeple', 'bid'] as const;

/** Besides those of events: a turn begins here, and a message came. */
export type Sound = (typeof ORDER)[number] | 'turn' | 'message';

const KINDS: Readonly<Partial<Record<EventKind, Sound>>> = {
  ...{ bid: 'bid', drop: 'meeple', collect: 'meeple', gain: 'meeple', keep: 'meeple', capture: 'meeple' },
  ...{ place: 'camel', 'take back': 'camel', build: 'build', 'put building': 'build' },
  ...{ earn: 'coins', pay: 'coins', roll: 'dice', over: 'end', lost: 'end' },
  ...{ 'fulfil whim': 'whim', 'take whim': 'card', 'get thief': 'djinn', 'use djinn': 'djinn' },
  ...{ 'take djinn': 'djinn', 'draw djinn': 'djinn', 'keep djinn': 'djinn', 'get djinn': 'djinn' },
  ...{
    'use thief': 'kill',
    'give meeple': 'kill',
    'get meeple': 'meeple',
    'give card': 'kill',
    'give item': 'kill',
    'give djinn': 'kill',
    'give building': 'kill',
  },
  ...{ lose: 'kill', 'take card': 'card', 'draw card': 'card', 'get card': 'card', 'discard card': 'card' },
  ...{ 'draw item': 'card', 'keep item': 'card', 'fetch item': 'card', 'get item': 'card', 'discard item': 'card' },
};

/** Meeples leave the board quietly, unless they are killed. */
const soundOfOne = ({ kind, cause }: Event): Sound | undefined =>
  kind === 'remove' && cause === 'assassins' ? 'kill' : KINDS[kind];

/** What is heard of these events, if anything is. */
export function soundOf(events: readonly Event[]): Sound | undefined {
  const heard = new Set(events.map(soundOfOne));
  return ORDER.find((sound) => heard.has(sound));
}
