/**
 * The contract between the two halves: code → openapi/openapi.json → what the frontend generates, the table of calls in
 * backend/README.md, and the public pages as the server has to know them, from frontend/src/site/pages.ts.
 * `node tools/contract.mjs` writes all of it, `node tools/contract.mjs --check` fails when something differs from what
 * is committed. Needs a built backend, but no database.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const DOCUMENT = 'openapi/openapi.json';
const README = 'backend/README.md';
const GENERATED = [
  'public.generated.ts',
  'link.generated.ts',
  'generated.ts',
  'kitchen.generated.ts',
  'constraints.generated.ts',
  'chile.generated.ts',
  'page-values.generated.ts',
  'quote-names.generated.ts',
  'form-types.generated.ts',
  'form-companies.generated.ts',
  'list-values.generated.ts',
  'audit-names.generated.ts',
  'staff-names.generated.ts',
];
/** The one generated file that the backend reads. */
const PAGES = 'public-pages.generated.ts';
const check = process.argv.includes('--check');

const node = (/** @type {string[]} */ ...args) => execFileSync(process.execPath, args, { stdio: 'inherit' });
/** @type {(made: string, committed: string) => boolean} */
const differ = (made, committed) => !existsSync(committed) || !readFileSync(made).equals(readFileSync(committed));

const workplace = mkdtempSync(join(tmpdir(), 'contract-'));
try {
  const fresh = join(workplace, 'openapi.json');
  node('backend/dist/openapi.js', fresh);
  node('frontend/codegen/generate.ts', fresh, workplace);
  const readme = join(workplace, 'README.md');
  node('tools/api-table.mjs', fresh, README, readme);
  /** @type {[made: string, committed: string][]} */
  const pairs = [
    [fresh, DOCUMENT],
    [readme, README],
    [join(workplace, PAGES), `backend/src/platform/http/${PAGES}`],
    ...GENERATED.map((name) => /** @type {[string, string]} */ ([join(workplace, name), `frontend/src/api/${name}`])),
  ];
  const stale = pairs.filter(([made, committed]) => differ(made, committed));
  if (!check) {
    for (const [made, committed] of stale) copyFileSync(made, committed);
    // The contract names the addresses that the pages reserve, as the built server knows them: once more with these pages.
    if (stale.some(([made]) => basename(made) === PAGES)) {
      execFileSync('make', ['backend/dist/.built'], { stdio: 'inherit' });
      node(import.meta.filename);
    }
  } else if (stale.length > 0) {
    console.error(`Desactualizado: ${stale.map(([, committed]) => committed).join(', ')}. Ejecuta make openapi.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(workplace, { recursive: true });
}
