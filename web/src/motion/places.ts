/** Where the places of the stager are on the page: elements say with `data-place` what they are the place of. */

import type { Place } from './stager';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So far from the edge of the window is still in sight, in pixels. */
const MARGIN = 28;

const named = (place: Place): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`),
];

/** Finds each element once, so that equal things have places of their own. */
export class Finder {
  readonly #found = new Set<HTMLElement>();

  /** The element of exactly this place; the last one of a row, where what is dealt lies. */
  exact(place: Place): HTMLElement | undefined {
    return this.#take(named(place).reverse());
  }

  /** The middle of this place, or of the next larger one that is on the page, if any is. */
  point(place: Place): Point | undefined {
    const words = place.split(' ');
    for (let length = words.length; length > 0; length--) {
      const elements = named(words.slice(0, length).join(' '));
      const element = this.#take(elements) ?? elements[0];
      if (element) return middleOf(element);
    }
    return undefined;
  }

  #take(elements: readonly HTMLElement[]): HTMLElement | undefined {
    const free = elements.find((element) => !this.#found.has(element));
    if (free) this.#found.add(free);
    return free;
  }
}

const within = (value: number, size: number): number => Math.max(MARGIN, Math.min(size - MARGIN, value));

/** Where the window ends below: above what is pressed there. */
const lowerEdge = (): number => document.querySelector('[data-edge]')?.getBoundingClientRect().top ?? innerHeight;

/** The tab that leads to what is out of sight: its `data-to` selects the part of the page. */
function tabTo(element: Element): Element | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > 0 && top < lowerEdge()) return undefined;
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-to]')];
  return tabs.find(({ dataset }) => element.closest(dataset['to'] ?? ''));
}

/** What is folded away has the place of what it is folded into; what is out of sight is at its tab, or at the edge of the window. */
function middleOf(element: HTMLElement): Point {
  let shown: HTMLElement | null = element;
  while (shown && !shown.getBoundingClientRect().width) shown = shown.parentElement;
  const tab = tabTo(shown ?? element);
  if (tab) {
    const { left, top, width, height } = tab.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }
  const { left, top, width, height } = (shown ?? element).getBoundingClientRect();
  return { x: within(left + width / 2, innerWidth), y: within(top + height / 2, lowerEdge()) };
}
