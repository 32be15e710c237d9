import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where the system answers that a folder which
 * cannot be made is not there, as below /proc.
 *
 * @throws the system's error, which {@link explainStartFailure} words
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been faster; a file in the folder's place is no folder.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Fails as storing the first file would, so that a start is refused instead of a visitor.
 *
 * @throws the system's error, which {@link explainStartFailure} words
 */
export function requireFolder(path: string): void {
  makeFolder(path);
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
}
