/** Keys of the table, as the help lists them. */

import { COLOURS, type Colour } from '../../lib/answers';
import { t } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableState } from '../../lib/table.svelte';
import type { Choice } from '../../question/choice.svelte';

/** Whether a key belongs to something that is being typed or chosen in, or to a dialog, wherever the focus is. */
function isElsewhere(event: KeyboardEvent): boolean {
  const isTyping = !!(event.target as HTMLElement).closest('input, textarea, select');
  return event.ctrlKey || event.altKey || event.metaKey || isTyping || !!document.querySelector('dialog[open]');
}

/** What can be opened beside the table. */
export type Door = 'score' | 'invite' | 'settings' | 'help';

export interface Doors {
  open(door: Door): void;
  enlarge(isEnlarged: boolean): void;
}

/** The buttons with answers that are not folded away. */
function answerButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-answer]')].filter((button) => button.offsetParent);
}

/** Goes to the log, which phones fold away. */
function toLog(): void {
  const log = document.querySelector<HTMLElement>('[role="log"]');
  log?.closest('details')?.setAttribute('open', '');
  log?.focus();
}

/** As with the undo button: closes a preview; requests no undo twice. */
function canUndo({ preview, scene, isBusy }: TableState): boolean {
  return !!preview || (scene?.look.undo !== 'no' && !scene?.proposal && !isBusy);
}

/** Shift and the key of undo, as with the redo button. */
const canRedo = ({ preview, scene, isBusy }: TableState): boolean =>
  !preview && !!scene?.look.redo && !scene.proposal && !isBusy;

const COMMANDS = ['undo', 'confirm', 'hint', 'log', 'score'] as const;
type Command = (typeof COMMANDS)[number];

/** The colour a letter stands for in the language of the page. */
const colourOf = (letter: string): Colour | undefined =>
  COLOURS.find((colour) => t(`ui.key.${colour}`).toLowerCase() === letter);

const commandOf = (letter: string): Command | undefined =>
  COMMANDS.find((command) => t(`ui.key.${command}`).toLowerCase() === letter);

/** An arrow key where nothing has the focus goes to the board. */
function toBoard({ target }: KeyboardEvent): boolean {
  if (target !== document.body) return false;
  const tile = document.querySelector<HTMLElement>('[data-tile][tabindex="0"]');
  tile?.focus();
  return tile !== null;
}

/** Does what a key stands for; says whether it did anything. */
export function pressed(event: KeyboardEvent, table: TableState, choice: Choice, doors: Doors): boolean {
  if (isElsewhere(event)) return false;
  // Keys with names have letters in them too: the B of Tab is no blue meeple.
  const isLetter = event.key.length === 1;
  if (isLetter && !settings.keys) return false;
  const key = isLetter ? event.key.toLowerCase() : event.key;
  const colour = colourOf(key);
  const command = commandOf(key);
  if (choice.hand.length && colour && choice.hand.includes(colour)) choice.take(colour);
  else if (key === 'Escape' && table.preview) table.back();
  else if (key === 'Escape' && table.isBehind) table.skip();
  else if (((key === 'Escape' && !choice.asked) || command === 'hint') && table.adviser.isOpen) table.adviser.drop();
  else if (key === 'Escape' && table.talk.isOpen && !choice.asked) table.talk.isOpen = false;
  else if (key === 'Escape') choice.cancel();
  else if (command === 'undo' && event.shiftKey) {
    if (!canRedo(table)) return false;
    table.redo();
  } else if (command === 'undo' && canUndo(table)) table.undo();
  else if (command === 'confirm' && table.preview) table.confirm();
  else if (command === 'confirm' && table.legal.some(({ verb }) => verb === 'pass')) choice.give('pass');
  else if (command === 'hint' && table.hello?.hints) table.hint();
  else if (/^[1-9]$/.test(key)) answerButtons()[Number(key) - 1]?.click();
  else if (command === 'score') doors.open('score');
  else if (command === 'log') toLog();
  else if (key === '+' || key === '-') doors.enlarge(key === '+');
  else if (key === '?') doors.open('help');
  else if (key.startsWith('Arrow')) return toBoard(event);
  else return false;
  return true;
}
