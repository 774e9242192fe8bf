/** Resolves once the browser has drawn what is on the page now: what comes then does not delay the first picture. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
