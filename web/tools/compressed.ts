/** Compresses what is built once and for good, as small as it gets: a server need not do that for every visitor. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|js|svg|txt|md)$/;
/** Below this, a header costs as much as compressing saves. */
const SMALLEST = 500;

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const path = join(dir ?? '', name);
        const content = readFileSync(path);
        if (content.length < SMALLEST) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: size }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
