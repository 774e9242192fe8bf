/** The nine goods and the Fakir, drawn around the origin within 40 x 40. */
import { FAKIR, GOLD, disc, line, pair, plain, shape } from './emblems';

interface Good {
  /** The ground behind it. */
  tint: string;
  body: string;
}

const grain = (x: number, y: number, turn: number): string =>
  `<ellipse rx="3.6" ry="6.2" transform="translate(${x} ${y}) rotate(${turn})" fill="#f0bf3a"/>`;

export const GOODS = {
  ivory: {
    tint: '#cfe3dc',
    body:
      shape('M-19-15C-17 10 2 21 19 14C6 12-6 2-8-17Z', '#fffaf0') +
      shape('M-4-19C-1 0 10 7 20 3C11 1 5-7 6-19Z', '#f6e9cb') +
      shape('M-19-15L-8-17L-7-11L-18.5-9ZM-4-19H6L6.5-13L-3-13Z', GOLD) +
      line('M-13-4Q-8 8 4 12M2-8Q5-1 12 1', '#c9b78e'),
  },
  jewels: {
    tint: '#dccdf0',
    body:
      shape('M-6-6L0-14H14L20-6L7 12Z', '#5fb6e8') +
      line('M-6-6H20M0-14L3-6L7 12L11-6L14-14', '#1d4f78', 1.3) +
      shape('M-20 4L-15-3H-5L0 4L-10 17Z', '#e8506a') +
      line('M-20 4H0M-15-3L-13 4L-10 17L-7 4L-5-3', '#7c1a30', 1.3) +
      shape('M4 11L8 6H15L19 11L11.5 19Z', '#5fc98a') +
      line('M2-11L5-11.5M-15 0L-12-.5', '#fff', 2),
  },
  gold: {
    tint: '#f8e2a0',
    body:
      shape('M-21 15L-17 4H-5L-1 15ZM1 15L5 4H17L21 15ZM-10 4L-6-7H6L10 4Z', GOLD) +
      shape('M-17 4L-15 1H-3L-5 4ZM5 4L7 1H19L17 4ZM-6-7L-4-10H8L6-7Z', '#fff0b0', 'stroke-width="1.5"') +
      line('M-14 11L-12 7M8 11L10 7M-3 0L-1.5-4', '#fff6d0', 2) +
      line('M-12-13V-17M12-12L15-16M-1-15V-20', '#c8953a', 2),
  },
  papyrus: {
    tint: '#e6e0b0',
    body:
      shape('M-13-16H12V13H-13Z', '#f7e4ac') +
      shape('M12-16C20-16 20-8 12-8ZM-13 13C-21 13-21 5-13 5Z', '#d3b061') +
      disc(-5, -8, 2.5, '#c8553a', plain) +
      line('M0-10Q3-6 7-10M-9-2H7M-9 3L-6 1L-3 3L0 1L3 3M-8 8H3', '#6b4a1c', 1.7),
  },
  silk: {
    tint: '#f3cdd2',
    body:
      shape('M-19-12C-8-19 4-7 19-13V9C6 16-6 4-19 11Z', '#c4476b') +
      line('M-19-4C-8-11 4 1 19-5M-19 4C-8-3 4 9 19 2', '#ffc6d4', 1.8) +
      shape('M-19 11C-14 8-9 8-5 9C-8 14-14 18-20 17Z', '#8d2448') +
      line('M19-13V9M19-9H22M19-3H22M19 3H22', '#ffd76a', 1.8),
  },
  spice: {
    tint: '#f6d2a4',
    body:
      shape('M-18 17C-21 5-13 1-12-3H12C13 1 21 5 18 17Z', '#b98a5a') +
      shape('M-13-3C-8-9-4-18 0-19C4-18 8-9 13-3Q0 2-13-3Z', '#e0532b') +
      shape('M-14-4Q0 2 14-4L12 2Q0 7-12 2Z', '#d9b07c') +
      line('M-3-12h0M3-9h0M-6-6h0M1-5h0M7-5h0', '#ffd27a', 2.8) +
      line('M-12 7Q-14 11-12 14M6 8L9 14M-1 8V14', '#7c5228'),
  },
  fish: {
    tint: '#bfe0ea',
    body:
      shape('M11 0L22-10Q19 0 22 10Z', '#2f7da6') +
      shape('M-3-10Q4-17 9-9ZM-2 10Q3 15 7 8Z', '#2f7da6') +
      shape('M-21 1C-11-14 6-12 14 0C6 12-11 14-21 1Z', '#55aed2') +
      shape('M-21 1C-12 8 4 8 12 2C6 12-11 14-21 1Z', '#d8f0f6', plain) +
      shape('M-21 1C-11-14 6-12 14 0C6 12-11 14-21 1Z', 'none') +
      disc(-12, -2, 2.4, '#fff', 'stroke-width="1"') +
      disc(-12.3, -2, 1.1, '#111', plain) +
      line('M-6-7Q-2 0-6 8M0-5Q3-2 0 1M5-4Q8-1 5 2', '#1d5878', 1.4),
  },
  wheat: {
    tint: '#f0e3a4',
    body:
      line('M0 19V-8M0 12Q-8 10-12 2M0 12Q8 10 12 2', '#8a6a1c', 2.2) +
      `<g stroke-width="1.5">${grain(0, -14, 0)}${pair(grain(-6, -7, -32) + grain(-6, 2, -32) + grain(-13, -3, -30))}</g>` +
      line('M0-19V-22M-16-8L-18-11M16-8L18-11', '#8a6a1c') +
      shape('M-7 10Q0 14 7 10L6 15Q0 18-6 15Z', '#c8553a'),
  },
  pottery: {
    tint: '#ecccb2',
    body:
      line('M-9-10C-18-10-18 0-12 1M9-10C18-10 18 0 12 1', '#7c3a18', 3.5) +
      shape('M-7-19H7L5-12C17-7 16 10 7 18H-7C-16 10-17-7-5-12Z', '#cf7541') +
      line('M-12-1L-8 4L-4-1L0 4L4-1L8 4L12-1', '#fbeecb', 2) +
      line('M-12.5-5H12.5M-11 9H11', '#6b2d12', 1.5),
  },
  fakir: { tint: '#8a4a5c', body: FAKIR },
} satisfies Record<string, Good>;

export type GoodName = keyof typeof GOODS;
