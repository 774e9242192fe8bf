/// <reference no-default-lib="true"/>
/// <reference lib="es2022" />
/// <reference lib="webworker" />
/**
 * The service worker, at /sw.js. It keeps files whose names say what is in them, and the page for a server that is away. Pages
 * themselves always come from the server, and it never touches /api and /ws: so nothing it serves can be stale.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Another one for each build of the client (tools/app.ts). */
const BUILD = '__BUILD__';
const PREFIX = 'naqala ';
const AWAY = '/away.html';
const SHELL = [AWAY, '/away.css', '/away.js', '/favicon.svg'];
/** A proxy says so in the place of a server that does not run. */
const ABSENT = [502, 503, 504];

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (SHELL.includes(address.pathname)) event.respondWith(fetch(request).catch(() => kept(address.pathname)));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(PREFIX + BUILD);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
  await worker.skipWaiting();
}

/** Keeps the files of this build and of the one before, which open pages may still use. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + BUILD);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    return ABSENT.includes(response.status) ? await kept(AWAY) : response;
  } catch {
    return kept(AWAY);
  }
}

async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await caches.match(request.url);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keep(request.url, response.clone()));
  return response;
}

async function keep(url: string, response: Response): Promise<void> {
  const cache = await caches.open(PREFIX + BUILD);
  await cache.put(url, response);
}

const kept = async (path: string): Promise<Response> => (await caches.match(path)) ?? Response.error();

// Notices of a server that has no open page to tell (docs/notices.md)

/** What the server says, encrypted for this browser alone. */
interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
  /** The page that ends these notices, and what the button that leads there says; a server of before sent neither. */
  stop?: string;
  stop_text?: string;
}

const STOP = 'stop';

worker.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() as Pushed | undefined));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/', stop = path } = (event.notification.data ?? {}) as { path?: string; stop?: string };
  // The link that ends notices has a secret behind #: a page that is only brought to the front would not get it.
  event.waitUntil(event.action === STOP ? worker.clients.openWindow(stop) : open(path));
});

const windows = (): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isAt = (path: string) => (client: WindowClient) => new URL(client.url).pathname === path;

/** A table that its person looks at right now needs no notice. */
async function show(pushed: Pushed | undefined): Promise<void> {
  if (!pushed) return;
  const { title, body, path, tag, stop, stop_text: label } = pushed;
  const seen = (await windows()).filter(isAt(path)).some(({ visibilityState }) => visibilityState === 'visible');
  if (seen) return;
  const icons = { icon: '/icons/192.png', badge: '/icons/badge-96.png' };
  // Browsers know buttons and `renotify`; the types of TypeScript do not. A new turn is heard, also where the notice of the one
  // before is still there.
  const actions = label ? [{ action: STOP, title: label }] : [];
  const options = { body, tag, renotify: true, data: { path, stop }, actions, ...icons };
  await worker.registration.showNotification(title, options);
}

async function open(path: string): Promise<void> {
  const known = (await windows()).find(isAt(path));
  await (known ? known.focus() : worker.clients.openWindow(path));
}
