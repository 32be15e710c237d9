import { fireEvent, screen } from '@testing-library/react';

import { renderApp } from '../../test-setup/render';
import { PageProblem } from './PageProblem';

/** Opens a page that fails until it must not. */
function open(problem: () => unknown) {
  let fails = true;
  const loader = () => {
    if (fails) throw problem();
    return null;
  };
  const page = {
    path: '/',
    loader,
    element: <h1>La página</h1>,
    errorElement: <PageProblem />,
    HydrateFallback: () => null,
  };
  renderApp([page]);
  return () => (fails = false);
}

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => void jest.restoreAllMocks());

test.each([
  ['an API that is away', () => new Response(null, { status: 503 }), /No podemos traer esta página en este momento/],
  ['too many visits', () => new Response(null, { status: 429 }), /Espera un minuto/],
  ['our own mistake', () => new TypeError('chef is undefined'), /Algo falló de nuestro lado/],
])('%s is told in a sentence, and the page can be tried again', async (_, problem, sentence) => {
  const mend = open(problem);
  expect(await screen.findByRole('heading', { level: 1, name: 'Se nos quemó algo en la cocina' })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  mend();
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'La página' })).toBeInTheDocument();
});

test('what nobody has is the 404 page, with the toast of what was looked for', async () => {
  open(() => new Response('El chef buscado no existe', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta mesa no está puesta' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('El chef buscado no existe');
});
