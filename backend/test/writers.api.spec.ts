import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { advisoryKey } from '../src/platform/database/lock.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm, foodTypeId, proposalForm, proposalItem } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds } from './harness/soak.js';
import { statementsDuring, type Statement } from './harness/statements.js';

/** Anyone who writes takes locks in one order, so that no two wait for each other. `WRITER_ROUNDS` tries it more often. */

/** How often all of them meet. */
const ROUNDS = Number(process.env['WRITER_ROUNDS'] ?? rounds(1, 20));

let test: TestApp;
let admin: SignedIn;
let chefs: Row[];
let form: Record<string, unknown>;
let counted = 0;

interface Row {
  id: number;
  version: number;
}
interface Answered {
  status: number;
  body: { data: unknown };
}

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  form = await chefForm(test);
  chefs = [await data('post', '/chefs/create', form), await data('post', '/chefs/create', form)];
});
afterAll(() => test.close());

const call = async (method: 'post' | 'put' | 'delete', path: string, body?: object): Promise<Answered> =>
  test.request[method](`/api/v1${path}`).set(admin.header).send(body);
async function data(...asked: Parameters<typeof call>): Promise<Row> {
  const { status, body } = await call(...asked);
  expect({ asked, status, body, ok: status < 300 }).toMatchObject({ ok: true });
  return body.data as Row;
}

/** Names that want the same addresses, and choices, some of them new. */
const wanted = () => {
  counted += 1;
  const foods = ['Chilena', `Nueva ${Math.floor(counted / 3)}`, `Otra ${Math.floor(counted / 4)}`];
  return { name: ['Ana', 'Ana 2', 'Ana-2-2'][counted % 3] as string, foods: counted % 2 ? foods : foods.toReversed() };
};
const chefWanted = (): object => {
  const { name, foods } = wanted();
  return { ...form, name, food_types: foods };
};
async function dishWanted(): Promise<Record<string, unknown>> {
  const { name, foods } = wanted();
  return proposalItem(test, { dish_name: name, food_types: foods });
}
const chefOf = (): Row => chefs[counted++ % chefs.length] as Row;
const newChef = (): Promise<Row> => data('post', '/chefs/create', chefWanted());
const newDish = async (): Promise<Row> =>
  data('post', '/proposals/create', { chef_id: chefOf().id, ...(await dishWanted()) });
const deletionOf = async (kind: string, { id }: Row): Promise<number> => {
  await data('delete', `/${kind}s/delete/${id}`);
  const [row] = await query<{ id: number }>(
    test.em(),
    'select id from deleted_record where kind = $1 and record_id = $2',
    [kind, id],
  );
  return row?.id ?? 0;
};

type Write = () => Promise<Answered>;

