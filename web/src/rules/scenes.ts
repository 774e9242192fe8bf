/** Small boards that show a rule: tiles, what stands on them, the way of a move. */

import { BOARD } from '../art/board';
import { at, sign, type Drawing } from '../art/drawing';
import { figures, type TribeColor } from '../art/figures';
import { camel } from '../art/pieces';
import { SEATS } from '../art/seats';
import { PLACES, tile, type TileKind } from '../art/tiles';
import { TILES } from '../wire/catalogue';

const SIDE = BOARD.tile + BOARD.gap;

interface Place {
  readonly face: TileKind;
  readonly meeples?: readonly TribeColor[];
  readonly hasCamel?: boolean;
  /** The order in which the move comes here. */
  readonly order?: number;
  /** `end`: where the move ends; `counts`: what is counted. */
  readonly mark?: 'end' | 'counts';
}

const RINGS = { end: '#ffdf6b', counts: '#37a6d6' } as const;
const ring = (color: string): string =>
  `<rect x="-3" y="-3" width="146" height="146" rx="15" fill="none" stroke="${color}" stroke-width="8"/>`;

/** Several drawings in one document: names inside them must differ. */
function alone(body: string, name: string): string {
  const suffix = name.replaceAll(' ', '');
  return body.replace(/id="(c|w)"/g, `id="$1${suffix}"`).replace(/url\(#(c|w)\)/g, `url(#$1${suffix})`);
}

function placed({ face, meeples = [], hasCamel, order, mark }: Place): string {
  const [seat] = SEATS;
  const { x, y } = PLACES.owner;
  const body = alone(tile(face).body, face);
  const crowd = meeples.map((color, place) =>
    at(70 + (place - (meeples.length - 1) / 2) * 40, 126, alone(figures[color].body, color), 1.25),
  );
  const number = order
    ? `<circle cx="70" cy="16" r="17" fill="#173b4a" stroke="#ffdf9a" stroke-width="3"/>${at(70, 16, sign(String(order)), 1.1)}`
    : '';
  return (
    body +
    crowd.join('') +
    (hasCamel && seat ? at(x, y, camel(seat, false).body) : '') +
    (mark ? ring(RINGS[mark]) : '') +
    number
  );
}

function arrow(column: number, row: number, isDown = false): string {
  const [x, y] = isDown ? [column * SIDE + 70, row * SIDE + 145] : [column * SIDE + 145, row * SIDE + 70];
  return `<g transform="translate(${x} ${y})${isDown ? ' rotate(90)' : ''}"><path d="M-22-9H4V-20L26 0L4 20V9H-22Z" fill="#ffcf4a" stroke="#5a3a10" stroke-width="4" stroke-linejoin="round"/></g>`;
}

function board(rows: readonly (readonly Place[])[], arrows = ''): Drawing {
  const columns = rows[0]?.length ?? 0;
  const body = rows
    .flatMap((row, down) => row.map((place, across) => at(across * SIDE, down * SIDE, placed(place))))
    .join('');
  return { box: `-8 -8 ${columns * SIDE + 6} ${rows.length * SIDE + 6}`, body: body + arrows };
}

const WAY: readonly Place[] = [
  { face: 'small market' },
  { face: 'village', meeples: ['yellow', 'blue'], order: 1 },
  { face: 'oasis', meeples: ['green', 'red'], order: 2 },
  { face: 'sacred 6', meeples: ['white', 'white'], order: 3, mark: 'end' },
];
/** What is around the end of a move, with the tiles of a colour marked. */
const BLOCK = (end: Place, counts: 'blue' | 'red'): readonly (readonly Place[])[] => {
  const on = (face: TileKind): Place => (TILES[face].colour === counts ? { face, mark: 'counts' } : { face });
  return [
    [on('village'), on('oasis'), on('small market')],
    [on('large market'), end, on('sacred 6')],
    [on('sacred 10'), on('oasis'), on('large market')],
  ];
};

export const SCENES = {
  move: () => board([WAY], arrow(0, 0) + arrow(1, 0) + arrow(2, 0)),
  last: () => board([[{ face: 'sacred 6', meeples: ['white', 'white', 'white'], mark: 'end' }]]),
  control: () => board([[{ face: 'sacred 6', hasCamel: true, mark: 'end' }]]),
  tribe: () => board(BLOCK({ face: 'oasis', meeples: ['blue', 'blue'], mark: 'end' }, 'blue')),
} as const satisfies Record<string, () => Drawing>;
