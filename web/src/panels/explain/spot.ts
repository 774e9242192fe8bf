/** Where an explanation is shown: beside the thing and never on it. */

import type { Box } from '../../lib/explains';

/** The upper left corner, in the window. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So far it stays from the edges of the window, and from the thing. */
export const EDGE = 8;
const GAP = 10;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Right of the thing, else left, else below, else above: the first place that is large enough, or the one with the most room. */
export function spotFor(at: Box, { width, height }: Size, window: Size): Spot {
  const across = between(EDGE, (at.left + at.right - width) / 2, window.width - EDGE - width);
  const down = between(EDGE, at.top, window.height - EDGE - height);
  const places = [
    { room: window.width - at.right - width, spot: { left: at.right + GAP, top: down } },
    { room: at.left - width, spot: { left: at.left - GAP - width, top: down } },
    { room: window.height - at.bottom - height, spot: { left: across, top: at.bottom + GAP } },
    { room: at.top - height, spot: { left: across, top: at.top - GAP - height } },
  ];
  const fitting = places.find(({ room }) => room >= GAP + EDGE);
  const largest = places.reduce((best, one) => (one.room > best.room ? one : best));
  return (fitting ?? largest).spot;
}

/** A tile with those around it: a player who looks at it wants to see the ways from there. */
export function withNeighbours({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top];
  return { left: left - width, top: top - height / 2, right: right + width, bottom: bottom + height / 2 };
}
