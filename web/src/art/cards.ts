/** The faces of the cards. What changes with the rules (points, cost, gold, needs) is handed in. */
import { at, short, sign, star, type Drawing } from './drawing';
import { DJINNS, type DjinnName } from './djinns';
import { CREAM, FAKIR, GOLD, LAMP, MASK, NIGHT, SCROLL, JAR, STALL, bust, disc, line, pen, shape } from './emblems';
import { GOODS, type GoodName } from './goods';
import { ITEMS, type ItemName } from './items';
import { bustOf, figureOf, type Spirit } from './spirits';
import { THIEVES, thiefFigure, thiefHead, type ThiefName } from './thieves';

export { FEATURES, featureEmblem, whim, type FeatureName, type Need } from './whims';

/** The cost of a power: an Elder or Fakir, an Elder and one of them, a Fakir, any number of Fakirs. */
export type Cost = '' | 'E' | 'EE' | 'F' | 'K';

const ARCH = 'M16 178V66C16 34 60 36 75 12C90 36 134 34 134 66V178Z';
const INNER = 'M21 178V68C21 40 61 41 75 21C89 41 129 40 129 68V178Z';

/** Cream with a gold rim and a pointed arch full of night. */
function frame(id: string, sky: string, scene: string): string {
  return (
    `<rect x="2" y="2" width="146" height="186" rx="14" fill="${CREAM}" stroke="${GOLD}" stroke-width="4"/>` +
    `<clipPath id="arch"><path d="${ARCH}"/></clipPath>` +
    `<linearGradient id="sky-${id}" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".6" stop-color="${sky}"/><stop offset="1" stop-color="#f3c98a"/></linearGradient>` +
    `<g clip-path="url(#arch)"><path d="${ARCH}" fill="url(#sky-${id})"/>` +
    `<circle cx="75" cy="72" r="62" fill="url(#glow)" opacity=".6"/>` +
    `<path d="M32 96h0M118 60h0M126 122h0M26 132h0M52 52h0M100 44h0M40 112h0M110 136h0" stroke="#fff3c4" stroke-width="2.2" stroke-linecap="round" opacity=".7"/>` +
    `<path d="M16 178V158Q44 144 78 158T134 150V178Z" fill="#2a1420" opacity=".28"/></g>` +
    `<path d="${ARCH}" fill="none" stroke="#7a5318" stroke-width="2"/><path d="${INNER}" fill="none" stroke="#ffe7a0" stroke-width="1.2" opacity=".7"/>` +
    scene
  );
}

/** A round of night teal with a gold rim. */
const medallion = (x: number, y: number, r: number, body: string): string =>
  at(x, y, disc(0, 0, r, NIGHT, `stroke="${GOLD}" stroke-width="2.5"`) + body);
const points = (value: number): string => medallion(27, 28, 16, at(0, 0, sign(String(value), '#ffe7a0'), 1.15));

const elder = at(0, 0, pen(bust('white'), 2.6), 0.5);
const fakir = at(0, 0.5, pen(FAKIR, 2.6), 0.5);
/** Half Elder, half Fakir: either pays. */
const either = at(-4.6, -3, elder, 0.8) + at(4.6, 3.4, fakir, 0.8) + line('M5-9L-5 9', '#ffe7a0', 1.2);
const COSTS: Record<Cost, readonly string[]> = {
  '': [],
  E: [either],
  EE: [elder, either],
  F: [fakir],
  K: [at(-4, -1, fakir, 0.8) + at(4.5, 2, fakir, 0.8)],
};

const cost = (price: Cost): string =>
  COSTS[price].length
    ? COSTS[price].map((icon, place, all) => medallion(130 - (all.length - 1 - place) * 25, 21, 12.5, icon)).join('')
    : at(128, 22, shape(star(8, 4), '#d9a441'));

export function djinnCard(name: DjinnName, value: number, price: Cost): Drawing {
  const djinn: Spirit = DJINNS[name];
  return { box: '0 0 150 190', body: frame(name, djinn.colors[0], figureOf(djinn)) + points(value) + cost(price) };
}

/** A head in a round, for lists and log lines. */
const round = (ground: string, head: string): Drawing => ({
  box: '-20 -20 40 40',
  body:
    `<clipPath id="round"><circle r="18.5"/></clipPath><circle r="18.5" fill="${ground}"/>` +
    `<g clip-path="url(#round)">${head}</g><circle r="18.5" fill="none" stroke="${GOLD}" stroke-width="2"/>`,
});
export function djinnEmblem(name: DjinnName): Drawing {
  const djinn: Spirit = DJINNS[name];
  return round(djinn.colors[0], at(0, 5, bustOf(djinn), 0.53));
}

const ROOFS =
  '<path d="M16 178V140H30V150H44V132Q52 120 60 132V146H86V126H100V140H112V130Q120 118 128 130L134 134V178Z" fill="#0d1426" opacity=".75"/>' +
  '<path d="M108 46A12 12 0 1 0 120 62A10 10 0 1 1 108 46Z" fill="#ffe9a0"/>';
