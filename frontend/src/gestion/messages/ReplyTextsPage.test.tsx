import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { ReplyTextDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { ReplyTextsPage } from './ReplyTextsPage';

let texts: ReplyTextDto[];
const sent: unknown[] = [];
const UNKNOWN = 'El campo {apellido} no existe. Puedes usar {nombre}.';
const answer = (msg: string, data: unknown = null) => HttpResponse.json({ status: 200, msg, data });
serveApi(
  http.get('*/api/v1/reply_texts/all', () => answer('Textos de respuesta', texts)),
  http.get('*/api/v1/messages/fields', () =>
    answer('Campos', [{ name: 'nombre', means: 'Primer nombre del cliente' }]),
  ),
  http.post('*/api/v1/reply_texts/create', async ({ request }) => {
    const body = (await request.json()) as { name: string; text: string };
    sent.push(body);
    if (!body.text.includes('{apellido}')) return answer('El texto ha sido creado exitosamente', texts[0]);
    const errors = [{ field: 'text', msg: UNKNOWN }];
    return HttpResponse.json({ status: 400, msg: UNKNOWN, data: null, errors }, { status: 400 });
  }),
  http.put('*/api/v1/reply_texts/update/:id', async ({ request }) => {
    sent.push(await request.json());
    return answer('El texto ha sido actualizado exitosamente', texts[0]);
  }),
  http.delete('*/api/v1/reply_texts/delete/:id', ({ params }) => {
    sent.push(['delete', params.id]);
    texts = texts.filter(({ id }) => String(id) !== params.id);
    return answer('El texto ha sido eliminado exitosamente');
  }),
);

beforeEach(() => {
  sent.length = 0;
  texts = [
    { id: 2, name: 'Confirmar', text: '¿Sigue en pie el {fecha}?', version: 3 },
    { id: 1, name: 'Saludo', text: 'Hola {nombre}', version: 1 },
  ];
});

async function open() {
  renderApp(
    <AdminTheme>
      <ReplyTextsPage />
    </AdminTheme>,
    { path: '/gestion/solicitudes/textos', user: ADMIN },
  );
  await screen.findByText('¿Sigue en pie el {fecha}?');
}

test('lists the texts whole, and finds them by their words', async () => {
  await open();
  await pasteInto(screen.getByRole('searchbox'), 'HOLA');
  await waitFor(() => expect(screen.queryByText('¿Sigue en pie el {fecha}?')).not.toBeInTheDocument());
  expect(screen.getByText('Hola {nombre}')).toBeVisible();
});

test('creates one, marks an unknown field where it stands, and says which fields there are', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Texto' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('{nombre}')).toBeInTheDocument();
  expect(dialog.getByText('Primer nombre del cliente')).toBeInTheDocument();
  await pasteInto(dialog.getByLabelText(/^Nombre/), 'Despedida');
  await userEvent.type(dialog.getByLabelText(/^Texto/), 'Chao {{apellido}');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear Texto' }));
  expect(await dialog.findByText(UNKNOWN)).toBeVisible();
  const field = dialog.getByLabelText(/^Texto/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Chao {{nombre}');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear Texto' }));
  expect(await screen.findByText('El texto ha sido creado exitosamente')).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: 'Despedida', text: 'Chao {nombre}' });
});

test('edits with the version that was seen, and deletes after asking', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Confirmar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pasteInto(await dialog.findByLabelText(/^Nombre/), ' fecha');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  await screen.findByText('El texto ha sido actualizado exitosamente');
  expect(sent).toEqual([{ name: 'Confirmar fecha', text: '¿Sigue en pie el {fecha}?', version: 3 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Opciones de Saludo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  expect(await screen.findByText(/Los mensajes ya enviados quedan como están/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Si, Eliminar' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['delete', '1']));
});
