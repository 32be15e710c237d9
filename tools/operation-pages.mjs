/**
 * Checks that what the pages for operators name exists: settings, commands of make, and commands of the admin program.
 * `node tools/operation-pages.mjs` reads README.md and docs/operation. tools/references.mjs checks links.
 */
import { globSync, readFileSync } from 'node:fs';

/** @type {(file: string, pattern: RegExp) => Set<string>} */
const namesIn = (file, pattern) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));

/** Settings that may stand in a file, which NAME_FILE names. */
const IN_FILES = namesIn('backend/src/config/setting-files.ts', /^ {2}'([A-Z0-9_]+)',$/gm);
const SETTINGS = new Set([
  ...namesIn('.env.example', /^#?([A-Z][A-Z0-9_]*)=/gm),
  ...[...IN_FILES].map((name) => `${name}_FILE`),
]);
const TARGETS = namesIn('Makefile', /^([a-z0-9-]+):.*## /gm);
const COMMANDS = namesIn('backend/src/admin/admin-program.ts', /command\('([a-z-]+)/g);

/** Variables of make and of compose: no settings of the product. */
const OTHERS = new Set(
  'ARGS TO FROM ONLY CHEFS REPLICAS COMPOSE_FILE COMPOSE_PROJECT_NAME COMPOSE_ENV_FILES TMPDIR OWNER NAME MB JSON SHA SIGTERM NODE_EXTRA_CA_CERTS'.split(
    ' ',
  ),
);

/** @type {{ what: string, names: Set<string>, pattern: RegExp }[]} */
const KINDS = [
  // Words in capitals of two parts, or with a value. `S3_…` means several.
  {
    what: 'la configuración',
    names: SETTINGS,
    pattern: /(?<![\w./-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Z][A-Z0-9]+(?==))(?![A-Z0-9]|_?[*…])/g,
  },
  { what: 'la orden de make', names: TARGETS, pattern: /(?<=`|^|&& )make ([a-z-]+)/gm },
  {
    what: 'la orden de administración',
    names: COMMANDS,
    pattern: /(?<=app |-- |`)sobremesa (?:--?[\w-]+ )*([a-z][a-z-]*)|ARGS="?([a-z-]+)|`… ([a-z-]+)`/g,
  },
];

/**
 * What a page names and nobody has.
 * @type {(text: string) => string[]}
 */
export const unknownNames = (text) =>
  KINDS.flatMap(({ what, names, pattern }) =>
    [...text.matchAll(pattern)]
      .map((match) => match.slice(1).find(Boolean) ?? '')
      .filter((name) => !names.has(name) && !OTHERS.has(name))
      .map((name) => `no existe ${what} ${name}`),
  );

if (process.argv[1] === import.meta.filename) {
  const problems = ['README.md', ...globSync('docs/operation/**/*.md')].flatMap((file) =>
    unknownNames(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
