/** The screens; each is loaded when it is needed. */

import type { Component } from 'svelte';
import { useLessonTexts } from '../lib/i18n.svelte';
import type { Route } from '../lib/router.svelte';

type Screen = Component<{ id: string }>;

/** A screen that says what only lessons say. */
const withLessonTexts = async <Loaded>(screen: Promise<Loaded>): Promise<Loaded> => {
  await useLessonTexts();
  return screen;
};

const SCREENS: Readonly<Record<Route['screen'], () => Promise<{ default: unknown }>>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  new: () => import('./NewGame.svelte'),
  learn: () => withLessonTexts(import('./Learn.svelte')),
  lesson: () => withLessonTexts(import('./Lesson.svelte')),
  me: () => import('./Me.svelte'),
  score: () => import('./Score.svelte'),
  about: () => import('./About.svelte'),
  lost: () => import('./Lost.svelte'),
};

export async function screenOf({ screen }: Route): Promise<Screen> {
  return (await SCREENS[screen]()).default as Screen;
}
