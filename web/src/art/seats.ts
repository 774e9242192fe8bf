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

export { SEATS } from './looks.svelte';

/** The rival of the solo game. */
export const YAZID: Seat = { letter: 'Y', color: '#7a1222', dash: '6 3', weave: 'M-9-2H9M-9 2H9' };
