/** A drawing is the inside of an SVG; `svg` makes the whole document that an `<img>` shows. */
export interface Drawing {
  /** The viewBox. Things that stand have their foot at the origin. */
  box: string;
  body: string;
}

export interface Vars {
  /** Replaces `currentColor`, which a document in an `<img>` cannot inherit. */
  color?: string;
}

const stops = (...colors: string[]): string =>
  colors.map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`).join('');
const down = (...colors: string[]): string => `<linearGradient x2="0" y2="1">${stops(...colors)}</linearGradient>`;

/** Materials that several drawings share; each lacks its id, which is its name here. */
const MATERIALS: Record<string, string> = {
  gold: down('#ffe7a0', '#d9a441', '#9a6a1b'),
  day: down('#eba470', '#f6cf98', '#f9e3b4'),
  dusk: down('#6c9fb9', '#b4c9bd', '#e9dfc0'),
  sand: down('#f1d8a2', '#dfb673'),
  water: down('#a5d8d3', '#3f9aa5'),
  stone: down('#fdf6e3', '#e6d6b2'),
  cream: down('#fbf0d6', '#ecd5a5'),
  glow: `<radialGradient>${stops('#fff6cf', '#fff6cf00')}</radialGradient>`,
  // the one lattice of eight-pointed stars and crosses, laid over any ground
  zellige: `<pattern width="40" height="40" patternUnits="userSpaceOnUse"><g fill="none" stroke="#c8953a" stroke-width="1.3"
 opacity=".85"><path d="M20 4l4.7 11.3L36 20l-11.3 4.7L20 36l-4.7-11.3L4 20l11.3-4.7z" fill="#fff" fill-opacity=".1"/><path
 d="M8.7 8.7h22.6v22.6H8.7zM0 0l8.7 8.7M40 0l-8.7 8.7M0 40l8.7-8.7M40 40l-8.7-8.7M20 0v4M20 36v4M0 20h4M36 20h4"/></g><circle
 cx="20" cy="20" r="3" fill="#c8953a"/></pattern>`,
  grain: `<pattern width="60" height="60" patternUnits="userSpaceOnUse"><path d="M7 9h0M31 4h0M48 19h0M16 33h0M39 41h0M55 52h0M8 54h0
M25 49h0M24 18h0M51 34h0" stroke="#8a5a20" stroke-opacity=".2" stroke-width="1.9" stroke-linecap="round"/></pattern>`,
};

/** The materials a body names, and those which they name. */
function materials(body: string): string {
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/url\(#(\w+)\)/g)) {
      const material = MATERIALS[name];
      if (!material || used.has(name)) continue;
      used.add(name);
      visit(material);
    }
  };
  visit(body);
  return [...used].map((name) => (MATERIALS[name] ?? '').replace(/^<\w+/, `$& id="${name}"`)).join('');
}

/** Width and height of a drawing in its own units. */
export function extent(drawing: Drawing): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] = drawing.box.split(' ').map(Number);
  return { x, y, width, height };
}

/** The whole document. */
export function svg(drawing: Drawing, vars: Vars = {}): string {
  const { width, height } = extent(drawing);
  const defs = materials(drawing.body);
  const whole =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.box}" width="${width}" height="${height}">` +
    `${defs && `<defs>${defs}</defs>`}${drawing.body}</svg>`;
  return vars.color ? whole.replaceAll('currentColor', vars.color) : whole;
}

/** The same drawing in a fixed colour. */
export const painted = (drawing: Drawing, color: string): Drawing => ({
  box: drawing.box,
  body: drawing.body.replaceAll('currentColor', color),
});

/** A number with at most one decimal, as path data wants it. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A body moved to a place and scaled. */
export const at = (x: number, y: number, body: string, scale = 1, more = ''): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${scale})`}"${more}>${body}</g>`;

/** A flat shadow under a standing thing. */
export const shadow = (half: number, x = 1): string =>
  `<ellipse cx="${x}" rx="${half}" ry="${short(1.6 + half / 9)}" fill="#3a2208" opacity=".36"/>`;

/** Signs drawn as strokes, 14 high around the origin: no font reaches into an `<img>`. */
const SIGNS: Record<string, string> = {
  0: 'M0-7C5.8-7 5.8 7 0 7S-5.8-7 0-7Z',
  1: 'M-3-4.2L1-7V7',
  2: 'M-4-3.4C-4-8.4 4.2-8.2 4.2-3.2C4.2 .3-1 3-4.2 7H4.6',
  3: 'M-3.8-5.4C-1.5-8.4 4-7.4 4-3.6C4-1 1.5-.4-.5-.4C2-.4 4.5 .6 4.5 3.2C4.5 8-2.7 8.2-4.3 4.5',
  4: 'M2.2 7V-7L-4.8 2.8H5',
  5: 'M4-7H-2.8L-3.4-.6C-1-2.6 4.5-2 4.5 2.5C4.5 7.6-2.2 8.2-4.3 4.8',
  6: 'M3.3-6.6C-2-7.6-4.5-2-4.5 2.2C-4.5 8.6 4.5 8.6 4.5 2.6C4.5-2.8-3.5-2.8-4.5 2.2',
  7: 'M-4.2-7H4.4L-1.2 7',
  8: 'M0-.8C-5-1.2-5-7 0-7S5-1.2 0-.8C-5.8-.3-5.8 7 0 7S5.8-.3 0-.8Z',
  9: 'M-3.3 6.6C2 7.6 4.5 2 4.5-2.2C4.5-8.6-4.5-8.6-4.5-2.6C-4.5 2.8 3.5 2.8 4.5-2.2',
  A: 'M-4.7 6.5L0-7L4.7 6.5M-3 2H3',
  B: 'M-3.5-6.5V6.5H.5C5.6 6.5 5.6-.2 .5-.2H-3.5M-3.5-6.5H0C4.6-6.5 4.6-.2 .5-.2',
  C: 'M4.3-4C1.5-8.6-4.6-7.4-4.6 0S1.5 8.6 4.3 4',
  D: 'M-3.8-6.5V6.5H-.8C6.4 6.5 6.4-6.5-.8-6.5Z',
  E: 'M3.7-6.5H-3.5V6.5H3.7M-3.5 0H2.5',
  Y: 'M-4.7-6.5L0 0L4.7-6.5M0 0V6.5',
};

/** Figures or letters, centred on the origin, 14 high at scale 1. */
export function sign(text: string, color = '#fff6df', weight = 2.7): string {
  const step = text.startsWith('1') ? 9 : 11;
  const paths = [...text].map((letter, place) => {
    const dx = short((place - (text.length - 1) / 2) * step);
    return `<path d="${SIGNS[letter] ?? ''}"${dx === '0' ? '' : ` transform="translate(${dx})"`}/>`;
  });
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<g fill="none" stroke="${color}" stroke-width="${weight}" ${ends}>${paths.join('')}</g>`;
}

/** An eight-pointed star around the origin. */
export function star(outer: number, inner = outer * 0.77, points = 8): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points;
    const radius = corner % 2 ? inner : outer;
    return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A magnifying glass with a plus in it, or a minus. */
export const lens = (isMinus: boolean): string =>
  `M15.5 15.5L21 21M10 17A7 7 0 1 1 10 3A7 7 0 0 1 10 17ZM7 10H13${isMinus ? '' : 'M10 7V13'}`;

/** The sign of the settings. */
export const gear = `${star(11.5, 8.5)}M0-3.5A3.5 3.5 0 1 0 .1-3.5Z`;
