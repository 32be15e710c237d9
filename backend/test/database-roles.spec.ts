import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { tryDatabase } from '../src/doctor/database-parts.js';
import { AuditRetention } from '../src/modules/audit/index.js';
import { asSystem } from '../src/platform/audit/author.js';
import { isApplied, UNTIL_START, type Declared } from '../src/platform/audit/declarations.repository.js';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { migrate } from '../src/platform/database/migrate.js';
import { inTransaction } from '../src/platform/database/table-rows.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { signIn } from './harness/sign-in.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './harness/test-database.js';
import type { Tried } from '../src/doctor/try-parts.js';

/** The owner migrates, and the product serves with a role that cannot change the log. */

/** A password with signs that mean something in SQL and in an address. */
const PASSWORD = `a'b\\c/d@e%f`;

/** Roles belong to the whole server, which other files use too. */
const named = (what: string): string => `${what}_${randomUUID().slice(0, 8)}`;

const as = (url: string, name: string): string => {
  const address = new URL(url);
  address.username = name;
  address.password = encodeURIComponent(PASSWORD);
  return address.href;
};

async function bringUpToDate(url: string, declared: Declared): Promise<void> {
  const orm = await MikroORM.init(databaseConfig(url, { pool: 2 }));
  try {
    await migrate(orm, url, declared);
  } finally {
    await orm.close();
  }
}

/** What the doctor says of the database. */
const doctor = (databaseUrl: string): Promise<string> =>
  tryDatabase({ databaseUrl } as Tried).catch((error: Error) => error.message);

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Saves a chef as staff do. Returns the log's last line. */
async function saveChef(test: TestApp): Promise<unknown> {
  const { header } = await signIn(test);
  await test.request
    .post('/api/v1/chefs/create')
    .set(header)
    .send(await chefForm(test))
    .expect(200);
  const [line] = await test
    .em()
    .getConnection()
    .execute<unknown[]>(
      `select action, kind, changes->'cities' as cities from audit_line where kind = 'chef' order by id desc limit 1`,
    );
  return line;
}

const CREATED = { action: 'create', kind: 'chef', cities: [[], ['Providencia']] };

describe('an owner that is no superuser, and a role to serve with', () => {
  const owner = named('owner');
  const role = { name: named('serving'), password: PASSWORD };
  let database: TestDatabase;
  let test: TestApp;
  let servingUrl: string;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await run(
      database.url,
      `create role ${owner} login createrole password E'${PASSWORD.replace("'", "''").replace('\\', '\\\\')}'`,
      `alter database ${name} owner to ${owner}`,
    );
    await bringUpToDate(as(database.url, owner), { ...UNTIL_START, role });
    servingUrl = as(database.url, role.name);
    test = await createTestApp({ DATABASE_URL: servingUrl });
    await test.app.get(Jobs).start();
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
  });

  it('saves and logs, and keeps its jobs', async () => {
    expect(await saveChef(test)).toEqual(CREATED);
    await test.request.post('/api/v1/users/authenticate').send({ credential: 'x' });
    const queued = await test.em().getConnection().execute<unknown[]>('select name from pgboss.queue');
    expect(queued.length).toBeGreaterThan(0);
  });

  it.each([
    ['alter a table', 'alter table audit_line add column x int'],
    ['disable its triggers', 'alter table audit_line disable trigger all'],
    ['drop one', 'drop trigger stays_on_delete on audit_line'],
    [
      'put another function in its place',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'`,
    ],
    ['make a function', `create function mine() returns int language sql as 'select 1'`],
    ['become the owner', `set role ${owner}`],
    ['switch triggers off', `set session_replication_role = 'replica'`],
    ['change a line', `update audit_line set record_name = 'x'`],
    ['delete a line', 'delete from audit_line'],
    [
      'delete a line in the name of the retention',
      `set local audit.author = '{"job":"audit-retention"}'; delete from audit_line`,
    ],
    ['empty the log', 'truncate audit_line'],
    ['change what was paid', 'update money_entry set amount = 1'],
    ['delete what was paid', 'delete from money_entry'],
    ['empty the ledger', 'truncate money_entry'],
    ['empty what the log is about', 'truncate chef cascade'],
    ['say that a migration was done', `insert into mikro_orm_migrations (name) values ('Migration2999')`],
    ['give itself rights', `grant update on audit_line to ${role.name}; update audit_line set record_name = 'x'`],
    ['make a superuser', 'create role mighty superuser'],
  ])('may not %s', async (_what, statements) => {
    await expect(run(servingUrl, `begin; ${statements}`)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|42939)$/),
    });
  });

  it('deletes what is older than the setting, in the retention and nowhere else', async () => {
    const old = (months: number): string =>
      `insert into audit_line (at, action, kind, record_name, actor, changes)
       values (now() - interval '${months} months 1 day', 'update', 'old', '${months}', 'system', '{}')`;
    await run(servingUrl, old(7), old(23), old(24), old(30));
    await expect(run(servingUrl, 'select forget_audit_lines(10)')).rejects.toThrow('a line of the log is not changed');
    await asSystem('Limpieza', () => test.app.get(AuditRetention, { strict: false }).sweep(), {
      job: 'audit-retention',
    });
    const left = await test
      .em()
      .getConnection()
      .execute(`select record_name from audit_line where kind = 'old' order by id`);
    expect(left).toEqual([{ record_name: '7' }, { record_name: '23' }]);
  });

  it('has rights on what a later migration makes', async () => {
    const ownerUrl = as(database.url, owner);
    await run(ownerUrl, 'create table later (id int generated always as identity primary key, name text)');
    await bringUpToDate(ownerUrl, { ...UNTIL_START, role });
    await run(servingUrl, `insert into later (name) values ('x')`, `update later set name = 'y'`, 'delete from later');
  });

  it('is what the doctor says nothing about', async () => {
    expect(await doctor(servingUrl)).not.toContain('DATABASE_OWNER_URL');
  });
});

describe('a database that was served as its owner', () => {
  const role = { name: named('serving'), password: PASSWORD };
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const applied = (declared: Declared): Promise<boolean> =>
    inTransaction(database.url, 'read committed', (client) => isApplied(client, declared));

  it('is taken over with its rows and its queue', async () => {
    const before = await createTestApp({ DATABASE_URL: database.url });
    await before.app.get(Jobs).start();
    expect(await saveChef(before)).toEqual(CREATED);
    await before.close();
    expect(await doctor(database.url)).toMatch(/protegido de las personas, pero no de este proceso/);

    await bringUpToDate(database.url, { ...UNTIL_START, role });
    const test = await createTestApp({ DATABASE_URL: as(database.url, role.name) });
    await test.app.get(Jobs).start();
    expect(await test.em().getConnection().execute('select chef_name from chef')).toHaveLength(1);
    const owners = await test
      .em()
      .getConnection()
      .execute(`select distinct tableowner from pg_tables where schemaname = 'pgboss'`);
    expect(owners).toEqual([{ tableowner: role.name }]);
    await test.close();
  });

  it('has its triggers and rights made again when what the code or a setting declares is another', async () => {
    const declared = { ...UNTIL_START, role };
    expect(await applied(declared)).toBe(true);
    expect(await applied(UNTIL_START)).toBe(true);
    expect(await applied({ ...declared, keptMonths: 36 })).toBe(false);
    expect(await applied({ ...UNTIL_START, role: { ...role, name: 'another' } })).toBe(false);
  });
});
