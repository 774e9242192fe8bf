/** What a table is about in a few words: for screen readers, in the browser's tab, and where the log is not in sight. */

import { answerIn } from '../../lib/answers';
import { named, t } from '../../lib/i18n.svelte';
import type { TableState } from '../../lib/table.svelte';
import { answerTold, linesOf, lineTold, told } from '../../lib/told';

type Seen = Pick<TableState, 'scene' | 'preview' | 'chairs' | 'isAsked' | 'stands'>;

/** In the browser's tab: what the game waits for. */
export function titleSaid({ look, stands, isAsked, chairs }: TableState): string {
  if (!look) return t('ui.loading');
  if (look.end) return t('ui.gameOver');
  if (stands) return t(stands);
  return isAsked ? `● ${t('ui.yourTurn')}` : told(look.asked, chairs);
}

/** The last line of the log, or its place until there is one. */
export function newsSaid({ chapters, chairs }: TableState): string {
  const line = linesOf(chapters).at(-1);
  return line ? lineTold(line, chairs) : '\u00a0';
}

/** What a screen reader is told of the open question: of the table as it is, not as an answer that is only shown would leave it. */
export function questionHeard({ scene, preview, chairs, isAsked, stands }: Seen): string {
  if (!scene) return '';
  if (stands) return t(stands);
  const { look } = scene;
  if (preview) {
    const names = chairs.map(({ name }) => name);
    return named(t('ui.confirm'), answerTold(answerIn(look, preview.action), names));
  }
  const asked = told(look.asked, chairs);
  return isAsked ? named(t('ui.yourTurn'), asked) : asked;
}
