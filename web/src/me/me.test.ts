import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Notices from './Notices.svelte';
import { deviceName, pushState } from './push';

const KNOWN = { kinds: ['push', 'ntfy'], any_host: false, key: 'BAAA', channels: [], choices: null };
const NTFY = { id: 'a', kind: 'ntfy', label: 'topic', gap: 0, confirmed: true, broken: true };

/** A server that knows these notices, and remembers what it was asked. */
function serve(known: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json(known));
  });
  return asked;
}

test('a device is named by its browser and its system', () => {
  expect(deviceName('Mozilla/5.0 (Linux; Android 14) AppleWebKit Chrome/140 Mobile Safari/537')).toBe(
    'Chrome, Android',
  );
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140')).toBe('Edge, Windows');
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140) Gecko Firefox/140')).toBe('Firefox, Linux');
  expect(deviceName('something')).toBe('');
});

test('the page says why it cannot notify', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(pushState()).toBe('insecure');
  vi.stubGlobal('isSecureContext', true);
  expect(pushState()).toBe('impossible');
});

test('a server that sends nothing says so', async () => {
  serve({ ...KNOWN, kinds: [], key: null });
  render(Notices);
  await screen.findByText(/sends no messages/);
  expect(screen.queryByRole('group')).toBeNull();
});

test('a way that no longer works says so, and can be ended', async () => {
  const asked = serve({ ...KNOWN, channels: [NTFY] });
  render(Notices);
  await screen.findByText(/No longer works/);
  await fireEvent.click(screen.getByRole('button', { name: 'Remove (ntfy: topic)' }));
  expect(asked).toContain('POST /api/me/notices/channels/a/remove');
});

test.each([
  [['push', 'mail', 'ntfy'], 'Add email or chat…'],
  [['mail'], 'Add email…'],
  [['push', 'discord', 'ntfy'], 'Add a chat service…'],
])('what the server does not offer is not promised: %j', async (kinds, said) => {
  serve({ ...KNOWN, kinds });
  render(Notices);
  await screen.findByText(said);
});
