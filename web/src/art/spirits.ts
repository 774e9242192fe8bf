/** The parts djinns are put together from: bodies of smoke, arms, faces, headdresses. */
import { at } from './drawing';
import { GOLD, INK, disc, line, mirrored, pair, pen, plain, shape } from './emblems';

const SHADE = '#23160f66';
const LIGHT = '#ffffff88';

/** What a spirit rises from, below its waist (y 122). */
const BODIES = {
  curl: (skin: string): string =>
    shape('M58 120C56 139 74 141 77 149C79 156 72 158 73 166C84 164 97 156 93 145C90 138 93 130 92 120Z', skin) +
    line('M66 128Q70 136 80 140M86 130Q84 138 87 146Q87 154 80 159', LIGHT) +
    line('M52 164A6 6 0 1 0 54 168', INK, 5) +
    line('M52 164A6 6 0 1 0 54 168', '#d9a441', 2.2) +
    shape(
      'M50 161Q72 166 91 160C98 160 104 156 110 150C113 160 100 166 92 168C88 174 82 175 74 175C60 175 51 170 50 161Z',
      GOLD,
    ) +
    shape('M60 175H88L92 179H56Z', GOLD) +
    line('M58 167Q66 171 76 170', '#fff3c4'),
  flame: (skin: string): string =>
    shape(
      'M57 120C44 134 58 140 48 152C60 150 58 162 68 160C68 166 72 168 75 172C78 168 82 166 82 160C92 162 90 150 102 152C92 140 106 134 93 120Z',
      skin,
    ) +
    shape(
      'M64 124C58 136 68 142 63 149C70 148 70 156 75 162C80 156 80 148 87 149C82 142 92 136 86 124Z',
      '#ffd76a',
      plain,
    ) +
    shape('M48 166H102C100 173 92 176 75 176S50 173 48 166Z', GOLD),
  cloud: (skin: string): string =>
    shape(
      'M57 119C46 122 42 134 48 141C36 144 38 160 50 161C56 172 72 173 78 167C88 173 102 169 103 160C114 158 114 144 103 141C108 134 104 122 93 119Z',
      skin,
    ) + line('M58 141Q66 134 72 143M84 152Q92 144 99 152M54 156Q60 150 67 156', LIGHT, 2),
  serpent: (skin: string, cloth: string): string =>
    shape('M100 158C118 164 130 156 124 145C122 152 114 150 104 148Z', skin) +
    `<ellipse cx="75" cy="161" rx="38" ry="12" fill="${skin}"/><ellipse cx="75" cy="148" rx="29" ry="11" fill="${skin}"/>` +
    shape('M58 120C54 132 56 140 66 146Q75 150 84 146C94 140 96 132 92 120Z', skin) +
    line('M46 158Q60 170 75 170M40 163Q46 172 60 173M54 146Q64 156 80 156', cloth, 2.5),
  wave: (skin: string): string =>
    shape(
      'M57 120C54 142 44 152 24 153C34 160 30 166 22 171H128C120 166 116 160 126 153C106 152 96 142 93 120Z',
      skin,
    ) +
    line('M36 158Q48 156 54 148M30 168Q44 162 56 166T84 166T120 167M96 148Q102 156 114 158M75 134V150', LIGHT, 2) +
    disc(50, 140, 2, LIGHT, plain) +
    disc(104, 144, 2.5, LIGHT, plain),
  whirl: (skin: string): string =>
    (
      [
        [7, 167, 5],
        [13, 159, 7],
        [19, 149, 8],
        [25, 138, 9],
        [29, 126, 9],
      ] as const
    )
      .map(
        ([rx, cy, ry], turn) =>
          `<ellipse cx="${75 + (turn % 2 ? 3 : -3)}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${skin}"/>`,
      )
      .join('') + line('M52 140Q66 148 96 142M60 151Q70 157 86 153M66 161Q74 164 82 162', LIGHT, 2),
  robe: (skin: string, cloth: string): string =>
    shape(
      'M58 118C52 140 42 154 36 166Q46 162 52 170Q62 163 75 171Q88 163 98 170Q104 162 114 166C108 154 98 140 92 118Z',
      cloth,
    ) +
    line('M66 128Q62 150 58 160M84 128Q88 150 92 160M75 128V164', SHADE) +
    line('M42 160Q52 156 57 163Q66 156 75 164Q84 156 93 163Q98 156 108 160', skin, 2.5),
} as const;
type BodyName = keyof typeof BODIES;

