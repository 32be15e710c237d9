import type { Plugin } from 'vite';

/** An import() of the build: its files stand in one folder. */
const IMPORT = /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g;

/** Lets `globalThis.importQuery` stand behind the address in each import() of a chunk. */
export const withQuery = (code: string): string => code.replace(IMPORT, 'import($1$2$1+(globalThis.importQuery??``))');

/**
 * Chromium keeps a failed import() under its address, so one that failed can be asked for again only under another
 * (ui/optional/fetch-code.ts). The specifier must be a literal for the bundler: what stands behind it is added to what it wrote.
 */
export function importAgain(): Plugin {
  return {
    name: 'sobremesa:import-again',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After Vite, which finds by each import() the styles that belong to it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const asked = withQuery(chunk.code);
          // What a chunk imports from itself is written otherwise, and cannot fail.
          if (asked === chunk.code && chunk.dynamicImports.some((file) => file !== chunk.fileName))
            this.error(`No import() was found in ${chunk.fileName}.`);
          chunk.code = asked;
        }
      },
    },
  };
}
