/** Marks a box that scrolls while there is more below than is in sight: not every browser shows a scroll bar. */

/** So little, in pixels, is not worth a sign. */
const LITTLE = 12;
/** The sign, a strip at the lower end of the box (look.css), and the gap between it and a button: a line between two rows. */
const STRIP = 21;
const GAP = 1;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How high the strip is: it ends the box between buttons, and covers a button that would be cut, unless that is most of the box. */
export function stripOf(box: Span, buttons: readonly Span[]): number {
  const edge = box.bottom - STRIP;
  const cut = buttons.filter(({ top, bottom }) => top < edge && bottom > edge).map(({ top }) => top - GAP);
  const strip = box.bottom - Math.min(edge, ...cut);
  return strip > (box.bottom - box.top) / 2 ? STRIP : strip;
}

export function marksMore(box: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const look = (): void => {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    const hasMore = scrolls && box.scrollHeight - box.scrollTop - box.clientHeight > LITTLE;
    box.toggleAttribute('data-more', hasMore);
    if (!hasMore) return;
    // What lies in a list that is folded up has a place, though it is out of sight.
    const buttons = [...box.querySelectorAll('.nq-button, [role="radio"], [aria-pressed], [aria-expanded]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    box.style.setProperty('--strip', `${stripOf(box.getBoundingClientRect(), buttons)}px`);
  };
  const sizes = new ResizeObserver(look);
  const watchAll = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  // The strip is no element of its own: a press on it is one on the box. It goes on by what was seen.
  const goOn = ({ target, clientY }: MouseEvent): void => {
    if (target !== box || !box.hasAttribute('data-more')) return;
    const strip = parseFloat(box.style.getPropertyValue('--strip'));
    if (clientY >= box.getBoundingClientRect().bottom - strip) box.scrollTop += box.clientHeight - strip;
  };
  const children = new MutationObserver(watchAll);
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  box.addEventListener('click', goOn);
  watchAll();
  return () => {
    box.removeEventListener('click', goOn);
    box.removeEventListener('scroll', look);
    children.disconnect();
    sizes.disconnect();
  };
}
