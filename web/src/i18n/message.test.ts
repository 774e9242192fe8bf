import { describe, expect, it } from 'vitest';
import { format, formatList, formatNumber, placeholders, type Plural } from './message';

const viziers: Plural = { one: '{n} Vizir', other: '{n} Vizirs' };

describe('format', () => {
  it('replaces placeholders, each as often as it stands there', () => {
    expect(format('{name} pays {gold}; {name} is poor', { name: 'Amira', gold: 3 }, 'en')).toBe(
      'Amira pays 3; Amira is poor',
    );
  });

  it('chooses the plural by n', () => {
    const points: Plural = { one: '{n} point', other: '{n} points' };
    expect([0, 1, 2].map((n) => format(points, { n }, 'en'))).toEqual(['0 points', '1 point', '2 points']);
    expect([0, 1, 2].map((n) => format(points, { n }, 'de'))).toEqual(['0 points', '1 point', '2 points']);
  });

  it('counts 0 as one in French, and a million as other', () => {
    expect([0, 1, 2].map((n) => format(viziers, { n }, 'fr'))).toEqual(['0 Vizir', '1 Vizir', '2 Vizirs']);
    expect(format(viziers, { n: 1_000_000 }, 'fr')).toMatch(/Vizirs$/);
  });

  it('takes n as text too', () => {
    expect(format(viziers, { n: '1' }, 'fr')).toBe('1 Vizir');
  });

  it('does not look into arguments for placeholders', () => {
    expect(format('{name} plays', { name: '{gold} $& $1' }, 'en')).toBe('{gold} $& $1 plays');
  });

  it('ignores arguments that are not asked for', () => {
    expect(format('Go on', { n: 3, name: 'Amira' }, 'en')).toBe('Go on');
  });

  it('throws if an argument is missing', () => {
    expect(() => format('{name} plays', {}, 'en')).toThrow('{name}');
    expect(() => format('{toString}', {}, 'en')).toThrow('{toString}');
    expect(() => format(viziers, {}, 'fr')).toThrow('number n');
    expect(() => format(viziers, { n: 'many' }, 'fr')).toThrow('number n');
  });

  it('keeps French signs with their word, but leaves names alone', () => {
    expect(format('{name} : « va » !', { name: 'A ! B' }, 'fr')).toBe('A ! B\u202f: «\u202fva\u202f»\u202f!');
    expect(format('a : b', {}, 'de')).toBe('a : b');
  });
});

describe('numbers and lists', () => {
  it('writes decimals as the language does', () => {
    expect(formatNumber(22.44, 'en')).toBe('22.4');
    expect(formatNumber(22.44, 'de')).toBe('22,4');
    expect(format('{points}', { points: -2.5 }, 'fr')).toBe('-2,5');
  });

  it('joins parts with the word for and', () => {
    const parts = ['a', 'b', 'c'];
    expect(formatList(parts, 'en')).toBe('a, b and c');
    expect(formatList(parts, 'de')).toBe('a, b und c');
    expect(formatList(parts, 'fr')).toBe('a, b et c');
    expect(formatList(['a'], 'de')).toBe('a');
    expect(formatList([], 'de')).toBe('');
  });
});

describe('placeholders', () => {
  it('finds those of all forms', () => {
    expect(placeholders('{a} {b} {a}')).toEqual(new Set(['a', 'b']));
    expect(placeholders({ one: 'the last', other: '{n} of {name}' })).toEqual(new Set(['n', 'name']));
    expect(placeholders({ one: 'Vizier', other: 'Viziers' })).toEqual(new Set(['n']));
  });
});
