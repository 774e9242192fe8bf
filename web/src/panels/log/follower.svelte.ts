/**
 * Keeps the newest line of the log in sight, until a person scrolls away from it. Browsers scroll too, when the box or what is in
 * it changes its size; that is not the person's wish, so it is undone.
 */

import type { Attachment } from 'svelte/attachments';

/** More room than this is not given: the newest line stays at the lower end. */
const MOST_REST_PX = 40;
/** This near the newest line, the box follows it again. */
const NEAR_PX = 40;
/** The box may go on scrolling for this long after a wheel, a finger or a key. */
const SWING_MS = 800;
/** What scrolls when a person does it; a focus that comes by keys does too. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;
const KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

export class Follower {
  isFollowing = $state(true);
  #box: HTMLElement | undefined;
  #scrolled = 0;
  /** A mouse button is held: on the scrollbar, or to choose text. */
  #isHeld = false;
  #handAt = -Infinity;

  /** `{@attach follower.box}` on what scrolls; what comes after the newest line has `data-later`. */
  readonly box: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    const touched = (event: Event): void => {
      if (event.type === 'pointerdown') this.#isHeld = true;
      else if (this.#isHeld || (event instanceof KeyboardEvent && !KEYS.has(event.key))) return;
      else this.#handAt = performance.now();
    };
    const released = (): void => {
      this.#isHeld = false;
    };
    const scrolled = (): void => {
      this.#noticed();
    };
    for (const name of BY_HAND) box.addEventListener(name, touched, { passive: true });
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, released);
    box.addEventListener('scroll', scrolled, { passive: true });
    const forget = this.content(box);
    return () => {
      for (const name of BY_HAND) box.removeEventListener(name, touched);
      for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, released);
      box.removeEventListener('scroll', scrolled);
      if (forget) forget();
      this.#box = undefined;
    };
  };

  /** `{@attach follower.content}` on what grows inside it: lines, and pictures that have just come. */
  readonly content: Attachment<HTMLElement> = (content) => {
    if (typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() => {
      this.settle();
    });
    watcher.observe(content);
    return () => {
      watcher.disconnect();
    };
  };

  /** Back to the newest line. */
  follow(): void {
    this.isFollowing = true;
    this.settle();
  }

  /** The newest line is where it belongs, if it is followed. */
  settle(): void {
    if (!this.#box || !this.isFollowing) return;
    this.#wholeLines(this.#box);
    this.#box.scrollTop = this.#goal(this.#box);
    this.#scrolled = this.#box.scrollTop;
  }

  /** Room after the newest line, so that the box begins with a whole line: `--rest` is what the line above it would show. */
  #wholeLines(box: HTMLElement): void {
    const { style } = box;
    style.setProperty('--rest', '0px');
    const edge = box.scrollHeight - box.clientHeight;
    const above = box.getBoundingClientRect().top - box.scrollTop;
    const tops = [...box.querySelectorAll('li, h3')].map((line) => line.getBoundingClientRect().top - above);
    const rest = edge > 0 ? (tops.find((top) => top >= edge - 1) ?? edge) - edge : 0;
    style.setProperty('--rest', `${rest < MOST_REST_PX ? Math.max(0, rest) : 0}px`);
  }

  /** Where the box stands with the newest line at its lower end; a little of what comes later is seen too. */
  #goal(box: HTMLElement): number {
    const end = box.scrollHeight - box.clientHeight;
    const later = box.querySelector<HTMLElement>('[data-later]');
    return later ? Math.max(0, Math.min(end, later.offsetTop - box.clientHeight * 0.7)) : end;
  }

  #noticed(): void {
    const box = this.#box;
    if (!box) return;
    const { scrollTop } = box;
    const [before, goal] = [this.#scrolled, this.#goal(box)];
    const far = Math.abs(goal - scrollTop);
    const isNearer = far < Math.abs(goal - before);
    const isByHand = this.#isHeld || performance.now() - this.#handAt < SWING_MS;
    this.#scrolled = scrollTop;
    // Where a box that has grown is put by the browser is the goal itself.
    if (far < 2) this.isFollowing = true;
    else if (!isByHand) this.settle();
    else if (scrollTop !== before) {
      this.#handAt = performance.now();
      this.isFollowing = isNearer && far < NEAR_PX;
    }
  }
}
