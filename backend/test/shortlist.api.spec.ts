import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;
let ana: number;
let bruno: number;
let dish: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  ana = await newChef('Ana María Pérez');
  bruno = await newChef('Bruno Tapia');
  const sent = await proposalForm(test, bruno, {
    dish_name: 'Pastel de choclo',
    guests_min: 4,
    guests_max: 14,
    duration_minutes: 180,
  });
  const { body } = await test.request.post(`${API}/proposals/create`).set(admin.header).send(sent).expect(201);
  dish = body.data.id as number;
});
afterAll(() => test.close());

async function newChef(name: string): Promise<number> {
  const form = await chefForm(test, { name });
  const { body } = await test.request.post(`${API}/chefs/create`).set(admin.header).send(form).expect(200);
  return body.data.id as number;
}

/** What one compares chefs and experiences by. */
const COMPARED = { price_per_person: 45000, modalities: [{ id: expect.any(Number), name: 'Cenas' }] };

const find = (search: string) => test.request.get(`${API}/shortlist/find${search}`);

it('says what is still there of what a visitor kept, without anything private', async () => {
  const { body } = await find(`?chefs=${ana},${bruno},999999&proposals=${dish},999999`).expect(200);
  expect(body.data.chefs).toEqual([
    { id: ana, chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez', profile_image: expect.any(Object), ...COMPARED },
    { id: bruno, chef_name: 'Bruno Tapia', slug: 'Bruno-Tapia', profile_image: expect.any(Object), ...COMPARED },
  ]);
  expect(body.data.proposals).toEqual([
    {
      id: dish,
      dish_name: 'Pastel de choclo',
      slug: 'Pastel-de-choclo',
      profile_image: expect.any(Object),
      chef: { id: bruno, chef_name: 'Bruno Tapia' },
      guests_min: 4,
      guests_max: 14,
      duration_minutes: 180,
      ...COMPARED,
    },
  ]);
  expect((await find('').expect(200)).body.data).toEqual({ chefs: [], proposals: [] });
});

it('leaves out a chef who was deactivated, with their experiences, from the next answer on', async () => {
  await find(`?chefs=${bruno}&proposals=${dish}`).expect(200);
  await test.request.put(`${API}/chefs/change-state/${bruno}`).set(admin.header).expect(200);
  expect((await find(`?chefs=${bruno}&proposals=${dish}`).expect(200)).body.data).toEqual({ chefs: [], proposals: [] });
  await query(test.em(), `update chef set state = 'ACTIVE'`);
});

it.each([
  '?chefs=1,2,3,4,5',
  '?chefs=1,1',
  '?chefs=0',
  '?chefs=1,',
  '?chefs=2147483648',
  '?chefs=1&chefs=2',
  '?proposals=1%20',
  '?chefs[0]=1',
  '?otra=1',
])('refuses %s', async (search) => {
  const { body } = await find(search).expect(400);
  expect(body.errors).toHaveLength(1);
});
