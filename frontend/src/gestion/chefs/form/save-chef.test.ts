import type { AdminChefCommentDto, AdminProposalDto } from '../../../api/generated';
import { adminChef, image } from '../chefs.fixtures';
import { isSameChef, newChef, savedChef, type ChefValues, type SavedChef } from './chef-record';
import { PartFailed } from './part-failed';
import type { ProposalItem } from './proposal-fields';
import { saveChef } from './save-chef';
import type { ChefCalls } from './use-chef-calls';

const DISH: Omit<ProposalItem, 'key'> = {
  dish_name: 'Cazuela',
  profile_image: image(50),
  description: 'De campo',
  starter: 'Pebre',
  main_course: 'Cazuela',
  dessert: 'Mote',
  modalities: [1],
  food_types: ['Chilena'],
  cities: ['Ñuñoa'],
  guests_min: 4,
  guests_max: 14,
  duration_minutes: 180,
  diets: [2],
};
const OPINION = { client_name: 'Josefa', description: 'Bien', score: 5 };

function row(id: number, changes: Partial<AdminProposalDto> = {}): AdminProposalDto {
  return {
    id,
    chef_id: 1,
    dish_name: `Plato ${id}`,
    slug: `Plato-${id}`,
    description: 'De campo',
    profile_image: image(id + 20),
    starter: 'Pebre',
    main_course: 'Cazuela',
    dessert: 'Mote',
    modalities: [{ id: 1, name: 'Cenas' }],
    proposal_food_types: [{ food_type: { id: 1, name: 'Chilena' } }],
    proposal_cities: [{ city: { id: 1, name: 'Ñuñoa' } }],
    guests_min: 4,
    guests_max: 14,
    duration_minutes: 180,
    diets: [{ id: 2, name: 'Vegana' }],
    creation_key: null,
    version: 1,
    ...changes,
  };
}
const opinion = (id: number): AdminChefCommentDto => ({
  id,
  client_name: `Cliente ${id}`,
  description: 'Rico',
  score: 4,
  verified: false,
  answer: null,
  creation_key: null,
  version: 1,
});

const STORED = savedChef(adminChef({ proposals: [row(1), row(2)], comments: [opinion(8), opinion(7)] }));

/** A server that answers like the real one, remembers every call, and fails where told to. */
function fakeServer(fail: { part?: string; status?: number } = {}) {
  const calls: { part: string; body: unknown }[] = [];
  const answer = <Data>(part: string, body: unknown, data: Data) => {
    calls.push({ part, body });
    return fail.part === part
      ? Promise.reject(Object.assign(new Error('no'), { status: fail.status }))
      : Promise.resolve({ status: 200, msg: `${part} ok`, data });
  };
  const server: ChefCalls = {
    read: () => Promise.reject(new Error('A save that nobody disturbs reads nothing')),
    create: ({ name, creation_key: key }) => answer('create', { name, key }, adminChef({ id: 9, version: 1 })),
    update: (id, { name }, version) => answer('update', { id, name, version }, adminChef({ id, version: version + 1 })),
    proposals: (_id, { proposals, known }) => {
      const stored = proposals.map((item, index) =>
        item.id ? row(item.id, { version: 2 }) : row(60 + index, { creation_key: item.creation_key }),
      );
      return answer('proposals', { sent: proposals, known }, stored);
    },
    comments: (_id, { comments, known }) => {
      const stored = comments.map((item, index) => ({
        ...opinion(item.id ?? 90 + index),
        version: item.id ? 2 : 1,
        creation_key: item.creation_key ?? null,
        chef_id: 1,
        favorite: false,
        publication: 'published' as const,
        answer: null,
        hidden_reason: null,
        withheld: false,
        words_version: 1,
        chef: { chef_name: 'Ana', email: 'ana@cocina.example' },
      }));
      return answer('comments', { sent: comments, known }, stored);
    },
  };
  return { server, calls, parts: () => calls.map(({ part }) => part) };
}

