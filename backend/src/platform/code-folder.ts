import { findPackageJSON } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the backend's package. */
export const PACKAGE_FOLDER = dirname(findPackageJSON(import.meta.url) ?? fileURLToPath(import.meta.url));

/**
 * The folder of the code that runs: `src` (tests, tools), `build` (one file for each source) or `dist` (bundled). Files
 * that the code reads, and folders that it searches, have the same places in each. A bundled file cannot find them from
 * its own place, because its code was written elsewhere.
 */
export const CODE_FOLDER = join(
  PACKAGE_FOLDER,
  relative(PACKAGE_FOLDER, fileURLToPath(import.meta.url)).split(sep)[0] ?? '',
);

/**
 * What `node` is given to run a file of the code in a process of its own. Sources, which only tests run, need a compiler.
 * @param file its path in the folder of the code, without an ending
 */
export const nodeArgs = (file: string): string[] =>
  basename(CODE_FOLDER) === 'src'
    ? ['--import', '@oxc-node/core/register', join(CODE_FOLDER, `${file}.ts`)]
    : [join(CODE_FOLDER, `${file}.js`)];
