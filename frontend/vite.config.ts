import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { devRendering } from './vite/dev-rendering.ts';
import { isPublicSheet, PUBLIC_SHEET, publicDocument } from './vite/public-document.ts';
import { precompress } from './vite/precompress.ts';

const api = process.env.API_URL ?? 'http://localhost:3000';

/**
 * Two builds of one application: the browser's (dist/client: hashed files and the page template) and the
 * server's (dist/server/entry-server.js: everything it needs inside, so nothing is resolved at run time).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), devRendering(api), publicDocument(), precompress()],
  // The server's bundle must not decide between React's two builds on every start.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/files': api } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    // Nothing as data: address, which the Content-Security-Policy would have to allow for fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The public sheet is inlined in every page: a lazy page must not fetch it again.
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !file.includes(`/${PUBLIC_SHEET}-`)),
    },
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } }
      : { output: { codeSplitting: { groups: [{ name: PUBLIC_SHEET, test: isPublicSheet }] } } },
  },
}));
