import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';

import { ADMIN, renderApp } from '../../../../test-setup/render';
import type { AdminChefDto } from '../../../api/generated';
import { AdminTheme } from '../../layout/AdminTheme';
import { adminChef, image } from '../chefs.fixtures';
import { EditChefPage } from '../EditChefPage';
import { NewChefPage } from '../NewChefPage';

const lookups = (...names: string[]) =>
  HttpResponse.json({ status: 200, msg: 'Lista', data: names.map((name, index) => ({ id: index + 1, name })) });

/** An answer of the API that went well. */
export const ok =
  (msg: string, status = 200, data: AdminChefDto = adminChef()) =>
  () =>
    HttpResponse.json({ status, msg, data }, { status });

/** A refusal of the API. */
export const no = (status: number, msg: string, errors?: { field: string; msg: string }[]) => () =>
  HttpResponse.json({ status, msg, data: null, errors }, { status });

/** What the chef form asks before anything is saved. */
export const FORM_READS = [
  http.get('*/api/v1/modality/all', () => lookups('Cenas', 'Catering')),
  http.get('*/api/v1/foods_type/all', () => lookups('Chilena', 'Mariscos')),
  http.get('*/api/v1/diets/all', () => lookups('Halal', 'Vegana')),
  http.get('*/api/v1/cities/all', () => lookups('Ñuñoa', 'Providencia')),
  http.get('*/api/v1/chefs/get-one-id/1', ok('Chef')),
  http.get('*/api/v1/profile-changes/of/1', () =>
    HttpResponse.json({ status: 200, msg: 'Perfil', data: { change: null } }),
  ),
];

let imageId = 100;

/** Takes every picture, numbered from 101. `heard` gets the Authorization header. */
export const takeUploads = (heard: (authorization: string | null) => void = () => undefined) =>
  http.post('*/api/v1/files/upload', ({ request }) => {
    heard(request.headers.get('Authorization'));
    return HttpResponse.json({ status: 201, msg: 'Subida', data: image((imageId += 1)) }, { status: 201 });
  });

export function renumberUploads(): void {
  imageId = 100;
}

/** A chef page with the list behind it. */
export function open(path: string, page: ReactElement): ReturnType<typeof renderApp> {
  const routes = [
    { path: '/gestion/chefs', element: <p>La lista</p> },
    { path, element: <AdminTheme>{page}</AdminTheme> },
  ];
  return renderApp(routes, { path: path.replace(':id', '1'), user: ADMIN });
}

export async function openNew(): Promise<ReturnType<typeof open>> {
  const opened = open('/gestion/chef/nuevo-chef', <NewChefPage />);
  await screen.findByRole('heading', { name: 'Nuevo chef' });
  return opened;
}

export async function openEdit(): Promise<ReturnType<typeof open>> {
  const opened = open('/gestion/chef/editar-chef/:id', <EditChefPage />);
  await screen.findByDisplayValue('Ana María Pérez');
  return opened;
}

export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}(\\(Opcional\\))?$`));
export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
export const picture = (name: string, type = 'image/png'): File => new File(['bytes'], name, { type });
export const choose = (id: string, ...files: File[]): Promise<void> =>
  userEvent.upload(document.getElementById(`${id}-file`) as HTMLInputElement, files, { applyAccept: false });
export const whereIs = ({ router }: ReturnType<typeof open>): string => router.state.location.pathname;

export async function rename(to: string): Promise<void> {
  await userEvent.clear(field('Nombre'));
  await userEvent.type(field('Nombre'), to);
}
