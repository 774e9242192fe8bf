/** What the charts of figures show: rows with a share of wins, in words and as a bar. */

import { formatNumber } from '../../i18n';
import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { SOLO } from '../../wire/catalogue';
import type { FiguresSeen, LineAverage, OpponentResults, Rating, ResultsSeen } from '../../wire/types';

export interface Row {
  readonly label: string;
  /** How long the bar is, 0 to 1. */
  readonly length: number;
  readonly text: string;
  /** Said in smaller letters. */
  readonly note?: string;
}

export const number = (value: number): string => formatNumber(value, settings.language);
export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share);

function resultsRow(label: string, { games, won, points }: ResultsSeen): Row {
  const text = t('career.share', { won, games });
  const row = { label, length: games ? won / games : 0, text };
  return points === null ? row : { ...row, note: t('career.mean', { points }) };
}

export const setName = (expansions: FiguresSeen['by_expansions'][number]['expansions']): string =>
  expansions.map((word) => t(`expansion.${word}`)).join(' · ') || t('expansion.base');

export const seatsName = (seats: number): string =>
  seats === SOLO.seats ? t('setup.seats.solo') : t('career.seats', { n: seats });

const opponentName = ({ level, name }: OpponentResults): string => (level ? t(`bot.${level}`) : (name ?? ''));

export const bySeats = ({ by_seats }: FiguresSeen): Row[] =>
  by_seats.map(({ seats, results }) => resultsRow(seatsName(seats), results));

export const bySet = ({ by_expansions }: FiguresSeen): Row[] =>
  by_expansions.map(({ expansions, results }) => resultsRow(setName(expansions), results));

/** Points are those of the person, so they say nothing about an opponent. */
export const byOpponent = ({ opponents }: FiguresSeen): Row[] =>
  opponents.map((one) => resultsRow(opponentName(one), { ...one.results, points: null }));

export function byLine(lines: readonly LineAverage[]): Row[] {
  const most = Math.max(1, ...lines.map(({ points }) => points));
  return lines.map(({ line, points }) => ({
    label: t(`score.${line}`),
    length: Math.max(0, points) / most,
    text: number(points),
  }));
}

export interface RatedRow {
  readonly label: string;
  readonly rating: Rating;
  readonly isMe: boolean;
}

/** The person and the levels of bots that have a rating, the best first. */
export function rated({ rating, levels }: FiguresSeen['rating']): RatedRow[] {
  const rows = levels.flatMap((one) =>
    one.rating ? [{ label: t(`bot.${one.level}`), rating: one.rating, isMe: false }] : [],
  );
  const mine = rating ? [{ label: t('career.rating.you'), rating, isMe: true }] : [];
  return [...mine, ...rows].sort((one, other) => other.rating.value - one.rating.value);
}

/** Where ratings lie on a line from 0 to 100, with some room on both sides. */
export function scale(rows: readonly RatedRow[]): (value: number) => number {
  const low = Math.min(...rows.map(({ rating }) => rating.low));
  const high = Math.max(...rows.map(({ rating }) => rating.high));
  return (value) => 4 + (92 * (value - low)) / Math.max(1, high - low);
}
