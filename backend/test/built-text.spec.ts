import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { MAIN } from './harness/product.js';

const BUILT = [dirname(MAIN), join(dirname(MAIN), '../../frontend/dist/server')];

const files = BUILT.flatMap((folder) => globSync(join(folder, '**/*.js')));

/** Otherwise V8 would keep two bytes for each letter of the file. */
it('what the server runs has no letter outside of ASCII', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('what reads the schemas of routes is not among it', () => {
  const known = files.filter((file) => /require_ajv|fast-uri/.test(readFileSync(file, 'utf8')));
  expect(known).toEqual([]);
});
