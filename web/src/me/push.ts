/** Push notices to this browser: whether it can get them, and its subscription at the push service of its maker. */

import { canWork } from '../app/register';
import { permission } from '../sound/notice';
import type { PushWanted } from '../wire/types';

/** `insecure`: it would over https; `impossible`: this browser never can; `denied`: its person has said no. */
export type PushState = 'ready' | 'denied' | 'insecure' | 'impossible';

export function pushState(): PushState {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!canWork() || !('PushManager' in window)) return 'impossible';
  return permission() === 'denied' ? 'denied' : 'ready';
}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'CrOS', 'Linux'];
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'SamsungBrowser', 'Chrome', 'Safari'];

/** What its owner knows the device by: names of makers, the same in all languages. */
export function deviceName(agent: string = navigator.userAgent): string {
  const found = (names: readonly string[]): string => names.find((name) => agent.includes(name)) ?? '';
  const browser = found(BROWSERS).replace('Edg', 'Edge').replace('OPR', 'Opera').replace('SamsungBrowser', 'Samsung');
  return [browser, found(SYSTEMS)].filter(Boolean).join(', ');
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The subscription of this browser, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canWork()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Subscribes; the browser asks its person. One of another server's key is given up first. */
export async function subscribe(key: string): Promise<PushWanted> {
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await worker.pushManager.subscribe(wanted).catch(async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }, device: deviceName() };
}
