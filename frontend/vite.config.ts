import { resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

import { devRendering } from './vite/dev-rendering.ts';
import { namedJsx } from './vite/named-jsx.ts';
import { partStyles } from './vite/part-styles.ts';
import { precompress } from './vite/precompress.ts';
import { isPublicSheet, PUBLIC_SHEET, publicDocument } from './vite/public-document.ts';

const ROUTER = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

const api = process.env.API_URL ?? 'http://localhost:3000';

/**
 * The libraries of every page and the bundler's own helpers, in one file that our releases do not change, so that
 * returning visitors keep it. The shim of use-sync-external-store is the editor's alone.
 */
const LIBRARIES =
  /^\0named-jsx|\/src\/app\/with-styles|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store(?!\/(?:shim|cjs\/use-sync-external-store-shim)))\//;

/** What makes calls and keeps their answers: it comes with the first call, because a page is sent with its data. */
const CALLS =
  /node_modules\/(@reduxjs\/toolkit|@standard-schema|redux|redux-thunk|immer|reselect)\/|\/src\/(app\/(store|page-answers|read-query)|api\/(base-api|base-query|public\.generated|lists\.generated|on-need\.generated))\.ts$/;

/**
 * What surrounds every page, and what most pages share, in one file: every visitor has it after the first page, and one
 * file compresses better than ten. What the first of these modules imports comes along.
 */
const SITE =
  /\/src\/(app\/hydrate-page|site\/(house\/(PageTop|pictures)|art\/plates|(json-ld|long-date|paths|social-image|choices|whole-number)\.ts$|consent\/choice|shortlist\/(Heart|context)|quote\/(Invitation|QuoteButton|OpenDialogButton))|ui\/(Crumbs|Head|Picture|Stars|use-media)|api\/answers|site\/contact\/subject-names)/;

/** The machinery of the two lists. */
const LISTS =
  /\/src\/(site\/(list\/(?!parameters)|chefs\/chef-list|experiences\/experience-list|cards\/SkeletonCards))/;

/** An experience wherever several are shown. */
const DISHES = /\/src\/(site\/cards\/ExperienceCard|ui\/experience-size)\.tsx?$/;

/** What the home page shares with a few others. */
const FRONT = /\/src\/(site\/house\/(ClientLogos|PlayIcon)|ui\/(contrast|Opinion|OpinionShelf))\.tsx?$/;

/** What every way to ask for a quote needs beside its form. These modules are too small for files of their own. */
const ASKING =
  /\/src\/(site\/quote\/(About|AskForm|embed\/(Embed|FormInPlace)|form\/OwnForm)|ui\/embed\/EmbedWaiting)\.tsx?$/;

/** The menu of a row and the others, too small for files of their own. */
const MENUS = /\/src\/ui\/admin\/(MenuButton|RowMenu)\.tsx$/;

/** What counts the visits of those who agreed, with what it shares with the frames of forms. */
const COUNTING = /\/src\/(site\/consent\/Analytics|ui\/embed\/(sandbox|use-embed-messages))\.tsx?$/;

/** What is shown in place of a page. */
const PROBLEM = /\/src\/(app\/Problem|site\/(error|not-found)\/\w+)\.tsx?$/;

/** A provider's form, where one is configured. */
const PROVIDER = /\/src\/(site\/quote\/(campaign|embed\/ProviderForm)|ui\/embed\/EmbedFrame)\.tsx?$/;

/** What the first navigation needs, and a page that only is read does not (app/prepare-moves.ts). */
const MOVES =
  /\/src\/(app\/page-loader|site\/[\w-]+\/load|site\/by-name|site\/text\/load-texts|site\/list\/merged|ui\/(LoadingOverlay|use-loading-shown))\.tsx?$/;

/** The browser's files: hashed names, the page template (index.html), and the manifest that names each page's chunk. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: PUBLIC_SHEET, test: isPublicSheet },
          { name: 'libraries', test: LIBRARIES },
          { name: 'calls', test: CALLS, includeDependenciesRecursively: false },
          { name: 'moves', test: MOVES, includeDependenciesRecursively: false },
          { name: 'site', test: SITE },
          { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
          { name: 'dishes', test: DISHES, includeDependenciesRecursively: false },
          { name: 'front', test: FRONT, includeDependenciesRecursively: false },
          { name: 'asking', test: ASKING, includeDependenciesRecursively: false },
          { name: 'menus', test: MENUS, includeDependenciesRecursively: false },
          { name: 'problem', test: PROBLEM, includeDependenciesRecursively: false },
          { name: 'provider', test: PROVIDER, includeDependenciesRecursively: false },
          { name: 'counting', test: COUNTING, includeDependenciesRecursively: false },
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
      // V8 keeps the text of what it runs: two bytes for each letter of a file in which one does not fit into one.
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
  plugins: [namedJsx(), partStyles(), react(), devRendering(api), publicDocument(), precompress()],
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
