/** A review in words. */

import { formatNumber } from '../../i18n';
import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import { toldTo } from '../../lib/told';
import { nameOf } from '../../lib/words';
import type { Judgement, Possibility, TurningPoint } from '../../wire/types';

export type Mark = Judgement['mark'];
type Called = readonly { readonly name: string }[];

/** Marks are told apart by sign, not by colour alone. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  best: '✓',
  good: '·',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

const number = (value: number): string => formatNumber(value, settings.language);
/** "+3.2" */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;
/** "−6.7", nothing where nothing was lost */
export const costShort = ({ lost }: Judgement): string => (lost ? `−${number(lost)}` : '');

export const kindSaid = ({ kind }: Judgement): string => t(`review.kind.${kind}`);
export const markSaid = ({ mark }: Judgement): string => t(`review.mark.${mark}`);
export const titleOf = (one: Judgement, chairs: Called): string =>
  t('review.entry', {
    round: one.round,
    name: nameOf(chairs, one.seat),
    kind: kindSaid(one),
    mark: markSaid(one),
  });

export function turningSaid({ kind, seat, points }: TurningPoint, round: number, chairs: Called): string {
  const args = { round, name: nameOf(chairs, seat), n: Math.round(Math.abs(points)) };
  if (kind === 'choice') return t('review.choice', args);
  return t(points > 0 ? 'review.lucky' : 'review.unlucky', args);
}

/** Why a plan is good. */
export const reasonsSaid = ({ reasons }: Possibility, seat: number, chairs: Called): string =>
  reasons.map((reason) => toldTo(seat, reason, chairs)).join(' ');

export const clearSaid = ({ round, seat, ahead }: Judgement, chairs: Called): string =>
  t('review.clear', { round, name: nameOf(chairs, seat), n: Math.round(ahead) });
