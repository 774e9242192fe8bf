/** Test files share one window, which is quick. No file finds what another left there, or in the state of a module; no test the
 * clock, the stubs or the storage of the one before. All find the English texts. */

import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { useLanguage } from './i18n.svelte';

beforeAll(useLanguage);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
