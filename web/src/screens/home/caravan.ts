/** The picture of the first page: a caravan of all tribes on its way to Naqala at dusk. */

import { at, short, star, type Drawing } from '../../art/drawing';
import { figures, TRIBE_COLORS, type TribeColor } from '../../art/figures';
import { camel, palm, tent } from '../../art/pieces';
import { SEATS } from '../../art/seats';

const WIDTH = 1200;
const HEIGHT = 420;

const sky = `<linearGradient id="night" x2="0" y2="1"><stop offset="0" stop-color="#0e2c3d"/><stop offset=".42" stop-color="#2c5a6b"/>
<stop offset=".68" stop-color="#c98b62"/><stop offset="1" stop-color="#f6cf98"/></linearGradient>
<linearGradient id="dune" x2="0" y2="1"><stop offset="0" stop-color="#e9c283"/><stop offset="1" stop-color="#b9813f"/></linearGradient>
<linearGradient id="far" x2="0" y2="1"><stop offset="0" stop-color="#c48a56"/><stop offset="1" stop-color="#a5693a"/></linearGradient>`;

/** A figure's own gradient needs a name of its own among its neighbours. */
const apart = (body: string, name: string): string =>
  body.replace('id="w"', `id="${name}"`).replaceAll('url(#w)', `url(#${name})`);

/** Stars thin out towards the horizon; always the same ones. */
function stars(): string {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: 70 }, () => {
    const x = next() * WIDTH;
    const y = 190 * next() ** 1.6;
    const size = 1 + 2.2 * next();
    return `<path d="${star(size, size / 3, 4)}" transform="translate(${short(x)} ${short(y)})"/>`;
  }).join('');
}

const moon =
  '<circle cx="1010" cy="154" r="70" fill="url(#glow)"/><path d="M1018 118A38 38 0 1 0 1040 178A31 31 0 1 1 1018 118Z" fill="#ffeab8"/>';

const dome = (x: number, y: number, size: number): string =>
  at(x, y, '<path d="M-10 40V0C-16-8-3-11 0-20C3-11 16-8 10 0V40Z"/><path d="M-1-19V-27H1V-19Z"/>', size);
const tower = (x: number, y: number, size: number): string =>
  at(x, y, '<path d="M-4 60V0H-6V-4H-4C-4-10-1-10 0-15C1-10 4-10 4-4H6V0H4V60Z"/>', size);
/** The city on the horizon. */
const city = `<g fill="#7b4a36">${[
  tower(478, 222, 1),
  dome(512, 236, 1.1),
  tower(545, 198, 1.4),
  dome(600, 218, 2),
  tower(655, 198, 1.4),
  dome(690, 236, 1.1),
  tower(722, 222, 1),
].join('')}<path d="M450 252H750V300H450Z"/></g><g fill="#ffd98a" opacity=".85">${[490, 524, 566, 600, 634, 676, 708]
  .map((x) => `<path d="M${x - 3} 276V268Q${x - 3} 264 ${x} 261Q${x + 3} 264 ${x + 3} 268V276Z"/>`)
  .join('')}</g>`;

const far = `<path d="M0 290Q150 235 330 272T620 268T900 252T1200 276V420H0Z" fill="url(#far)"/>`;
const near = `<path d="M0 352Q220 296 470 330T860 322T1200 344V420H0Z" fill="url(#dune)"/><path d="M0 352Q220 296 470 330T860 322T1200 344"
 fill="none" stroke="#ffe7b0" stroke-width="3" opacity=".6"/><g fill="none" stroke="#8a5a20" stroke-width="2" opacity=".28">
<path d="M90 372Q150 362 215 372M300 392Q380 378 455 390M560 366Q640 354 700 366M770 398Q850 384 930 396M980 368Q1050 358 1110 370"/></g>`;

const order: readonly TribeColor[] = ['yellow', 'white', 'green', 'blue', 'red', 'purple'];

function caravan(): string {
  const tribes = order.filter((color) => TRIBE_COLORS.includes(color));
  const walkers = tribes.map((color, place) =>
    at(452 + 62 * place, 385 - 5 * (place % 2), apart(figures[color].body, `w${color}`), 1.35),
  );
  const camels = SEATS.slice(0, 3).map((seat, place) =>
    at(150 + 92 * place, 372 - 3 * place, camel(seat, false).body, 1.9),
  );
  const [, , third, fourth, fifth] = SEATS;
  const tail = [fourth, fifth].map((seat, place) =>
    seat ? at(880 + 92 * place, 368 + 3 * place, camel(seat, false).body, 1.9) : '',
  );
  return [
    at(60, 352, palm.body, 2.2),
    at(96, 362, palm.body, 1.6),
    at(1140, 350, palm.body, 2.3),
    third ? at(1078, 352, tent(third, false).body, 1.7) : '',
    ...camels,
    ...walkers,
    ...tail,
  ].join('');
}

export const scene: Drawing = {
  box: `0 0 ${WIDTH} ${HEIGHT}`,
  body: `${sky}<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="url(#night)"/><g fill="#fff3d0" opacity=".9">${stars()}</g>${moon}${at(0, 14, city)}${far}${near}${caravan()}`,
};
