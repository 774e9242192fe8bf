/** The texts in the chosen language; components call `t`, and are drawn again when more texts or another language come. */

import type { FluentResource } from '@fluent/bundle';
import { bundled, format, formatList, load, nameOf, type Arguments, type Given, type Key, type Part } from '../i18n';
import { settings } from './settings.svelte';

/** What has come; of another language until the chosen one has. */
let parts: Readonly<Partial<Record<Part, FluentResource>>> = {};
let texts = $state.raw(bundled(settings.language, []));

/** Loads a part of the texts in the chosen language. */
async function use(part: Part): Promise<void> {
  const { language } = settings;
  const loaded = await load(language, part);
  if (language !== settings.language) return;
  parts = { ...parts, [part]: loaded };
  texts = bundled(language, Object.values(parts));
}

/** Loads the texts of the first picture in the chosen language; the page is drawn once this is done. */
export async function useFirstTexts(): Promise<void> {
  await use('first');
  document.documentElement.lang = settings.language;
}

/** Loads all texts of the chosen language; those of lessons, rules and reviews if there were any before. */
export async function useLanguage(): Promise<void> {
  const own = (['lessons', 'rules', 'review'] as const).filter((part) => parts[part]);
  await Promise.all([use('rest'), ...own.map(use), useFirstTexts()]);
}

/** Loads what only lessons say. */
export const useLessonTexts = (): Promise<void> => use('lessons');

/** Loads what only the book of rules says. */
export const useRulesTexts = (): Promise<void> => use('rules');

/** Loads what only reviews say. */
export const useReviewTexts = (): Promise<void> => use('review');

/** The text of a key; nothing until it has come. */
export function t<K extends Key>(key: K, ...[args]: Given<K>): string {
  return format(texts, key, (args ?? {}) as Arguments);
}

/** The text of the first of these keys that exists: for keys made of the server's words, from special to general. */
export function tAny(keys: readonly string[], args: Arguments = {}): string {
  const found = keys.find(hasText);
  if (!found && parts.first && parts.rest) throw new Error(`no text for ${keys.join(', ')}`);
  return found ? format(texts, found, args) : '';
}

/** Whether there is a text for a key made of the server's words. */
export const hasText = (key: string): boolean => texts.hasMessage(nameOf(key));

/** "what: value" */
export const named = (what: string, value: string | number): string => t('ui.named', { what, value: String(value) });

/** "a; b; c" */
export const also = (parts: readonly string[]): string =>
  parts.length ? parts.reduce((what, more) => t('ui.also', { what, more })) : '';

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return formatList(parts, settings.language);
}
