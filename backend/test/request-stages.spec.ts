import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { query } from '../src/platform/database/query.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './harness/test-database.js';

const BEFORE = 'Migration20261122191900_mails';

/** What a release before writes into `quote_request`: it knows no stage. */
const INSERT = `insert into quote_request
  (request_key, name, email, phone_number, guests, kind, search_key, state, event_date, updated_at, chef_id)
  values (gen_random_uuid(), $1, 'ana@cocina.example', '+56912345678', 2, 'cena', '', $2, $3::date, $4, $5)`;

async function opened(database: TestDatabase): Promise<MikroORM> {
  return MikroORM.init(databaseConfig(database.url, { pool: 2, unlimited: true }));
}

describe('requests from before the stages', () => {
  let database: TestDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    orm = await opened(database);
    await orm.migrator.up({ to: BEFORE });
    const em = orm.em.fork();
    await query(
      em,
      `insert into image (kind, content_hash, width, height, placeholder, variants) values ('profile', 'x', 1, 1, '', '[]')`,
    );
    await query(
      em,
      `insert into chef (chef_name, slug, search_key, public_search_key, description, information, profile_image_id, cover_image_id, email, phone_number)
       select 'Ana', 'Ana', 'ana', 'ana', '', '', id, id, 'a@b.example', '+56912345678' from image`,
    );
    const rows: [name: string, state: string, event: string | null, changed: string, chef: number | null][] = [
      ['Nueva', 'nueva', '2026-01-10', '2026-01-01', 1],
      ['Vista', 'contactada', null, '2026-01-01', null],
      ['Hecha', 'cerrada', '2026-01-10', '2026-01-12', 1],
      ['Hecha el día', 'cerrada', '2026-01-10', '2026-01-10T23:00-03:00', null],
      ['Cayó antes', 'cerrada', '2026-01-10', '2026-01-08', null],
      ['Por venir', 'cerrada', '2099-01-10', '2026-01-08', null],
      ['Sin fecha', 'cerrada', null, '2026-01-08', null],
    ];
    for (const row of rows) await query(em, INSERT, row);
    await orm.migrator.up();
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  it('took place when they were closed after their evening, and are lost otherwise', async () => {
    const rows = await query(
      orm.em.fork(),
      'select name, stage, state, lost_reason, lost_text from quote_request order by id',
    );
    const lost = { stage: 'perdida', state: 'cerrada', lost_reason: 'otra', lost_text: 'Cerrada antes de este cambio' };
    const none = { lost_reason: null, lost_text: null };
    expect(rows).toEqual([
      { name: 'Nueva', stage: 'nueva', state: 'nueva', ...none },
      { name: 'Vista', stage: 'contactada', state: 'contactada', ...none },
      { name: 'Hecha', stage: 'realizada', state: 'cerrada', ...none },
      { name: 'Hecha el día', stage: 'realizada', state: 'cerrada', ...none },
      { name: 'Cayó antes', ...lost },
      { name: 'Por venir', ...lost },
      { name: 'Sin fecha', ...lost },
    ]);
  });

  it('tell what became of them, and keep what they were for as their first choice', async () => {
    const told = await query(
      orm.em.fork(),
      `select name, actor, text, data from quote_request_activity a join quote_request r on r.id = quote_request_id
       where name in ('Hecha', 'Sin fecha') order by r.id`,
    );
    expect(told).toEqual([
      { name: 'Hecha', actor: 'system', text: null, data: { to: 'realizada' } },
      {
        name: 'Sin fecha',
        actor: 'system',
        text: 'Cerrada antes de este cambio',
        data: { to: 'perdida', reason: 'otra' },
      },
    ]);
    const choices = await query(
      orm.em.fork(),
      'select quote_request_id, position, chef_id, proposal_id from quote_request_choice order by 1',
    );
    expect(choices).toEqual([
      { quote_request_id: 1, position: 1, chef_id: 1, proposal_id: null },
      { quote_request_id: 3, position: 1, chef_id: 1, proposal_id: null },
    ]);
  });
});

