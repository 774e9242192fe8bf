/** Follows a link inside the client without loading the page again; `<a href="/new" onclick={follow}>`. */

import { go } from '../lib/router.svelte';

export function follow(event: MouseEvent): void {
  // With a key held the browser shall open a tab or a window.
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
