import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { ClientLogoDto, ImageDto } from '../../api/public.generated';
import { AdminTheme } from '../layout/AdminTheme';
import { LogosPage } from './LogosPage';

const image = (id: number): ImageDto => ({
  id,
  publicUrl: `/files/${id}.webp`,
  width: 400,
  height: 200,
  variants: [],
  placeholder: '#ffffff',
});
const QUILLAYA: ClientLogoDto = {
  id: 7,
  name_company: 'Quillaya',
  name: 'Quillaya',
  image_url: '/files/1.webp',
  color_logo: image(1),
  transparent_logo: image(2),
  version: 3,
};

let stored: ClientLogoDto[];
const sent: unknown[] = [];
const refuse = (status: number, msg: string) => HttpResponse.json({ status, msg, data: null }, { status });

const server = serveApi(
  http.get('*/api/v1/workered_company/all', () => HttpResponse.json({ status: 200, msg: 'Logos', data: stored })),
  http.put('*/api/v1/workered_company/update/:id', async ({ request }) => {
    const body = (await request.json()) as ClientLogoDto;
    sent.push(body);
    const logo = stored[0];
    if (!logo) return refuse(404, 'El logo no existe o ya fue eliminado.');
    if (body.version !== logo.version) return refuse(409, 'Otra persona guardó cambios mientras editabas.');
    return HttpResponse.json({ status: 200, msg: 'Logo guardado', data: logo });
  }),
  http.delete('*/api/v1/workered_company/delete/:id', ({ params }) => {
    sent.push(`delete ${String(params.id)}`);
    stored = [];
    return HttpResponse.json({ status: 200, msg: 'El logo ha sido eliminado exitosamente', data: null });
  }),
);

beforeEach(() => {
  stored = [QUILLAYA];
  sent.length = 0;
});

function open() {
  renderApp(
    <AdminTheme>
      <LogosPage />
    </AdminTheme>,
    { path: '/gestion/logos', user: ADMIN },
  );
}
/** By its title: in tests all of antd's dialogs are labelled by the same id. */
const dialog = async (title: string) =>
  (await screen.findByText(title, { selector: '.ant-modal-title' })).closest<HTMLElement>(
    '[role=dialog]',
  ) as HTMLElement;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a logo is deleted after a question; without any the page says so', async () => {
  open();
  await press('Eliminar Quillaya');
  const question = await dialog('¿Desea Eliminar el Logo?');
  await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('El logo ha sido eliminado exitosamente')).toBeVisible();
  expect(sent).toEqual(['delete 7']);
  expect(await screen.findByText('Aún no hay logos de clientes. Agrega el primero.')).toBeVisible();
});

test('one that somebody else deleted leaves the grid, with the server’s word', async () => {
  server.use(
    http.delete('*/api/v1/workered_company/delete/:id', () => {
      stored = [];
      return refuse(404, 'El logo no existe o ya fue eliminado.');
    }),
  );
  open();
  await press('Eliminar Quillaya');
  const question = await dialog('¿Desea Eliminar el Logo?');
  await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('El logo no existe o ya fue eliminado.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Quillaya')).not.toBeInTheDocument());
});

test('a new logo needs its name and both pictures', async () => {
  open();
  await press('Nuevo Logo');
  const form = within(await dialog('Nuevo Logo'));
  await userEvent.click(form.getByRole('button', { name: 'Crear Logo' }));
  await waitFor(() => expect(form.getAllByText('Completa este campo.')).toHaveLength(3));
});

test('what the other person alone changed meanwhile is taken, and is saved with what is written here', async () => {
  open();
  await press('Editar Quillaya');
  const form = within(await dialog('Editar Logo'));
  stored = [{ ...QUILLAYA, color_logo: image(9), version: 4 }];
  await pasteInto(form.getByRole('textbox', { name: 'Nombre del cliente' }), ' Ltda.');
  await userEvent.click(form.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Logo guardado')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    name_company: 'Quillaya Ltda.',
    color_logo: { id: 9 },
    transparent_logo: { id: 2 },
    version: 4,
  });
});

test('one deleted meanwhile: everything typed stays, with the server’s word', async () => {
  open();
  await press('Editar Quillaya');
  const form = within(await dialog('Editar Logo'));
  stored = [];
  await pasteInto(form.getByRole('textbox', { name: 'Nombre del cliente' }), ' Ltda.');
  await userEvent.click(form.getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('El logo no existe o ya fue eliminado.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Nombre del cliente' })).toHaveValue('Quillaya Ltda.');
});
