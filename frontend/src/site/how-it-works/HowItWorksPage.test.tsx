import { screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { storeWith } from '../test-fixtures';
import { HowItWorksPage } from './HowItWorksPage';

test('makes the four points of docs/product.md', () => {
  renderApp(<HowItWorksPage />, { store: storeWith({}).store });
  const points = screen.getAllByRole('listitem').filter((item) => item.matches('.turn'));
  expect(points).toHaveLength(4);
  expect(points[0]).toHaveTextContent(/presenciales/);
  expect(points[1]).toHaveTextContent(/reserva/);
  expect(points[2]).toHaveTextContent(/para todos los gustos.*trae los ingredientes y sus ayudantes/);
  expect(points[3]).toHaveTextContent(/Clases online.*El chef cocina en vivo.*tú lo sigues/);
  expect(screen.getByRole('link', { name: 'Cotiza con nosotros' })).toHaveAttribute('href', '/cotiza');
});
