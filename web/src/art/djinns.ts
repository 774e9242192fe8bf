/** The djinns: who each of them is. A coin in the hand pays gold, a star at what it holds counts at the end. */
import { at, star } from './drawing';
import {
  AROUND,
  BAG,
  CAMEL,
  CARD,
  COIN,
  DAGGER,
  EYE,
  FAKIR,
  GEM,
  GOLD,
  HAMMER,
  INK,
  JAR,
  LAMP,
  MASK,
  MEEPLE,
  PALACE,
  PALM,
  PUSH,
  SCALES,
  SCROLL,
  SHIELD,
  STALL,
  STAR,
  STEPS,
  bust,
  disc,
  line,
  pair,
  plain,
  shape,
} from './emblems';
import { GOODS } from './goods';
import {
  beard,
  bullHorns,
  cap,
  circlet,
  cone,
  crown,
  curls,
  dome,
  face,
  fringe,
  goatHorns,
  goatee,
  hair,
  halo,
  helmet,
  jewel,
  leaves,
  moustache,
  plume,
  ramHorns,
  surf,
  tiara,
  turban,
  veil,
  wings,
  yashmak,
  type Spirit,
} from './spirits';

/** In both hands before the waist. */
const offer = (icon: string, scale = 1.1): string => at(75, 131, icon, scale);
/** One thing above each open hand. */
const gifts = (left: string, right = COIN): string =>
  at(33, 86, left, 0.82) + at(117, 87, right, right === COIN ? 0.95 : 0.82);
/** Counts points at the end. */
const prize = (icon: string): string => icon + at(14, -13, STAR, 0.7);
/** A tile with something on it. */
const tile = (body: string): string =>
  shape('M-22 10L0 2L22 10L0 19Z', '#f1d59b') + line('M-22 10V13L0 22L22 13V10', INK, 2) + body;
const third = shape('M-5-9Q0-14 5-9Q0-5-5-9Z', '#fff', 'stroke-width="1.2"') + disc(0, -9, 1.6, INK, plain);

const MANE = shape(
  'M0-30C-16-34-28-22-24-8C-34-2-34 14-26 20C-30 30-22 38-14 34L0 24L14 34C22 38 30 30 26 20C34 14 34-2 24-8C28-22 16-34 0-30Z',
  '#e2577f',
);
const HORSE =
  pair(shape('M5-16L14-36Q21-24 13-11Z', '#fff3e4')) +
  shape('M-14-12C-15-2-10 8-11 18C-10 28 10 28 11 18C10 8 15-2 14-12C9-22-9-22-14-12Z', '#fff3e4') +
  shape('M-10 14C-12 28 12 28 10 14Q0 10-10 14Z', '#f2c6c0') +
  pair(
    disc(4, 19, 1.4, INK, plain) +
      `<ellipse cx="9" cy="-2" rx="2.6" ry="3.6" fill="${INK}"/>` +
      disc(8, -3.5, 1, '#fff', plain),
  ) +
  shape('M-8-18C-8-28 6-30 8-18C4-14 4-8 0-2C-2-8-4-12-8-18Z', '#ff86a6') +
  line('M-11 10Q0 14 11 10M-13-2L-10 10M13-2L10 10', '#d9a441', 2);
const ELEPHANT =
  pair(
    shape('M-13-10C-28-24-44-12-40 4C-37 18-22 20-14 8Z', '#c3b2dd') +
      shape('M-17-6C-26-14-36-8-34 3C-32 11-23 12-18 4Z', '#f0b9c4', plain),
  ) +
  shape(
    'M-18-4C-18-24 18-24 18-4C18 6 12 12 8 14C6 24 12 26 14 22Q20 24 17 29C10 36-4 32-5 14C-12 12-18 6-18-4Z',
    '#c3b2dd',
  ) +
  line('M-3 18Q2 20 7 17M-1 24Q4 25 8 22', '#23160f66') +
  shape('M-8 12Q-13 18-18 18Q-16 12-11 9Z', '#fffaf0') +
  line('M-12 0q4-5 8 0M4 0q4-5 8 0', INK, 2.2);
