/** The fragment of the page's address, the part after #. Browsers do not send it to servers, so links carry secrets there. */

/**
 * Calls `hear` with the fragment: at once, also if it has none of these names, and whenever a link to the same page brings one of
 * them. What was read is removed from the address. Returns the function that stops it.
 */
export function readFragment(names: readonly string[], hear: (given: URLSearchParams) => void): () => void {
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
