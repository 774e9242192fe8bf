/** Magic items and precious items, drawn around the origin within 100 x 100. */
import { at, star } from './drawing';
import { EYE, GEM, GOLD, INK, disc, line, pair, plain, shape } from './emblems';

interface Item {
  /** The velvet it lies on. */
  velvet: string;
  body: string;
}

const SHINE = '#fff6d0';
const note = (x: number, y: number): string =>
  line(`M${x} ${y}V${y - 12}L${x + 8} ${y - 14}V${y - 3}`, '#ffe9a0', 2.5) +
  disc(x - 2.5, y, 3, '#ffe9a0', plain) +
  disc(x + 5.5, y - 3, 3, '#ffe9a0', plain);
const spark = (x: number, y: number, size: number): string => at(x, y, shape(star(size, size / 4, 4), SHINE, plain));

export const ITEMS = {
  scimitar: {
    velvet: '#2f5f73',
    body:
      shape('M-22 26C10 20 24-8 18-44C44-20 40 22-12 36Z', '#e3ecef') +
      line('M-12 29C16 22 30-2 26-26', '#9db2bb', 2) +
      shape('M-31 19Q-24 24-14 40Q-8 44-10 48Q-16 46-22 36Q-30 30-36 28Q-40 22-31 19Z', GOLD) +
      shape('M-24 29L-33 39Q-42 44-44 38Q-46 34-38 32L-30 24Z', '#8d2432') +
      disc(-43, 41, 4.5, GOLD) +
      disc(-22, 31, 4, '#3fb0a8') +
      spark(30, -18, 8),
  },
  lamp: {
    velvet: '#6b3a86',
    body:
      line('M30-2C50-14 54 18 28 16', INK, 8) +
      line('M30-2C50-14 54 18 28 16', '#d9a441', 4) +
      shape('M-46-8C-36-12-28-2-18-4H26C38 0 34 16 24 20C16 30-14 30-20 20C-32 18-40 8-46-8Z', GOLD) +
      shape('M-14-4C-14-18 22-18 22-4Z', '#e0a93f') +
      disc(4, -18, 4, GOLD) +
      shape('M-14 38Q-2 28 2 27Q8 28 18 38Q2 43-14 38Z', GOLD) +
      line('M-22 10Q-10 20 6 20', SHINE, 3) +
      [-8, 4, 16].map((x) => disc(x, 7, 3, x === 4 ? '#c4302a' : '#3fb0a8')).join('') +
      shape('M-45-12C-58-26-38-30-46-48C-30-40-30-20-45-12Z', '#ffb347') +
      shape('M-44-17C-48-24-42-28-42-34C-36-28-38-20-44-17Z', '#fff0a8', plain),
  },
  flute: {
    velvet: '#2f7a52',
    body:
      shape('M-44 34L30-40L40-30L-34 44Q-44 46-44 34Z', '#c98446') +
      shape('M30-40L36-46Q46-46 46-36L40-30Z', GOLD) +
      shape('M-30 20L-20 30L-24 34L-34 24ZM10-20L20-10L16-6L6-16Z', GOLD) +
      [0, 10, 20, 30].map((step) => disc(-16 + step, 16 - step, 2.8, INK, plain)).join('') +
      note(22, 22) +
      note(-24, -16) +
      line('M-38 36L24-26', '#f2c48c', 2),
  },
  carpet: {
    velvet: '#31518f',
    body:
      shape(
        'M-48-2C-34-26-14-2 2-16C18-30 34-22 48-34C46-14 40 0 44 18C28 30 14 20 0 32C-14 44-30 22-44 40C-40 24-48 12-48-2Z',
        '#c4303e',
      ) +
      shape(
        'M-39 2C-28-14-12 6 4-6C18-18 30-12 40-22C38-8 34 2 36 14C24 22 12 12-2 24C-14 34-26 16-37 28C-34 18-39 10-39 2Z',
        '#f2c24a',
      ) +
      shape(
        'M-32 5C-22-4-12 12 4 1C16-8 24-4 32-11C31-2 28 2 29 10C18 16 10 8-4 18C-14 25-24 12-31 20C-29 14-32 10-32 5Z',
        '#2f6f8f',
      ) +
      at(-1, 6, shape(star(8, 4), '#f7e4ac')) +
      line(
        'M-50 2L-54 6M-49 12L-54 16M-47 22L-52 27M-46 32L-50 38M48-26L53-28M46-14L52-16M44-2L50-3M44 8L50 9',
        '#f2c24a',
        2.5,
      ) +
      line('M-30 44Q-20 38-12 44M6 42Q16 36 26 40M-6 50Q2 46 10 50', '#fffaf0', 2.5),
  },
  ring: {
    velvet: '#8a3352',
    body:
      disc(0, 14, 27, 'none', `stroke-width="13"`) +
      `<circle cy="14" r="27" fill="none" stroke="#e0aa45" stroke-width="9"/>` +
      line('M-22 2A26 26 0 0 0-14 37', SHINE, 2.5) +
      shape('M-16-14L-20-22H20L16-14Q0-6-16-14Z', GOLD) +
      at(0, -29, GEM('#8ff0d8', '#2f9f8a'), 1.3) +
      spark(30, -34, 9) +
      spark(-32, -22, 6),
  },
  talisman: {
    velvet: '#2b4f78',
    body:
      line('M-30-48Q-26-22 0-18Q26-22 30-48', INK, 5) +
      line('M-30-48Q-26-22 0-18Q26-22 30-48', '#ffd76a', 2.5) +
      shape(
        'M-7 38C-18 40-22 30-24 22L-34 14Q-38 8-32 6Q-26 6-21 13L-21-4Q-18-12-11-6L-8 6L-6-16Q0-24 6-16L8 6L11-6Q18-12 21-4L21 13Q26 6 32 6Q38 8 34 14L24 22C22 30 18 40 7 38Q0 46-7 38Z',
        '#3fa6b8',
      ) +
      at(0, 20, EYE, 0.8) +
      disc(0, -20, 4.5, GOLD) +
      line('M-17 24Q-15 32-9 34', '#d8f6f6', 2.5),
  },
  horn: {
    velvet: '#7a4a24',
    body:
      shape('M-48-16C-46-34-26-38-18-24C-8 0 10 14 40-2L46 4C34 36-8 44-32 14C-38 6-46 2-48-16Z', '#f3e3c0') +
      `<ellipse cx="-33" cy="-18" rx="16" ry="11" transform="rotate(-38 -33 -18)" fill="${GOLD}"/><ellipse cx="-33" cy="-18" rx="9" ry="5.5" transform="rotate(-38 -33 -18)" fill="#4a2c1e"/>` +
      shape('M-10 0L-24 22L-17 28L-3 9ZM24 6L26 26L33 22L31 4ZM40-4L50-8L48 8L44 8Z', GOLD) +
      line('M-38 2Q-32 14-26 18M0 26Q12 28 22 24', '#b99a68', 2) +
      line('M-18 18C-24 40 24 52 28 22', '#c4302a', 3) +
      line('M-46-38L-50-46M-32-42L-30-50M-20-36L-12-42', '#ffe9a0', 3),
  },
  precious5: {
    velvet: '#46606e',
    body:
      `<ellipse cy="6" rx="34" ry="30" fill="none" stroke-width="17"/><ellipse cy="6" rx="34" ry="30" fill="none" stroke="#cfdbe2" stroke-width="13"/>` +
      `<ellipse cy="6" rx="34" ry="30" fill="none" stroke="#7f97a6" stroke-width="2" stroke-dasharray="5 5"/>` +
      pair(disc(33, 14, 5, '#3fb0a8') + disc(21, 30, 5, '#3fb0a8')) +
      disc(0, 36, 9, '#3fb0a8') +
      line('M-5 32Q-2 29 2 30M-35-6Q-28-20-14-23', '#fff', 3) +
      spark(28, -30, 8),
  },
  precious7: {
    velvet: '#20695c',
    body:
      shape('M-28-38H28C30-8 20 8 6 11V24C6 30 20 32 22 40H-22C-20 32-6 30-6 24V11C-20 8-30-8-28-38Z', GOLD) +
      line('M28-30C48-32 44 0 20-2M-28-30C-48-32-44 0-20-2', INK, 7) +
      line('M28-30C48-32 44 0 20-2M-28-30C-48-32-44 0-20-2', '#d9a441', 3) +
      `<ellipse cy="-38" rx="28" ry="6" fill="#7c1a30"/>` +
      line('M-27-22Q0-12 27-22', '#8a5a12', 2) +
      disc(0, -5, 6, '#c4302a') +
      pair(disc(15, -9, 4, '#2f8fd0')) +
      disc(0, 20, 4.5, '#3fb06c') +
      line('M-20-28Q-20-10-12 0', SHINE, 3) +
      spark(26, -46, 8) +
      spark(-34, 20, 6),
  },
  precious9: {
    velvet: '#7c1a3c',
    body:
      Array.from(
        { length: 12 },
        (_, ray) =>
          `<path d="M-4-34L0-54L4-34Z" transform="rotate(${ray * 30})" fill="#ffe9a0" stroke="none" opacity=".7"/>`,
      ).join('') +
      shape('M-42 34C-44 22-30 20 0 22C30 20 44 22 42 34C44 46 30 46 0 45C-30 46-44 46-42 34Z', '#5b3aa0') +
      pair(shape('M40 30L50 26L48 36ZM40 42L50 48L40 49Z', GOLD) + line('M16 36Q28 38 38 35', '#a98be0', 2)) +
      shape('M-32 24L-40-16L-20 0L-14-28L0-6L14-28L20 0L40-16L32 24Q0 32-32 24Z', GOLD) +
      shape('M-33 16Q0 26 33 16L32 25Q0 34-32 25Z', '#fff0b0') +
      [-40, 40].map((x) => disc(x, -19, 4.5, '#3fb0a8')).join('') +
      pair(disc(14, -31, 4.5, '#3fb06c') + disc(20, 20, 3, '#2f8fd0')) +
      at(0, 6, GEM('#ff8a9a', '#c4203c'), 0.7) +
      disc(0, 24, 3.5, '#c4302a') +
      spark(0, -42, 10),
  },
} satisfies Record<string, Item>;

export type ItemName = keyof typeof ITEMS;