describe('beside a release that knows three states', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  const row = async (): Promise<unknown> =>
    (
      await query(
        orm.em.fork(),
        'select state, stage, lost_reason, version from quote_request where id = (select max(id) from quote_request)',
      )
    )[0];
  const run = (text: string): Promise<unknown> =>
    query(orm.em.fork(), `${text} where id = (select max(id) from quote_request)`);
  const write = (set: string): Promise<unknown> => run(`update quote_request set ${set}`);
  const add = (event: string | null, state = 'nueva') =>
    query(orm.em.fork(), INSERT, ['Ana', state, event, '2026-01-01', null]);

  beforeAll(async () => {
    database = await createTestDatabase();
    orm = await opened(database);
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  it('what that one writes is a stage, and told', async () => {
    await add('2026-01-10');
    expect(await row()).toEqual({ state: 'nueva', stage: 'nueva', lost_reason: null, version: 1 });
    await write(`state = 'contactada'`);
    expect(await row()).toEqual({ state: 'contactada', stage: 'contactada', lost_reason: null, version: 2 });
    await write(`state = 'cerrada'`);
    expect(await row()).toEqual({ state: 'cerrada', stage: 'realizada', lost_reason: null, version: 3 });
    await write(`state = 'nueva'`);
    expect(await row()).toEqual({ state: 'nueva', stage: 'nueva', lost_reason: null, version: 4 });
    await write(`state = 'cerrada'`);
    expect(await row()).toEqual({ state: 'cerrada', stage: 'perdida', lost_reason: 'otra', version: 5 });
    await write(`state = 'contactada'`);
    expect(await row()).toEqual({ state: 'contactada', stage: 'contactada', lost_reason: null, version: 6 });
    const moves = await query<{ data: { to: string } }>(
      orm.em.fork(),
      `select data from quote_request_activity where kind = 'moved' order by id`,
    );
    expect(moves.map(({ data }) => data.to)).toEqual(['contactada', 'realizada', 'nueva', 'perdida', 'contactada']);
  });

  it('what this one writes is a state that the other knows', async () => {
    await add(null);
    for (const [stage, state] of [
      ['contactada', 'contactada'],
      ['cotizada', 'contactada'],
      ['aceptada', 'contactada'],
      ['realizada', 'cerrada'],
    ] as const) {
      await write(`stage = '${stage}'`);
      expect(await row()).toEqual({ state, stage, lost_reason: null, version: 1 });
    }
    await write(`stage = 'perdida', lost_reason = 'precio'`);
    expect(await row()).toEqual({ state: 'cerrada', stage: 'perdida', lost_reason: 'precio', version: 1 });
    await write(`name = 'Otra'`);
    expect(await row()).toEqual({ state: 'cerrada', stage: 'perdida', lost_reason: 'precio', version: 1 });
  });

  it('a closed one that is put in, as from a backup of then, is one of the two ends', async () => {
    await add('2026-01-10', 'cerrada');
    expect(await row()).toMatchObject({ stage: 'realizada' });
    await add(null, 'cerrada');
    expect(await row()).toMatchObject({ stage: 'perdida', lost_reason: 'otra' });
  });

  it('a lost one always has its reason, and another reason its words, whoever writes it', async () => {
    await add(null);
    await expect(write(`stage = 'perdida'`)).rejects.toThrow(/lost_check/);
    await expect(write(`stage = 'perdida', lost_reason = 'otra'`)).rejects.toThrow(/lost_check/);
    await expect(write(`lost_reason = 'precio'`)).rejects.toThrow(/lost_check/);
  });

  describe('what happened', () => {
    const REFUSED = /what happened to a request is not changed/;
    const change = (set: string) => query(orm.em.fork(), `update quote_request_activity set ${set}`);
    const happen = (person: number | null): Promise<unknown> =>
      query(
        orm.em.fork(),
        `insert into quote_request_activity (quote_request_id, kind, actor, person_id, actor_name, text)
         select max(id), 'note', 'person', $1, 'Paula Soto', 'Vive en Ñuñoa' from quote_request`,
        [person],
      );

    it('is neither changed nor deleted', async () => {
      await add(null);
      await happen(null);
      await expect(change(`text = 'otra cosa'`)).rejects.toThrow(REFUSED);
      await expect(change(`at = now() - interval '1 day'`)).rejects.toThrow(REFUSED);
      await expect(query(orm.em.fork(), 'delete from quote_request_activity')).rejects.toThrow(REFUSED);
    });

    it('goes with its request', async () => {
      await add(null);
      await happen(null);
      await run('delete from quote_request');
      await add(null);
    });

    it('keeps the name of somebody who was deleted', async () => {
      const [person] = await query<{ id: number }>(
        orm.em.fork(),
        `insert into person (name, email, search_key, role, state) values ('Paula Soto', 'p@b.example', '', 'USER', 'ACTIVE') returning id`,
      );
      await happen(person?.id ?? 0);
      await expect(change('person_id = null')).rejects.toThrow(REFUSED);
      await query(orm.em.fork(), 'delete from person');
      const left = await query(
        orm.em.fork(),
        'select person_id, actor_name from quote_request_activity order by id desc limit 1',
      );
      expect(left).toEqual([{ person_id: null, actor_name: 'Paula Soto' }]);
    });

    it('loses its words, and nothing else, when personal data are erased', async () => {
      await orm.em.fork().transactional(async (em) => {
        await query(em, `select set_config('sobremesa.erasing_personal_data', 'on', true)`);
        await query(em, 'update quote_request_activity set text = null, actor_name = null');
      });
      const erase = orm.em.fork().transactional(async (em) => {
        await query(em, `select set_config('sobremesa.erasing_personal_data', 'on', true)`);
        await query(em, `update quote_request_activity set kind = 'moved'`);
      });
      await expect(erase).rejects.toThrow(REFUSED);
      await expect(change(`text = 'otra cosa'`)).rejects.toThrow(REFUSED);
    });
  });
});
