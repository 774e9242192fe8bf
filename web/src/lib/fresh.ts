/** Test files share one window, which is quick; none finds what another left there, or in the state of a module. All read English. */

import { afterAll, beforeAll, vi } from 'vitest';
import { useLanguage } from './i18n.svelte';

beforeAll(useLanguage);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
