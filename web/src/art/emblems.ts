/** Small icons that several families of cards share, each centred on (0, 0) within 36 x 36, and the pen they are drawn with. */
import { star, type Drawing } from './drawing';
import type { TribeColor } from './figures';

export const INK = '#23160f';
export const GOLD = 'url(#gold)';
export const CREAM = '#fbf0d6';
export const NIGHT = '#173b4a';

/** A filled shape; `more` adds attributes. */
export const shape = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
/** An open line. */
export const line = (d: string, colour = INK, width = 1.5): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;
export const plain = 'stroke="none"';
/** What is drawn with the common pen: dark outline, round joints. */
export const pen = (body: string, width = 2): string =>
  `<g stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
export const mirrored = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;
/** A body and its mirror image. */
export const pair = (body: string): string => body + mirrored(body);

const face = (skin: string, y = 2): string => shape(`M-8 ${y}C-8 ${y + 12} 8 ${y + 12} 8 ${y}Z`, skin);
/** Wooden busts in the colours of the tribes. */
const BUSTS: Record<TribeColor, string> = {
  // Vizier
  yellow:
    shape('M-17 18C-17 10-9 9-7 7H7C9 9 17 10 17 18Z', '#dc9c10') +
    face('#ffd95a', 0) +
    shape('M4-14C5-21 12-22 16-19C12-18 11-13 8-9Z', '#ffe98f') +
    shape('M-12 2C-17-9-7-16 0-18C7-16 17-9 12 2C6-2-6-2-12 2Z', '#ffc93c') +
    line('M-11-3Q0-10 12-4M-7-12Q0-7 9-12', '#8a5a00'),
  // Elder
  white:
    shape('M-15 18C-16 4-12-17 0-17S16 4 15 18Z', '#fffdf4') +
    shape('M-8-3C-6-10 6-10 8-3C8 8 3 14 0 17C-3 14-8 8-8-3Z', '#d9ceb4') +
    line('M-4-3H-2.5M4-3H2.5M-5 2Q0 5 5 2M0 5V11', '#5b4c30'),
  // Merchant
  green:
    shape('M-17 18C-17 10-9 9-7 7H7C9 9 17 10 17 18Z', '#2c9457') +
    face('#74d492', -1) +
    shape('M-10 0L-7-17Q1-19 8-17L10 0Q0-4-10 0Z', '#3fb06c') +
    line('M7-17L13-11V-5M-5 4Q0 1 5 4', '#0f5a30'),
  // Builder
  blue:
    shape('M-17 18C-17 10-9 9-7 7H7C9 9 17 10 17 18Z', '#134a91') +
    face('#4b97dd', -1) +
    shape('M-10 0C-11-16 11-16 10 0Z', '#2f78c4') +
    shape('M12 8V-8H7V-16H19V-8H16V8Z', '#8fc3f2') +
    line('M-10-3H10', '#0a2f5e'),
  // Assassin
  red:
    shape('M-17 18C-15 8-12-4-11-7C-9-13-4-17 1-19C7-15 11-10 11-5C12 2 15 8 17 18L8 14L0 18L-8 14Z', '#c4302a') +
    shape('M-8-5Q0-9 8-5L7 2Q0 0-7 2Z', '#1c0505', plain) +
    disc(-3, -3, 1.4, '#ffe9b0', plain) +
    disc(3, -3, 1.4, '#ffe9b0', plain),
  // Artisan
  purple:
    shape('M-17 18C-17 10-9 9-7 7H7C9 9 17 10 17 18Z', '#a566c4') +
    shape('M-9 18L-7 11H7L9 18Z', '#efdcff', 'stroke-width="1.2"') +
    shape('M-9-4C-10 13 10 13 9-4Z', '#e7c4f2') +
    shape('M-12-2C-20-7-12-17 2-17C14-17 20-8 12-3C5-6-5-6-12-2Z', '#b57ad2') +
    line('M2-17L4-20M-10-5Q0-9 11-6M-5 3Q0 6 5 3', '#6a2f8c'),
};
export const bust = (tribe: TribeColor): string => BUSTS[tribe];

/** Who begs sits cross-legged; pays like an Elder. */
export const FAKIR =
  shape('M-17 13C-17 8-9 6-8 1C-6-3 6-3 8 1C9 6 17 8 17 13C15 18-15 18-17 13Z', '#e08a3c') +
  disc(0, -6, 6.5, '#b9773f') +
  shape('M-8-7C-11-19 11-19 8-7C3-10-3-10-8-7Z', '#fffaf0') +
  line('M-6-12Q0-9 7-13', '#a89878') +
  shape('M-4-3Q0 0 4-3Q4 6 0 8Q-4 6-4-3Z', '#f4f0e4') +
  line('M-13 13Q0 8 13 13M-8 1L-10 8M8 1L10 8', '#7a3f12');

export const COIN =
  disc(0, 0, 13, GOLD) + line('M0-9.5A9.5 9.5 0 1 1-.1-9.5', '#8a5a12', 1) + shape(star(7, 3), '#7a4d0c', plain);
export const STAR = shape(star(12, 5.5, 5), '#ffe08a') + line('M-4 0L0-6', '#fff', 1.5);
export const CAMEL = (coat: string): string =>
  shape(
    'M-16 15L-15 4C-17 1-16-3-13-4C-11-9-7-11-5-10C-3-9.5-2-6.5-1-5C2-4.5 5-6 6-10C6.5-13 8-15.5 11-15C13-15 16-13.5 16.5-11.5C16.5-10 14-10 11.5-10C10.5-7 10-1 7 2L8 15H4.5L3 4H-8L-10 5L-12 15Z',
    coat,
  ) + shape('M-10-6Q-5-2 1-4.5L2 3Q-5 6-11 3Z', '#fff3d6');
export const PALM =
  shape('M-3 18C-2 10 0 3-1-4H3C4 3 2 10 3 18Z', '#a06a34') +
  `<g stroke-width="1.4">${
    shape('M1-4C-6-13-14-11-17-2C-10-5-5-4 1-4ZM1-4C8-13 16-11 19-2C12-5 7-4 1-4Z', '#3f9a4c') +
    shape('M1-4C-4-15-11-18-16-13C-8-12-4-8 1-4ZM1-4C6-15 13-18 18-13C10-12 6-8 1-4Z', '#63b85c') +
    shape('M1-4C-3-13-1-18 1-21C5-17 5-11 1-4Z', '#8ad672') +
    disc(-2, -2, 2.4, '#e08a2c') +
    disc(4, -2, 2.4, '#e08a2c')
  }</g>`;
export const PALACE =
  shape('M-15 17V-2H-9V17ZM9 17V-2H15V17Z', '#f6e2b0') +
  pair(shape('M-16-2C-17-6-13-7-12-10C-11-7-7-6-8-2Z', '#3d9ca0')) +
  shape('M-9 17V0H9V17Z', '#fbeec7') +
  shape('M-9 0C-13-9-3-12 0-19C3-12 13-9 9 0Z', GOLD) +
  shape('M-4 17V10C-4 6-1 6 0 4C1 6 4 6 4 10V17Z', '#7a3d1d');
export const DAGGER =
  shape('M-3 4C-7-6-3-14 6-19C4-12 7-5 4 4Z', '#e6eef0') +
  line('M3-13Q-1-5 0 2', '#8ea3ab', 1) +
  shape('M-8 3Q0 6 9 3V7Q0 10-8 7Z', GOLD) +
  shape('M-2 8H3L4 15Q.5 18-3 15Z', '#7c2a20');
export const HAMMER =
  shape('M-2-5H2.5L3 18H-2.5Z', '#a4703c') + shape('M-13-16H8L14-11V-4H-13Z', '#6f93b5') + line('M-10-12H5', '#dcecf8');
export const MEEPLE = (colour: string): string =>
  shape(
    'M0-17A6.3 6.3 0 0 1 4.5-6.5C9-5 14-2 14 3C14 6 9 4 7 4L11 16H3L0 10L-3 16H-11L-7 4C-9 4-14 6-14 3C-14-2-9-5-4.5-6.5A6.3 6.3 0 0 1 0-17Z',
    colour,
  );
export const BAG =
  shape('M-9-5C-18 3-17 17-8 17H8C17 17 18 3 9-5Z', '#a8632f') +
  shape('M-9-5L-12-14L-5-11L0-15L5-11L12-14L9-5Q0-2-9-5Z', '#c98446') +
  line('M-9-5Q0-1 9-5', '#ffd27a', 2.5) +
  line('M-9 4Q-11 10-7 13', '#e7b27c');
export const SHIELD =
  shape('M0-18C6-14 11-13 15-13C16 3 10 12 0 18C-10 12-16 3-15-13C-11-13-6-14 0-18Z', GOLD) +
  shape('M0-12C4-10 7-9 10-9C10 2 7 8 0 12C-7 8-10 2-10-9C-7-9-4-10 0-12Z', '#2d6a8f') +
  shape(star(6, 3), CREAM, plain);
export const LAMP =
  shape('M-19-4C-13-6-9 0-5 0H9C11-8 19-6 17 0C15 5 11 5 8 8C4 12-6 12-10 8C-14 5-16 2-19-4Z', GOLD) +
  shape('M-4 0C-4-6 8-6 8 0Z', '#c98a2a') +
  shape('M-7 14Q-2 10 0 10.5Q2 10 7 14Z', GOLD) +
  disc(2, -6.5, 2, GOLD) +
  shape('M-18-6C-22-12-17-13-17-18C-12-14-12-9-18-6Z', '#ffb347') +
  line('M-9 4Q-5 7 0 7', '#fff3c4');
export const SCROLL =
  shape('M-12-13H11V13H-12Z', '#f7e4ac') +
  shape('M-12-13C-18-13-18-18-12-18H13C8-18 8-13 13-13ZM11 13C17 13 17 18 11 18H-14C-9 18-9 13-14 13Z', '#dcb866') +
  line('M-7-7H6M-7-2H6M-7 3H2', '#7a5a2c') +
  disc(5, 9, 4.5, '#b3262e');
/** A small face-up card. */
export const CARD = (fill: string, mark = ''): string =>
  shape('M-11-16H11Q13-16 13-14V14Q13 16 11 16H-11Q-13 16-13 14V-14Q-13-16-11-16Z', CREAM) +
  shape('M-9 12V-3C-9-8-2-8 0-12C2-8 9-8 9-3V12Z', fill, 'stroke-width="1.2"') +
  mark;
export const EYE =
  shape('M-17 0Q0-17 17 0Q0 17-17 0Z', '#fffdf4') +
  disc(0, 0, 6.5, '#2b7a78') +
  disc(0, 0, 2.5, INK, plain) +
  disc(2, -2.5, 1.5, '#fff', plain);
export const STALL =
  line('M-12-2V17M12-2V17', '#7a5330', 3) +
  shape('M-12 7H12V17H-12Z', '#a9713f') +
  shape('M-17-2L-12-16H12L17-2Z', '#c8553a') +
  shape('M-7-16H-2.5L-3-2H-10ZM2.5-16H7L10-2H3Z', CREAM, 'stroke-width="1"') +
  shape('M-17-2Q-13.5 4-10-2Q-6.5 4-3-2Q0 4 3-2Q6.5 4 10-2Q13.5 4 17-2Z', CREAM) +
  disc(-6, 6, 3, '#e59a2b') +
  disc(0, 6, 3, '#8e3a5e') +
  disc(6, 6, 3, '#4f9a4a');
export const MASK =
  shape('M-17-7C-8-11 8-11 17-7C18 4 10 9 4 4Q0 1-4 4C-10 9-18 4-17-7Z', '#2b1a2c') +
  pair(shape('M-12-3Q-8-6-4-1Q-9 2-12-3Z', '#ffe9b0', plain)) +
  line('M-16-8Q0-12 16-8', '#c8953a');
export const GEM = (light: string, deep: string): string =>
  shape('M-16-5L-8-14H8L16-5L0 16Z', light) +
  shape('M-16-5H16L0 16Z', deep, plain) +
  line('M-16-5H16M-8-14L-5-5L0 16L5-5L8-14M-16-5L-8-14H8L16-5L0 16Z', INK, 1.5) +
  line('M-10-8L-7-11', '#fff', 2);
export const JAR =
  shape('M-7-17H7L5-11C18-7 17 10 8 17H-8C-17 10-18-7-5-11Z', '#8d5bb0') +
  line('M-13-2Q0 3 13-2M-13 5Q0 10 13 5', '#efdcff', 1.8) +
  line('M-9-4Q-10-6-7-8', '#fff', 2);
export const SCALES =
  line('M0-13V15M-14-10Q0-15 14-10', '#8a5a12', 3) +
  shape('M-7 17Q0 11 7 17Z', GOLD) +
  line('M-14-10L-19 4M-14-10L-9 4M14-10L9 4M14-10L19 4', INK, 1) +
  shape('M-20 4H-8Q-9 10-14 10T-20 4ZM8 4H20Q19 10 14 10T8 4Z', GOLD) +
  disc(0, -15, 2.5, GOLD);
export const TENT = (cloth: string): string =>
  shape('M0-13C-3-3-9 2-18 4L-15 16H15L18 4C9 2 3-3 0-13Z', cloth) +
  shape('M0-13C-1-3-4 2-8 4L-7 16H7L8 4C4 2 1-3 0-13Z', '#fff3d6') +
  shape('M-3.5 16Q-2 8 0 5Q2 8 3.5 16Z', '#2b160a') +
  shape('M0-13V-20L8-17L0-14', '#d9a441');
/** Nine tiles seen from above; what was meant for the middle goes to a neighbour. */
export const AROUND =
  shape('M-17-17H17V17H-17Z', '#7a5318') +
  shape(
    'M-15-15H-6V-6H-15ZM-4.5-15H4.5V-6H-4.5ZM-15-4.5H-6V4.5H-15ZM6-4.5H15V4.5H6ZM-15 6H-6V15H-15ZM-4.5 6H4.5V15H-4.5ZM6 6H15V15H6ZM6-15H15V-6H6Z',
    '#f1d59b',
    plain,
  ) +
  shape('M-4.5-4.5H4.5V4.5H-4.5Z', '#2d6a8f', plain);
/** A step down on the track of prices. */
export const STEPS =
  shape('M-17 16V-13H-7V-5H3V3H13V16Z', '#d9b776') +
  line('M-3-17Q9-15 11-4', INK, 5.5) +
  line('M-3-17Q9-15 11-4', '#e2574c', 3) +
  shape('M4-6L17-8L13 3Z', '#e2574c', 'stroke-width="1.3"') +
  line('M-7-5V16M3 3V16', '#8a6430');
/** Turn markers shoved along the track. */
export const PUSH =
  shape('M-17 15V2C-17-5-11-5-9-10C-7-5-1-5-1 2V15Z', '#e2574c') +
  shape('M1 15V2C1-5 7-5 9-10C11-5 17-5 17 2V15Z', '#f3dfb1') +
  line('M-8 5H8', INK, 3) +
  shape('M6 0L14 5L6 10Z', INK);

/** An icon alone, for lists and log lines. */
export const emblem = (body: string): Drawing => ({ box: '-20 -20 40 40', body: pen(body) });
