import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format } from 'prettier';

import { constraintsOf, type OpenApiDocument } from './constraints.ts';

/**
 * `node codegen/generate.ts [DOCUMENT] [FOLDER]`: writes what the frontend takes from the API's contract
 * (architecture.md 5) into FOLDER, by default from openapi/openapi.json into src/api:
 *
 * - `generated.ts`: types, endpoints and hooks of every operation;
 * - `constraints.generated.ts`: the limits of everything one can send, for the forms' rules. The document itself
 *   never reaches a visitor.
 */
const here = import.meta.dirname;
const document = resolve(process.argv[2] ?? join(here, '../../openapi/openapi.json'));
const folder = resolve(process.argv[3] ?? join(here, '../src/api'));

const config = JSON.parse(await readFile(join(here, 'openapi.config.json'), 'utf8')) as object;
const options = { ...config, schemaFile: document } as Parameters<typeof generateEndpoints>[0];
await write('generated.ts', String(await generateEndpoints(options)));

const { paths, components } = JSON.parse(await readFile(document, 'utf8')) as OpenApiDocument;
const constraints = JSON.stringify(constraintsOf({ paths, components }));
await write('constraints.generated.ts', `export const constraints = ${constraints} as const;\n`);

async function write(name: string, code: string): Promise<void> {
  const notice = '// Written by `make openapi` from openapi/openapi.json. Never edited by hand.\n';
  const tidy = await format(notice + code, { parser: 'typescript', printWidth: 120, singleQuote: true });
  await writeFile(join(folder, name), tidy);
}
