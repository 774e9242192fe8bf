/** The time that is chosen for a new table. */

import { STAND_IN } from '../wire/catalogue';
import type { Pace, PaceWanted } from '../wire/types';
import { t } from '../lib/i18n.svelte';

export type PaceKind = 'none' | PaceWanted['kind'];
export type PaceEnd = NonNullable<PaceWanted['end']>;

export interface PaceDraft {
  readonly kind: PaceKind;
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly end: PaceEnd;
}

export const PACE_KINDS: readonly PaceKind[] = ['none', 'clock', 'days'];
export const ENDS: readonly PaceEnd[] = ['turn', 'seat', 'ask'];
export const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 5, 10, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
export const NO_LIMIT: PaceDraft = { kind: 'none', minutes: 20, increment: 20, days: 2, end: 'turn' };

/** As the server wants it. */
export function wantedPace({ kind, minutes, increment, days, end }: PaceDraft): PaceWanted | null {
  if (kind === 'none') return null;
  return kind === 'clock' ? { kind, base: minutes * 60, increment, end } : { kind, base: days * 86_400, end };
}

/** The same with everything that has a default. */
export function paceOf(draft: PaceDraft): Pace | null {
  const wanted = wantedPace(draft);
  return wanted && { increment: 0, end: draft.end, level: STAND_IN, ...wanted };
}

const oneOf = <Value>(values: readonly Value[], wish: unknown, usual: Value): Value =>
  values.find((value) => value === wish) ?? usual;

/** What was stored, without what makes no sense any more. */
export function readPace(stored: Readonly<Record<string, unknown>>): PaceDraft {
  return {
    kind: oneOf(PACE_KINDS, stored['kind'], NO_LIMIT.kind),
    minutes: oneOf<number>(MINUTES, stored['minutes'], NO_LIMIT.minutes),
    increment: oneOf<number>(INCREMENTS, stored['increment'], NO_LIMIT.increment),
    days: oneOf<number>(DAYS, stored['days'], NO_LIMIT.days),
    end: oneOf(ENDS, stored['end'], NO_LIMIT.end),
  };
}

/** The choice that comes closest to a time. */
export const draftOf = (pace: Pace | null): PaceDraft =>
  readPace({
    ...(pace ?? { kind: 'none' }),
    ...(pace?.kind === 'clock' && { minutes: pace.base / 60 }),
    ...(pace?.kind === 'days' && { days: pace.base / 86_400 }),
  });

/** A time in words, with what happens when it is up. */
export function paceSaid(pace: Pace | null): string {
  if (!pace) return t('time.pace.none');
  const { kind, base, increment, end } = pace;
  const said =
    kind === 'days'
      ? t('time.pace.days', { n: Math.round(base / 86_400) })
      : t('time.pace.clock', { minutes: Math.round(base / 60), seconds: increment });
  return t(`time.then.${end}`, { pace: said });
}
