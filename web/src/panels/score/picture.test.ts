import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPicture } from './picture';

/** What is drawn: left, top, width and height. */
let drawn: number[][] = [];
let fonts: FontFaceSet;

/** A picture that has loaded as soon as it is named. */
class Loaded {
  readonly width = 50;
  readonly height = 50;
  onload: () => void = () => undefined;

  set src(_: string) {
    queueMicrotask(() => {
      this.onload();
    });
  }
}

beforeEach(() => {
  drawn = [];
  const known: Record<string, unknown> = {
    drawImage: (_: unknown, ...place: number[]) => void drawn.push(place),
    measureText: () => ({ width: 10 }),
  };
  const pen = new Proxy(known, { get: (own, name: string) => own[name] ?? (() => undefined), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.stubGlobal('Image', Loaded);
  fonts = document.fonts;
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  vi.restoreAllMocks();
});

const overlap = ([x = 0, y = 0, wide = 0, high = 0]: number[], [left = 0, top = 0, w = 0, h = 0]: number[]): boolean =>
  x < left + w && left < x + wide && y < top + h && top < y + high;

test.each([2, 5])(
  'with %i players the crown of the winner stands beside the badge, within its column',
  async (seats) => {
    await drawPicture({
      ...{ title: 'Score sheet', notes: [], foot: 'Naqala', lines: [], winners: [1, seats] },
      names: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
      total: { label: 'Total', points: Array.from({ length: seats }, () => 50) },
    });
    expect(drawn).toHaveLength(seats + 2);
    for (const [number, one] of drawn.entries())
      expect(drawn.filter((other, place) => place !== number && overlap(one, other))).toEqual([]);
    const column = (1080 - 80 - 330) / seats;
    const [[crown = 0] = [], [badge = 0, , width = 0] = []] = drawn;
    expect(badge + width - crown).toBeLessThan(column);
  },
);
