/** The lint rules of .oxlintrc.json that are our own report what they are there for, in the files that they are about. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const ROOT = resolve(import.meta.dirname, '..');
const SERVICE = 'backend/src/modules/chefs/chefs.service.ts';
const REPOSITORY = 'backend/src/modules/chefs/chefs.repository.ts';
const DIALOG = 'frontend/src/gestion/agenda/CalendarsDialog.tsx';
const QUERY = `export const run = (em: { execute(sql: string): void }): void => em.execute('select 1');\n`;
const CALL = "import { useEffect } from 'react';\nexport const useTop = () => useEffect(() => scrollTo(0, 0), []);\n";
const CLEANUP = "import { useEffect } from 'react';\nexport const useTop = () => useEffect(() => () => stop(), []);\n";
const LAZY = "import { lazy } from 'react';\nexport const load = lazy;\n";
const IMPORT = "export const load = () => import('./Page');\n";

/** @type {[file: string, text: string, rules: string[]][]} */
const CASES = [
  [SERVICE, QUERY, ['house(sql-in-repositories)']],
  [REPOSITORY, QUERY, []],
  [SERVICE, 'export const port = process.env.PORT;\n', ['eslint(no-restricted-properties)']],
  ['backend/src/config/env.ts', 'export const port = process.env.PORT;\n', []],
  [SERVICE, 'export const parse = (text: string): any => JSON.parse(text);\n', ['typescript(no-explicit-any)']],
  [SERVICE, 'const later = async () => fetch("/");\nlater();\n', ['typescript(no-floating-promises)']],
  [DIALOG, "import { Modal } from 'antd';\nexport const Dialog = Modal;\n", ['eslint(no-restricted-imports)']],
  ...['gestion/agenda/CalendarsDialog.tsx', 'ui/admin/list/csv.ts', 'site/list/FilterBar.tsx'].flatMap((file) => [
    /** @type {[string, string, string[]]} */ ([`frontend/src/${file}`, CALL, ['house(explicit-cleanup)']]),
    /** @type {[string, string, string[]]} */ ([`frontend/src/${file}`, CLEANUP, []]),
  ]),
  ...[
    "export const format = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long' });\n",
    'export const format = new Intl.DateTimeFormat();\n',
    "export const day = (at: Date): string => at.toLocaleDateString('es-CL');\n",
    'export const hour = (at: Date): number => at.getHours();\n',
  ].flatMap((text) =>
    [
      'ui/weeks.ts',
      'gestion/agenda/CalendarsDialog.tsx',
      'site/opinion/OpinionPage.tsx',
      'kitchen/pay/PayPage.tsx',
    ].map(
      (file) =>
        /** @type {[string, string, string[]]} */ ([`frontend/src/${file}`, text, ['house(explicit-time-zone)']]),
    ),
  ),
  [DIALOG, "export const format = new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago' });\n", []],
  [DIALOG, "export const format = new Intl.DateTimeFormat('es-CL', { timeZone: 'UTC' });\n", []],
  [DIALOG, LAZY, ['house(dynamic-import)']],
  [DIALOG, IMPORT, ['house(dynamic-import)']],
  [DIALOG, `declare function fetchCode(load: () => unknown): void;\nfetchCode(() => import('./Page'));\n`, []],
  ['frontend/src/site/home/HomePage.test.tsx', IMPORT, []],
];

/**
 * Lints all cases in one run, each in a file of its own beside the one that it names.
 * @returns {Map<string, { code?: string }[]>} what is reported, by file
 */
function lint() {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const file of ['.oxlintrc.json', 'tools/lint-rules.mjs']) cpSync(join(ROOT, file), join(folder, file));
    // Rules that ask for types run where the packages are.
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": ["node"] } }');
    for (const [at, [file, text]] of CASES.entries()) {
      mkdirSync(dirname(join(folder, plantedAs(at, file))), { recursive: true });
      writeFileSync(join(folder, plantedAs(at, file)), text);
    }
    const oxlint = resolve(ROOT, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format=json', 'backend', 'frontend'], { cwd: folder, encoding: 'utf8' });
    /** @type {{ diagnostics: { code?: string, filename: string }[] }} */
    const { diagnostics } = JSON.parse(stdout);
    // Errors of types do not count: the cases import files that are not there.
    const byRule = diagnostics.filter(({ code = '' }) => /\([a-z]/.test(code));
    return Map.groupBy(byRule, ({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @type {(at: number, file: string) => string} */
const plantedAs = (at, file) => file.replace(/([^/]+)$/, `planted-${at}-$1`);

const found = lint();
for (const [at, [file, text, rules]] of CASES.entries())
  test(`${text.trim().split('\n').at(-1)} in ${file}`, () => {
    const codes = (found.get(plantedAs(at, file)) ?? []).map(({ code }) => code);
    assert.deepEqual([...new Set(codes)].sort(), rules);
  });
