/** What the Sultan can wish for, as icons within 40 x 40, and his scroll. */
import { at, sign, star, type Drawing } from './drawing';
import {
  COIN,
  CREAM,
  FAKIR,
  GEM,
  GOLD,
  LAMP,
  PALACE,
  PALM,
  STALL,
  TENT,
  bust,
  disc,
  emblem,
  line,
  pair,
  pen,
  plain,
  shape,
} from './emblems';
import type { FeatureWord } from '../wire/catalogue';
import { GOODS } from './goods';

const SQUARE = 'M-14-17H14Q17-17 17-14V14Q17 17 14 17H-14Q-17 17-17 14V-14Q-17-17-14-17Z';
/** Red is a disc, blue a star, as on the board. */
const RED =
  shape(SQUARE, '#c8553a') +
  shape('M-12-12H12V12H-12Z', '#f6cf98', 'stroke-width="1.2"') +
  disc(0, 0, 8, '#b3402a', `stroke="${CREAM}"`);
const BLUE =
  shape(SQUARE, '#2f6a8f') +
  shape('M-12-12H12V12H-12Z', '#b4c9bd', 'stroke-width="1.2"') +
  shape(star(10, 7), '#1d4f78', `stroke="${CREAM}"`);
const ground = shape('M-19 16Q0 10 19 16Q0 20-19 16Z', '#dfb673', 'stroke-width="1.5"');

export const FEATURES = {
  viziers: bust('yellow'),
  elders: bust('white'),
  artisans: bust('purple'),
  djinns:
    at(0, 8, LAMP, 0.8) +
    shape('M-13-1C-20-8-12-12-8-10C-10-19 8-20 8-11C15-13 17-4 9-4C2-4-4-6-8-1Z', '#9fd0e8') +
    line('M-3-12h0M3-12h0M-3-8.5Q0-6.5 3-8.5', '#1d3f58', 2),
  palms: PALM,
  palaces: PALACE,
  villages:
    ground +
    shape('M-17 15V2H-5V15ZM6 15V0H17V15Z', '#f3e3c0') +
    shape('M-7 15V-4H8V15Z', '#fbf0d3') +
    shape('M-8-4C-9-12-2-13 .5-18C3-13 10-12 9-4Z', '#4d9aa6') +
    shape('M-17 2Q-11-5-5 2Z', '#c9774a') +
    shape('M-3 15V9C-3 5 4 5 4 9V15Z', '#8a5b39') +
    line('M12 5V8M-12 7V10', '#8a5b39', 3),
  sacred_places:
    shape('M-12 16V-6H12V16Z', '#efe6cf') +
    shape('M-7 16V5C-7-1-1-1 0-5C1-1 7-1 7 5V16Z', '#365e74') +
    shape('M-18 16V-8H-12V16ZM12 16V-8H18V16Z', '#fff8e4') +
    pair(shape('M-19-8C-20-12-16-13-15-17C-14-13-10-12-11-8Z', GOLD)) +
    at(0, -12, shape(star(6.5, 2.5, 4), '#ffe9a0', 'stroke-width="1.3"')),
  oases:
    `<ellipse cy="11" rx="18" ry="6.5" fill="#59b5bb"/>` +
    line('M-9 12q4-2 8 0M3 10q4-2 8 0', '#d8f3ef') +
    at(-8, -4, PALM, 0.8) +
    at(9, -1, PALM, 0.6),
  markets: STALL,
  cities:
    shape('M-19 17V3H-12V-2H-6V17ZM19 17V3H12V-2H6V17Z', '#f3dfb1') +
    shape('M-10 17V0H10V17Z', '#fbf0d3') +
    shape('M-10 0C-14-9-4-12 0-19C4-12 14-9 10 0Z', GOLD) +
    pair(
      shape('M-13-2C-14-6-10-7-9-11C-8-7-4-6-5-2Z', '#8a3f9a') +
        shape('M-20 3C-21 0-17-1-16-4C-15-1-11 0-12 3Z', '#d8402f'),
    ) +
    shape('M-4 17V9C-4 5-1 5 0 3C1 5 4 5 4 9V17Z', '#5a2a48') +
    at(0, -12, shape(star(3.5, 1.5, 5), '#fff', plain)),
  red_tiles: at(4, -3, RED, 0.75) + at(-3, 4, RED, 0.8),
  blue_tiles: at(4, -3, BLUE, 0.75) + at(-3, 4, BLUE, 0.8),
  goods:
    at(-9, -7, GOODS.pottery.body, 0.52) +
    at(10, -6, GOODS.jewels.body, 0.5) +
    at(-8, 11, GOODS.fish.body, 0.5) +
    at(10, 10, GOODS.silk.body, 0.45),
  fakirs: FAKIR,
  precious_items:
    shape('M-12-8H12C13 4 8 8 3 9V13Q9 13 10 18H-10Q-9 13-3 13V9C-8 8-13 4-12-8Z', GOLD) +
    line('M-12-5C-19-5-18 5-9 4M12-5C19-5 18 5 9 4', '#8a5a12', 2.5) +
    at(0, -10, GEM('#ff8a9a', '#c4203c'), 0.5) +
    disc(0, 1, 2.5, '#2f8fd0'),
  tent_reds: at(0, 4, RED, 0.95) + at(0, -3, TENT('#2142cc'), 0.8),
} satisfies Record<FeatureWord, string>;

