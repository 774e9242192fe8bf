import { expect, test } from 'vitest';
import { Kept } from './kept.svelte';

test('a choice is kept for the thing it was made of, and for no other', () => {
  const kept = new Kept<object, number>();
  const [one, other] = [{ silk: 1 }, { silk: 1 }];
  kept.set(one, 3);
  expect(kept.get(one)).toBe(3);
  expect(kept.get(other)).toBeUndefined();
  kept.set(one, undefined);
  expect(kept.get(one)).toBeUndefined();
});
