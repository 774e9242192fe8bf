/**
 * What a press was meant for: what lay under it and what was shown when it began. Between that and the click the table may have
 * gone on, and under a finger that has not moved there may be another answer.
 */

/** Sooner no one has seen what came by itself. */
export const UNSEEN_MS = 250;
const THING = 'button, [role="gridcell"]';

interface Begun {
  readonly thing: Element | null;
  readonly shown: unknown;
  readonly isEarly: boolean;
}

const thingOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(THING) : null);

export class Presses {
  /** What is shown now. */
  readonly #shown: () => unknown;
  /** The press that a click or a drop is the end of; keys have none. */
  #begun: Begun | undefined;
  #cameAt = -Infinity;

  constructor(shown: () => unknown) {
    this.#shown = shown;
  }

  start(): void {
    for (const [name, listener] of this.#listeners) addEventListener(name, listener, true);
  }

  stop(): void {
    for (const [name, listener] of this.#listeners) removeEventListener(name, listener, true);
    this.#begun = undefined;
  }

  /** What is shown now came by itself: a press that begins at this moment was meant for what was there before. */
  surprise(): void {
    this.#cameAt = performance.now();
  }

  /** What is being pressed was not meant for what is shown now. */
  get isStray(): boolean {
    return this.#begun !== undefined && (this.#begun.isEarly || this.#begun.shown !== this.#shown());
  }

  #begin(event: Event): void {
    // A second finger begins nothing.
    if (!(event as PointerEvent).isPrimary) return;
    const isEarly = performance.now() - this.#cameAt < UNSEEN_MS;
    this.#begun = { thing: thingOf(event), shown: this.#shown(), isEarly };
  }

  #forget(): void {
    this.#begun = undefined;
  }

  /** A finger clicks what lies under it when it is lifted, be it another thing; keys and scripts click without a press. */
  #end(event: Event): void {
    if (!(event as MouseEvent).detail) this.#forget();
    const thing = thingOf(event);
    if (this.#begun && thing && thing !== this.#begun.thing) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // When all have heard of the click.
    setTimeout(() => {
      this.#forget();
    });
  }

  readonly #listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['pointerdown', this.#begin.bind(this)],
    ['pointercancel', this.#forget.bind(this)],
    ['keydown', this.#forget.bind(this)],
    ['click', this.#end.bind(this)],
  ];
}
