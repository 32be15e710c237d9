import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Comment } from '../src/modules/comments/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm } from './harness/factories.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';
const NOBODY = 2147483647;
const LONG = 'ñ'.repeat(61);

interface CommentAnswer {
  id: number;
  client_name: string;
  description: string;
  score: number;
  favorite: boolean;
  chef_id: number;
  version: number;
}

let test: TestApp;
let admin: SignedIn;
let chef: number;
let other: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  chef = await newChef('Ana María Pérez', 'ana@cocina.example');
  other = await newChef('Íñigo Ruz', 'inigo@cocina.example');
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'comment'));

const post = (path: string, body: object) => test.request.post(`${API}/${path}`).set(admin.header).send(body);
const put = (path: string, body: object = {}) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const remove = (id: number) => test.request.delete(`${API}/comments/delete/${id}`).set(admin.header);
const replace = (comments: object[], more: object = {}, of = chef) =>
  put(`comments/update/chef/${of}`, { comments, ...more });

/** Makes calls that write at the same moment. */
const together = (calls: ReturnType<typeof post>[]) => raceAt(test, 'comment', calls);

async function newChef(name: string, email: string): Promise<number> {
  return (await post('chefs/create', await chefForm(test, { name, email })).expect(200)).body.data.id as number;
}

const form = (changes: object = {}) => ({
  client_name: 'Josefa Aránguiz',
  description: 'Una noche inolvidable.',
  score: 4.5,
  chef_id: chef,
  ...changes,
});

async function created(changes: object = {}): Promise<CommentAnswer> {
  return (await post('comments/create', form(changes)).expect(200)).body.data as CommentAnswer;
}

async function all(search = ''): Promise<CommentAnswer[]> {
  return (await test.request.get(`${API}/comments/all${search}`).set(admin.header).expect(200)).body
    .data as CommentAnswer[];
}

const texts = (rows: CommentAnswer[]): string[] => rows.map(({ description }) => description);
const favorites = async (): Promise<string[]> =>
  texts((await test.request.get(`${API}/comments/favorite`).expect(200)).body.data as CommentAnswer[]);

/** What the chef's form sends for an opinion that it has read. */
const sent = ({ id, client_name, description, score }: CommentAnswer, changes: object = {}) => ({
  id,
  client_name,
  description,
  score,
  ...changes,
});

