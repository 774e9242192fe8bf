/** What was learnt on this browser: the best stars of each lesson, and those of the tasks of lessons that were left. */

import { asObject, store, stored } from '../../lib/storage';

const LESSONS = 'naqala.lessons';
const TASKS = 'naqala.tasks';
export const MOST_STARS = 3;

/** Stars by the name of a lesson, or of a task. */
export type Progress = Readonly<Record<string, number>>;

/** How a task went. */
export interface Solved {
  /** How often the goal was missed before. */
  readonly misses: number;
  readonly isHinted: boolean;
  /** As well as it can be done. */
  readonly isPar: boolean;
}

/** Three stars, one less for each try, for a hint, and for a solution that could be better; one in any case. */
export const starsFor = ({ misses, isHinted, isPar }: Solved): number =>
  Math.max(1, MOST_STARS - misses - Number(isHinted) - Number(!isPar));

/** A lesson is as good as its weakest task. */
export const starsOf = (tasks: readonly number[]): number => Math.min(...tasks, MOST_STARS);

const isStars = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_STARS;

const starsIn = (kept: unknown): Progress =>
  Object.fromEntries(Object.entries(asObject(kept)).filter((entry): entry is [string, number] => isStars(entry[1])));

export const progress = (): Progress => starsIn(stored(LESSONS));

/** The stars of the tasks that are done in a lesson which was left before its end. */
export const tasksDone = (lesson: string): Progress => starsIn(asObject(stored(TASKS))[lesson]);

/** Keeps the stars of the tasks that are done in a lesson so far. */
export function keepTasks(lesson: string, done: Progress): void {
  store(TASKS, { ...asObject(stored(TASKS)), [lesson]: done });
}

/** Keeps the stars of a lesson, which is over; fewer than before change nothing. */
export function keepStars(lesson: string, stars: number): void {
  keepTasks(lesson, {});
  const before = progress();
  if ((before[lesson] ?? 0) < stars) store(LESSONS, { ...before, [lesson]: stars });
}