/** One press after another on the same form. */
function formOf(opened: SavedChef, values: ChefValues) {
  const form = { saved: opened, values };
  const press = (server: ChefCalls) =>
    saveChef(server, form.values, form.saved, (saved, shown) => Object.assign(form, { saved, values: shown }));
  return { form, press };
}

const CHANGED: ChefValues = {
  ...STORED.values,
  name: 'Ana Pérez',
  proposals: [
    ...STORED.values.proposals.slice(0, 1).map((item) => ({ ...item, dessert: 'Leche asada' })),
    { ...DISH, key: 'a' },
  ],
  comments: [...STORED.values.comments.slice(0, 1), { ...OPINION, key: 'b' }],
};

test('one press saves chef, experiences and opinions in this order, and of the sets only what changed', async () => {
  const { server, calls } = fakeServer();
  expect(await formOf(STORED, CHANGED).press(server)).toEqual({ msg: 'update ok' });
  expect(calls).toMatchObject([
    { part: 'update', body: { id: 1, version: 3 } },
    { part: 'proposals', body: { sent: [{ id: 1, version: 1 }, { creation_key: 'a' }], known: [1, 2] } },
    { part: 'comments', body: { sent: [{ ...OPINION, creation_key: 'b' }], known: [7] } },
  ]);
});

test('an opinion that is changed is sent on the version that was read, and goes on from the answer', async () => {
  const { server, calls } = fakeServer();
  const comments = STORED.values.comments.map((item) => (item.id === 8 ? { ...item, score: 5 } : item));
  const { form, press } = formOf(STORED, { ...STORED.values, comments });
  await press(server);
  expect(calls).toMatchObject([{ part: 'comments', body: { sent: [{ id: 8, version: 1 }], known: [8] } }]);
  expect(form.values.comments).toMatchObject([
    { id: 8, version: 2 },
    { id: 7, version: 1 },
  ]);
});

test('what names an item in the form stays there; the picture goes by its id', async () => {
  const { server, calls } = fakeServer();
  await formOf(STORED, { ...STORED.values, proposals: [{ ...DISH, key: 'a', slug: 'x' }] }).press(server);
  const { profile_image: _image, ...written } = DISH;
  expect(calls[0]?.body).toEqual({
    sent: [{ ...written, profile_image: { id: 50 }, creation_key: 'a' }],
    known: [1, 2],
  });
});

test('after a failure only what is left is sent, on the new version and without duplicates', async () => {
  const { form, press } = formOf(STORED, CHANGED);
  await expect(press(fakeServer({ part: 'comments' }).server)).rejects.toMatchObject({
    title: 'No sabemos si los comentarios se guardaron: no llegó la respuesta.',
  });
  expect(form.saved.version).toBe(4);
  expect(form.values.proposals.map(({ id, dessert }) => [id, dessert])).toEqual([
    [1, 'Leche asada'],
    [61, 'Mote'],
  ]);

  const { server, parts } = fakeServer();
  await press(server);
  expect(parts()).toEqual(['comments']);
  const again = fakeServer();
  await press(again.server);
  expect(again.parts()).toEqual(['update']);
});

test('a chef that was created is not created again when its experiences failed', async () => {
  const opened = newChef();
  const { form, press } = formOf(opened, { ...opened.values, name: 'Sofía', proposals: [{ ...DISH, key: 'a' }] });
  await expect(press(fakeServer({ part: 'proposals' }).server)).rejects.toBeInstanceOf(PartFailed);
  expect(form.saved).toMatchObject({ id: 9, version: 1 });
  const { server, parts } = fakeServer();
  await press(server);
  expect(parts()).toEqual(['proposals']);
});

