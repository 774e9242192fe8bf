import { at, painted, shadow, short, sign, star, type Drawing } from './drawing';
import type { Seat } from './seats';

const INK = '#1d1108';
const CREAM = '#fff3d6';
const join = 'stroke-linejoin="round"';

/** A small shield with the letter of a seat. */
const shield = (seat: Seat): string =>
  `<path d="M-7-7.5Q0-9.5 7-7.5V0C7 5 3.5 7.5 0 9C-3.5 7.5-7 5-7 0Z" fill="${seat.color}" stroke="${INK}" stroke-width="4" ${join}/>` +
  `<path d="M-7-7.5Q0-9.5 7-7.5V0C7 5 3.5 7.5 0 9C-3.5 7.5-7 5-7 0Z" fill="${seat.color}" stroke="${CREAM}" stroke-width="1.7" ${join}/>` +
  at(0, -0.6, sign(seat.letter, '#fff', 3.2), 0.68);

const weave = (seat: Seat | null, x: number, y: number, scale: number, color = 'currentColor'): string =>
  seat
    ? at(
        x,
        y,
        `<path d="${seat.weave}" fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round" ${join}/>`,
        scale,
      )
    : '';

const camelBody = (seat: Seat | null): string =>
  shadow(16, 1) +
  `<g stroke="${INK}" stroke-width="1.7" ${join}><path d="M-7-12L-5.5-1V0H-2.5L-4-12ZM2-12L3-1V0H6L5.5-12Z" fill="currentColor"/>
<path d="M-5.5-10L-4.4-1.5M3-10L4-1.5" stroke-opacity=".45" stroke-width="3.5"/><path d="M-14.5-17Q-17-15-16.5-9" fill="none"/>
<path d="M-13.5 0L-12-9C-15.5-12-16-17-12.5-19.5C-9.5-21-8.5-27.5-4-28C-.3-28-.2-21.5 3-20.5C6.5-19.8 8-22.5 8.3-26.5C8.6-31 10.8-33.5 13.8-33L15.5-35L16.5-32.4C19-31.8 21-29.6 20.4-28C20-26.7 17-27 14.8-26.7C14-21.5 13.8-16 9.6-13L11.5 0H8.2L6.4-9.5L4.5-11.5H-5L-7.5-9.5L-10 0Z" fill="currentColor" paint-order="stroke"/></g>
<path d="M-11.5-20.3C-8.9-22.5-8-28.2-4-28.7C.2-28.5 0-22 3.4-20.8L4.4-12.5Q-4-9.5-12.5-12.5Z" fill="${CREAM}" stroke="${INK}" stroke-width="1.2" ${join}/>
<path d="M-11.7-12.6v2.6M-8-11.6v2.6M-4-11.2v2.6M0-11.6v2.6M3.9-12.6v2.6" stroke="#d9a441" stroke-width="1.5" stroke-linecap="round"/>
<path d="M-7.5-22.5Q-4-20 .3-22.3" fill="none" stroke="#d9a441" stroke-width="1.4"/><path d="M9-25L14.5-23.5" stroke="#ffe7a0" stroke-width="1.5"/><circle cx="15" cy="-29.8" r="1" fill="#fff"/>` +
  weave(seat, -4, -15.8, 0.72);

const tentBody = (seat: Seat | null): string =>
  shadow(18, 1) +
  `<g stroke="${INK}" stroke-width="1.5" ${join}><path d="M0-30V-38" stroke-width="1.6"/><path d="M0-38L-9-35.5L0-32.5Z" fill="url(#gold)" stroke-width="1.1"/>
<path d="M-16-12L-14.5 0H14.5L16-12Z" fill="${CREAM}"/></g>${weave(seat, -10, -4.4, 0.45)}${weave(seat, 10, -4.4, 0.45)}
<path d="M-5.5 0Q-4-8 0-11Q4-8 5.5 0Z" fill="#2b160a"/><path d="M0-11Q-3-5-8 0H-4.5Q-1.5-5 0-11Q1.5-5 4.5 0H8Q3-5 0-11Z" fill="currentColor" stroke="${INK}" stroke-width=".9" ${join}/>
<g stroke="${INK}" stroke-width="1.4" ${join}><path d="M0-31C-3.5-21-10-16-20-13Q-16.6-7.5-13.2-11.5Q-10-7-6.6-11.5Q-3.3-7 0-11.5Q3.3-7 6.6-11.5Q10-7 13.2-11.5Q16.6-7.5 20-13C10-16 3.5-21 0-31Z" fill="currentColor"/>
<path d="M0-31C-1.5-21-4.5-15-6.6-11.5Q-3.3-7 0-11.5Q3.3-7 6.6-11.5C4.5-15 1.5-21 0-31ZM-13.2-11.5Q-16.6-7.5-20-13Q-14.5-14.7-10.5-17Q-12-14-13.2-11.5ZM13.2-11.5Q16.6-7.5 20-13Q14.5-14.7 10.5-17Q12-14 13.2-11.5Z" fill="${CREAM}" stroke-width=".9"/></g>
<path d="M-5-20Q-7.5-17-9.5-15.5" fill="none" stroke="#fff" stroke-width="1.2" opacity=".55" stroke-linecap="round"/>`;