export type FeatureName = keyof typeof FEATURES;
export interface Need {
  feature: FeatureName;
  count: number;
}

const INKY = '#4a2c12';
const counted = (count: number, x: number, y: number, scale: number): string =>
  at(x, y, sign(String(count), INKY), scale);
/** One wish fills the line; several stand side by side, each above its number. */
const wishes = (needs: readonly Need[]): string =>
  needs
    .map(({ feature, count }, place) => {
      const icon = pen(FEATURES[feature]);
      if (needs.length === 1) return counted(count, 45, 92, 2) + at(92, 92, icon, 1.5);
      const x = 75 + (place - (needs.length - 1) / 2) * 50;
      return at(x, 78, icon, 1.1) + counted(count, x, 113, 1.2);
    })
    .join('');

/** A scroll with what is wished for and, on a coin below, what it pays. */
export function whim(needs: readonly Need[], gold: number): Drawing {
  const body =
    pen(
      shape('M20 22H130C124 60 134 110 128 166H22C28 120 16 70 20 22Z', '#f9e9bd') +
        line('M28 34C25 80 34 120 30 156M122 34C119 80 127 120 121 156', '#d9b776', 1.5) +
        [20, 168]
          .map(
            (y) =>
              `<rect x="12" y="${y - 8}" width="126" height="16" rx="8" fill="#e6c987"/>` +
              line(`M20 ${y}H130`, '#b98f48') +
              `<rect x="4" y="${y - 5}" width="12" height="10" rx="4" fill="${GOLD}"/><rect x="134" y="${y - 5}" width="12" height="10" rx="4" fill="${GOLD}"/>`,
          )
          .join('') +
        at(
          75,
          40,
          shape('M2-10C0-20 8-24 14-21C10-19 10-14 7-9Z', '#ffe9a0') +
            shape('M-13 10C-20-3-8-10 0-12C8-10 20-3 13 10C6 4-6 4-13 10Z', '#b3262e') +
            line('M-13 3Q0-4 13-5M-9-5Q0 0 12 4', '#f0908a') +
            disc(0, 3, 2.5, '#ffd76a'),
        ) +
        line('M36 42H54M96 42H114', '#b98f48'),
    ) +
    wishes(needs) +
    at(75, 146, pen(COIN, 1.2), 1.55) +
    at(75, 146, disc(0, 0, 14.5, '#f2c65a') + sign(String(gold), INKY));
  return { box: '0 0 150 190', body };
}

export const featureEmblem = (name: FeatureName): Drawing => emblem(FEATURES[name]);
