import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { CommentDto } from '../../api/generated';
import type { FavoriteCommentDto } from '../../api/public.generated';
import { DRAFTS } from '../../ui/drop-drafts';
import { draftKey, writeDraft } from '../../ui/drafts';
import { AdminTheme } from '../layout/AdminTheme';
import { comment, featured } from './comments.fixtures';
import { CommentsPage } from './CommentsPage';

const JOSEFA = comment();
const TOMAS = comment({
  id: 2,
  client_name: 'Tomás Vidal',
  favorite: false,
  score: 3,
  chef_id: 9,
  chef: { chef_name: 'Kenji Morales', email: 'kenji@cocina.example' },
});

const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const asked: URLSearchParams[] = [];
const chefSearches: (string | null)[] = [];
const done: string[] = [];
/** What the switches showed that were pressed. */
const seen: (string | null)[] = [];
const sent: unknown[] = [];

const list = (rows: CommentDto[], total = rows.length) =>
  http.get('*/api/v1/comments/all', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(
      { status: 200, msg: 'Comentarios', data: rows },
      { headers: { 'X-Total-Count': String(total) } },
    );
  });
const favorites = (rows: FavoriteCommentDto[]) =>
  http.get('*/api/v1/comments/favorite', () => HttpResponse.json({ status: 200, msg: 'Destacados', data: rows }));
const toggle = (status: number, msg: string) =>
  http.put('*/api/v1/comments/change-favorite/:id', ({ params, request }) => {
    done.push(`favorite ${String(params.id)}`);
    seen.push(new URL(request.url).searchParams.get('was'));
    return HttpResponse.json({ status, msg, data: JOSEFA }, { status });
  });

const server = serveApi(
  list([JOSEFA, TOMAS], 30),
  favorites([featured()]),
  toggle(201, 'El favorito del comentario ha sido actualizado exitosamente'),
  http.delete('*/api/v1/comments/delete/:id', ({ params }) => {
    done.push(`delete ${String(params.id)}`);
    return HttpResponse.json({ status: 200, msg: 'El comentario ha sido eliminado exitosamente', data: null });
  }),
  http.post('*/api/v1/comments/create', async ({ request }) => {
    sent.push(await request.json());
    await delay(20);
    return HttpResponse.json({ status: 201, msg: 'Creado', data: JOSEFA }, { status: 201 });
  }),
  http.put('*/api/v1/comments/update/:id', async ({ request, params }) => {
    sent.push([params.id, await request.json()]);
    return HttpResponse.json({ status: 200, msg: 'Actualizado', data: JOSEFA });
  }),
  http.get('*/api/v1/chefs/all', ({ request }) => {
    const { searchParams } = new URL(request.url);
    chefSearches.push(searchParams.get('search'));
    const chefs = searchParams.get('search')
      ? [{ id: 9731, chef_name: 'Zulema Ñáñez', email: 'zulema@cocina.example' }]
      : [{ id: 7, chef_name: 'Ana María Pérez', email: 'ana@cocina.example' }];
    return HttpResponse.json({ status: 200, msg: 'Chefs', data: chefs }, { headers: { 'X-Total-Count': '10000' } });
  }),
);

beforeEach(() => {
  for (const heard of [asked, chefSearches, done, seen, sent]) heard.length = 0;
});

