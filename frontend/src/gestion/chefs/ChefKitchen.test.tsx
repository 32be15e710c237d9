import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { AdminChefDto, ChefAccessDto, GetChefAccessApiResponse } from '../../api/generated';
import { ChefKitchen } from './ChefKitchen';

const CHEF = { id: 7, chef_name: 'Camila Soto', email: 'camila@cocina.example', state: 'ACTIVE' } as AdminChefDto;
const INVITED: ChefAccessDto['access'] = {
  email: CHEF.email,
  invited_at: '2026-11-20T12:00:00Z',
  last_visit_at: null,
  invitation_mail: null,
};

let access: ChefAccessDto['access'];
const answer = () =>
  HttpResponse.json<GetChefAccessApiResponse>({
    status: 200,
    msg: 'Acceso',
    data: { access, kitchen_url: 'https://sobremesa.example/cocina' },
  });
serveApi(
  http.get('*/api/v1/chef-access/of/7', answer),
  http.post('*/api/v1/chef-access/invite/7', () => {
    access = INVITED;
    return answer();
  }),
  http.delete('*/api/v1/chef-access/end/7', () => {
    access = null;
    return HttpResponse.json({ status: 200, msg: 'El chef ya no entra a su cocina.', data: null });
  }),
);

async function open(chef = CHEF) {
  renderApp(<ChefKitchen chef={chef} />, { user: ADMIN });
  await userEvent.click(screen.getByRole('button', { name: 'Mi cocina' }));
}

beforeEach(() => {
  access = null;
});

test('staff invite a chef, see the visits, and end the access after a question', async () => {
  await open();
  expect(await screen.findByText(/Entra con camila@cocina.example/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText(/Todavía no ha entrado/)).toBeInTheDocument();
  expect(screen.getByLabelText('Dirección de Mi cocina')).toHaveValue('https://sobremesa.example/cocina');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el acceso' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByRole('button', { name: 'Invitar' })).toBeInTheDocument();
});

test('says when the chef was last there', async () => {
  access = { ...INVITED, last_visit_at: '2026-11-27T15:30:00Z' } as ChefAccessDto['access'];
  await open();
  expect(await screen.findByText(/Última visita: 27 nov 2026, 12:30/)).toBeInTheDocument();
});

test('a chef who is not on the site is activated first', async () => {
  await open({ ...CHEF, state: 'DESACTIVADO' });
  expect(await screen.findByText('Activa al chef para invitarlo.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invitar' })).not.toBeInTheDocument();
});
