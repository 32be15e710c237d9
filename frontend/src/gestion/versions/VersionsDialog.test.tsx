import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { ComparedVersionDto, ListedVersionDto } from '../../api/generated';
import { fieldKinds } from '../../ui/admin/field/record-fields';
import { AdminTheme } from '../layout/AdminTheme';
import VersionsDialog from './VersionsDialog';

const { text } = fieldKinds('CreateFormDto');
const FIELDS = { title: text('Título'), url: text('URL de navegación'), script: text('Link o script') };

const FORMER = { number: 2, at: '2026-11-19T15:00:00Z', by: 'Bruno Soto', restored_from: 1 };
const VERSIONS: ListedVersionDto[] = [
  { number: 3, at: '2026-11-20T15:00:00Z', by: 'Ana Pérez', restored_from: null, fields: ['title', 'url', 'gone'] },
  { ...FORMER, fields: ['script'] },
  { number: 1, at: '2026-11-18T15:00:00Z', by: null, restored_from: null, fields: null },
];
const COMPARED: ComparedVersionDto = {
  ...FORMER,
  values: { title: 'Antes', url: 'tomada', script: 'https://a.example' },
  current: { title: 'Ahora', url: 'actual', script: 'https://a.example' },
  seen: 3,
  notes: [{ field: 'url', msg: 'La URL de navegación ya está en uso.', blocks: true }],
};

const sent: unknown[] = [];
let versions = VERSIONS;
let answer: () => Response = () => HttpResponse.json({ status: 200, msg: 'La versión ha sido restaurada', data: null });
serveApi(
  http.get('*/api/v1/versions/form/7', () => HttpResponse.json({ status: 200, msg: 'Versiones', data: versions })),
  http.get('*/api/v1/versions/form/7/:number', ({ params }) =>
    HttpResponse.json({ status: 200, msg: 'Versión', data: { ...COMPARED, number: Number(params.number) } }),
  ),
  http.post('*/api/v1/versions/form/7/:number/restore', async ({ request, params }) => {
    sent.push([params.number, await request.json()]);
    return answer();
  }),
);

const onRestored = jest.fn();
beforeEach(() => {
  sent.length = 0;
  versions = VERSIONS;
  onRestored.mockClear();
});

function open() {
  renderApp(
    [
      {
        path: '/',
        element: (
          <AdminTheme>
            <VersionsDialog
              record={{ kind: 'form', id: 7 }}
              name="Matrimonios"
              fields={FIELDS}
              onRestored={onRestored}
              onClose={() => undefined}
            />
          </AdminTheme>
        ),
      },
    ],
    { path: '/', user: ADMIN },
  );
}

test('the version before the last one stands beside what is stored, only with what differs', async () => {
  open();
  const title = await screen.findByRole('region', { name: 'Título' });
  expect(title).toHaveTextContent('AhoraAhoraEn esta versiónAntes');
  expect(screen.queryByRole('region', { name: 'Link o script' })).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Versiones' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-pressed')),
  ).toEqual(['false', 'true', 'false']);
  expect(list).toHaveTextContent(/Bruno Soto · restauró la del 18 nov 2026/);
  expect(list).toHaveTextContent('Así estaba antes');
  expect(within(list).getAllByRole('button')[0]).toHaveTextContent(
    /20 nov 2026.*Ana PérezCambió: Título, URL de navegación/,
  );
});

test('what cannot be restored says why and cannot be chosen; the rest is restored', async () => {
  open();
  const url = await screen.findByRole('checkbox', { name: 'URL de navegación' });
  expect(url).toBeDisabled();
  expect(url).toHaveAccessibleDescription('La URL de navegación ya está en uso.');
  await userEvent.click(screen.getByRole('button', { name: 'Restaurar lo elegido' }));
  expect(await screen.findByText('La versión ha sido restaurada')).toBeVisible();
  expect(sent).toEqual([['2', { fields: ['title'], seen: 3 }]]);
  expect(onRestored).toHaveBeenCalledTimes(1);
});

test('nothing chosen is nothing to restore', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Título' }));
  expect(screen.getByRole('button', { name: 'Restaurar lo elegido' })).toBeDisabled();
});

test('somebody who was faster is told of, and the comparison is read again', async () => {
  const msg = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
  answer = () => HttpResponse.json({ status: 409, msg, data: null }, { status: 409 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Restaurar lo elegido' }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(onRestored).not.toHaveBeenCalled();
});

test('a record without versions says so', async () => {
  versions = [];
  open();
  await waitFor(() => expect(screen.getByText(/Aún no hay versiones anteriores/)).toBeVisible());
});
