import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';

import { renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type {
  GetKitchenProfileApiResponse,
  ImageDto,
  KitchenOpinionDto,
  KitchenProfileDto,
} from '../api/kitchen.generated';
import { CHEF_KEY } from '../session/stored-user';
import { kitchenRoutes } from './routes';

const FACE = {
  id: 5,
  publicUrl: '/files/face.webp',
  width: 400,
  height: 400,
  variants: [],
  placeholder: '#aaaaaa',
} as ImageDto;
const MENU = {
  ...{ id: 21, dish_name: 'Pastel', description: 'Rico', starter: 'Sopa', main_course: 'Pastel', dessert: 'Flan' },
  ...{ guests_min: 4, guests_max: 8, diets: [], version: 2, profile_image: FACE },
};
const SHOWN = {
  description: 'Cocina chilena.',
  information: 'Doce años.',
  price_per_person: 45_000,
  profile_image: FACE,
  gallery: [{ ...FACE, id: 6, publicUrl: '/files/mesa.webp' }],
  menus: [MENU],
};
const WAITING: NonNullable<KitchenProfileDto['change']> = {
  id: 1,
  state: 'waiting',
  fields: ['description', 'price_per_person'],
  changed_since: [],
  menus: [],
  menus_changed_since: [],
  new_menus: [],
  wanted: { ...SHOWN, description: 'Mar y humo.', price_per_person: 60_000 },
  note: null,
  sent_at: '2026-11-27T12:00:00Z',
  version: 3,
};

let profile: KitchenProfileDto;
let reply: KitchenOpinionDto['answer'];
let version: number;
let more = false;
const sent: unknown[] = [];
const answer = () =>
  HttpResponse.json<GetKitchenProfileApiResponse>({ status: 200, msg: 'Listo: lo revisamos.', data: profile });
const server = serveApi(
  http.get('*/api/v1/diets/all', () =>
    HttpResponse.json({ status: 200, msg: 'Dietas', data: [{ id: 3, name: 'Vegana', kind: 'vegana' }] }),
  ),
  http.get('*/api/v1/modality/all', () =>
    HttpResponse.json({ status: 200, msg: 'Formatos', data: [{ id: 1, name: 'Cena privada', kind: null }] }),
  ),
  http.get('*/api/v1/kitchen/payouts/all', () => HttpResponse.json({ status: 200, msg: 'Pagos', data: [] })),
  http.get('*/api/v1/kitchen/profile', answer),
  http.put('*/api/v1/kitchen/profile', async ({ request }) => {
    sent.push(await request.json());
    profile = { shown: SHOWN, change: WAITING };
    return answer();
  }),
  http.delete('*/api/v1/kitchen/profile', () => {
    sent.push('withdrawn');
    profile = { shown: SHOWN, change: null };
    return answer();
  }),
  http.get('*/api/v1/kitchen/opinions', () =>
    HttpResponse.json({
      status: 200,
      msg: 'x',
      data: [
        {
          ...{ id: 1, client_name: 'Josefa', description: 'Inolvidable.', score: 4.5, verified: true },
          ...{ day: '2026-11-20', answer: reply, answer_version: version },
        },
        ...(more
          ? [
              {
                ...{ id: 2, client_name: 'Pedro', description: 'Rico.', score: 4, verified: true },
                ...{ day: '2026-11-10', answer: null, answer_version: 0 },
              },
            ]
          : []),
      ],
    }),
  ),
  http.put('*/api/v1/kitchen/opinions/answer/1', async ({ request }) => {
    const body = (await request.json()) as { text: string };
    sent.push(body);
    reply = { text: body.text, state: 'waiting', note: null };
    version += 1;
    return HttpResponse.json({ status: 200, msg: 'Listo.', data: [] });
  }),
  http.delete('*/api/v1/kitchen/opinions/answer/1', () => {
    reply = null;
    version += 1;
    return HttpResponse.json({ status: 200, msg: 'Retirada.', data: [] });
  }),
);

const ROUTES: RouteObject[] = [{ path: '/cocina', children: kitchenRoutes }];
const CHEF = { name: 'Camila Soto', email: 'c@c.cl', token: 't', role: 'USER', state: 'ACTIVE' };
const open = (path = '/cocina/perfil') => renderApp(ROUTES, { path, stored: { [CHEF_KEY]: JSON.stringify(CHEF) } });

beforeEach(() => {
  sent.length = 0;
  profile = { shown: SHOWN, change: null };
  reply = null;
  version = 0;
  more = false;
});

test('a chef sends texts, price and a picture, which wait for a look', async () => {
  open();
  const description = await screen.findByLabelText('Tu presentación');
  expect(screen.getByLabelText('Precio por persona, en pesos')).toHaveValue('$45.000');
  await userEvent.clear(description);
  await userEvent.type(description, 'Mar y humo.');
  // Two of them would be too much for one sending: the second takes the place of the first.
  const size = 6 * 1024 * 1024;
  for (const [content, name] of [
    ['w', 'otra.png'],
    ['x', 'yo.png'],
  ] as const) {
    const file = new File([content], name, { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Tu foto'), Object.defineProperty(file, 'size', { value: size }));
    const src = `data:image/png;base64,${btoa(content)}`;
    await waitFor(() => expect(document.querySelector('.kitchen-profile__face')).toHaveAttribute('src', src));
  }
  await userEvent.clear(screen.getByLabelText('Precio por persona, en pesos'));
  await userEvent.type(screen.getByLabelText('Precio por persona, en pesos'), '60.000');
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      description: 'Mar y humo.',
      information: 'Doce años.',
      price_per_person: 60_000,
      profile_image: { data: 'data:image/png;base64,eA==', type: 'image/png', filename: 'yo.png', size },
      gallery: [{ id: 6 }],
      menus: [],
      new_menus: [],
      version: 0,
    },
  ]);
  expect(await screen.findByText(/Estamos revisando tu cambio: presentación y precio/)).toBeVisible();
});

