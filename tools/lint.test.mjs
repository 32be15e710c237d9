/** Proves that the project's own lint rules catch what they are there for. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { before, test } from 'node:test';
import { ESLint } from 'eslint';

const SERVICE = 'backend/src/modules/chefs/chefs.service.ts';
const REPOSITORY = 'backend/src/modules/chefs/chefs.repository.ts';
const QUERY = `export const run = (em: { execute(sql: string): void }): void => em.execute('select 1');\n`;

/** @type {ESLint} */
let eslint;
before(() => {
  eslint = new ESLint({ cwd: resolve(import.meta.dirname, '..') });
});

/** @type {(filePath: string, text: string) => Promise<(string | null)[]>} */
async function broken(filePath, text) {
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId);
}

test('SQL in a service', async () => assert.deepEqual(await broken(SERVICE, QUERY), ['no-restricted-syntax']));
test('SQL in a repository is at home', async () => assert.deepEqual(await broken(REPOSITORY, QUERY), []));
test('a second reader of the environment', async () => {
  assert.deepEqual(await broken(SERVICE, 'export const port = process.env.PORT;\n'), ['no-restricted-properties']);
});
test('any', async () => {
  const rules = await broken(SERVICE, 'export const parse = (text: string): any => JSON.parse(text);\n');
  assert.ok(rules.includes('@typescript-eslint/no-explicit-any'), rules.join());
});
test('a dialog that is drawn before its press is painted', async () => {
  const text = "import { Modal } from 'antd';\nexport const Dialog = Modal;\n";
  assert.deepEqual(await broken('frontend/src/gestion/agenda/CalendarsDialog.tsx', text), ['no-restricted-imports']);
});
test('a form that checks its fields before its press is painted', async () => {
  const text = "import { Form } from 'antd';\nexport const Step = () => <Form onFinish={() => undefined} />;\n";
  assert.deepEqual(await broken('frontend/src/gestion/agenda/CalendarsDialog.tsx', text), ['no-restricted-syntax']);
});
test('an effect that returns what a call gives', async () => {
  const text = (/** @type {string} */ effect) =>
    `import { useEffect } from 'react';\nexport const useTop = () => useEffect(${effect}, []);\n`;
  for (const file of ['gestion/agenda/CalendarsDialog.tsx', 'ui/admin/csv.ts', 'site/list/FilterBar.tsx']) {
    const scroll = text('() => document.body.scrollIntoView()');
    assert.deepEqual(await broken(`frontend/src/${file}`, scroll), ['no-restricted-syntax'], file);
    assert.deepEqual(await broken(`frontend/src/${file}`, text('() => () => document.body.focus()')), [], file);
  }
});
for (const [what = '', text = ''] of [
  ['a moment', "export const format = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long' });\n"],
  ['a moment without options', 'export const format = new Intl.DateTimeFormat();\n'],
  ['a day', "export const day = (at: Date): string => at.toLocaleDateString('es-CL');\n"],
  ['a part of a moment', 'export const hour = (at: Date): number => at.getHours();\n'],
])
  test(`${what} by the clock of the browser in the back-office`, async () => {
    for (const file of ['gestion/agenda/agenda-days.ts', 'gestion/agenda/CalendarsDialog.tsx', 'ui/admin/csv.ts'])
      assert.deepEqual(await broken(`frontend/src/${file}`, text), ['no-restricted-syntax'], file);
  });
test('a moment by the clock of Chile, and a day as it is', async () => {
  for (const zone of ['America/Santiago', 'UTC']) {
    const text = `export const format = new Intl.DateTimeFormat('es-CL', { timeZone: '${zone}' });\n`;
    assert.deepEqual(await broken('frontend/src/gestion/agenda/agenda-days.ts', text), []);
  }
});
