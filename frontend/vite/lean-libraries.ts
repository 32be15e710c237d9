import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

/**
 * Sends visitors only the part of react-router and RTK Query that the product uses: together 10 kB gzip of the 130 kB
 * of a first load. react-router's package.json names its development build for everyone; definitions without
 * a mark keep what nobody imports (Form, Await, framework mode) in the bundle, and so do both libraries' questions
 * whether they run in a mode that this product never does.
 */
export function leanLibraries(): Plugin[] {
  return [
    {
      name: 'sobremesa:lean-router',
      apply: 'build',
      config: () => ({
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: `${production}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
          ],
        },
      }),
      transform: {
        filter: { id: /react-router\/dist\/production\//, code: 'function createRouter(' },
        handler: (code) => ({ code: leaveOut(markUnused(code), ROUTER), map: null }),
      },
    },
    {
      name: 'sobremesa:lean-store',
      apply: 'build',
      transform: {
        filter: { id: /@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/ },
        handler: (code) => ({ code: leaveOut(code, STORE), map: null }),
      },
    },
    {
      name: 'sobremesa:lean-queries',
      apply: 'build',
      transform: {
        filter: { id: /@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/ },
        handler: (code) => ({ code: leaveOut(code, QUERIES), map: null }),
      },
    },
    {
      name: 'sobremesa:lean-query-hooks',
      apply: 'build',
      transform: {
        filter: { id: /@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/ },
        handler: (code) => ({ code: leaveOut(code, QUERY_HOOKS), map: null }),
      },
    },
    {
      name: 'sobremesa:lean-selectors',
      apply: 'build',
      transform: {
        filter: { id: /reselect\/dist\/reselect\.mjs$/ },
        handler: (code) => ({ code: leaveOut(code, SELECTORS), map: null }),
      },
    },
  ];
}

const production = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));

/** Lets the bundler see that a component nobody imports can go. */
export function markUnused(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{$[^]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replace(/= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}

/** What is left out of a library's code: each part with the place it has there and what stands there instead. */
type LeftOut = Record<string, [place: RegExp, instead: string]>;

/** A function within another that nothing calls here; the bundler cannot know. */
export const unused = (name: string): LeftOut => ({
  [name]: [
    new RegExp(`^([ \\t]*)(?:async )?function ${name}\\([^]*?^\\1\\}$`, 'gm'),
    `$1function ${name}() { throw new Error('vite/lean-libraries.ts') }`,
  ],
});

/** eslint.config.js forbids what would need these: it would work in development only. */
export const ROUTER: LeftOut = {
  'framework mode': [/React\d*\.useContext\(FrameworkContext\)/g, 'null'],
  'server components': [/React\d*\.useContext\(RSCRouterContext\)/g, 'false'],
  'errors of server components': [/if \(this\.context\b/g, 'if (false'],
  'prefetching links, which framework mode has': [
    /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g,
    '[false, null, {}]',
  ],
  'what those links fetch': [/return shouldPrefetch && !isAbsolute \? [^;]*: link;/g, 'return link;'],
  instrumentation: [/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
  'view transitions': [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
  'starting those': [/if \(renderDfd && pendingState && router\.window\)/g, 'if (false)'],
  'remembering those': [/^ *restoreAppliedTransitions\([^]*?removePageHideEventListener = [^;]*;$/gm, ''],
  'those on the way back': [
    /if \(pendingAction === "POP" [^{]*isUninterruptedRevalidation && [^{]*\{/g,
    'if (false) {',
  ],
  'those on the way on': [/else if \(pendingViewTransitionEnabled\) \{/g, 'else if (false) {'],
  'errors without a boundary, which our root is': [
    /= (?:\/\*.*?\*\/ )?React\d*\.createElement\(DefaultErrorComponent, null\)/g,
    '= null',
  ],
  'state from framework mode': [/\|\| parseHydrationData\(\)/g, ''],
  // Actions and fetchers in the browser: what is written there goes through RTK Query. The server's are another function.
  ...unused('handleAction'),
  ...unused('fetch2'),
  ...unused('handleFetcherAction'),
  ...unused('handleFetcherLoader'),
  ...unused('updateFetcherState'),
  ...unused('getFetcher'),
  ...unused('resetFetcher'),
  ...unused('queueFetcherForDeletion'),
  ...unused('getUpdatedRevalidatingFetchers'),
  'fetchers that load anew': [/^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{$[^]*?^ {2}\}\);$/gm, ''],
  'asking for those': [/let fetcherResultsPromise = Promise\.all\([^]*?^ {4}\);$/gm, 'let fetcherResultsPromise = [];'],
  'what those answer': [/^ {2}revalidatingFetchers\.filter\([^]*?^ {2}\}\);$/gm, ''],
  'fetchers that are done': [/(?<!function )markFetchRedirectsDone\(\w+\)/g, 'false'],
  'fetchers that came too late': [/(?<!function )abortStaleFetchLoads\([^)]*\)/g, 'false'],
  'forms that a navigation sends': [/if \(!opts \|\| !isSubmissionNavigation\(opts\)\) \{/g, 'if (true) {'],
  'what those are answered': [
    /else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{/g,
    'else if (false) {',
  ],
  'what those ask': [/if \(submission && isMutationMethod\(submission\.formMethod\)\) \{/g, 'if (false) {'],
  'where those are sent on to': [/if \(redirectPreserveMethodStatusCodes\.has\([^{]*\{/g, 'if (false) {'],
  // Routes that are only found out while navigating.
  'looking for those': [/if \(init\.patchRoutesOnNavigation\)/g, 'if (false)'],
  ...unused('discoverRoutes'),
  ...unused('patchRoutes'),
  'middleware of routes': [/if \(!args\.matches\.some\(\(m\) => m\.route\.middleware\)\)/g, 'if (true)'],
  ...unused('runClientMiddlewarePipeline'),
  'middleware that is fetched': [
    /let lazyMiddlewarePromise = loadLazyRouteProperty\(\{[^]*?\}\);/g,
    'let lazyMiddlewarePromise;',
  ],
  'routes whose parts are fetched one by one': [
    /^ {2}let lazyKeys = [^]*?^ {2}\};$/gm,
    "  throw new Error('vite/lean-libraries.ts');",
  ],
  'parts of a path that may be missing': [
    /if \(route\.path === "" \|\| !route\.path\?\.includes\("\?"\)\) \{/g,
    'if (true) {',
  ],
  'addresses that hide another': [/if \(opts\?\.mask\) \{/g, 'if (false) {'],
};

export const STORE: LeftOut = {
  'thunks among the reducers of a slice': [/if \(isAsyncThunkSliceReducerDefinition\(\w+\)\)/g, 'if (false)'],
  'reducers that a function makes': [/options\.reducers\(buildReducerCreators\(\)\)/g, 'options.reducers'],
};

export const QUERIES: LeftOut = {
  polling: [/^\s*buildPollingHandler,$/gm, ''],
  'hooks into the life of a cache entry': [/^\s*buildCacheLifecycleHandler,$/gm, ''],
  'hooks into the life of a query': [/^\s*buildQueryLifecycleHandler$/gm, ''],
  'refetching on focus': [/buildWindowEventHandler\(builderArgs\)/g, '() => {}'],
  'patches of cached answers': [/^\s*enablePatches\(\);$/gm, ''],
  'writing those': [
    /^\tconst (patchQueryData|updateQueryData|upsertQueryData|prefetch) = [^]*?^\t\};$/gm,
    '\tconst $1 = void 0;',
  ],
  'subscriptions as the developer tools show them': [/if \(didMutate && !updateSyncTimer\)/g, 'if (false)'],
  'their patches': [/return applyPatches\(state, action\.payload\);/g, 'return state;'],
  'schemas to check answers by': [/if \(\w+Schema && !shouldSkip\(/g, 'if (false && !shouldSkip('],
  'what does not keep to those': [/caughtError instanceof NamedSchemaError/g, 'false'],
  'asking for infinite queries': [/(?<!function )isInfiniteQueryDefinition\(\w+\)/g, 'false'],
  'answering those': [/if \(isQuery && "infiniteQueryOptions" in endpointDefinition\)/g, 'if (false)'],
  ...unused('buildInitiateInfiniteQuery'),
  ...unused('buildInfiniteQuerySelector'),
};

export const QUERY_HOOKS: LeftOut = {
  'asking for infinite queries': [/(?<!function )isInfiniteQueryDefinition\(\w+(?:\[\w+\])?\)/g, 'false'],
  ...unused('buildInfiniteQueryHooks'),
  ...unused('usePrefetch'),
};

/** RTK Query's selectors only remember: nothing here limits, counts or looks into what they remember. */
export const SELECTORS: LeftOut = {
  'limits of a cache and equal results': [
    /const \{ resultEqualityCheck, maxSize \} = options;/g,
    'const maxSize = void 0, resultEqualityCheck = void 0;',
  ],
  'generations of a limited cache': [/if \(prevNode !== null\)/g, 'if (false)'],
  'emptying and counting': [/memoized\.clearCache = \(\) => \{[^]*?return memoized;/g, 'return memoized;'],
  'complaints about what a selector is made of': [/^\s*assertIs(?:Function|ArrayOfFunctions)\([^;]*;$/gm, ''],
  'what a selector shows of itself': [/return Object\.assign\(selector, \{[^]*?^ {4}\}\);/gm, 'return selector;'],
};

/** Stops the build where a library no longer has such a place. */
export function leaveOut(code: string, parts: LeftOut): string {
  return Object.entries(parts).reduce((before, [part, [place, instead]]) => {
    const after = before.replace(place, instead);
    if (after === before) throw new Error(`No place to leave out ${part}: look at vite/lean-libraries.ts again.`);
    return after;
  }, code);
}
