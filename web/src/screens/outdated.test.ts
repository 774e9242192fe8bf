import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import messages from '../../../src/naqala/server/protocol/messages.py?raw';
import { noticeProtocol, watchParts } from '../lib/outdated.svelte';
import { PROTOCOL } from '../wire/catalogue';
import Outdated from './Outdated.svelte';

test('a page says when it and the server no longer fit together, with the way out', async () => {
  render(Outdated);
  const stop = watchParts();
  noticeProtocol(PROTOCOL);
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
  dispatchEvent(new Event('vite:preloadError'));
  await tick();
  expect(screen.getByRole('alert').textContent).toContain('Part of the page could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  noticeProtocol(PROTOCOL + 1);
  await tick();
  expect(screen.getByRole('alert').textContent).toContain('There is a newer version.');
  stop();
});

test('client and server of one version speak the same protocol', () => {
  expect(/^PROTOCOL = (\d+)$/m.exec(messages)?.[1]).toBe(String(PROTOCOL));
});
