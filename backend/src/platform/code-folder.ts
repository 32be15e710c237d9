import { findPackageJSON } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
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
