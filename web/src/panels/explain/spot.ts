/** Where an explanation is shown: on what lies aside, never on the board nor on the thing itself. */

import type { Box } from '../../lib/explains';

/** From the left and from either edge of the window, so that it can grow away from that edge. */
export interface Spot {
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** So far it stays from the edges of the window. */
export const EDGE = 8;

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** At the end of a box that is farther from the thing; within one's own column that keeps it free. */
function farEnd(at: Box, box: Box, width: number, height: number): Spot {
  const left = Math.max(EDGE, box.left);
  const across = { left, width: Math.min(width - EDGE, box.right) - left };
  const isLow = at.top + at.bottom > box.top + box.bottom;
  return isLow && isOver(at, box)
    ? { ...across, top: Math.max(EDGE, box.top) }
    : { ...across, bottom: Math.max(EDGE, height - box.bottom) };
}

/** `asides` are the places for it, the best first; a window without any (a phone) takes its own upper or lower end. */
export function spotFor(at: Box, asides: readonly Box[], width: number, height: number): Spot {
  const window = { left: EDGE, top: EDGE, right: width - EDGE, bottom: height - EDGE };
  const aside = asides.find((box) => !isOver(at, box)) ?? asides[0] ?? window;
  return farEnd(at, aside, width, height);
}
