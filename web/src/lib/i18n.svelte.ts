/** The texts in the chosen language; components call `t`, and are drawn again when more texts or another language come. */

import { format, formatList, loadFirst, loadRest, type Arguments, type Catalogue, type Key } from '../i18n';
import { settings } from './settings.svelte';

let texts = $state.raw<Partial<Catalogue>>({});
/** Whether all texts are here. */
let isWhole = $state(false);

/** Loads the texts of the first picture in the chosen language; the page is drawn once this is done. */
export async function useFirstTexts(): Promise<void> {
  const lang = settings.language;
  const loaded = await loadFirst(lang);
  if (lang !== settings.language) return;
  texts = { ...texts, ...loaded };
  document.documentElement.lang = lang;
}

/** Loads all texts of the chosen language. */
export async function useLanguage(): Promise<void> {
  const lang = settings.language;
  const [rest] = await Promise.all([loadRest(lang), useFirstTexts()]);
  if (lang !== settings.language) return;
  texts = { ...texts, ...rest };
  isWhole = true;
}

/** The text of a key; nothing until it has come. */
export function t(key: Key, args: Arguments = {}): string {
  const message = texts[key];
  return message === undefined ? '' : format(message, args, settings.language);
}

/** The text of the first of these keys that exists: for keys made of the server's words, from special to general. */
export function tAny(keys: readonly string[], args: Arguments = {}): string {
  const found = keys.find(hasText);
  if (!found && isWhole) throw new Error(`no text for ${keys.join(', ')}`);
  return found ? t(found, args) : '';
}

/** Whether there is a text for a key made of the server's words. */
export function hasText(key: string): key is Key {
  return Object.hasOwn(texts, key);
}

/** "what: value" */
export const named = (what: string, value: string | number): string => t('ui.named', { what, value: String(value) });

/** "a; b; c" */
export const also = (parts: readonly string[]): string =>
  parts.length ? parts.reduce((what, more) => t('ui.also', { what, more })) : '';

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return formatList(parts, settings.language);
}
