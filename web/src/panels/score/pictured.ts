/** What the picture of a score sheet shows, and the file of it. */

import { explanationOf } from '../../lib/explanations';
import { t } from '../../lib/i18n.svelte';
import type { Expansion } from '../../wire/catalogue';
import type { End, Look, ScoreWord } from '../../wire/types';
import type { PictureOf } from './picture';
import { linesOf } from './sheets';

export interface Finished {
  readonly sheets: Look['sheets'];
  readonly end: Pick<End, 'winners'>;
  readonly names: readonly string[];
  readonly expansions: readonly Expansion[];
  /** When it was counted, where that is known. */
  readonly day?: string;
}

export function pictured({ sheets, end, names, expansions, day }: Finished): PictureOf {
  const pointsOf = (line: ScoreWord): number[] => sheets.map((sheet) => sheet[line] ?? 0);
  return {
    title: t('score.sheet'),
    notes: [
      ...(day ? [day] : []),
      ...(expansions.length ? expansions.map((one) => t(`expansion.${one}`)) : [t('expansion.base')]),
    ],
    names: names.slice(0, sheets.length),
    winners: end.winners,
    lines: linesOf(sheets).map((line) => ({
      ...{ label: t(`score.${line}`), points: pointsOf(line) },
      src: explanationOf({ kind: 'score', word: line }).src,
    })),
    total: { label: t('score.total'), points: pointsOf('total') },
    foot: `${t('ui.title')} · ${t('ui.subtitle')}`,
  };
}

export const pictureName = (): string => `naqala-${new Date().toISOString().slice(0, 10)}.png`;

/** Hands a picture to another app; a person may close the dialog for that. */
export async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: t('score.sheet') });
  } catch {
    // The person closed the share dialog.
  }
}

/** A file that other apps take. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('no picture'));
    }, 'image/png');
  });

/** Whether this browser hands pictures to other apps; those on plain http do not. */
export function canShare(file: File): boolean {
  return typeof navigator.share === 'function' && navigator.canShare({ files: [file] });
}
