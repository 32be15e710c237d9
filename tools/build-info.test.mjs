/** A build says which product it is: by its arguments in an image, by git in a checkout. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {Record<string, string>} settings */
function written(settings) {
  const folder = mkdtempSync(join(tmpdir(), 'build-info-'));
  try {
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings };
    execFileSync(process.execPath, [join(root, 'tools/build-info.mjs'), folder], { env });
    return JSON.parse(readFileSync(join(folder, 'build-info.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what the arguments of an image say', () => {
  const said = { COMMIT: '3f2a9c41d07b', COMMIT_DATE: '2026-11-22T18:30:00+00:00' };
  assert.deepEqual(written(said), { version, commit: said.COMMIT, date: said.COMMIT_DATE });
});

test('what git knows of a checkout', () => {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const { commit, date } = written({});
  assert.match(commit, new RegExp(`^${git('rev-parse', 'HEAD').slice(0, 12)}(-dirty)?$`));
  assert.equal(date, git('log', '-1', '--format=%cI'));
});

test('nothing where nobody knows it', () => {
  assert.deepEqual(written({ PATH: '', GIT_DIR: '/nowhere' }), { version });
});
