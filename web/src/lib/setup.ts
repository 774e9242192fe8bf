/** Which games can be chosen, why others cannot, and who usually sits at a table. Without components. */

import type { PlainKey } from '../i18n';
import {
  EXPANSIONS,
  IMPOSSIBLE,
  LEVELS,
  LONGEST_NAME,
  PROMOS,
  SEAT_COUNTS,
  type Expansion,
  type Level,
  type Promo,
} from '../wire/catalogue';
import type { ChairWanted } from '../wire/types';
import { asList, asObject } from './storage';

export type ChairKind = ChairWanted['kind'];

/** What kind of game. */
export interface Kind {
  readonly seats: number;
  readonly expansions: readonly Expansion[];
  readonly promos: readonly Promo[];
  readonly fiveTrack: boolean;
}

/** The key of the reason why something cannot be chosen; null when it can. */
export type Reason = PlainKey | null;

const isImpossible = (game: string): game is keyof typeof IMPOSSIBLE => Object.hasOwn(IMPOSSIBLE, game);

/** Whether so many can play. */
export const isSeatCount = (seats: unknown): seats is number => SEAT_COUNTS.some((count) => count === seats);

/** Why a game does not exist; null when it does. */
export function impossible({ seats, expansions, fiveTrack }: Kind): Reason {
  if (!isSeatCount(seats)) return 'impossible.seats';
  const game = [seats, ...expansions, ...(fiveTrack ? ['five_track'] : [])].join(' ');
  return isImpossible(game) ? `impossible.${IMPOSSIBLE[game]}` : null;
}

/** A kind of game that was stored; undefined when there is no such game. */
export function readKind(stored: unknown): Kind | undefined {
  const { seats, expansions, promos, fiveTrack } = asObject(stored);
  const kind: Kind = {
    seats: Number(seats),
    expansions: EXPANSIONS.filter((one) => asList(expansions).includes(one)),
    promos: PROMOS.filter((one) => asList(promos).includes(one)),
    fiveTrack: fiveTrack === true,
  };
  return impossible(kind) ? undefined : kind;
}

/** Why this number of seats cannot be chosen. */
export function seatsReason(kind: Kind, seats: number): Reason {
  return impossible(withSeats(kind, seats));
}

/** Why an expansion cannot be added, or taken away. */
export function expansionReason(kind: Kind, expansion: Expansion): Reason {
  return impossible(withExpansion(kind, expansion, !kind.expansions.includes(expansion)));
}

/** Why the track for five cannot be switched. */
export function fiveTrackReason(kind: Kind): Reason {
  return impossible({ ...kind, fiveTrack: !kind.fiveTrack });
}

/** The game nearest to this one with another number of seats; as little as possible is put aside. */
export function withSeats(kind: Kind, seats: number): Kind {
  const tracks = [seats === kind.seats && kind.fiveTrack, false, true];
  const games = [kind.expansions, []].flatMap((expansions) =>
    tracks.map((fiveTrack): Kind => ({ ...kind, seats, expansions, fiveTrack })),
  );
  return games.find((game) => !impossible(game)) ?? { ...kind, seats };
}

/** The same game with or without an expansion, in the order of the rules. */
export function withExpansion(kind: Kind, expansion: Expansion, wanted: boolean): Kind {
  const expansions = EXPANSIONS.filter((one) => (one === expansion ? wanted : kind.expansions.includes(one)));
  return { ...kind, expansions };
}

export function withPromo(kind: Kind, promo: Promo, wanted: boolean): Kind {
  return { ...kind, promos: PROMOS.filter((one) => (one === promo ? wanted : kind.promos.includes(one))) };
}

export const BASE_GAME: Kind = { seats: 3, expansions: [], promos: [], fiveTrack: false };

/** A seat while it is being set up. An empty name stands for the usual one. */
export interface ChairDraft {
  readonly kind: ChairKind;
  readonly name: string;
  readonly level: Level;
}

export const FRIENDLY: Level = 'beginner';

/** By seat; their first letters are those of the seats. Bots have names too: which level one plays at stands beside it. */
const NAMES = ['Amira', 'Bastian', 'Chloé', 'Darius', 'Esra'] as const;

/** The names of all seats, no two alike. A seat without a name gets its usual one, with a number if that is taken. */
export function usualNames(chairs: readonly { readonly name: string }[]): string[] {
  const taken = new Set(chairs.map((chair) => chair.name.trim()).filter(Boolean));
  return chairs.map((chair, index) => {
    const name = chair.name.trim();
    if (name) return name;
    const usual: string = NAMES[index] ?? `${index + 1}`;
    let found = usual;
    for (let number = 2; taken.has(found); number++) found = `${usual} ${number}`;
    taken.add(found);
    return found;
  });
}

/** What is wrong with the name of each seat; null where nothing is. */
export function nameProblems(names: readonly string[]): ('long' | 'taken' | null)[] {
  return names.map((name, index) => {
    if (name.length > LONGEST_NAME) return 'long';
    return names.indexOf(name) < index ? 'taken' : null;
  });
}

/** The chairs as the server wants them. */
export function wantedChairs(chairs: readonly ChairDraft[]): ChairWanted[] {
  const names = usualNames(chairs);
  return chairs.map(({ kind, level }, index) => ({
    kind,
    name: names[index] ?? '',
    level: kind === 'bot' ? level : null,
  }));
}

/** One person here and bots around. */
export function usualChairs(seats: number, level: Level = FRIENDLY): ChairDraft[] {
  return Array.from({ length: seats }, (_, index) => ({ kind: index ? 'bot' : 'here', name: '', level }));
}

/** The same table again, under the old names: the person sits where they looked from, bots on the other seats. */
export const sameChairs = (
  names: readonly string[],
  seat: number,
  levels: readonly (string | null)[] = [],
): ChairDraft[] =>
  names.map((name, index) => ({
    kind: index + 1 === seat ? 'here' : 'bot',
    name,
    level: LEVELS.find((level) => level === (levels[index] ?? levels.find(Boolean))) ?? FRIENDLY,
  }));

/** The first person at this browser has the name that stays, unless another seat has it already. */
export function withOwnName(chairs: readonly ChairDraft[], name: string): ChairDraft[] {
  const own = chairs.findIndex(({ kind }) => kind === 'here');
  const isTaken = chairs.some((chair) => chair.name.trim() === name);
  return chairs.map((chair, index) => (index === own && name && !isTaken ? { ...chair, name } : chair));
}

/** As many chairs as seats: the first ones stay, new ones are bots. */
export function resized(chairs: readonly ChairDraft[], seats: number): ChairDraft[] {
  return usualChairs(seats, chairs.at(-1)?.level).map((usual, index) => chairs[index] ?? usual);
}
