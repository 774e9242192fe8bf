/** A review in words. */

import { formatNumber } from '../../i18n';
import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { toldTo } from '../../lib/told';
import { nameOf } from '../../lib/words';
import { QUALITIES } from '../../wire/catalogue';
import type { Judgement, Possibility, Summary, TurningPoint } from '../../wire/types';
import type { ReviewReader } from './reader.svelte';

export type Quality = Judgement['mark'];
type Called = readonly { readonly name: string }[];

/** Qualities are told apart by sign, not by colour alone. */
export const SIGNS: Readonly<Record<Quality, string>> = {
  best: '✓',
  good: '·',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** From the best to the worst. */
export const ALL_QUALITIES = Object.keys(QUALITIES) as Quality[];

/** A good choice may cost a little, and is no fault. */
export const isFault = ({ mark }: Pick<Judgement, 'mark'>): boolean => mark !== 'best' && mark !== 'good';

/** "3 to 6 points behind the best choice I found" */
export function qualityAbout(quality: Quality): string {
  const next = ALL_QUALITIES[ALL_QUALITIES.indexOf(quality) + 1];
  if (next === undefined) return t('review.mark.about.blunder', { from: QUALITIES[quality] });
  const to = QUALITIES[next];
  return quality === 'best'
    ? t('review.mark.about.best', { to })
    : t('review.mark.about', { from: QUALITIES[quality], to });
}

const number = (value: number): string => formatNumber(value, settings.language);
/** "+3.2" */
export const signed = (value: number): string => `${value < 0 ? '−' : value > 0 ? '+' : ''}${number(Math.abs(value))}`;
/** "−6.7", nothing where nothing was lost */
export const costShort = ({ lost }: Judgement): string => (lost ? `−${number(lost)}` : '');

/** "11 points lost (± 2)" */
export const costSaid = ({ lost, noise }: Judgement): string =>
  noise >= 0.05 ? t('review.cost.noise', { n: lost, noise }) : t('review.cost', { n: lost });

export const kindSaid = ({ kind }: Judgement): string => t(`review.kind.${kind}`);
export const qualitySaid = ({ mark }: Judgement): string => t(`review.mark.${mark}`);
export const titleOf = (one: Judgement, chairs: Called): string =>
  t('review.entry', {
    round: one.round,
    name: nameOf(chairs, one.seat),
    kind: kindSaid(one),
    mark: qualitySaid(one),
  });

export function turningSaid({ kind, seat, points }: TurningPoint, round: number, chairs: Called): string {
  const args = { round, name: nameOf(chairs, seat), n: Math.round(Math.abs(points)) };
  if (kind === 'choice') return t('review.choice', args);
  return t(points > 0 ? 'review.lucky' : 'review.unlucky', args);
}

/** Why a plan is good; told to a seat if it is its own. */
export const reasonsSaid = ({ reasons }: Possibility, chairs: Called, seat = 0): string =>
  reasons.map((reason) => toldTo(seat, reason, chairs)).join(' ');

export const clearSaid = ({ round, seat, ahead }: Judgement, chairs: Called): string =>
  t('review.clear', { round, name: nameOf(chairs, seat), n: Math.round(ahead) });

/**
 * The decision a review shows until the viewer chooses one: their own largest loss, else their best move, else their first
 * decision; while it is being made, their last one, which comes first. People who did not play see everyone's. Undefined as long
 * as there is none yet.
 */
export function openingOf(
  judgements: readonly Judgement[],
  { best_moves }: Summary,
  viewer: number | null,
  isDone: boolean,
): number | undefined {
  const own = judgements.filter(({ seat }) => viewer === null || seat === viewer);
  if (!isDone) return own.at(-1)?.number;
  const candidates = own.length ? own : judgements;
  const worst = candidates.reduce<Judgement | undefined>(
    (most, one) => (one.lost > (most?.lost ?? 0) ? one : most),
    undefined,
  );
  const finest = candidates.find(({ number }) => best_moves.includes(number));
  return (worst ?? finest ?? candidates[0])?.number;
}

/** How far a review is. Until it is known how much there is to do, it has not begun. */
export const progressSaid = ({ state, done, total }: Pick<ReviewReader, 'state' | 'done' | 'total'>): string =>
  total && state !== 'waiting' ? t('review.running', { done, total }) : t('review.waiting');
