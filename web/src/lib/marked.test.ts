import { fireEvent } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { marked, marksTiles, tilesIn } from './marked.svelte';

test('tiles are found by their names, nothing else is', () => {
  expect(tilesIn('Amira moves from c5 to a4.')).toEqual(['c5', 'a4']);
  expect(tilesIn('g1, a8, b12 and ab1 are no tiles')).toEqual([]);
});

test('tiles are marked while one points at the words, or stands on them', async () => {
  const line = document.createElement('p');
  line.textContent = 'b2 → c2';
  const leave = marksTiles(line);
  for (const [come, go] of [
    ['pointerEnter', 'pointerLeave'],
    ['focusIn', 'focusOut'],
  ] as const) {
    await fireEvent[come](line);
    expect(marked.tiles).toEqual(['b2', 'c2']);
    await fireEvent[go](line);
    await Promise.resolve();
    expect(marked.tiles).toEqual([]);
  }
  await fireEvent.pointerEnter(line);
  leave?.();
  expect(marked.tiles).toEqual(['b2', 'c2']); // the page is just being changed
  await Promise.resolve();
  expect(marked.tiles).toEqual([]);
});

test('words that go away leave alone what others have marked', async () => {
  const [first, second] = ['b2', 'c3'].map((text) => Object.assign(document.createElement('p'), { textContent: text }));
  if (!first || !second) throw new Error('two lines');
  const leave = marksTiles(first);
  marksTiles(second);
  await fireEvent.pointerEnter(first);
  await fireEvent.pointerEnter(second);
  leave?.();
  await Promise.resolve();
  expect(marked.tiles).toEqual(['c3']);
});
