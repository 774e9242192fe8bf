import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { useLanguage, useRulesTexts } from '../lib/i18n.svelte';
import { choose, settings } from '../lib/settings.svelte';
import { testLook } from '../lib/testing';
import Settings from '../panels/Settings.svelte';
import About from './About.svelte';

beforeAll(useRulesTexts);

test('about says whose game it is, and where the licences are', () => {
  render(About);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About');
  expect(screen.getByText(/Bruno Cathala, published by Days of Wonder/)).toBeTruthy();
  expect(screen.getByText('Unconfirmed values')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/rules', '/new', '/licences/scripts.md', '/licences/el-messiri.txt']);
});

test('settings are chosen and kept', async () => {
  render(Settings);
  await fireEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: /^Confirm moves/ }));
  expect([settings.motion, settings.confirm]).toEqual(['reduced', false]);
  await fireEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByText('Sprache')).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
  choose({ language: 'en', motion: 'full', confirm: true });
  await useLanguage();
});

test('the keys are those of the tribes in play', async () => {
  const keys = (): string => screen.getByText(/^choose the meeple to drop/).textContent;
  const { rerender } = render(Settings);
  expect(keys()).toContain('Artisan');
  await rerender({ look: testLook({ parts: ['base'] }) });
  expect(keys()).not.toContain('Artisan');
  await rerender({ look: testLook({ parts: ['base', 'artisans'] }) });
  expect(keys()).toContain('Artisan');
});
