import { act, screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { storeWith } from '../test-fixtures';
import { ThanksPage } from './ThanksPage';

test('thanks, leads back home and stays out of search engines', () => {
  renderApp(<ThanksPage />, { store: storeWith({}).store });
  expect(screen.getByRole('heading', { level: 1, name: /^Gracias/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('has the link of the request where no mail brings it', () => {
  const link = 'https://sobremesa.example/solicitud/abcdefghijklmnopqrstuvwxyz0';
  const { router } = renderApp(<ThanksPage />, { store: storeWith({}).store });
  expect(screen.queryByRole('link', { name: 'Ver mi solicitud' })).not.toBeInTheDocument();
  act(() => void router.navigate('/gracias', { state: { link } }));
  expect(screen.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute('href', link);
});
