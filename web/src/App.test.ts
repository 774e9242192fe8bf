import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { go } from './lib/router.svelte';

/** Screens are loaded when they are needed, and a busy machine takes its time. */
const PATIENCE = { timeout: 20_000 };
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
});

test('the first page says what it is', async () => {
  render(App);
  expect((await screen.findByRole('heading', { level: 1 }, PATIENCE)).textContent).toMatch(/naqala/i);
});

test('an address that means nothing leads to a page that says so', async () => {
  go('/nowhere/at/all');
  render(App);
  expect(await screen.findByText('Page not found', {}, PATIENCE)).toBeTruthy();
});
