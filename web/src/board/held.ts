/** What the board needs to know of meeples, so that they can be pressed where they float or stand, and dropped. */

import type { Colour } from '../lib/answers';

export interface Held {
  readonly colour: Colour | null;
  /** The tile a meeple is dragged over. */
  over: string | null;
  readonly targets: ReadonlySet<string>;
  /** The colours on the chosen tile that are answers. */
  readonly standing: readonly string[];
  take(colour: Colour): void;
  drop(colour: Colour, tile: string): void;
}
