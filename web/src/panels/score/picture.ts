/** The score sheet as a picture to share, drawn from our own art. */

import { table } from '../../art/board';
import { badge, laurels } from '../../art/pieces';
import { SEATS } from '../../art/seats';
import { address } from '../../art/sprites';

export interface PictureOf {
  readonly title: string;
  /** Below the title: when, and with what. */
  readonly notes: readonly string[];
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly lines: readonly {
    readonly label: string;
    readonly src: string | undefined;
    readonly points: readonly number[];
  }[];
  readonly total: { readonly label: string; readonly points: readonly number[] };
  readonly foot: string;
}

const WIDTH = 1080;
const EDGE = 40;
const HEAD = 190;
const NAMES = 150;
const ROW = 66;
const FOOT = 80;
const LABEL = 330;
const FONT = "'El Messiri', georgia, serif";

const loaded = (src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = reject;
    image.src = src;
  });

class Sheet {
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D;
  readonly #of: PictureOf;

  constructor(of: PictureOf) {
    this.#of = of;
    this.#canvas.width = WIDTH;
    this.#canvas.height = HEAD + NAMES + (of.lines.length + 1) * ROW + FOOT;
    const pen = this.#canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    this.#pen = pen;
  }

  get #column(): number {
    return (WIDTH - 2 * EDGE - LABEL) / this.#of.names.length;
  }

  #middle(player: number): number {
    return EDGE + LABEL + (player + 0.5) * this.#column;
  }

  /** Writes a text as large as it fits, at most of this size. */
  #write(text: string, x: number, y: number, size: number, color: string, room: number, align: CanvasTextAlign): void {
    this.#pen.textAlign = align;
    this.#pen.fillStyle = color;
    for (let fit = size; ; fit -= 2) {
      this.#pen.font = `700 ${fit}px ${FONT}`;
      if (fit <= 18 || this.#pen.measureText(text).width <= room) break;
    }
    this.#pen.fillText(text, x, y, room);
  }

  async #ground(): Promise<void> {
    const { width, height } = this.#canvas;
    const wood = this.#pen.createPattern(await loaded(address('table', () => table)), 'repeat');
    this.#pen.fillStyle = wood ?? '#2f1c10';
    this.#pen.fillRect(0, 0, width, height);
    this.#pen.fillStyle = '#fdf4de';
    this.#pen.strokeStyle = '#c8953a';
    this.#pen.lineWidth = 6;
    this.#pen.beginPath();
    this.#pen.roundRect(EDGE / 2, HEAD - 16, width - EDGE, height - HEAD - FOOT + 28, 26);
    this.#pen.fill();
    this.#pen.stroke();
  }

  async #head(): Promise<void> {
    const { title, notes, names, winners } = this.#of;
    this.#write(title, WIDTH / 2, 84, 64, '#ffdf9a', WIDTH - 2 * EDGE, 'center');
    this.#write(notes.join(' · '), WIDTH / 2, 140, 32, '#fbf0d6', WIDTH - 2 * EDGE, 'center');
    for (const [player, name] of names.entries()) {
      const x = this.#middle(player);
      const seat = SEATS[player];
      if (winners.includes(player + 1)) {
        this.#pen.fillStyle = '#ffe7a0';
        this.#pen.fillRect(x - this.#column / 2, HEAD - 12, this.#column, NAMES + (this.#of.lines.length + 1) * ROW);
      }
      if (seat) await this.#sign(seat, x, winners.includes(player + 1));
      this.#name(name, x);
    }
  }

  /** The badge of a seat, in the middle or beside the crown of the winner. */
  async #sign(seat: (typeof SEATS)[number], x: number, hasWon: boolean): Promise<void> {
    const [crown, shield] = [74, 44];
    const left = x - (hasWon ? crown + shield : shield) / 2;
    if (hasWon) this.#pen.drawImage(await loaded(address('laurels', () => laurels)), left, HEAD - 2, crown, crown);
    const face = await loaded(address(`badge ${seat.letter}`, () => badge(seat)));
    this.#pen.drawImage(face, hasWon ? left + crown : left, HEAD + 10, shield, 50);
  }

  /** A long name takes two lines where it can be parted. */
  #name(name: string, x: number): void {
    const parts = name.length > 12 ? (/^(.{3,}?[ -])(.{3,})$/.exec(name)?.slice(1) ?? [name]) : [name];
    for (const [line, part] of parts.entries())
      this.#write(
        part,
        x,
        HEAD + (parts.length > 1 ? 98 + line * 34 : 116),
        34,
        '#173b4a',
        this.#column - 12,
        'center',
      );
  }

  #points(points: readonly number[], y: number, size: number): void {
    for (const [player, n] of points.entries())
      this.#write(String(n), this.#middle(player), y, size, n ? '#2a180d' : '#7a6546', this.#column, 'center');
  }

  async #lines(): Promise<void> {
    const { lines, total, foot } = this.#of;
    for (const [index, { label, src, points }] of lines.entries()) {
      const y = HEAD + NAMES + index * ROW;
      this.#pen.fillStyle = '#d9bd85';
      this.#pen.fillRect(EDGE, y - 2, WIDTH - 2 * EDGE, 2);
      if (src) {
        const icon = await loaded(src);
        const scale = 50 / Math.max(icon.width, icon.height);
        const [wide, high] = [icon.width * scale, icon.height * scale];
        this.#pen.drawImage(icon, EDGE + 32 - wide / 2, y + ROW / 2 - high / 2, wide, high);
      }
      this.#write(label, EDGE + 72, y + 45, 34, '#173b4a', LABEL - 80, 'left');
      this.#points(points, y + 45, 36);
    }
    const y = HEAD + NAMES + lines.length * ROW;
    this.#pen.fillStyle = '#c8953a';
    this.#pen.fillRect(EDGE, y - 4, WIDTH - 2 * EDGE, 4);
    this.#write(total.label, EDGE + 72, y + 48, 40, '#173b4a', LABEL - 80, 'left');
    this.#points(total.points, y + 48, 46);
    this.#write(foot, WIDTH / 2, this.#canvas.height - 30, 26, '#e6d3ad', WIDTH - 2 * EDGE, 'center');
  }

  async drawn(): Promise<HTMLCanvasElement> {
    await document.fonts.load(`700 40px ${FONT}`);
    await this.#ground();
    await this.#head();
    await this.#lines();
    return this.#canvas;
  }
}

/** The picture. */
export const drawPicture = (of: PictureOf): Promise<HTMLCanvasElement> => new Sheet(of).drawn();
