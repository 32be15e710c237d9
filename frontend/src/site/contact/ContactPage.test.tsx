import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { company, envelope, storeWith } from '../test-fixtures';
import { ContactPage } from './ContactPage';
import { loadContact } from './load';

const FACEBOOK = 'https://www.facebook.com/sobremesa.example/';

beforeEach(async () => {
  const { store } = storeWith({ '/company/one': envelope({ ...company, facebook: FACEBOOK }) });
  await loadContact({ store, request: new Request('http://sobremesa.test/cotiza'), params: {} });
  renderApp(<ContactPage />, { store });
});

test('shows the company as it is registered', () => {
  const facts = within(screen.getByRole('region', { name: 'Dónde encontrarnos' }));
  expect(facts.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  expect(facts.getByRole('link', { name: '(+56) 9 1234 5678' })).toHaveAttribute('href', 'https://wa.me/56912345678');
  expect(facts.getByRole('link', { name: 'instagram.com/sobremesa.example' })).toHaveAttribute(
    'href',
    company.instagram,
  );
  expect(facts.getByRole('link', { name: 'facebook.com/sobremesa.example' })).toHaveAttribute('href', FACEBOOK);
  expect(facts.queryByText('LinkedIn')).not.toBeInTheDocument();
  expect(facts.getByText('Av. Italia 1439, Santiago')).toBeInTheDocument();
});

test('begins the request in both ways', () => {
  const panel = within(screen.getByRole('region', { name: 'Cotiza con nosotros' }));
  expect(panel.getByRole('link', { name: /Correo/ })).toHaveAttribute(
    'href',
    expect.stringContaining('subject=Cotizaci'),
  );
  expect(panel.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', expect.stringContaining('?text=Hola'));
});
