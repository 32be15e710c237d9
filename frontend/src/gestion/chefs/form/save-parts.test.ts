import type { AdminProposalDto, AdminChefCommentDto } from '../../../api/generated';
import { adminChef, image } from '../chefs.fixtures';
import { NEW_CHEF, savedChef, type ChefValues, type SavedChef } from './chef-values';
import { newComment } from './comment-item';
import { newProposal, proposalDto, type ProposalDetails } from './proposal-item';
import { PartFailed, partsLeft, sameVersions, saveChef, type ChefCalls } from './save-parts';

const DISH: ProposalDetails = {
  dish_name: 'Cazuela',
  profile_image: image(50),
  description: 'De campo',
  starter: 'Pebre',
  main_course: 'Cazuela',
  dessert: 'Mote',
  modalities: [1],
  food_types: ['Chilena'],
  cities: ['Ñuñoa'],
};

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
  creation_key: null,
});

const STORED = savedChef(adminChef({ proposals: [row(1), row(2)], comments: [opinion(8), opinion(7)] }));

/** A server that answers like the real one, remembers every call, and fails where told to. */
function fakeServer(fail: { part?: string } = {}) {
  const calls: { part: string; body: unknown }[] = [];
  const answer = <Data>(part: string, body: unknown, data: () => Data) => {
    calls.push({ part, body });
    return fail.part === part ? Promise.reject(new Error('no')) : Promise.resolve({ msg: `${part} ok`, data: data() });
  };
  const server: ChefCalls = {
    create: (values) => answer('create', values.name, () => adminChef({ id: 9, version: 1, state: 'ACTIVE' })),
    update: (id, values, version) =>
      answer('update', { id, version }, () => adminChef({ version: (version ?? 0) + 1 })),
    proposals: (_id, { sent, known }) =>
      answer('proposals', { sent: sent.map(({ id, dish_name }) => id ?? dish_name), known }, () => [
        row(1, { version: 2 }),
        ...sent.flatMap(({ id, ...item }, index) =>
          id === undefined
            ? [row(60 + index, { dish_name: ` ${item.dish_name}`.trim(), profile_image: image(50) })]
            : [],
        ),
      ]),
    comments: (_id, { sent, known }) =>
      answer('comments', { sent: sent.map(({ id, client_name }) => id ?? client_name), known }, () =>
        sent.map((item, index) => ({ ...item, id: item.id ?? 90 + index })),
      ),
  };
  return { server, calls };
}

/** One press after another on the same form. */
function formOf(opened: SavedChef, values: ChefValues) {
  const form = { saved: opened, values };
  const press = (server: ChefCalls) =>
    saveChef(server, form.saved, form.values, (saved, shown) => Object.assign(form, { saved, values: shown }));
  return { form, press };
}

const CHANGED: ChefValues = {
  ...STORED.values,
  name: 'Ana Pérez',
  proposals: [
    ...STORED.values.proposals.slice(0, 1).map((item) => ({ ...item, dessert: 'Leche asada' })),
    newProposal(DISH),
  ],
  comments: [
    ...STORED.values.comments.slice(0, 1),
    newComment({ client_name: 'Josefa', description: 'Bien', score: 5 }),
  ],
};

test('one press saves chef, experiences and opinions in this order, and of the sets only what changed', async () => {
  const { server, calls } = fakeServer();
  expect(await formOf(STORED, CHANGED).press(server)).toBe('update ok');
  expect(calls).toEqual([
    { part: 'update', body: { id: 1, version: 3 } },
    { part: 'proposals', body: { sent: [1, 'Cazuela'], known: [1, 2] } },
    { part: 'comments', body: { sent: ['Josefa'], known: [7] } },
  ]);
});

test('after a failure only what is left is sent, on the new version and without duplicates', async () => {
  const { form, press } = formOf(STORED, CHANGED);
  const broken = fakeServer({ part: 'comments' });
  await expect(press(broken.server)).rejects.toMatchObject({ part: 'comments', sent: [{ client_name: 'Josefa' }] });
  expect(form.saved.version).toBe(4);
  expect(form.values.proposals.map(({ id, dessert }) => [id, dessert])).toEqual([
    [1, 'Leche asada'],
    [61, 'Mote'],
  ]);

  const { server, calls } = fakeServer();
  expect(await press(server)).toBe('comments ok');
  expect(calls.map(({ part }) => part)).toEqual(['comments']);
  expect(partsLeft(form.saved, form.values)).toEqual(['chef']);
});

test('a chef that was created is not created twice', async () => {
  const values = { ...NEW_CHEF.values, name: 'Sofía', proposals: [newProposal(DISH)] };
  const { form, press } = formOf(NEW_CHEF, values);
  await expect(press(fakeServer({ part: 'proposals' }).server)).rejects.toBeInstanceOf(PartFailed);
  expect(form.saved).toMatchObject({ id: 9, version: 1 });

  form.values = { ...form.values, email: 'sofia@cocina.example' };
  const { server, calls } = fakeServer();
  await press(server);
  expect(calls.map(({ part, body }) => [part, body])).toEqual([
    ['update', { id: 9, version: 1 }],
    ['proposals', { sent: ['Cazuela'], known: [] }],
  ]);
});

test('what was not touched is not sent; a press without changes saves the chef', () => {
  expect(partsLeft(STORED, { ...STORED.values, comments: [] })).toEqual(['comments']);
  expect(partsLeft(STORED, STORED.values)).toEqual(['chef']);
  expect(partsLeft(STORED, { ...STORED.values, name: ` ${STORED.values.name} ` })).toEqual(['chef']);
  const reordered = { ...STORED.values, proposals: [...STORED.values.proposals].reverse() };
  expect(partsLeft(STORED, { ...reordered, email: 'otro@cocina.example' })).toEqual(['chef']);
});

test('keys and addresses of the form are never sent', () => {
  expect(Object.keys(proposalDto({ ...newProposal(DISH), slug: 'x' }))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(key|slug)$/)]),
  );
});

test('two new experiences that say the same get a row each', async () => {
  const { form, press } = formOf(STORED, {
    ...STORED.values,
    proposals: [...STORED.values.proposals, newProposal(DISH), newProposal(DISH)],
  });
  await press(fakeServer().server);
  expect(form.values.proposals.map(({ id }) => id)).toEqual([1, 2, 60, 61]);
});

test('whether somebody else saved is told by the versions', () => {
  expect(
    sameVersions(STORED, savedChef(adminChef({ proposals: [row(2), row(1)], comments: [opinion(7), opinion(8)] }))),
  ).toBe(true);
  expect(sameVersions(STORED, { ...STORED, version: 4 })).toBe(false);
  const changed = savedChef(
    adminChef({ proposals: [row(1), row(2, { version: 2 })], comments: [opinion(8), opinion(7)] }),
  );
  expect(sameVersions(STORED, changed)).toBe(false);
  expect(sameVersions(STORED, savedChef(adminChef({ proposals: [row(1), row(2)], comments: [opinion(8)] })))).toBe(
    false,
  );
});
