/** Anything on the table explains itself: on hover after a moment, on a long press, or by the key "?" or "i". */

import type { Attachment } from 'svelte/attachments';
import type { Look } from '../wire/types';

export type TopicKind = 'tile' | 'tribe' | 'card' | 'djinn' | 'item' | 'thief' | 'whim' | 'score' | 'piece';

/** Where on the page the thing is that is explained. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Topic {
  readonly kind: TopicKind;
  /** The server's word: a tile ("c4") or its face ("sacred 12"), a colour, a card, a djinn, a line of the score sheet ... */
  readonly word: string;
  readonly look?: Look | null;
  /** Filled in by `explains`. */
  readonly at?: Box;
  /** A hover closes by itself when the pointer leaves; everything else waits for `onclose`. */
  readonly how?: 'hover' | 'asked';
}

/** Told what to explain; null when the pointer has left what it hovered over. */
export type Explainer = (topic: Topic | null) => void;

const HOVER_MS = 500;
const PRESS_MS = 450;
/** A finger that moves farther scrolls or drags. */
const STILL_PX = 10;

/** `{@attach explains(() => topic, onexplain)}`; a function is asked for the topic only when it is needed. */
export function explains(topic: Topic | (() => Topic), onexplain?: Explainer): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!onexplain) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHovered = false;
    let isPressed = false;

    const tell = (how: 'hover' | 'asked'): void => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      onexplain({ ...(typeof topic === 'function' ? topic() : topic), at: { left, top, right, bottom }, how });
    };
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const later = (ms: number, then: () => void): void => {
      stop();
      timer = setTimeout(then, ms);
    };
    const on = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        later(HOVER_MS, () => {
          isHovered = true;
          tell('hover');
        });
      },
      pointerleave: () => {
        stop();
        if (isHovered) onexplain(null);
        isHovered = false;
      },
      pointerdown: (event: PointerEvent) => {
        stop();
        isPressed = false;
        if (event.pointerType === 'mouse') return;
        start = { x: event.clientX, y: event.clientY };
        later(PRESS_MS, () => {
          isPressed = true;
          tell('asked');
        });
      },
      pointermove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') return;
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL_PX) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event: Event) => {
        if (isPressed) event.preventDefault();
      },
      keydown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.altKey || event.metaKey || (event.key !== '?' && event.key !== 'i')) return;
        event.preventDefault();
        event.stopPropagation();
        tell('asked');
      },
      // What follows a long press is no answer to any question.
      click: (event: Event) => {
        if (!isPressed) return;
        isPressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const listeners = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { capture: name === 'click' });
    return () => {
      stop();
      if (isHovered) onexplain(null);
      for (const [name, listener] of listeners)
        element.removeEventListener(name, listener, { capture: name === 'click' });
    };
  };
}
