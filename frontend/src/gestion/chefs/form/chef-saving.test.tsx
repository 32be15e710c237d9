import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { serveApi } from '../../../../test-setup/server';
import { pasteInto } from '../../../../test-setup/paste-into';
import type { AdminProposalDto } from '../../../api/generated';
import { measure } from '../../../ui/admin/picture/picture-file';
import { adminChef, image } from '../chefs.fixtures';
import {
  choose,
  field,
  FORM_READS,
  no,
  ok,
  openEdit,
  picture,
  press,
  rename,
  takeUploads,
  whereIs,
} from './chef-form.fixtures';

// jsdom decodes no pictures.
jest.mock('../../../ui/admin/picture/picture-file');
configure({ defaultHidden: true });

const CHEF = '*/api/v1/chefs/get-one-id/1';
const UPDATE = '*/api/v1/chefs/update/1';
const PROPOSALS = '*/api/v1/proposals/update/chef/1';
const COMMENTS = '*/api/v1/comments/update/chef/1';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const STALE = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';

const dish = (changes: Partial<AdminProposalDto> = {}): AdminProposalDto => ({
  id: 5,
  chef_id: 1,
  dish_name: 'Cazuela',
  slug: 'Cazuela',
  description: 'De campo',
  profile_image: image(40),
  starter: 'Pebre',
  main_course: 'Cazuela de ave',
  dessert: 'Mote con huesillo',
  modalities: [{ id: 1, name: 'Cenas' }],
  proposal_food_types: [],
  proposal_cities: [],
  guests_min: null,
  guests_max: null,
  duration_minutes: null,
  diets: [],
  creation_key: null,
  version: 2,
  ...changes,
});
const stored = adminChef({
  proposals: [dish()],
  comments: [
    {
      id: 7,
      client_name: 'Josefa',
      description: 'Inolvidable',
      score: 4.5,
      verified: false,
      answer: null,
      creation_key: null,
      version: 1,
    },
  ],
});

const calls: { part: string; body: Record<string, unknown> }[] = [];
const heard =
  (part: string, answer: () => Response) =>
  async ({ request }: { request: Request }) => {
    calls.push({ part, body: (await request.json()) as Record<string, unknown> });
    return answer();
  };
const set = (data: unknown[]) => () => HttpResponse.json({ status: 200, msg: 'Guardado', data });

const server = serveApi(
  http.get(CHEF, ok('Chef', 200, stored)),
  ...FORM_READS,
  takeUploads(),
  http.put(UPDATE, heard('chef', ok('Los cambios fueron guardados.', 200, { ...stored, version: 4 }))),
  http.put(PROPOSALS, heard('proposals', set([dish({ version: 3 })]))),
  http.put(COMMENTS, heard('comments', set([]))),
);

beforeEach(() => {
  calls.length = 0;
  jest.mocked(measure).mockResolvedValue({ width: 800, height: 800 });
});

const dialog = () => within(screen.getByRole('dialog'));
const inDialog = (label: string) => dialog().getByLabelText(new RegExp(`^${label}(\\(Opcional\\))?$`));

async function editDish(dessert: string): Promise<void> {
  await press('Editar Cazuela');
  await userEvent.clear(inDialog('Parte 3'));
  await pasteInto(inDialog('Parte 3'), dessert);
}

