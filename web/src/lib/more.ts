/** Marks a box that scrolls while there is more below than is in sight: not every browser shows a scroll bar. */

/** So little, in pixels, is not worth a sign. */
const LITTLE = 12;

export function marksMore(box: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const look = (): void => {
    box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > LITTLE);
  };
  const sizes = new ResizeObserver(look);
  const watchAll = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watchAll);
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  watchAll();
  return () => {
    box.removeEventListener('scroll', look);
    children.disconnect();
    sizes.disconnect();
  };
}
