/** The texts of src/naqala/texts as modules. `virtual:texts` names the languages and loads each in parts (src/i18n). */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../src/naqala/texts');
const NAME = 'virtual:texts';

/** Advice, scores, new games, and what explains a thing: the first picture of a table does not need it. */
const LATER = [
  'career.ftl',
  'coach.ftl',
  'doubts.ftl',
  'notices.ftl',
  'own.ftl',
  'reasons.ftl',
  'scores.ftl',
  'setup.ftl',
  'tally.ftl',
  'time.ftl',
  'together.ftl',
];
const EXPLANATION = /^more-|^(?!ui-)\S+-(about|does|rules)\b/;
/** What only lessons, the book of rules and reviews say. */
const OWN_PARTS: Readonly<Record<string, string>> = {
  'lessons.ftl': 'lessons',
  'topics.ftl': 'rules',
  'review.ftl': 'review',
};
/** What is said elsewhere: on the page for a server that is away (app.ts), in the report of `naqala stats`, in the terminal. */
const ELSEWHERE = ['away.ftl', 'stats.ftl', 'terminal.ftl'];

export const languages = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();

/** A message with its further lines; comments are for translators. */
const MESSAGE = /^\w.*\n(?:[ \t].*\n)*/gm;

function partOf(file: string, message: string): string {
  const own = OWN_PARTS[file];
  if (own) return own;
  return LATER.includes(file) || EXPLANATION.test(message) ? 'rest' : 'first';
}

/** A language's messages of one part as one source. */
function source(language: string, part: string): string {
  return readdirSync(join(FOLDER, language))
    .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file))
    .flatMap((file) =>
      (readFileSync(join(FOLDER, language, file), 'utf-8').match(MESSAGE) ?? []).filter(
        (message) => partOf(file, message) === part,
      ),
    )
    .join('');
}

function entry(language: string): string {
  const name = /^language-name = (.*)$/m.exec(source(language, 'first'))?.[1] ?? language;
  const load = (part: string): string => `${part}: () => import('${NAME}/${language}/${part}')`;
  const parts = ['first', 'rest', ...Object.values(OWN_PARTS)].map(load).join(', ');
  return `${JSON.stringify(language)}: { name: ${JSON.stringify(name)}, ${parts} }`;
}

/** A message of one line, for a page that is made here. */
export function messageOf(language: string, file: string, key: string): string {
  const found = new RegExp(`^${key} = (.*)$`, 'm').exec(readFileSync(join(FOLDER, language, file), 'utf-8'))?.[1];
  if (!found) throw new Error(`${language}/${file}: expected ${key}`);
  return found.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [, language, part] = id.split('/');
      if (!language || !part) return `export default { ${languages().map(entry).join(', ')} };`;
      for (const file of readdirSync(join(FOLDER, language))) this.addWatchFile(join(FOLDER, language, file));
      return `export default ${JSON.stringify(source(language, part))};`;
    },
  };
}