describe('experiences', () => {
  test('a new one asks for everything, is held until the save, and goes without its generated id', async () => {
    await openEdit();
    await press('Agregar propuesta');
    await press('Agregar Propuesta');
    await waitFor(() => expect(dialog().getAllByText('Completa este campo.')).toHaveLength(6));
    expect(dialog().getByText('Elige al menos 1.')).toBeVisible();

    await pasteInto(inDialog('Nombre del plato'), 'Curanto');
    await pasteInto(inDialog('Descripción'), 'Del sur');
    await choose('proposal_profile_image', picture('curanto.png'));
    await pasteInto(inDialog('Parte 1'), 'Milcao');
    await pasteInto(inDialog('Parte 2'), 'Curanto');
    await pasteInto(inDialog('Parte 3'), 'Kuchen');
    await userEvent.click(inDialog('Formatos'));
    await userEvent.click(await screen.findByTitle('Catering'));
    await pasteInto(inDialog('Ciudades'), 'nunoa,Castro,');
    await press('Agregar Propuesta');
    expect(await screen.findByRole('heading', { name: 'Curanto' })).toBeVisible();
    expect(calls).toEqual([]);

    await press('Guardar Cambios');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(calls.map(({ part }) => part)).toEqual(['proposals']);
    expect(calls[0]?.body).toEqual({
      known: [],
      proposals: [
        {
          dish_name: 'Curanto',
          description: 'Del sur',
          profile_image: { id: 101 },
          starter: 'Milcao',
          main_course: 'Curanto',
          dessert: 'Kuchen',
          modalities: [2],
          food_types: [],
          cities: ['Ñuñoa', 'Castro'],
          guests_min: null,
          guests_max: null,
          duration_minutes: null,
          diets: [],
          creation_key: expect.stringMatching(UUID) as string,
        },
      ],
    });
  });

  test('says for how many it is, how long it takes and what it serves: typed, pasted and emptied', async () => {
    await openEdit();
    await press('Editar Cazuela');
    const [min, max] = [inDialog('Mínimo de personas'), inDialog('Máximo de personas')];
    await userEvent.type(min, '14');
    await userEvent.click(max);
    await userEvent.paste(' 4 ');
    await press('Aplicar Cambios');
    expect(await dialog().findByText('No puede ser menos que el mínimo de personas.')).toBeVisible();
    await userEvent.clear(min);
    await press('Aplicar Cambios');
    expect(await dialog().findByText('Escribe también desde cuántas personas.')).toBeVisible();
    await userEvent.type(min, '2');
    await userEvent.clear(max);
    await pasteInto(max, '2000');
    await press('Aplicar Cambios');
    expect(await dialog().findByText(/1[.]?000/)).toBeVisible();
    await userEvent.clear(max);
    await userEvent.type(max, '12');
    await userEvent.click(inDialog('Duración'));
    await userEvent.click(await screen.findByTitle('2 h 30 min'));
    await userEvent.click(inDialog('Dietas que atiende'));
    await userEvent.click(await screen.findByTitle('Vegana'));
    await press('Aplicar Cambios');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Ver Cazuela');
    for (const shown of ['2 h 30 min', 'Vegana']) expect(await dialog().findByText(shown)).toBeVisible();
    await press('Cerrar');
    await press('Guardar Cambios');
    await screen.findByText('Guardado');
    expect(calls[0]?.body.proposals).toMatchObject([
      { guests_min: 2, guests_max: 12, duration_minutes: 150, diets: [2] },
    ]);
  });

  test('cancelling an edit restores it; viewing shows it', async () => {
    await openEdit();
    await editDish('Leche asada');
    await press('Cancelar');
    await press('Sí, descartar');
    expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument();
    await press('Ver Cazuela');
    expect(dialog().getByText('Mote con huesillo')).toBeVisible();
    await press('Cerrar');
  });

  test('a stored one has its page, preview, sharing and history in one menu', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null as never);
    await openEdit();
    await press('Opciones de Cazuela');
    const labels = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(labels).toEqual(['Ver en el sitio', 'Ver como se publicará', 'Compartir vista previa', 'Historial']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ver en el sitio' }));
    expect(opened).toHaveBeenCalledWith('/experiencia/Cazuela', '_blank', 'noopener');
    opened.mockRestore();
  });

  test('an open dialog with something written counts as unsaved work', async () => {
    await openEdit();
    await editDish('Leche asada');
    await press('Volver y cancelar');
    expect(await screen.findByText('Salir de la Edición')).toBeVisible();
    await press('No, Quiero Quedarme');
    expect(inDialog('Parte 3')).toHaveValue('Leche asada');
  });

  test('deleting asks, and is undone by leaving', async () => {
    await openEdit();
    await press('Eliminar Cazuela');
    await press('Si, Eliminar');
    expect(await screen.findByText('Aún no existen propuestas asociadas')).toBeVisible();
    await press('Guardar Cambios');
    await screen.findByText('Guardado');
    expect(calls).toEqual([{ part: 'proposals', body: { proposals: [], known: [5] } }]);
  });
});

