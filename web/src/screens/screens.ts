/** The screens; each is loaded when it is needed. */

import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

type Screen = Component<{ id: string }>;

const SCREENS: Readonly<Record<Route['screen'], () => Promise<{ default: unknown }>>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  new: () => import('./NewGame.svelte'),
  about: () => import('./About.svelte'),
  lost: () => import('./Lost.svelte'),
};

export async function screenOf({ screen }: Route): Promise<Screen> {
  return (await SCREENS[screen]()).default as Screen;
}
