import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { openAndCancel } from '../house/test-dialog';
import { company, envelope, imageOf, storeWith } from '../test-fixtures';
import { AboutPage } from './AboutPage';
import { load } from './load';

const LINKEDIN = 'https://www.linkedin.com/company/sobremesa-example';
const LOGO = {
  id: 1,
  name_company: 'Lumbra',
  color_logo: imageOf('lumbra'),
  transparent_logo: imageOf('lumbra'),
  version: 1,
};

async function open(linkedin: string | null = LINKEDIN) {
  const { store, calls } = storeWith({
    '/company/one': envelope({ ...company, linkedin }),
    '/workered_company/all': envelope([LOGO]),
    ...originalTexts('about'),
  });
  await load({ store, request: new Request('http://sobremesa.test/nosotros'), params: {} });
  renderApp(<AboutPage />, { store });
  return calls;
}

test('offers private events and corporate experiences, and counts over 500 of them', async () => {
  expect(await open()).toHaveLength(3);
  const offer = within(screen.getByRole('region', { name: 'Lo que ofrecemos' }));
  expect(offer.getByRole('heading', { name: 'Eventos privados' })).toBeInTheDocument();
  expect(offer.getByRole('heading', { name: 'Experiencias corporativas' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Más de 500 eventos' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Clientes que confían' })).getByAltText('Lumbra')).toBeVisible();
});

test('leads to the profiles that are registered', async () => {
  await open();
  const profiles = within(screen.getByRole('region', { name: 'Síguenos de cerca' }));
  expect(profiles.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', LINKEDIN);
  expect(profiles.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', company.instagram);
});

test('leaves out a profile that is not registered', async () => {
  await open(null);
  expect(screen.queryByRole('link', { name: 'LinkedIn' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Instagram' })).toBeInTheDocument();
});

test('asks for a quote in the contact dialog', async () => {
  await open();
  await openAndCancel('Cotiza con nosotros', 'Cotiza con nosotros');
});