describe('opinions', () => {
  test('are created with 60 characters at most and half stars, and deleted', async () => {
    await openEdit();
    await press('Agregar comentario');
    await pasteInto(inDialog('Nombre del cliente'), 'Pedro');
    expect(dialog().getByText('Valorización')).toHaveTextContent('Valorización(Opcional)');
    await userEvent.click(inDialog('Comentario'));
    await userEvent.paste('a'.repeat(61));
    expect(inDialog('Comentario')).toHaveValue('a'.repeat(60));
    await press('Agregar Comentario');
    await press('Eliminar el comentario de Josefa');
    await press('Si, Eliminar');
    await press('Guardar Cambios');
    await screen.findByText('Guardado');
    const comment = {
      client_name: 'Pedro',
      description: 'a'.repeat(60),
      score: 0,
      creation_key: expect.stringMatching(UUID) as string,
    };
    expect(calls).toEqual([{ part: 'comments', body: { comments: [comment], known: [7] } }]);
  });

  test('a longer one of the comments screen may stay as it is, not grow', async () => {
    const long = 'b'.repeat(80);
    server.use(
      http.get(
        CHEF,
        ok('Chef', 200, {
          ...stored,
          comments: [
            {
              id: 7,
              client_name: 'Josefa',
              description: long,
              score: 4,
              verified: false,
              answer: null,
              creation_key: null,
              version: 1,
            },
          ],
        }),
      ),
    );
    await openEdit();
    await press('Editar el comentario de Josefa');
    await userEvent.type(inDialog('Nombre del cliente'), ' P.');
    await press('Aplicar Cambios');
    expect(await screen.findByRole('heading', { name: 'Josefa P.' })).toBeVisible();

    await press('Editar el comentario de Josefa P.');
    await userEvent.type(inDialog('Comentario'), '{Backspace}');
    await press('Aplicar Cambios');
    expect(await screen.findByText('Escribe como máximo 60 caracteres.')).toBeVisible();
  });
});

test('a part that fails is named, what was saved is not sent again, and nothing is lost', async () => {
  server.use(http.put(PROPOSALS, heard('proposals', no(503, 'La base de datos no responde.')), { once: true }));
  const opened = await openEdit();
  await rename('Ana');
  await editDish('Leche asada');
  await press('Aplicar Cambios');
  await press('Guardar Cambios');
  expect(
    await screen.findByText('No sabemos si las propuestas se guardaron: La base de datos no responde.'),
  ).toBeVisible();
  server.use(http.get(CHEF, ok('Chef', 200, { ...stored, version: 4, chef_name: 'Ana' })));
  expect(screen.getByText('Hay cambios sin guardar')).toBeVisible();
  expect(field('Nombre')).toHaveValue('Ana');

  await press('Guardar Cambios');
  await screen.findByText('Guardado');
  expect(calls.map(({ part }) => part)).toEqual(['chef', 'proposals', 'proposals']);
  expect(calls[2]?.body).toMatchObject({ known: [5], proposals: [{ id: 5, version: 2, dessert: 'Leche asada' }] });
  expect(screen.queryByText(/no se guardaron/)).not.toBeInTheDocument();
  await waitFor(() => expect(whereIs(opened)).toBe('/gestion/chefs'));
});

test('what was stored although its answer got lost is not asked about', async () => {
  server.use(
    http.put(
      PROPOSALS,
      heard('proposals', () => HttpResponse.error()),
      { once: true },
    ),
  );
  await openEdit();
  await editDish('Leche asada');
  await press('Aplicar Cambios');
  await press('Guardar Cambios');
  expect(await screen.findByText('No sabemos si las propuestas se guardaron: no llegó la respuesta.')).toBeVisible();
  const proposals = [dish({ version: 3, dessert: 'Leche asada' })];
  server.use(
    http.get(CHEF, ok('Chef', 200, { ...stored, proposals })),
    http.put(PROPOSALS, heard('proposals', no(409, STALE)), { once: true }),
  );
  await press('Guardar Cambios');
  expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
  expect(calls.map(({ part }) => part)).toEqual(['proposals', 'proposals', 'chef']);
});

test('a refusal names its field, and leaves with the next press, also where the form itself refuses that', async () => {
  server.use(
    http.put(
      UPDATE,
      no(400, 'Este campo es obligatorio.', [{ field: 'information', msg: 'Este campo es obligatorio.' }]),
    ),
  );
  await openEdit();
  await userEvent.type(field('Información'), 'x');
  await press('Guardar Cambios');
  const box = 'El chef no se guardó por «Información»: Este campo es obligatorio.';
  expect(await screen.findByText(box)).toBeVisible();
  await waitFor(() => expect(field('Información')).toHaveFocus());
  await userEvent.clear(field('Correo'));
  await pasteInto(field('Correo'), 'sin arroba');
  await press('Guardar Cambios');
  await waitFor(() => expect(screen.queryByText(box)).not.toBeInTheDocument());
});

