/** Proves that figures come with the machine they were measured on, and with a warning where it is not quiet. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';

import { atBeginning, slowdownFor, stateNow } from './machine.mjs';

const quiet = { load: 0.42, free: 3 * 1024 ** 3, index: 812 };

test('says in a sentence that the machine is busy, and only then', () => {
  assert.doesNotMatch(atBeginning({ ...quiet, load: 1 }).join('\n'), /otros programas/);
  assert.match(atBeginning({ ...quiet, load: 1.01 }).join('\n'), /La carga pasa de 1: otros programas usan la máquina/);
});

test('measures the state itself', () => {
  const { load, free, index } = stateNow();
  assert.ok(load >= 0 && free > 0 && index > 0, JSON.stringify({ load, free, index }));
});

test('slows a fast machine down more than a slow one, as the calculator of Lighthouse does', () => {
  const points = [
    [2000, 6],
    [1533, 4],
    [1300, 3],
    [800, 2],
    [475, 1.5],
    [150, 1],
    [90, 1],
  ];
  for (const [index = 0, slowdown = 0] of points) assert.equal(Math.round(slowdownFor(index) * 100) / 100, slowdown);
});

test('says it before and after a command, whose end it passes on', () => {
  const tool = resolve(import.meta.dirname, 'machine.mjs');
  const program = "console.log('cifra'); process.exit(3)";
  const { status, stdout } = spawnSync(process.execPath, [tool, process.execPath, '-e', program], { encoding: 'utf8' });
  assert.equal(status, 3);
  assert.match(stdout, /al empezar[^]*cifra[^]*al terminar/);
});
