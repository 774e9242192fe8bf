/** What the board needs to know of the meeples in hand, so that they can be chosen and dropped where they float. */

import type { Colour } from '../lib/answers';

export interface Held {
  readonly colour: Colour | null;
  /** The tile a meeple is dragged over. */
  over: string | null;
  readonly targets: ReadonlySet<string>;
  take(colour: Colour): void;
  drop(colour: Colour, tile: string): void;
}