async function open(path = '/gestion/chefs-comments') {
  const opened = renderApp(
    <AdminTheme>
      <CommentsPage />
    </AdminTheme>,
    { path, user: ADMIN },
  );
  await screen.findByRole('heading', { name: 'Todos los comentarios' });
  return opened;
}
const table = () => screen.findByRole('table');
const rowOf = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) });
async function choose(name: string, entry: string) {
  await userEvent.click(within(await rowOf(name)).getByRole('button', { name: `Opciones de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
/** By its title: in tests all of antd's dialogs are labelled by the same id. */
const dialog = async (title: string) =>
  (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>(
    '[role=dialog]',
  ) as HTMLElement;

describe('the table', () => {
  test('has the product’s columns, SI or No, and texts cut at 20 characters', async () => {
    await open();
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map((cell) => cell.textContent)).toEqual([
      'Nombre del Cliente',
      'Descripción',
      'Valoracion',
      'En Favorito',
      'Nombre del Chef',
      'Email del Chef',
      'Acciones',
    ]);
    const josefa = within(await rowOf('Josefa'));
    expect(josefa.getByText('Una noche inolvidabl…')).toBeVisible();
    expect(josefa.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeVisible();
    expect(josefa.getByText('SI')).toBeVisible();
    expect(within(await rowOf('Tomás')).getByText('No')).toBeVisible();
  });

  test('keeps search, filter, order and page in the address', async () => {
    await open('/gestion/chefs-comments?search=noche&favorite=true&sort=-score&page=2');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        search: 'noche',
        favorite: 'true',
        sort: '-score',
        page: '2',
        perPage: '12',
      }),
    );
  });

  test('says so when nothing matches, and offers the way back', async () => {
    server.use(list([]));
    const { router } = await open('/gestion/chefs-comments?search=nada');
    expect(await screen.findByText('Ningún comentario coincide con lo que buscas.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(router.state.location.search).toBe('');
  });
});

describe('the favourite', () => {
  test('answers 201 with its sentence', async () => {
    await open();
    await choose('Tomás Vidal', 'Agregar a Favorito');
    expect(await screen.findByText('El favorito del comentario ha sido actualizado exitosamente')).toBeVisible();
    expect([done, seen]).toEqual([['favorite 2'], ['false']]);
  });

  test('any other success is none: Ha ocurrido un error', async () => {
    server.use(toggle(200, 'Listo'));
    await open();
    await choose('Josefa Aránguiz', 'Quitar de Favorito');
    expect(await screen.findByText('Ha ocurrido un error')).toBeVisible();
    expect(screen.queryByText('Listo')).not.toBeInTheDocument();
  });

  test('a refusal says the server’s word', async () => {
    server.use(toggle(404, 'El comentario no existe o ya fue eliminado.'));
    await open();
    await choose('Josefa Aránguiz', 'Quitar de Favorito');
    expect(await screen.findByText('El comentario no existe o ya fue eliminado.')).toBeVisible();
  });

  test('that somebody else has turned is not turned back, and the row is read again', async () => {
    server.use(toggle(409, 'Otra persona fue más rápida.'));
    await open();
    const row = await rowOf('Tomás Vidal');
    expect(within(row).getByText('No')).toBeVisible();
    server.use(list([{ ...TOMAS, favorite: true }]));
    await choose('Tomás Vidal', 'Agregar a Favorito');
    expect(await screen.findByText('Otra persona fue más rápida.')).toBeVisible();
    expect(await within(await rowOf('Tomás Vidal')).findByText('SI')).toBeVisible();
  });

  test('is taken off the featured ones by one call, however often it is pressed', async () => {
    await open();
    const off = await screen.findByRole('button', { name: 'Quitar de Favorito: Josefa Aránguiz' });
    act(() => {
      off.click();
      off.click();
    });
    await screen.findByText('El favorito del comentario ha sido actualizado exitosamente');
    expect(done).toEqual(['favorite 1']);
  });
});

test('one taken off the featured ones keeps its place, so that a second press does not take off the next', async () => {
  server.use(favorites([featured(), featured({ id: 5, client_name: 'Rosa Díaz' })]));
  await open();
  const off = await screen.findByRole('button', { name: 'Quitar de Favorito: Josefa Aránguiz' });
  server.use(favorites([featured({ id: 5, client_name: 'Rosa Díaz' })]));
  await userEvent.click(off);
  const back = await screen.findByRole('button', { name: 'Agregar a Favorito: Josefa Aránguiz' });
  const presses = screen.getAllByRole('button', { name: /Favorito: / });
  expect(presses.map((press) => press.getAttribute('aria-label'))).toEqual([
    'Agregar a Favorito: Josefa Aránguiz',
    'Quitar de Favorito: Rosa Díaz',
  ]);
  await userEvent.click(back);
  await waitFor(() => expect(done).toEqual(['favorite 1', 'favorite 1']));
  expect(seen).toEqual(['true', 'false']);
});

test('a client’s name leads to the comment, a chef’s to the chef', async () => {
  const { router } = await open('/gestion/chefs-comments?favorite=true');
  const row = within(await rowOf('Tomás Vidal'));
  expect(row.getByRole('link', { name: 'Kenji Morales' })).toHaveAttribute('href', '/gestion/chef/editar-chef/9');
  await userEvent.click(row.getByRole('link', { name: 'Tomás Vidal' }));
  expect(within(await dialog('Editar Comentario')).getByLabelText('Nombre del Cliente')).toHaveValue('Tomás Vidal');
  expect(router.state.location.search).toBe('?favorite=true&ficha=2');
  await userEvent.click(within(await dialog('Editar Comentario')).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(router.state.location.search).toBe('?favorite=true'));
  await waitFor(() => expect(screen.queryByText('Editar Comentario')).not.toBeInTheDocument());
});

test('going back from a comment that was changed asks first', async () => {
  const { router } = await open();
  await userEvent.click(within(await rowOf('Tomás Vidal')).getByRole('link', { name: 'Tomás Vidal' }));
  await pasteInto(within(await dialog('Editar Comentario')).getByLabelText('Nombre del Cliente'), ' Soto');
  await act(() => router.navigate(-1));
  const question = await dialog('Salir de la Edición');
  await userEvent.click(within(question).getByRole('button', { name: 'No, Quiero Quedarme' }));
  expect(within(await dialog('Editar Comentario')).getByLabelText('Nombre del Cliente')).toHaveValue(
    'Tomás Vidal Soto',
  );
  expect(router.state.location.search).toBe('?ficha=2');
  await userEvent.click(within(await dialog('Editar Comentario')).getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Actualizado')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('without featured comments the page says how to get one', async () => {
  server.use(favorites([]));
  await open();
  expect(screen.getByText(/Aún no hay comentarios destacados/)).toBeVisible();
});

test('a failed list of featured ones leaves the table in use', async () => {
  server.use(http.get('*/api/v1/comments/favorite', () => HttpResponse.error()));
  await open();
  expect(screen.getByText(/^No llegó la respuesta/)).toBeVisible();
  expect(await rowOf('Josefa')).toBeVisible();
});

test('a comment is deleted after a question', async () => {
  await open();
  await choose('Josefa Aránguiz', 'Eliminar');
  const question = await dialog('¿Desea Eliminar el Comentario?');
  expect(done).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('El comentario ha sido eliminado exitosamente')).toBeVisible();
  expect(done).toEqual(['delete 1']);
});

describe('the dialog', () => {
  const name = () => screen.getByRole('textbox', { name: 'Nombre del Cliente' });
  const text = () => screen.getByRole('textbox', { name: /Comentario/ });
  const chef = () => screen.getByRole('combobox', { name: 'Chef' });
  const create = () => screen.getByRole('button', { name: 'Crear Comentario' });
  async function openNew() {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
    return dialog('Nuevo Comentario');
  }

  test('sends nothing while client, comment and chef are missing', async () => {
    await openNew();
    await userEvent.click(create());
    await waitFor(() => expect(screen.getAllByText('Completa este campo.')).toHaveLength(3));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test('creates one comment with score 0 for a chef found among 10,000 by the server, however often it is pressed', async () => {
    await openNew();
    expect(screen.getByText('Valorización')).toHaveTextContent('Valorización(Opcional)');
    await pasteInto(name(), 'Rosa');
    fireEvent.change(text(), { target: { value: 'a'.repeat(301) } });
    await pasteInto(chef(), 'zule');
    await userEvent.click(await screen.findByText('zulema@cocina.example'));
    expect(chefSearches).toEqual([null, 'zule']);
    act(() => {
      create().click();
      create().click();
    });
    expect(await screen.findByText('Creado')).toBeVisible();
    expect(sent).toEqual([
      { client_name: 'Rosa', description: 'a'.repeat(300), score: 0, chef_id: 9731, creation_key: UUID },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  describe('whose answer got lost', () => {
    const ROSA = comment({ id: 31, client_name: 'Rosa', description: 'Volvería.', score: 0, chef_id: 9731 });

    /** A server that stores what is sent, once for each key, and whose first answer does not arrive. */
    function loseFirstAnswer() {
      let calls = 0;
      server.use(
        http.post('*/api/v1/comments/create', async ({ request }) => {
          sent.push(await request.json());
          calls += 1;
          return calls === 1
            ? HttpResponse.error()
            : HttpResponse.json({ status: 200, msg: 'Creado', data: ROSA }, { status: 200 });
        }),
      );
    }
    async function write() {
      await pasteInto(name(), 'Rosa');
      await pasteInto(text(), 'Volvería.');
      await pasteInto(chef(), 'zule');
      await userEvent.click(await screen.findByText('zulema@cocina.example'));
      await userEvent.click(create());
      expect(await screen.findAllByText(/^No llegó la respuesta/)).not.toHaveLength(0);
    }
    /** The button, when the call that failed is over. */
    const again = () => screen.findByRole('button', { name: 'Crear Comentario' });
    const keys = () => sent.map((body) => (body as { creation_key?: string }).creation_key);

    test('is sent again under the same key, and the next one under another', async () => {
      loseFirstAnswer();
      await openNew();
      await write();
      await userEvent.click(await again());
      expect(await screen.findByText('Creado')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent).toHaveLength(2);
      expect(sent[1]).toEqual(sent[0]);

      await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
      await dialog('Nuevo Comentario');
      await pasteInto(name(), 'Rosa');
      await pasteInto(text(), 'Volvería.');
      await pasteInto(chef(), 'zule');
      await userEvent.click(await screen.findByText('zulema@cocina.example'));
      await userEvent.click(create());
      await waitFor(() => expect(sent).toHaveLength(3));
      expect(new Set(keys()).size).toBe(2);
    });

    test('and that was written further is then what is written now', async () => {
      loseFirstAnswer();
      await openNew();
      await write();
      await pasteInto(name(), ' Soto');
      await userEvent.click(await again());
      expect(await screen.findByText('Actualizado')).toBeVisible();
      const [first, repeated, update] = sent;
      // A key belongs to one content.
      expect(repeated).toEqual(first);
      const now = { client_name: 'Rosa Soto', description: 'Volvería.', score: 0, chef_id: 9731, version: 1 };
      expect(update).toEqual(['31', now]);
    });

    test('and whose key has another content by now is another one, with the next press', async () => {
      const msg = 'Este formulario ya se envió. Recarga la página para pedir otra vez.';
      const statuses = [422, 200];
      server.use(
        http.post('*/api/v1/comments/create', async ({ request }) => {
          sent.push(await request.json());
          const status = statuses.shift() ?? 200;
          return HttpResponse.json({ status, msg: status === 200 ? 'Creado' : msg, data: ROSA }, { status });
        }),
      );
      await openNew();
      await pasteInto(name(), 'Rosa');
      await pasteInto(text(), 'Volvería.');
      await pasteInto(chef(), 'zule');
      await userEvent.click(await screen.findByText('zulema@cocina.example'));
      await userEvent.click(create());
      expect(await screen.findAllByText(msg)).not.toHaveLength(0);
      expect(name()).toHaveValue('Rosa');
      await userEvent.click(await again());
      expect(await screen.findByText('Creado')).toBeVisible();
      expect(new Set(keys()).size).toBe(2);
    });
  });

  test('a refused field is marked and everything stays', async () => {
    const errors = [{ field: 'client_name', msg: 'Ese nombre no.' }];
    server.use(
      http.put('*/api/v1/comments/update/:id', () =>
        HttpResponse.json({ status: 400, msg: 'Revisa los datos.', data: null, errors }, { status: 400 }),
      ),
    );
    await open();
    await choose('Tomás Vidal', 'Editar');
    await dialog('Editar Comentario');
    expect(screen.getByText('Kenji Morales', { selector: '.ant-modal *' })).toBeVisible();
    await pasteInto(name(), ' Soto');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await screen.findByText('Ese nombre no.')).toBeVisible();
    expect(name()).toHaveValue('Tomás Vidal Soto');
    expect(name()).toHaveFocus();
  });

  test('edits what is stored', async () => {
    await open();
    await choose('Tomás Vidal', 'Editar');
    await dialog('Editar Comentario');
    await pasteInto(name(), ' Soto');
    fireEvent.change(screen.getByRole('slider', { name: /Valorización/ }), { target: { value: '3.5' } });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    expect(await screen.findByText('Actualizado')).toBeVisible();
    const form = { client_name: 'Tomás Vidal Soto', description: TOMAS.description, score: 3.5, chef_id: 9 };
    expect(sent).toEqual([['2', { ...form, version: 1 }]]);
  });

  test('shows what another person changed meanwhile too, and saves on theirs', async () => {
    const theirs = { ...TOMAS, description: 'Volveríamos.', chef_id: 7, version: 2 };
    server.use(
      http.get('*/api/v1/comments/get-one/2', () =>
        HttpResponse.json({ status: 200, msg: 'Comentario', data: theirs }),
      ),
      http.put(
        '*/api/v1/comments/update/:id',
        () => HttpResponse.json({ status: 409, msg: 'Otra persona guardó cambios.', data: null }, { status: 409 }),
        { once: true },
      ),
      http.get('*/api/v1/chefs/get-one-id/:id', ({ params }) =>
        HttpResponse.json({ status: 200, msg: 'Chef', data: { chef_name: `Chef ${String(params.id)}` } }),
      ),
    );
    await open();
    await choose('Tomás Vidal', 'Editar');
    await dialog('Editar Comentario');
    await pasteInto(name(), ' Soto');
    await pasteInto(text(), ' Sí.');
    await pasteInto(chef(), 'zule');
    await userEvent.click(await screen.findByText('zulema@cocina.example'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
    const question = within(await dialog('Otra persona guardó cambios'));
    expect(question.getByRole('group', { name: 'Comentario' })).toHaveTextContent('Volveríamos.');
    expect(await question.findByText('Chef 7')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Usar todo lo guardado' }));
    await userEvent.click(question.getByRole('button', { name: 'Guardar con lo elegido' }));
    expect(await screen.findByText('Actualizado')).toBeVisible();
    const merged = { client_name: 'Tomás Vidal Soto', description: 'Volveríamos.', score: 3, chef_id: 7, version: 2 };
    expect(sent).toEqual([['2', merged]]);
  });

  test('asks before what was written is given up, and only then', async () => {
    await openNew();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
    await dialog('Nuevo Comentario');
    await pasteInto(name(), 'Rosa');
    await userEvent.keyboard('{Escape}');
    const question = await dialog('Salir de la creación');
    await userEvent.click(within(question).getByRole('button', { name: 'No, Quiero Quedarme' }));
    expect(name()).toHaveValue('Rosa');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, Salir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
    await dialog('Nuevo Comentario');
    expect(name()).toHaveValue('');
  });
});

describe('a comment that a closed tab left half written', () => {
  const leave = (base: object, values: object, of = 'nuevo') =>
    writeDraft(draftKey(ADMIN.email, `Comentario/${of}`, 'a-closed-tab'), { base, values });
  const NEW = { client_name: '', description: '', score: 0 };
  const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith(DRAFTS));
  const client = async (title: string) => within(await dialog(title)).getByLabelText(/^Nombre del Cliente/);

  test('is offered, and its chef called by name; nothing of it stays once it is saved', async () => {
    server.use(
      http.get('*/api/v1/chefs/get-one-id/31', () =>
        HttpResponse.json({ status: 200, msg: 'Chef', data: { id: 31, chef_name: 'Kenji Morales' } }),
      ),
    );
    await open();
    leave(NEW, { client_name: 'Rosa', description: 'Volvería.', score: 4.5, chef_id: 31 });
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
    expect(await dialog('Tienes un borrador sin guardar')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Recuperar' }));
    await waitFor(async () => expect(await client('Nuevo Comentario')).toHaveValue('Rosa'));
    expect(await within(await dialog('Nuevo Comentario')).findByText('Kenji Morales')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Crear Comentario' }));
    await screen.findByText('Creado');
    expect(sent).toEqual([
      { client_name: 'Rosa', description: 'Volvería.', score: 4.5, chef_id: 31, creation_key: UUID },
    ]);
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test('that was sent without an answer is sent as it was, and then is what was written', async () => {
    const creationKey = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
    const before = { client_name: 'Ros', description: 'Volvería.', score: 0, chef_id: 7 };
    server.use(
      http.get('*/api/v1/chefs/get-one-id/7', () =>
        HttpResponse.json({ status: 200, msg: 'Chef', data: { id: 7, chef_name: 'Ana María Pérez' } }),
      ),
    );
    await open();
    writeDraft(draftKey(ADMIN.email, 'Comentario/nuevo', 'a-closed-tab'), {
      base: NEW,
      values: { ...NEW, client_name: 'Rosa', description: 'Volvería.', chef_id: 7 },
      creationKey,
      unanswered: before,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(async () => expect(await client('Nuevo Comentario')).toHaveValue('Rosa'));
    await userEvent.click(screen.getByRole('button', { name: 'Crear Comentario' }));
    await screen.findByText('Actualizado');
    const written = { client_name: 'Rosa', description: 'Volvería.', score: 0, chef_id: 7 };
    expect(sent).toEqual([{ ...before, creation_key: creationKey }, ['1', { ...written, version: 1 }]]);
  });

  test('of an old one brings back what was written, over what somebody else has changed since', async () => {
    const { client_name, score, chef_id } = JOSEFA;
    const before = { client_name, description: 'Como era antes.', score, chef_id };
    await open();
    leave(before, { ...before, client_name: 'Josefa A.' }, String(JOSEFA.id));
    await choose(JOSEFA.client_name, 'Editar');
    await userEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await waitFor(async () => expect(await client('Editar Comentario')).toHaveValue('Josefa A.'));
    expect(within(await dialog('Editar Comentario')).getByLabelText(/^Comentario/)).toHaveValue(JOSEFA.description);
  });

  test('is forgotten when it is not wanted, or left on purpose', async () => {
    await open();
    leave(NEW, { ...NEW, client_name: 'Rosa' });
    await userEvent.click(screen.getByRole('button', { name: 'Nuevo Comentario' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await userEvent.type(await client('Nuevo Comentario'), 'Luz');
    await waitFor(() => expect(kept()).toHaveLength(1));
    await userEvent.click(within(await dialog('Nuevo Comentario')).getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Si, Salir' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

describe('an opinion that a client wrote', () => {
  const ELISA = comment({
    id: 3,
    client_name: 'Elisa M.',
    description: 'Nadie se quería ir de la mesa esa noche.',
    favorite: false,
    verified: true,
    publication: 'waiting',
    words_version: 2,
  });
  const decide = (status: number, msg: string) =>
    http.put('*/api/v1/comments/:how/:id', async ({ request, params }) => {
      sent.push([params.how, params.id, await request.json()]);
      return HttpResponse.json({ status, msg, data: status === 200 ? ELISA : null }, { status });
    });

  test('is marked, filtered by, and neither edited nor deleted', async () => {
    server.use(list([JOSEFA, ELISA]));
    await open('/gestion/chefs-comments?publication=waiting');
    expect(asked.at(-1)?.get('publication')).toBe('waiting');
    const row = await rowOf('Elisa M\\.');
    expect(row).toHaveTextContent('Opinión verificada');
    expect(row).toHaveTextContent('Por publicar');
    expect(await rowOf('Josefa')).not.toHaveTextContent('Opinión verificada');
    await userEvent.click(within(row).getByRole('button', { name: 'Opciones de Elisa M.' }));
    const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    expect(entries).toEqual(['Leer y decidir', 'Agregar a Favorito', 'Historial']);
  });

  test('is read whole, and published with the words that were read', async () => {
    server.use(list([ELISA]), decide(200, 'La opinión está en el sitio.'));
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Elisa M.' }));
    const shown = within(await dialog('Opinión verificada'));
    expect(shown.getByText('“Nadie se quería ir de la mesa esa noche.”')).toBeVisible();
    expect(shown.getByText(/Sus palabras no se editan/)).toBeVisible();
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Publicar en el sitio' }));
    expect(await screen.findByText('La opinión está en el sitio.')).toBeVisible();
    expect(sent).toEqual([['publish', '3', { words_version: 2 }]]);
  });

  test('is hidden with a reason, which staff read afterwards', async () => {
    server.use(
      list([{ ...ELISA, publication: 'hidden', hidden_reason: 'Nombra a otra persona' }, JOSEFA]),
      decide(200, 'La opinión no se muestra en el sitio.'),
    );
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Elisa M.' }));
    expect(within(await dialog('Opinión verificada')).getByText('Nombra a otra persona')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    server.use(list([{ ...ELISA, publication: 'published' }]));
  });

  test('shows what the chef answered, which is published, or returned with a note', async () => {
    const answer = { text: 'Gracias.', state: 'waiting' as const, note: null, at: '2026-11-28T12:00:00Z', version: 4 };
    const answered = { ...ELISA, publication: 'published' as const, answer };
    server.use(list([answered]), decide(200, 'La respuesta quedó resuelta.'));
    await open('/gestion/chefs-comments?answer=waiting');
    expect(asked.at(-1)?.get('answer')).toBe('waiting');
    await userEvent.click(await screen.findByRole('link', { name: 'Elisa M.' }));
    const shown = within(await dialog('Opinión verificada'));
    expect(shown.getByText('Gracias.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Devolverla' }));
    await pasteInto(shown.getByLabelText('Qué debería cambiar'), 'Sin su nombre');
    await userEvent.click(shown.getByRole('button', { name: 'Devolver al chef' }));
    expect(await screen.findByText('La respuesta quedó resuelta.')).toBeVisible();
    expect(sent).toEqual([['decide-answer', '3', { decision: 'returned', answer_version: 4, note: 'Sin su nombre' }]]);
  });

  test('that the client changed meanwhile stays open, and says so', async () => {
    const msg = 'El cliente cambió su opinión mientras la mirabas. Léela antes de publicarla.';
    server.use(list([ELISA]), decide(409, msg));
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Elisa M.' }));
    const shown = within(await dialog('Opinión verificada'));
    await userEvent.click(shown.getByRole('button', { name: 'Ocultar' }));
    await userEvent.click(shown.getByRole('button', { name: 'Ocultar del sitio' }));
    expect(await shown.findByText('Completa este campo.')).toBeVisible();
    expect(sent).toEqual([]);
    await pasteInto(shown.getByLabelText(/^Por qué se oculta/), 'Ofende');
    await userEvent.click(shown.getByRole('button', { name: 'Ocultar del sitio' }));
    expect(await screen.findAllByText(msg)).not.toHaveLength(0);
    expect(sent).toEqual([['hide', '3', { reason: 'Ofende' }]]);
    expect(shown.getByLabelText(/^Por qué se oculta/)).toHaveValue('Ofende');
  });
});
