import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(() => Promise.resolve());
const opened = vi.fn<(path: string) => Promise<null>>(() => Promise.resolve(null));
const TURN = { title: 'Turn', body: 'With Bo', path: '/table/abcd', tag: 'naqala abcd' };
const PUSHED = { ...TURN, stop: '/notices#stop=secret', stop_text: 'No more' };
/** By a name that the type check does not follow: a worker has other globals than a page. */
const WORKER = './worker.ts';

/** What the worker does about an event, until it is done. */
async function happen(kind: string, fields: object): Promise<void> {
  let done: unknown;
  const event = Object.assign(new Event(kind), fields, { waitUntil: (work: unknown) => (done = work) });
  dispatchEvent(event);
  await done;
}

beforeEach(async () => {
  vi.stubGlobal('registration', { showNotification: shown });
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve([]), openWindow: opened });
  await import(/* @vite-ignore */ WORKER);
});
afterEach(() => {
  vi.clearAllMocks();
});

test('a pushed notice has a button that ends them', async () => {
  await happen('push', { data: { json: () => PUSHED } });
  const [title, options] = shown.mock.calls[0] ?? [];
  expect(title).toBe('Turn');
  expect(options).toMatchObject({ body: 'With Bo', actions: [{ action: 'stop', title: 'No more' }] });
  expect(options).toMatchObject({ tag: 'naqala abcd', renotify: true });
  const notification = { ...options, close: vi.fn() };
  await happen('notificationclick', { notification, action: '' });
  await happen('notificationclick', { notification, action: 'stop' });
  expect(opened.mock.calls).toEqual([['/table/abcd'], ['/notices#stop=secret']]);
});

test('a notice that was sent before there was such a button is shown too', async () => {
  await happen('push', { data: { json: () => TURN } });
  expect(shown.mock.calls[0]?.[1]).toMatchObject({ body: 'With Bo', actions: [] });
});

test('a notice that the page showed leads to its table', async () => {
  await happen('notificationclick', { notification: { data: { path: '/table/wxyz' }, close: vi.fn() }, action: '' });
  expect(opened).toHaveBeenCalledWith('/table/wxyz');
});
