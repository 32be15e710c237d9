import { screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { storeWith } from '../test-fixtures';
import { ThanksPage } from './ThanksPage';

test('thanks, leads back home and stays out of search engines', () => {
  renderApp(<ThanksPage />, { store: storeWith({}).store });
  expect(screen.getByRole('heading', { level: 1, name: /^Gracias/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
