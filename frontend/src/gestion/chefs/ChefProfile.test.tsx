import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { AdminChefDto, ChefProfileDto, GetProfileChangeApiResponse, ImageDto } from '../../api/generated';
import { ChefProfile } from './ChefProfile';

const CHEF = { id: 7, chef_name: 'Camila Soto' } as AdminChefDto;
const FACE = { id: 5, publicUrl: '/files/face.webp' } as ImageDto;
const MENU = {
  ...{ id: 21, dish_name: 'Pastel', description: 'Rico', starter: 'Sopa', main_course: 'Pastel', dessert: 'Flan' },
  ...{ guests_min: 4, guests_max: 8, diets: [], version: 2, profile_image: FACE },
};
const SHOWN = {
  description: 'Cocina chilena.',
  information: 'Doce años.',
  price_per_person: 45_000,
  profile_image: FACE,
  gallery: [FACE],
  menus: [MENU],
};
const PROFILE: ChefProfileDto = {
  chef_version: 4,
  shown: SHOWN,
  change: {
    id: 1,
    state: 'waiting',
    fields: ['description', 'price_per_person'],
    changed_since: ['description'],
    menus: [],
    menus_changed_since: [],
    new_menus: [],
    wanted: { ...SHOWN, description: 'Mar y humo.', price_per_person: 60_000 },
    note: null,
    sent_at: '2026-11-27T15:00:00Z',
    version: 3,
  },
};

let profile: ChefProfileDto;
let refusal: string | undefined;
const sent: unknown[] = [];
serveApi(
  http.get('*/api/v1/profile-changes/of/7', () =>
    HttpResponse.json<GetProfileChangeApiResponse>({ status: 200, msg: 'Perfil', data: profile }),
  ),
  http.put('*/api/v1/profile-changes/decide/7', async ({ request }) => {
    sent.push(await request.json());
    if (refusal) return HttpResponse.json({ status: 409, msg: refusal, data: null }, { status: 409 });
    profile = { ...PROFILE, change: null };
    return HttpResponse.json({ status: 200, msg: 'El perfil quedó resuelto.', data: profile });
  }),
);
const taken = jest.fn();
const open = (path = '/') => renderApp(<ChefProfile chef={CHEF} onTaken={taken} />, { user: ADMIN, path });

beforeEach(() => {
  profile = PROFILE;
  refusal = undefined;
  sent.length = 0;
  taken.mockClear();
});

test('what a chef proposed stands beside what is public, and is taken whole', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Revisar perfil' }));
  expect(await screen.findByText('Mar y humo.')).toBeInTheDocument();
  expect(screen.getByText('Cocina chilena.')).toBeInTheDocument();
  expect(screen.getByText(/Alguien del equipo cambió esto/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Publicar el cambio' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revisar perfil' })).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    {
      description: true,
      price_per_person: true,
      information: false,
      profile_image: false,
      version: 3,
      chef_version: 4,
    },
  ]);
  expect(taken).toHaveBeenCalledTimes(1);
});

test("what is not marked goes back with a note; 'Hoy' leads here at once", async () => {
  open('/?perfil=revisar');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Precio por persona' }));
  await userEvent.type(screen.getByLabelText('Nota para el chef'), '¿Por qué tanto?');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar lo marcado y devolver el resto' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ description: true, price_per_person: false, note: '¿Por qué tanto?' }]),
  );
});

test('a refusal keeps what was written', async () => {
  refusal = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  open('/?perfil=revisar');
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.type(screen.getByLabelText('Nota para el chef'), 'Falta.');
  await userEvent.click(screen.getByRole('button', { name: 'Devolver al chef' }));
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(screen.getByLabelText('Nota para el chef')).toHaveValue('Falta.');
  expect(taken).not.toHaveBeenCalled();
});

test('a new experience stands there whole, and is taken or goes back', async () => {
  const { change } = PROFILE;
  const added = {
    ...{ ...MENU, id: 'b7b0f3c6-9a0c-4f0f-8d5e-2f6f0a4c1d23', dish_name: 'Fideuá', food_types: ['Levantina'] },
    modalities: [{ id: 1, name: 'Cena privada' }],
  };
  profile = { ...PROFILE, change: change && { ...change, fields: [], changed_since: [], new_menus: [added] } };
  open('/?perfil=revisar');
  expect(await screen.findByText('Levantina')).toBeInTheDocument();
  expect(screen.getByText('Cena privada')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Publicar el cambio' }));
  await waitFor(() => expect(sent).toMatchObject([{ menus: [], new_menus: [{ id: added.id }], note: null }]));
});

test('an experience shows what differs, and one that is not taken goes back with the note', async () => {
  const { change } = PROFILE;
  const wanted = {
    ...SHOWN,
    menus: [
      {
        ...MENU,
        dessert: 'Leche nevada',
        guests_max: 12,
        profile_image: { ...FACE, id: 9, publicUrl: '/files/plato.webp' },
      },
    ],
  };
  profile = {
    ...PROFILE,
    change: change && { ...change, fields: ['gallery'], changed_since: [], menus: [21], wanted },
  };
  open('/?perfil=revisar');
  expect(await screen.findByText('Leche nevada')).toBeInTheDocument();
  expect(screen.getByText('De 4 a 12 personas')).toBeInTheDocument();
  expect(document.querySelector('img[src="/files/plato.webp"]')).toBeInTheDocument();
  // What stays the same is not shown.
  expect(screen.queryByText('Sopa')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Galería' }));
  await userEvent.type(screen.getByLabelText('Nota para el chef'), 'Muy oscura');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar lo marcado y devolver el resto' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ gallery: false, menus: [{ id: 21, version: 2 }], note: 'Muy oscura' }]),
  );
});
