/**
 * Drawings as addresses an `<img>` can show: each is turned into a document once and kept. The document is the address itself: a
 * browser asks for every blob as if it came from afar, which made the first board come a fifth later.
 */

import { svg, type Drawing, type Vars } from './drawing';
import { dressing } from './looks.svelte';

const addresses = new Map<string, string>();
let drawnFor = 0;

/** The address of a drawing. `name` must say everything the drawing depends on, such as `djinn marid 6 E`. */
export function address(name: string, draw: () => Drawing, vars?: Vars): string {
  // Seats may be dressed anew: what is shown is drawn again.
  if (drawnFor !== dressing()) addresses.clear();
  drawnFor = dressing();
  let found = addresses.get(name);
  if (!found) {
    found = `data:image/svg+xml,${encodeURIComponent(svg(draw(), vars))}`;
    addresses.set(name, found);
  }
  return found;
}
