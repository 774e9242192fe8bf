/** What was learnt on this browser: the best stars of each lesson. */

const KEY = 'naqala.lessons';
export const MOST_STARS = 3;

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

export function progress(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || !kept) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => isStars(entry[1])));
  } catch {
    return {};
  }
}

/** Keeps the stars of a lesson; fewer than before change nothing. */
export function keepStars(lesson: string, stars: number): void {
  const before = progress();
  if ((before[lesson] ?? 0) >= stars) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [lesson]: stars }));
  } catch {
    // A private window: it counts until it is closed.
  }
}
