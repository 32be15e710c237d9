import { resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

import { devRendering } from './vite/dev-rendering.ts';
import { importAgain } from './vite/import-again.ts';
import { namedJsx } from './vite/named-jsx.ts';
import { partStyles } from './vite/part-styles.ts';
import { precompress } from './vite/precompress.ts';

const ROUTER = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

const api = process.env.API_URL ?? 'http://localhost:3000';

/** All styles but the back-office's and Mi cocina's. */
const isPublicSheet = (id: string): boolean =>
  /\.css(\?|$)/.test(id) && !/\/src\/(gestion|kitchen|ui\/admin)\//.test(id) && !id.includes('/antd');

/** The browser's files: hashed names, the page template (index.html), and the manifest that names each page's chunk. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // One sheet for the site, which every page of it has; the back-office's screens have their own.
          { name: 'public', test: isPublicSheet },
          { name: 'with-styles', test: /with-styles|next-task|rolldown\/runtime/ },
          // What every page needs is three files, which run in tasks of their own (entry-client.tsx). Few compress better.
          { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          { name: 'store', test: /src\/store\/store/, includeDependenciesRecursively: true },
          { name: 'initial', test: /hydrate-page/, includeDependenciesRecursively: true },
        ],
      },
    },
  },
};

/** The server's file. Everything it needs is inside, so that nothing is resolved at run time. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  rolldownOptions: {
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      // V8 keeps the text of what it runs: two bytes per character if one of them does not fit into one byte.
      comments: false,
      charset: 'ascii',
    },
  },
};

/** One application, built twice: `vite build` for the browser, `vite build --ssr` for the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  // The router's package names its development build for everyone; its production build is published beside it.
  ...(command === 'build' && {
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: resolve(ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: resolve(ROUTER, 'dom-export.mjs') },
      ],
    },
  }),
  plugins: [namedJsx(), partStyles(), react(), devRendering(api), importAgain(), precompress()],
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/files': api } },
  define: {
    __SERVER__: command !== 'build' || isSsrBuild === true,
    // Otherwise the server's bundle would choose between React's two builds on every start.
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
    // Removes React's connection to its developer tools.
    ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  },
  ...(command === 'build' && { ssr: { noExternal: true } }),
  build: {
    ...(isSsrBuild ? serverBuild : clientBuild),
    emptyOutDir: true,
    target: 'es2022',
    // No data: addresses, because the Content-Security-Policy would have to allow them for fonts.
    assetsInlineLimit: 0,
    // A page's files import little that the first page has not fetched, and lists of those files would be part of every
    // first load.
    modulePreload: false,
  },
}));
