/** The measures of the score chart: where a point lies, and round numbers for the axis. */

export interface ChartPoint {
  readonly label: string;
  readonly totals: readonly (number | null)[];
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const STEPS = [1, 2, 5];

/** Round numbers that cover all values, at most `most` + 1 of them. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  let step = 1;
  for (let power = 1; span / step > most; power *= 10) {
    step = STEPS.map((one) => one * power).find((one) => span / one <= most) ?? step;
  }
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export interface Scale {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: number[];
}

/** The axis begins at 0, or, if `isClose`, at the lowest value. */
export function scaleOf(points: readonly ChartPoint[], frame: Frame, isClose = false): Scale {
  const values = points.flatMap((point) => point.totals.filter((total) => total !== null));
  const lowest = isClose && values.length ? Math.min(...values) : Math.min(0, ...values);
  const marks = ticks(lowest, Math.max(lowest + 10, ...values));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const width = frame.width - frame.left - frame.right;
  const height = frame.height - frame.top - frame.bottom;
  return {
    x: (index) => frame.left + (points.length < 2 ? 0 : (index * width) / (points.length - 1)),
    y: (value) => frame.top + height - ((value - low) * height) / (high - low),
    ticks: marks,
  };
}

/** The line of a seat; it is interrupted where nothing is known. */
export function path(points: readonly ChartPoint[], seat: number, scale: Scale): string {
  let isDown = false;
  return points
    .map((point, index) => {
      const total = point.totals[seat] ?? null;
      const sign = isDown ? 'L' : 'M';
      isDown = total !== null;
      return total === null ? '' : `${sign}${scale.x(index).toFixed(1)} ${scale.y(total).toFixed(1)}`;
    })
    .join('');
}

/** Heights of labels at the end of the lines, moved apart so that none covers another; null where there is none. */
export function spread(heights: readonly (number | null)[], gap: number, lowest: number): (number | null)[] {
  const order = heights.flatMap((height, index) => (height === null ? [] : [{ height, index }]));
  order.sort((one, other) => one.height - other.height);
  const placed: (number | null)[] = heights.map(() => null);
  let free = -Infinity;
  for (const one of order) {
    one.height = Math.max(one.height, free);
    free = one.height + gap;
  }
  let limit = lowest;
  for (const one of order.reverse()) {
    one.height = Math.min(one.height, limit);
    limit = one.height - gap;
    placed[one.index] = one.height;
  }
  return placed;
}
