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
    test: /src\/(art\/(emblems|tiles)|wire|lib\/(answers|around|bids|cards|explains|have|pictures|roving|tile|words)|question\/labels|panels\/(Box|Card|Choice|Count|hand\/Cards)\.)/,
  },
];

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
