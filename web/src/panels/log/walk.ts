/** All turns of a replay are one stop for Tab; arrow keys, Home and End go from one to the other. */

import type { Attachment } from 'svelte/attachments';

function press(event: KeyboardEvent): void {
  const { key, currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const turns = [...currentTarget.querySelectorAll<HTMLElement>('h3 button')];
  const here = turns.findIndex((turn) => turn === document.activeElement);
  const goals: Readonly<Record<string, number>> = {
    ArrowUp: here - 1,
    ArrowDown: here + 1,
    Home: 0,
    End: turns.length - 1,
  };
  const goal = goals[key];
  if (here < 0 || goal === undefined) return;
  event.preventDefault();
  turns[goal]?.focus();
}

/** `{@attach walk}` on what holds the turns. */
export const walk: Attachment<HTMLElement> = (log) => {
  log.addEventListener('keydown', press);
  return () => {
    log.removeEventListener('keydown', press);
  };
};