const CHEST = 'M75 80C58 80 49 87 47 97C46 108 58 112 60 126H90C92 112 104 108 103 97C101 87 92 80 75 80Z';
const SASH = shape('M57 118Q75 126 93 118L94 126Q75 134 56 126Z', GOLD);
/** What a spirit wears between neck and waist. */
const GARBS = {
  vest: (skin: string, cloth: string): string =>
    shape(CHEST, skin) +
    shape(
      'M62 82L68 122L60 126C58 112 46 108 47 97Q49 86 62 82ZM88 82L82 122L90 126C92 112 104 108 103 97Q101 86 88 82Z',
      cloth,
    ) +
    line('M64 86L69 116M86 86L81 116', '#ffe7a0', 1.3) +
    SASH,
  robe: (_skin: string, cloth: string): string =>
    shape(CHEST, cloth) + line('M62 83L75 106L88 83M75 106V120', '#ffe7a0', 2) + SASH,
  collar: (skin: string, cloth: string): string =>
    shape(CHEST, skin) +
    shape('M55 84C60 106 90 106 95 84Q75 92 55 84Z', cloth) +
    line('M59 91Q75 109 91 91', '#ffe7a0', 2) +
    SASH,
  mail: (_skin: string, cloth: string): string =>
    shape(CHEST, cloth) +
    line(
      'M52 94Q60 100 68 94Q75 100 82 94Q90 100 98 94M54 103Q61 109 68 103Q75 109 82 103Q89 109 96 103M60 112Q67 118 75 112Q83 118 90 112',
      LIGHT,
    ) +
    SASH,
  fur: (skin: string, cloth: string): string =>
    shape(CHEST, skin) + shape('M64 90Q75 84 86 90Q92 112 75 124Q58 112 64 90Z', cloth, plain),
} as const;
type GarbName = keyof typeof GARBS;

/** Arms as strokes; where each pose carries things. */
const POSES = {
  offer: ['M52 97C34 106 40 124 56 129', 'M98 97C116 106 110 124 94 129'],
  gifts: ['M53 96C42 112 30 114 32 105', 'M97 96C108 112 120 114 118 105'],
  raise: ['M53 97C34 104 40 122 57 119', 'M97 96C112 110 120 104 115 92'],
  crossed: ['M52 97C44 116 70 116 90 107', 'M98 97C106 116 80 116 60 107'],
  four: [
    'M53 94C40 100 30 96 29 84',
    'M97 94C110 100 120 96 121 84',
    'M53 99C34 110 42 126 56 130',
    'M97 99C116 110 108 126 94 130',
  ],
} as const;
type PoseName = keyof typeof POSES;

