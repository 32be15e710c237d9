import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { Diet } from '../src/modules/lookups/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm, proposalForm, uploadedImage } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  moderator = await signIn(test, 'USER');
});
afterAll(() => test.close());
beforeEach(async () => {
  await query(test.em(), 'truncate chef, comment, company, quote_request restart identity cascade');
  await query(test.em(), `delete from person where state = 'PENDING'`);
});

const post = (path: string, body: object) =>
  test.request
    .post(`${API}/${path}`)
    .set(admin.header)
    .send(body)
    .expect(({ ok }) => expect(ok).toBe(true));
const summary = async (who = admin): Promise<Record<string, unknown>> =>
  (await test.request.get(`${API}/dashboard/summary`).set(who.header).expect(200)).body.data as Record<string, unknown>;

async function newChef(changes: Record<string, unknown> = {}): Promise<number> {
  return (await post('chefs/create', await chefForm(test, changes))).body.data.id as number;
}
const newProposal = async (chef: number, changes: object = {}) =>
  post('proposals/create', await proposalForm(test, chef, { ...changes }));
const quoteForm = () => ({
  name: 'Camila Rojas',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 8,
  kind: 'cena',
  consent: true,
  request_key: crypto.randomUUID(),
});
const enterCompany = () =>
  query(
    test.em(),
    `insert into company (id, city, address, email, phone_number, facebook)
     values (1, 'Santiago', 'Av. Italia 1439', 'hola@sobremesa.example', '+56912345678', 'https://facebook.com/x')`,
  );

const NOTHING = {
  active_chefs: 0,
  experiences: 0,
  opinions: 0,
  new_requests: 0,
  people_waiting: 0,
  chefs_without_experiences: 0,
  chefs_without_price: 0,
  chefs_without_food_types: 0,
  chefs_without_cities: 0,
  experiences_without_guests: 0,
  experiences_without_duration: 0,
  experiences_without_diets: 0,
  headers: 0,
  company_missing: ['city', 'address', 'email', 'phone_number', 'facebook', 'instagram', 'linkedin'],
};

describe('the summary', () => {
  it('of an empty product is all zeros, and says that everything about the company is missing', async () => {
    expect(await summary()).toEqual(NOTHING);
  });

  it('counts active chefs, their experiences and the opinions', async () => {
    const [ana, former] = [await newChef(), await newChef({ name: 'Kenji Morales' })];
    await newProposal(ana);
    await newProposal(ana);
    await newProposal(former);
    for (const chef_id of [ana, ana, former])
      await post('comments/create', { client_name: 'Josefa', description: 'Inolvidable.', score: 5, chef_id });
    await test.request.put(`${API}/chefs/change-state/${former}`).set(admin.header).expect(200);
    expect(await summary()).toMatchObject({ active_chefs: 1, experiences: 2, opinions: 3 });
  });

  it('counts what active chefs lack, each lack by itself', async () => {
    await newProposal(await newChef());
    await newProposal(await newChef({ price_per_person: null, cities: [] }));
    await newChef({ food_types: [] });
    const former = await newChef({ price_per_person: null, food_types: [], cities: [] });
    await test.request.put(`${API}/chefs/change-state/${former}`).set(admin.header).expect(200);
    expect(await summary()).toMatchObject({
      active_chefs: 3,
      chefs_without_experiences: 1,
      chefs_without_price: 1,
      chefs_without_food_types: 1,
      chefs_without_cities: 1,
    });
  });

  it.each<[lack: string, names: string[]]>([
    ['experiences', ['Ana']],
    ['price', ['Ana', 'Beto']],
    ['food_types', ['Carla']],
    ['cities', ['Beto', 'Carla']],
  ])('its chefs without %s are those the list finds', async (lack, names) => {
    await newChef({ name: 'Ana', price_per_person: null });
    await newProposal(await newChef({ name: 'Beto', price_per_person: null, cities: [] }));
    await newProposal(await newChef({ name: 'Carla', food_types: [], cities: [] }));
    const { body, headers } = await test.request
      .get(`${API}/chefs/all?state=ACTIVE&missing=${lack}&page=1`)
      .set(admin.header)
      .expect(200);
    expect(body.data.map((chef: { chef_name: string }) => chef.chef_name)).toEqual(names);
    expect(headers['x-total-count']).toBe(String(names.length));
    expect(await summary()).toMatchObject({ [`chefs_without_${lack}`]: names.length });
    await test.request.get(`${API}/chefs/all?missing=email`).set(admin.header).expect(400);
  });

  it('counts what experiences of active chefs do not say, and the list finds their chefs', async () => {
    const diet = new Diet('Vegana', 'vegana');
    await test.em().persist(diet).flush();
    const whole = { guests_min: 2, guests_max: 8, duration_minutes: 120, diets: [diet.id] };
    const said = (chef: number, changes: object) => newProposal(chef, { ...whole, ...changes });
    const [ana, beto, former] = [
      await newChef({ name: 'Ana' }),
      await newChef({ name: 'Beto' }),
      await newChef({ name: 'Carla' }),
    ];
    await said(ana, {});
    await said(ana, { guests_min: null, guests_max: null });
    await said(beto, { guests_min: null, guests_max: null });
    await said(beto, { duration_minutes: null, diets: [] });
    await said(former, { duration_minutes: null, diets: [] });
    await test.request.put(`${API}/chefs/change-state/${former}`).set(admin.header).expect(200);
    expect(await summary()).toMatchObject({
      experiences: 4,
      experiences_without_guests: 2,
      experiences_without_duration: 1,
      experiences_without_diets: 1,
    });
    const lacking = async (lack: string): Promise<string[]> => {
      const { body } = await test.request.get(`${API}/chefs/all?state=ACTIVE&missing=${lack}`).set(admin.header);
      return body.data.map((chef: { chef_name: string }) => chef.chef_name) as string[];
    };
    expect([await lacking('guests'), await lacking('duration'), await lacking('diets')]).toEqual([
      ['Ana', 'Beto'],
      ['Beto'],
      ['Beto'],
    ]);
  });

  it('says what the company page lacks and how many covers there are', async () => {
    await enterCompany();
    await post('company/header/create', {
      cover_title: 'La mesa ya está puesta',
      cover_description: 'Chefs independientes.',
      header_image: await uploadedImage(test, 'header'),
      company_id: 1,
    });
    expect(await summary()).toMatchObject({ headers: 1, company_missing: ['instagram', 'linkedin'] });
  });

  it('counts the requests that nobody has dealt with, for moderators too', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      await post('quote_requests/create', quoteForm());
      const { body } = await test.request.get(`${API}/quote_requests/all`).set(admin.header).expect(200);
      ids.push(body.data[0].id as number);
    }
    for (const id of ids.slice(0, 2))
      await test.request
        .put(`${API}/quote_requests/change-state/${id}`)
        .set(admin.header)
        .send({ state: 'contactada' })
        .expect(200);
    expect(await summary(moderator)).toMatchObject({ new_requests: 1 });
  });

  it('tells administrators who is waited for, and nobody else anything about people', async () => {
    await signIn(test, 'USER', 'PENDING');
    await signIn(test, 'USER', 'INACTIVE');
    expect(await summary()).toMatchObject({ people_waiting: 1 });
    const statements = jest.spyOn(Client.prototype, 'query');
    expect(await summary(moderator)).toEqual({ ...NOTHING, people_waiting: null });
    const asked = statements.mock.calls.map(([statement]) => JSON.stringify(statement));
    statements.mockRestore();
    expect(asked.filter((text) => text.includes('PENDING'))).toEqual([]);
  });
});
