/** Tiles the page speaks of elsewhere: while one points at the words, the board shows where they are. */

import type { Attachment } from 'svelte/attachments';

class Marked {
  tiles = $state.raw<readonly string[]>([]);
}

export const marked = new Marked();

/** The names of tiles in a text. */
export const tilesIn = (text: string): string[] => text.match(/\b[a-f][1-7]\b/g) ?? [];

/** Marks the tiles an element names. */
export const marksTiles: Attachment<HTMLElement> = (element) => {
  const mark = (): void => {
    marked.tiles = tilesIn(element.textContent);
  };
  const clear = (): void => {
    marked.tiles = [];
  };
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, mark);
  for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, clear);
  return clear; // what is gone speaks of nothing
};
