/** Proves that a migration after which the previous release could not go on is refused, however it is written. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from './migration-policy.mjs';

/** @param {string} statement */
const migration = (statement) =>
  `export class M extends Migration { override up(): void { this.addSql(\`${statement}\`); } }`;

const REFUSED = [
  'drop table "seeding"',
  'drop table if exists seeding',
  'alter table "person" drop column "email"',
  'alter table "person" drop "email"',
  'alter table "person"\n  drop column if exists "email"',
  'alter table "person" rename to "people"',
  'alter table "person" rename column "email" to "mail"',
  'alter table "person" rename "email" to "mail"',
  'alter table "person" alter column "email" set not null',
  'alter table "person" alter "email" type int',
  'alter table "person" alter column "email" set data type int',
  'alter table "person" alter column "state" drop default',
  'alter table "person" add "mail" text not null',
  'alter table "person" add column "mail" text not null, add "x" int default 1',
  'ALTER TABLE "person" ADD COLUMN "a" int not null default 0, ADD "mail" text NOT NULL',
  'truncate person',
];

const ALLOWED = [
  'create table "job" ("id" int primary key, "name" text not null)',
  'alter table "person" add "mail" text null',
  'alter table "person" add column "mail" text not null default \'\'',
  'alter table "person" add "id2" int generated always as identity not null',
  'alter table "person" alter column "email" drop not null',
  'alter table "person" add constraint "p_check" check (email is not null or name is not null)',
  'alter table "person" drop constraint "p_check"',
  'drop index "person_email"',
  'drop trigger content_changed on "person"',
  'create trigger content_changed after insert or update or delete or truncate on "person" for each statement execute function f()',
  "update person set email = '' where email is null",
  "create or replace function f() returns trigger language plpgsql as 'begin if tg_op = ''TRUNCATE'' then return null; end if; end'",
];

for (const statement of REFUSED)
  test(`refuses: ${statement}`, () => assert.equal(problemsOf(migration(statement), ['0.1.0']).length > 0, true));

for (const statement of ALLOWED)
  test(`allows: ${statement}`, () => assert.deepEqual(problemsOf(migration(statement), ['0.1.0']), []));

test('what no released version uses may go, and only then', () => {
  const marked = `// unused since 0.2.0: "person"."email"\n${migration('alter table "person" drop column "email"')}`;
  assert.deepEqual(problemsOf(marked, ['0.2.0', '0.1.0']), []);
  assert.match(problemsOf(marked, ['0.1.0']).join(), /0\.2\.0 no es una versión publicada/);
});

test('what a comment says is no statement', () => {
  assert.deepEqual(
    problemsOf(`/** We used to drop table "person". */\n// rename to x\n${migration('select 1')}`, []),
    [],
  );
});
