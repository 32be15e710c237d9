import { screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { storeWith } from '../test-fixtures';
import { NotFound } from './NotFound';

test('says what was looked for, also as a toast', async () => {
  renderApp(<NotFound toast="El chef buscado no existe" />, { store: storeWith({}).store });
  expect(await screen.findByRole('alert')).toHaveTextContent('El chef buscado no existe');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('leads from an unknown experience to the experiences, from elsewhere to the chefs', () => {
  const { unmount } = renderApp(<NotFound />, { path: '/experiencia/nada', store: storeWith({}).store });
  expect(screen.getByRole('link', { name: 'Ver las experiencias' })).toHaveAttribute('href', '/experiencias');
  unmount();
  renderApp(<NotFound />, { path: '/chef/nadie', store: storeWith({}).store });
  expect(screen.getByRole('link', { name: 'Ver los chefs' })).toHaveAttribute('href', '/chefs');
});

test('an address nobody asked about by name needs no toast', () => {
  renderApp(<NotFound />, { store: storeWith({}).store });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Volver al inicio/ })).toHaveAttribute('href', '/');
});
