/** A copy of what is committed, in which a tool may change the sources, and commands run there. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** Folders with packages of their own. */
const WITH_PACKAGES = ['.', 'backend', 'frontend'];

/** How much one command may print, in bytes, and how long it may take, in milliseconds. */
const MOST_OUTPUT = 64 * 1024 * 1024;
const LONGEST = 60 * 60_000;

/**
 * Runs a command in a folder.
 * @type {(folder: string, ...command: string[]) => void}
 * @throws what it printed, where it failed
 */
export function run(folder, program, ...args) {
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    timeout: LONGEST,
  });
  if (error || status !== 0) throw new Error([program, ...args].join(' '), { cause: error ?? `${stdout}${stderr}` });
}

/**
 * What is committed, in a folder of its own, with the packages of this one.
 * @param {string} folder
 */
export function copyTo(folder) {
  run('.', 'git', 'clone', '--quiet', '--shared', '.', folder);
  // The links are no files of the repository. Its own rule is about folders.
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  for (const part of WITH_PACKAGES) symlinkSync(resolve(part, 'node_modules'), join(folder, part, 'node_modules'));
}
