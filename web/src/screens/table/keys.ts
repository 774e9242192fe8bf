/** Keys of the table, as the help lists them. */

import { coloursOf } from '../../board/crowd';
import type { TableState } from '../../lib/table.svelte';
import type { Choice } from '../../question/choice.svelte';

/** Whether a key belongs to something that is being typed or chosen in. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.ctrlKey || event.altKey || event.metaKey || !!target.closest('input, textarea, select, dialog');
}

/** What can be opened beside the table. */
export type Door = 'score' | 'invite' | 'settings';

export interface Doors {
  score(): void;
  help(): void;
  zoom(): void;
}

/** The buttons with answers that are not folded away. */
function answerButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-answer]')].filter((button) => button.offsetParent);
}

/** Does what a key stands for; says whether it did anything. */
export function pressed(event: KeyboardEvent, table: TableState, choice: Choice, doors: Doors): boolean {
  if (isTyping(event)) return false;
  const [colour] = coloursOf(event.key.toUpperCase());
  if (choice.hand.length && colour && choice.hand.includes(colour)) choice.colour = colour;
  else if (event.key === 'Escape' && table.preview) table.back();
  else if (event.key === 'Escape') choice.cancel();
  else if (event.key === 'u') table.undo();
  else if (event.key === 'e' && table.preview) table.confirm();
  else if (event.key === 'e' && table.legal.includes('pass')) choice.give('pass');
  else if (event.key === 'h' && table.hello?.hints) table.hint();
  else if (/^[1-9]$/.test(event.key)) answerButtons()[Number(event.key) - 1]?.click();
  else if (event.key === 's') doors.score();
  else if (event.key === 'l') document.querySelector<HTMLElement>('[role="log"]')?.focus();
  else if (event.key === '+' || event.key === '-') doors.zoom();
  else if (event.key === '?') doors.help();
  else return false;
  return true;
}
