/** What was learnt on this browser: the best stars of each lesson, and those of the tasks of lessons that were left. */

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

function starsIn(kept: unknown): Progress {
  if (typeof kept !== 'object' || !kept) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => isStars(entry[1])));
}

function kept(key: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found ? { ...found } : {};
  } catch {
    return {};
  }
}

function keep(key: string, value: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window: it counts until it is closed.
  }
}

export const progress = (): Progress => starsIn(kept(LESSONS));

/** The stars of the tasks that are done in a lesson which was left before its end. */
export const tasksDone = (lesson: string): Progress => starsIn(kept(TASKS)[lesson]);

/** Keeps the stars of the tasks that are done in a lesson so far. */
export function keepTasks(lesson: string, done: Progress): void {
  keep(TASKS, { ...kept(TASKS), [lesson]: done });
}

/** Keeps the stars of a lesson, which is over; fewer than before change nothing. */
export function keepStars(lesson: string, stars: number): void {
  keepTasks(lesson, {});
  const before = progress();
  if ((before[lesson] ?? 0) < stars) keep(LESSONS, { ...before, [lesson]: stars });
}
