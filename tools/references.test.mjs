/** A link that leads nowhere is found, and one that leads somewhere is not. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const PAGES = {
  'README.md': [
    '# House',
    '## ¿Dónde están las cosas?',
    'See [the guide](docs/guide.md#how-it-begins), [below](#dónde-están-las-cosas) and [the docs](docs/).',
    '   ```md',
    '   [an example](nothing.md)',
    '   ```',
    '[a page](docs/none.md)',
    '[a heading](docs/guide.md#how-it-ends)',
    '<img src="none.png">',
  ].join('\n'),
  'docs/guide.md':
    '# Guide\n\n## How it begins\n\nBack to [the house](../README.md), or [out](https://example.com/).\n',
};

test('links that lead nowhere, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  try {
    for (const [path, text] of Object.entries(PAGES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const tool = resolve(import.meta.dirname, 'references.mjs');
    const { status, stderr } = spawnSync(process.execPath, [tool], { cwd: folder, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.deepEqual(stderr.trim().split('\n'), [
      'No existe: README.md:7 docs/none.md',
      'No existe: README.md:8 docs/guide.md#how-it-ends',
      'No existe: README.md:9 none.png',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
