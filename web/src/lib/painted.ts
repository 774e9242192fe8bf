/** A page that is not drawn, such as a tab in the background, does not wait longer, in milliseconds. */
const LONGEST = 1000;

/** Resolves once the browser has drawn what is on the page now: what comes then does not delay the first picture. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