/** An arm with its hand; the outline begins below the shoulder, so that it grows out of the body. */
export function arm(path: string, skin: string, sleeve: string): string {
  const [x = 0, y = 0] = (path.match(/-?\d+/g) ?? []).slice(-2).map(Number);
  const stroke = (colour: string, width: number, more: string): string =>
    `<path d="${path}" pathLength="100" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  return (
    stroke(INK, 13, 'stroke-dasharray="0 12 200" stroke-linecap="butt"') +
    disc(x, y, 6.4, skin) +
    stroke(skin, 9, '') +
    (sleeve && stroke(sleeve, 9, 'stroke-dasharray="40 200"')) +
    stroke('#ffd76a', 9, 'stroke-dasharray="0 76 7 200" stroke-linecap="butt"')
  );
}

export interface Spirit {
  /** Of the sky in the arch, the skin and the cloth. */
  colors: readonly [sky: string, skin: string, cloth: string];
  form: readonly [body: BodyName, garb: GarbName, pose: PoseName];
  /** Behind everything, in card coordinates. */
  back?: string;
  /** The head with what it wears, around its own origin; `nape` lies behind the shoulders. */
  head: string;
  nape?: string;
  /** What it holds, in card coordinates. */
  hold: string;
}

/** Head and nape around the origin, with the common pen. */
export const bustOf = (spirit: Spirit): string => pen((spirit.nape ?? '') + spirit.head);

export function figureOf(spirit: Spirit): string {
  const [, skin, cloth] = spirit.colors;
  const [body, garb, pose] = spirit.form;
  const sleeve = garb === 'robe' || garb === 'mail' ? cloth : '';
  const arms = POSES[pose].map((path) => arm(path, skin, sleeve)).join('');
  return pen(
    (spirit.back ?? '') +
      at(75, 66, spirit.nape ?? '') +
      BODIES[body](skin, cloth) +
      GARBS[garb](skin, cloth) +
      arms +
      at(75, 66, spirit.head) +
      spirit.hold,
  );
}

const EYES = {
  bright:
    pair(`<ellipse cx="7" rx="4" ry="4.8" fill="#fff"/>${disc(6.5, 0.6, 2.6, INK, plain)}`) +
    disc(-5.5, -1, 1, '#fff', plain) +
    disc(7.5, -1, 1, '#fff', plain),
  calm: line('M-11-1q4 4.5 8 0M3-1q4 4.5 8 0', INK, 2),
  merry: line('M-11 1q4-5.5 8 0M3 1q4-5.5 8 0', INK, 2.2),
  fierce: pair(
    shape('M2.5 1L12-4Q13.5 4 7 4.5Q3.5 4 2.5 1Z', '#fff6c8') +
      disc(7.5, 0.8, 2, INK, plain) +
      line('M2-3L12-8', INK, 2.5),
  ),
  sly: pair(
    shape('M3-1H12Q12 4.5 7.5 4.5T3-1Z', '#fff') + disc(7.5, 1, 2.2, INK, plain) + line('M2.5-1.5H12.5', INK, 2.5),
  ),
  ember: pair(shape('M3 1Q8-6 13-2Q9 5 3 1Z', '#fff3a8')),
  kohl: pair(shape('M3 0Q8-7 13-2Q9 5 3 0Z', '#fff') + disc(8, -1, 2.5, INK, plain) + line('M3 0Q8-7.5 16-5', INK, 2)),
} as const;
const MOUTHS = {
  smile: line('M-5 9.5q5 4.5 10 0', INK, 2),
  grin: shape('M-7 8.5Q0 17.5 7 8.5Z', '#fff'),
  fangs: shape('M-7 9Q0 14 7 9L5.5 14L3.5 11.5H-3.5L-5.5 14Z', '#fff', 'stroke-width="1.5"'),
  lips: shape('M-4 10.5Q-2 8.5 0 10Q2 8.5 4 10.5Q0 14.5-4 10.5Z', '#c2304a', 'stroke-width="1.2"'),
  stern: line('M-5 11.5Q0 9.5 5 11.5', INK, 2),
  none: '',
} as const;
const EGG = 'M-17-3C-17-21 17-21 17-3C17 9 9 18 0 18S-17 9-17-3Z';

/** A face with pointed ears and gold in them. */
export function face(skin: string, eyes: keyof typeof EYES, mouth: keyof typeof MOUTHS, beard = ''): string {
  return (
    pair(shape('M-15-3L-25-10Q-25 4-14 7Z', skin) + disc(-20, 5, 2, GOLD, 'stroke-width="1"')) +
    shape(EGG, skin) +
    pair(disc(11, 7, 3.2, '#ff6a5a55', plain)) +
    beard +
    line('M0 1q-3.5 5 .5 6', SHADE, 1.8) +
    MOUTHS[mouth] +
    EYES[eyes]
  );
}

export const goatee = (hair: string): string => shape('M-4 15Q0 13 4 15Q3 22 0 30Q-3 22-4 15Z', hair);
export const moustache = (hair: string): string =>
  shape('M0 8C-4 5-11 8-17 3C-15 13-4 14 0 10.5C4 14 15 13 17 3C11 8 4 5 0 8Z', hair);
export const beard = (hair: string): string =>
  shape('M-17-2C-18 20-8 30 0 36C8 30 18 20 17-2C13 7 8 7 5 6Q0 4-5 6C-8 7-13 7-17-2Z', hair) +
  line('M-9 14Q-7 22-2 27M9 14Q7 22 3 26', SHADE);
/** Square and in rows of curls, as in Babylon. */
export const curls = (hair: string): string =>
  shape('M-17 0V22C-15 33 15 33 17 22V0C13 8 7 6 0 6S-13 8-17 0Z', hair) +
  line(
    'M-16 16q4 4.5 8 0q4 4.5 8 0q4 4.5 8 0q4 4.5 8 0M-15 23q5 4 10 0q5 4 10 0q5 4 10 0M-15 9q3 3 6 1M15 9q-3 3-6 1',
    SHADE,
  );

export const jewel = (y: number, colour: string): string =>
  shape(`M0 ${y - 5}Q5 ${y} 0 ${y + 5}Q-5 ${y} 0 ${y - 5}Z`, colour, 'stroke-width="1.3"');
export const turban = (cloth: string, stone = '#b3262e'): string =>
  shape('M-19-4C-28-22-14-33 0-35C14-33 28-22 19-4C10-12-10-12-19-4Z', cloth) +
  line('M-20-12Q-4-17 14-30M20-12Q6-16-4-24M-18-21Q-10-24 0-34', SHADE) +
  jewel(-14, stone);
export const plume = (colour: string): string =>
  shape('M-2-18C-8-34-2-46 10-50C8-44 16-44 12-36C8-36 10-28 2-26Z', colour) + line('M0-20Q0-36 8-44', SHADE);
export const crown = (stone: string): string =>
  shape('M-17-5L-21-25L-11-17L0-33L11-17L21-25L17-5Q0-12-17-5Z', GOLD) +
  jewel(-18, stone) +
  pair(disc(-12, -11, 1.8, stone, 'stroke-width="1"')) +
  disc(0, -34, 2.5, stone);
/** Tiers of horns on a tall cap, as gods of the two rivers wear. */
export const tiara = (cloth: string): string =>
  shape('M-18-4C-20-22-12-38 0-44C12-38 20-22 18-4Q0-12-18-4Z', cloth) +
  pair(line('M-1-12Q12-13 16-22M-1-22Q9-23 12-31M-1-31Q5-32 7-38', '#ffe7a0', 2.5)) +
  disc(0, -44, 3, GOLD);
/** The dome of a palace, worn as a hat. */
export const dome = (metal: string): string =>
  shape('M-18-4C-32-24-8-32 0-52C8-32 32-24 18-4Q0-13-18-4Z', metal) +
  line('M-6-10C-14-24-4-34 0-46C4-34 14-24 6-10', SHADE) +
  line('M-19-8Q0-17 19-8', '#3d9ca0', 3) +
  disc(0, -52, 2.5, GOLD);
export const cone = (cloth: string): string =>
  shape('M-18-4C-16-16-6-34 2-52C8-36 16-16 18-4Q0-12-18-4Z', cloth) +
  line('M-14-14Q0-20 15-13M-9-25Q0-29 11-24M-4-36Q2-38 7-35', '#ffe7a0', 2) +
  disc(2, -52, 3, GOLD);
export const bullHorns = (colour: string): string =>
  pair(shape('M10-13C22-12 30-22 26-38C38-26 36-4 14-2Z', colour) + line('M20-8L24-13M26-13L30-18', SHADE));
export const ramHorns = (colour: string): string =>
  pair(
    shape('M8-14C24-26 38-12 34 2C32 11 21 10 22 2C28 4 28-8 16-5Z', colour) +
      line('M20-16L20-8M28-12L25-5M32-3L27 0', SHADE),
  );
export const goatHorns = (colour: string): string =>
  pair(shape('M5-14C4-28 12-40 24-44C17-34 18-22 15-10Z', colour) + line('M8-22H15M10-30L16-28', SHADE));
export const hair = (colour: string): string =>
  shape(
    'M0-22C-22-24-26-2-26 12C-28 24-32 26-34 34C-22 36-14 30-12 22H12C14 30 22 36 34 34C32 26 28 24 26 12C26-2 22-24 0-22Z',
    colour,
  );
export const fringe = (colour: string): string =>
  shape('M-18 0C-22-26 22-26 18 0C15-10 8-13 0-14C-8-13-15-10-18 0Z', colour);
export const circlet = (stone: string): string =>
  line('M-17-8Q0-15 17-8', INK, 5) + line('M-17-8Q0-15 17-8', '#ffd76a', 2.5) + jewel(-10, stone);
export const veil = (cloth: string): string =>
  shape(
    'M0-27C-26-27-28-2-28 12C-30 28-36 36-40 44C-24 46-14 40-10 30H10C14 40 24 46 40 44C36 36 30 28 28 12C28-2 26-27 0-27Z',
    cloth,
  );
/** A veil from nose to chin. */
export const yashmak = (cloth: string): string =>
  shape('M-17 4Q0 8 17 4C17 16 9 26 0 30C-9 26-17 16-17 4Z', cloth) + line('M-9 11Q-7 19-2 24M9 11Q7 19 3 23', LIGHT);
export const helmet = (metal: string, crest: string): string =>
  shape('M-1-38C-6-50 8-54 14-44C8-46 4-44 2-38Z', crest) +
  shape('M-19-2C-21-22-8-28 0-38C8-28 21-22 19-2L12-8Q0-13-12-8Z', metal) +
  shape('M-2.5-10H2.5L2 6H-2Z', GOLD) +
  line('M-18-8Q0-18 18-8', '#ffe7a0', 2) +
  line('M-11-16Q-8-23-4-26', LIGHT, 2);
export const cap = (cloth: string): string =>
  shape('M-19 2C-23-28 23-28 19 2Q16-9 0-10T-19 2Z', cloth) + line('M-18-4Q-12-12 0-13T18-4', '#ffe7a0', 2);
/** Breaking waves instead of hair. */
export const surf = (foam: string, water: string): string =>
  shape(
    'M-19 2C-34-4-34-22-24-28C-26-18-16-18-16-26C-16-40 0-46 10-40C2-38 0-30 6-28C18-38 32-26 30-14C28-4 24 0 19 2C12-12-12-12-19 2Z',
    water,
  ) +
  line(
    'M-24-28C-26-18-16-18-16-26C-16-40 0-46 10-40M6-28C18-38 32-26 30-14M-10-14Q-8-26 2-30M10-14Q12-22 20-22',
    foam,
    2.5,
  );
/** Leaves of a palm instead of hair. */
export const leaves = (dark: string, light: string): string =>
  pair(
    shape('M0-14C12-22 30-16 34 4C26-6 14-8 0-14Z', dark) + shape('M0-14C8-30 26-34 36-22C24-22 12-20 0-14Z', light),
  ) +
  shape('M0-12C-8-26-4-38 0-44C4-38 8-26 0-12Z', light) +
  pair(disc(5, -13, 3, '#d07a26'));
/** Wings behind the shoulders, in card coordinates. */
export const wings = (colour: string, tip: string): string => {
  const wing =
    shape(
      'M-14 28C-20-8-34-32-52-36C-48-26-56-22-55-12C-52-6-55 0-51 8C-48 12-48 18-43 22C-36 32-24 38-14 28Z',
      colour,
    ) + line('M-46-27Q-30-10-22 20M-48-9Q-36 2-27 24M-44 9Q-36 14-31 26', tip, 2.5);
  return at(75, 84, wing + mirrored(wing));
};
/** A ring of light with so many stars on it, around the head. */
export const halo = (stars: number, colour: string): string => {
  const places = Array.from({ length: stars }, (_, place) => Math.PI * (place / (stars - 1) - 0.5) * 1.1);
  return places
    .map((angle) =>
      at(
        75 + 42 * Math.sin(angle),
        76 - 42 * Math.cos(angle),
        shape('M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6Z', colour, plain),
      ),
    )
    .join('');
};
