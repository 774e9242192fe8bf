/** A group of buttons is one stop for Tab; inside, the arrow keys go on. */

import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `{@attach roving}` on what holds the buttons. */
export const roving: Attachment<HTMLElement> = (group) => {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const settle = (chosen?: Element | null): void => {
    const all = buttons();
    const stop = all.find((button) => button === chosen) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const onfocus = (event: FocusEvent): void => {
    settle((event.target as Element).closest('button'));
  };
  const onkey = (event: KeyboardEvent): void => {
    const all = buttons();
    const here = all.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    if (here < 0 || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[(here + step + all.length) % all.length]?.focus();
  };
  settle();
  const watcher = new MutationObserver(() => {
    settle(document.activeElement);
  });
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onfocus);
  group.addEventListener('keydown', onkey);
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', onfocus);
    group.removeEventListener('keydown', onkey);
  };
};
