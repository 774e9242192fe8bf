/** The open question in words: for the seat that is asked, or for everybody else. */

import { answerOf } from '../lib/answers';
import { hasText, t, tAny } from '../lib/i18n.svelte';
import { djinnSaid, thiefSaid, tileSaid } from '../lib/words';
import { FLUTE_MEEPLES } from '../wire/catalogue';
import type { Look } from '../wire/types';
import { kindHere, outbidGold, tribeHere } from './labels';

/** The texts of their own that questions have by what they are about. */
function specialKeys(look: Look): string[] {
  const { ask, about } = look.question;
  const { thieves } = look.position;
  if (ask === 'move' && !look.legal.some((text) => text.startsWith('pick '))) return ['ask.move.blocked'];
  if (ask === 'last' && look.legal.length === 1) return ['ask.last.only'];
  if (ask === 'kill' && look.legal.some((text) => answerOf(text).colours.length > 1)) return ['ask.kill.two'];
  if (ask === 'target') return [`ask.target.${about.djinn ?? ''}`];
  if (ask === 'redirect') return [`ask.redirect.${about.building ?? ''}`];
  if (ask !== 'tile') return [];
  const kind = kindHere(look);
  return thieves?.face_up && kind === 'sacred' ? ['ask.tile.sacred.thief'] : [`ask.tile.${kind}`];
}

/** How many cards an answer names: all name the same number. */
const cardsAsked = ({ legal: [first] }: Look): number => (first ? answerOf(first).cards.length : 0);

function argumentsOf(look: Look): Record<string, string | number> {
  const { ask, about } = look.question;
  const { turn } = look.position;
  const tile = about.tile ?? turn.at;
  const thief = look.legal.map(answerOf).find((answer) => answer.kind === 'use.thief')?.thief;
  const numbers: Record<string, number> = {
    ...{ drop: (turn.hand ?? '').length, bring: FLUTE_MEEPLES - (about.count ?? 0), kill: turn.count ?? 0 },
    ...{ 'give cards': cardsAsked(look), 'take cards': cardsAsked(look) },
  };
  return {
    n: numbers[ask] ?? 0,
    tile: tile ? tileSaid(look.position, tile) : '',
    what: tribeHere(look),
    thief: thief ? thiefSaid(thief) : '',
    djinn: about.djinn ? djinnSaid(about.djinn) : '',
    gold: outbidGold(look),
  };
}

/** What the asked seat reads. */
export function asking(look: Look): string {
  const { ask } = look.question;
  return tAny([...specialKeys(look), `ask.${ask}`, 'ui.yourTurn'], argumentsOf(look));
}

/** A line of help, where there is one. */
export function helping(look: Look): string {
  const key = `ask.${look.question.ask}.help`;
  return hasText(key) ? tAny([key], argumentsOf(look)) : '';
}

/** What everybody else reads. */
export function askingOthers(look: Look, names: readonly string[]): string {
  const { ask, seat } = look.question;
  if (seat === null) return t('ui.gameOver');
  if (seat === 0) return tAny([`ask.${ask}`, 'ui.loading']);
  return tAny([`ask.${ask}.others`, 'ui.thinking'], { ...argumentsOf(look), name: names[seat - 1] ?? '' });
}
