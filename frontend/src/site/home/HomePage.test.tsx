import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { cardOf, choice, company, envelope, imageOf, storeWith, type Answers } from '../test-fixtures';
import { HomePage } from './HomePage';
import { load } from './load';

const LOGO = {
  id: 1,
  name_company: 'Lumbra',
  color_logo: imageOf('lumbra'),
  transparent_logo: imageOf('lumbra'),
  version: 1,
};
const OPINION = {
  id: 1,
  client_name: 'Josefa Aránguiz',
  verified: true,
  description: 'Nadie se paró hasta la una.',
  score: 4.5,
  chef: { chef_name: 'Ana María Pérez', slug: 'Ana-María-Pérez', profile_image: imageOf('ana') },
};

const EMPTY: Answers = {
  '/company/one': envelope({ ...company, headers: [] }),
  '/chefs/top_chef': envelope([]),
  '/modality/all?scope=proposals': envelope([]),
  '/workered_company/all': envelope([]),
  '/comments/favorite': envelope([]),
};

const FULL: Answers = {
  '/company/one': envelope(company),
  '/chefs/top_chef': envelope([cardOf(1, 'Ana María Pérez'), cardOf(2)]),
  '/modality/all?scope=proposals': envelope([
    { ...choice(4, 'En equipo'), kind: 'team_building' },
    { ...choice(9, 'Brunch'), kind: null },
  ]),
  '/workered_company/all': envelope([LOGO]),
  '/comments/favorite': envelope([OPINION]),
};

async function openHome(answers: Answers) {
  const { store, calls } = storeWith(answers);
  await load({ store, request: new Request('http://sobremesa.test/'), params: {} });
  renderApp(<HomePage />, { store });
  return calls;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('shows what the house has, from what its loader asked for', async () => {
  const calls = await openHome(FULL);
  expect(calls).toHaveLength(5);

  expect(screen.getByRole('heading', { level: 1, name: 'Portada 1' })).toBeInTheDocument();
  const chefs = section('Chefs independientes para tus comidas.');
  expect(chefs.getAllByRole('link', { name: /^Ver Chef/ })).toHaveLength(2);
  expect(chefs.getByRole('link', { name: 'Más chefs' })).toHaveAttribute('href', '/chefs');
  // What the house says of a format does not depend on what staff call it; one that they added has its name alone.
  const format = screen.getByRole('link', { name: 'En equipo Equipos que cocinan juntos y después conversan.' });
  expect(format).toHaveAttribute('href', '/experiencias?formato=4');
  expect(screen.getByRole('link', { name: 'Brunch' })).toHaveAttribute('href', '/experiencias?formato=9');
  const club = section('¡Súmate al Club de las grandes experiencias en la cocina!');
  expect(club.getByRole('img', { name: '4,5 de 5 estrellas' })).toBeInTheDocument();
  expect(club.getByText('Por Josefa Aránguiz')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cotiza con nosotros' })).toBeInTheDocument();
});

test('sets the logos twice and reads them out once', async () => {
  await openHome(FULL);
  const logos = section('Clientes que confían');
  expect(logos.getAllByAltText('Lumbra')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Logos de clientes' }).querySelectorAll('img')).toHaveLength(2);
});

test('leaves out what it has nothing for, and still has a title', async () => {
  await openHome(EMPTY);
  expect(screen.getByRole('heading', { level: 1, name: 'Sobremesa' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Portada' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Clientes que confían' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cotiza con nosotros' })).toBeInTheDocument();
});
