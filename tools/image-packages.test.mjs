/** Proves that the image keeps what the bundle does not have, and nothing else. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BY_NAME, ON_NEED, WITH_FILES } from '../backend/unbundled-packages.mjs';
import { keptPackages } from './image-packages.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const kept = keptPackages(packages);

for (const name of [...WITH_FILES, ...BY_NAME])
  test(`it keeps ${name}`, () => assert.ok(kept.has(`node_modules/${name}`)));

test('it keeps what settings ask for, and what has machine code', () => {
  for (const name of ['@aws-sdk/client-s3', '@opentelemetry/sdk-trace', 'oidc-provider', 'prom-client', 'sonic-boom'])
    assert.ok(kept.has(`node_modules/${name}`), name);
  assert.ok([...kept].some((place) => place.includes('@img/sharp-linux-x64')));
  assert.ok([...kept].some((place) => place.includes('@img/sharp-libvips-linux-arm64')));
  for (const part of ON_NEED)
    assert.ok(
      [...kept].some((place) => place.startsWith(`node_modules/${part}`)),
      part,
    );
});

test('it leaves what is bundled', () => {
  for (const name of ['kysely', '@nestjs/swagger', 'rxjs', 'imapflow', 'typescript', 'react'])
    assert.ok(!kept.has(`node_modules/${name}`), name);
});

test('it takes the nearest of several versions, and companions that are asked for', () => {
  const found = keptPackages({
    backend: { dependencies: { 'prom-client': '1' } },
    'node_modules/prom-client': {
      dependencies: { a: '1' },
      peerDependencies: { b: '1', c: '1' },
      peerDependenciesMeta: { c: { optional: true } },
    },
    'node_modules/prom-client/node_modules/a': { dependencies: { d: '1' } },
    'node_modules/a': {},
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': { dependencies: { 'prom-client': '1' } },
  });
  assert.deepEqual([...found].sort(), [
    'node_modules/b',
    'node_modules/d',
    'node_modules/prom-client',
    'node_modules/prom-client/node_modules/a',
  ]);
});
