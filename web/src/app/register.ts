/** The service worker of this page, where browsers allow one: on https and localhost. */

export const canWork = (): boolean => globalThis.isSecureContext && 'serviceWorker' in navigator;

/** Starts it when the page has nothing better to do: the first picture of a table comes first. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !canWork()) return;
  const start = (): void => {
    // A browser may forbid it, in private windows for example: then the page works without.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  if (document.readyState === 'complete') setTimeout(start, 1000);
  else addEventListener('load', () => setTimeout(start, 1000));
}
