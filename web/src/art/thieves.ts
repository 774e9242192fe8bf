/** The six thieves: cloaks in the colour of a tribe, a mask, and what they are after. */
import { at } from './drawing';
import {
  CAMEL,
  CARD,
  GOLD,
  INK,
  JAR,
  LAMP,
  PALACE,
  PALM,
  bust,
  disc,
  line,
  mirrored,
  pair,
  plain,
  shape,
} from './emblems';
import type { TribeColor } from './figures';
import { arm } from './spirits';

interface Thief {
  tribe: TribeColor;
  cloak: string;
  deep: string;
  skin: string;
  /** Drawn over the hood, around the head's origin. */
  hat: string;
  loot: string;
  /** How wide the figure is; negative ones look the other way. */
  girth: number;
}

const ring = `<circle cy="5" r="10" fill="none" stroke-width="7"/><circle cy="5" r="10" fill="none" stroke="#e0aa45" stroke-width="3.5"/>${shape('M-6-8L-3-13H3L6-8L0 0Z', '#5fc9b0')}`;
const brim = (colour: string): string => shape('M-30-8Q0-22 30-8Q24 0 0-4T-30-8Z', colour);

export const THIEVES = {
  houssain: {
    tribe: 'green',
    cloak: '#3fa866',
    deep: '#1d6b3c',
    skin: '#d9a066',
    girth: 1.15,
    hat: shape('M-13-15L-10-36Q0-40 10-36L13-15Q0-21-13-15Z', '#c4402f') + line('M8-37L18-30V-20', '#ffd76a', 2.5),
    loot: `<g transform="rotate(-14)">${CARD('#c4476b')}</g><g transform="translate(8 2) rotate(12)">${CARD('#55aed2')}</g>`,
  },
  ziad: {
    tribe: 'yellow',
    cloak: '#e8b32a',
    deep: '#9a6a08',
    skin: '#a8703f',
    girth: -0.95,
    hat:
      shape('M-21-6C-28-22-14-32 0-33C14-32 28-22 21-6C10-16-10-16-21-6Z', '#3a2a54') +
      line('M-20-14Q-4-18 14-28M19-14Q8-18-2-24', '#8f78c0') +
      shape('M0-20Q5-15 0-10Q-5-15 0-20Z', '#e2574c', 'stroke-width="1.3"'),
    loot: bust('yellow'),
  },
  ouafat: {
    tribe: 'white',
    cloak: '#f4eede',
    deep: '#b3a486',
    skin: '#e2b48a',
    girth: 0.9,
    hat:
      line('M-19-9Q0-20 19-9', INK, 7) +
      line('M-19-9Q0-20 19-9', '#5f3392', 4) +
      shape('M17-10L32-4L28 4L18-4Z', '#5f3392'),
    loot: LAMP,
  },
  kohdjah: {
    tribe: 'red',
    cloak: '#c4302a',
    deep: '#6b1013',
    skin: '#b9773f',
    girth: -1,
    hat: shape('M-18-8C-16-24-4-34 2-48C10-36 17-22 18-8Q0-18-18-8Z', '#8f1a1a'),
    loot: CAMEL('#d9a441'),
  },
  shaum: {
    tribe: 'blue',
    cloak: '#3a80cc',
    deep: '#123f7c',
    skin: '#cf9560',
    girth: 1.1,
    hat: shape('M-16-9C-16-30 16-30 16-9Z', '#d9b776') + brim('#e9cd92'),
    loot: at(-8, 3, PALM, 0.9) + at(10, 4, PALACE, 0.75),
  },
  madjaar: {
    tribe: 'purple',
    cloak: '#a566c4',
    deep: '#5a2a78',
    skin: '#e8c192',
    girth: -0.95,
    hat: shape('M-20-6C-28-16-16-30 4-29C22-29 28-16 20-7C8-14-8-14-20-6Z', '#e2577f') + line('M4-29L7-34', INK, 3),
    loot: at(-9, 3, JAR, 0.85) + at(11, 0, ring, 0.85),
  },
} satisfies Record<string, Thief>;

export type ThiefName = keyof typeof THIEVES;

/** Hood, mask and watching eyes around the origin. */
export function thiefHead(name: ThiefName): string {
  const { cloak, deep, skin, hat } = THIEVES[name];
  return (
    shape('M-23 20C-28-6-16-27 0-27S28-6 23 20Q0 32-23 20Z', cloak) +
    shape('M-16 4C-18-18 18-18 16 4C15 14 8 20 0 20S-15 14-16 4Z', skin) +
    shape('M-18-6Q0-12 18-6L17 5Q8 8 3 3H-3Q-8 8-17 5Z', '#241726') +
    pair(shape('M3.5-1Q8-6 13-2Q9 3.5 3.5-1Z', '#fff6c8', plain) + disc(8, -1.5, 1.8, INK, plain)) +
    shape('M-16 9Q0 5 16 9C15 22 6 28 0 30C-6 28-15 22-16 9Z', deep) +
    line('M-9 14Q-7 20-2 24', '#ffffff66') +
    hat
  );
}

/** On tiptoe over the roofs, the loot in hand and a sack on the shoulder. */
export function thiefFigure(name: ThiefName): string {
  const { cloak, deep, skin, loot, girth } = THIEVES[name];
  const figure =
    pair(shape('M-14 84Q-22 96-32 94Q-34 86-26 84Z', '#4a2c1e')) +
    shape('M26-2C44-14 62 2 56 22C50 36 30 34 26 18Z', '#9c6a3a') +
    line('M28 4Q36 0 38-8M44 6Q50 14 46 22', '#6b4420') +
    shape('M-22 0C-36 20-40 62-44 86Q-34 80-26 88Q-14 80 0 89Q14 80 26 88Q34 80 44 86C40 62 36 20 22 0Z', cloak) +
    shape('M-3 22L-10 86L0 89L10 86L3 22Z', deep, plain) +
    shape('M-27 42Q0 52 27 42L28 50Q0 60-28 50Z', deep) +
    disc(0, 51, 5, GOLD) +
    line('M-26 60Q-30 72-32 80M26 60Q30 72 32 80', '#23160f66');
  const whole =
    `<g transform="scale(${Math.abs(girth)} 1)">${figure}</g>` +
    arm('M23 16C37 10 35 2 29 0', skin, cloak) +
    at(0, -14, thiefHead(name)) +
    arm('M-21 22C-39 30-45 40-41 48', skin, cloak) +
    at(-39, 40, loot, 1.05);
  return at(75, 82, girth < 0 ? mirrored(whole) : whole);
}