/** Each makes ready what it needs, and returns the write itself. */
const WRITERS: Record<string, () => Write | Promise<Write>> = {
  'create a chef': () => {
    const body = { ...chefWanted(), creation_key: crypto.randomUUID() };
    return () => call('post', '/chefs/create', body);
  },
  'update a chef': () => {
    const { id } = chefOf();
    const body = chefWanted();
    return () => call('put', `/chefs/update/${id}`, body);
  },
  'switch a chef': () => {
    const { id } = chefOf();
    return () => call('put', `/chefs/change-favorite/${id}`);
  },
  'delete a chef': async () => {
    const { id } = await newChef();
    await data('post', '/proposals/create', await proposalForm(test, id));
    return () => call('delete', `/chefs/delete/${id}`);
  },
  'bring back a chef': async () => {
    const chef = await newChef();
    await data('post', '/proposals/create', await proposalForm(test, chef.id));
    const deletion = await deletionOf('chef', chef);
    return () => call('post', `/deleted_records/bring-back/${deletion}`);
  },
  'restore a chef': async () => {
    const { id } = await newChef();
    const { version } = await data('put', `/chefs/update/${id}`, chefWanted());
    const body = { fields: ['name', 'food_types'], seen: version };
    return () => call('post', `/versions/chef/${id}/1/restore`, body);
  },
  'create an experience': async () => {
    const body = { chef_id: chefOf().id, ...(await dishWanted()) };
    return () => call('post', '/proposals/create', body);
  },
  'update an experience': async () => {
    const { id } = await newDish();
    const body = await dishWanted();
    return () => call('put', `/proposals/update/${id}`, body);
  },
  'delete an experience': async () => {
    const { id } = await newDish();
    return () => call('delete', `/proposals/delete/${id}`);
  },
  'bring back an experience': async () => {
    const deletion = await deletionOf('proposal', await newDish());
    return () => call('post', `/deleted_records/bring-back/${deletion}`);
  },
  'restore an experience': async () => {
    const { id } = await newDish();
    const { version } = await data('put', `/proposals/update/${id}`, await dishWanted());
    const body = { fields: ['dish_name', 'food_types'], seen: version };
    return () => call('post', `/versions/proposal/${id}/1/restore`, body);
  },
  'replace a set': async () => {
    const { id } = chefOf();
    // None of the others' experiences is removed.
    const body = { known: [], proposals: [await dishWanted(), await dishWanted()] };
    return () => call('put', `/proposals/update/chef/${id}`, body);
  },
  'create an opinion': () => {
    const body = { chef_id: chefOf().id, client_name: 'Luz', description: 'Todo muy rico.', score: 5 };
    return () => call('post', '/comments/create', body);
  },
  'bring back an opinion': async () => {
    const opinion = { chef_id: chefOf().id, client_name: 'Luz', description: 'Todo muy rico.', score: 5 };
    const deletion = await deletionOf('comment', await data('post', '/comments/create', opinion));
    return () => call('post', `/deleted_records/bring-back/${deletion}`);
  },
  'merge a choice': async () => {
    const name = `Con otra ${++counted}`;
    const { id } = await data('post', '/lookups/food_type/create', { name });
    await data('put', `/chefs/update/${chefOf().id}`, { ...form, food_types: [name] });
    const body = { into_id: await foodTypeId(test, 'Chilena') };
    return () => call('put', `/lookups/food_type/merge/${id}`, body);
  },
};

/** The order of locks that docs/decisions/0006-reads-and-writes.md gives. */
const NAMED = ['lookups', 'deletion', 'chef-slug', 'row of a chef', 'proposal-slug', 'row of a deletion'];
const ADVISORY = new Map(NAMED.map((name) => [advisoryKey(name), name]));
const ROWS: [RegExp, string][] = [
  [/from "chef" .*for (no key )?update/, 'row of a chef'],
  [/from "deleted_record" .*for update/, 'row of a deletion'],
];

/** The locks that a statement takes, by the names above. */
const locksOf = ({ text }: Statement): string[] =>
  text
    .split('; ')
    .flatMap((part) => [
      ...[...part.matchAll(/pg_advisory_xact_lock(?:_shared)?\((-?\d+)\)/g)].map(([, key = '']) => ADVISORY.get(key)),
      ...ROWS.flatMap(([pattern, name]) => (pattern.test(part) ? name : [])),
    ])
    .filter((name) => name !== undefined);

it.each(Object.entries(WRITERS))('takes locks in one order: %s', async (_name, prepare) => {
  const write = await prepare();
  let status = 0;
  const sent = await statementsDuring(async () => ({ status } = await write()));
  const taken = [...new Set(sent.flatMap(locksOf))];
  expect(status).toBeLessThan(300);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken).toEqual(NAMED.filter((name) => taken.includes(name)));
});

it(
  'lets all writers write at the same moment, again and again',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      chefs = [await newChef(), await newChef()];
      const writes: Write[] = [];
      for (const prepare of Object.values(WRITERS)) writes.push(await prepare());
      // Each is the first once.
      const turned = writes.map((_, at) => writes[(at + round) % writes.length] as Write);
      const answers = await Promise.all(turned.map((write) => write()));
      // Of two that wait for each other, PostgreSQL ends one, and that is answered with 409.
      const refused = answers.filter(({ status }) => status >= 300).map(({ status, body }) => ({ status, ...body }));
      expect(refused).toEqual([]);
    }
  },
  180_000 + 10_000 * ROUNDS,
);
