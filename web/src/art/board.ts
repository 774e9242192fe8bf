import type { Drawing } from './drawing';

/** Measures of the board: tiles of 140 with a gap, inside a frame. */
export const BOARD = { tile: 140, gap: 10, margin: 46 } as const;

export const boardSize = (columns: number, rows: number): { width: number; height: number } => {
  const side = (count: number): number => count * (BOARD.tile + BOARD.gap) - BOARD.gap + 2 * BOARD.margin;
  return { width: side(columns), height: side(rows) };
};

/** The zellige frame around a bed of sand. */
export function frame(columns: number, rows: number): Drawing {
  const { width, height } = boardSize(columns, rows);
  const rect = (inset: number, radius: number, look: string): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${radius}" ${look}/>`;
  return {
    box: `0 0 ${width} ${height}`,
    body:
      rect(2.5, 26, 'fill="#173b4a"') +
      rect(2.5, 26, 'fill="url(#zellige)" stroke="url(#gold)" stroke-width="5"') +
      rect(28, 18, 'fill="#e2bd82" stroke="#0f2833" stroke-opacity=".5" stroke-width="9"') +
      rect(28, 18, 'fill="url(#grain)" stroke="url(#gold)" stroke-width="4"'),
  };
}

/** The table: dark walnut with a faint inlay, repeats without a seam. */
export const table: Drawing = {
  box: '0 0 96 96',
  body: `<path d="M0 0H96V96H0Z" fill="#2f1c10"/><g fill="none"><path d="M0 13Q24 9 48 13T96 13M0 31Q24 36 48 31T96 31M0 57Q24 53 48 57T96 57M0 79Q24 83 48 79T96 79" stroke="#1d1008" stroke-width="2" opacity=".5"/>
<path d="M48 22l7.6 18.400L74 48l-18.4 7.600L48 74l-7.6-18.400L22 48l18.4-7.600zM29.6 29.600h36.800v36.800H29.600zM0 0l29.6 29.600M96 0L66.4 29.600M0 96l29.6-29.600M96 96L66.4 66.4" stroke="#c8953a" opacity=".1"/></g>`,
};
