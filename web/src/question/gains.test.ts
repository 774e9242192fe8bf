import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../lib/i18n.svelte';
import { gainsBetween, gainsSaid } from './gains';

beforeAll(useLanguage);

test('a gain consists of the lines of the sheet that change, and hidden ones say nothing', () => {
  const gains = gainsBetween(
    { gold: 40, tiles: 0, djinns: 6, merchandise: null, total: 46 },
    { gold: 37, tiles: 5, djinns: 6, merchandise: null, total: 48 },
  );
  expect(gainsSaid(gains)).toEqual(['Gold −3', 'Tiles +5']);
  expect(gainsBetween(undefined, { gold: 3 })).toEqual({});
});
