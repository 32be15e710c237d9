import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { generateEndpoints } from '@rtk-query/codegen-openapi';
import metadata from 'libphonenumber-js/min/metadata';
import { format } from 'prettier';

import { constraintsOf, type OpenApiDocument } from './constraints.ts';
import { auditNamesOf, formNamesOf, listValuesOf, pageValuesOf, quoteNamesOf, staffNamesOf } from './page-values.ts';
import { callersOf } from './public-operations.ts';
import { servedPages } from './public-pages.ts';

/**
 * `node codegen/generate.ts [DOCUMENT] [FOLDER]`: writes what the frontend takes from the API's contract into FOLDER.
 * The defaults are openapi/openapi.json and src/api.
 *
 * - `public.generated.ts`: types, endpoints and hooks of what public pages call, in the browser or on the server;
 * - `link.generated.ts`: those that pages behind secret links call, which only the server renders, and those of one page alone,
 *   added to the public ones;
 * - `generated.ts`: those that only the back-office calls, added to the public ones;
 * - `kitchen.generated.ts`: those that only Mi cocina calls;
 * - `chile.generated.ts`: what libphonenumber-js knows of Chilean numbers, a hundredth of what it knows of the world's;
 * - `public-pages.generated.ts`: what the server has to know of the public pages, from src/site/pages.ts;
 * - `constraints.generated.ts`: the limits of everything one can send, for the forms' rules. The document itself
 *   never reaches a visitor;
 * - `page-values.generated.ts`: the few values that pages need in their first load;
 * - `quote-names.generated.ts`: what the words of requests are called, which no page needs in its first load;
 * - `form-types.generated.ts` and `form-companies.generated.ts`: what the providers of forms are called, by staff and on the
 *   public pages that show such a form;
 * - `list-values.generated.ts`: the limits of what the two lists are asked for;
 * - `staff-names.generated.ts`: what the back-office calls the codes of money, chefs' answers, opinions and rights;
 * - `audit-names.generated.ts`: what the log calls what was done, to what, and the codes that no other screen names.
 */
const here = import.meta.dirname;
const document = resolve(process.argv[2] ?? join(here, '../../openapi/openapi.json'));
const folder = resolve(process.argv[3] ?? join(here, '../src/api'));

const config = JSON.parse(await readFile(join(here, 'openapi.config.json'), 'utf8')) as object;
const { paths, components } = JSON.parse(await readFile(document, 'utf8')) as OpenApiDocument;
const { visitors, links, chefs, staff } = callersOf(paths);

await write('public.generated.ts', await endpoints(visitors, { apiFile: './base-api', apiImport: 'baseApi' }));
const more = { apiFile: './public.generated', apiImport: 'api' };
const withPublic = "export * from './public.generated';\n";
await write('link.generated.ts', await endpoints(links, more), withPublic);
await write('generated.ts', await endpoints(staff, more), withPublic);

await write('kitchen.generated.ts', await endpoints(chefs, { apiFile: './base-api', apiImport: 'baseApi' }));

const values = pageValuesOf({ paths, components });
await write(
  'page-values.generated.ts',
  [
    `export const PAGE_SIZE = ${values.pageSize};`,
    `export const SEARCH_MAX = ${values.searchMax};`,
    `export const MOST_FOUND = ${values.mostFound};`,
    `export const MAX_HEADERS = ${values.maxHeaders};`,
    `export const MAX_CHOICES = ${values.maxChoices};`,
    `export const QUOTE_KIND_NAMES = ${JSON.stringify(values.quoteKinds)} as const;\n`,
  ].join('\n'),
);

const { mostGuests, mostDiets, highestPrice } = listValuesOf({ paths, components });
await write(
  'list-values.generated.ts',
  [
    `export const MAX_GUESTS = ${mostGuests};`,
    `export const MOST_DIETS = ${mostDiets};`,
    `export const MAX_PRICE = ${highestPrice};\n`,
  ].join('\n'),
);
const { states, reasons, replies } = quoteNamesOf({ paths, components });
await write(
  'quote-names.generated.ts',
  [
    `export const QUOTE_STATE_NAMES = ${JSON.stringify(states)} as const;`,
    `export const LOST_REASON_NAMES = ${JSON.stringify(reasons)} as const;`,
    `export const REPLY_NAMES = ${JSON.stringify(replies)} as const;\n`,
  ].join('\n'),
);

const { types, companies } = formNamesOf({ paths, components });
await write('form-types.generated.ts', `export const FORM_TYPE_NAMES = ${JSON.stringify(types)} as const;\n`);
await write('form-companies.generated.ts', `export const FORM_COMPANIES = ${JSON.stringify(companies)} as const;\n`);

const { actions, kinds, offerStates, texts } = auditNamesOf({ paths, components });
await write(
  'audit-names.generated.ts',
  [
    `export const AUDIT_ACTION_NAMES = ${JSON.stringify(actions)} as const;`,
    `export const AUDIT_KIND_NAMES = ${JSON.stringify(kinds)} as const;`,
    `export const OFFER_STATE_NAMES = ${JSON.stringify(offerStates)} as const;`,
    `export const TEXT_NAMES = ${JSON.stringify(texts)} as const;\n`,
  ].join('\n'),
);

await write(
  'staff-names.generated.ts',
  staffNamesOf({ paths, components })
    .map(([constant, names]) => `export const ${constant} = ${JSON.stringify(names)} as const;\n`)
    .join(''),
);

const constraints = JSON.stringify(constraintsOf({ paths, components }));
await write('constraints.generated.ts', `export const constraints = ${constraints} as const;\n`);

const { version, countries } = metadata;
const chile = JSON.stringify({
  version,
  country_calling_codes: { 56: ['CL'] },
  countries: { CL: countries.CL },
  nonGeographic: {},
});
await write(
  'chile.generated.ts',
  `import type { MetadataJson } from 'libphonenumber-js/core';\nexport const chile: MetadataJson = ${chile};\n`,
);

const pages = JSON.stringify(await servedPages());
await write(
  'public-pages.generated.ts',
  `export const publicPages = ${pages} as const;\n`,
  '',
  'frontend/src/site/pages.ts',
);

type Options = Parameters<typeof generateEndpoints>[0];

/** The code of these operations. They are added to the API that `apiFile` exports. */
async function endpoints(names: Set<string>, file: Pick<Options, 'apiFile' | 'apiImport'>): Promise<string> {
  const filterEndpoints = (name: string): boolean => names.has(name);
  return String(await generateEndpoints({ ...config, ...file, filterEndpoints, schemaFile: document }));
}

async function write(name: string, code: string, more = '', source = 'openapi/openapi.json'): Promise<void> {
  const notice = `// Written by \`make openapi\` from ${source}. Never edited by hand.\n`;
  const tidy = await format(notice + code + more, { parser: 'typescript', printWidth: 120, singleQuote: true });
  await writeFile(join(folder, name), tidy);
}
