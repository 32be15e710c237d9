import type { Plugin } from 'vite';

const JSX = 'react/jsx-runtime';

/** Where React's JSX functions have names of their own. */
const NAMED_JSX = '\0named-jsx';

/**
 * Gives the functions that JSX is compiled to names of their own. React's package is CommonJS, whose parts are read from an
 * object at each use: thousands of times, for as many bytes.
 */
export function namedJsx(): Plugin {
  return {
    name: 'sobremesa:named-jsx',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id, importer) => (id === JSX && importer !== NAMED_JSX ? NAMED_JSX : null),
    load: (id) => (id === NAMED_JSX ? `import all from '${JSX}'; export const { Fragment, jsx, jsxs } = all;` : null),
  };
}
