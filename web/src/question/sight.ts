/** What has just been opened is brought into sight, inside the box that scrolls it; on a phone on its side the page
 * scrolls. */

const SCROLLS = /auto|scroll/;

function frameOf(element: Element): Element | null {
  let frame = element.parentElement;
  while (frame && !SCROLLS.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
  return frame;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll so that all of it is seen, or its beginning where it is too long; nothing where it is seen already. */
export function wayInto({ top, bottom }: Span, frame: Span): number {
  if (top >= frame.top && bottom <= frame.bottom) return 0;
  const isHigher = bottom - top > frame.bottom - frame.top;
  return isHigher || top < frame.top ? top - frame.top : bottom - frame.bottom;
}

export function bringIntoSight(element: Element): void {
  const frame = frameOf(element);
  const scrolls = frame !== null && frame.scrollHeight > frame.clientHeight;
  if (scrolls) frame.scrollTop += wayInto(element.getBoundingClientRect(), frame.getBoundingClientRect());
  const { top, bottom, height } = element.getBoundingClientRect();
  const fits = !scrolls || height <= frame.clientHeight;
  if (innerWidth > innerHeight && fits && (top < 0 || bottom > innerHeight))
    element.scrollIntoView({ block: 'nearest' });
}
