import { describe, expect, it } from 'vitest';
import { hasText, t } from '../lib/i18n.svelte';
import {
  bundled,
  format,
  formatList,
  formatNumber,
  languageName,
  LANGUAGES,
  load,
  preferred,
  type Arguments,
  type Key,
} from '.';

async function said(language: string, key: string, args: Arguments = {}): Promise<string> {
  return format(bundled(language, [await load(language, 'first'), await load(language, 'rest')]), key, args);
}

describe('a message', () => {
  it('has its arguments, names untouched', async () => {
    const args = { name: '{ $n } « x » !', djinn: 'Ba’al', payment: '1 Fakir' };
    expect(await said('en', 'log.buy.djinn', args)).toBe('{ $n } « x » ! buys Ba’al (1 Fakir).');
  });

  it('is nothing as long as it is not here', () => {
    expect(format(bundled('en', []), 'ui.title', {})).toBe('');
  });

  it('throws if an argument is missing', async () => {
    await expect(said('en', 'log.bid', { price: 3 })).rejects.toThrow('name');
  });

  it.each([
    ['en', ['0 Fakirs', '1 Fakir', '2 Fakirs']],
    ['de', ['0 Fakire', '1 Fakir', '2 Fakire']],
    ['fr', ['0 Fakir', '1 Fakir', '2 Fakirs']],
  ])('has the plurals of %s', async (language, forms) => {
    expect(await Promise.all([0, 1, 2].map((n) => said(language, 'card.fakir.count', { n })))).toEqual(forms);
  });

  it('has numbers as its language writes them, with one decimal at most', async () => {
    expect(await said('de', 'hint.gain', { points: -2.54 })).toBe('Wertungsblatt: -2,5');
  });
});

it('is checked by the compiler: keys, and arguments by name and type', () => {
  expect(t('ui.round', { n: 3 })).toBe('Round 3');
  // @ts-expect-error There is no such key. (A call of `t` with it would take the compiler four seconds.)
  const nothing: Key = 'ui.nothing';
  expect(hasText(nothing)).toBe(false);
  // @ts-expect-error Nothing is asked for.
  t('ui.title', { n: 3 });
  // @ts-expect-error An argument is missing.
  expect(() => t('ui.turnOf')).toThrow('name');
  // @ts-expect-error A plural needs a number.
  t('count.cards', { n: '1' });
  // @ts-expect-error The argument has another name.
  expect(() => t('ui.turnOf', { names: 'Amira' })).toThrow('name');
});

describe('languages', () => {
  it('are the folders, by the names their speakers give them', () => {
    const folders = Object.keys(import.meta.glob('../../../src/naqala/texts/*/ui.ftl')).map((path) =>
      path.split('/').at(-2),
    );
    expect(LANGUAGES).toEqual(folders);
    expect(['de', 'en', 'fr'].map(languageName)).toEqual(['Deutsch', 'English', 'Français']);
  });

  it('are chosen by what the browser prefers', () => {
    expect(preferred(['xx', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr-CA'])).toBe('fr');
    expect(preferred(['xx'])).toBe('en');
    expect(preferred([])).toBe('en');
  });

  it('write decimals and lists in their own way', () => {
    expect(['en', 'de'].map((language) => formatNumber(22.44, language))).toEqual(['22.4', '22,4']);
    const parts = ['a', 'b', 'c'];
    expect(formatList(parts, 'en')).toBe('a, b and c');
    expect(formatList(parts, 'de')).toBe('a, b und c');
    expect(formatList(parts, 'fr')).toBe('a, b et c');
    expect(formatList([], 'de')).toBe('');
  });
});
