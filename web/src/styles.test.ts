import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

test('what comes late is delayed: browsers draw the page at every frame of an animation, even of one in steps', () => {
  const stepping = Object.keys(sources).filter((path) =>
    /animation(-timing-function)?:[^;]*\bstep/.test(sources[path] ?? ''),
  );
  expect(stepping).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(100);
});
