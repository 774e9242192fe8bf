/** What a screen reader is told of the open question: of the table as it is, not as an answer that is only shown would leave it. */

import { answerIn } from '../../lib/answers';
import { named, t } from '../../lib/i18n.svelte';
import type { TableState } from '../../lib/table.svelte';
import { answerTold, told } from '../../lib/told';

type Seen = Pick<TableState, 'scene' | 'preview' | 'chairs' | 'isAsked' | 'stands'>;

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
