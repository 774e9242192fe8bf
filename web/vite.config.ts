import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { app, fileNames } from './tools/app.ts';
import { compressed } from './tools/compressed.ts';
import { texts } from './tools/texts.ts';

const server = 'http://127.0.0.1:8017';

/** The font's licence asks to travel with the font; Vite's own list knows only scripts. */
function fontLicence(): Plugin {
  return {
    name: 'font-licence',
    apply: 'build',
    generateBundle() {
      const source = readFileSync('node_modules/@fontsource/el-messiri/LICENSE', 'utf-8');
      this.emitFile({ type: 'asset', fileName: 'licences/el-messiri.txt', source });
    },
  };
}

/** What is always needed together travels together: a request costs as much as half a kilobyte. */
const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/(svelte|@fluent)|virtual:texts$|src\/(i18n|app\/(install|register)|screens\/new\/(quick|remembered)|lib\/(i18n|outdated|settings|router|api|place|setup))/,
  },
  { name: 'art', test: /src\/art\/(board|drawing|figures|pieces|seats|sprites|looks\.svelte)\.ts/ },
  {
    name: 'panels',
    test: /src\/(art\/(emblems|tiles)|wire|lib\/(answers|cards|explains|pictures|roving|tile|words)|panels\/(Box|Card|Choice|Count|hand\/Cards)\.)/,
  },
  { name: withScreen },
  {
    name: 'later', // what a table loads after its first picture
    test: /src\/(art|sound\/(Hearing|[a-z])|motion|since|(screens\/table\/(Dialog|Left|Note)|panels\/(Belongings|Djinns|Hand|Log|Market)|question\/RulesLink)\.)/,
  },
];

interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** What only a table needs to be drawn is one chunk, what the first page shares with other screens another. */
function withScreen(id: string, graph: Graph): string | null {
  const above = new Set([id]);
  for (const one of above) for (const importer of graph.getModuleInfo(one)?.importers ?? []) above.add(importer);
  const screens = [...above].filter((one) => /\/screens\/[A-Z]\w+\.svelte$/.test(one));
  const isOf = (name: string) => screens.some((one) => one.endsWith(`/${name}.svelte`));
  if (isOf('Home')) return screens.length > 1 ? 'shared' : null;
  return isOf('Table') ? 'table' : null;
}

export default defineConfig({
  plugins: [svelte(), texts(), fontLicence(), app(), compressed()],
  build: {
    target: 'es2022',
    outDir: '../src/naqala/server/static',
    emptyOutDir: true, // outside web/ Vite would not dare to
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/app/worker.ts', away: 'src/app/away.ts' },
      output: { codeSplitting: { groups: GROUPS }, entryFileNames: fileNames },
    },
    license: { fileName: 'licences/scripts.md' },
    cssCodeSplit: false, // the styles of all screens together are smaller than those of a table in many files
    // The page may take fonts from its own server only, so none becomes a data: address.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: {
    host: '127.0.0.1',
    // Host and Origin go through unchanged and agree with each other, as the server demands of sockets.
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
});
