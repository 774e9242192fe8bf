// Writes a contact sheet of all drawings: node tools/sheet.mjs [file.html] [part of a name]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [target = '../build/sheet.html', wanted = ''] = process.argv.slice(2);
const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/art');
mkdirSync(dirname(target), { recursive: true });

const art = {};
for (const name of ['drawing', 'seats', 'figures', 'pieces', 'tiles', 'board'])
  Object.assign(art, (await runnerImport(join(folder, `${name}.ts`), { configFile: false })).module);

const drawings = {
  ...art.figures,
  ...Object.fromEntries(art.TILE_KINDS.map((kind) => [kind, art.tile(kind)])),
  ...Object.fromEntries(
    [...art.SEATS, art.YAZID].flatMap((seat) =>
      ['camel', 'tent', 'marker', 'badge'].map((piece) => [`${piece} ${seat.letter}`, art[piece](seat)]),
    ),
  ),
  'camel, no letter': art.painted(art.CAMEL, art.SEATS[0].color),
  palm: art.palm,
  palace: art.palace,
  'mountains across': art.mountainsAcross,
  'mountains down': art.mountainsDown,
  coin: art.coin,
  'bid arch': art.bidArch,
  ...Object.fromEntries(
    ['white', 'black'].flatMap((color) =>
      [1, 2, 3, 4, 5, 6].map((face) => [`die ${color} ${face}`, art.die(face, color)]),
    ),
  ),
  yazid: art.yazid,
  laurels: art.laurels,
  hourglass: art.hourglass,
  ...Object.fromEntries(
    ['resource', 'djinn', 'item', 'thief', 'whim'].map((kind) => [`back ${kind}`, art.cardBack(kind)]),
  ),
  'value red': art.valueMedallion('red', 8),
  'value blue': art.valueMedallion('blue', 15),
  frame: art.frame(6, 5),
  table: art.table,
};

const image = (drawing, size, filter) => {
  const { width, height } = art.extent(drawing);
  const scale = size / Math.max(width, height);
  const url = `data:image/svg+xml;base64,${Buffer.from(art.svg(drawing)).toString('base64')}`;
  return `<img src="${url}" width="${(width * scale).toFixed(1)}" height="${(height * scale).toFixed(1)}" class="${filter}">`;
};
const cell = ([name, drawing]) => {
  const small = ['', 'grey', 'deut'].map((filter) => image(drawing, 64, filter) + image(drawing, 40, filter)).join('');
  return `<figure>${image(drawing, 140, '')}<div>${small}</div><figcaption>${name} ${art.svg(drawing).length} B</figcaption></figure>`;
};
const chosen = Object.entries(drawings).filter(([name]) => name.includes(wanted));
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><style>body{margin:8px;background:#e2bd82;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:6px}
figure{margin:0;width:260px;display:grid;grid-template-columns:142px 112px;place-items:center}figcaption{grid-column:1/3}
.grey{filter:grayscale(1)}.deut{filter:url(#deut)}</style><svg width="0" height="0" style="position:absolute"><filter id="deut"
 color-interpolation-filters="linearRGB"><feColorMatrix values=".367 .861 -.228 0 0 .28 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0"/>
</filter></svg>${chosen.map(cell).join('')}`,
);
console.log(`${chosen.length} drawings: ${target}`);
