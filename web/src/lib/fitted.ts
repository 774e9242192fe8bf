/**
 * Lets a column do with less until all of it fits: `data-fit` counts the steps from 0 on, and style sheets say what each of them
 * leaves out. It begins with the `least` step; what has become tight stays so until the window is another, so that nothing moves to and fro.
 */

import type { Attachment } from 'svelte/attachments';

/** So little, in pixels, is not cut. */
const LITTLE = 4;

const isCut = (box: Element): boolean => box.scrollHeight - box.clientHeight > LITTLE;

/** `{@attach fitted(steps, boxes)}`: `boxes` selects what in the column must show all it holds; without them it does itself. */
export function fitted(steps: number, boxes = '', least = 0): Attachment<HTMLElement> | undefined {
  // A window that lays nothing out has no fonts.
  if (!('fonts' in document)) return undefined;
  return (column) => {
    const all = (): Element[] => (boxes ? [...column.querySelectorAll(boxes)] : [column]);
    let step = least;
    let size = '';
    const look = (): void => {
      const { clientWidth, clientHeight } = column;
      const now = `${clientWidth} ${clientHeight}`;
      if (now !== size) step = least;
      size = now;
      column.dataset['fit'] = String(step);
      while (step < steps && all().some(isCut)) column.dataset['fit'] = String(++step);
    };
    const sizes = new ResizeObserver(look);
    const watchAll = (): void => {
      sizes.disconnect();
      sizes.observe(column);
      for (const box of all()) for (const one of [box, ...box.children]) sizes.observe(one);
    };
    const parts = new MutationObserver(watchAll);
    parts.observe(column, { childList: true, subtree: true });
    watchAll();
    look();
    // Another font stands in until ours has come, and needs more room.
    void document.fonts.ready.then(() => {
      size = '';
      look();
    });
    return () => {
      parts.disconnect();
      sizes.disconnect();
      delete column.dataset['fit'];
    };
  };
}
