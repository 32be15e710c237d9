import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_FOLDER, PACKAGE_FOLDER } from './code-folder.js';

/** Which product runs. What nobody said when it was built is 'unknown'. */
export interface BuildInfo {
  /** The version of package.json. */
  version: string;
  /** Twelve digits of the commit, with '-dirty' when it was built from changes that no commit has. */
  commit: string;
  /** The commit's date as ISO 8601. */
  date: string;
}

const UNKNOWN = 'unknown';
const PACKAGE = join(PACKAGE_FOLDER, '../package.json');
const WRITTEN = join(CODE_FOLDER, 'build-info.json');

let known: BuildInfo | undefined;

/** What the build wrote of itself (tools/build-info.mjs). From the sources only the version is known. Read once. */
export function buildInfo(): BuildInfo {
  return (known ??= readBuildInfo(WRITTEN, PACKAGE));
}

/**
 * Reads which product it is.
 * @param written the file that the build wrote
 * @param manifest the root's package.json, for the version where there is no such file
 */
export function readBuildInfo(written: string, manifest: string): BuildInfo {
  const { version = UNKNOWN, commit = UNKNOWN, date = UNKNOWN } = read(written) ?? {};
  return { version: version === UNKNOWN ? (read(manifest)?.version ?? UNKNOWN) : version, commit, date };
}

/** The fields of a file. Undefined when it is not there or cut off: nothing depends on it but what is shown. */
function read(file: string): Partial<BuildInfo> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildInfo>;
  } catch {
    return undefined;
  }
}
