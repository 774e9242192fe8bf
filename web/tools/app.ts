/** What makes the client an app: the service worker at /sw.js, and the page for a server that is away. */

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { messageOf, languages } from './texts.ts';

const WORKER = 'sw.js';

const section = (language: string): string => {
  const said = (key: string): string => messageOf(language, 'away.ftl', key);
  return `<section lang="${language}"${language === 'en' ? '' : ' hidden'}>
        <h1>${said('away-title')}</h1>
        <p>${said('away-about')}</p>
        <button>${said('away-retry')}</button>
      </section>`;
};

const away = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/away.css" />
    <title>Naqala</title>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" />
      ${languages().map(section).join('\n      ')}
    </main>
    <script type="module" src="/away.js"></script>
  </body>
</html>
`;

export function app(): Plugin {
  return {
    name: 'app',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'away.html', source: away() });
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`expected the service worker at ${WORKER}`);
      const build = createHash('sha256').update([worker.code, away(), ...Object.keys(bundle).sort()].join('\n'));
      worker.code = worker.code.replace('__BUILD__', build.digest('hex').slice(0, 12));
    },
  };
}

/** These are found by their names; all other scripts have a hash of what is in them. */
const NAMED: Readonly<Record<string, string>> = { sw: WORKER, away: 'away.js' };

export const fileNames = ({ name }: { name: string }): string => NAMED[name] ?? 'assets/[name]-[hash].js';