const LION =
  shape(star(32, 25, 13), '#9c4a17') +
  pair(disc(14, -15, 6, '#e0a04a') + disc(14, -15, 3, '#b5651f', plain)) +
  disc(0, 0, 19, '#e8ad55') +
  pair(disc(5, 8, 6, '#ffe9c4', plain)) +
  shape('M-5 2H5L0 7Z', '#5a2410') +
  line('M0 7V10M-6 11Q-2 14 0 10Q2 14 6 11', INK, 2) +
  shape('M-4 13L-2.5 17L-1 13ZM4 13L2.5 17L1 13Z', '#fff', 'stroke-width="1"') +
  pair(shape('M4-3Q9-8 13-4Q9 0 4-3Z', '#fff6c8') + disc(8.5, -4, 1.8, INK, plain));
const OWL =
  shape('M-22-26Q-12-22-8-19H8Q12-22 22-26C24-10 22 6 17 12C10 20-10 20-17 12C-22 6-24-10-22-26Z', '#86a3cf') +
  pair(
    disc(9, -3, 9.5, '#f7e4c0') +
      disc(8.5, -2, 5.5, '#f2a529') +
      disc(8, -2, 3, INK, plain) +
      disc(9.5, -4, 1.2, '#fff', plain),
  ) +
  shape('M-4 4Q0 1 4 4L0 12Z', '#e08a2c') +
  line('M-6 15q3 3 6 0q3 3 6 0', '#3a4f7a');
const SLOAR =
  pair(shape('M8-17Q10-28 20-31Q17-22 18-12Z', '#fff3d6')) +
  shape(star(25, 21, 18), '#f0906c') +
  shape('M-17 4Q0 0 17 4C16 26-16 26-17 4Z', '#7c2338') +
  shape(
    'M-17 4Q0 0 17 4L13 9L9 4L4.5 9L0 3L-4.5 9L-9 4L-13 9ZM-13 14L-9 19L-4 15.5L0 20L4 15.5L9 19L13 14C10 23-10 23-13 14Z',
    '#fff',
    'stroke-width="1.2"',
  ) +
  pair(disc(11, -7, 4.5, '#fffdf0') + disc(10.5, -6, 2.2, INK, plain)) +
  disc(0, -11, 5.5, '#fffdf0') +
  disc(0, -10, 2.8, INK, plain) +
  disc(1.5, -12, 1.1, '#fff', plain);
const GOOSE =
  shape(
    'M-22-18C-18-26-6-26 2-22C6-24 5-32 8-35C12-39 18-36 18-32L25-30L17-28C14-24 16-16 6-14C-6-12-16-12-22-18Z',
    '#fffaf0',
  ) +
  line('M-14-18Q-6-14 2-18', '#a89878') +
  disc(13, -33, 1.4, INK, plain);
const JESTER =
  shape(
    'M-18-4C-30-8-36-22-30-30C-24-22-14-24-8-20C-8-32 0-40 0-40S8-32 8-20C14-24 24-22 30-30C36-22 30-8 18-4Q0-12-18-4Z',
    '#d8402f',
  ) +
  shape('M-8-20C-8-32 0-40 0-40S8-32 8-20L6-8Q0-10-6-8Z', '#ffd95a') +
  [-30, 0, 30].map((x) => disc(x, x ? -31 : -42, 4, GOLD)).join('');
const SNAKES = pair(
  line('M6-14C4-32 22-26 18-38M13-10C24-22 30-10 34-22M16-2C28-8 28 6 37 0', INK, 6.5) +
    line('M6-14C4-32 22-26 18-38M13-10C24-22 30-10 34-22M16-2C28-8 28 6 37 0', '#5c9a3e', 3.5) +
    disc(18, -38, 1, '#ffef9e', plain),
);
const FLOWERS = [-13, 0, 13]
  .map((x) =>
    at(
      x,
      Math.abs(x) / 3 - 17,
      shape(star(6.5, 3.5, 5), '#ff9fb0', 'stroke-width="1.2"') + disc(0, 0, 1.8, '#ffd95a', plain),
    ),
  )
  .join('');
const COBRA =
  shape('M0-30C-30-34-38 2-22 30H22C38 2 30-34 0-30Z', '#3f7f3a') +
  line('M-24-8Q-16 0-22 10M24-8Q16 0 22 10', '#ffd76a', 3);

