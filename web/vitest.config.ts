import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { texts } from './tools/texts.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts()],
  // Tests read the version of the protocol from the server's sources, and the kinds of events from the docs.
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A window for each file would take four times as long as all tests do.
    pool: 'threads',
    isolate: false,
    setupFiles: ['src/lib/fresh.ts'],
  },
});
