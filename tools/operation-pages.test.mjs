/** Proves that a name which nobody has is found in a page for operators, in prose and in commands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownNames } from './operation-pages.mjs';

const UNKNOWN = [
  '`SHUTDOWN_DELAI` is five seconds',
  'BACKUP_CRONS=15 4 * * *',
  'PROT=3000',
  '```sh\nmake scale\n```',
  'first `make instal`',
  'docker compose exec app sobremesa doctr',
  'kubectl exec deployment/sobremesa -- sobremesa verfy',
  '`sobremesa people` and `sobremesa persons`',
  'make admin ARGS=verifi',
];

for (const text of UNKNOWN)
  test(`it has no ${text}`, () => {
    assert.equal(unknownNames(text).length, 1);
  });

test('what is there is not named', () => {
  const text =
    '`S3_…` and `RATE_LIMIT_*`, `DATABASE_PASSWORD`, `make drill`, `make admin ARGS="end-sessions ana@x.example"`, ' +
    'docker compose exec app sobremesa backup /data/backups/today; `sobremesa --help`; to make a backup';
  assert.deepEqual(unknownNames(text), []);
});