describe('entering an opinion', () => {
  it('gives it back as staff see it', async () => {
    const { body } = await post('comments/create', form()).expect(200);
    expect(body).toEqual({
      status: 200,
      msg: 'El comentario ha sido creado exitosamente',
      data: {
        id: 1,
        client_name: 'Josefa Aránguiz',
        description: 'Una noche inolvidable.',
        score: 4.5,
        favorite: false,
        verified: false,
        publication: 'published',
        hidden_reason: null,
        withheld: false,
        words_version: 1,
        answer: null,
        chef_id: chef,
        creation_key: null,
        version: 1,
        chef: { chef_name: 'Ana María Pérez', email: 'ana@cocina.example' },
      },
    });
  });

  it.each([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])('keeps the score %d exact', async (score) => {
    expect((await created({ score })).score).toBe(score);
    const [row] = await query<{ score: string }>(test.em(), 'select score::text from comment');
    expect(row?.score).toBe(score.toFixed(1));
    const { body } = await test.request.get(`${API}/chefs/get-one/Ana-María-Pérez`.normalize()).expect(200);
    expect(body.data.comments[0].score).toBe(score);
  });

  it.each([undefined, null])('has score 0 where it is %p', async (score) => {
    expect((await created({ score })).score).toBe(0);
  });

  it('takes 300 characters, counted as people do', async () => {
    await created({ description: '🍷'.repeat(300) });
  });

  it.each<[string, object, string]>([
    ['no name', { client_name: ' ' }, 'client_name'],
    ['a name that is too long', { client_name: 'x'.repeat(201) }, 'client_name'],
    ['no text', { description: undefined }, 'description'],
    ['a text that is too long', { description: 'ñ'.repeat(301) }, 'description'],
    ['a text that is a list', { description: ['Rico'] }, 'description'],
    ['a score off the half step', { score: 4.3 }, 'score'],
    ['a score over 5', { score: 5.5 }, 'score'],
    ['a negative score', { score: -0.5 }, 'score'],
    ['a score in words', { score: '4.5' }, 'score'],
    ['a chef that does not exist', { chef_id: NOBODY }, 'chef_id'],
    ['no chef', { chef_id: undefined }, 'chef_id'],
    ['a chef outside int4', { chef_id: 2147483648 }, 'chef_id'],
    ['a NUL', { description: 'Rico\u0000' }, 'description'],
    ['a lone surrogate', { client_name: '\ud800' }, 'client_name'],
    ['a field that does not exist', { favorite: true }, 'favorite'],
  ])('refuses %s and writes nothing', async (_name, change, field) => {
    const { body } = await post('comments/create', form(change)).expect(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field }));
    expect(await test.em().count(Comment)).toBe(0);
  });

  it('goes up to 500 a chef, as many as the form can send, also when the last two come at once', async () => {
    await query(
      test.em(),
      `insert into comment (chef_id, client_name, description, search_key) select $1, 'J', 'Rico', 'j rico' from generate_series(1, 499)`,
      [chef],
    );
    const answers = await together([1, 2].map(() => post('comments/create', form())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const moved = await created({ chef_id: other });
    const { body } = await put(`comments/update/${moved.id}`, form({ chef_id: chef })).expect(409);
    expect(body.msg).toBe('Un chef puede tener como máximo 500 comentarios.');
    const rows = (await all()).filter((row) => row.chef_id === chef);
    await replace(rows.map((row) => sent(row))).expect(200);
    await replace([{ client_name: 'J', description: 'Rico' }], { known: [] }).expect(409);
  });

  it('happens once for each key, also when it is sent twice at once', async () => {
    const creation_key = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
    const answers = await together([1, 2, 3].map(() => post('comments/create', form({ creation_key }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [stored] = await all();
    const again = await post('comments/create', form({ creation_key })).expect(200);
    expect(again.body.data).toEqual(stored);
    await post('comments/create', form({ creation_key, chef_id: other })).expect(422);
    expect(await all()).toEqual([{ ...stored, creation_key }]);
  });

  it('is for staff only', async () => {
    await test.request.post(`${API}/comments/create`).send(form()).expect(401);
    const moderator = await signIn(test, 'USER');
    await test.request.post(`${API}/comments/create`).set(moderator.header).send(form()).expect(200);
  });
});

describe('changing an opinion', () => {
  it('replaces it, and leaves its score and chef where none are sent', async () => {
    const { id } = await created();
    const { body } = await put(`comments/update/${id}`, { client_name: 'Pía', description: 'Rico' }).expect(200);
    expect(body).toMatchObject({
      msg: 'El comentario ha sido actualizado exitosamente',
      data: { id, client_name: 'Pía', description: 'Rico', score: 4.5, chef_id: chef },
    });
    expect((await put(`comments/update/${id}`, form({ score: 0 })).expect(200)).body.data.score).toBe(0);
  });

  it('may give it to the chef it is really about', async () => {
    const { id } = await created();
    const { body } = await put(`comments/update/${id}`, form({ chef_id: other })).expect(200);
    expect(body.data).toMatchObject({ chef_id: other, chef: { chef_name: 'Íñigo Ruz' } });
    await put(`comments/update/${id}`, form({ chef_id: NOBODY })).expect(400);
  });

  it('refuses an older version with a sentence and changes nothing, and accepts none', async () => {
    const { id, version } = await created();
    const { body } = await put(`comments/update/${id}`, form({ description: 'Muy rico', version })).expect(200);
    expect(body.data).toMatchObject({ description: 'Muy rico', version: 2 });
    const late = await put(`comments/update/${id}`, form({ client_name: 'Pía', version })).expect(409);
    expect(late.body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    expect(await all()).toMatchObject([{ client_name: 'Josefa Aránguiz', description: 'Muy rico', version: 2 }]);
    expect((await put(`comments/update/${id}`, form()).expect(200)).body.data.version).toBe(3);
  });

  it('lets one of several edits of the same version win', async () => {
    const { id, version } = await created();
    const edits = ['Uno', 'Dos', 'Tres'].map((description) => form({ description, version }));
    const answers = await together(edits.map((edit) => put(`comments/update/${id}`, edit)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not disturbed by who features it meanwhile', async () => {
    const { id, version } = await created();
    await put(`comments/change-favorite/${id}`).expect(201);
    const { body } = await put(`comments/update/${id}`, form({ description: 'Rico', version })).expect(200);
    expect(body.data).toMatchObject({ favorite: true, description: 'Rico', version: 2 });
  });

  it('begins with reading it alone, as the list has it', async () => {
    const { id } = await created();
    const { body } = await test.request.get(`${API}/comments/get-one/${id}`).set(admin.header).expect(200);
    expect([body.data]).toEqual(await all());
    const gone = await test.request.get(`${API}/comments/get-one/${NOBODY}`).set(admin.header).expect(404);
    expect(gone.body.msg).toBe('El comentario no existe o ya fue eliminado.');
  });

  it('and deleting it answer 404 for one that does not exist, 400 for an invalid id', async () => {
    const { body } = await put(`comments/update/${NOBODY}`, form()).expect(404);
    expect(body.msg).toBe('El comentario no existe o ya fue eliminado.');
    await put(`comments/change-favorite/${NOBODY}`).expect(404);
    await remove(NOBODY).expect(404);
    for (const id of ['0', '01', '1e3', '0x10', '2147483648', 'abc'])
      await put(`comments/update/${id}`, form()).expect(400);
  });

  it('and deleting it at once end in one of the two', async () => {
    const { id } = await created();
    const [deleted, saved] = await together([remove(id), put(`comments/update/${id}`, form({ chef_id: other }))]);
    expect(deleted?.body).toEqual({ status: 200, msg: 'El comentario ha sido eliminado exitosamente', data: null });
    expect([200, 404]).toContain(saved?.status);
    expect(await test.em().count(Comment)).toBe(0);
  });
});

describe('favourites', () => {
  it('are toggled with 201, the status of the spec, and shown the last featured first', async () => {
    const [one, two] = [await created({ description: 'Uno' }), await created({ description: 'Dos' })];
    expect(await favorites()).toEqual([]);
    await put(`comments/change-favorite/${two.id}`).expect(201);
    const { body } = await put(`comments/change-favorite/${one.id}`).expect(201);
    expect(body).toMatchObject({
      status: 201,
      msg: 'El favorito del comentario ha sido actualizado exitosamente',
      data: { favorite: true },
    });
    expect(await favorites()).toEqual(['Uno', 'Dos']);
    await put(`comments/change-favorite/${one.id}`).expect(201);
    expect(await favorites()).toEqual(['Dos']);
  });

  it('end where an even number of presses at once leads: where they were', async () => {
    const { id } = await created();
    const answers = await together(Array.from({ length: 6 }, () => put(`comments/change-favorite/${id}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await all())[0]?.favorite).toBe(false);
  });

  it('carry exactly what the home page shows, and vanish with their chef', async () => {
    const { id } = await created({ chef_id: other });
    await put(`comments/change-favorite/${id}`).expect(201);
    const { body } = await test.request.get(`${API}/comments/favorite`).expect(200);
    expect(Object.keys(body.data[0]).sort()).toEqual(['chef', 'client_name', 'description', 'id', 'score', 'verified']);
    expect(Object.keys(body.data[0].chef).sort()).toEqual(['chef_name', 'profile_image', 'slug']);
    await put(`chefs/change-state/${other}`).expect(200);
    expect(await favorites()).toEqual([]);
    expect(await all()).toHaveLength(1);
    await put(`chefs/change-state/${other}`).expect(200);
    expect(await favorites()).toHaveLength(1);
  });

  it('are read in one statement', async () => {
    expect(await statementsDuring(() => test.request.get(`${API}/comments/favorite`).expect(200))).toHaveLength(1);
  });
});

describe('what a client wrote whose data are blocked', () => {
  it('is on no page of the site, and staff neither find nor read it', async () => {
    const [said, other] = [await created({ client_name: 'Úrsula', description: 'Lino' }), await created()];
    for (const { id } of [said, other]) await put(`comments/change-favorite/${id}`).expect(201);
    await query(test.em(), 'update comment set withheld = true where id = $1', [said.id]);
    expect(await favorites()).toEqual([other.description]);
    const { body } = await test.request.get(`${API}/chefs/get-one/Ana-María-Pérez`.normalize()).expect(200);
    expect(texts(body.data.comments as CommentAnswer[])).toEqual([other.description]);
    for (const search of ['lino', 'ursula']) expect(await all(`?search=${search}`)).toEqual([]);
    const [read] = (await all()).filter(({ id }) => id === said.id);
    expect(read).toMatchObject({ client_name: 'Datos bloqueados', description: '' });
  });
});

describe("the back-office's list", () => {
  it("is whole without paging, in the alphabetical order of the clients' names, and tells the total with it", async () => {
    for (const [client_name, description] of [
      ['Zoila', 'Uno'],
      ['Ana', 'Dos'],
      ['Álvaro', 'Tres'],
    ])
      await created({ client_name, description });
    expect(texts(await all())).toEqual(['Tres', 'Dos', 'Uno']);
    expect(texts(await all('?sort=-created_at'))).toEqual(['Tres', 'Dos', 'Uno']);
    const page = await test.request.get(`${API}/comments/all?page=2&perPage=2`).set(admin.header).expect(200);
    expect(texts(page.body.data as CommentAnswer[])).toEqual(['Uno']);
    expect(page.headers['x-total-count']).toBe('3');
    await test.request.get(`${API}/comments/all`).expect(401);
  });

  it('pages without repeating or skipping where all are equal in the order asked for', async () => {
    for (let count = 0; count < 7; count++) await created({ description: `Texto ${count}` });
    for (const sort of [
      'client_name',
      '-client_name',
      'score',
      '-score',
      'chef_name',
      '-chef_name',
      'created_at',
      '-created_at',
    ]) {
      const pages = [];
      for (const page of [1, 2, 3, 4]) pages.push(...texts(await all(`?page=${page}&perPage=2&sort=${sort}`)));
      expect(new Set(pages).size).toBe(7);
      const backwards = sort.startsWith('-') ? pages : pages.toReversed();
      expect(backwards[0]).toBe('Texto 6');
    }
  });

  it('sorts by score, client and chef', async () => {
    await created({ client_name: 'Carla', description: 'Uno', score: 5 });
    await created({ client_name: 'Ana', description: 'Dos', score: 0.5, chef_id: other });
    await created({ client_name: 'Berta', description: 'Tres', score: 3 });
    expect(texts(await all('?sort=-score'))).toEqual(['Uno', 'Tres', 'Dos']);
    expect(texts(await all('?sort=client_name'))).toEqual(['Dos', 'Tres', 'Uno']);
    expect(texts(await all('?sort=-chef_name'))[0]).toBe('Dos');
  });

  it('finds by part of the text, the client, or the chef’s name or e-mail, without accents, and by favourite', async () => {
    const one = await created({ client_name: 'Íris', description: '100% recomendable_' });
    await created({ client_name: 'Otra', description: 'Rico', chef_id: other });
    await put(`comments/change-favorite/${one.id}`);
    const found = async (search: string): Promise<string[]> =>
      texts(await all(`?search=${encodeURIComponent(search)}`));
    for (const search of ['iris', 'RECOMENDABLE', 'ana maria', 'ANA@cocina', '0%', 'e_'])
      expect(await found(search)).toEqual(['100% recomendable_']);
    expect(await found('íñigo')).toEqual(['Rico']);
    expect(await found('nadie')).toEqual([]);
    expect(texts(await all('?favorite=true'))).toEqual(['100% recomendable_']);
    expect(texts(await all('?favorite=false'))).toEqual(['Rico']);
  });

  it('finds what is written there now, and tells how many match', async () => {
    const one = await created({ client_name: 'Íris', description: 'Rico' });
    await created({ client_name: 'Otra', description: 'Sabroso' });
    await put(`comments/update/${one.id}`, { client_name: 'Berta', description: 'Sabroso' }).expect(200);
    const search = (text: string) =>
      test.request.get(`${API}/comments/all?page=1&perPage=1&search=${text}`).set(admin.header).expect(200);
    expect((await search('iris')).body.data).toEqual([]);
    const { headers, body } = await search('sabroso');
    expect([body.data.length, headers['x-total-count']]).toEqual([1, '2']);
  });

  it.each([
    'favorite=yes',
    'sort=email',
    'page=0',
    'perPage=101',
    'perPage=1e1',
    `search=${'x'.repeat(101)}`,
    'search=%00',
    'chef=1',
  ])('refuses ?%s', async (search) => {
    await test.request.get(`${API}/comments/all?${search}`).set(admin.header).expect(400);
  });
});

describe("a chef's whole set", () => {
  it('updates what has an id, creates what has none, deletes what is missing, and keeps favourites', async () => {
    const [stays, goes] = [await created({ description: 'Queda' }), await created({ description: 'Se va' })];
    await put(`comments/change-favorite/${stays.id}`);
    const foreign = await created({ chef_id: other });
    const { body } = await replace([{ client_name: 'Pía', description: 'Nueva' }, sent(stays, { score: 2.5 })]).expect(
      200,
    );
    expect(body.msg).toBe('Los comentarios del chef han sido guardados exitosamente');
    expect(body.data).toMatchObject([
      { client_name: 'Pía', description: 'Nueva', score: 0, favorite: false, chef_id: chef },
      { id: stays.id, description: 'Queda', score: 2.5, favorite: true },
    ]);
    const ids = (await all()).map(({ id }) => id);
    expect(ids).toContain(foreign.id);
    expect(ids).not.toContain(goes.id);
  });

  it('knows a new opinion again by its key when the form is sent twice', async () => {
    const key = { creation_key: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' };
    const first = await replace([{ client_name: 'J', description: 'Rico', ...key }], { known: [] }).expect(200);
    const [{ id }] = first.body.data as [CommentAnswer];
    await put(`comments/update/${id}`, { client_name: 'J', description: 'Corregido', score: 0 }).expect(200);
    const again = await replace([{ client_name: 'J', description: 'Rico', ...key }], { known: [] }).expect(200);
    // What somebody has written since stays.
    expect(again.body.data).toMatchObject([{ id, description: 'Corregido', ...key }]);
    await replace([{ client_name: 'J', description: 'Muy rico', ...key }], { known: [] }).expect(422);
    expect(texts(await all())).toEqual(['Corregido']);
  });

  it('takes 60 characters, and longer texts of the comments screen as they were', async () => {
    const long = await created({ description: LONG });
    const fits = { client_name: 'Pía', description: '🍷'.repeat(60) };
    await replace([sent(long, { score: 1 }), fits]).expect(200);
    for (const spoiled of [sent(long, { description: `${LONG}!` }), { client_name: 'Pía', description: LONG }]) {
      const { body } = await replace([fits, spoiled]).expect(400);
      expect(body).toMatchObject({
        msg: 'Usa como máximo 60 caracteres.',
        errors: [{ field: 'comments.1.description' }],
      });
    }
    expect(texts(await all('?sort=-created_at'))).toEqual([fits.description, LONG]);
  });

  it('keeps what somebody added since the form was opened, where the form says what it knew', async () => {
    const [seen, dropped] = [await created({ description: 'Visto' }), await created({ description: 'Sacado' })];
    await created({ description: 'Agregado' });
    const { body } = await replace([sent(seen)], { known: [seen.id, dropped.id] }).expect(200);
    expect(texts(body.data as CommentAnswer[])).toEqual(['Agregado', 'Visto']);
    expect((await replace([]).expect(200)).body.data).toEqual([]);
  });

  it.each<[string, (own: CommentAnswer, foreign: CommentAnswer) => object, number, string]>([
    ['an opinion of another chef', (_own, foreign) => sent(foreign), 409, 'comments.1.id'],
    ['one that does not exist', (own) => sent(own, { id: NOBODY }), 409, 'comments.1.id'],
    ['no text', (own) => sent(own, { description: ' ' }), 400, 'comments.1.description'],
    ['a score off the half step', (own) => sent(own, { score: 0.4 }), 400, 'comments.1.score'],
    ['a favourite', (own) => sent(own, { favorite: true }), 400, 'comments.1.favorite'],
    ['a list', () => [], 400, 'comments'],
  ])('refuses %s and changes nothing', async (_name, spoiled, status, field) => {
    const own = await created();
    const foreign = await created({ chef_id: other });
    const before = await all();
    const { body } = await replace([{ client_name: 'Pía', description: 'Nueva' }, spoiled(own, foreign)]).expect(
      status,
    );
    expect((body.errors as { field: string }[]).map((error) => error.field)).toContain(field);
    expect(await all()).toEqual(before);
  });

  it('refuses an older version of one of them and changes nothing', async () => {
    const [one, two] = [await created({ description: 'Uno' }), await created({ description: 'Dos' })];
    const { version } = one;
    await put(`comments/update/${one.id}`, form({ description: 'Otro' })).expect(200);
    const changes = [sent(two, { score: 1, version }), sent(one, { client_name: 'Pía', version })];
    const { body } = await replace(changes).expect(409);
    expect(body.msg).toBe('Otra persona guardó cambios mientras editabas. Recarga para verlos.');
    expect(await all('?sort=created_at')).toMatchObject([{ description: 'Otro', version: 2 }, two]);
    await replace([sent(two, { score: 1, version }), sent(one, { version: 2 })]).expect(200);
  });

  it.each<[string, object]>([
    [
      'the same id twice',
      {
        comments: [
          { id: 1, client_name: 'J', description: 'a' },
          { id: 1, client_name: 'J', description: 'b' },
        ],
      },
    ],
    ['no list', {}],
    ['more than 500', { comments: Array.from({ length: 501 }, () => ({ client_name: 'J', description: 'a' })) }],
    ['known ids that are none', { comments: [], known: ['1'] }],
  ])('refuses %s', async (_name, body) => {
    await put(`comments/update/chef/${chef}`, body).expect(400);
  });

  it('answers 404 where there is no such chef', async () => {
    expect((await replace([], {}, NOBODY).expect(404)).body.msg).toBe('El chef buscado no existe');
  });

  it('replaced several times at once is the set of one of them, whole', async () => {
    await created();
    const sets = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) =>
      [1, 2, 3].map((n) => ({ client_name: name, description: `${n}` })),
    );
    const answers = await together(sets.map((set) => replace(set)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await all();
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.client_name)).size).toBe(1);
  });

  it('replaced while one of them moves to another chef, deletes it or leaves it there', async () => {
    const { id } = await created();
    const [moved, emptied] = await together([put(`comments/update/${id}`, form({ chef_id: other })), replace([])]);
    expect(emptied?.status).toBe(200);
    expect([200, 404]).toContain(moved?.status);
    expect((await all()).map((row) => row.chef_id)).toEqual(moved?.status === 200 ? [other] : []);
  });
});