const CAMEL_BOX = '-24 -41 48 44';
const TENT_BOX = '-24 -41 48 44';

/** Without a seat; the colour comes from `svg(drawing, { color })`. */
export const CAMEL: Drawing = { box: CAMEL_BOX, body: camelBody(null) };
export const TENT: Drawing = { box: TENT_BOX, body: tentBody(null) };

/** A camel in the colour and weave of a seat, with its letter unless that is not wanted. */
export const camel = (seat: Seat, letter = true): Drawing =>
  painted({ box: CAMEL_BOX, body: camelBody(seat) + (letter ? at(-14.5, -30.5, shield(seat)) : '') }, seat.color);

export const tent = (seat: Seat, letter = true): Drawing =>
  painted({ box: TENT_BOX, body: tentBody(seat) + (letter ? at(14.5, -30.5, shield(seat)) : '') }, seat.color);

/** The letter alone. */
export const badge = (seat: Seat): Drawing => ({ box: '-10 -11.5 20 23', body: shield(seat) });

/** Turn order marker: an obelisk on two steps. */
export const marker = (seat: Seat): Drawing =>
  painted(
    {
      box: '-16 -51 32 55',
      body: `${shadow(13)}<g stroke="${INK}" stroke-width="1.6" ${join}><path d="M-12.5 0V-5H12.5V0Z" fill="${CREAM}"/><path d="M-9.5-5V-9.5H9.5V-5Z" fill="url(#gold)"/>
<path d="M-8-9.5L-6-39H6L8-9.5Z" fill="currentColor"/><path d="M-7-39L0-49L7-39Z" fill="url(#gold)"/></g><path d="M3.5-9.5V-38.3H5.4L7.3-9.5Z" opacity=".28"/>
<path d="M-4.8-33L-6-14" stroke="#fff" stroke-width="1.3" opacity=".4" stroke-linecap="round"/>${weave(seat, 0, -2.5, 0.56)}${at(0, -24, sign(seat.letter, '#fff', 3), 0.72)}`,
    },
    seat.color,
  );

export const PALM_BODY = `<path d="M-2 0C-1-10 1-18 0-27L3.5-27C4.5-18 2.5-10 3.5 0Z" fill="#8a5a2b" stroke="#3f260d" stroke-width="1.2"/><path d="M-1-6h3.6M-.5-12h3.6M.3-18h3.2" stroke="#5f3a16"/>
<g fill="#3f8a45" stroke="#173f1d" stroke-width="1.2" ${join}><path d="M2-27C-6-36-14-34-17-26C-11-29-5-28 2-27Z"/><path d="M2-27C10-36 18-34 21-26C15-29 9-28 2-27Z"/><g fill="#56a653"><path d="M2-27C-4-40-10-42-15-38C-9-37-4-33 2-27Z"/><path d="M2-27C8-40 14-42 19-38C13-37 8-33 2-27Z"/></g><path d="M2-27C-1-38 1-44 3-46C6-42 5-35 2-27Z" fill="#6cbb60"/></g>
<path d="M-.5-25.5h0M4-25h0" stroke="#3f260d" stroke-width="5.4" stroke-linecap="round"/><path d="M-.5-25.5h0M4-25h0" stroke="#c4702c" stroke-width="3.2" stroke-linecap="round"/>`;

