/** What links carry behind #, which browsers keep from servers: secrets. */

/**
 * Tells what the address of the page brings under these names: at once, even if that is nothing, and whenever a link to the page
 * that is shown brings more. What was read disappears from the address. Returns how it ends.
 */
export function readBehind(names: readonly string[], hear: (given: URLSearchParams) => void): () => void {
  function read(event?: Event): void {
    const given = new URLSearchParams(location.hash.slice(1));
    const isMeant = names.some((name) => given.has(name));
    if (isMeant) history.replaceState(null, '', location.pathname);
    if (isMeant || !event) hear(given);
  }
  addEventListener('hashchange', read);
  read();
  return () => {
    removeEventListener('hashchange', read);
  };
}
