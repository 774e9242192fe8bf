/** Whether this page fits the server: after an update parts of an open page are gone, or the server speaks otherwise. */

import { PROTOCOL } from '../wire/catalogue';

/** `part`: a part of the page could not be loaded; `protocol`: the server speaks another one. */
export type Misfit = 'part' | 'protocol';

let found = $state<Misfit | null>(null);

export const outdated = {
  get why(): Misfit | null {
    return found;
  },
};

export function noticeProtocol(protocol: number): void {
  if (protocol !== PROTOCOL) found = 'protocol';
}

/** Vite tells of every part that could not be loaded. */
export function watchParts(): () => void {
  const notice = (): void => {
    found ??= 'part';
  };
  addEventListener('vite:preloadError', notice);
  return () => {
    removeEventListener('vite:preloadError', notice);
  };
}
