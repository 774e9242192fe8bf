/** The texts in the chosen language; components call `t`, and are drawn again when the language changes. */

import { format, formatList, hasKey, load, type Arguments, type Catalogue, type Key } from '../i18n';
import { settings } from './settings.svelte';

let catalogue = $state.raw<Catalogue>();

/** Loads the chosen language; the page is drawn once this is done. */
export async function useLanguage(): Promise<void> {
  const lang = settings.language;
  const loaded = await load(lang);
  if (lang !== settings.language) return;
  catalogue = loaded;
  document.documentElement.lang = lang;
}

function texts(): Catalogue {
  if (!catalogue) throw new Error('no language is loaded yet');
  return catalogue;
}

/** The text of a key. */
export function t(key: Key, args: Arguments = {}): string {
  return format(texts()[key], args, settings.language);
}

/** The text of the first of these keys that exists: for keys made of the server's words, from special to general. */
export function tAny(keys: readonly string[], args: Arguments = {}): string {
  const found = keys.find((key): key is Key => hasKey(texts(), key));
  if (!found) throw new Error(`no text for ${keys.join(', ')}`);
  return t(found, args);
}

/** Whether there is a text for a key made of the server's words. */
export function hasText(key: string): key is Key {
  return hasKey(texts(), key);
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return formatList(parts, settings.language);
}
