/** Tiles the page speaks of elsewhere: while the pointer is on the words, the board shows where they are. */

import type { Attachment } from 'svelte/attachments';

class Marked {
  tiles = $state.raw<readonly string[]>([]);
}

export const marked = new Marked();

/** The names of tiles in a text. */
export const tilesIn = (text: string): string[] => text.match(/\b[a-f][1-7]\b/g) ?? [];

/** The words that marked them last. */
let speaker: Element | undefined;

/** Marks the tiles an element names, until it is left or gone. */
export const marksTiles: Attachment<HTMLElement> = (element) => {
  const mark = (): void => {
    speaker = element;
    marked.tiles = tilesIn(element.textContent);
  };
  const clear = (): void => {
    if (speaker !== element) return;
    speaker = undefined;
    // Not at once: focus also leaves what is just being taken off the page, and then nothing else may be changed.
    queueMicrotask(() => {
      if (!speaker) marked.tiles = [];
    });
  };
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, mark);
  for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, clear);
  return clear;
};
