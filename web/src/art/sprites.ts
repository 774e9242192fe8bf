/** Drawings as addresses an `<img>` can show: each is turned into a document once and kept. */

import { svg, type Drawing, type Vars } from './drawing';

const addresses = new Map<string, string>();

/** The address of a drawing. `name` must say everything the drawing depends on, such as `djinn marid 6 E`. */
export function address(name: string, draw: () => Drawing, vars?: Vars): string {
  let found = addresses.get(name);
  if (!found) {
    found = URL.createObjectURL(new Blob([svg(draw(), vars)], { type: 'image/svg+xml' }));
    addresses.set(name, found);
  }
  return found;
}