export const palm: Drawing = { box: '-20 -49 44 53', body: shadow(9) + PALM_BODY };

export const palace: Drawing = {
  box: '-18 -41 38 45',
  body: `${shadow(15)}<g stroke="#5a3d0a" stroke-width="1.3" ${join}><path d="M0-34V-39" stroke-width="1.6"/><path d="M-13.5 0V-19H-8V0ZM8 0V-19H13.5V0Z" fill="#f6e2b0"/><path d="M-14-19C-14.5-23-11.7-24-10.7-28C-9.7-24-7-23-7.5-19ZM7.5-19C7-23 9.7-24 10.7-28C11.7-24 14.5-23 14-19Z" fill="#3d9ca0"/>
<path d="M-9 0V-17H9V0Z" fill="#fbeec7"/><path d="M-9.5-17V-19.5H9.5V-17Z" fill="#e9cf94"/><path d="M-8-19.5C-12-27-3-29 0-36C3-29 12-27 8-19.5Z" fill="url(#gold)"/><path d="M-3.5 0V-7C-3.5-11-1-11 0-13C1-11 3.5-11 3.5-7V0Z" fill="#7a3d1d"/></g>
<path d="M-6-22Q-7-26-3-29" fill="none" stroke="#fff" stroke-width="1.4" opacity=".7" stroke-linecap="round"/><path d="M-6.5-8v3M6.5-8v3M-10.8-14v3M10.8-14v3" stroke="#7a3d1d" stroke-width="1.6" stroke-linecap="round"/>`,
};

/** A faceted peak: lit from the left, snow if high. */
function peak(x: number, y: number, width: number, height: number, snow = false): string {
  const p = (dx: number, up: number): string => `${short(x + dx * width)} ${short(y - up * height)}`;
  const cap = snow
    ? `<path d="M${p(0, 1)}L${p(-0.17, 0.66)}L${p(-0.07, 0.58)}L${p(0, 0.68)}L${p(0.09, 0.54)}L${p(0.17, 0.66)}Z" fill="#fff7e6" stroke-width="1"/>`
    : '';
  return (
    `<path d="M${p(-0.5, 0)}L${p(-0.22, 0.5)}L${p(0, 1)}L${p(0.24, 0.56)}L${p(0.5, 0)}Z" fill="#b08c68"/>` +
    `<path d="M${p(0, 1)}L${p(0.24, 0.56)}L${p(0.5, 0)}L${p(0.06, 0)}L${p(-0.02, 0.3)}L${p(0.08, 0.55)}Z" fill="#6d4d34" stroke="none"/>${cap}`
  );
}
const ridge = (peaks: string): string => `<g stroke="#33200f" stroke-width="1.7" ${join}>${peaks}</g>`;

/** Mountains on a northern or southern edge; the middle of the edge is the origin. */
export const mountainsAcross: Drawing = {
  box: '-74 -34 148 48',
  body:
    `<ellipse cy="9" rx="70" ry="4" fill="#3a2208" opacity=".36"/>` +
    ridge(
      peak(-44, 5, 46, 27) +
        peak(46, 5, 46, 25, true) +
        peak(-15, 5, 48, 36, true) +
        peak(19, 5, 46, 30) +
        peak(-58, 9, 28, 12) +
        peak(-31, 9, 36, 14) +
        peak(4, 10, 38, 16) +
        peak(35, 9, 32, 12) +
        peak(60, 9, 26, 13),
    ),
};

/** A summit between two shoulders, standing on y. */
const massif = (x: number, y: number, size: number): string =>
  peak(x - 9 * size, y - 2, 20 * size, 15 * size) +
  peak(x + 9 * size, y - 3, 20 * size, 18 * size) +
  peak(x, y, 30 * size, 31 * size, true) +
  peak(x - 9 * size, y + 3, 17 * size, 8 * size) +
  peak(x + 8 * size, y + 4, 18 * size, 9 * size);

/** Mountains on a western or eastern edge: massifs one before the other, smaller beside the medallion. */
export const mountainsDown: Drawing = {
  box: '-22 -74 44 148',
  body: ridge(massif(1, -44, 0.8) + massif(-1, -16, 0.9) + massif(2, 14, 1) + massif(-2, 42, 0.95) + massif(1, 68, 1)),
};

