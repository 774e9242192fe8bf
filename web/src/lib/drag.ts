/**
 * Dragging by pointer events alone: mouse, pen and finger. A press that does not travel stays a click, and one that does is none.
 * Escape puts the thing back.
 */

import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** The picture that follows the pointer. */
  readonly picture: string;
  over(tile: string | null): void;
  drop(tile: string): void;
}

const TRAVEL = 7;

/** The tile at the pointer; mountains lie on tiles and let the pointer through. */
export function tileUnder(event: MouseEvent): string | null {
  const found = document.elementsFromPoint(event.clientX, event.clientY).find((one) => !one.matches('.mountain'));
  return found?.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? null;
}

function makeGhost(picture: string): HTMLImageElement {
  const ghost = document.createElement('img');
  ghost.src = picture;
  ghost.alt = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '58px',
    pointerEvents: 'none',
    zIndex: '99',
  });
  document.body.append(ghost);
  return ghost;
}

export const draggable =
  (drag: Drag): Attachment<HTMLElement> =>
  (node) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLImageElement | null = null;
    /** The press has travelled: the browser still reports a click at its end, to the element that has the pointer. */
    let isDrag = false;
    const down = (event: PointerEvent): void => {
      if (event.button) return;
      start = event;
      isDrag = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > TRAVEL;
      if (!ghost && isFar) {
        ghost = makeGhost(drag.picture);
        isDrag = true;
        addEventListener('keydown', escape, true);
      }
      if (!ghost) return;
      ghost.style.transform = `translate(${event.clientX - 29}px, ${event.clientY - 60}px)`;
      drag.over(tileUnder(event));
    };
    const putBack = (): void => {
      ghost?.remove();
      [start, ghost] = [null, null];
      removeEventListener('keydown', escape, true);
      drag.over(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      putBack();
    };
    const end = (event: PointerEvent): void => {
      const tile = ghost && event.type === 'pointerup' ? tileUnder(event) : null;
      putBack();
      if (tile) drag.drop(tile);
    };
    const click = (event: Event): void => {
      if (isDrag) event.stopImmediatePropagation();
      isDrag = false;
    };
    const all = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end, click };
    const listeners = Object.entries(all) as [string, EventListener][];
    node.style.touchAction = 'none';
    // Before all other listeners of the node, so that these do not hear of a click that is none.
    for (const [name, listener] of listeners) node.addEventListener(name, listener, true);
    return () => {
      putBack();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener, true);
    };
  };
