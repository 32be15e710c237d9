import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { explainStartFailure } from './explain-start-failure.js';
import { makeFolder, requireFolder } from './make-folder.js';

const root = mkdtempSync(join(tmpdir(), 'make-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What somebody reads of a folder that cannot be made. */
function refusalOf(path: string): string {
  try {
    makeFolder(path);
  } catch (error) {
    return explainStartFailure(error);
  }
  throw new Error(`${path} could be made`);
}

describe('makeFolder', () => {
  it('makes a folder and those above it, and leaves one that is there', () => {
    const path = join(root, 'a', 'b', 'c');
    makeFolder(path);
    makeFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it('refuses a place below a file, and a file', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(refusalOf(join(file, 'data'))).toBe(`${file} no es una carpeta: elige otra con DATA_DIR.`);
    expect(refusalOf(file)).toContain(`${file} no es una carpeta`);
  });

  // Only Linux has such a place.
  it('says of a place below /proc that it cannot be made, instead of trying on', () => {
    expect(refusalOf('/proc/nope')).toContain('No hay permiso para leer y escribir en /proc');
    expect(refusalOf('/proc/nope/deeper')).toContain('/proc/nope');
  });
});

describe('requireFolder', () => {
  it('makes the folder', () => {
    const path = join(root, 'required', 'folder');
    requireFolder(path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  // A folder without permission to write would not do: root may write everywhere but here.
  it('refuses one in which nothing can be stored', () => {
    expect(() => requireFolder('/proc/self')).toThrow(/EACCES|EPERM/);
  });
});
