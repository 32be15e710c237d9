import { resolve } from 'node:path';

import type { Plugin } from 'vite';

/** The module whose function Vite puts around every import() of a browser's build. */
const AROUND_IMPORTS = '\0vite/preload-helper.js';

/**
 * Puts our own function around each import() in place of Vite's, which would also preload scripts, look for a nonce and
 * report failures, in everybody's first load. Here there is one thing to do: fetch the styles of the back-office.
 */
export function partStyles(): Plugin {
  return {
    name: 'sobremesa:part-styles',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => (id === AROUND_IMPORTS ? resolve(import.meta.dirname, '../src/app/with-styles.ts') : null),
  };
}
