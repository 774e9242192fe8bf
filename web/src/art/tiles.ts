import { at, short, star, type Drawing } from './drawing';
import { PALM_BODY, medallion, valueMedallion } from './pieces';

/** Where things lie on a tile of 140 x 140. */
export const PLACES = {
  /** Middle of the medallion. */
  medallion: { x: 23, y: 23 },
  /** Foot of the camel or tent. */
  owner: { x: 114, y: 48 },
  /** The rug of a city, where its whim lies: corner and size. */
  whim: { x: 10, y: 46, width: 36, height: 30 },
  /** Foot of the first palm or palace; the next stands so much further right. */
  growth: { x: 24, y: 98, step: 22 },
  /** The sand for meeples begins here. */
  ground: 64,
} as const;

/** The tile words of docs/position.md. */
export const TILE_KINDS = [
  'village',
  'sacred 6',
  'sacred 10',
  'sacred 12',
  'sacred 15',
  'oasis',
  'small market',
  'large market',
  'specialized market',
  'workshop nw',
  'workshop se',
  'workshop ns',
  'workshop ne',
  'workshop sw',
  'workshop ew',
  'blue city',
  'red city',
  'chasm',
  'lake',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

type Manner = 'red' | 'blue' | 'none';
interface Scene {
  manner: Manner;
  /** Value printed on the tile; undefined where it has none. */
  value?: number;
  scene: string;
  /** Painted on the sand, faintly. */
  floor?: string;
}

const line = 'stroke-linejoin="round"';
const drawn = (parts: string, color = '#8b6a45', width = 1.2): string =>
  `<g stroke="${color}" stroke-width="${width}" ${line}>${parts}</g>`;
const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>`;

/** A pointed arch standing on y, `x` its middle. */
function arch(x: number, y: number, width: number, height: number, fill: string): string {
  const p = (dx: number, up: number): string => `${short(x + dx * width)} ${short(y - up * height)}`;
  return `<path d="M${p(-0.5, 0)}L${p(-0.5, 0.5)}C${p(-0.5, 0.82)} ${p(-0.12, 0.8)} ${p(0, 1)}C${p(0.12, 0.8)} ${p(0.5, 0.82)} ${p(0.5, 0.5)}L${p(0.5, 0)}Z" fill="${fill}"/>`;
}

/** An onion dome on y. */
function onion(x: number, y: number, width: number, height: number, fill: string): string {
  const p = (dx: number, up: number): string => `${short(x + dx * width)} ${short(y - up * height)}`;
  return `<path d="M${p(-0.46, 0)}C${p(-0.8, 0.48)} ${p(-0.12, 0.62)} ${p(0, 1)}C${p(0.12, 0.62)} ${p(0.8, 0.48)} ${p(0.46, 0)}Z" fill="${fill}"/>`;
}

/** A slender tower with gallery and cap. */
const tower = (x: number, y: number, width: number, height: number, wall: string, cap: string): string =>
  box(x - width / 2, y - height, width, height, wall) +
  box(x - width / 2 - 1.2, y - height, width + 2.4, 2.6, wall) +
  onion(x, y - height, width + 1, width * 1.7, cap);

const DUNES =
  '<path d="M0 50C26 40 44 43 66 48C92 39 118 39 140 46V66H0Z" fill="#e9c585"/><path d="M0 57C30 49 60 55 84 56C104 51 124 51 140 54V70H0Z" fill="#efd097"/>';
const SUN =
  '<circle cx="76" cy="32" r="34" fill="url(#glow)"/><circle cx="76" cy="33" r="14" fill="#fdeebc" opacity=".75"/>';
const STARS =
  '<path d="M52 15h0M61 27h0M96 12h0M47 34h0M109 24h0M133 34h0" stroke="#fff4cf" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>';
const MOON = `${STARS}<path d="M124 12a8 8 0 1 0 8 11a6.5 6.5 0 1 1-8-11z" fill="#fff4cf" opacity=".85"/>`;
/** Where a building meets the ground. */
const foot = (x: number, half: number, y = 59): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="3.5" fill="#7a4a14" opacity=".22"/>`;
const palms = (...places: [number, number, number][]): string =>
  places.map(([x, y, scale]) => at(x, y, PALM_BODY, scale, ' opacity=".9"')).join('');

const BLUE = '#4d93a6';
const DOOR = '#8a5b39';
const WHITE = 'url(#stone)';
const GOLD = 'url(#gold)';
const NICHE = '#3c667b';

/** Sacred places grow with their value. */
const SHRINES: Record<number, string> = {
  6: `${box(44, 46, 58, 12, '#e8dcc0')}${box(58, 34, 30, 24, WHITE)}${box(56, 32, 34, 3, '#d9c9a0')}${onion(73, 32, 24, 20, GOLD)}${arch(73, 58, 13, 19, NICHE)}`,
  10: `${tower(48, 58, 6, 36, WHITE, GOLD)}${tower(98, 58, 6, 36, WHITE, GOLD)}${box(53, 36, 40, 22, WHITE)}${box(51, 33, 44, 3.5, '#d9c9a0')}${onion(73, 33, 32, 23, BLUE)}${arch(73, 58, 14, 20, NICHE)}${arch(59.5, 58, 7, 12, NICHE)}${arch(86.5, 58, 7, 12, NICHE)}`,
  12: `${box(46, 36, 60, 22, '#e8dcc0')}${arch(52, 58, 7, 15, NICHE)}${arch(100, 58, 7, 15, NICHE)}${box(58, 16, 36, 42, WHITE)}${box(56, 13, 40, 4, '#d9c9a0')}${arch(76, 58, 26, 38, '#557f93')}${arch(76, 58, 16, 26, '#274d62')}${tower(44, 58, 6.5, 40, WHITE, GOLD)}${tower(108, 58, 6.5, 40, WHITE, GOLD)}`,
  15: `<g opacity=".7" stroke="#fff1c2" stroke-width="2"><path d="M76 30L46 2M76 30L58-2M76 30L94-2M76 30L106 2M76 30L118 14M76 30L36 14"/></g>${tower(40, 58, 5, 42, WHITE, GOLD)}${tower(112, 58, 5, 42, WHITE, GOLD)}${tower(52, 58, 4.5, 30, WHITE, GOLD)}${tower(100, 58, 4.5, 30, WHITE, GOLD)}${box(48, 40, 56, 18, '#efe4ca')}${onion(56, 40, 15, 13, BLUE)}${onion(96, 40, 15, 13, BLUE)}${box(63, 30, 26, 28, WHITE)}${onion(76, 30, 27, 25, GOLD)}${arch(76, 58, 15, 22, NICHE)}${arch(55.5, 58, 8, 12, NICHE)}${arch(96.5, 58, 8, 12, NICHE)}`,
};

/** A stall: awning of n stripes, counter, posts. */
function stall(x: number, width: number, top: number, color: string, wares: string): string {
  const stripes = Math.round(width / 8);
  const step = width / stripes;
  const cloth = Array.from({ length: stripes }, (_, stripe) => {
    const upper = (place: number): string => short(x + 4 + (place * (width - 8)) / stripes);
    const lower = short(x + (stripe + 1) * step);
    return `<path d="M${upper(stripe)} ${top}H${upper(stripe + 1)}L${lower} ${top + 13}q${short(-step / 2)} 7 ${short(-step)} 0Z" fill="${stripe % 2 ? '#fbeecb' : color}"/>`;
  });
  return (
    `<path d="M${x + 4} ${top + 12}V58M${x + width - 4} ${top + 12}V58" stroke-width="2.2"/>` +
    `${box(x + 5, 46, width - 10, 12, '#b17a46')}<path d="M${x + 5} 51h${width - 10}" stroke-opacity=".5"/>${wares}${cloth.join('')}`
  );
}
/** Round wares in a row, `colors` from the left. */
const wares = (x: number, ...colors: string[]): string =>
  colors
    .map((color, place) => `<circle cx="${x + place * 6.5}" cy="44.5" r="3.2" fill="${color}" stroke-width=".8"/>`)
    .join('');
const lantern = (x: number, top: number, y: number): string =>
  `<path d="M${x} ${top}V${y}" fill="none" stroke="#e9c987"/><circle cx="${x}" cy="${y + 4}" r="8" fill="url(#glow)" stroke="none" opacity=".8"/><path d="M${x - 3.5} ${y + 3}L${x} ${y - 1}L${x + 3.5} ${y + 3}L${x} ${y + 9}Z" fill="#ffd878" stroke="#7a4a14" stroke-width=".8"/>`;

const jar = (x: number, y: number, scale: number, color: string): string =>
  at(
    x,
    y,
    `<path d="M-4 0C-9-4-8-11-4-13L-5-16H5L4-13C8-11 9-4 4 0Z" fill="${color}"/><path d="M-6.5-7Q0-5 6.5-7" fill="none" stroke="#fff" stroke-opacity=".6"/>`,
    scale,
  );

const WORKSHOP = `${STARS}${DUNES}${foot(84, 44)}${drawn(
  `<path d="M66 30C63 20 72 18 69 8" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".5" stroke-linecap="round"/><path d="M60 30H72L73 24H59Z" fill="#a8683f"/><path d="M44 58C42 38 54 29 66 29S90 38 88 58Z" fill="#cf8f5e"/><path d="M47 46H85M52 37H80M56 46V37M66 37V29M76 46V37" fill="none" stroke-opacity=".45"/>${arch(66, 58, 20, 17, '#6e2f16')}${arch(66, 58, 12, 11, '#ffb54d')}<path d="M92 58V36M124 58V36" stroke-width="2.4"/>${box(92, 46, 32, 2.5, '#8b5a30')}<path d="M88 37L96 29H122L128 37Z" fill="#7d5aa0"/>${jar(100, 46, 0.5, '#9d7bbd')}${jar(109, 46, 0.5, '#5f8f9a')}${jar(118, 46, 0.5, '#c9774a')}${jar(102, 58, 0.62, '#c9774a')}${jar(114, 58, 0.62, '#7d5aa0')}`,
  '#6d4a2b',
)}`;
/** Rubble below the mountains: workshops differ even without them. */
const rocks = (...places: [number, number, number][]): string =>
  drawn(
    places
      .map(([x, y, scale]) =>
        at(
          x,
          y,
          '<path d="M-8 4L-5-4L1-6L7-2L8 4Z" fill="#cda673"/><path d="M1-6L7-2L8 4H2Z" fill="#a57e52" stroke="none"/>',
          scale,
        ),
      )
      .join(''),
    '#8d6a4c',
  );

type Rocks = [number, number, number][];
const WEST_ROCKS: Rocks = [
  [17, 72, 0.8],
  [23, 77, 0.5],
  [16, 95, 1],
  [19, 116, 0.7],
  [15, 122, 0.9],
];
const EAST_ROCKS: Rocks = [
  [124, 72, 0.7],
  [122, 94, 1],
  [116, 99, 0.6],
  [125, 116, 0.8],
];
const SOUTH_ROCKS: Rocks = [
  [110, 128, 0.9],
  [86, 130, 0.7],
  [48, 129, 1],
  [58, 131, 0.6],
  [26, 130, 0.7],
];
/** A workshop with rubble below its mountains; those in the north stand behind it. */
const workshop = (...sides: Rocks[]): Scene => ({
  manner: 'blue',
  value: 5,
  scene: WORKSHOP,
  floor: rocks(...sides.flat()),
});

/** The floor of a city: a paved star, and the rug of its whim. */
const PLAZA = `<g fill="none" stroke="#a9793a" stroke-width="1.6" opacity=".4"><path d="${star(34)}" transform="translate(70 102)"/><path d="${star(27)}" transform="translate(70 102)"/><path d="M8 70L40 88M132 70L100 88M8 134L40 116M132 134L100 116"/></g>`;
const rug = (color: string): string =>
  `<g transform="translate(10 46)"><path d="M-1 4h38M-1 9h38M-1 14h38M-1 19h38M-1 24h38" stroke="#fbeecb" stroke-width="1.4"/><path d="M1 1H35V28H1Z" fill="${color}" stroke="#3a2208" stroke-opacity=".6" stroke-width="1.2"/><path d="M4 4H32V25H4Z" fill="none" stroke="#ffe7a0" stroke-dasharray="3 2"/><path d="${star(9.5)}" transform="translate(18 14.5)" fill="#fff" fill-opacity=".16" stroke="#ffe7a0" stroke-width=".9"/></g>`;

const BLUE_CITY = `<path d="M0 0H140V60H0Z" fill="#3f6f92" opacity=".45"/><circle cx="70" cy="24" r="19" fill="#fff4cf" opacity=".5"/><circle cx="77" cy="20" r="17" fill="#7fa9bd"/><path d="M48 12h0M100 8h0M131 18h0M58 24h0M124 10h0" stroke="#fff4cf" stroke-width="1.8" stroke-linecap="round"/>${drawn(
  `${tower(52, 62, 6, 26, '#c9d6d2', BLUE)}${tower(62, 62, 7, 40, '#dfe5da', BLUE)}${tower(126, 62, 6, 30, '#c9d6d2', BLUE)}${tower(116, 62, 7, 44, '#dfe5da', GOLD)}${tower(74, 62, 8, 34, '#cfdad5', GOLD)}${tower(103, 62, 7, 36, '#cfdad5', BLUE)}<path d="M62 38Q90 46 116 34" fill="none" stroke-width="2"/>${box(80, 28, 16, 34, '#eef0e2')}${onion(88, 28, 20, 22, BLUE)}${box(56, 50, 66, 12, '#e4e6d8')}${arch(88, 62, 12, 18, '#2d5168')}${arch(66, 62, 6, 9, '#2d5168')}${arch(76, 62, 6, 9, '#2d5168')}${arch(100, 62, 6, 9, '#2d5168')}${arch(110, 62, 6, 9, '#2d5168')}`,
  '#4a6675',
)}<path d="M62 28v2M62 35v2M116 26v2M116 33v2M85 36v3M91 36v3M74 36v2M103 34v2" stroke="#f6d98c" stroke-width="1.8" stroke-linecap="round"/>`;

const tier = (x: number, y: number, width: number, height: number): string =>
  `<path d="M${x} ${y}h${width}l2 ${height}h${-width - 4}z" fill="url(#tier)"/><path d="M${x} ${y}q2.5 5 5 0t5 0 5 0${' 5 0'.repeat(Math.floor(width / 5) - 3)}" fill="#6f9a55" stroke="#4d7a3c" stroke-width=".8"/>`;
const RED_CITY = `<linearGradient id="tier" x2="0" y2="1"><stop stop-color="#f5cf94"/><stop offset="1" stop-color="#d69a62"/></linearGradient><circle cx="88" cy="30" r="22" fill="#fff0bd" opacity=".8"/><path d="M88 30L60 0M88 30L76-4M88 30L100-4M88 30L116 0M88 30L140 14M88 30L140 38M88 30L44 12" stroke="#fff0bd" stroke-width="3" opacity=".45"/>${drawn(
  `${tier(70, 24, 36, 14)}${tier(60, 37, 56, 12)}${tier(50, 49, 76, 14)}${box(79, 15, 18, 10, '#f3d3a0')}<path d="M77 15C78 5 98 5 99 15Z" fill="${GOLD}"/><path d="M84 63L86 25H90L92 63Z" fill="#f8e3b8"/><path d="M85.5 30H90.500M85 36H91M84.5 42H91.500M84.5 48H92M84 54H92M84 59H92" stroke-opacity=".5"/>${arch(64, 63, 8, 10, '#8f4a2c')}${arch(75, 63, 8, 10, '#8f4a2c')}${arch(101, 63, 8, 10, '#8f4a2c')}${arch(112, 63, 8, 10, '#8f4a2c')}<path d="M88 8V1L97 3.500L88 6M62 37V27L54 29.500L62 32M114 37V27L122 29.500L114 32" fill="#b8452c"/>`,
  '#7d4a28',
)}`;

/** A paved way of lozenges. */
const SACRED_FLOOR =
  '<path d="M66 70L84 62L98 69L78 78ZM56 88L78 78L96 88L74 100ZM42 112L74 100L100 112L68 125ZM28 140L68 125L98 140" fill="#fff6df" fill-opacity=".28" stroke="#a98b58" stroke-width="1.3" stroke-opacity=".45"/>';
const sacred = (value: number): Scene => ({
  manner: 'blue',
  value,
  scene: `${value < 12 ? MOON : STARS}${DUNES}${foot(84, 24 + value)}${at(value < 12 ? 11 : 8, 0, drawn(SHRINES[value] ?? '', '#7d7460'))}`,
  floor: SACRED_FLOOR,
});

const SCENES: Record<TileKind, Scene> = {
  village: {
    manner: 'blue',
    value: 5,
    scene: `${MOON}${DUNES}${foot(78, 42)}${palms([120, 57, 0.62])}${drawn(
      `${box(62, 26, 24, 32, '#efdcb4')}${box(60, 24, 28, 4, '#e2c896')}${box(42, 40, 24, 18, '#f5e6c6')}${onion(54, 40, 21, 13, '#c9774a')}${box(80, 36, 30, 22, '#fbf0d3')}${box(78, 34, 34, 4, '#e2c896')}<path d="M63 32h-3M63 38h-3M81 42h-3" stroke-width="2"/>${arch(95, 58, 10, 14, DOOR)}${arch(50, 58, 7, 11, DOOR)}${arch(73, 40, 7, 9, DOOR)}${box(59, 46, 4, 5, DOOR)}${box(84, 42, 4, 5, DOOR)}${box(103, 42, 4, 5, DOOR)}<path d="M68 58L74 36M73 58L79 36M69 54h5M70.5 49h5M71.5 44h5" fill="none" stroke="${DOOR}"/>`,
    )}`,
    floor:
      '<path d="M86 60C84 80 60 84 56 104S44 128 40 140H64C66 124 76 116 80 102S100 80 104 60Z" fill="#f7e7c2" opacity=".6"/>',
  },
  'sacred 6': sacred(6),
  'sacred 10': sacred(10),
  'sacred 12': sacred(12),
  'sacred 15': sacred(15),
  oasis: {
    manner: 'red',
    value: 8,
    scene: `${SUN}${DUNES}<path d="M28 60C34 44 112 42 122 58C118 70 34 70 28 60Z" fill="#b9b66a"/><ellipse cx="75" cy="57" rx="39" ry="8" fill="url(#water)" stroke="#6f9d7c" stroke-width="1.5"/><path d="M48 56q7-2 13 0M70 60q8-2 15 0M90 55q6-2 11 0" stroke="#e3f6f2" stroke-width="1.4" fill="none" stroke-linecap="round"/>${palms([112, 56, 0.7], [52, 53, 0.92], [98, 53, 1])}`,
    floor:
      '<path d="M20 84l-3-6M20 84l0-8M20 84l3-6M120 92l-3-6M120 92l0-8M120 92l3-6M62 78l-3-5M62 78l0-7M62 78l3-5" stroke="#8f9a4a" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>',
  },
  'small market': {
    manner: 'red',
    value: 6,
    scene: `${SUN}${DUNES}${foot(84, 38)}${drawn(`${stall(50, 60, 19, '#c8553a', wares(62, '#e59a2b', '#e59a2b', '#8e3a5e', '#8e3a5e', '#7f9a45', '#7f9a45'))}${jar(119, 60, 0.9, '#b9764a')}${jar(46, 60, 0.6, '#5f8f9a')}`, '#7a5330')}`,
  },
  'large market': {
    manner: 'red',
    value: 4,
    scene: `${DUNES}<path d="M8 10Q74 30 134 8" fill="none" stroke="#8b5a30"/><path d="M46 17l3 8 4-7zM60 20l3 8 4-8zM75 20.500l3 8 4-8zM90 19l4 8 3-9zM105 16l5 7 2-9zM119 12.500l5 7 2-9z" fill="#c8553a" opacity=".75"/>${foot(70, 66)}${drawn(
      `${stall(8, 38, 33, '#b8792a', wares(18, '#e59a2b', '#e59a2b', '#8e3a5e'))}${stall(94, 38, 33, '#2f7f86', wares(104, '#7f9a45', '#7f9a45', '#d8b46a'))}${stall(48, 44, 30, '#b8452c', wares(57, '#8e3a5e', '#8e3a5e', '#e59a2b', '#e59a2b'))}`,
      '#7a5330',
    )}`,
    floor:
      '<path d="M0 84H140M0 106H140M0 128H140M24 64V84M70 64V84M116 64V84M0 84M46 84V106M94 84V106M24 106V128M70 106V128M116 106V128" fill="none" stroke="#b98a48" stroke-width="1.4" opacity=".35"/>',
  },
  'specialized market': {
    manner: 'red',
    value: 10,
    scene: `${DUNES}${drawn(
      `<path d="M42 62V18H50V13H58V18H70V10H86V18H98V13H106V18H114V62Z" fill="#d9a878"/><path d="M42 24H114" stroke-opacity=".5"/><path d="M54 62V50C46 40 58 27 78 26C98 27 110 40 102 50V62Z" fill="#f6e2b6"/><path d="M58 62V50C51 42 62 31 78 30C94 31 105 42 98 50V62Z" fill="#5c3a38"/>`,
      '#7a5330',
    )}<g>${lantern(66, 33, 40)}${lantern(78, 30, 36)}${lantern(90, 33, 40)}</g>${drawn(`${jar(65, 62, 0.55, '#b9764a')}${jar(91, 62, 0.55, '#5f8f9a')}<path d="M71 62V57H85V62Z" fill="#a9412c"/>`, '#3f2412')}`,
    floor:
      '<g fill="#a9412c" fill-opacity=".2" stroke="#a9412c" stroke-width="1.5" opacity=".4"><path d="M56 66H100L112 134H44Z"/><path d="M61 70H95L104 130H52Z" stroke-dasharray="4 3"/></g>',
  },
  'workshop nw': workshop(WEST_ROCKS),
  'workshop se': workshop(EAST_ROCKS, SOUTH_ROCKS),
  'workshop ns': workshop(SOUTH_ROCKS),
  'workshop ne': workshop(EAST_ROCKS),
  'workshop sw': workshop(WEST_ROCKS, SOUTH_ROCKS),
  'workshop ew': workshop(WEST_ROCKS, EAST_ROCKS),
  'blue city': { manner: 'blue', scene: BLUE_CITY, floor: PLAZA + rug('#2f6282') },
  'red city': { manner: 'red', scene: RED_CITY, floor: PLAZA + rug('#a4482a') },
  chasm: {
    manner: 'none',
    scene: `<path d="M0 0H140V140H0Z" fill="url(#sand)"/><path d="M0 0H140V140H0Z" fill="url(#grain)"/>
<path d="M84 0L70 18L84 34L56 50L62 70L36 84L44 106L18 122L24 140H92L86 122L108 104L100 86L124 70L114 50L136 34L122 16L130 0Z" fill="#c08d56"/>
<path d="M90 0L78 18L91 36L64 54L70 73L45 88L52 108L30 124L36 140H82L76 120L97 102L90 84L112 68L104 50L124 34L112 16L118 0Z" fill="#8f5f3a"/>
<path d="M95 0L86 18L97 38L73 57L78 77L55 92L61 110L42 127L46 140H72L68 118L86 100L80 82L101 66L94 49L113 33L103 16L108 0Z" fill="#553222"/>
<path d="M99 0L93 18L102 39L81 59L85 80L64 95L68 112L52 130L54 140H64L62 116L77 98L72 80L91 64L86 50L104 33L97 16L101 0Z" fill="#1c1016"/>
<path d="M84 0L70 18L84 34L56 50L62 70L36 84L44 106L18 122L24 140M130 0L122 16L136 34L114 50L124 70L100 86L108 104L86 122L92 140" fill="none" stroke="#6d4a2b" stroke-width="2.4" ${line}/><path d="M70 18L78 18L86 18M84 34L97 38M56 50L73 57M62 70L78 77M36 84L55 92M44 106L61 110M18 122L42 127M122 16L103 16M136 34L113 33M114 50L94 49M124 70L101 66M100 86L80 82M108 104L86 100M86 122L68 118" stroke="#3f2412" stroke-opacity=".5"/>
<path d="M20 40q5-6 9 0q4-6 9 0M30 60q3-4 6 0q3-4 6 0" fill="none" stroke="#5a3d22" stroke-width="1.8" stroke-linecap="round"/><path d="M14 98l7-5 9 3 2 8-10 4zM114 124l8-6 9 4 1 7-11 2zM22 18l6-4 8 3 1 6-9 2z" fill="#d6ab70" stroke="#8b6a45"/>
<g fill="none" stroke="#4a2f18" stroke-width="1.5" stroke-linecap="round"><path d="M53 45Q66 52 70 66Q72 74 71 84M57 53Q63 58 65 70Q67 80 65 90M116 43Q106 50 104 62M120 52Q112 56 111 68"/><path d="M63 54L59 58M68 61L63.5 65M70.5 69L65.5 72M71.5 77L66 80M71 84L65.5 88M106.5 53L113 58M104.5 60L111 64" stroke="#e0b97c" stroke-width="2.6"/><path d="M53 47V38M58 56V46M117 45V36M121 54V44" stroke-width="3.4"/></g>`,
  },
  lake: {
    manner: 'none',
    scene: `<path d="M0 0H140V140H0Z" fill="url(#day)"/>${DUNES}<path d="M0 44C30 38 60 46 92 40S130 40 140 44V140H0Z" fill="#c3bd76"/><path d="M0 52C30 45 58 54 90 48S128 48 140 52V140H0Z" fill="url(#water)"/><path d="M0 52C30 45 58 54 90 48S128 48 140 52" fill="none" stroke="#f6edcf" stroke-width="2.2"/>${palms([22, 46, 0.62], [34, 44, 0.5], [122, 44, 0.66])}
<path d="M76 78H116C112 90 84 90 76 78Z" fill="#8a4f2b" stroke="#4a2812" stroke-width="1.4"/><path d="M94 78V40M94 78" stroke="#4a2812" stroke-width="1.8"/><path d="M96 42C116 52 118 66 116 73Q106 77 96 73Z" fill="#fdf3d8" stroke="#8b6a45" stroke-width="1.2"/><path d="M91 50C82 58 79 68 80 73Q86 76 91 73Z" fill="#f0cf9c" stroke="#8b6a45" stroke-width="1.2"/><path d="M78 92Q96 98 116 92L104 102H88Z" fill="#fdf3d8" opacity=".3"/>
<path d="M14 72q8-4 16 0t16 0M52 66q6-3 12 0M44 96q8-4 16 0t16 0M98 114q8-4 16 0t16 0M60 124q7-3 14 0M118 100q5-3 10 0" fill="none" stroke="#e3f6f2" stroke-width="1.7" stroke-linecap="round" opacity=".75"/>
<g fill="#6fa35c" stroke="#2f6b3a"><path d="M60 112a9 4 0 1 0 3-3l5 3zM80 132a10 4.5 0 1 0 4-3l5 3z"/></g><path d="M70 108l-4-4 4-5 4 5z" fill="#f5c5d2" stroke="#b0607a"/>
<g fill="none" stroke="#2f6b3a" stroke-width="2.4" stroke-linecap="round"><path d="M14 140C14 118 12 106 8 94M22 140C22 114 24 104 26 88M30 140C30 122 34 112 40 104M18 140C18 124 16 114 18 80M122 140C122 124 120 118 116 110M130 140C130 122 132 112 132 98"/><path d="M26 88v-9M18 80v-9M132 98v-9M8 94v-7" stroke="#6b3d1c" stroke-width="4.5"/></g>`,
  },
};

const RIPPLES =
  '<path d="M0 82q35-9 70 0t70 0M0 106q35-9 70 0t70 0M0 130q35-9 70 0t70 0" fill="none" stroke="#c6944c" stroke-width="1.3" opacity=".32"/>';
const edge = (inset: number, radius: number, look: string): string =>
  `<rect x="${inset}" y="${inset}" width="${140 - 2 * inset}" height="${140 - 2 * inset}" rx="${radius}" fill="none" ${look}/>`;

/** Red is a broad toothed band, blue two firm lines with studs in the corners, neither is bare stone. */
const FRAMES: Record<Manner, string> = {
  red: `${edge(3.5, 10, 'stroke="#a4482a" stroke-width="7"')}${edge(3.6, 10, 'stroke="#f9dfae" stroke-width="2.6" stroke-dasharray="5 5"')}`,
  blue: `${edge(2.5, 10.5, 'stroke="#24506f" stroke-width="5"')}${edge(6.6, 7, 'stroke="#f3e6bd" stroke-width="1.6"')}<path d="M133 1l6 6-6 6-6-6zM133 127l6 6-6 6-6-6zM7 127l6 6-6 6-6-6z" fill="#24506f" stroke="#f3e6bd" stroke-width="1.2"/>`,
  none:
    edge(2.5, 10.5, 'stroke="#6b553d" stroke-width="5"') +
    edge(6, 7, 'stroke="#3a2a1c" stroke-opacity=".35" stroke-width="2"'),
};

/** What a city bears instead of a value. */
const CITY_SIGN = `<g fill="#fff6df" stroke="none"><path d="M-11 9V2H-7V9ZM7 9V2H11V9ZM-5.5 9V-1H5.500V9Z"/>${onion(0, -1, 11, 11, '#fff6df')}${onion(-9, 2, 5, 6, '#fff6df')}${onion(9, 2, 5, 6, '#fff6df')}</g>`;

/** The front of a tile, 140 x 140 with its shadow; value and colour of the rules' tables may replace the usual ones. A bare one shows no value. */
export function tile(kind: TileKind, printed?: number, colour?: Manner, isBare = false): Drawing {
  const { value, scene, floor = '' } = SCENES[kind];
  const manner = colour ?? SCENES[kind].manner;
  const sky = manner === 'red' ? 'day' : 'dusk';
  const ground = `<path d="M0 0H140V64H0Z" fill="url(#${sky})"/>${scene}<path d="M0 64Q70 58 140 64V140H0Z" fill="url(#sand)"/><path d="M0 62H140V140H0Z" fill="url(#grain)"/>${RIPPLES}${floor}`;
  const shown = printed ?? value;
  const color = manner === 'red' ? 'red' : 'blue';
  const seal = shown === undefined ? medallion(color, CITY_SIGN) : valueMedallion(color, shown);
  const { x, y } = PLACES.medallion;
  return {
    box: '-2 -2 145 147',
    body: `<rect x="2" y="4" width="139" height="139" rx="13" fill="#1c0f05" opacity=".42"/><clipPath id="c"><rect width="140" height="140" rx="12"/></clipPath><g clip-path="url(#c)">${manner === 'none' ? scene : ground}</g>${FRAMES[manner]}${manner === 'none' || isBare ? '' : at(x, y, seal.body)}`,
  };
}
