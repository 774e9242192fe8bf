/** The screens; each is loaded when it is needed. */

import type { Component } from 'svelte';
import { useLessonTexts, useReviewTexts, useRulesTexts } from '../lib/i18n.svelte';
import type { Route } from '../lib/router.svelte';

type Screen = Component<{ id: string }>;

/** A screen that needs texts of its own. */
async function after<Loaded>(texts: () => Promise<void>, screen: Promise<Loaded>): Promise<Loaded> {
  await texts();
  return screen;
}

const SCREENS: Readonly<Record<Route['screen'], () => Promise<{ default: unknown }>>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => after(useReviewTexts, import('./Review.svelte')),
  new: () => import('./NewGame.svelte'),
  learn: () => after(useLessonTexts, import('./Learn.svelte')),
  lesson: () => after(useLessonTexts, import('./Lesson.svelte')),
  me: () => import('./Me.svelte'),
  figures: () => import('./Figures.svelte'),
  lobby: () => import('./Lobby.svelte'),
  score: () => import('./Score.svelte'),
  notices: () => import('./Notices.svelte'),
  rules: () => after(useRulesTexts, import('./Rules.svelte')),
  about: () => after(useRulesTexts, import('./About.svelte')),
  lost: () => import('./Lost.svelte'),
};

export async function screenOf({ screen }: Route): Promise<Screen> {
  return (await SCREENS[screen]()).default as Screen;
}
