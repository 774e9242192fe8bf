/** Anything on the table explains itself: to a mouse or a focus that rests on it, to a long press, and by the key "i". */

import type { Attachment } from 'svelte/attachments';
import type { Answer, Look, PartWord } from '../wire/types';
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';

export type TopicKind = 'tile' | 'tribe' | 'card' | 'djinn' | 'item' | 'thief' | 'whim' | 'score' | 'piece' | 'bid';

/** Where on the page the thing is that is explained. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Topic {
  readonly kind: TopicKind;
  /** The server's word: a tile ("c4") or its face ("sacred 12"), a colour, a card, a djinn, a line of the score sheet, the price of a place ... */
  readonly word: string;
  readonly look?: Look | null;
  /** What is in play, where no table says so. */
  readonly parts?: readonly PartWord[] | undefined;
  /** Filled in by `explains`. */
  readonly at?: Box;
  /** What only passes by closes by itself when mouse or focus leave; everything else waits for `onclose`. */
  readonly how?: 'hover' | 'asked';
}

/** What explains an answer: its card, or what cards are where it names different ones; the place that a bid is for. */
export function topicOf({ verb, price, djinn, item, thief, cards = [] }: Answer, look: Look): Topic | undefined {
  if (djinn) return { kind: 'djinn', word: djinn, look };
  if (item) return { kind: 'item', word: item, look };
  if (thief) return { kind: 'thief', word: thief, look };
  if (verb === 'bid') return { kind: 'bid', word: String(price ?? 0), look };
  const [card] = cards;
  return card && { kind: 'card', word: cards.every((one) => one === card) ? card : 'any', look };
}

/** Told what to explain; null when mouse or focus have left it. */
export type Explainer = (topic: Topic | null) => void;

/** What is explained next: leaving a thing ends an explanation by hovering, not one that a person asked for. */
export const nextTopic = (now: Topic | null, wish: Topic | null): Topic | null =>
  wish ?? (now?.how === 'hover' ? null : now);

/** So long a mouse or a focus rests before it is answered. */
export const REST_MS = 350;
const PRESS_MS = 450;
/** A finger that moves farther scrolls or drags. */
const STILL_PX = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}
const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

let isBack = false;
/** Gives the focus back to what was explained, without explaining it again. */
export function comeBack(element: HTMLElement): void {
  isBack = true;
  element.focus();
  isBack = false;
}

/** `{@attach explains(() => topic, onexplain)}`; a function is asked for the topic only when it is needed. */
export function explains(topic: Topic | (() => Topic), onexplain?: Explainer): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!onexplain) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: Point = { x: 0, y: 0 };
    /** Until the mouse comes again: it has pressed, and knows what is here. */
    let isDone = false;
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
    const rest = (): void => {
      later(REST_MS, () => {
        timer = undefined;
        isHovered = true;
        tell('hover');
      });
    };
    const leave = (): void => {
      stop();
      if (isHovered) onexplain(null);
      isHovered = false;
    };
    const on = {
      pointerenter: () => {
        isDone = false;
      },
      pointerleave: leave,
      focus: () => {
        if (!isBack && element.matches(':focus-visible')) rest();
      },
      // Not at once: focus also leaves what is just being taken off the page, and then nothing else may be changed.
      blur: () => {
        queueMicrotask(leave);
      },
      pointerdown: (event: PointerEvent) => {
        leave();
        isDone = true;
        isPressed = false;
        if (event.pointerType === 'mouse') return;
        start = pointOf(event);
        later(PRESS_MS, () => {
          isPressed = true;
          tell('asked');
        });
      },
      pointermove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') {
          if (distance(start, pointOf(event)) > STILL_PX) stop();
        }
        // A thing that appears under a resting mouse, as after a click that opened the page, was not asked about.
        else if (!isHovered && !isDone) rest();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event: Event) => {
        if (isPressed) event.preventDefault();
      },
      keydown: (event: KeyboardEvent) => {
        if (
          event.ctrlKey ||
          event.altKey ||
          event.metaKey ||
          event.key.toLowerCase() !== t('ui.key.explain').toLowerCase()
        )
          return;
        if (!settings.keys) return;
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
      leave();
      for (const [name, listener] of listeners)
        element.removeEventListener(name, listener, { capture: name === 'click' });
    };
  };
}
