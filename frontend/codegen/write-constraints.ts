import { readFile, writeFile } from 'node:fs/promises';

import { format } from 'prettier';

import { constraintsOf, type OpenApiDocument } from './constraints.ts';

/**
 * Second half of `npm run codegen`: the limits of every field one can send, without the rest of the document,
 * so that forms know them and no visitor downloads the contract (architecture.md 4).
 */
const source = new URL('../../openapi/openapi.json', import.meta.url);
const target = new URL('../src/api/constraints.generated.ts', import.meta.url);

const document = JSON.parse(await readFile(source, 'utf8')) as OpenApiDocument;
const code = `// Written by \`npm run codegen\` from openapi/openapi.json. Never edited by hand.
export const constraints = ${JSON.stringify(constraintsOf(document))} as const;
`;
await writeFile(target, await format(code, { parser: 'typescript', printWidth: 120, singleQuote: true }));