test('gallery, words, guests and diets of a menu are sent, and of what is wrong the field says so', async () => {
  server.use(
    http.put(
      '*/kitchen/profile',
      () =>
        HttpResponse.json(
          { status: 400, msg: 'Revisa', data: null, errors: [{ field: 'menus.0.guests_max', msg: 'Muy pocas.' }] },
          { status: 400 },
        ),
      { once: true },
    ),
  );
  open();
  await userEvent.upload(
    await screen.findByLabelText('Agregar fotos'),
    new File(['y'], 'mesa.png', { type: 'image/png' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Primera: poner primero la foto 2' }));
  await userEvent.click(screen.getByText('Pastel', { selector: 'summary' }));
  await userEvent.clear(screen.getByLabelText('Parte 3'));
  await userEvent.type(screen.getByLabelText('Parte 3'), 'Leche nevada');
  await userEvent.clear(screen.getByLabelText('Hasta cuántas'));
  await userEvent.type(screen.getByLabelText('Hasta cuántas'), '2');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Vegana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  expect(await screen.findByText('Muy pocas.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Hasta cuántas'));
  await userEvent.type(screen.getByLabelText('Hasta cuántas'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { version: _version, profile_image: _face, ...words } = MENU;
  expect(sent).toMatchObject([
    {
      gallery: [{ data: 'data:image/png;base64,eQ==', filename: 'mesa.png' }, { id: 6 }],
      menus: [{ ...words, profile_image: { id: 5 }, dessert: 'Leche nevada', guests_max: 12, diets: [3] }],
    },
  ]);
});

test('a new menu is written with its picture and formats, which the form asks for, and another picture of one', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Proponer un menú nuevo' }));
  const menu = within(screen.getByText('Menú nuevo').closest('details') as HTMLElement);
  for (const [label, text] of [
    ['Nombre', 'Fideuá'],
    ['De qué se trata', 'De la playa'],
    ['Parte 1', 'Clóchinas'],
    ['Parte 2', 'Fideuá'],
    ['Parte 3', 'Horchata'],
    ['Tipos de comida, entre comas', 'Levantina, , Del mar'],
  ] as const)
    await userEvent.type(menu.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  expect(await screen.findByText('Elige una foto del plato.')).toBeVisible();
  expect(menu.getByLabelText('Foto del plato')).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.click(await menu.findByRole('checkbox', { name: 'Cena privada' }));
  await userEvent.upload(menu.getByLabelText('Foto del plato'), new File(['z'], 'fideua.png', { type: 'image/png' }));
  const other = within(screen.getByText('Pastel', { selector: 'summary' }).closest('details') as HTMLElement);
  await userEvent.upload(other.getByLabelText('Foto del plato'), new File(['w'], 'pastel.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      menus: [{ id: 21, profile_image: { filename: 'pastel.png' } }],
      new_menus: [
        {
          ...{ dish_name: 'Fideuá', modalities: [1], food_types: ['Levantina', 'Del mar'], guests_min: null },
          profile_image: { data: 'data:image/png;base64,eg==' },
        },
      ],
    },
  ]);
});

test('what waits is what the form has, and can be corrected or taken back', async () => {
  profile = { shown: SHOWN, change: WAITING };
  open();
  expect(await screen.findByLabelText('Tu presentación')).toHaveValue('Mar y humo.');
  await userEvent.click(screen.getByRole('button', { name: 'Mandar el cambio corregido' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 3, price_per_person: 60_000 }]));
  await userEvent.click(screen.getByRole('button', { name: 'Retirar el cambio' }));
  await waitFor(() => expect(screen.getByLabelText('Tu presentación')).toHaveValue('Cocina chilena.'));
});

test('what came back has the note, and a refusal loses nothing', async () => {
  profile = { shown: SHOWN, change: { ...WAITING, state: 'returned', note: '¿Qué mar?' } };
  const msg = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  server.use(http.put('*/kitchen/profile', () => HttpResponse.json({ status: 409, msg, data: null }, { status: 409 })));
  open();
  expect(await screen.findByText('¿Qué mar?')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Tu historia'), ' Y más.');
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(screen.getByLabelText('Tu historia')).toHaveValue('Doce años. Y más.');
});

test('moving to another place, back, or out asks before what was typed is lost', async () => {
  const { router } = open('/cocina/pagos');
  await userEvent.click(await screen.findByRole('link', { name: 'Perfil' }));
  const text = 'Cocina chilena. Y peruana.';
  await userEvent.type(await screen.findByLabelText('Tu presentación'), ' Y peruana.');
  const leaving = [
    () => userEvent.click(screen.getByRole('link', { name: 'Pagos' })),
    () => act(() => router.navigate(-1)),
    () => userEvent.click(screen.getByRole('button', { name: 'Salir' })),
  ];
  for (const leave of leaving) {
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    expect(screen.getByLabelText('Tu presentación')).toHaveValue(text);
  }
  await userEvent.click(screen.getByRole('link', { name: 'Pagos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByRole('heading', { name: 'Tus pagos' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two answers that are not sent are one question', async () => {
  more = true;
  open('/cocina/opiniones');
  await userEvent.click(await screen.findByRole('button', { name: 'Responder a Josefa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Responder a Pedro' }));
  const [first, second] = screen.getAllByLabelText('Tu respuesta pública');
  await userEvent.type(first as HTMLElement, 'Gracias.');
  await userEvent.type(second as HTMLElement, 'Gracias.');
  await userEvent.clear(second as HTMLElement);
  await userEvent.click(screen.getByRole('link', { name: 'Pagos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
  expect(first).toHaveValue('Gracias.');
});

test('opinions stand there with their day', async () => {
  open('/cocina/opiniones');
  expect(await screen.findByText('Inolvidable.')).toBeVisible();
  expect(screen.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible();
  expect(screen.getByText(/Josefa, viernes 20 de noviembre de 2026 · Opinión verificada/)).toBeVisible();
});

test('an opinion is answered once, which waits, and the answer is taken back', async () => {
  open('/cocina/opiniones');
  await userEvent.click(await screen.findByRole('button', { name: 'Responder a Josefa' }));
  await userEvent.type(screen.getByLabelText('Tu respuesta pública'), 'Gracias.');
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  expect(await screen.findByText(/La estamos revisando/)).toBeVisible();
  expect(sent).toEqual([{ text: 'Gracias.', version: 0 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Retirar la respuesta a Josefa' }));
  expect(await screen.findByRole('button', { name: 'Responder a Josefa' })).toBeVisible();
});

test('an answer that came back has the note, and what is refused loses nothing', async () => {
  reply = { text: 'Gracias, Josefa.', state: 'returned', note: 'Sin su nombre.' };
  version = 1;
  const msg = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  server.use(
    http.put('*/kitchen/opinions/answer/1', () => HttpResponse.json({ status: 409, msg, data: null }, { status: 409 })),
  );
  open('/cocina/opiniones');
  expect(await screen.findByText('Sin su nombre.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Tu respuesta pública'), ' Vuelvan.');
  await userEvent.click(screen.getByRole('button', { name: 'Mandar a revisión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(screen.getByLabelText('Tu respuesta pública')).toHaveValue('Gracias, Josefa. Vuelvan.');
});
