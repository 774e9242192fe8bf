import { expect, test } from 'vitest';
import { isFirst, notFirst } from './first';

test('the first table stays the first until a person has read its note', () => {
  expect(isFirst('one')).toBe(true);
  expect(isFirst('two')).toBe(false);
  expect(isFirst('one')).toBe(true);
  notFirst();
  expect(isFirst('one')).toBe(false);
  expect(isFirst('two')).toBe(false);
});
