import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { LookupUsageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { CommunesPage, FoodTypesPage } from './ListsPage';

function row(changes: Partial<LookupUsageDto> = {}): LookupUsageDto {
  return {
    id: 1,
    name: 'Ñuñoa',
    hidden: false,
    service: false,
    version: 3,
    former_names: [],
    chefs: 2,
    proposals: 1,
    requests: 1,
    on_site: true,
    ...changes,
  };
}
const NUNOA = row();
const TYPO = row({ id: 2, name: 'Nunoa Centro', chefs: 1, proposals: 0, requests: 0 });
const UNUSED = row({ id: 3, name: 'Talca', chefs: 0, proposals: 0, requests: 0, on_site: false });
const SERVED = row({
  id: 4,
  name: 'Colina',
  chefs: 0,
  proposals: 0,
  requests: 0,
  service: true,
  former_names: ['Chicureo'],
});

const HIDDEN = row({ id: 5, name: 'Rancagua', hidden: true, service: true, on_site: false });

let rows = [NUNOA, TYPO, UNUSED, SERVED, HIDDEN];
const sent: { call: string; body?: unknown }[] = [];
const record = ({ id, name, hidden, service, version }: LookupUsageDto) => ({ id, name, hidden, service, version });
const answer = (data: unknown, msg = 'Listo') => HttpResponse.json({ status: 200, msg, data });
const refusal = (status: number, msg: string, field?: string) =>
  HttpResponse.json({ status, msg, data: null, errors: field && [{ field, msg }] }, { status });

const server = serveApi(
  http.get('*/api/v1/lookups/:kind/all', ({ params }) => answer(params['kind'] === 'city' ? rows : [])),
  http.post('*/api/v1/lookups/:kind/create', async ({ request, params }) => {
    sent.push({ call: `create ${String(params['kind'])}`, body: await request.json() });
    return answer(record(NUNOA), 'Agregado a la lista');
  }),
  http.put('*/api/v1/lookups/city/update/:id', async ({ request, params }) => {
    sent.push({ call: `update ${String(params['id'])}`, body: await request.json() });
    return answer(record(NUNOA), 'Los cambios han sido guardados');
  }),
  http.put('*/api/v1/lookups/city/change-hidden/:id', async ({ request, params }) => {
    sent.push({ call: `hide ${String(params['id'])}`, body: await request.json() });
    return answer(record({ ...NUNOA, hidden: true }));
  }),
  http.put('*/api/v1/lookups/city/merge/:id', async ({ request, params }) => {
    sent.push({ call: `merge ${String(params['id'])}`, body: await request.json() });
    rows = rows.filter(({ id }) => String(id) !== params['id']);
    return answer(record(NUNOA));
  }),
  http.delete('*/api/v1/lookups/city/delete/:id', ({ params }) => {
    sent.push({ call: `delete ${String(params['id'])}` });
    rows = rows.filter(({ id }) => String(id) !== params['id']);
    return answer(null, 'Eliminado de la lista');
  }),
);

beforeEach(() => {
  sent.length = 0;
  rows = [NUNOA, TYPO, UNUSED, SERVED, HIDDEN];
});

async function open(path = '/gestion/listas/comunas', page = <CommunesPage />) {
  const opened = renderApp(<AdminTheme>{page}</AdminTheme>, { path, user: ADMIN });
  await screen.findByRole('heading', { name: 'Listas' });
  return opened;
}
const rowOf = async (name: string) =>
  within((await screen.findByText(name, { selector: 'tr *' })).closest('tr') as HTMLElement);
async function openMenu(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Opciones de ${name}` }));
  return within(await screen.findByRole('menu'));
}
const choose = async (name: string, entry: string) =>
  userEvent.click((await openMenu(name)).getByRole('menuitem', { name: entry }));
async function dialogOf(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return within(heading.closest('[role="dialog"]') as HTMLElement);
}
async function chooseTarget(dialog: ReturnType<typeof within>, name: string) {
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Unir con' }));
  await userEvent.click(await screen.findByTitle(name));
}
const texts = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

test('shows how much uses each name, where it stands, and what leads to it', async () => {
  await open();
  expect(texts(await screen.findAllByRole('columnheader'))).toEqual([
    'Nombre',
    'Chefs',
    'Experiencias',
    'Solicitudes',
    'Estado',
    'Acciones',
  ]);
  expect((await rowOf('Ñuñoa')).getByText('En el sitio')).toBeVisible();
  expect((await rowOf('Talca')).getByText('No se ofrece')).toBeVisible();
  const served = await rowOf('Colina');
  expect(served.getByText('Siempre al cotizar')).toBeVisible();
  expect(served.getByText('También: Chicureo')).toBeVisible();
  const hidden = await rowOf('Rancagua');
  expect(hidden.getByText('Oculto')).toBeVisible();
  expect(hidden.queryByText('Siempre al cotizar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Comunas', current: 'page' })).toBeVisible();
});

test('only communes are asked for by requests; an empty list says what to do', async () => {
  await open('/gestion/listas', <FoodTypesPage />);
  expect(await screen.findByText('Aún no hay tipos de comida. Agrega el primero.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nuevo Tipo de Comida' }));
  const dialog = await dialogOf('Nuevo Tipo de Comida');
  expect(dialog.queryByText('Al cotizar')).not.toBeInTheDocument();
  await pasteInto(dialog.getByLabelText('Nombre'), 'Thai');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear Tipo de Comida' }));
  expect(await screen.findByText('Agregado a la lista')).toBeVisible();
  expect(sent).toEqual([{ call: 'create food_type', body: { name: 'Thai' } }]);
});

test('search finds former names too; state and order come from the address', async () => {
  await open('/gestion/listas/comunas?search=chicu');
  expect(await screen.findByText('Colina', { selector: 'tr *' })).toBeVisible();
  expect(screen.getByText('1 comuna')).toBeVisible();
});

test('what nothing matches says so and offers the way back', async () => {
  await open('/gestion/listas/comunas?place=hidden&search=talca');
  expect(await screen.findByText('Ninguna comuna coincide con lo que buscas.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByText('Talca', { selector: 'tr *' })).toBeVisible();
});

test('only what nothing uses can be deleted, after a question', async () => {
  await open();
  expect(texts((await openMenu('Ñuñoa')).getAllByRole('menuitem'))).toEqual([
    'Editar',
    'Unir con otro nombre',
    'Ocultar del sitio',
    'Historial',
  ]);
  await userEvent.keyboard('{Escape}');
  expect((await openMenu('Colina')).queryByRole('menuitem', { name: 'Eliminar' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await choose('Talca', 'Eliminar');
  const dialog = await dialogOf('¿Desea Eliminar la Comuna?');
  await userEvent.click(dialog.getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('«Talca» ya no está en la lista.')).toBeVisible();
  expect(sent).toEqual([{ call: 'delete 3' }]);
});

test('what was taken into use meanwhile stays, and the server says by whom', async () => {
  const msg = 'No se puede eliminar «Talca»: se usa en 1 chef.';
  server.use(http.delete('*/api/v1/lookups/city/delete/:id', () => refusal(409, msg)));
  await open();
  await choose('Talca', 'Eliminar');
  await userEvent.click((await dialogOf('¿Desea Eliminar la Comuna?')).getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
});

test('hiding says what has become of it', async () => {
  await open();
  await choose('Ñuñoa', 'Ocultar del sitio');
  expect(await screen.findByText('«Ñuñoa» ya no se muestra en el sitio.')).toBeVisible();
  expect(sent).toEqual([{ call: 'hide 1', body: { version: 3 } }]);
});

test('what somebody changed meanwhile is not hidden unseen', async () => {
  const stale = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  server.use(http.put('*/api/v1/lookups/city/change-hidden/:id', () => refusal(409, stale), { once: true }));
  await open();
  await openMenu('Ñuñoa');
  rows = rows.map((one) => (one.id === 1 ? { ...one, name: 'Plaza Ñuñoa', version: 4 } : one));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ocultar del sitio' }));
  expect(await screen.findByText(stale)).toBeVisible();
  await choose('Plaza Ñuñoa', 'Ocultar del sitio');
  await waitFor(() => expect(sent).toEqual([{ call: 'hide 1', body: { version: 4 } }]));
});

test('renaming sends the version that was read', async () => {
  await open();
  await choose('Nunoa Centro', 'Editar');
  const dialog = await dialogOf('Editar Comuna');
  const name = dialog.getByLabelText('Nombre');
  await userEvent.clear(name);
  await pasteInto(name, 'Irarrázaval');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Ofrecerla siempre en el formulario de cotización/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ call: 'update 2', body: { name: 'Irarrázaval', service: true, version: 3 } }]);
});

test('a name that another choice has is said on leaving the field, whatever its case and accents', async () => {
  await open();
  await choose('Nunoa Centro', 'Editar');
  const dialog = await dialogOf('Editar Comuna');
  const name = dialog.getByLabelText('Nombre');
  await userEvent.clear(name);
  await pasteInto(name, ' nunoa');
  await userEvent.tab();
  expect(await dialog.findByText('«Ñuñoa» ya está en la lista.')).toBeVisible();
  await userEvent.clear(name);
  await pasteInto(name, 'NUNOA centro');
  await userEvent.tab();
  await waitFor(() => expect(dialog.queryByText('«Ñuñoa» ya está en la lista.')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

test('anyone who writes the name of another choice is offered to make the two one', async () => {
  await open();
  await choose('Nunoa Centro', 'Editar');
  const dialog = await dialogOf('Editar Comuna');
  const name = dialog.getByLabelText('Nombre');
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste('  ñuÑoa ');
  await userEvent.tab();
  expect(await dialog.findByText(/lo que usa «Nunoa Centro» pasa a «Ñuñoa»/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Unir con «Ñuñoa»' }));
  const merging = await dialogOf('Unir «Nunoa Centro»');
  expect(merging.getByText(/sale de la lista/)).toHaveTextContent('lo que lo usa pasa a «Ñuñoa»: 1 chef.');
  await waitFor(() => expect(screen.queryByText('Editar Comuna')).not.toBeInTheDocument());
  await userEvent.click(merging.getByRole('button', { name: 'Unir' }));
  expect(await screen.findByText('«Nunoa Centro» ahora es «Ñuñoa».')).toBeVisible();
  expect(sent).toEqual([{ call: 'merge 2', body: { into_id: 1, version: 3 } }]);
});

test('the offer to merge goes with the name that is taken', async () => {
  await open();
  await choose('Nunoa Centro', 'Editar');
  const dialog = await dialogOf('Editar Comuna');
  const name = dialog.getByLabelText('Nombre');
  await userEvent.clear(name);
  await pasteInto(name, 'Talca');
  await userEvent.tab();
  expect(await dialog.findByRole('button', { name: 'Unir con «Talca»' })).toBeVisible();
  await pasteInto(name, ' Norte');
  expect(dialog.queryByRole('button', { name: /^Unir con/ })).not.toBeInTheDocument();
});

test('a name that was taken meanwhile is refused beside its field, and nothing is lost', async () => {
  const msg = '«Macul» ya está en la lista.';
  server.use(http.put('*/api/v1/lookups/city/update/:id', () => refusal(409, msg, 'name')));
  await open();
  await choose('Nunoa Centro', 'Editar');
  const dialog = await dialogOf('Editar Comuna');
  const name = dialog.getByLabelText('Nombre');
  await userEvent.clear(name);
  await pasteInto(name, 'Macul');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await dialog.findByText(msg)).toBeVisible();
  expect(name).toHaveValue('Macul');
});

test('a name that somebody else changed meanwhile is compared, not overwritten', async () => {
  const stale = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  server.use(http.put('*/api/v1/lookups/city/update/:id', () => refusal(409, stale), { once: true }));
  await open();
  await choose('Nunoa Centro', 'Editar');
  const dialog = await dialogOf('Editar Comuna');
  const name = dialog.getByLabelText('Nombre');
  await userEvent.clear(name);
  await pasteInto(name, 'Irarrázaval');
  rows = rows.map((one) => (one.id === 2 ? { ...one, name: 'Plaza Egaña', version: 4 } : one));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const conflict = await dialogOf('Otra persona guardó cambios');
  expect(conflict.getByText('Plaza Egaña')).toBeVisible();
  await userEvent.click(conflict.getByRole('button', { name: 'Guardar con lo elegido' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ call: 'update 2', body: { name: 'Irarrázaval', service: false, version: 4 } }]);
});

describe('merging', () => {
  test('says what will move where, and moves it', async () => {
    await open();
    await choose('Nunoa Centro', 'Unir con otro nombre');
    const dialog = await dialogOf('Unir «Nunoa Centro»');
    await chooseTarget(dialog, 'Ñuñoa');
    expect(dialog.getByText(/sale de la lista/)).toHaveTextContent('lo que lo usa pasa a «Ñuñoa»: 1 chef.');
    await userEvent.click(dialog.getByRole('button', { name: 'Unir' }));
    expect(await screen.findByText('«Nunoa Centro» ahora es «Ñuñoa».')).toBeVisible();
    expect(sent).toEqual([{ call: 'merge 2', body: { into_id: 1, version: 3 } }]);
    await waitFor(() => expect(screen.queryByText('Nunoa Centro', { selector: 'tr *' })).not.toBeInTheDocument());
  });

  test('needs a name to go into, which is another one', async () => {
    await open();
    await choose('Nunoa Centro', 'Unir con otro nombre');
    const dialog = await dialogOf('Unir «Nunoa Centro»');
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Unir con' }));
    await screen.findByTitle('Ñuñoa');
    expect(screen.queryByTitle('Nunoa Centro')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Unir' }));
    expect(await dialog.findByText('Completa este campo.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('what somebody renamed meanwhile is said, and shown before it is tried again', async () => {
    const stale = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
    server.use(http.put('*/api/v1/lookups/city/merge/:id', () => refusal(409, stale), { once: true }));
    await open();
    await choose('Nunoa Centro', 'Unir con otro nombre');
    const dialog = await dialogOf('Unir «Nunoa Centro»');
    await chooseTarget(dialog, 'Ñuñoa');
    rows = rows.map((one) => (one.id === 2 ? { ...one, name: 'Plaza Egaña', version: 4 } : one));
    await userEvent.click(dialog.getByRole('button', { name: 'Unir' }));
    const now = await dialogOf('Unir «Plaza Egaña»');
    expect(now.getByText(stale)).toBeVisible();
    await userEvent.click(now.getByRole('button', { name: 'Unir' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'merge 2', body: { into_id: 1, version: 4 } }]));
  });
});
