import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../app/App';
import { renderApp } from '../../../test-setup/render';
import { storeWith } from '../test-fixtures';
import { ThanksPage } from './ThanksPage';

test('thanks, leads back home and stays out of search engines', () => {
  renderApp(<ThanksPage />, { store: storeWith({}).store });
  expect(screen.getByRole('heading', { level: 1, name: /^Gracias/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('is taken over on a reload as the server sent it, which knows no link', () => {
  const shown = { pathname: '/gracias', state: { link: 'https://sobremesa.example/solicitud/abc' } };
  const router = createMemoryRouter([{ path: '*', element: <ThanksPage /> }], { initialEntries: [shown] });
  const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example', uploadMaxMb: 10 };
  const html = renderToString(
    <App store={storeWith({}).store} settings={settings}>
      <RouterProvider router={router} />
    </App>,
  );
  expect(html).toContain('Volver al inicio');
  expect(html).not.toContain('Ver mi solicitud');
});

test('has the link of the request where no mail brings it', () => {
  const link = 'https://sobremesa.example/solicitud/abcdefghijklmnopqrstuvwxyz0';
  const { router } = renderApp(<ThanksPage />, { store: storeWith({}).store });
  expect(screen.queryByRole('link', { name: 'Ver mi solicitud' })).not.toBeInTheDocument();
  act(() => void router.navigate('/gracias', { state: { link } }));
  expect(screen.getByRole('link', { name: 'Ver mi solicitud' })).toHaveAttribute('href', link);
});