test.each([
  ['without an answer', undefined],
  ['by a server in trouble', 503],
])('a creation that ended %s is sent again under its key and then brought up to date', async (_how, status) => {
  const opened = newChef();
  const { form, press } = formOf(opened, { ...opened.values, name: 'Sofía' });
  await expect(press(fakeServer({ part: 'create', status }).server)).rejects.toBeInstanceOf(PartFailed);
  form.values = { ...form.values, name: 'Sofía Núñez' };
  const { server, calls } = fakeServer();
  await press(server);
  expect(calls).toEqual([
    { part: 'create', body: { name: 'Sofía', key: opened.creationKey } },
    { part: 'update', body: { id: 9, name: 'Sofía Núñez', version: 1 } },
  ]);
});

test('one whose key has another content by now is another one, with the next press', async () => {
  const opened = newChef();
  const { form, press } = formOf(opened, { ...opened.values, name: 'Sofía' });
  await expect(press(fakeServer({ part: 'create', status: 422 }).server)).rejects.toBeInstanceOf(PartFailed);
  expect(form.saved.creationKey).not.toBe(opened.creationKey);
  expect(form.values.name).toBe('Sofía');
});

test('new items whose answer got lost are sent as they were, and then changed or removed', async () => {
  const items = (dessert: string) => [...STORED.values.proposals, { ...DISH, key: 'a', dessert }];
  const { form, press } = formOf(STORED, { ...STORED.values, proposals: [...items('Mote'), { ...DISH, key: 'b' }] });
  await expect(press(fakeServer({ part: 'proposals', status: 503 }).server)).rejects.toBeInstanceOf(PartFailed);
  form.values = { ...form.values, proposals: items('Flan') };
  const { server, calls } = fakeServer();
  await press(server);
  expect(calls).toMatchObject([
    { part: 'proposals', body: { sent: [{ creation_key: 'a', dessert: 'Mote' }, { creation_key: 'b' }], known: [] } },
    { part: 'proposals', body: { sent: [{ id: 60, version: 1, dessert: 'Flan' }], known: [60, 61] } },
  ]);
  expect(form.saved.unanswered?.proposals).toBeUndefined();
});

test('one that was refused is simply sent again', async () => {
  const opened = newChef();
  const { press } = formOf(opened, { ...opened.values, name: 'Sofía' });
  await expect(press(fakeServer({ part: 'create', status: 400 }).server)).rejects.toBeInstanceOf(PartFailed);
  const { server, parts } = fakeServer();
  await press(server);
  expect(parts()).toEqual(['create']);
});

test('what was not touched is not sent; a press without changes saves the chef', async () => {
  const sentOf = async (values: Partial<ChefValues>) => {
    const { server, parts } = fakeServer();
    await formOf(STORED, { ...STORED.values, ...values }).press(server);
    return parts();
  };
  expect(await sentOf({ comments: [] })).toEqual(['comments']);
  expect(await sentOf({})).toEqual(['update']);
  expect(await sentOf({ proposals: [...STORED.values.proposals].reverse(), email: 'otro@cocina.example' })).toEqual([
    'update',
  ]);
});

test('two new experiences that say the same get a row each', async () => {
  const { form, press } = formOf(STORED, {
    ...STORED.values,
    proposals: [...STORED.values.proposals, { ...DISH, key: 'a' }, { ...DISH, key: 'b' }],
  });
  await press(fakeServer().server);
  expect(form.values.proposals.map(({ id }) => id)).toEqual([1, 2, 60, 61]);
});

test('whether somebody else saved is told by the versions', () => {
  const read = (proposals: AdminProposalDto[], comments: AdminChefCommentDto[]) =>
    savedChef(adminChef({ proposals, comments }));
  expect(isSameChef(STORED, read([row(2), row(1)], [opinion(7), opinion(8)]))).toBe(true);
  expect(isSameChef(STORED, { ...STORED, version: 4 })).toBe(false);
  expect(isSameChef(STORED, read([row(1), row(2, { version: 2 })], [opinion(8), opinion(7)]))).toBe(false);
  expect(isSameChef(STORED, read([row(1), row(2)], [{ ...opinion(8), version: 2 }, opinion(7)]))).toBe(false);
  expect(isSameChef(STORED, read([row(1), row(2)], [opinion(8)]))).toBe(false);
});