/** A thief over the roofs; the tribe it follows stands in the corner. */
export function thiefCard(name: ThiefName, value: number): Drawing {
  const tribe = medallion(126, 25, 15, at(0, 0, pen(bust(THIEVES[name].tribe), 2.2), 0.58));
  return {
    box: '0 0 150 190',
    body: frame('thief', '#1b2547', ROOFS + pen(thiefFigure(name))) + points(value) + tribe,
  };
}
export const thiefEmblem = (name: ThiefName): Drawing => round('#1b2547', at(0, 2, pen(thiefHead(name)), 0.58));

const NICHE = 'M22 178V150C8 128 6 92 30 66C44 50 64 46 75 26C86 46 106 50 120 66C144 92 142 128 128 150V178Z';
/** An item on velvet; precious ones have points. */
export function itemCard(name: ItemName, value = 0): Drawing {
  const { velvet, body } = ITEMS[name];
  return {
    box: '0 0 150 190',
    body:
      `<rect x="2" y="2" width="146" height="186" rx="14" fill="${CREAM}" stroke="${GOLD}" stroke-width="4"/>` +
      `<path d="${NICHE}" fill="${velvet}" stroke="#7a5318" stroke-width="2"/><path d="${NICHE}" fill="url(#zellige)" opacity=".22"/>` +
      `<circle cx="75" cy="106" r="62" fill="url(#glow)" opacity=".75"/>` +
      `<path d="M28 172H122" stroke="#ffe7a0" stroke-width="1.2" opacity=".7"/>` +
      `<ellipse cx="75" cy="158" rx="38" ry="6" fill="#1d0f1c" opacity=".35"/>` +
      at(75, 106, pen(body, 2.4)) +
      (value ? points(value) : at(27, 27, shape(star(8, 4), '#d9a441'))) +
      at(123, 27, shape(star(8, 4), '#d9a441')),
  };
}
/** A thing on a small ground with a gold rim. */
const plaque = (ground: string, body: string): Drawing => ({
  box: '-20 -20 40 40',
  body: `<rect x="-19" y="-19" width="38" height="38" rx="8" fill="${ground}" stroke="${GOLD}" stroke-width="1.6"/>${body}`,
});
export const itemEmblem = (name: ItemName): Drawing =>
  plaque(ITEMS[name].velvet, at(0, 0, pen(ITEMS[name].body, 3.5), 0.33));

/** A good in its arch, with a dot for each copy there is. */
export function goodCard(name: GoodName, copies: number): Drawing {
  const { tint, body } = GOODS[name];
  const fakir = name === 'fakir';
  const dots = Array.from({ length: copies }, (_, copy) => {
    const across = Math.min(copies, 9);
    return `M${short(40 + ((copy % across) - (across - 1) / 2) * 5.6)} ${(copies > 9 ? 87.5 : 89.5) + Math.floor(copy / across) * 4}h0`;
  });
  return {
    box: '0 0 80 96',
    body:
      `<rect x="1.5" y="1.5" width="77" height="93" rx="9" fill="${fakir ? '#5b2b3b' : CREAM}" stroke="${GOLD}" stroke-width="3"/>` +
      `<path d="M9 84V40C9 23 34 24 40 10C46 24 71 23 71 40V84Z" fill="${tint}" stroke="#b98d3f" stroke-width="1.2"/>` +
      `<circle cx="40" cy="54" r="28" fill="url(#glow)" opacity=".8"/>` +
      at(40, 55, pen(body), 1.15) +
      `<path d="${dots.join('')}" stroke="${fakir ? '#e0b060' : '#a8752a'}" stroke-width="${copies > 9 ? 2.6 : 3.4}" stroke-linecap="round"/>`,
  };
}
export const goodEmblem = (name: GoodName): Drawing => plaque(GOODS[name].tint, at(0, 0, pen(GOODS[name].body), 0.78));

const BACKS = { djinn: LAMP, thief: MASK, item: JAR, whim: SCROLL, good: STALL } as const;
export type Family = keyof typeof BACKS;
/** The back of a pile: the lattice, and in the middle what it is a pile of. */
export function cardBack(family: Family): Drawing {
  const [width, height] = family === 'good' ? [80, 96] : [150, 190];
  const sheet = `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${width / 11}" fill="`;
  return {
    box: `0 0 ${width} ${height}`,
    body:
      `${sheet}${NIGHT}"/>${sheet}url(#zellige)" stroke="${GOLD}" stroke-width="4"/>` +
      at(
        width / 2,
        height / 2,
        disc(0, 0, 25, NIGHT, `stroke="${GOLD}" stroke-width="2.5"`) + pen(BACKS[family]),
        family === 'good' ? 0.9 : 1.7,
      ),
  };
}
