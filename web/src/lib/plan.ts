/** Advice that a person follows: plans, the best first, as far as they are still to be played. */

import type { Advice, Happened, Possibility, Scene, Waypoint } from '../wire/types';
import { answerIn } from './answers';

/** An answer to come. */
export interface Planned {
  readonly text: string;
  /** If it is part of a move. */
  readonly waypoint: Waypoint | null;
}
export type Plan = readonly Planned[];

export const planOf = ({ actions, way }: Possibility): Plan =>
  actions.map((text, place) => ({ text, waypoint: way[place] ?? null }));

/** The way of the move in a plan. */
export const wayOf = (plan: Plan): Waypoint[] => plan.flatMap(({ waypoint }) => waypoint ?? []);

/** The plans in an advice of the explorer. */
export const plansOf = ({ best }: Advice): readonly Plan[] => best.map(planOf);

/** Only the seat's own answers follow a plan: chance and other seats end it. */
const begins = (plan: Plan, happened: readonly Happened[], seat: number): boolean =>
  happened.every((one, place) => one.seat === seat && one.action === plan[place]?.text);

/** What is left of these plans in the next scene; nothing if the seat did something else. */
export function followed(plans: readonly Plan[], { happened, look }: Scene, seat: number): readonly Plan[] {
  return plans
    .filter((plan) => begins(plan, happened, seat))
    .map((plan) => plan.slice(happened.length))
    .filter(([next]) => answerIn(look, next?.text));
}