export const DJINNS = {
  alamin: {
    colors: ['#2f6f55', '#e8c192', '#fbf4e0'],
    form: ['robe', 'robe', 'offer'],
    head: face('#e8c192', 'merry', 'smile', beard('#fffdf4')) + turban('#fbf4e0', '#2f8f6a'),
    hold: offer(SCALES + at(-17, -2, FAKIR, 0.32) + at(-11, -1, FAKIR, 0.32) + at(14, -1, JAR, 0.38), 1.25),
  },
  anunnak: {
    colors: ['#243f86', '#c98d5a', '#3f7fc4'],
    form: ['robe', 'collar', 'offer'],
    head: face('#c98d5a', 'bright', 'none', curls('#2b2340')) + tiara('#3f7fc4'),
    hold: offer(
      at(-10, -18, MEEPLE('#d8402f'), 0.55) +
        at(10, -18, MEEPLE('#74d492'), 0.55) +
        at(0, -22, MEEPLE('#ffd95a'), 0.6) +
        BAG,
      1.05,
    ),
  },
  baal: {
    colors: ['#5e1f33', '#e0763c', '#3d2b57'],
    form: ['cloud', 'vest', 'gifts'],
    back: shape('M40 40L24 62H33L26 80L48 56H38L46 40ZM110 40L126 62H117L124 80L102 56H112L104 40Z', '#ffd76a'),
    head: bullHorns('#f3e3c0') + face('#e0763c', 'fierce', 'grin', goatee('#23160f')) + circlet('#ffd95a'),
    hold: gifts(LAMP),
  },
  boaz: {
    colors: ['#44566e', '#9cc3dd', '#5d7288'],
    form: ['curl', 'mail', 'offer'],
    head: face('#9cc3dd', 'bright', 'none', moustache('#e9eef2')) + helmet('#c9d6de', '#c4302a'),
    hold: offer(SHIELD, 1.3),
  },
  bouraq: {
    colors: ['#a84a72', '#fff3e4', '#ffd3dc'],
    form: ['cloud', 'fur', 'offer'],
    back: wings('#ffe3ea', '#e2577f'),
    nape: MANE,
    head: HORSE,
    hold: offer(PALACE),
  },
  echidna: {
    colors: ['#4d3a12', '#8fce62', '#ffd76a'],
    form: ['serpent', 'collar', 'offer'],
    nape: COBRA,
    head: face('#8fce62', 'kohl', 'lips') + fringe('#2f5f2c') + circlet('#e2574c'),
    hold: offer(`<g transform="rotate(-32)">${HAMMER}</g><g transform="scale(-1 1) rotate(-32)">${HAMMER}</g>`),
  },
  enki: {
    colors: ['#11566f', '#66cfcf', '#2a7fb0'],
    form: ['wave', 'collar', 'offer'],
    back:
      at(34, 82, `<g transform="rotate(60)">${GOODS.fish.body}</g>`, 0.7) +
      at(116, 82, `<g transform="rotate(120)">${GOODS.fish.body}</g>`, 0.7),
    head: goatHorns('#f3e3c0') + face('#66cfcf', 'calm', 'none', curls('#eafcff')) + cap('#1f6f9f'),
    hold: offer(PALM, 1.25),
  },
  hagis: {
    colors: ['#8a4a1c', '#f0c868', '#c25a2a'],
    form: ['whirl', 'vest', 'offer'],
    head: face('#f0c868', 'sly', 'none', moustache('#5a2d12')) + dome(GOLD),
    hold: offer(AROUND + at(11, -14, PALACE, 0.7), 1.1),
  },
  haurvatat: {
    colors: ['#1d5f4a', '#f6cf9a', '#f2b632'],
    form: ['robe', 'robe', 'offer'],
    nape: hair('#3d6b34'),
    head: face('#f6cf9a', 'merry', 'lips') + leaves('#3f8a45', '#7cc866'),
    hold: offer(prize(PALM), 1.2),
  },
  iblis: {
    colors: ['#1f1424', '#d13a2c', '#3a1620'],
    form: ['flame', 'vest', 'gifts'],
    head: goatHorns('#3a2a2a') + face('#d13a2c', 'ember', 'fangs', goatee('#1c0f14')) + fringe('#1c0f14'),
    hold: gifts(DAGGER, DAGGER),
  },
  jafaar: {
    colors: ['#3f4f9a', '#dba978', '#1f8a78'],
    form: ['robe', 'robe', 'offer'],
    head: face('#dba978', 'calm', 'none', moustache('#3a2418')) + plume('#fffaf0') + turban('#ffc93c', '#1f8a78'),
    hold: offer(at(-15, 1, bust('yellow'), 0.7) + at(15, 1, bust('yellow'), 0.7) + prize(bust('yellow')), 0.95),
  },
  kandicha: {
    colors: ['#3c1238', '#f6c3bd', '#b0265e'],
    form: ['wave', 'robe', 'gifts'],
    nape: hair('#1d1026'),
    head: face('#f6c3bd', 'kohl', 'lips') + fringe('#1d1026') + circlet('#e2577f'),
    hold: gifts(DAGGER, at(-9, 2, bust('white'), 0.8) + at(9, 3, bust('yellow'), 0.8)),
  },
  kumarbi: {
    colors: ['#453f63', '#b3a4dc', '#6a5a9f'],
    form: ['whirl', 'robe', 'offer'],
    head: face('#b3a4dc', 'sly', 'none', curls('#e8e4f4')) + cone('#6a5a9f'),
    hold: offer(STEPS + at(-11, -19, FAKIR, 0.6), 1.1),
  },
  lamia: {
    colors: ['#0f4a58', '#d29bea', '#ffd76a'],
    form: ['serpent', 'collar', 'offer'],
    head: SNAKES + face('#d29bea', 'kohl', 'smile') + fringe('#5c9a3e'),
    hold: offer(AROUND + at(11, -15, PALM, 0.75), 1.1),
  },
  leta: {
    colors: ['#b5722a', '#7fd6c4', '#c04f4a'],
    form: ['robe', 'robe', 'offer'],
    nape: veil('#fff3d6'),
    head: face('#7fd6c4', 'kohl', 'none', yashmak('#fff3d6')) + fringe('#fff3d6') + circlet('#c04f4a'),
    hold: offer(tile(at(0, -3, CAMEL('#b9814a'), 0.85)), 1.15),
  },
  marid: {
    colors: ['#1c2f6b', '#3fae9f', '#2a5fb0'],
    form: ['wave', 'mail', 'gifts'],
    head: face('#3fae9f', 'bright', 'none', beard('#e4fbff')) + surf('#e4fbff', '#2f7fd0'),
    hold: gifts(tile(at(0, -3, MEEPLE('#e2574c'), 0.9))),
  },
  monkir: {
    colors: ['#6b93b5', '#5573bd', '#f4f1e6'],
    form: ['robe', 'robe', 'gifts'],
    back: wings('#fffdf6', '#9fb6d6'),
    head:
      face('#5573bd', 'ember', 'smile') +
      fringe('#1a2450') +
      `<ellipse cy="-27" rx="15" ry="4.5" fill="none" stroke="${INK}" stroke-width="5.5"/><ellipse cy="-27" rx="15" ry="4.5" fill="none" stroke="#ffe08a" stroke-width="3"/>`,
    hold: gifts(PALACE),
  },
  nekir: {
    colors: ['#b07a86', '#a8446c', '#3a2440'],
    form: ['robe', 'robe', 'gifts'],
    back: wings('#3a2a44', '#c06a86'),
    head: face('#a8446c', 'ember', 'smile') + ramHorns('#e6d6c0') + fringe('#1c0f1c') + jewel(-14, '#d8402f'),
    hold: gifts(DAGGER),
  },
  shamhat: {
    colors: ['#b04f2a', '#d99a5f', '#ffe9c4'],
    form: ['robe', 'collar', 'offer'],
    nape: hair('#3a1d14'),
    head: face('#d99a5f', 'calm', 'lips') + fringe('#3a1d14') + FLOWERS,
    hold: offer(prize(bust('white'))),
  },
  sibittis: {
    colors: ['#1b1e57', '#9fb0ff', '#4a4fc0'],
    form: ['curl', 'robe', 'offer'],
    back: halo(7, '#ffe9a0'),
    head: face('#9fb0ff', 'calm', 'smile') + cap('#3236a0') + third,
    hold: offer(
      `<g transform="rotate(-26 0 26)">${CARD('#c8553a')}</g><g transform="rotate(26 0 26)">${CARD('#2b7a78')}</g>${CARD('#5f3392', at(0, 2, EYE, 0.55))}`,
      1.05,
    ),
  },
  sloar: {
    colors: ['#3f3a78', '#f0906c', '#ffd9b0'],
    form: ['cloud', 'fur', 'offer'],
    head: SLOAR,
    hold: offer(CARD('#2b7a78', shape(star(7, 3, 4), '#fffaf0', plain)), 1.2),
  },
  utug: {
    colors: ['#7a2c22', '#e0a04a', '#ffdf9a'],
    form: ['whirl', 'fur', 'offer'],
    head: LION,
    hold: offer(tile(at(-9, -4, MEEPLE('#4b97dd'), 0.8) + at(9, -2, CAMEL('#c8553a'), 0.75)), 1.1),
  },
  ptah: {
    colors: ['#0f5f70', '#5fbf7a', '#f7f2e2'],
    form: ['robe', 'mail', 'offer'],
    head: face('#5fbf7a', 'kohl', 'smile', shape('M-3 16H3L4 33H-4Z', '#2b4a9a')) + cap('#2f5fc0'),
    hold: offer(prize(bust('purple')), 1.15),
  },
  geb: {
    colors: ['#46662e', '#c07d4a', '#6b3f22'],
    form: ['cloud', 'vest', 'offer'],
    head: face('#c07d4a', 'merry', 'smile', beard('#4f8a3a')) + fringe('#4f8a3a') + at(0, -2, GOOSE),
    hold: offer(prize(GEM('#ff8a7a', '#c4302a')), 1.15),
  },
  morgiane: {
    colors: ['#2b7a78', '#e8b98a', '#e0703a'],
    form: ['curl', 'robe', 'gifts'],
    nape: veil('#e0703a'),
    head: face('#e8b98a', 'kohl', 'none', yashmak('#ffd9a0')) + fringe('#2a160f') + circlet('#2b7a78'),
    hold: gifts(JAR, MASK + line('M-15 15L15-19', INK, 7) + line('M-15 15L15-19', '#ffd76a', 3.5)),
  },
  kali: {
    colors: ['#8a1f2f', '#4a70c8', '#f0a030'],
    form: ['flame', 'collar', 'four'],
    nape: hair('#1a1430'),
    head:
      face('#4a70c8', 'fierce', 'grin') +
      shape('M-3 12.5H3V19Q0 23-3 19Z', '#e2343c', 'stroke-width="1.5"') +
      crown('#e2343c') +
      at(0, 2, third, 0.8),
    hold: at(29, 70, COIN, 0.8) + at(121, 70, COIN, 0.8) + offer(PUSH),
  },
  ganapati: {
    colors: ['#c2701f', '#c3b2dd', '#d8402f'],
    form: ['cloud', 'vest', 'gifts'],
    head: ELEPHANT + at(0, -8, crown('#d8402f'), 0.85),
    hold: gifts(SCROLL),
  },
  dhenim: {
    colors: ['#2a5a9f', '#f2b06a', '#2a4a86'],
    form: ['curl', 'vest', 'gifts'],
    head:
      shape('M14-12L30-22Q28-14 32-8Q26-6 20-2Z', '#3f6fc0') +
      face('#f2b06a', 'bright', 'grin') +
      cap('#3f6fc0') +
      pair(disc(8, -16, 2, '#fff', plain)) +
      disc(0, -18, 2, '#fff', plain),
    hold: gifts(bust('yellow')),
  },
  wilwit: {
    colors: ['#4a3478', '#86a3cf', '#f7e4c0'],
    form: ['cloud', 'fur', 'offer'],
    back: wings('#5f7fb5', '#d8e6fa'),
    head: OWL + at(0, -11, turban('#f2a529'), 0.6),
    hold: offer(at(-12, 6, LAMP, 0.7) + at(13, 6, LAMP, 0.7) + at(0, -5, prize(LAMP), 0.8)),
  },
  galbells: {
    colors: ['#1f6b52', '#f7cf7a', '#7a3fa0'],
    form: ['curl', 'vest', 'gifts'],
    head: face('#f7cf7a', 'merry', 'grin') + JESTER,
    hold: gifts(STALL, CARD('#5f9fc4')),
  },
} satisfies Record<string, Spirit>;

export type DjinnName = keyof typeof DJINNS;
