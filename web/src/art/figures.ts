import { shadow, type Drawing } from './drawing';

/** The tribes by the colour of their meeples. */
export type TribeColor = 'yellow' | 'white' | 'green' | 'blue' | 'red' | 'purple';

interface Figure {
  /** A union of closed paths; together they are the silhouette. */
  body: string;
  mark: string;
  shine: string;
  light: string;
  dark: string;
  line: string;
  ink: string;
  /** Drawn on top. */
  face?: string;
}

const head = (x: number, y: number): string => `M${x - 5.8} ${y}a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0z`;

const EYES =
  '<path d="M-6-34Q0-37 6-34L5.5-30.5Q0-32.5-5.5-30.5Z" fill="#1c0505"/>' +
  '<path d="M-2.4-33.6h0M2.4-33.6h0" stroke="#ffe9b0" stroke-width="1.8" stroke-linecap="round"/>';

const FIGURES: Record<TribeColor, Figure> = {
  // Vizier: wide robe, tall turban, plume
  yellow: {
    body: `M-5-25C-11-24-14-20-17-13C-18.5-9.5-15-8-12.5-10L-10.5-12L-14-2Q-14.5 0-12 0H12Q14.5 0 14-2L10.5-12L12.5-10C15-8 18.5-9.5 17-13C14-20 11-24 5-25Z${head(0, -28.5)}M-10-30C-13-38-6-44 0-46C6-44 13-38 10-30C6-33-6-33-10-30ZM1-44C2-51 8-54 12-52C9-50 8-46 6-42Z`,
    mark: 'M-9-33Q0-38 9-33M-6-41Q0-37 7-40M-9.5-11Q0-8 9.5-11M0-10V-1',
    shine: 'M-10-16L-12-4',
    light: '#ffd95a',
    dark: '#dc9c10',
    line: '#6b4700',
    ink: '#8a5a00',
  },
  // Elder: hood, long beard, crook
  white: {
    body: 'M-4-27H4C8-24 8.5-14 8-2Q8-.5 6 0H-11.5Q-13.5 0-13.5-2C-13-16-11-25-4-27ZM-8.5-24C-11-35-6-42-.5-42C5.5-42 9.5-35 7-24ZM4-22L14-19V-14L4-13ZM12.3 0V-33C12.3-42 21-42 21-35.5C21-31 16.5-30.5 16-33.5L17.5-34.5C18-35 17.5-37 16.5-36.5C15.3-36 15.5-34 15.5-32V0Z',
    mark: 'M-5-29Q-1-33 4-29M-5.5-28C-5-18-2-13-.5-11C1-14 4-20 4-28M-2.5-24L-1-17M1.5-24L0-17',
    shine: 'M-10.5-14L-11.2-4',
    light: '#fffdf4',
    dark: '#d9ceb4',
    line: '#54462c',
    ink: '#8b7a57',
  },
  // Merchant: fez, stout, a sack on the shoulder
  green: {
    body: `M-4-24C-12-23-15-17-15-11C-15-6-13.5-3-13-2Q-12.5 0-10 0H10Q12.5 0 13-2C14.5-8 14-22 4-24Z${head(1, -28)}M-5.5-31.5L-4-42.5Q1-44 6-42.5L7.5-31.5Q1-34-5.5-31.5ZM-9-31C-5-27-6-20-9-16C-13-12-21-14-21.5-21C-22-27-17-29-14-30L-16-34L-12-33L-9-35Z`,
    mark: 'M-15-30Q-12-28-9-31M-18-23Q-16-18-11-17M-13-9Q0-4 13-9M6-42L9-37V-34',
    shine: 'M-18.5-20Q-18.5-24-15-26',
    light: '#74d492',
    dark: '#2c9457',
    line: '#0d3a20',
    ink: '#0f5a30',
  },
  // Builder: two legs, raised hammer
  blue: {
    body: `M-5-25C-11-24-14-19-15-13C-15.5-10-12.5-9-11-11L-9-14L-9-10L-12-2Q-12.3 0-10 0H-4Q-2.5 0-2.2-1.5L0-9L2.2-1.5Q2.5 0 4 0H10Q12.3 0 12-2L9-10V-15L17-25Q18-27 16.5-28.5L15-30Q13.5-31 12.5-29.5L7-23Q6.5-25 5-25Z${head(-1, -29)}M-8-31C-9-38 6-39 7-31ZM13.5-27L15.5-42H19L17.5-26ZM9-48H25Q26-48 26-47V-41Q26-40 25-40H9Q8-40 8-41V-47Q8-48 9-48Z`,
    mark: 'M-9.5-12H9M-7.5-32H6.5M12-47V-41M-2-20V-14',
    shine: 'M-8.5-19L-11-14',
    light: '#4b97dd',
    dark: '#134a91',
    line: '#07213f',
    ink: '#0a2f5e',
  },
  // Assassin: pointed hood, jagged cape, dagger
  red: {
    body: 'M-6-28C-13-24-18-12-20-2L-14.5-5L-10 0L-5-4L0 0L5-4L10 0L14.5-5L20-2C18-12 13-24 6-28ZM.5-48C7-43 10-36 8.5-26H-8.5C-10-36-6-43 .5-48ZM15.5-20L18-40L20.5-20L22.5-20V-17.5H19.5V-12H16.5V-17.5H13.5V-20Z',
    mark: 'M-7-27L0-19L7-27M0-19V-6M-9-14L-12-7M9-14L12-7',
    shine: 'M-11-18L-15-8',
    light: '#d8402f',
    dark: '#7d1013',
    line: '#3a0606',
    ink: '#4a0808',
    face: EYES,
  },
  // Artisan: slanted beret, apron, amphora
  purple: {
    body: `M-5-25C-11-24-14-20-16.5-13C-17.5-10-14.5-8.5-12-10.5L-10-12L-12.5-2Q-13 0-10.5 0H9Q11 0 11-2L9-14L5-25Z${head(-1, -29)}M-12-33.5C-14-39-3-44 4-41.5C10-39.5 9-33 5-32.5C0-31.5-7-30.5-12-33.5ZM5-22L13-20L12-15L5-15ZM11-23.5Q14.5-25 18-23.5L17-20.5Q23-18.5 22.5-11C22-5 19-2 18 0H11C10-2 7-5 6.5-11C6-18.5 12-20.5 12-20.5Z`,
    mark: 'M-10-34Q-3-31 4-33.5M7-14Q14.5-11 22-14M7-9Q14.5-6 21.5-9M-8-10Q-3-8 2-10',
    shine: 'M9.5-14Q9.5-17 12-18.5',
    light: '#e7c4f2',
    dark: '#a566c4',
    line: '#3d1457',
    ink: '#6a2f8c',
  },
};

