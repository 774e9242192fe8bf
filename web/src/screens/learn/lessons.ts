/** The lessons, requested once. */

import { lessons } from '../../lib/api';
import type { LessonListed } from '../../wire/types';
import type { Progress } from './progress';

let found: Promise<readonly LessonListed[]> | undefined;

/** All lessons, in their order; requested again if that failed. */
export function allLessons(): Promise<readonly LessonListed[]> {
  found ??= lessons().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** The first lesson that is not done. */
export const nextOf = (all: readonly LessonListed[], done: Progress): LessonListed | undefined =>
  all.find(({ id }) => !(id in done));

/** The lesson after this one. */
export const after = (all: readonly LessonListed[], id: string): LessonListed | undefined =>
  all[all.findIndex((lesson) => lesson.id === id) + 1];

/** A person who has done this one knows the base game. */
export const isLastOfBase = (all: readonly LessonListed[], id: string): boolean =>
  all.filter(({ kind }) => kind === 'base').at(-1)?.id === id;
