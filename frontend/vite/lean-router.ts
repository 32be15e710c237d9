import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const production = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));

/**
 * Sends visitors only the part of react-router they use. Its package.json names its development build for everyone,
 * and `Link.displayName = …` beside unmarked `forwardRef` calls keeps what nobody imports (Form, NavLink, framework
 * mode) in the bundle: together 2.5 kB gzip of the 130 kB that quality.md allows.
 */
export function leanRouter(): Plugin {
  return {
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
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({ code: markUnused(code), map: null }),
    },
  };
}

/** Lets the bundler see that a component nobody imports can go. */
export function markUnused(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