test('of a chef that somebody deleted meanwhile, what is written is copied, and nothing offers to save it', async () => {
  server.use(http.put(UPDATE, no(404, 'El chef buscado no existe.')));
  await openEdit();
  await rename('Otro nombre');
  // It brings the clipboard, which jsdom lacks.
  userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await press('Guardar Cambios');
  expect(await screen.findByText('Otra persona eliminó este chef mientras escribías.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar Cambios' })).not.toBeInTheDocument();
  await press('Copiar lo que escribí');
  await waitFor(() => expect(writeText).toHaveBeenCalled());
  const text = writeText.mock.calls[0]?.[0];
  expect(text).toContain('Nombre: Otro nombre');
  expect(text).toContain('Nombre del plato: Cazuela');
  expect(text).toContain('Inolvidable');
});

test('what the server refuses of an experience is marked with its name', async () => {
  const errors = [{ field: 'proposals.0.dessert', msg: 'Usa otro postre.' }];
  server.use(http.put(PROPOSALS, no(400, 'Revisa los campos marcados.', errors)));
  await openEdit();
  await editDish('x');
  await press('Aplicar Cambios');
  await press('Guardar Cambios');
  expect(await screen.findByText('«Cazuela»: Usa otro postre.')).toBeVisible();
  expect(screen.getByText('· 1 error')).toBeVisible();
});

describe('somebody else saved meanwhile', () => {
  const theirs = { ...stored, version: 9, chef_name: 'Lo suyo', email: 'nuevo@cocina.example' };

  test('what both changed is asked, what they alone changed is taken, and all is saved on their version', async () => {
    server.use(http.put(UPDATE, heard('chef', no(409, STALE)), { once: true }));
    await openEdit();
    await rename('Lo mío');
    server.use(http.get(CHEF, ok('Chef', 200, theirs)));
    await press('Guardar Cambios');
    const name = within(await screen.findByRole('group', { name: 'Nombre' }));
    expect(name.getByText('Lo mío')).toBeVisible();
    expect(name.getByText('Lo suyo')).toBeVisible();
    expect(screen.getAllByRole('group', { name: /^(Nombre|Correo)$/ })).toHaveLength(1);
    expect(field('Nombre')).toHaveValue('Lo mío');

    await press('Guardar con lo elegido');
    expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
    expect(calls.map(({ body }) => [body.version, body.name, body.email])).toEqual([
      [3, 'Lo mío', 'ana@cocina.example'],
      [9, 'Lo mío', 'nuevo@cocina.example'],
    ]);
  });

  test('going back to the form changes nothing', async () => {
    server.use(http.put(UPDATE, no(409, STALE)));
    await openEdit();
    await rename('Lo mío');
    server.use(http.get(CHEF, ok('Chef', 200, theirs)));
    await press('Guardar Cambios');
    await screen.findByRole('group', { name: 'Nombre' });
    await press('Seguir editando');
    expect(field('Nombre')).toHaveValue('Lo mío');
    expect(field('Correo')).toHaveValue('ana@cocina.example');
    expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toBeEnabled();
  });

  test('a picture that their save removed is no riddle: what they changed is taken', async () => {
    const errors = [{ field: 'gallery.1.id', msg: 'La foto ya no existe.' }];
    server.use(http.put(UPDATE, heard('chef', no(400, 'Revisa los campos marcados.', errors)), { once: true }));
    await openEdit();
    await rename('Lo mío');
    server.use(http.get(CHEF, ok('Chef', 200, { ...stored, version: 9, gallery: stored.gallery.slice(0, 1) })));
    await press('Guardar Cambios');
    expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
    expect(calls[1]?.body).toMatchObject({ version: 9, gallery: [{ id: 13 }] });
  });

  test('where there is nothing to choose, the save goes on by itself', async () => {
    server.use(http.put(UPDATE, heard('chef', no(409, STALE)), { once: true }));
    await openEdit();
    await rename('Lo suyo');
    server.use(http.get(CHEF, ok('Chef', 200, { ...stored, version: 9, chef_name: 'Lo suyo' })));
    await press('Guardar Cambios');
    expect(await screen.findByText('Los cambios fueron guardados.')).toBeVisible();
    expect(calls.map(({ body }) => body.version)).toEqual([3, 9]);
  });

  test('a 409 about something else says so', async () => {
    server.use(http.put(PROPOSALS, no(409, 'Un chef puede tener como máximo 50 experiencias.')));
    await openEdit();
    await editDish('x');
    await press('Aplicar Cambios');
    await press('Guardar Cambios');
    expect(
      await screen.findByText('Las propuestas no se guardaron: Un chef puede tener como máximo 50 experiencias.'),
    ).toBeVisible();
  });
});
