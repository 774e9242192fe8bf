/** The five seats. Colour is never the only code: each has a letter, a dash pattern and a weave too. */
export interface Seat {
  letter: string;
  /** White on it has a contrast of at least 4.5; lightness and hue stay apart for colour-blind eyes. */
  color: string;
  /** For lines in plots, as `stroke-dasharray`. */
  dash: string;
  /** The weave of blankets and tent cloths: strokes on a field of 20 x 10 around the origin. */
  weave: string;
}

export const SEATS: readonly Seat[] = [
  { letter: 'A', color: '#2142cc', dash: 'none', weave: 'M-9 0H9' },
  { letter: 'B', color: '#b85a0e', dash: '2 5', weave: 'M-7 0h0M-2.3 0h0M2.3 0h0M7 0h0' },
  { letter: 'C', color: '#077f66', dash: '10 5', weave: 'M-9 2l3-4 3 4 3-4 3 4 3-4 3 4' },
  { letter: 'D', color: '#20222f', dash: '12 4 2 4', weave: 'M-7-3.5v7M-2.3-3.5v7M2.3-3.5v7M7-3.5v7' },
  {
    letter: 'E',
    color: '#ac389f',
    dash: '18 4 2 4 2 4',
    weave: 'M-8-2l4 4m0-4l-4 4M-2-2l4 4m0-4l-4 4M4-2l4 4m0-4l-4 4',
  },
];

/** The rival of the solo game, who sits on seat 2. */
export const YAZID: Seat = { letter: 'Y', color: '#7a1222', dash: '6 3', weave: 'M-9-2H9M-9 2H9' };