export const coin: Drawing = {
  box: '-12 -12 24 24',
  body: `<circle cy=".6" r="10.8" fill="#6b4700"/><circle r="10.2" fill="url(#gold)" stroke="#6b4700" stroke-width="1.4"/><circle r="7.6" fill="none" stroke="#8a5a10" stroke-dasharray="1.5 1.5"/><path d="${star(5.6, 2.6, 8)}" fill="#6b4700"/><path d="M-7.5-5A9 9 0 0 1-2-8.8" fill="none" stroke="#fff" stroke-width="1.4" opacity=".8" stroke-linecap="round"/>`,
};

/** An empty place of the bid track. */
export const bidArch: Drawing = {
  box: '-30 -36 60 70',
  body: `<path d="M-25 32V-6C-25-20-7-21 0-33C7-21 25-20 25-6V32Z" fill="url(#cream)" stroke="url(#gold)" stroke-width="3.5" ${join}/><path d="M-20 28V-5C-20-16-6-17 0-26C6-17 20-16 20-5V28Z" fill="none" stroke="#c8953a" stroke-opacity=".6" stroke-dasharray="2 3"/>`,
};

const PIPS = [
  '',
  '0,0',
  '-7,-7 7,7',
  '-7,-7 0,0 7,7',
  '-7,-7 7,-7 -7,7 7,7',
  '-7,-7 7,-7 0,0 -7,7 7,7',
  '-7,-8 7,-8 -7,0 7,0 -7,8 7,8',
];

/** A die of the solo game: the white one counts columns, the black one rows. */
export function die(face: number, color: 'white' | 'black'): Drawing {
  const [ground, edge, pip] =
    color === 'white' ? ['url(#stone)', '#8b7a57', '#5a1f12'] : ['#2b2a33', '#0b0a0e', '#ffe7a0'];
  const pips = (PIPS[face] ?? '').split(' ').map((place) => `M${place.replace(',', ' ')}h0`);
  return {
    box: '-19 -19 38 39',
    body: `<rect x="-17" y="-15" width="34" height="34" rx="8" fill="${edge}"/><rect x="-17" y="-17" width="34" height="34" rx="8" fill="${ground}" stroke="${edge}" stroke-width="1.5"/><rect x="-14.5" y="-14.5" width="29" height="29" rx="6" fill="none" stroke="url(#gold)" stroke-width="1.2" opacity=".8"/><path d="${pips.join('')}" stroke="${pip}" stroke-width="6" stroke-linecap="round"/>`,
  };
}

/** The Sultan of the solo game: turban, aigrette and a moustache to be wary of. */
export const yazid: Drawing = {
  box: '-33 -33 66 66',
  body: `<circle r="31" fill="#4a0f1c"/><circle r="31" fill="url(#zellige)" opacity=".55"/><circle r="30" fill="none" stroke="url(#gold)" stroke-width="3.5"/>
<g stroke="#23080d" stroke-width="1.6" ${join}><path d="M-24 19Q-14 10-7 10H7Q14 10 24 19A31 31 0 0 1-24 19Z" fill="#7a1222"/><path d="M-11-6V4C-11 11-5 15 0 15S11 11 11 4V-6Z" fill="#d79a63"/>
<path d="M-11 1C-9 8-6 5-2 4.5H2C6 5 9 8 11 1C13 12 6 19 0 28C-6 19-13 12-11 1Z" fill="#1d1518"/><path d="M-2.5-1.5Q0 2.5 2.5-1.5" fill="none"/>
<path d="M0 3C-4 0-9 1-10 5.5C-12 5-13 3-14 1C-13 9-5 9.5 0 6C5 9.5 13 9 14 1C13 3 12 5 10 5.5C9 1 4 0 0 3Z" fill="#2c2024"/>
<path d="M-14-5C-21-17-9-25 0-26C9-25 21-17 14-5C7-10-7-10-14-5Z" fill="#f4e6c3"/><path d="M-16-12C-8-20 6-14 14.5-5.5M-11-21C-3-23 9-18 16-11M-5-25C2-25 11-23 15.5-17" fill="none" stroke="#a98b58"/>
<path d="M0-17C-6-25-4-31 2-33C1-28 5-24 0-17Z" fill="#2f8f8a"/><path d="M0-19.5L4.5-14L0-8.5L-4.5-14Z" fill="#d8402f" stroke="#ffe7a0"/></g>
<path d="M-8.5-3.5L-2.5-1.8M8.5-3.5L2.5-1.8" stroke="#1d1518" stroke-width="1.9" stroke-linecap="round"/><path d="M-5.5 0h0M5.5 0h0" stroke="#1d1518" stroke-width="2.4" stroke-linecap="round"/>`,
};

