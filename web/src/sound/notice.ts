/** Says that a person here is awaited: by a mark on the tab, and by a notification where the page cannot be seen. */

import { settings } from '../lib/settings.svelte';
import { isQuiet } from './quiet';

const MARKED =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Crect width='64' height='64' rx='14' fill='%230f2b37'/%3E%3Cpath d='M8 60V34C8 18 25 18 32 4C39 18 56 18 56 34V60Z' fill='%232c5a6b' stroke='%23e2ad48' stroke-width='3'/%3E%3Ccircle cx='44' cy='20' r='18' fill='%23d4202f' stroke='%23fff' stroke-width='5'/%3E%3C/svg%3E";
let plain: string | undefined;

/** Marks the tab, or takes the mark away. */
export function mark(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) {
    plain ??= icon.href;
    icon.href = isMarked ? MARKED : plain;
  }
  // Not every browser knows badges, and only installed pages have one: elsewhere the promise is refused.
  if (!('setAppBadge' in navigator)) return;
  (isMarked ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

export type Permission = NotificationPermission | 'insecure' | 'impossible';

/** Whether this browser lets the page notify; `insecure` where it would over https. */
export function permission(): Permission {
  if (!globalThis.isSecureContext) return 'insecure';
  return typeof Notification === 'undefined' ? 'impossible' : Notification.permission;
}

/** Asks the browser, which asks the person. Only a press of a button may lead here. */
export async function askPermission(): Promise<Permission> {
  return permission() === 'default' ? Notification.requestPermission() : permission();
}

/** Notifies, if the page is hidden and its person wants that now. A newer notice of a table takes the place of the older one,
 * and is heard as well. */
export function notify(table: string, title: string, body: string): void {
  if (!document.hidden || !settings.notify || isQuiet() || permission() !== 'granted') return;
  const options = { body, tag: `naqala ${table}`, renotify: true, icon: '/icons/192.png' };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Chrome on Android leaves that to the service worker, which opens the table when it is pressed.
    const data = { path: location.pathname };
    navigator.serviceWorker.ready
      .then((worker) => worker.showNotification(title, { ...options, data }))
      .catch(() => undefined);
  }
}