/** Wood of its own thickness: an offset copy, an outline of the same hue, one highlight. */
function drawn(figure: Figure): Drawing {
  const { body, line, light, dark } = figure;
  const parts = body.split(/(?=M)/).map((part) => `<path d="${part}"/>`);
  return {
    box: '-26 -56 54 60',
    body:
      `<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="-12" y1="-46" x2="12" y2="0"><stop stop-color="${light}"/>` +
      `<stop offset="1" stop-color="${dark}"/></linearGradient>${shadow(15, 2)}` +
      `<g stroke="${line}" stroke-width="2.8" stroke-linejoin="round"><path d="${body}" transform="translate(1.5 1.2)" fill="${line}"/>` +
      `<path d="${body}"/></g><g fill="url(#w)">${parts.join('')}</g><g fill="none" stroke-linecap="round">` +
      `<path d="${figure.mark}" stroke="${figure.ink}" stroke-width="1.5" opacity=".8"/>` +
      `<path d="${figure.shine}" stroke="#fff" stroke-width="1.8" opacity=".6"/></g>${figure.face ?? ''}`,
  };
}

export const TRIBE_COLORS = Object.keys(FIGURES) as TribeColor[];

/** The meeples, feet at the origin, about 46 high. */
export const figures = Object.fromEntries(TRIBE_COLORS.map((color) => [color, drawn(FIGURES[color])])) as Record<
  TribeColor,
  Drawing
>;