const leaves = '<path d="M0-26C-6-26-9-31-8-36C-2-36 1-31 0-26ZM0-26C6-25 9-20 7-15C2-16-1-21 0-26Z"/>';
const branch =
  '<path d="M0 26A26 26 0 0 0 19.9-16.7" fill="none" stroke-width="1.6"/>' +
  [50, 72, 94, 116, 138, 160].map((turn) => `<g transform="rotate(${turn})">${leaves}</g>`).join('');

/** For the winner: a crown in a laurel. */
export const laurels: Drawing = {
  box: '-38 -38 76 76',
  body: `<circle r="34" fill="url(#glow)"/><g fill="#4f9a57" stroke="#1a4a2a" stroke-width="1.2" ${join}>${branch}<g transform="scale(-1 1)">${branch}</g></g>
<g stroke="#6b4700" stroke-width="1.6" ${join}><path d="M-17 12L-20-10L-10-1L-7-15L0-4L7-15L10-1L20-10L17 12Q0 17-17 12Z" fill="url(#gold)"/><path d="M-17 12Q0 17 17 12L16.5 7Q0 12-16.5 7Z" fill="#9a6a1b"/><g fill="#ffe7a0"><circle cx="-20" cy="-11" r="2.5"/><circle cx="20" cy="-11" r="2.5"/><circle cx="-7" cy="-16" r="2.5"/><circle cx="7" cy="-16" r="2.5"/></g><path d="M0-3L4 2L0 7L-4 2Z" fill="#d8402f"/><path d="M-10 2.5h0M10 2.5h0" stroke="#2f8f8a" stroke-width="4" stroke-linecap="round"/></g>
<path d="M-4 31L0 27L4 31L0 35Z" fill="url(#gold)" stroke="#6b4700"/>`,
};

export const hourglass: Drawing = {
  box: '-16 -22 32 44',
  body: `<path d="M-9-17C-9-7-2-4-2 0S-9 7-9 17H9C9 7 2 4 2 0S9-7 9-17Z" fill="#e7f4f0" fill-opacity=".9" stroke="#173b4a" stroke-width="1.6"/><path d="M-7-10C-6-6-1-4 0-1C1-4 6-6 7-10ZM-7.5 16C-7 10-2 9 0 5C2 9 7 10 7.5 16Z" fill="#dfa94e"/><path d="M0-2V9" stroke="#dfa94e" stroke-width="1.3"/><path d="M-6-14Q-6-10-4-7" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>
<g fill="url(#gold)" stroke="#6b4700" stroke-width="1.4" ${join}><path d="M-12-17H-9.5V17H-12ZM9.5-17H12V17H9.5Z"/><path d="M-14-20.5H14V-16.5H-14ZM-14 16.5H14V20.5H-14Z"/></g>`,
};

/** Red values sit on a disc with a dashed rim, blue ones on an eight-pointed star. */
export function medallion(color: 'red' | 'blue', inside: string): Drawing {
  const ground =
    color === 'blue'
      ? `<path d="${star(21.5)}" fill="#0f2833" opacity=".45" transform="translate(.8 1.4)"/><path d="${star(20.5)}" fill="#24506f" stroke="url(#gold)" stroke-width="2.4" ${join}/>`
      : `<circle cx=".8" cy="1.4" r="19.5" fill="#3a1508" opacity=".45"/><circle r="18.5" fill="#a4482a" stroke="url(#gold)" stroke-width="2.4"/><circle r="15.3" fill="none" stroke="#ffe7a0" stroke-width="1.5" stroke-dasharray="3 3"/>`;
  return { box: '-23 -23 46 47', body: ground + inside };
}

/** The medallion of a value. */
export const valueMedallion = (color: 'red' | 'blue', value: number): Drawing =>
  medallion(color, at(0, 0.3, sign(String(value), '#fff6df', 3), value > 9 ? 1.12 : 1.3));
