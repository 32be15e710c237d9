/** Proves that references are guarded: each one planted in a small repository that leads nowhere is caught. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

/** Every way in which a file may be named that is there. */
const CLEAN = {
  'README.md': [
    '# House',
    '## ¿Dónde están las cosas?',
    'See [the guide](docs/guide.md#how-it-begins), [below](#dónde-están-las-cosas) and [the code](src/).',
    'Made of `src/chef.entity.ts`, `chef.entity.ts` and `*.{entity,spec}.ts`. It runs on Node.js; `dist/main.js` is built.',
    '1. A step:',
    '   ```md',
    '   see nothing.md',
    '   ```',
  ].join('\n'),
  'docs/guide.md':
    '# Guide\n\n## How it begins\n\nBack to [the house](../README.md), or https://example.com/none.md.\n',
  'src/chef.entity.ts':
    "// Rules as in docs/guide.md, tested by <name>.spec.ts.\nimport './none.js';\nexport const file = 'none.md';\n",
  'src/chef.spec.ts': "test('says what docs/guide.md says', () => undefined);\n",
  'src/look.css': '/* Colours: see guide.md. */\n.a { background: url(none.css); }\n',
  Makefile: '# As README.md says.\nall: none.md\n',
};

/**
 * One line put at the end of one file, and what must be said of it.
 * @type {[file: keyof typeof CLEAN, line: string, what?: string][]}
 */
const PLANTED = [
  ['README.md', '[a page](docs/none.md)'],
  ['README.md', '[a heading](docs/guide.md#how-it-ends)'],
  ['README.md', '<img src="none.png">', 'none.png'],
  ['README.md', 'As written in none.md.', 'none.md'],
  ['docs/guide.md', 'Rules live in `*.rules.ts`.', '*.rules.ts'],
  ['src/chef.entity.ts', '// (see none.md 3)', 'none.md'],
  ['src/chef.entity.ts', 'export const x = 1; // as platform/none.js does', 'platform/none.js'],
  ['src/chef.entity.ts', '/**\n * As in none.ts.\n */', 'none.ts'],
  ['src/chef.spec.ts', "it('obeys none.md', () => undefined);", 'none.md'],
  ['src/look.css', '/* (none.css) */', 'none.css'],
  ['Makefile', '# See none.md.', 'none.md'],
];

/**
 * Writes a repository to a folder of its own and checks its references there.
 * @param {Record<string, string>} files
 */
function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const tool = resolve(import.meta.dirname, 'references.mjs');
    return spawnSync(process.execPath, [tool], { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a repository whose references lead somewhere passes', () => {
  const { status, stderr } = check(CLEAN);
  assert.equal(status, 0, stderr);
});

for (const [file, line, what = /\((.*)\)/.exec(line)?.[1] ?? ''] of PLANTED) {
  test(`${line} in ${file}`, () => {
    const { status, stderr } = check({ ...CLEAN, [file]: `${CLEAN[file]}\n${line}\n` });
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`^No existe: ${file}:\\d+ ${RegExp.escape(what)}\\n$`));
  });
}
